// Notes of lessons and the coach: a new note gets the focus, so that it is read out and keys work on it. It is placed
// where it does not hide its subject; on a small screen, the page scrolls to the subject.

import { $, $$ } from "../shared/travel.js";

const narrow = matchMedia("(max-width: 900px)");
const EDGE = 8;
const CARDS = ".table .lit:not(.alchemy li)"; // in Alchemy, the space for the next cube
const WIDTHS = [520, 420, 340]; // for a note that does not fit at its usual width

const zones = (lit) =>
  lit === "areas"
    ? $$("[data-area]")
    : $$(`[data-area="${lit}"], [data-panel="${lit}"], [data-testid="${lit}"], .${lit}:is(.bar, .decks)`);
const seen = (found) => found.filter((one) => one.checkVisibility());

// The boxes that the note should not hide, with weights: its cards, its zone, and buttons.
const obstaclesOf = (lit) => {
  const boxes = (found, weight) => seen(found).map((one) => [one.getBoundingClientRect(), weight]);
  return [
    ...boxes($$(`${CARDS}, .table .pointed-at`), 50),
    ...boxes($$(".bar button, .bar a"), 50),
    ...boxes($$("button[name=do], a[data-soft]"), 5),
    ...boxes(zones(lit), 10),
  ];
};

// The place where the note hides least; among equals, the one nearest to its usual place.
function cheapest(note, obstacles) {
  const { left, top, width, height } = note.getBoundingClientRect();
  const bar = $(".bar").getBoundingClientRect().bottom + EDGE;
  const lowest = Math.max(bar, innerHeight - height - EDGE),
    rightmost = innerWidth - width - EDGE;
  const fits = (low, high) => (at) => Math.min(Math.max(at, low), high);
  const across = [
    left,
    EDGE,
    rightmost,
    ...obstacles.flatMap(([box]) => [box.right + EDGE, box.left - width - EDGE]),
  ].map(fits(EDGE, rightmost));
  const down = [top, bar, lowest, ...obstacles.flatMap(([box]) => [box.bottom + EDGE, box.top - height - EDGE])].map(
    fits(bar, lowest),
  );
  const hidden = (x, y) =>
    obstacles.reduce(
      (sum, [box, weight]) =>
        sum +
        weight *
          Math.max(0, Math.min(box.right, x + width) - Math.max(box.left, x)) *
          Math.max(0, Math.min(box.bottom, y + height) - Math.max(box.top, y)),
      0,
    );
  const found = [...new Set(down)].flatMap((y) =>
    [...new Set(across)].map((x) => ({ x, y, width, cost: hidden(x, y) + Math.hypot(x - left, y - top) / 1e4 })),
  );
  return found.reduce((best, one) => (one.cost < best.cost ? one : best));
}

function place(note) {
  note.removeAttribute("style");
  if (narrow.matches || note.dataset.lit === "table") return;
  const obstacles = obstaclesOf(note.dataset.lit).filter(([box]) => box.width);
  let best = cheapest(note, obstacles);
  for (const width of WIDTHS) {
    if (best.cost < 1) break;
    note.style.width = `${width}px`;
    const slim = cheapest(note, obstacles);
    if (slim.cost < best.cost) best = slim;
  }
  Object.assign(note.style, {
    left: `${best.x}px`,
    top: `${best.y}px`,
    width: `${best.width}px`,
    bottom: "auto",
    translate: "none",
  });
}

let shown = "";
function notice() {
  const note = $("[data-note]");
  const now = note?.dataset.note ?? "";
  if (note?.matches("[data-lit]")) {
    place(note);
    if (now !== shown) {
      note.focus({ preventScroll: true });
      const there = seen($$(CARDS))[0] ?? zones(note.dataset.lit)[0];
      if (narrow.matches && note.dataset.lit !== "hand") there?.scrollIntoView({ block: "start" });
    }
  }
  shown = now;
}

new MutationObserver(notice).observe(document.body, { childList: true });
for (const event of ["resize", "load"]) addEventListener(event, notice);
document.addEventListener("pointed", notice);
notice();
