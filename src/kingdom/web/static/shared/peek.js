// Shows a large card when the pointer rests on a card or the keyboard focuses it; a long press opens it in a dialog.

import { $, main, make, styled, styledLike } from "./travel.js";

const SOON = 300;
const LONG = 500;
const read = new Map();
let timer = 0; // until a card shows itself; no longer the same if something else has come up meanwhile
let shown = null;

const linkOf = (target) => {
  const thing = target.closest?.("a.card[href], .strip, .tile, .charter, .foe, .thumbs a");
  return thing && main().contains(thing)
    ? { thing, link: thing.matches("a") ? thing : $("a[href*='/card']", thing) }
    : null;
};

function hide() {
  clearTimeout(timer);
  timer = 0;
  shown?.remove();
  shown = null;
}

async function content(href) {
  const key = `${href} ${main().dataset.version}`;
  if (!read.has(key)) {
    const answer = await fetch(href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
    if (!answer.ok) return null;
    if (read.size > 200) read.clear();
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    await styledLike(page);
    read.set(key, $("#main", page));
  }
  return read.get(key);
}

// The element to show. If the table has been redrawn meanwhile, that is the same card, if still pointed at.
const still = (thing, href) =>
  thing.isConnected
    ? thing
    : [...document.querySelectorAll(":hover"), document.activeElement]
        .map(linkOf)
        .find((one) => one?.link?.href === href)?.thing;

async function show(before, href) {
  const mine = timer;
  const [found] = await Promise.all([content(href), styled("shared/pages"), styled("shared/dialog")]).catch(() => [
    null,
  ]);
  const thing = still(before, href);
  if (
    timer !== mine ||
    !found ||
    !thing ||
    !(thing.matches(":hover") || thing.contains(document.activeElement)) ||
    $("dialog[open], .dragging")
  )
    return;
  hide();
  shown = make("aside", { className: "peek" });
  shown.setAttribute("aria-hidden", "true"); // the label of the card has the same content
  shown.inert = true;
  const page = make("div", { className: "page" });
  page.append(...document.importNode(found, true).childNodes);
  shown.append(page);
  document.body.append(shown);
  const box = thing.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const beside = box.right + 8 + width < innerWidth ? box.right + 8 : box.left - 8 - width;
  const left = beside >= 4 ? beside : Math.max(4, Math.min(box.left, innerWidth - width - 4));
  const above = beside >= 4 ? box.top : box.top > innerHeight / 2 ? box.top - height - 8 : box.bottom + 8;
  Object.assign(shown.style, { left: `${left}px`, top: `${Math.max(4, Math.min(above, innerHeight - height - 4))}px` });
}

/**
 * Start to show large cards.
 * @param {import("./dialog.js").Look} look
 * @param {Element | null} first the element already pointed at
 * @param {number[] | null} rest the position of the resting pointer
 * @param {number} near the distance in pixels within which it counts as resting
 */
export function peeking(look, first, rest, near) {
  const soon = (target) => {
    const found = linkOf(target);
    if (!found?.link) return hide();
    hide();
    timer = setTimeout(() => show(found.thing, found.link.href), SOON);
  };
  let pointed = null;
  let pressed = first ? null : rest;
  document.addEventListener(
    "pointerdown",
    ({ clientX, clientY }) => {
      pressed = [clientX, clientY];
    },
    { passive: true },
  );
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const thing = linkOf(event.target)?.thing ?? null;
    if (thing === pointed) return;
    pointed = thing;
    // If the pointer has not moved since the last click, the page has moved: the player is not pointing at it.
    if (pressed && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) < near) return hide();
    pressed = null;
    soon(event.target);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) soon(event.target);
  });
  if (first) soon(first);
  for (const end of ["pointerdown", "keydown", "wheel", "focusout"])
    document.addEventListener(end, hide, { passive: true });
  let press = 0;
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    const found = linkOf(event.target);
    clearTimeout(press);
    if (found?.link)
      press = setTimeout(() => {
        if (!$(".dragging")) look(found.link.href);
      }, LONG);
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointermove"]))
    document.addEventListener(end, (event) => {
      if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(press);
    });
  document.addEventListener("contextmenu", (event) => {
    if (linkOf(event.target) && matchMedia("(pointer: coarse)").matches) event.preventDefault();
  });
}
