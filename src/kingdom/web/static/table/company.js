// The company at a table: presence, chat and requests.

import { setting } from "../shared/settings.js";
import { $, $$, main, make } from "../shared/travel.js";

const STATES = ["here", "away", "deciding", "done"];
let known = null;

async function call(text) {
  if (setting("volume") !== "off" || setting("notices") === "on") (await import("./calling.js")).call(text);
}

/**
 * Handle an event of the table's stream about presence, chat or requests.
 * @param {MessageEvent} event
 * @param {object} table
 * @param {(url: string) => void} table.load
 * @param {import("../shared/dialog.js").Look} table.look
 * @param {(text: string) => void} table.notify
 * @param {() => boolean} table.free whether the table may be exchanged now
 */
export async function aside({ data }, { load, look, notify, free }) {
  const now = JSON.parse(data);
  const before = known ?? now;
  known = now;
  const words = main().dataset.presence?.split("|") ?? [];
  now.states.forEach((state, seat) => {
    for (const one of $$(`[data-presence="${seat}"]`)) {
      one.className = `presence ${state}`;
      one.setAttribute("aria-label", (one.title = words[STATES.indexOf(state)] ?? state));
      one.textContent = "●○◐✓"[STATES.indexOf(state)];
    }
  });
  if (now.said === before.said && now.asked === before.asked) return;
  const base = `/t/${main().dataset.table}`;
  const open = $("dialog[open] [data-testid=company]");
  if (open) return redraw(look, `${base}/company`);
  if (now.asked !== before.asked && free()) {
    load(`${base}/fragment`);
    return call(document.title);
  }
  const link = $("[data-testid=company-link]");
  if (!link || now.said === before.said) return;
  const page = new DOMParser().parseFromString(
    await (
      await fetch(`${base}/company?quiet`, { credentials: "same-origin", headers: { Accept: "text/html" } })
    ).text(),
    "text/html",
  );
  const last = $$("[data-testid=words] li", page).at(-1);
  if (!last || last.matches(".own")) return;
  const unread = $(".unread", link) ?? link.appendChild(make("b", { className: "unread" }));
  unread.textContent = Number(unread.textContent || 0) + 1;
  const text = `${$("b", last).textContent}: ${$("span, i", last).textContent}`.replace(/\s+/g, " ").trim();
  notify(text);
  call(text);
}

// Reload the dialog, but keep the unsent text and the focus in its field.
let writing = false;
async function redraw(look, url) {
  const field = $("dialog[open] [name=words]"),
    at = document.activeElement;
  writing = at === field || (writing && (at === document.body || at.matches("dialog")));
  const typed = field?.value ?? "";
  await look(url);
  const now = $("dialog[open] [name=words]");
  if (!now) return;
  now.value = typed;
  if (writing) now.focus();
}

/**
 * Send a message from the dialog, which then shows it and stays open.
 * @param {HTMLFormElement} form
 * @param {import("../shared/dialog.js").Look} look
 */
export async function send(form, look) {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form))),
    field = $("[name=words]", form),
    text = field.value;
  [writing, field.value] = [true, ""];
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      headers: { Accept: "text/html" },
      credentials: "same-origin",
    });
    await redraw(look, answer.url);
  } catch (error) {
    field.value ||= text;
    throw error;
  }
}
