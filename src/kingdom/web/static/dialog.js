// Dialogs over the table: a page that is looked at closely, and a question before something that one would regret.

import { prefer, setting } from "./settings.js";
import { $, $$, make, styled } from "./travel.js";

const words = () => document.body.dataset;

const dialogue = () => {
  const dialog = $("dialog.sheet-dialog") || document.body.appendChild(make("dialog", { className: "sheet-dialog" }));
  dialog.onclick = (event) => { if (event.target === dialog || event.target.closest(".close")) dialog.close(); if (event.target.closest("[data-closes]")) { event.preventDefault(); dialog.close(); } };
  return dialog;
};

// A page, read without leaving the table; raises if the server is away.
export async function look(href, unasked = false) {
  const dialog = dialogue();
  const answer = await fetch(href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
  if (unasked && !answer.ok) return; // nobody wants to read that there is nothing to read
  const inner = $("#main", new DOMParser().parseFromString(await answer.text(), "text/html"));
  const leaf = make("div", { className: "page" });
  leaf.append(...inner.childNodes);
  dialog.replaceChildren(make("button", { type: "button", className: "button close", ariaLabel: words().close, textContent: "×" }), leaf);
  dialog.setAttribute("aria-label", $("h1", leaf)?.textContent ?? "");
  $$("[data-back]", dialog).forEach((back) => { back.value = location.pathname + location.search; });
  $$("[data-setting]", dialog).forEach((one) => { if (one.type === "checkbox") one.checked = setting(one.dataset.setting); else one.value = setting(one.dataset.setting); });
  await styled("pages");
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

// What stands for a word on the table: an area, both of them, a zone, or a card that lies open or face down.
const meant = (word) => word === "areas" ? $$("[data-area]") : word === "left" || word === "right" ? $$(`[data-area=${word}]`)
  : $$(`#main [data-card="${word}"], #main [data-panel="${word}"], #main [data-testid="${word}"]`).slice(0, 1);

// Where to look: whatever covers the table goes, and what is meant stands out for a while.
export async function point(words) {
  $$("dialog[open]").forEach((dialog) => dialog.close());
  await styled("deeds");
  const found = words.split(" ").flatMap(meant);
  const tab = found.map((one) => one.closest("[data-panel]")?.dataset.panel).find(Boolean);
  $(`.tabs a[data-tab="${tab}"]`)?.click();
  found[0]?.scrollIntoView({ block: "nearest" });
  for (const one of found) {
    one.classList.add("pointed-at");
    setTimeout(() => one.classList.remove("pointed-at"), 3000);
  }
}

// What one would regret is asked once, with what it costs.
export function ask(button) {
  const dialog = dialogue();
  const page = make("div", { className: "page" });
  const leaf = make("section", { className: "leaf narrow" });
  const actions = make("p", { className: "actions" });
  const sure = make("button", { type: "button", className: "button sure", textContent: words().sure });
  sure.addEventListener("click", () => { button.setAttribute("data-sure", ""); dialog.close(); if (button.isConnected) button.click(); });
  const back = make("button", { type: "button", className: "button main close-it", textContent: words().back });
  back.addEventListener("click", () => dialog.close());
  actions.append(back, sure);
  leaf.append(make("p", { textContent: button.dataset.regret }), actions);
  page.append(leaf);
  dialog.replaceChildren(page);
  dialog.setAttribute("aria-label", button.dataset.regret);
  styled("pages").then(() => { if (!dialog.open) dialog.showModal(); back.focus(); });
}

document.addEventListener("change", ({ target }) => {
  if (target.dataset.setting) prefer(target.dataset.setting, target.type === "checkbox" ? target.checked : target.value);
  if (target.matches("[data-setting=sounds]:checked, [data-setting=notices]:checked")) import("./calling.js").then(({ begin }) => begin(target));
});

// Words are sent from the dialog, which shows them and stays.
document.addEventListener("submit", async (event) => {
  if (!event.target.matches("dialog [data-aside]")) return;
  event.preventDefault();
  (await import("./company.js")).tell(event.target, look);
});
