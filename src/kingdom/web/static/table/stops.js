// Few tab stops: each list of a table is one, and arrows move within it. An element with `data-group` is a group of its
// own, in place of the list around it. Without a script every link and button is a stop.

import { $$, main } from "../shared/travel.js";

const STOPS = "a[href], button:not(.without-js), [data-stop]";

/**
 * The group of an element: the nearest `data-group`, or else the outermost list on the table.
 * @param {Element} one
 * @returns {HTMLElement | null}
 */
export function groupOf(one) {
  const own = /** @type {HTMLElement | null} */ (one.closest("[data-group]"));
  if (own) return own;
  let found = null;
  for (let at = one; at && at !== main(); at = at.parentElement) if (at.matches("ul, ol")) found = at;
  return main()?.contains(one) ? found : null;
}

/**
 * What arrows reach within a group.
 * @param {Element} group
 */
export const stopsOf = (group) => $$(STOPS, group).filter((one) => groupOf(one) === group && one.checkVisibility());

// One stop for each group: what can be done comes before what can only be looked at. A list that scrolls is a stop.
function settle(group) {
  const stops = $$(STOPS, group).filter((one) => groupOf(one) === group);
  const first = group.hasAttribute("tabindex") ? null : (stops.find((one) => one.matches("button")) ?? stops[0]);
  for (const one of stops) one.tabIndex = one === first ? 0 : -1;
}

/** Make every group of the table one stop. */
export function gather() {
  if (!main()?.dataset.table) return;
  const groups = new Set($$(STOPS, main()).map(groupOf));
  groups.delete(null);
  groups.forEach(settle);
}

// Whatever gets the focus is its group's stop from then on.
document.addEventListener("focusin", ({ target }) => {
  const one = /** @type {HTMLElement} */ (target);
  const group = one.matches(STOPS) && main()?.dataset.table ? groupOf(one) : null;
  if (!group || group.hasAttribute("tabindex")) return;
  for (const other of $$(STOPS, group)) if (groupOf(other) === group) other.tabIndex = other === one ? 0 : -1;
});

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Move within a group by an arrow, Home or End; returns true if the key had that meaning.
 * @param {KeyboardEvent} event
 */
export function moved(event) {
  const from = /** @type {HTMLElement} */ (event.target);
  if (from.matches("input")) return false; // its own arrows
  const scrolls = from.matches("ul, ol") && event.key !== "ArrowRight"; // the list itself: arrows scroll it
  const group = scrolls ? null : groupOf(from);
  if (!group || !(event.key in STEPS || event.key === "Home" || event.key === "End")) return false;
  const stops = stopsOf(group);
  const at = stops.indexOf(from);
  const to = event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : at + STEPS[event.key];
  stops[to]?.focus();
  return Boolean(stops[to]);
}
