// What a script adds to lessons and the coach: a new note takes the focus, so that it is read out and the keys work on it.

import { $ } from "./travel.js";

let shown = "";
function notice() {
  const note = $("[data-note]");
  const now = note?.dataset.note ?? "";
  if (note && now !== shown && note.matches("[data-lit]")) note.focus({ preventScroll: true });
  shown = now;
}

new MutationObserver(notice).observe(document.body, { childList: true });
notice();
