// A hint beside the table: a panel that stays while one looks, and says so when the table has moved on.

import { $, $$, main, make, styled } from "./travel.js";

let panel = null;

function close() {
  panel?.remove();
  panel = null;
  $("[data-key=help]")?.focus({ preventScroll: true });
}

// What a page says goes into the panel.
async function put(answer) {
  const inner = $("#main", new DOMParser().parseFromString(await answer.text(), "text/html"));
  const leaf = make("div", { className: "page" });
  leaf.append(...inner.childNodes);
  panel ??= document.body.appendChild(make("aside", { className: "hint-panel", tabIndex: -1 }));
  panel.classList.remove("passed");
  panel.setAttribute("aria-label", $("h1", leaf).textContent);
  panel.replaceChildren(make("button", { type: "button", className: "button close", ariaLabel: document.body.dataset.close, textContent: "×" }), leaf);
  panel.focus({ preventScroll: true });
}

const ask = async (url, options = {}) => put(await fetch(url, { ...options, headers: { Accept: "text/html" }, credentials: "same-origin" }));

export async function open(href) {
  $$("dialog[open]").forEach((dialog) => dialog.close());
  await Promise.all([styled("pages"), styled("hint")]);
  await ask(href);
}

// A hint is about one position: when that has passed, it says so, and can be asked for again.
new MutationObserver(() => {
  if (!panel) return;
  if (!main()?.dataset.table) return close();
  const stale = $("[data-version]", panel)?.dataset.version !== main().dataset.version;
  panel.classList.toggle("passed", stale);
  for (const one of $$("[data-stale]", panel)) one.hidden = !stale;
}).observe(document.body, { childList: true });

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!panel?.contains(form) || form.id === "hinted") return; // a move is sent like any other
  event.preventDefault();
  const said = new URLSearchParams(new FormData(form));
  if (form.method === "post") ask(form.action, { method: "POST", body: said });
  else ask(`${form.action}?${said}`);
});

document.addEventListener("click", (event) => {
  if (!panel?.contains(event.target)) return;
  if (event.target.closest(".close")) return close();
  const points = event.target.closest("[data-points]")?.dataset.points;
  if (points) import("./dialog.js").then(({ point }) => point(points));
});

document.addEventListener("keydown", (event) => { if (event.key === "Escape" && panel?.contains(document.activeElement)) close(); });
