// A wasteful press asks twice, in the button itself: the first press shows what would be lost, the second one acts.
// Pressing anything else, or Escape, takes the question back.

import { $, make, styled } from "../shared/travel.js";

const TWICE = 350; // milliseconds within which a second press is still the first one: a double click

/** @type {HTMLButtonElement | null} */
let asking = null;

function settle() {
  if (!asking) return;
  asking.classList.remove("asks");
  asking.removeAttribute("data-sure");
  $(".regret", asking)?.remove();
  asking = null;
}

/**
 * Let a button show what its action would lose.
 * @param {HTMLButtonElement} button
 */
export async function ask(button) {
  if (asking === button) return;
  settle();
  asking = button;
  const text = document.body.dataset.pressAgain.replace("{}", button.dataset.regret);
  const shown = make("span", { className: "regret", textContent: text });
  button.classList.add("asks");
  button.append(shown);
  $("#live").textContent = text;
  setTimeout(() => asking === button && button.setAttribute("data-sure", ""), TWICE);
  await styled("table/regret");
  if (asking !== button || !shown.showPopover) return;
  // In the top layer nothing cuts it off.
  shown.popover = "manual";
  shown.showPopover();
  const near = button.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const below = near.bottom + height + 8 < innerHeight;
  shown.style.left = `${Math.max(8, Math.min(near.left, innerWidth - width - 8))}px`;
  shown.style.top = `${below ? near.bottom + 4 : Math.max(8, near.top - height - 4)}px`;
}

document.addEventListener(
  "pointerdown",
  ({ target }) => {
    if (asking && !(/** @type {Element} */ (target).closest?.(".asks"))) settle();
  },
  true,
);
document.addEventListener(
  "keydown",
  (event) => {
    if (!asking || event.key !== "Escape") return;
    event.stopPropagation();
    settle();
  },
  true,
);
