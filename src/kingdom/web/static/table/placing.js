// Production by keyboard, and going on through steps that ask for nothing. Loaded where cubes are placed by a draft.

import { setting } from "../shared/settings.js";
import { $, $$, main } from "../shared/travel.js";

const SEEN = 700; // milliseconds for which a draft is shown before it is placed on its own
const HELD = 600; // milliseconds after which a finger that rests on the button means: go on

let running = ""; // the round in which clear steps are placed on their own
let timer = 0;

const round = () => ["table", "seat", "round"].map((name) => main().dataset[name]).join(" ");
const button = () => $("[data-press=place]", $("[data-testid=cubes]") ?? main());

function stop() {
  clearTimeout(timer);
  running = "";
}

function run() {
  running = round();
  button()?.click();
}

// Show a clear draft for a moment, then place it.
export function prepare() {
  clearTimeout(timer);
  const goes = running === round() || (setting("placing") === "clear" && !$(".note-box"));
  if (!goes) return stop();
  // Forced moves are made by table.js, unless the player prefers to make them.
  const next = setting("placing") === "off" ? $("[data-clear], [data-forced]") : $("[data-clear]:not([data-forced])");
  if (!next) {
    // The step asks for a choice, or it is somebody else's turn: a draft of the player's own stops the run.
    if ($("[data-testid=cubes]") && !$("[data-forced]")) running = "";
    return;
  }
  timer = setTimeout(goOn, SEEN, next);
}

function goOn(next) {
  if (!next.isConnected) return;
  if ($("dialog[open]") || document.hidden) timer = setTimeout(goOn, SEEN, next);
  else next.click();
}

// --- keys

// Before the keys that every table has: what is done here is not done there, too.
function taken(event) {
  event.preventDefault();
  event.stopPropagation();
}

document.addEventListener(
  "keydown",
  (event) => {
    const typing = event.target.closest("input, select, textarea");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
    clearTimeout(timer);
    const purse = $(".hand-cubes.drafted");
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (!purse) return vanquish(event, digit);
    if (event.key === "Enter") {
      if (!event.shiftKey) return;
      taken(event);
      return run();
    }
    running = "";
    const found =
      digit === "0"
        ? $("[data-press='0']", purse)
        : digit
          ? $(event.shiftKey ? ".space.ghost" : ".fill", $$(".building .charters > li")[Number(digit) - 1] ?? purse)
          : $$("[data-letter]", purse).find((one) => one.dataset.letter === event.key.toLowerCase());
    if (!found) return;
    taken(event);
    found.click();
  },
  true,
);

// In Combat a number is a Menace.
function vanquish(event, digit) {
  const found = digit && $(".deed", $$(".stage .foes > .foe")[Number(digit) - 1] ?? document.createElement("i"));
  if (!found) return;
  taken(event);
  found.click();
}

// --- a press ends a run, unless it is one that goes on

document.addEventListener("pointerdown", (event) => {
  const place = event.target.closest("[data-press=place]");
  stop();
  if (!place || event.pointerType === "mouse") return;
  // The click that follows when the finger is lifted presses the button.
  timer = setTimeout(() => {
    place.classList.add("held");
    running = round();
  }, HELD);
  place.addEventListener("contextmenu", (menu) => menu.preventDefault(), { once: true });
});
