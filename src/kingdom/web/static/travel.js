// What the scripts share; and what moves when the table is exchanged: cards that go from one zone to another, cubes that have just been placed.

export const $ = (selector, from = document) => from.querySelector(selector);
export const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
export const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
export const main = () => $("#main");

// A stylesheet that not every table needs; it comes before that of the table, which knows narrow screens better.
export function styled(name) {
  const base = $("link[href*='base.css']").href;
  const href = base.replace(/base\.css.*/, `${name}.css`);
  if ($$("link[rel=stylesheet]").some((link) => link.href === href)) return Promise.resolve();
  return new Promise((done) => {
    const link = make("link", { rel: "stylesheet", href, onload: done, onerror: done });
    const table = $("link[href*='/table.css']");
    if (table) table.before(link); else document.head.append(link);
  });
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const TIME = { duration: 260, easing: "cubic-bezier(.2, .7, .2, 1)" };

// Where each card lies that the viewer knows; of a card that shows twice, as a card and as a strip, the first counts.
function places(from) {
  const found = new Map();
  for (const card of $$("[data-card]", from)) {
    if (!found.has(card.dataset.card)) found.set(card.dataset.card, { card, zone: card.closest("[data-testid]")?.dataset.testid });
  }
  return found;
}

// Where cards lie now, to be compared with where they lie afterwards.
export function remember(old) {
  if (calm.matches || document.hidden) return null;
  const found = places(old);
  for (const place of found.values()) place.box = place.card.getBoundingClientRect();
  return found;
}

// Only what goes from one zone to another travels, above everything else: a picture of it, so that no zone cuts it off
// and nothing is squashed. The pointer goes through it: nobody has to wait for it.
export function travel(before, fresh) {
  if (!before) return;
  for (const [key, now] of places(fresh)) {
    const was = before.get(key);
    if (!was?.box.width || was.zone === now.zone) continue;
    const box = now.card.getBoundingClientRect();
    if (!box.width) continue;
    const ghost = now.card.cloneNode(true);
    ghost.removeAttribute("data-card");
    ghost.removeAttribute("href");
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("traveller");
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(ghost);
    now.card.style.visibility = "hidden";
    const from = `translate(${was.box.left - box.left}px, ${was.box.top - box.top}px)`;
    ghost.animate([{ transform: from }, { transform: "none" }], TIME).finished.catch(() => {}).then(() => {
      ghost.remove();
      now.card.style.visibility = "";
    });
  }
}

// Cubes that have just been placed land.
export function land(old, fresh) {
  const filled = (charter, code) => $$(`.spaces .r.${code}:not(.open)`, charter);
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
