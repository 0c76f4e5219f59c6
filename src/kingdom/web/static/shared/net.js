// The connection to the server: requests that are repeated until answered, the stream of a table, and notices.

import { store } from "./settings.js";
import { $, main, make } from "./travel.js";

const FRAGMENT = { "X-Kingdom-Fragment": "1" };

/**
 * The answer to a request. A form has a unique id, so that it can be sent again until it is answered: the server acts
 * on it only once. It is stored until then, even over a reload.
 * @param {string | URL} url
 * @param {RequestInit} options
 * @returns {Promise<Response>}
 */
export async function answered(url, options) {
  if (options.body) store("unsent", { url: String(url), body: String(options.body), table: main().dataset.table });
  for (let wait = 500; ; wait = Math.min(wait * 2, 4000)) {
    try {
      const answer = await fetch(url, {
        ...options,
        headers: { ...FRAGMENT, Accept: "text/html" },
        credentials: "same-origin",
      });
      if (answer.status !== 503) {
        offline(false);
        if (options.body) store("unsent", null);
        return answer;
      }
    } catch {
      /* the server is away */
    }
    offline(true);
    await new Promise((done) => {
      setTimeout(done, wait);
      addEventListener("online", done, { once: true });
    });
  }
}

/**
 * Show or remove the notice that the server is away.
 * @param {boolean} yes
 */
export function offline(yes) {
  if (Boolean($("#offline")) === yes) return;
  $("#offline")?.remove();
  if (yes) {
    const textContent = document.body.dataset.offline;
    document.body.append(make("p", { id: "offline", className: "notice", role: "alert", textContent }));
  }
}

/**
 * Show a notice for five seconds.
 * @param {string} text
 */
export function notify(text) {
  $("#said")?.remove();
  document.body.append(make("p", { id: "said", className: "notice", role: "status", textContent: text }));
  setTimeout(() => $("#said")?.remove(), 5000);
}

// --- the stream of a table: the server sends events that this viewer may see, and a sign of life every second

const SILENT = 2700; // milliseconds without a sign of life, after which a waiting player sees that the server is away
/** @type {EventSource | null} */
let source = null;
let heard = Date.now();

/**
 * The table's handlers for its stream.
 * @typedef {object} Listener
 * @property {() => boolean} busy whether a request is under way
 * @property {() => void} opened
 * @property {(event: MessageEvent) => void} news for a new version of the table
 * @property {() => void} seats for a player who has taken a seat
 * @property {(event: MessageEvent) => void} aside presence, chat and requests
 */

/** @type {Listener | null} */
let table = null;

export const isOpen = () => source !== null;

function alive() {
  heard = Date.now();
  if (!table.busy()) offline(false);
}
setInterval(() => {
  if (source && !document.hidden && Date.now() - heard > SILENT) offline(true);
}, 250);
document.addEventListener("visibilitychange", () => {
  heard = Date.now();
}); // timers are suspended in a hidden tab

/**
 * Open the stream of the table on the page, and close the previous one.
 * @param {Listener} listener
 */
export function listen(listener) {
  table = listener;
  const { table: id, version, seat } = main()?.dataset ?? {};
  source?.close();
  source = null;
  if (!id || !version || version === "0") return;
  heard = Date.now();
  source = new EventSource(`/t/${id}/events?since=${version}${seat === "" ? "" : `&seat=${seat}`}`);
  table.opened();
  source.onopen = alive;
  source.addEventListener("alive", alive);
  source.addEventListener("seats", table.seats);
  source.addEventListener("aside", table.aside);
  source.onmessage = (event) => {
    alive();
    table.news(event);
  };
  // Browsers reconnect automatically, but not after an error response, such as a proxy's while the server restarts.
  source.onerror = (event) => {
    const target = /** @type {EventSource} */ (event.target);
    if (target !== source) return;
    setTimeout(() => {
      if (target === source && target.readyState !== EventSource.OPEN) offline(true);
    }, 1500);
    if (target.readyState === EventSource.CLOSED)
      setTimeout(() => {
        if (target === source) listen(table);
      }, 3000);
  };
}
addEventListener("offline", () => {
  if (main().dataset.table) offline(true);
});
addEventListener("online", () => {
  if (table && !table.busy() && main().dataset.table) listen(table);
});
