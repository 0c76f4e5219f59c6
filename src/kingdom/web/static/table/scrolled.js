// Keeps the scroll position of lists for the rest of the phase. Loaded when something is first scrolled.

import { $, main } from "../shared/travel.js";

const tops = new Map();
let stage = main()?.dataset.stage;

// Find a list by its zone.
const found = (list) => list.closest?.("[data-testid]")?.dataset.testid;

/** @param {any} list */
export function note(list) {
  if (list.matches?.(".zone, .zone > ul") && found(list))
    tops.set(`[data-testid=${found(list)}]${list.matches(".zone") ? "" : " > ul"}`, list.scrollTop);
}

document.addEventListener("scroll", ({ target }) => note(target), { capture: true, passive: true });

new MutationObserver(() => {
  const now = main()?.dataset.stage;
  if (now !== stage) tops.clear();
  stage = now;
  for (const [list, top] of tops) if ($(list)?.scrollTop === 0) $(list).scrollTop = top;
}).observe(document.body, { childList: true });
