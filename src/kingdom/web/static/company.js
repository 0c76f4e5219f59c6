// What goes on at a table besides the game: who is here, what is said, and what is asked.

import { setting } from "./settings.js";
import { $, $$, main, make } from "./travel.js";

const STATES = ["here", "away", "deciding", "done"];
let known = null;

async function call(text) {
  if (setting("sounds") || setting("notices")) (await import("./calling.js")).call(text);
}

export async function aside({ data }, { load, look, say, free }) {
  const now = JSON.parse(data);
  const before = known ?? now;
  known = now;
  const words = main().dataset.presence?.split("|") ?? [];
  now.states.forEach((state, seat) => {
    for (const one of $$(`[data-presence="${seat}"]`)) {
      one.className = `presence ${state}`;
      one.setAttribute("aria-label", one.title = words[STATES.indexOf(state)] ?? state);
      one.textContent = "●○◐✓"[STATES.indexOf(state)];
    }
  });
  if (now.said === before.said && now.asked === before.asked) return;
  const base = `/t/${main().dataset.table}`;
  const open = $("dialog[open] [data-testid=company]");
  if (open) return redraw(look, `${base}/company`);
  if (now.asked !== before.asked && free()) { load(`${base}/fragment`); return call(document.title); }
  const link = $("[data-testid=company-link]");
  if (!link || now.said === before.said) return;
  const page = new DOMParser().parseFromString(await (await fetch(`${base}/company?quiet`, { credentials: "same-origin", headers: { Accept: "text/html" } })).text(), "text/html");
  const last = $$("[data-testid=words] li", page).at(-1);
  if (!last || last.matches(".own")) return;
  const unread = $(".unread", link) ?? link.appendChild(make("b", { className: "unread" }));
  unread.textContent = Number(unread.textContent || 0) + 1;
  const text = `${$("b", last).textContent}: ${$("span, i", last).textContent}`.replace(/\s+/g, " ").trim();
  say(text);
  call(text);
}

// The dialog anew: what somebody is writing stays, and so does the place where they write.
let writing = false;
async function redraw(look, url) {
  const field = $("dialog[open] [name=words]"), at = document.activeElement;
  writing = at === field || (writing && (at === document.body || at.matches("dialog")));
  const typed = field?.value ?? "";
  await look(url);
  const now = $("dialog[open] [name=words]");
  if (!now) return;
  now.value = typed;
  if (writing) now.focus();
}

// Words are sent from the dialog, which shows them and stays.
export async function tell(form, look) {
  const body = new URLSearchParams(new FormData(form)), field = form.elements.words, said = field.value;
  [writing, field.value] = [true, ""];
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/html" }, credentials: "same-origin" });
    await redraw(look, answer.url);
  } catch (error) {
    field.value ||= said;
    throw error;
  }
}
