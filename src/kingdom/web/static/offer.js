// Arranging an offer: by clicks on cards and areas, and by letters. It fills in the same fields that the form has without
// a script, and is kept over a reload. Read only where there is an offer to make.

import { keep, kept } from "./settings.js";
import { $, $$, main, make } from "./travel.js";

const field = (item) => $("select", item);
const laid = () => $$("[data-hand]").filter((item) => field(item).value);
const hidden = (item) => field(item).value.endsWith("face down");
const traps = () => Number(main().dataset.traps);
const whyNot = (plan) => `/t/${main().dataset.table}/why?do=${encodeURIComponent(plan)}`;
const place = () => `offer-${main().dataset.table}`;
export const ready = () => laid().length === 2;
export const arranging = () => laid().length > 0 || chosen !== null;
export const refusal = () => whyNot("offer");

let chosen = null;
let flipped = false; // whether the chosen card, which is not laid yet, is meant to lie face down
let look = () => {};

export function prepareOffer(show) {
  look = show;
  chosen = null;
  flipped = false;
  if (!$("#offer")) return keep(place(), null);
  const before = kept(place()) ?? {};
  for (const item of $$("[data-hand]")) {
    const card = $("a.card", item);
    card.setAttribute("role", "button");
    card.setAttribute("aria-pressed", "false");
    const value = before[item.dataset.hand] ?? "";
    if ([...field(item).options].some((option) => option.value === value)) field(item).value = value;
  }
  arrange();
}

// What has been laid is taken back, one card after the other, the last one first; whether there was any.
export function takeBack() {
  if (chosen && !field(chosen).value) { choose(null); return true; }
  const last = laid().at(-1);
  if (last) lay(last, "");
  return Boolean(last);
}

export function choose(item) {
  $(".laying")?.remove();
  if (chosen === item) item = null;
  flipped = false;
  chosen = item;
  if (item) {
    // The first click lays a card where it most likely goes; another area is a click away.
    if (!field(item).value && !ready()) {
      const other = laid()[0] && field(laid()[0]).value.split(" ")[0];
      put(item, other === "left" ? "right" : "left", false);
    }
    tools(item);
  }
  arrange();
}

function tools(item) {
  const found = $("#laying").content.cloneNode(true);
  const where = field(item).value;
  $("[data-look]", found).href = $("a.card", item).href;
  $(".laying", found).setAttribute("aria-label", item.dataset.name);
  const flip = $("[data-flip]", found);
  flip.setAttribute("aria-pressed", String(hidden(item) || flipped));
  for (const button of $$("[data-lay]", found)) button.setAttribute("aria-pressed", String(where.split(" ")[0] === button.dataset.lay));
  if (!where && ready()) for (const button of $$("button", found)) refuse(button, "offer");
  else if (!hidden(item) && down() >= traps()) refuse(flip, `offer ${$$("[data-hand]").slice(0, 2).map((one) => `${one.dataset.hand} left face down`).join(", ")}`);
  $("[data-take-back]", found).hidden = !where;
  $(".laying")?.remove();
  item.append(found);
}

const down = () => laid().filter(hidden).length;

function refuse(button, plan) {
  button.setAttribute("aria-disabled", "true");
  button.dataset.why = whyNot(plan);
}

function put(item, area, face) {
  const flip = face && (hidden(item) || down() < traps());
  field(item).value = area ? area + (flip ? " face down" : "") : "";
}

export function lay(item, area, face = hidden(item) || (item === chosen && flipped)) {
  if (area && !field(item).value && ready()) return look(refusal());
  put(item, area, face);
  $(".laying")?.remove();
  chosen = null;
  flipped = false;
  arrange();
}

function arrange() {
  if (!$("#offer")) return;
  $$("[data-slot]").forEach((slot) => slot.remove());
  $$(".mark-no").forEach((mark) => mark.remove());
  const items = laid();
  const words = $("#laying").content;
  $("a[data-key=undo]")?.classList.toggle("impossible", !arranging()); // it takes back what is laid
  for (const item of $$("[data-hand]")) {
    const where = field(item).value;
    $("a.card", item).setAttribute("aria-pressed", String(Boolean(where) || item === chosen));
    if (!where) continue;
    const [area] = where.split(" ");
    const number = items.indexOf(item) + 1;
    const flip = hidden(item) && $("[data-flip]", words);
    const mark = make("span", { className: "mark-no", textContent: `${number} ${$(`[data-lay=${area}]`, words).textContent}` });
    if (flip) mark.append($("svg", flip).cloneNode(true));
    $("a.card", item).append(mark);
    const slot = $("#slot").content.firstElementChild.cloneNode(true);
    slot.dataset.slot = item.dataset.hand;
    $("b", slot).textContent = number;
    $("span", slot).textContent = $(".card-name", item).textContent.trim() + (flip ? ` (${flip.textContent.trim().toLowerCase()})` : "");
    $("button", slot).addEventListener("click", (event) => { event.stopPropagation(); choose(item); $("a.card", item).focus(); });
    $(`[data-area=${area}] [data-row]`).append(slot);
  }
  for (const row of $$("[data-area] [data-row]")) row.className = `n-${Math.min(row.children.length, 24)}`;
  for (const button of $$("[data-lay-here]")) button.hidden = !chosen || (!field(chosen).value && items.length >= 2);
  for (const confirm of $$("[data-testid=offer], [data-testid=offer-here]")) {
    confirm.classList.toggle("impossible", !ready());
    confirm.setAttribute("aria-disabled", String(!ready()));
  }
  prompt(items.length);
  keep(place(), items.length ? Object.fromEntries(items.map((item) => [item.dataset.hand, field(item).value])) : null);
}

// The prompt goes on with what was done: the first card, the second, and then the offer.
function prompt(count) {
  const told = $("[data-laid]");
  if (!told) return;
  told.textContent = told.dataset.laid.replace("0", count);
  const said = $(".status [data-say]");
  if (said) said.textContent = count ? told.dataset[count === 1 ? "second" : "both"] : said.dataset.say;
}

document.addEventListener("click", (event) => {
  const item = chosen;
  const button = event.target.closest("[data-lay], [data-flip], [data-take-back], [data-lay-here]");
  if (!item || !main().contains(item)) return;
  if (!button) {
    // An area is itself the place to put the chosen card.
    const area = event.target.closest("[data-area]");
    if (!area || event.target.closest("button")) return;
    event.stopPropagation();
    event.preventDefault();
    return lay(item, area.dataset.area);
  }
  event.stopPropagation();
  if (button.dataset.why) return look(button.dataset.why);
  const area = button.dataset.lay || button.dataset.layHere;
  if (area) lay(item, area);
  else if (button.hasAttribute("data-take-back")) lay(item, "");
  else turn(item);
  $("a.card", item)?.focus();
}, true);

function turn(item) {
  if (field(item).value) { put(item, field(item).value.split(" ")[0], !hidden(item)); arrange(); } else flipped = !flipped;
  tools(item);
}

// A key that was pressed on a card of the hand; whether it meant something.
export function keyed(item, key) {
  if (key === "l" || key === "r") lay(item, key === "l" ? "left" : "right");
  else if (key === "f") {
    if (field(item).value) lay(item, field(item).value.split(" ")[0], !hidden(item));
    else if (down() >= traps()) look(whyNot(`offer ${item.dataset.hand} left face down`));
    else { const was = chosen === item && flipped; $(".laying")?.remove(); chosen = item; flipped = !was; tools(item); arrange(); }
  } else if (key === "backspace" || key === "delete") lay(item, "");
  else if (key === "i") look($("a.card", item).href);
  else if (key === " ") choose(item);
  else return false;
  $("a.card", item)?.focus();
  return true;
}

export const chosenCard = () => chosen;
