// A large card for what one points at for a moment, or comes to by the keyboard; a long press opens it to stay.

import { $, main, make, styled } from "./travel.js";

const SOON = 300;
const LONG = 500;
const read = new Map();
let timer = 0;
let shown = null;

const linkOf = (target) => {
  const thing = target.closest?.("a.card[href], .strip, .charter, .foe, .gone a");
  return thing && main().contains(thing) ? { thing, link: thing.matches("a") ? thing : $("a[href*='/card']", thing) } : null;
};

function hide() {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
}

async function content(href) {
  const key = `${href} ${main().dataset.version}`;
  if (!read.has(key)) {
    const answer = await fetch(href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
    if (!answer.ok) return null;
    if (read.size > 200) read.clear();
    read.set(key, $("#main", new DOMParser().parseFromString(await answer.text(), "text/html")));
  }
  return read.get(key);
}

// The table may have been drawn anew meanwhile: then the same card, if it is still pointed at.
const still = (thing, href) => thing.isConnected ? thing
  : [...document.querySelectorAll(":hover"), document.activeElement].map(linkOf).find((one) => one?.link?.href === href)?.thing;

async function show(before, href) {
  const [found] = await Promise.all([content(href), styled("pages")]).catch(() => [null]);
  const thing = still(before, href);
  if (!found || !thing || !(thing.matches(":hover") || thing.contains(document.activeElement)) || $("dialog[open], .dragging")) return;
  hide();
  shown = make("aside", { className: "peek" });
  shown.setAttribute("aria-hidden", "true"); // who listens has heard all of it as the label of the card
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

export function peeking(look, first, rest, near) {
  const soon = (target) => {
    const found = linkOf(target);
    if (!found?.link) return hide();
    hide();
    timer = setTimeout(() => show(found.thing, found.link.href), SOON);
  };
  let pointed = null;
  let pressed = first ? null : rest;
  document.addEventListener("pointerdown", ({ clientX, clientY }) => { pressed = [clientX, clientY]; }, { passive: true });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const thing = linkOf(event.target)?.thing ?? null;
    if (thing === pointed) return;
    pointed = thing;
    // Whatever comes under a pointer that has not moved since it pressed something was not pointed at.
    if (pressed && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) < near) return hide();
    pressed = null;
    soon(event.target);
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) soon(event.target); });
  if (first) soon(first);
  for (const end of ["pointerdown", "keydown", "wheel", "focusout"]) document.addEventListener(end, hide, { passive: true });
  let press = 0;
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    const found = linkOf(event.target);
    clearTimeout(press);
    if (found?.link) press = setTimeout(() => { if (!$(".dragging")) look(found.link.href); }, LONG);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, (event) => {
    if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(press);
  });
  document.addEventListener("contextmenu", (event) => { if (linkOf(event.target) && matchMedia("(pointer: coarse)").matches) event.preventDefault(); });
}
