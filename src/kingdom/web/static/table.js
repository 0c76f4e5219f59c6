// What a script adds to pages that work without one: the table is exchanged in place instead of loaded anew, news
// arrive by themselves, no click is lost, and cards are looked at in a dialog.

import { keep, kept, setting } from "./settings.js";
import { $, $$, land, main, make, remember, styled, travel } from "./travel.js";

const root = document.documentElement;
root.classList.add("js");

const FRAGMENT = { "X-Kingdom-Fragment": "1" };
const CLOSELY = /^\/t\/[^/]+\/card\/|^\/cards\/|^\/rules\/[A-Z]/; // what is looked at in a dialog
const said = (element) => element.getAttribute("aria-label") || element.textContent;
const words = () => document.body.dataset;

// What is not needed on every table is read where it is: how offers are arranged, dialogs, dragging, large cards.
let offer = null;
const offering = async () => offer ??= await import("./offer.js");
const dialogs = () => import("./dialog.js");
const look = (href, unasked) => dialogs().then((found) => found.look(href, unasked)).catch(() => offline(true));

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
  await Promise.all((fresh.dataset.sheets ?? "").split(" ").filter(Boolean).map(styled));
  const old = main();
  const needsStyles = fresh.className.startsWith("page") !== old.className.startsWith("page");
  if (needsStyles || fresh.hasAttribute("data-cover") !== old.hasAttribute("data-cover")) return location.reload();
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const tab = old.dataset.suggests === fresh.dataset.suggests ? old.dataset.tab : fresh.dataset.tab;
  land(old, fresh);
  const before = remember(old);
  old.replaceWith(document.adoptNode(fresh));
  if (tab) fresh.dataset.tab = tab;
  if (fresh.dataset.title) document.title = fresh.dataset.title;
  prepare();
  if (focused) refocus(focused, fresh);
  travel(before, fresh);
  announce();
}

function announce() {
  const status = $(".status")?.textContent.trim();
  const notice = $(".notice p")?.textContent.trim();
  const news = $(".log .told-sum span")?.textContent.trim();
  $("#live").textContent = [notice, news, status].filter(Boolean).join(" ");
}

async function load(url, options = {}) {
  busy = true;
  root.setAttribute("aria-busy", "true");
  try {
    const answer = await answered(url, options);
    if (!answer.headers.get("content-type")?.includes("text/html")) return location.reload();
    await exchange(await answer.text());
    if (main().matches(".replaying")) history.replaceState(null, "", url); // to reload, or to share
  } finally {
    busy = false;
    root.removeAttribute("aria-busy");
    $$(".pressed").forEach((one) => one.classList.remove("pressed"));
    if (!next()) catchUp();
  }
}

// A request has a name of its own, so that it can be sent again until it is answered: it is done once. It is kept until
// then, also over a reload, and sent for as long as it takes.
async function answered(url, options) {
  if (options.body) keep("unsent", { url: String(url), body: String(options.body), table: main().dataset.table });
  for (let wait = 500; ; wait = Math.min(wait * 2, 4000)) {
    try {
      const answer = await fetch(url, { ...options, headers: { ...FRAGMENT, Accept: "text/html" }, credentials: "same-origin" });
      if (answer.status !== 503) {
        offline(false);
        if (options.body) keep("unsent", null);
        return answer;
      }
    } catch { /* it is away */ }
    offline(true);
    await new Promise((done) => { setTimeout(done, wait); addEventListener("online", done, { once: true }); });
  }
}

function offline(yes) {
  if (Boolean($("#offline")) === yes) return;
  $("#offline")?.remove();
  if (yes) document.body.append(make("p", { id: "offline", className: "notice", role: "alert", textContent: words().offline }));
}

function say(text) {
  $("#said")?.remove();
  document.body.append(make("p", { id: "said", className: "notice", role: "status", textContent: text }));
  setTimeout(() => $("#said")?.remove(), 5000);
}

// What was told while something else was under way is shown when that is done.
let newest = 0;
let brought = null; // the table that came with the last news
function catchUp() {
  const now = main();
  if (busy || !now?.dataset.table || newest <= Number(now.dataset.version)) return;
  if (!brought) return load(`/t/${now.dataset.table}/fragment`);
  busy = true;
  exchange(brought).finally(() => { busy = false; if (!next()) catchUp(); });
  brought = null;
}

// --- no click is lost: what is pressed while something is under way is done to what comes back, if it still can be

const queue = [];

function next() {
  while (queue.length) {
    const { name, value, form, href } = queue.shift();
    const same = href ? $$("a[data-soft]").find((link) => link.getAttribute("href") === href)
      : $$("button").find((one) => one.form?.id === form && one.name === name && one.value === value);
    if (same) { same.click(); return true; }
    say(words().gone);
  }
  return false;
}

function press(element) {
  element?.classList.add("pressed");
}

// --- news: the server says when there is something that this viewer may know

// Every second the server says that it is there: when it does not, who waits is told so before they act.
const SILENT = 2700;
let heard = Date.now();
function alive() {
  heard = Date.now();
  if (!busy) offline(false);
}
setInterval(() => { if (source && !document.hidden && Date.now() - heard > SILENT) offline(true); }, 250);
document.addEventListener("visibilitychange", () => { heard = Date.now(); }); // timers sleep in a tab that nobody sees

function listen() {
  const table = main();
  source?.close();
  source = null;
  if (!table?.dataset.table || !table.dataset.version || table.dataset.version === "0") return;
  const seat = table.dataset.seat === "" ? "" : `&seat=${table.dataset.seat}`;
  heard = Date.now();
  source = new EventSource(`/t/${table.dataset.table}/events?since=${table.dataset.version}${seat}`);
  newest = 0;
  source.onopen = alive;
  source.addEventListener("alive", alive);
  // Who comes to a seat is no news of the game, and does not disturb who arranges an offer.
  source.addEventListener("seats", () => { if (!offer?.arranging() && !busy) load(`/t/${table.dataset.table}/fragment`); });
  // What goes on besides the game is read about where there is somebody else.
  source.addEventListener("aside", (event) => import("./company.js").then((found) => found.aside(event, { load, look, say, free: () => !busy && !offer?.arranging() })).catch(() => {}));
  source.onmessage = (event) => {
    alive();
    newest = Number(event.lastEventId);
    brought = JSON.parse(event.data).main || null;
    catchUp();
  };
  // Browsers call again by themselves, unless they were answered with an error, as by a proxy while a server restarts.
  source.onerror = ({ target }) => {
    if (target !== source) return;
    setTimeout(() => { if (target === source && target.readyState !== EventSource.OPEN) offline(true); }, 1500);
    if (target.readyState === EventSource.CLOSED) setTimeout(() => { if (target === source) listen(); }, 3000);
  };
}
addEventListener("offline", () => { if (main().dataset.table) offline(true); });
addEventListener("online", () => { if (!busy && main().dataset.table) listen(); });

let listening = "";
function prepare() {
  const table = main();
  const wanted = `${table?.dataset.table}/${table?.dataset.seat}`;
  if (wanted !== listening || !source) { listening = wanted; listen(); }
  tabs();
  if (!table?.dataset.table) return;
  const offers = $("#offer");
  if (offers || offer) offering().then((found) => found.prepareOffer(look), () => offline(true));
  else keep(`offer-${table.dataset.table}`, null);
  if (offers || $("[data-cube]")) import("./drag.js").then(() => root.classList.add("drags"), () => {}); // buttons do the same
  if (table.matches(".replaying")) return import("./replay.js").then((found) => found.prepare(), () => {});
  meanwhile().then(force);
}

// When nothing lies over the table any more.
const closed = () => new Promise((done) => { const over = $("dialog[open]"); if (over) over.addEventListener("close", done, { once: true }); else done(); });

let summing = false; // a summary is coming or lies over the table: it says all that would be told

// What happened meanwhile is told, and a round that is over is summed up, before anything is done for one.
async function meanwhile() {
  const { table, round, seat, stage } = main().dataset;
  const place = `round-${table}-${seat}`; // two at one screen are each told
  const before = kept(place);
  const part = { working: $(".alone") ? 0 : .25, combat: .5 }[stage] ?? 0; // Planning before Production, Production before Combat
  const now = Number(round) + part;
  keep(place, now);
  // A lesson says itself what there is to see, and waits for its pupil.
  if (before && before < now && setting("rounds") && seat && !$(".note-box")) {
    summing = true;
    const fought = before % 1 === .5 ? "?fought=1" : ""; // its Production was summed up already
    await look(`/t/${table}/round/${part === .25 ? `${round}/planning` : Math.ceil(now - 1) + fought}`, true).then(closed);
    summing = false;
    if ($(".log li.fresh")) await import("./deeds.js").then(({ tell }) => tell(part ? "phase" : "round"), () => {});
  } else if ($(".log li.fresh") && !summing && !$("dialog[open]")) await import("./deeds.js").then(({ tell }) => tell(), () => {});
}

// --- what is the only thing that can be done is done, if that is preferred; undo takes it back with what led to it

let made = 0; // moves that were made since something was last done by hand
let undone = false;

function force() {
  const table = main().dataset.table;
  const waiting = kept("unsent");
  if (waiting && waiting.table === table && !busy) return load(waiting.url, { method: "POST", body: new URLSearchParams(waiting.body) });
  const only = $("[data-forced]");
  if (!only || undone || summing || !setting("forced") || document.hidden || $(".note-box")) return; // a lesson waits for its pupil
  const version = main().dataset.version;
  setTimeout(() => {
    if (busy || main().dataset.version !== version || !only.isConnected || $("dialog[open]")) return;
    made += 1;
    send($(`#${only.getAttribute("form")}`), only, false);
  }, 600);
}

// --- forms and links

function send(form, submitter, byHand) {
  const action = new URL(form.action);
  const undo = form.id === "undo";
  if (byHand && undo) undone = true;
  else if (byHand) { undone = false; made = 0; }
  const body = new FormData(form, submitter);
  $$("dialog[open]").forEach((dialog) => dialog.close());
  press(submitter);
  load(action, { method: "POST", body: new URLSearchParams(body) }).then(() => {
    if (!undo || !made) return;
    made -= 1;
    const again = $("[data-testid=undo]");
    if (again) send($("#undo"), again, false);
  });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.hasAttribute("data-hard") || !/^\/t\/[^/]+\/(act|undo)$/.test(new URL(form.action).pathname)) return;
  event.preventDefault();
  const button = event.submitter;
  if (form.id === "undo" && offer?.takeBack()) return;
  if (form.id === "offer" && !offer?.ready()) return offering().then(({ ready, refusal }) => { if (ready()) form.requestSubmit(button); else look(refusal()); });
  if (form.id.startsWith("tick-") && $$(`input[form=${form.id}]:checked`).length !== 2) return say($(".status .now").textContent.trim());
  if (busy) { press(button); return queue.push({ form: form.id, name: button?.name ?? "", value: button?.value ?? "" }); }
  if (button?.dataset.regret && !button.hasAttribute("data-sure")) return dialogs().then(({ ask }) => ask(button), () => send(form, button, true));
  send(form, button, true);
});

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (event.target.closest("[data-again]")) return import("./deeds.js").then(({ again }) => again(), () => offline(true));
  const link = event.target.closest("a[href]");
  const hand = event.target.closest("[data-hand] > a.card");
  if (hand) { event.preventDefault(); return offering().then(({ choose }) => choose(hand.parentElement), () => offline(true)); }
  if (!link) {
    if (event.target.closest(".laying, button, label, input, select")) return;
    if (offer?.chosenCard()) return offer.choose(null);
    // An area is itself what one presses to take it.
    const take = $$("[data-deed=Select]", event.target.closest("[data-area]") ?? make("i", {}));
    if (take.length === 1) take[0].click();
    return;
  }
  if (link.matches("a.card") && $(".pick input", link.parentElement)) { event.preventDefault(); return $(".pick input", link.parentElement).click(); }
  if (link.hasAttribute("data-key") && link.dataset.key === "undo" && offer?.takeBack()) return event.preventDefault();
  if (link.hasAttribute("data-soft")) {
    event.preventDefault();
    press(link);
    return busy ? queue.push({ href: link.getAttribute("href") }) : load(link.href);
  }
  if (link.hasAttribute("data-look") || (main().dataset.table && CLOSELY.test(link.pathname))) { event.preventDefault(); return look(link.href); }
  if (link.hasAttribute("data-hint")) { event.preventDefault(); return import("./hint.js").then(({ open }) => open(link.href)).catch(() => offline(true)); }
  if (link.dataset.shows) { event.preventDefault(); return dialogs().then(({ point }) => point(link.dataset.shows)); }
  if (link.dataset.tab) { event.preventDefault(); tabs(link.dataset.tab); }
});

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-submits]")) event.target.form.submit();
});

// --- tabs of the phone

function tabs(chosen) {
  if (chosen) main().dataset.tab = chosen;
  for (const link of $$(".tabs a")) link.setAttribute("aria-current", String(link.dataset.tab === main().dataset.tab));
}

// --- keys: what they mean is read about when the first one is pressed

let keys = null;
document.addEventListener("keydown", (event) => {
  const open = Boolean($("dialog[open]"));
  if (keys) return keys.pressed(event, open, look, offer);
  import("./keys.js").then((found) => { keys = found; keys.pressed(event, open, look, offer); }, () => offline(true));
});

// What a button says at length is its title too, as soon as somebody points at it.
document.addEventListener("pointerover", (event) => {
  const one = event.target.closest("[aria-label]:is(button, a)");
  if (one && !one.title && !one.matches(".card, .strip-name, .charter-name a")) one.title = one.getAttribute("aria-label");
});
document.addEventListener("focusin", ({ target }) => { if (target.matches("[data-copy]")) target.select(); });
document.addEventListener("click", ({ target }) => { if (target.closest("[data-copies]")) import("./copying.js").then(({ copy }) => copy(target.closest("[data-copies]"))); });

// The large card is read about when somebody first points at something.
const NEAR = 12;
let peeks = false;
let pointed = null; // what somebody came to before the script was here
let rest = null; // where the pointer was when the page came, or pressed: what comes to lie under it was not pointed at
for (const first of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(first, async (event) => {
  // Whoever has pressed something by then wants no large card of it.
  if (event.type === "pointerdown" || !rest) rest = [event.clientX, event.clientY];
  const moved = event.pointerType === "mouse" && Math.hypot(event.clientX - rest[0], event.clientY - rest[1]) >= NEAR;
  pointed = moved || event.target.matches?.(":focus-visible") ? event.target : null;
  if (peeks || !main()?.dataset.table) return;
  peeks = true;
  try { (await import("./peek.js")).peeking(look, pointed, rest, NEAR); } catch { peeks = false; } // the server is away
});

document.addEventListener("scroll", ({ target }) => import("./scrolled.js").then(({ note }) => note(target)), { capture: true, once: true });
if (setting("sounds") || setting("notices")) import("./calling.js");
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", prepare);
else prepare();
