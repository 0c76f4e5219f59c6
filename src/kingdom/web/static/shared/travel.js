// Helpers for all scripts; and the animations when the table is replaced: cards that change zones, and cubes that have
// just been placed.

import { animate, pace, played } from "./motion.js";

/**
 * The first element that matches; null if none does.
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {any}
 */
export const $ = (selector, from = document) => from.querySelector(selector);

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {any[]}
 */
export const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];

/**
 * A new element with these properties.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Partial<HTMLElementTagNameMap[T]>} properties
 * @returns {HTMLElementTagNameMap[T]}
 */
export const make = (tag, properties) => Object.assign(document.createElement(tag), properties);

export const main = () => $("#main");

/**
 * Load a style sheet that not every table needs. It goes before the table's own, whose rules for narrow screens win.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function styled(name) {
  const base = $("link[href*='base.css']").href;
  const href = base.replace(/shared\/base\.css.*/, `${name}.css`);
  if ($$("link[rel=stylesheet]").some((link) => link.href === href)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => resolve();
    const link = make("link", { rel: "stylesheet", href, onload: done, onerror: done });
    const table = $("link[href*='/table.css']");
    if (table) table.before(link);
    else document.head.append(link);
  });
}

/**
 * Load the style sheets of another page before showing a part of it on this one.
 * @param {Document} page
 */
export const styledLike = (page) =>
  Promise.all($$("link[rel=stylesheet]", page).map((link) => styled(link.href.match(/([\w-]+\/[\w-]+)\.css$/)[1])));

const TIME = 260;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

// The places of all cards that the viewer knows. If one is shown twice, as a card and as a strip, the first counts.
function places(from) {
  /** @type {Places} */
  const found = new Map();
  for (const card of $$("[data-card]", from)) {
    if (!found.has(card.dataset.card))
      found.set(card.dataset.card, { card, zone: card.closest("[data-testid]")?.dataset.testid });
  }
  return found;
}

/** @typedef {Map<string, { card: HTMLElement, zone?: string, box?: DOMRect }>} Places */

/**
 * The present places of the cards, to compare with their places afterwards; null if animations are off.
 * @param {HTMLElement} old
 * @returns {Places | null}
 */
export function remember(old) {
  if (!pace()) return null;
  const found = places(old);
  for (const place of found.values()) place.box = place.card.getBoundingClientRect();
  return found;
}

/**
 * Animate cards that change zones. A copy of the card moves above everything else, so that no zone clips it and nothing
 * is squashed. It ignores the pointer, so nobody has to wait for it.
 * @param {Places | null} before
 * @param {HTMLElement} fresh
 */
export function travel(before, fresh) {
  if (!before) return;
  for (const [key, now] of places(fresh)) {
    const was = before.get(key);
    if (!was?.box.width || was.zone === now.zone) continue;
    const box = now.card.getBoundingClientRect();
    if (!box.width) continue;
    const ghost = /** @type {HTMLElement} */ (now.card.cloneNode(true));
    ghost.removeAttribute("data-card");
    ghost.removeAttribute("href");
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("traveller");
    Object.assign(ghost.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    document.body.append(ghost);
    now.card.style.visibility = "hidden";
    const from = `translate(${was.box.left - box.left}px, ${was.box.top - box.top}px)`;
    played(animate(ghost, [{ transform: from }, { transform: "none" }], TIME, { easing: EASE })).then(() => {
      ghost.remove();
      now.card.style.visibility = "";
    });
  }
}

/**
 * Animate cubes that have just been placed.
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 */
export function land(old, fresh) {
  const filled = (charter, code) => $$(`.spaces .r.${code}:not(.open)`, charter);
  const count = (charter, code) => filled(charter, code).length;
  for (const charter of $$(".mine .charter[data-card]", fresh)) {
    const before = $(`.mine .charter[data-card="${charter.dataset.card}"]`, old);
    if (!before) continue;
    for (const code of "mpgeks") {
      const more = count(charter, code) - count(before, code);
      if (more > 0)
        filled(charter, code)
          .slice(-more)
          .forEach((cube) => cube.parentElement.classList.add("landed"));
    }
  }
}
