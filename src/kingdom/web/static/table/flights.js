// What flies over the table: copies that no zone clips, which ignore the pointer and are gone when they have arrived.
// What they stand for lies at its place from the first frame and can be pressed there; it is only transparent meanwhile.

import { animate, pace, played } from "../shared/motion.js";
import { $, make } from "../shared/travel.js";

export const EASE = "cubic-bezier(.2, .8, .2, 1)";
export const FLIGHT = 280;
const SQUASH = "scale(1.06, .94)";
const MOST = 12; // layers that move at once

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

let aloft = 0;

/**
 * Show a copy above the table while it moves.
 * @param {HTMLElement} ghost
 * @param {Box} box
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {KeyframeAnimationOptions} [more]
 */
export function launch(ghost, box, frames, duration, more = {}) {
  if (aloft >= MOST) return Promise.resolve();
  aloft += 1;
  ghost.classList.add("traveller");
  ghost.setAttribute("aria-hidden", "true");
  for (const side of ["left", "top", "width", "height"]) ghost.style[side] = `${box[side]}px`;
  document.body.append(ghost);
  return played(animate(ghost, frames, duration, { easing: EASE, fill: "both", ...more })).then(() => {
    aloft -= 1;
    ghost.remove();
  });
}

/**
 * Keep an element transparent until what stands for it has arrived.
 * @param {Element} element
 * @param {number} duration
 */
export const wait = (element, duration) => animate(element, [{ opacity: 0 }, { opacity: 0 }], duration);

/**
 * A copy that says nothing about the table: no script finds it, nothing can be done with it.
 * @param {HTMLElement} element
 */
export function copy(element) {
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const name of ["data-card", "data-hand", "data-testid", "href", "id"]) ghost.removeAttribute(name);
  return ghost;
}

/**
 * A card as a picture with its name and points, made of whatever stands for it on the table.
 * @param {Element} element
 * @param {string} kind
 */
export function portrait(element, kind) {
  const ghost = make("div", { className: `${kind} ${tincture(element)}` });
  const picture = $("img", element);
  if (picture) ghost.append(make("img", { src: picture.src, alt: "", className: picture.className }));
  ghost.append(make("b", { textContent: named(element) }));
  const points = $(".vp, .card-vp", element);
  if (points) ghost.append(make("i", { textContent: points.textContent.trim() }));
  return ghost;
}

const TINCTURES = ["structure", "specialist", "monument", "discovery", "treasure", "calamity", "menace", "advisor"];
const tincture = (element) => TINCTURES.find((one) => element.classList.contains(one)) ?? "menace";
const named = (element) => ($(".card-name, a", element) ?? element).textContent.replace(/\s+/g, " ").trim();

const to = (box, base) =>
  `translate(${box.left - base.left}px, ${box.top - base.top}px) scale(${Math.max(box.width, 1) / base.width})`;

/**
 * A card flies from a place to another.
 * @param {HTMLElement} seen the card where it is large enough to be seen
 * @param {Box} base where that is
 * @param {Box} from
 * @param {Box} goal
 * @param {number} delay
 */
export function fly(seen, base, from, goal, delay) {
  const ghost = seen.matches(".card") ? copy(seen) : portrait(seen, "small-portrait");
  const frames = [{ transform: to(from, base) }, { transform: to(goal, base) }];
  return launch(ghost, base, frames, FLIGHT, { delay });
}

/**
 * A card of the hand flies to the place where it is laid.
 * @param {HTMLElement} card
 * @param {HTMLElement} slot
 */
export function layDown(card, slot) {
  const [from, goal] = [card, slot].map((one) => one.getBoundingClientRect());
  if (!pace() || !from.width || !goal.width) return;
  wait(slot, FLIGHT);
  fly(card, from, from, goal, 0);
}

/**
 * A cube flies in an arc, and lands with a squash.
 * @param {HTMLElement} cube where it lies in the end
 * @param {Box} from
 * @param {Box} goal
 * @param {number} delay
 */
export function toss(cube, from, goal, delay) {
  const ghost = copy(cube);
  ghost.classList.remove("open");
  ghost.style.setProperty("--size", `${goal.width}px`);
  const [x, y] = [from.left + from.width / 2 - goal.left - goal.width / 2, from.top - goal.top];
  const height = Math.min(60, 20 + Math.hypot(x, y) / 8);
  const frames = [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - height}px) scale(1.15)`, offset: 0.5 },
    { transform: "none", offset: 0.85 },
    { transform: SQUASH, offset: 0.92 },
    { transform: "none" },
  ];
  return launch(ghost, goal, frames, 260, { delay, easing: "ease-out" });
}

/**
 * A tile lights up.
 * @param {Box} box
 * @param {number} delay
 */
export const glow = (box, delay) =>
  launch(make("div", { className: "glow" }), box, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], 300, {
    delay,
  });

// A wedge that opens like the hand of a clock.
const ROUND = ["50% -20%", "120% -20%", "120% 120%", "-20% 120%", "-20% -20%", "50% -20%"];
const SWEEP = ROUND.map((_, at) => ({
  clipPath: `polygon(50% 50%, ${ROUND.map((__, corner) => ROUND[Math.min(corner, at)]).join(", ")})`,
}));
const FEAST = 1700;
const MELT = 0.71; // of the time: when the card reaches the Duchy

/**
 * A completed card: gold leaf runs round it, it stands large for a beat, and melts into the Duchy.
 * @param {Box} from
 * @param {HTMLElement} field
 */
export function feast(from, field) {
  const ghost = portrait(field, "feast");
  const leaf = ghost.appendChild(make("span", { className: "feast-leaf" }));
  const goal = field.getBoundingClientRect();
  const [width, height] = [Math.max(from.width, 170), Math.max(from.height, 120)];
  const base = {
    left: Math.max(width / 7, Math.min(from.left, innerWidth - 1.2 * width)),
    top: from.top,
    width,
    height,
  };
  const large = `translate(${-width / 8}px, ${-height / 8}px) scale(1.25)`;
  const home = to(goal, base);
  animate(leaf, SWEEP, 400, { fill: "backwards" });
  animate(field, [{ opacity: 0 }, { opacity: 0, offset: MELT }, { opacity: 1 }], FEAST);
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "none", offset: 0.24 },
    { transform: large, offset: 0.36 },
    { transform: large, offset: 0.53 },
    { transform: home, opacity: 1, offset: MELT },
    { transform: home, opacity: 0 },
  ];
  return launch(ghost, base, frames, FEAST, { easing: "linear" });
}

const CRACK = "54% 0, 43% 22%, 60% 46%, 42% 70%, 52% 100%";
const HALVES = [`polygon(0 0, ${CRACK}, 0 100%)`, `polygon(100% 0, ${CRACK}, 100% 100%)`];

/**
 * A vanquished Menace: its picture cracks in two, and both halves fall.
 * @param {Element} menace as it was
 * @param {Box} box
 * @param {number} delay
 */
export function shatter(menace, box, delay) {
  HALVES.forEach((half, at) => {
    const ghost = portrait(menace, "small-portrait");
    ghost.style.clipPath = half;
    const side = at ? 1 : -1;
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: `translate(${side * 4}px, 0) rotate(${side}deg)`, opacity: 1, offset: 0.3 },
      { transform: `translate(${side * 30}px, 30vh) rotate(${side * 20}deg)`, opacity: 0 },
    ];
    launch(ghost, box, frames, 700 - delay, { delay, easing: "ease-in" });
  });
}

/**
 * The sky of a new round: it rises over the table and is gone again.
 * @param {string} round
 */
export function dawn(round) {
  const whole = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const sky = make("div", { className: `sky sky-${round}` });
  const frames = [
    { opacity: 0, transform: "translateY(30%)" },
    { opacity: 1, transform: "none", offset: 0.4 },
    { opacity: 0, transform: "none" },
  ];
  launch(sky, whole, frames, 1600, { easing: "ease-in-out" });
}
