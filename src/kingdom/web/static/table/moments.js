// What has changed between two states of the table, so that it can be seen and heard: cards and cubes fly from where
// they were to where they are, production runs through a Duchy, a completed card has its moment. Only what both states
// show is compared, so a face-down card moves like any other: as long, and on the same way.

import { animate, finish, pace } from "../shared/motion.js";
import { sound } from "../shared/sounds.js";
import { $, $$, styled } from "../shared/travel.js";
import { FLIGHT, dawn, feast, fly, glow, shatter, toss, wait } from "./flights.js";

const RIVAL = ".them .person";
const CHOSEN = ".them [data-counts=selection]";
const STAGGER = 80;
const MOST_STAGGERED = 3; // of cards: more fly together
const OUTLINED = 1500; // milliseconds
const PURSES = [
  [".mine", "[data-testid=cubes], [data-testid=stock]"],
  [".them", RIVAL],
];
const CODES = [..."mpgeks"];

const box = (element) => element?.getBoundingClientRect();
const isThere = (found) => Boolean(found?.width);

// The zone of a card; each place of the opponent is one.
function zoneOf(card) {
  const zone = card.closest("[data-testid]")?.dataset.testid;
  if (zone !== "opponent") return zone;
  const place = card.closest("[data-counts], .works, .built, .held");
  return place ? `opponent ${place.dataset.counts ?? place.classList[0]}` : zone;
}

// All cards that a viewer can tell apart. If one is shown twice, as a card and as a strip, the first counts.
function cardsOf(table) {
  const found = new Map();
  for (const card of $$("[data-card]", table))
    if (!found.has(card.dataset.card)) found.set(card.dataset.card, { card, zone: zoneOf(card) });
  return found;
}

const count = (selector, table) => $$(selector, table).length;
const chosen = (table) => parseInt($(CHOSEN, table)?.textContent ?? "0", 10);
const shrunk = (old, fresh) =>
  ["left", "right"].find((area) => {
    const cards = `[data-area=${area}] [data-card]`;
    return count(cards, fresh) < count(cards, old);
  });

// Where a card comes from that could not be seen before.
function origin(zone, old, fresh) {
  if (zone === "hand") return ".decks";
  if (zone?.startsWith("area")) {
    const hand = "[data-testid=hand] [data-card]";
    const laid = `[data-testid=${zone}] [data-slot]`;
    if (count(hand, fresh) < count(hand, old)) return $(laid, old) ? laid : "[data-testid=hand]";
    return old.dataset.round === fresh.dataset.round ? RIVAL : ".decks";
  }
  if (zone === "opponent works") return CHOSEN;
  const area = zone?.includes("selection") && shrunk(old, fresh);
  return area ? `[data-area=${area}]` : null;
}

// Where a card goes to that cannot be seen any more.
function goal(zone, old, fresh) {
  if (!zone?.startsWith("area") || old.dataset.round !== fresh.dataset.round) return null;
  return chosen(fresh) > chosen(old) ? CHOSEN : "[data-testid=selection]";
}

// Where a card of the hand has been laid already.
const slotOf = (card, old) => {
  const item = card.closest("[data-hand]");
  return item && $(`[data-slot="${CSS.escape(item.dataset.hand)}"]`, old);
};

const kindOf = (card) => $("a[href*='/card/']", card)?.pathname.replace(/%23.*/, "");

// The field of a Duchy that a site has become, if it has.
function completed({ card, zone }, old, fresh) {
  const land = { construction: ".duchy", "opponent works": ".them .built" }[zone];
  if (!land || card.matches(".threat")) return null;
  const same = (table) => $$(`${land} [data-card]`, table).find((field) => kindOf(field) === kindOf(card));
  const field = same(fresh);
  return field && field.textContent !== same(old)?.textContent ? field : null;
}

// Cubes that have been placed, each with the place that it comes from.
function placed(old, fresh) {
  const found = [];
  for (const [side, purse] of PURSES)
    for (const site of $$(`${side} [data-card]:has(.spaces)`, fresh)) {
      const before = $(`${side} [data-card="${site.dataset.card}"] .spaces`, old);
      if (!before) continue;
      for (const code of CODES) {
        const now = filled($(".spaces", site), code);
        const more = Math.max(0, now.length - filled(before, code).length);
        const sources = side === ".mine" ? $$(`[data-testid=cubes] [data-cube=${code}]`, old) : [];
        for (const [at, cube] of now.slice(now.length - more).entries())
          found.push({ cube, from: box(sources[at] ?? $(purse, old)) });
      }
    }
  return found.filter(({ from }) => isThere(from));
}

// The filled spaces of a kind; where they are only counted, the sign of their kind stands for each.
function filled(spaces, code) {
  if (!spaces.matches(".counted")) return $$(`.r.${code}:not(.open)`, spaces);
  const sign = $(`.r.${code}`, spaces);
  const number = parseInt(sign?.parentElement.textContent.replace(/^\D+/, "") ?? "0", 10);
  return Array.from({ length: number || 0 }, () => sign);
}

// Colour rises in the picture of a site: from where it stood.
const RISING = "[data-card] .rise .picture:not(.dry)";
const levels = (table) =>
  new Map($$(RISING, table).map((one) => [one.closest("[data-card]").dataset.card, getComputedStyle(one).clipPath]));

function rise(before) {
  for (const one of $$(RISING, document)) {
    const was = before.get(one.closest("[data-card]").dataset.card);
    const now = getComputedStyle(one).clipPath;
    if (was && was !== now) animate(one, [{ clipPath: was }, { clipPath: now }], 400, { easing: "ease-out" });
  }
}

const stepOf = (table) => $(".steps [aria-current=step] .r", table)?.classList[1];

// Production: the tiles that make something light up from left to right, and cubes rise out of them.
function production(code) {
  /** @type {[string, any[]][]} */
  const sides = [
    [".duchy", $$(`[data-testid=cubes] [data-cube=${code}] .r`)],
    [".them .built", []],
  ];
  for (const [land, cubes] of sides) {
    const tiles = $$(`${land} [data-card]`).filter((tile) => $(`.r.${code}`, tile));
    const places = tiles.map(box).filter(isThere);
    places.sort((one, other) => one.left - other.left);
    places.slice(0, 4).forEach((place, at) => glow(place, at * 40));
    cubes.slice(0, 6).forEach((cube, at) => {
      const from = places[at % places.length];
      if (!from) return;
      wait(cube, 260 + at * 40);
      toss(cube, from, box(cube), at * 40);
    });
  }
}

/**
 * Compare two states of the table, the first of which is still shown; afterwards, call the result.
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 */
export function watch(old, fresh) {
  finish();
  const { table, seat, round } = fresh.dataset;
  if (!table || old.dataset.table !== table || old.dataset.seat !== seat) return () => {};
  const before = cardsOf(old);
  const after = cardsOf(fresh);
  const feasts = [];
  const flights = [];
  const fallen = [];
  for (const [key, was] of before) {
    const now = after.get(key);
    if (now?.zone === was.zone) continue;
    const field = completed(was, old, fresh);
    const to = now ? now.card : goal(was.zone, old, fresh);
    if (field) feasts.push({ ...was, from: box(was.card), field });
    else if (!now && was.zone === "opponent works" && was.card.matches(".threat") && old.dataset.stage === "combat")
      fallen.push({ card: was.card, from: box(was.card), army: [] });
    else if (to) flights.push({ card: was.card, from: box(slotOf(was.card, old) ?? was.card), to });
  }
  for (const foe of $$("[data-foe]", old)) {
    const left = $(`[data-foe="${foe.dataset.foe}"]`, fresh)?.dataset.count ?? 0;
    const army = $$(".army .ranks .r", old).slice(0, 4).map(box);
    if (Number(left) < Number(foe.dataset.count)) fallen.push({ card: foe, from: box(foe), army });
  }
  for (const [key, now] of after) {
    const from = before.has(key) ? null : origin(now.zone, old, fresh);
    if (from) flights.push({ card: now.card, from: box($(from, old)), to: now.card, isNew: true });
  }
  const cubes = placed(old, fresh);
  const coloured = pace() ? levels(old) : new Map();
  const code = stepOf(fresh);
  const produces = code && code !== stepOf(old);
  const isNewRound = Number(round) > Number(old.dataset.round);
  const heard = feasts.length ? "complete" : produces ? "coin" : cubes.length ? "cube" : flights.length ? "card" : null;
  return () => {
    if (document.hidden) return;
    if (heard) sound(heard);
    if (!pace()) return mark([...flights.map(({ to }) => to), ...feasts.map(({ field }) => field)]);
    const feasted = feasts.filter(({ from, field }) => isThere(from) && isThere(box(field)));
    for (const { card, from, field } of feasted.slice(1)) fly(card, from, from, box(field), 0);
    if (feasted[0]) feast(feasted[0].from, feasted[0].field);
    flights.filter(({ from }) => isThere(from)).forEach(depart);
    cubes.forEach(({ cube, from }, at) => {
      if (!isThere(box(cube))) return;
      if (!cube.closest(".counted")) wait(cube, 260 + at * 40);
      toss(cube, from, box(cube), at * 40);
    });
    rise(coloured);
    if (produces) production(code);
    for (const { card, from, army } of fallen) {
      if (!isThere(from)) continue;
      const soldier = $(".r.s") ?? card;
      army.forEach((rank, at) =>
        toss(soldier, rank, { ...center(from), width: rank.width, height: rank.height }, at * 70),
      );
      shatter(card, from, army.length * 70);
    }
    if (isNewRound) dawn(round);
  };
}

// Without motion, what has changed has an outline for a moment.
function mark(changed) {
  for (const one of changed) {
    if (typeof one === "string") continue;
    one.classList.add("changed");
    setTimeout(() => one.classList.remove("changed"), OUTLINED);
  }
}

// A small card in the middle of a place.
const within = (place, card) => {
  const { left, top } = center(place);
  const [width, height] = [card.width / 2, card.height / 2];
  return { left: left - width / 2, top: top - height / 2, width, height };
};

const center = ({ left, top, width, height }) => ({ left: left + width / 2, top: top + height / 2 });

// A card sets out: face-down cards, too, one after the other as they lie.
function depart({ card, from, to, isNew = false }, at) {
  const arrives = typeof to !== "string";
  const end = arrives ? to : $(to);
  const there = box(end);
  if (!isThere(there)) return;
  const delay = Math.min(at, MOST_STAGGERED) * STAGGER;
  const seen = arrives && end.matches(".card") ? end : card;
  const base = seen === end ? there : from;
  if (arrives) wait(end, FLIGHT + delay);
  fly(seen, base, isNew ? within(from, there) : from, arrives ? there : within(there, from), delay);
}

// The sheet of what comes next, too: a new sheet lays the whole table out again.
for (const sheet of ["table/moments", "table/deeds"]) styled(sheet);
document.documentElement.classList.add("moves");
