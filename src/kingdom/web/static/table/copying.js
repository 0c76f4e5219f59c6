// Copies a link to the clipboard.

import { $ } from "../shared/travel.js";

/** @param {HTMLButtonElement} button */
export async function copy(button) {
  const link = $("[data-copy]", button.parentElement);
  link.select();
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    document.execCommand("copy");
  } // no clipboard without TLS
  button.textContent = $("#live").textContent = button.dataset.copies;
}
