// What a script adds to pages that work without one: the table is exchanged in place instead of loaded anew, news
// arrive by themselves, offers are arranged by clicks, keys or dragging, and cards are looked at in a dialog.

import { $, $$, land, name, travellers } from "./travel.js";

const root = document.documentElement;
root.classList.add("js");

const FRAGMENT = { "X-Kingdom-Fragment": "1" };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const CLOSELY = /^\/t\/[^/]+\/card\/|^\/rules\/[A-Z]/; // what is looked at in a dialog
const main = () => $("#main");
const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
const said = (element) => element.getAttribute("aria-label") || element.textContent;

// --- exchanging the table

let busy = false;
let source = null;

function refocus(was, fresh) {
  const same = $$(was.tagName, fresh).find((one) => said(one) === said(was));
  (same || $("[data-key=confirm], .status a, .button.main", fresh) || fresh).focus({ preventScroll: true });
}

async function exchange(html) {
  const fresh = $("#main", new DOMParser().parseFromString(html, "text/html"));
  if (!fresh) return location.reload();
  const old = main();
  const needsStyles = fresh.className.startsWith("page") !== old.className.startsWith("page");
  if (needsStyles || fresh.hasAttribute("data-cover") !== old.hasAttribute("data-cover")) return location.reload();
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const tab = old.dataset.suggests === fresh.dataset.suggests ? old.dataset.tab : fresh.dataset.tab;
  land(old, fresh);
  const moving = travellers(old, fresh);
  const put = () => {
    old.replaceWith(document.adoptNode(fresh));
    if (tab) fresh.dataset.tab = tab;
    if (fresh.dataset.title) document.title = fresh.dataset.title;
    prepare();
    if (focused) refocus(focused, fresh);
  };
  if (document.startViewTransition && !calm.matches && !document.hidden) {
    name(moving, old, true);
    const transition = document.startViewTransition(() => { put(); name(moving, fresh, true); });
    transition.ready.catch(() => {}); // skipped when the next one begins
    await transition.updateCallbackDone.catch(() => {});
    transition.finished.catch(() => {}).then(() => name(moving, fresh, false));
  } else put();
  announce();
}

function announce() {
  const status = $(".status")?.textContent.trim();
  const notice = $(".notice p")?.textContent.trim();
  const news = $$(".log li.fresh").slice(0, 3).reverse().map((line) => line.textContent.trim());
  $("#live").textContent = [notice, ...news, status].filter(Boolean).join(" ");
}

async function load(url, options = {}) {
  if (busy) return;
  busy = true;
  root.setAttribute("aria-busy", "true");
  try {
    const answer = await answered(url, options);
    if (!answer.headers.get("content-type")?.includes("text/html")) return location.reload();
    await exchange(await answer.text());
    if (main().matches(".replaying")) history.replaceState(null, "", url); // to reload, or to share
  } catch {
    location.reload();
  } finally {
    busy = false;
    root.removeAttribute("aria-busy");
    catchUp();
  }
}

// A request has a name of its own, so that it can be sent again until it is answered: it is done once.
async function answered(url, options) {
  for (let wait = 500; ; wait *= 2) {
    try {
      const answer = await fetch(url, { ...options, headers: { ...FRAGMENT, Accept: "text/html" }, credentials: "same-origin" });
      offline(false);
      return answer;
    } catch (error) {
      if (wait > 20000) throw error;
      offline(true);
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

function offline(yes) {
  $("#offline")?.remove();
  if (yes) document.body.append(make("p", { id: "offline", className: "notice", role: "alert", textContent: document.body.dataset.offline }));
}

// What was told while something else was under way is shown when that is done.
let newest = 0;
function catchUp() {
  const now = main();
  if (!busy && now?.dataset.table && newest > Number(now.dataset.version)) load(`/t/${now.dataset.table}/fragment`);
}

// --- news: the server says when there is something that this viewer may know

function listen() {
  const table = main();
  source?.close();
  source = null;
  if (!table?.dataset.table || !table.dataset.version || table.dataset.version === "0") return;
  const seat = table.dataset.seat === "" ? "" : `&seat=${table.dataset.seat}`;
  source = new EventSource(`/t/${table.dataset.table}/events?since=${table.dataset.version}${seat}`);
  newest = 0;
  // Who comes to a seat is no news of the game, and does not disturb who arranges an offer.
  source.addEventListener("seats", () => { if (!laid().length && !chosen) load(`/t/${table.dataset.table}/fragment`); });
  source.onmessage = (event) => {
    newest = Number(event.lastEventId);
    catchUp();
  };
  // Browsers call again by themselves, unless they were answered with an error, as by a proxy while a server restarts.
  source.onerror = ({ target }) => {
    if (target.readyState === EventSource.CLOSED) setTimeout(() => { if (target === source) listen(); }, 3000);
  };
}

let listening = "";
function prepare() {
  const table = main();
  const wanted = `${table?.dataset.table}/${table?.dataset.seat}`;
  if (wanted !== listening || !source) { listening = wanted; listen(); }
  tabs();
  offer();
}

// --- forms and links

document.addEventListener("submit", (event) => {
  const form = event.target;
  const action = new URL(form.action);
  if (form.hasAttribute("data-hard") || !/^\/t\/[^/]+\/(act|undo)$/.test(action.pathname)) return;
  event.preventDefault();
  if (form.id === "offer" && !ready()) return look(whyNot("offer"));
  const body = new FormData(form, event.submitter);
  $$("dialog[open]").forEach((dialog) => dialog.close());
  load(action, { method: "POST", body: new URLSearchParams(body) });
});

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target.closest("a[href]");
  const hand = event.target.closest("[data-hand] > a.card");
  if (hand) { event.preventDefault(); return choose(hand.parentElement); }
  if (!link) { if (!event.target.closest(".laying")) choose(null); return; }
  if (link.hasAttribute("data-soft")) { event.preventDefault(); return load(link.href); }
  if (link.hasAttribute("data-look") || (main().dataset.table && CLOSELY.test(link.pathname))) { event.preventDefault(); return look(link.href); }
  if (link.dataset.tab) { event.preventDefault(); tabs(link.dataset.tab); }
});

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-submits]")) event.target.form.submit();
});

// --- dialogs

async function look(href) {
  const dialog = $("dialog.sheet-dialog") || document.body.appendChild(make("dialog", { className: "sheet-dialog" }));
  dialog.onclick = (event) => { if (event.target === dialog || event.target.closest(".close")) dialog.close(); };
  try {
    const answer = await fetch(href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
    const inner = $("#main", new DOMParser().parseFromString(await answer.text(), "text/html"));
    const leaf = make("div", { className: "page" });
    leaf.append(...inner.childNodes);
    dialog.replaceChildren(make("button", { type: "button", className: "button close", ariaLabel: document.body.dataset.close, textContent: "×" }), leaf);
    dialog.setAttribute("aria-label", $("h1", leaf)?.textContent ?? "");
    $$("[data-back]", dialog).forEach((field) => { field.value = location.pathname + location.search; });
    await styled();
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  } catch { location.href = href; }
}

// Pages that are read in a dialog have a stylesheet of their own.
function styled() {
  if ($$("link[rel=stylesheet]").some((link) => link.href.includes("/pages.css"))) return Promise.resolve();
  const base = $("link[href*='base.css']").href;
  return new Promise((done) => {
    document.head.append(make("link", { rel: "stylesheet", href: base.replace(/base\.css.*/, "pages.css"), onload: done, onerror: done }));
  });
}

// --- tabs of the phone

function tabs(chosen) {
  if (chosen) main().dataset.tab = chosen;
  for (const link of $$(".tabs a")) link.setAttribute("aria-current", String(link.dataset.tab === main().dataset.tab));
}

// --- arranging an offer: the same fields that the form has without a script

const field = (item) => $("select", item);
const laid = () => $$("[data-hand]").filter((item) => field(item).value);
const down = () => laid().filter((item) => field(item).value.endsWith("face down")).length;
let chosen = null;

function offer() {
  chosen = null;
  if (!$("#offer")) return;
  for (const item of $$("[data-hand]")) {
    const card = $("a.card", item);
    card.setAttribute("role", "button");
    card.setAttribute("aria-pressed", "false");
  }
  arrange();
}

function choose(item) {
  $(".laying")?.remove();
  if (chosen === item) item = null;
  chosen = item;
  if (item) {
    const tools = $("#laying").content.cloneNode(true);
    const where = field(item).value;
    $("[data-look]", tools).href = $("a.card", item).href;
    $(".laying", tools).setAttribute("aria-label", item.dataset.name);
    const flip = $("[data-flip]", tools);
    const hidden = where.endsWith("face down");
    flip.setAttribute("aria-pressed", String(hidden));
    if (!where && ready()) for (const button of $$("button", tools)) refuse(button, "offer");
    else if (!hidden && down() >= Number(main().dataset.traps)) refuse(flip, `offer ${$$("[data-hand]").slice(0, 2).map((one) => `${one.dataset.hand} left face down`).join(", ")}`);
    $("[data-take-back]", tools).hidden = !where;
    item.append(tools);
  }
  arrange();
}

const whyNot = (plan) => `/t/${main().dataset.table}/why?do=${encodeURIComponent(plan)}`;
function refuse(button, plan) {
  button.setAttribute("aria-disabled", "true");
  button.dataset.why = whyNot(plan);
}

function lay(item, area, hidden = field(item).value.endsWith("face down")) {
  if (area && !field(item).value && ready()) return look(whyNot("offer"));
  if (hidden && !field(item).value.endsWith("face down") && down() >= Number(main().dataset.traps)) hidden = false;
  field(item).value = area ? area + (hidden ? " face down" : "") : "";
  choose(null);
  arrange();
}

function arrange() {
  if (!$("#offer")) return;
  $$("[data-slot]").forEach((slot) => slot.remove());
  $$(".mark-no").forEach((mark) => mark.remove());
  const items = laid();
  for (const item of $$("[data-hand]")) {
    const where = field(item).value;
    $("a.card", item).setAttribute("aria-pressed", String(Boolean(where) || item === chosen));
    if (!where) continue;
    const [area] = where.split(" ");
    const number = items.indexOf(item) + 1;
    const tools = $("#laying").content;
    const flip = where.endsWith("face down") && $("[data-flip]", tools);
    const mark = make("span", { className: "mark-no", textContent: `${number} ${$(`[data-lay=${area}]`, tools).textContent}` });
    if (flip) mark.append($("svg", flip).cloneNode(true));
    $("a.card", item).append(mark);
    const slot = $("#slot").content.firstElementChild.cloneNode(true);
    slot.dataset.slot = item.dataset.hand;
    $("b", slot).textContent = number;
    $("span", slot).textContent = $(".card-name", item).textContent + (flip ? ` (${flip.textContent.trim().toLowerCase()})` : "");
    $("button", slot).addEventListener("click", (event) => { event.stopPropagation(); choose(item); $("a.card", item).focus(); });
    $(`[data-area=${area}] [data-row]`).append(slot);
  }
  for (const row of $$("[data-area] [data-row]")) row.className = `n-${Math.min(row.children.length, 18)}`;
  for (const button of $$("[data-lay-here]")) button.hidden = !chosen || (!field(chosen).value && items.length >= 2);
  const confirm = $("[data-testid=offer]");
  if (confirm) { confirm.classList.toggle("impossible", !ready()); confirm.setAttribute("aria-disabled", String(!ready())); }
}

const ready = () => laid().length === 2;

document.addEventListener("click", (event) => {
  const item = chosen;
  const button = event.target.closest("[data-lay], [data-flip], [data-take-back], [data-lay-here]");
  if (!button || !item) return;
  event.stopPropagation();
  if (button.dataset.why) return look(button.dataset.why);
  const flip = $(".laying [data-flip]");
  const hidden = flip.getAttribute("aria-pressed") === "true";
  const area = button.dataset.lay || button.dataset.layHere;
  if (area) lay(item, area, hidden);
  else if (button !== flip) lay(item, "");
  else if (field(item).value) lay(item, field(item).value.split(" ")[0], !hidden);
  else return flip.setAttribute("aria-pressed", String(!hidden));
  $("a.card", item)?.focus();
}, true);

// --- dragging: cards to areas, cubes to spaces

document.addEventListener("dragstart", (event) => {
  const thing = event.target.closest("[data-hand], [data-cube]");
  if (!thing) return;
  thing.classList.add("dragging");
  event.dataTransfer.setData("text/plain", thing.dataset.hand || thing.dataset.cube);
  event.dataTransfer.effectAllowed = "move";
});
document.addEventListener("dragend", () => $$(".dragging, .drop").forEach((one) => one.classList.remove("dragging", "drop")));
function droppable(event) {
  const held = $(".dragging");
  if (!held) return null;
  if (held.dataset.hand) return event.target.closest("[data-area]");
  const code = held.dataset.cube;
  if (event.target.closest("[data-panel=stock]")) return $(`[data-testid=cubes] [value="place ${code.toUpperCase()} on alchemy"]`);
  const spaces = `button.space[data-code=${code}]`;
  return event.target.closest(spaces) || $(spaces, event.target.closest(".charter") || held);
}
document.addEventListener("dragover", (event) => {
  const target = droppable(event);
  $$(".drop").forEach((one) => one.classList.remove("drop"));
  if (target) { event.preventDefault(); target.classList.add("drop"); }
});
document.addEventListener("drop", (event) => {
  const held = $(".dragging");
  const target = droppable(event);
  if (!held || !target) return;
  event.preventDefault();
  if (held.dataset.hand) lay(held, target.dataset.area);
  else target.click();
});

// --- keys

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, select, textarea");
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing) {
    const undo = $("[data-key=undo]");
    if (undo) { event.preventDefault(); undo.click(); }
    return;
  }
  if ((event.ctrlKey || event.metaKey) && event.key === "Enter") {
    const go = $("[data-testid=offer], [data-deed=Done]");
    if (go) { event.preventDefault(); go.click(); }
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
  if (event.key === "?") { event.preventDefault(); return look("/help"); }
  if (event.key === "Escape" && !$("dialog[open]")) {
    if (chosen) return choose(null);
    const cancel = $("[data-cancel], .notice a");
    if (cancel) cancel.click();
    return;
  }
  if ($("dialog[open]")) return;
  const item = event.target.closest("[data-hand]");
  if (item) {
    const key = event.key.toLowerCase();
    const where = field(item).value;
    if (key === "l") lay(item, "left");
    else if (key === "r") lay(item, "right");
    else if (key === "f" && where) lay(item, where.split(" ")[0], !where.endsWith("face down"));
    else if (key === "backspace" || key === "delete") lay(item, "");
    else if (key === "i") look($("a.card", item).href);
    else if (key === " ") choose(item);
    if ("lrfi ".includes(key) || key === "backspace") { event.preventDefault(); $("a.card", item)?.focus(); return; }
  }
  if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    const step = $(event.key === "ArrowRight" ? "[data-key=next]" : "[data-key=previous]");
    if (step && !event.target.closest("ul")) { event.preventDefault(); return step.click(); }
    const list = event.target.closest("ul, ol");
    if (!list) return;
    const stops = $$("a[href], button", list).filter((one) => one.offsetParent);
    const at = stops.indexOf(document.activeElement);
    const next = stops[at + (event.key === "ArrowRight" ? 1 : -1)];
    if (at >= 0 && next) { event.preventDefault(); next.focus(); }
  }
});

document.addEventListener("focusin", (event) => { if (event.target.matches("[data-copy]")) event.target.select(); });
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copies]");
  if (!button) return;
  const link = $("[data-copy]", button.parentElement);
  link.select();
  try { await navigator.clipboard.writeText(link.value); } catch { document.execCommand("copy"); } // no clipboard without TLS
  button.textContent = $("#live").textContent = button.dataset.copies;
});

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", prepare);
else prepare();
