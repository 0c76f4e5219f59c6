// Scripts for the table, which also works without them: the table is replaced without reloading the page, news arrives
// automatically, no click is lost, and cards open in a dialog.

import { answered, isOpen, listen, notify, offline } from "../shared/net.js";
import { setting, store, stored } from "../shared/settings.js";
import { $, $$, acts, goal, main, make, styled } from "../shared/travel.js";

const root = document.documentElement;
root.classList.add("js");

const CLOSELY = /^\/t\/[^/]+\/card\/|^\/cards\/|^\/rules\/[A-Z]/; // pages that open in a dialog
const label = (one) =>
  one.matches("input") ? one.name + one.value : one.getAttribute("aria-label") || one.textContent;
const words = () => document.body.dataset;
const away = () => offline(true);
const nothing = () => {};

// Scripts that not every table needs are loaded on demand: offers, dialogs, dragging, large cards.
/** @type {typeof import("./offer.js") | null} */
let offer = null;
/** @type {typeof import("./placing.js") | null} */
let placing = null;
/** @type {typeof import("./moments.js") | null} */
let moments = null;
let planning = null; // the script of a Planning
const offering = async () => (offer ??= await import("./offer.js"));
const dialogs = () => import("../shared/dialog.js");
const look = (href, unasked) =>
  dialogs()
    .then((found) => found.look(href, unasked))
    .catch(away);

// --- replacing the table

let busy = false;

function refocus(was, fresh) {
  const same = $$(was.tagName, fresh).find((one) => label(one) === label(was));
  (same || $("[data-key=confirm], .status a, .button.main", fresh) || fresh).focus({ preventScroll: true });
}

async function exchange(html) {
  const fresh = $("#main", new DOMParser().parseFromString(html, "text/html"));
  if (!fresh) return location.reload();
  await Promise.all((fresh.dataset.sheets ?? "").split(" ").filter(Boolean).map(styled));
  await planning?.released();
  const old = main();
  const needsStyles = fresh.className.startsWith("page") !== old.className.startsWith("page");
  if (needsStyles || fresh.hasAttribute("data-cover") !== old.hasAttribute("data-cover")) return location.reload();
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const tab = old.dataset.suggests === fresh.dataset.suggests ? old.dataset.tab : fresh.dataset.tab;
  const show = moments?.watch(old, fresh);
  old.replaceWith(document.adoptNode(fresh));
  if (tab) fresh.dataset.tab = tab;
  if (fresh.dataset.title) document.title = fresh.dataset.title;
  prepare();
  if (focused) refocus(focused, fresh);
  show?.();
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
    if (main().matches(".replaying")) history.replaceState(null, "", url); // for reloading and sharing
  } finally {
    busy = false;
    root.removeAttribute("aria-busy");
    $$(".pressed").forEach((one) => one.classList.remove("pressed"));
    if (!next()) catchUp();
  }
}

// --- news

let newest = 0; // the last version that the server has announced
let brought = null; // the table that came with it
let seated = false; // true if a player has taken a seat meanwhile

// Show news that arrived while the page was busy.
function catchUp() {
  const now = main();
  if (busy || !now?.dataset.table || (!seated && newest <= Number(now.dataset.version))) return;
  if (seated || !brought || now.dataset.draft) {
    seated = false;
    return load(`/t/${now.dataset.table}/fragment${now.dataset.draft ? `?draft=${now.dataset.draft}` : ""}`);
  }
  busy = true;
  exchange(brought).finally(() => {
    busy = false;
    if (!next()) catchUp();
  });
  brought = null;
}

/** @type {import("../shared/net.js").Listener} */
const NEWS = {
  busy: () => busy,
  opened: () => {
    newest = 0;
  },
  news: (event) => {
    newest = Number(event.lastEventId);
    brought = JSON.parse(event.data).main || null;
    catchUp();
  },
  // A player who takes a seat does not change the game, and must not disturb a player who is arranging an offer.
  seats: () => {
    if (offer?.arranging()) return;
    seated = true;
    catchUp();
  },
  // Presence and chat; their script is loaded only if there is somebody else.
  aside: (event) =>
    import("./company.js")
      .then((found) => found.aside(event, { load, look, notify, free: () => !busy && !offer?.arranging() }))
      .catch(nothing),
};

// --- no click is lost: clicks during a request are queued, and repeated on the new table if the button is still there

const queue = [];

function next() {
  while (queue.length) {
    const { name, value, form, href } = queue.shift();
    const same = href
      ? $$("a[data-soft]").find((link) => link.getAttribute("href") === href)
      : $$("button").find((one) => one.form?.id === form && one.name === name && one.value === value);
    if (same) {
      same.click();
      return true;
    }
    notify(words().gone);
  }
  return false;
}

function press(element) {
  element?.classList.add("pressed");
}

let listening = "";
function prepare() {
  const table = main(),
    { arrived } = words();
  // Opening a link writes nothing, so report it, even if the page is left at once.
  if (arrived) fetch(arrived, { method: "POST", keepalive: true }).catch(nothing);
  delete words().arrived;
  const wanted = `${table?.dataset.table}/${table?.dataset.seat}`;
  if (wanted !== listening || !isOpen()) {
    listening = wanted;
    listen(NEWS);
  }
  tabs();
  if (!table?.dataset.table) return;
  import("./stops.js").then(({ gather }) => gather(), nothing);
  const offers = $("#offer");
  if (offers || offer) offering().then((found) => found.prepareOffer(look), away);
  else store(`offer-${table.dataset.table}`, null);
  if (offers || $("[data-cube]")) import("./drag.js").then(() => root.classList.add("drags"), nothing); // buttons still work
  if (table.matches(".replaying")) return import("../games/replay.js").then((found) => found.prepare(), nothing);
  if (planning) planning.prepare();
  else if ($("#plan")) import("./planning.js").then((found) => (planning = found), nothing);
  if (placing || $(".hand-cubes.drafted, .foes"))
    import("./placing.js").then((found) => {
      (placing = found).prepare();
      root.classList.add("digits"); // cards and Menaces can be chosen by number
    }, nothing);
  meanwhile().then(force);
}

// Resolves when no dialog covers the table any more.
const closed = () =>
  new Promise((done) => {
    const over = $("dialog[open]");
    if (over) over.addEventListener("close", done, { once: true });
    else done(null);
  });

let summing = false; // true while a summary is loading or open: it covers everything that playback would show

// Show the summary of a finished round and play back the others' actions, before any automatic move.
async function meanwhile() {
  const { table, round, seat, stage } = main().dataset;
  const place = `round-${table}-${seat}`; // two players at one screen each get their own summary
  const before = stored(place);
  const part = { working: $(".alone") ? 0 : 0.25, combat: 0.5 }[stage] ?? 0; // Planning, Production
  const now = Number(round) + part;
  store(place, now);
  // A lesson explains everything itself, and waits for the player.
  if (before && before < now && setting("summaries") === "on" && seat && !$(".note-box")) {
    summing = true;
    const fought = before % 1 === 0.5 ? "?fought=1" : ""; // the summary of its Production has been shown already
    await look(`/t/${table}/round/${part === 0.25 ? `${round}/planning` : Math.ceil(now - 1) + fought}`, true).then(
      closed,
    );
    summing = false;
    if ($(".log li.fresh")) await import("./deeds.js").then(({ play }) => play(part ? "phase" : "round"), nothing);
  } else if ($(".log li.fresh") && !summing && !$("dialog[open]"))
    await import("./deeds.js").then(({ play }) => play(), nothing);
}

// --- auto-play the only legal action if the player has enabled that; undo takes back both moves

let made = 0; // automatic moves since the last one by hand
let undone = false;

function force() {
  const table = main().dataset.table;
  const waiting = stored("unsent");
  if (waiting && waiting.table === table && !busy)
    return load(waiting.url, { method: "POST", body: new URLSearchParams(waiting.body) });
  const only = $("[data-forced]");
  if (!only || undone || summing || setting("placing") === "off" || document.hidden || $(".note-box")) return; // a lesson waits
  const version = main().dataset.version;
  setTimeout(() => {
    if (busy || main().dataset.version !== version || !only.isConnected || $("dialog[open]")) return;
    made += 1;
    send($(`#${only.getAttribute("form")}`), only, false);
  }, 600);
}

// --- forms and links

function send(form, submitter, byHand) {
  const action = goal(form, submitter);
  const undo = form.id === "undo";
  if (byHand && undo) undone = true;
  else if (byHand) {
    undone = false;
    made = 0;
  }
  const body = new FormData(form, submitter);
  $$("dialog[open]").forEach((dialog) => dialog.close());
  press(submitter);
  load(action, { method: "POST", body: new URLSearchParams(/** @type {any} */ (body)) }).then(() => {
    if (!undo || !made) return;
    made -= 1;
    const again = $("[data-testid=undo]");
    if (again) send($("#undo"), again, false);
  });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  const sheet = planning?.preview(form, button);
  if (!sheet && !acts(form, button)) return;
  event.preventDefault();
  if (sheet && !busy) return load(sheet);
  if (form.id === "undo" && offer?.takeBack()) return;
  if (form.id === "offer" && !offer?.ready())
    return offering().then(({ ready, refusal }) => {
      if (ready()) form.requestSubmit(button);
      else look(refusal());
    });
  if (form.id.startsWith("tick-") && $$(`input[form=${form.id}]:checked`).length !== 2)
    return notify($(".status .now").textContent.trim());
  if (busy) {
    press(button);
    return queue.push({ form: form.id, name: button?.name ?? "", value: button?.value ?? "" });
  }
  if (button?.dataset.regret && setting("asksTwice") === "on" && !button.hasAttribute("data-sure"))
    return import("./regret.js").then(
      ({ ask }) => ask(button),
      () => send(form, button, true),
    );
  send(form, button, true);
});

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (event.target.closest("[data-again]")) return import("./deeds.js").then(({ again }) => again(), away);
  const link = event.target.closest("a[href]");
  const hand = event.target.closest("[data-hand] > a.card");
  if (hand) {
    event.preventDefault();
    return offering().then(({ choose }) => choose(hand.parentElement), away);
  }
  if (!link) {
    if (event.target.closest(".laying, button, label, input, select")) return;
    if (offer?.chosenCard()) return offer.choose(null);
    // A click on an area takes it.
    const take = $$("[data-deed=Select]", event.target.closest("[data-area]") ?? make("i", {}));
    if (take.length === 1) take[0].click();
    return;
  }
  if (link.matches("a.card") && $(".pick input", link.parentElement)) {
    event.preventDefault();
    return $(".pick input", link.parentElement).click();
  }
  if (link.hasAttribute("data-key") && link.dataset.key === "undo" && offer?.takeBack()) return event.preventDefault();
  if (link.hasAttribute("data-soft")) {
    event.preventDefault();
    press(link);
    return busy ? queue.push({ href: link.getAttribute("href") }) : load(planning?.kept(link.href) ?? link.href);
  }
  if (link.hasAttribute("data-look") || (main().dataset.table && CLOSELY.test(link.pathname))) {
    event.preventDefault();
    return look(link.href);
  }
  if (link.hasAttribute("data-hint")) {
    event.preventDefault();
    return import("./hint.js").then(({ open }) => open(link.href)).catch(away);
  }
  if (link.dataset.shows) {
    event.preventDefault();
    return dialogs().then(({ point }) => point(link.dataset.shows));
  }
  if (link.dataset.tab) {
    event.preventDefault();
    tabs(link.dataset.tab);
  }
});

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-submits]")) event.target.form.submit();
});

// --- tabs of the phone

function tabs(chosen) {
  if (chosen) main().dataset.tab = chosen;
  for (const link of $$(".tabs a")) link.setAttribute("aria-current", String(link.dataset.tab === main().dataset.tab));
}

// --- keys: their script is loaded when the first one is pressed

let keys = null;
document.addEventListener("keydown", (event) => {
  const open = Boolean($("dialog[open]"));
  if (keys) return keys.pressed(event, open, look, offer);
  import("./keys.js").then((found) => {
    keys = found;
    keys.pressed(event, open, look, offer);
  }, away);
});

// Pointing at a button with a long label sets the label as its title.
document.addEventListener("pointerover", (event) => {
  const one = event.target.closest("[aria-label]:is(button, a)");
  if (one && !one.title && !one.matches(".card, .strip-name, .tile-name, .charter-name a"))
    one.title = one.getAttribute("aria-label");
});
document.addEventListener("focusin", ({ target }) => {
  if (target.matches("[data-copy]")) target.select();
});
document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-copies]")) import("./copying.js").then(({ copy }) => copy(target.closest("[data-copies]")));
});

// The script for large cards is loaded when the player first points at something.
const NEAR = 12;
let peeks = false;
let pointed = null; // the element pointed at before the script was loaded
let rest = null; // the pointer's position at first or at the last click: elements that move under it do not count
for (const first of ["pointerover", "pointerdown", "focusin"])
  document.addEventListener(first, async (/** @type {any} */ event) => {
    const byKey = event.type === "focusin";
    // After a click, the player does not want a large card of the same element.
    if (event.type === "pointerdown" || (!rest && !byKey)) rest = [event.clientX, event.clientY];
    const moved = event.pointerType === "mouse" && Math.hypot(event.clientX - rest[0], event.clientY - rest[1]) >= NEAR;
    if (byKey ? event.target.matches(":focus-visible") : moved) pointed = event.target;
    else if (event.type === "pointerdown" || (!byKey && pointed !== document.activeElement)) pointed = null;
    if (peeks || !main()?.dataset.table) return;
    peeks = true;
    try {
      const { peeking } = await import("../shared/peek.js");
      // The table may have been drawn again meanwhile: then what lies there now is pointed at.
      peeking(look, pointed?.isConnected === false ? [...$$(":hover")].at(-1) : pointed, rest, NEAR);
    } catch {
      peeks = false;
    } // the server is away
  });

document.addEventListener("scroll", ({ target }) => import("./scrolled.js").then(({ note }) => note(target)), {
  capture: true,
  once: true,
});
if (setting("volume") !== "off" || setting("notices") === "on") import("./calling.js");
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", prepare);
else prepare();
addEventListener("load", () => {
  if (!main()?.dataset.table) return;
  import("./pictures.js").then(({ fetchAll }) => fetchAll()).catch(nothing);
  import("./moments.js").then((found) => (moments = found), nothing);
});
