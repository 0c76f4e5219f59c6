// A hint beside the table: a panel that stays open, and shows a message when the table has moved on.

import { $, $$, main, make, styled, styledLike } from "../shared/travel.js";

let panel = null;

function close() {
  panel?.remove();
  panel = null;
  $("[data-key=help]")?.focus({ preventScroll: true });
}

// Show the content of a page in the panel.
async function put(answer) {
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  await styledLike(page);
  const inner = $("#main", page);
  const leaf = make("div", { className: "page" });
  leaf.append(...inner.childNodes);
  panel ??= document.body.appendChild(make("aside", { className: "hint-panel", tabIndex: -1 }));
  panel.classList.remove("passed");
  panel.setAttribute("aria-label", $("h1", leaf).textContent);
  panel.replaceChildren(
    make("button", {
      type: "button",
      className: "button close",
      ariaLabel: document.body.dataset.close,
      textContent: "×",
    }),
    leaf,
  );
  panel.focus({ preventScroll: true });
}

const ask = async (url, options = {}) =>
  put(await fetch(url, { ...options, headers: { Accept: "text/html" }, credentials: "same-origin" }));

/**
 * Open the panel with a hint.
 * @param {string} href
 */
export async function open(href) {
  $$("dialog[open]").forEach((dialog) => dialog.close());
  await styled("table/hint");
  await ask(href);
}

// A hint is about one position: after that it is marked as outdated, and the player can ask for a new one.
new MutationObserver(() => {
  if (!panel) return;
  if (!main()?.dataset.table) return close();
  const stale = $("[data-version]", panel)?.dataset.version !== main().dataset.version;
  panel.classList.toggle("passed", stale);
  for (const one of $$("[data-stale]", panel)) one.hidden = !stale;
}).observe(document.body, { childList: true });

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!panel?.contains(form) || form.id === "hinted") return; // moves are sent in the usual way
  event.preventDefault();
  const query = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (form.method === "post") ask(form.action, { method: "POST", body: query });
  else ask(`${form.action}?${query}`);
});

document.addEventListener("click", (event) => {
  if (!panel?.contains(event.target)) return;
  if (event.target.closest(".close")) return close();
  const points = event.target.closest("[data-points]")?.dataset.points;
  if (points) import("../shared/dialog.js").then(({ point }) => point(points));
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && panel?.contains(document.activeElement)) close();
});
