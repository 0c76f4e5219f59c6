// Keyboard shortcuts, at a table and on other pages.

import { $, $$, main } from "../shared/travel.js";
import { moved } from "./stops.js";

// What the letters of a language do, in the order in which the table names them. What cannot be pressed is gone to.
const COMMANDS = [
  "[data-key=undo]",
  'a[href="?with=krystallium"]',
  'a[href="?with=soldier"]',
  'a[href="?with=abandon"]',
  ".quest .deed",
  ".advisors :is(.deed, a)",
  ".log > ol",
  ".them .points, .them a",
];

/**
 * The name of a pressed key in `data-shortcut`: a letter, a digit by its place on the keyboard, or `enter`, with `shift+`.
 * @param {KeyboardEvent} event
 */
function named(event) {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const name = digit ?? event.key.toLowerCase();
  return (event.shiftKey ? "shift+" : "") + name;
}

const seen = (one) => one.checkVisibility() && !one.closest("form[hidden]");

/**
 * Press what a key stands for; returns true if there is something.
 * @param {string} name
 */
function shortcut(name) {
  const stands = (one) => one.dataset.shortcut.split(" ").includes(name) && seen(one);
  const found = $$("[data-shortcut]", main()).find(stands);
  if (!found) return false;
  const inside = found.matches("a, button, input") ? found : $("[data-deed], a, button", found);
  inside?.click();
  return Boolean(inside);
}

// A letter of the language: press the first thing that it stands for, or go there.
function command(letter) {
  const at = (main()?.dataset.commands ?? "").split(" ").indexOf(letter);
  const found = at < 0 ? null : $$(COMMANDS[at], main()).find(seen);
  if (!found) return false;
  if (at < 4) found.click();
  else found.focus();
  found.scrollIntoView({ block: "nearest" });
  return true;
}

// Offer, place the cubes, or be done.
function goOn() {
  const go = $("[data-testid=offer], [data-press=place], [data-deed=Done]");
  go?.click();
  return Boolean(go);
}

/**
 * Handle a pressed key.
 * @param {KeyboardEvent} event
 * @param {boolean} open whether a dialog was open then
 * @param {import("../shared/dialog.js").Look} look
 * @param {typeof import("./offer.js") | null} offer if there is one to arrange
 */
export function pressed(event, open, look, offer) {
  const typing = event.target.closest("input:not([type=radio]), select, textarea");
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing) {
    const undo = $("[data-key=undo]");
    if (undo) {
      event.preventDefault();
      undo.click();
    }
    return;
  }
  if ((event.ctrlKey || event.metaKey) && event.key === "Enter") {
    if (goOn()) event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
  if (event.key === "?") {
    event.preventDefault();
    return look("/help");
  }
  if (event.key === "Escape" && !open) {
    if (offer?.chosenCard()) return offer.choose(null);
    const cancel = $("[data-cancel], .notice a");
    if (cancel) cancel.click();
    return;
  }
  if (open) return;
  const item = event.target.closest("[data-hand]");
  if (item && $("#offer") && offer?.keyed(item, event.key.toLowerCase())) return event.preventDefault();
  if (main()?.dataset.table) {
    const name = named(event);
    const pressing = event.target.closest("a, button, summary"); // Enter and the space bar press what has the focus
    if (name.endsWith("enter") ? !pressing && (shortcut(name) || goOn()) : shortcut(name) || command(name))
      return event.preventDefault();
    if (!$("[data-key=next]") && moved(event)) return event.preventDefault();
  }
  if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    const step = $(event.key === "ArrowRight" ? "[data-key=next]" : "[data-key=previous]");
    if (step && !event.target.closest("ul")) {
      event.preventDefault();
      return step.click();
    }
    const list = event.target.closest("ul, ol");
    if (!list) return;
    const stops = $$("a[href], button", list).filter((one) => one.offsetParent);
    const at = stops.indexOf(document.activeElement);
    const near = stops[at + (event.key === "ArrowRight" ? 1 : -1)];
    if (at >= 0 && near) {
      event.preventDefault();
      near.focus();
    }
  }
}
