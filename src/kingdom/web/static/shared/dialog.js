// Dialogs over the table: pages about cards and rules.

import { $, $$, main, make, styled, styledLike } from "./travel.js";

const words = () => document.body.dataset;

const dialogue = () => {
  const dialog = $("dialog.sheet-dialog") || document.body.appendChild(make("dialog", { className: "sheet-dialog" }));
  dialog.onclick = (event) => {
    if (event.target === dialog || event.target.closest(".close")) dialog.close();
    if (event.target.closest("[data-closes]")) {
      event.preventDefault();
      dialog.close();
    }
  };
  return dialog;
};

/**
 * Shows a page without leaving the table. With `unasked`, an error of the server is not shown.
 * @typedef {(href: string, unasked?: boolean) => Promise<void>} Look
 */

/**
 * Raises if the server is away.
 * @type {Look}
 */
export async function look(href, unasked = false) {
  const dialog = dialogue();
  const answer = await fetch(href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
  if (unasked && !answer.ok) return; // the player did not ask for it, so an error would only puzzle them
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const inner = $("#main", page);
  const leaf = make("div", { className: "page" });
  leaf.append(...inner.childNodes);
  dialog.replaceChildren(
    make("button", { type: "button", className: "button close", ariaLabel: words().close, textContent: "×" }),
    leaf,
  );
  dialog.setAttribute("aria-label", $("h1", leaf)?.textContent ?? "");
  $$("[data-back]", dialog).forEach((back) => {
    back.value = location.pathname + location.search;
  });
  await Promise.all([styledLike(page), styled("shared/dialog")]);
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

// The elements for a name: an area, both areas, a zone, or a card that lies open or face down.
const meant = (word) =>
  word === "areas"
    ? $$("[data-area]")
    : word === "left" || word === "right"
      ? $$(`[data-area=${word}]`)
      : $$(`#main [data-card="${word}"], #main [data-panel="${word}"], #main [data-testid="${word}"]`).slice(0, 1);

/**
 * Point out cards, areas and zones: close the dialog, and highlight them for a while.
 * @param {string} names of cards, areas and zones
 */
export async function point(names) {
  $$("dialog[open]").forEach((dialog) => dialog.close());
  await styled("table/deeds");
  const found = names.split(" ").flatMap(meant);
  const panel = found.map((one) => one.closest("[data-panel]")?.dataset.panel).find(Boolean);
  const tab = panel ? (panel === "stock" ? "construction" : panel) : main().dataset.suggests;
  if (!found.some((one) => one.checkVisibility())) $(`.tabs a[data-tab="${tab}"]`)?.click();
  found[0]?.scrollIntoView({ block: "nearest" });
  for (const one of found) {
    one.classList.add("pointed-at");
    setTimeout(() => one.classList.remove("pointed-at"), 3000);
  }
  document.dispatchEvent(new Event("pointed")); // a lesson's note makes room
}

// Messages are sent from the dialog, which then shows them and stays open.
document.addEventListener("submit", async (event) => {
  if (!event.target.matches("dialog [data-aside]")) return;
  event.preventDefault();
  (await import("../table/company.js")).send(/** @type {HTMLFormElement} */ (event.target), look);
});
