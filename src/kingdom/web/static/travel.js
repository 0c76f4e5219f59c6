// What moves when the table is exchanged: cards that go from one zone to another, cubes that have just been placed.

export const $ = (selector, from = document) => from.querySelector(selector);
export const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];

// Where each card lies that the viewer knows; of a card that shows twice, as a card and as a strip, the first counts.
function places(from) {
  const found = new Map();
  for (const card of $$("[data-card]", from)) {
    if (!found.has(card.dataset.card)) found.set(card.dataset.card, { card, zone: card.closest("[data-testid]")?.dataset.testid });
  }
  return found;
}

// Only what goes from one zone to another travels; everything else stays or fades.
export function travellers(old, fresh) {
  const before = places(old);
  return [...places(fresh)].filter(([key, now]) => before.has(key) && before.get(key).zone !== now.zone).map(([key]) => key);
}

export function name(keys, from, on) {
  const found = places(from);
  for (const key of keys) if (found.has(key)) found.get(key).card.style.viewTransitionName = on ? key : "";
}

// Cubes that have just been placed land.
export function land(old, fresh) {
  const filled = (charter, code) => $$(`.spaces > li > .r.${code}:not(.open)`, charter);
  const count = (charter, code) => filled(charter, code).length;
  for (const charter of $$(".mine .charter[data-card]", fresh)) {
    const before = $(`.mine .charter[data-card="${charter.dataset.card}"]`, old);
    if (!before) continue;
    for (const code of "mpgeks") {
      const more = count(charter, code) - count(before, code);
      if (more > 0) filled(charter, code).slice(-more).forEach((cube) => cube.parentElement.classList.add("landed"));
    }
  }
}
