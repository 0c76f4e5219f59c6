// Arranging an offer by clicks on cards and areas, or by keys. It fills in the fields that the form has without a
// script, and survives a reload. Loaded only when there is an offer to make.

import { setting, store, stored } from "../shared/settings.js";
import { $, $$, main, make } from "../shared/travel.js";

const field = (item) => $("select", item);
const laid = () => $$("[data-hand]").filter((item) => field(item).value);
const hidden = (item) => field(item).value.endsWith("face down");
const traps = () => Number(main().dataset.traps);
const whyNot = (plan) => `/t/${main().dataset.table}/why?do=${encodeURIComponent(plan)}`;
const place = () => `offer-${main().dataset.table}`;
export const ready = () => laid().length === 2;
export const arranging = () => laid().length > 0 || chosen !== null;
export const refusal = () => whyNot("offer");

// The second card makes the offer after a moment, which any change begins again and undo ends. Beginners have longer.
const MOMENT = { on: 4000, off: 2000 };
let moment = 0;

const makesItself = () => setting("offer") === "second" && !$(".note-box"); // a lesson waits for the player

// Begin the moment again if both cards lie, or end it.
function hold(waits = ready() && makesItself()) {
  clearTimeout(moment);
  const length = MOMENT[setting("beginner")];
  moment = waits ? setTimeout(send, length) : 0;
  for (const button of buttons()) {
    button.classList.remove("soon");
    if (!waits) continue;
    void button.offsetWidth; // so that its bar starts again
    button.style.setProperty("--moment", `${length}ms`);
    button.classList.add("soon");
  }
  updatePrompt(laid().length);
  if (waits) $("#live").textContent = $("[data-laid]")?.dataset.soon ?? "";
}

const buttons = () => $$("[data-testid=offer], [data-testid=offer-here]");

function send() {
  moment = 0;
  if (ready() && !$("dialog[open]")) $("#offer")?.requestSubmit($("[data-testid=offer]"));
  else hold(false);
}

document.addEventListener("submit", ({ target }) => target.id === "offer" && hold(false), true);

let chosen = null;
let flipped = false; // true if the chosen card, which has no area yet, will be placed face down
/** @type {import("../shared/dialog.js").Look} */
let look = async () => {};

/**
 * Prepare the form of a new table: cards become buttons, and a stored arrangement is restored.
 * @param {import("../shared/dialog.js").Look} show
 */
export function prepareOffer(show) {
  look = show;
  hold(false); // an arrangement that was restored waits for its button
  chosen = null;
  flipped = false;
  if (!$("#offer")) return store(place(), null);
  const before = stored(place()) ?? {};
  for (const item of $$("[data-hand]")) {
    const card = $("a.card", item);
    card.setAttribute("role", "button");
    card.setAttribute("aria-pressed", "false");
    const value = before[item.dataset.hand] ?? "";
    if ([...field(item).options].some((option) => option.value === value)) field(item).value = value;
  }
  arrange();
}

/** Take back the card placed last, or the choice of a card; returns true if there was any. */
export function takeBack() {
  if (chosen && !field(chosen).value) {
    choose(null);
    return true;
  }
  const last = laid().at(-1);
  if (last) lay(last, "");
  return Boolean(last);
}

/**
 * Choose a card of the hand; null or the chosen card itself cancels the choice.
 * @param {HTMLElement | null} item
 */
export function choose(item) {
  $(".laying")?.remove();
  if (chosen === item) item = null;
  flipped = false;
  chosen = item;
  let changes = false; // a card that lies already is chosen in order to change it
  if (item) {
    // The first click places a card in its most likely area; another area takes one more click.
    if (field(item).value) changes = true;
    else if (!ready()) {
      const other = laid()[0] && field(laid()[0]).value.split(" ")[0];
      put(item, other === "left" ? "right" : "left", false);
    }
    tools(item);
  }
  arrange();
  if (item && !changes) flyTo(item);
  hold(!changes && ready() && makesItself());
}

function tools(item) {
  const found = $("#laying").content.cloneNode(true);
  const where = field(item).value;
  $("[data-look]", found).href = $("a.card", item).href;
  $(".laying", found).setAttribute("aria-label", item.dataset.name);
  const flip = $("[data-flip]", found);
  flip.setAttribute("aria-pressed", String(hidden(item) || flipped));
  for (const button of $$("[data-lay]", found))
    button.setAttribute("aria-pressed", String(where.split(" ")[0] === button.dataset.lay));
  if (!where && ready()) for (const button of $$("button", found)) refuse(button, "offer");
  else if (!hidden(item) && down() >= traps())
    refuse(
      flip,
      `offer ${$$("[data-hand]")
        .slice(0, 2)
        .map((one) => `${one.dataset.hand} left face down`)
        .join(", ")}`,
    );
  $("[data-take-back]", found).hidden = !where;
  $(".laying")?.remove();
  item.append(found);
}

// It can be pressed in its slot at once: the flight is only seen.
function flyTo(item) {
  const slot = $(`[data-slot="${CSS.escape(item.dataset.hand)}"]`);
  if (slot)
    import("./flights.js").then(
      ({ layDown }) => slot.isConnected && layDown($("a.card", item), slot),
      () => {},
    );
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

/**
 * Place a card in an area, or take it back to the hand.
 * @param {HTMLElement} item
 * @param {string} area `left`, `right` or nothing
 * @param {boolean} [face] whether face down
 */
export function lay(item, area, face = hidden(item) || (item === chosen && flipped)) {
  if (area && !field(item).value && ready()) return look(refusal());
  put(item, area, face);
  $(".laying")?.remove();
  chosen = null;
  flipped = false;
  arrange();
  if (area) flyTo(item);
  hold();
}

function arrange() {
  if (!$("#offer")) return;
  $$("[data-slot]").forEach((slot) => slot.remove());
  $$(".mark-no").forEach((mark) => mark.remove());
  const items = laid();
  const words = $("#laying").content;
  $("a[data-key=undo]")?.classList.toggle("impossible", !arranging()); // it takes back placed cards
  for (const item of $$("[data-hand]")) {
    const where = field(item).value;
    $("a.card", item).setAttribute("aria-pressed", String(Boolean(where) || item === chosen));
    if (!where) continue;
    const [area] = where.split(" ");
    const number = items.indexOf(item) + 1;
    const flip = hidden(item) && $("[data-flip]", words);
    const mark = make("span", {
      className: "mark-no",
      textContent: `${number} ${$(`[data-lay=${area}]`, words).textContent}`,
    });
    if (flip) mark.append($("svg", flip).cloneNode(true));
    $("a.card", item).append(mark);
    const slot = $("#slot").content.firstElementChild.cloneNode(true);
    slot.dataset.slot = item.dataset.hand;
    $("b", slot).textContent = number;
    $("span", slot).textContent =
      $(".card-name", item).textContent.trim() + (flip ? ` (${flip.textContent.trim().toLowerCase()})` : "");
    $("button", slot).addEventListener("click", (event) => {
      event.stopPropagation();
      choose(item);
      $("a.card", item).focus();
    });
    $(`[data-area=${area}] [data-row]`).append(slot);
  }
  for (const row of $$("[data-area] [data-row]")) row.className = `n-${Math.min(row.children.length, 24)}`;
  for (const button of $$("[data-lay-here]")) button.hidden = !chosen || (!field(chosen).value && items.length >= 2);
  for (const confirm of buttons()) {
    confirm.classList.toggle("impossible", !ready());
    confirm.setAttribute("aria-disabled", String(!ready()));
  }
  updatePrompt(items.length);
  store(place(), items.length ? Object.fromEntries(items.map((item) => [item.dataset.hand, field(item).value])) : null);
}

// Update the prompt: first card, second card, offer.
function updatePrompt(count) {
  const counter = $("[data-laid]");
  if (!counter) return;
  counter.textContent = counter.dataset.laid.replace("0", count);
  const prompt = $(".status [data-say]");
  const both = moment ? "soon" : "both";
  if (prompt) prompt.textContent = count ? counter.dataset[count === 1 ? "second" : both] : prompt.dataset.say;
}

document.addEventListener(
  "click",
  (event) => {
    const item = chosen;
    const button = event.target.closest("[data-lay], [data-flip], [data-take-back], [data-lay-here]");
    if (!item || !main().contains(item)) return;
    if (!button) {
      // A click on an area places the chosen card there.
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
  },
  true,
);

function turn(item) {
  if (field(item).value) {
    put(item, field(item).value.split(" ")[0], !hidden(item));
    arrange();
    hold();
  } else flipped = !flipped;
  tools(item);
}

/**
 * Handle a key pressed on a card of the hand; returns true if it had a meaning. The letters depend on the language.
 * @param {HTMLElement} item
 * @param {string} key
 */
export function keyed(item, key) {
  const [left, right, face, near] = $("#offer").dataset.letters.toLowerCase();
  if (key === left || key === right) lay(item, key === left ? "left" : "right");
  else if (key === face) {
    if (field(item).value) lay(item, field(item).value.split(" ")[0], !hidden(item));
    else if (down() >= traps()) look(whyNot(`offer ${item.dataset.hand} left face down`));
    else {
      const was = chosen === item && flipped;
      $(".laying")?.remove();
      chosen = item;
      flipped = !was;
      tools(item);
      arrange();
    }
  } else if (key === "backspace" || key === "delete") lay(item, "");
  else if (key === near) look($("a.card", item).href);
  else if (key === " ") choose(item);
  else return false;
  $("a.card", item)?.focus();
  return true;
}

export const chosenCard = () => chosen;
