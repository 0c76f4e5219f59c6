// What moves: how fast, and that any press, key or hidden tab finishes it. The page is final before anything moves.

import { setting } from "./settings.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const PACE = { quick: 0.5, off: 0 };

/** @type {Set<Animation>} */
const running = new Set();
/** @type {Set<() => void>} */
const endings = new Set();

/** The factor for all times; 0 if nothing moves. */
export const pace = () => (calm.matches || document.hidden ? 0 : (PACE[setting("speed")] ?? 1));

/**
 * Animate an element; its pace must not be 0.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} duration in milliseconds, at normal speed
 * @param {KeyframeAnimationOptions} [more]
 */
export function animate(element, frames, duration, more = {}) {
  const factor = pace();
  const times = { duration: duration * factor, delay: Number(more.delay ?? 0) * factor };
  const one = element.animate(frames, { ...more, ...times });
  running.add(one);
  one.finished.catch(() => {}).finally(() => running.delete(one));
  return one;
}

/**
 * Resolves when an animation has ended, in whatever way.
 * @param {Animation} animation
 */
export const played = (animation) =>
  animation.finished.then(
    () => {},
    () => {},
  );

/** Resolves when nothing moves any more. */
export async function settled() {
  while (running.size) await Promise.all([...running].map(played));
}

/**
 * Do something also when all motion is finished early.
 * @param {() => void} ending
 */
export function atEnd(ending) {
  endings.add(ending);
  return () => endings.delete(ending);
}

/** Finish everything that moves. */
export function finish() {
  running.forEach((one) => one.finish());
  endings.forEach((ending) => ending());
}

for (const event of ["pointerdown", "keydown"]) addEventListener(event, finish, { capture: true });
document.addEventListener("visibilitychange", finish);
addEventListener("beforeprint", finish);
calm.addEventListener("change", finish);
