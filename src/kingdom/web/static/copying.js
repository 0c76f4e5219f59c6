// A link that is to be sent to somebody, copied at a press.

import { $ } from "./travel.js";

export async function copy(button) {
  const link = $("[data-copy]", button.parentElement);
  link.select();
  try { await navigator.clipboard.writeText(link.value); } catch { document.execCommand("copy"); } // no clipboard without TLS
  button.textContent = $("#live").textContent = button.dataset.copies;
}
