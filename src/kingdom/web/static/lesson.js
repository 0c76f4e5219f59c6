// What a script adds to lessons and the coach: a new note takes the focus, so that it is read out and the keys work on it,
// and what it speaks of is scrolled to where one sees it.

import { $ } from "./travel.js";

const narrow = matchMedia("(max-width: 900px)");

const spoken = (lit) => $(".table .lit") ?? $(`[data-area="${lit}"], [data-panel="${lit}"], [data-testid="${lit}"]`);

let shown = "";
function notice() {
  const note = $("[data-note]");
  const now = note?.dataset.note ?? "";
  if (note && now !== shown && note.matches("[data-lit]")) {
    note.focus({ preventScroll: true });
    if (narrow.matches && note.dataset.lit !== "hand") spoken(note.dataset.lit)?.scrollIntoView({ block: "start" });
  }
  shown = now;
}

new MutationObserver(notice).observe(document.body, { childList: true });
notice();
