// Preferences of this browser, which the server writes into every page and keeps in a cookie; and values that survive a
// reload of this tab.

const root = document.documentElement;

/**
 * A preference.
 * @param {string} name
 */
export const setting = (name) => root.dataset[name];

let sent = Promise.resolve(null); // one after another: each answer brings the cookie that the next request extends

/**
 * Change a preference.
 * @param {string} name
 * @param {string} value
 */
export function prefer(name, value) {
  root.dataset[name] = value;
  const body = new URLSearchParams({ [name]: value });
  const send = () => fetch("/preferences", { method: "POST", body, keepalive: true, redirect: "manual" });
  sent = sent.then(send).catch(() => null);
}

document.addEventListener("change", ({ target }) => {
  const name = /** @type {HTMLSelectElement} */ (target).dataset?.setting;
  if (!name) return;
  const choice = /** @type {HTMLSelectElement} */ (target);
  prefer(name, choice.value);
  if (choice.value !== "off" && (name === "volume" || name === "notices"))
    import("../table/calling.js").then(({ begin }) => begin(choice));
});

/**
 * Store a value for this tab; null removes it.
 * @param {string} name
 * @param {unknown} value
 */
export function store(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    /* a browser that stores nothing */
  }
}

/**
 * A value stored with `store`, or null.
 * @param {string} name
 */
export function stored(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name));
  } catch {
    return null;
  }
}
