// Helpers for all scripts.

/**
 * The first element that matches; null if none does.
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {any}
 */
export const $ = (selector, from = document) => from.querySelector(selector);

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {any[]}
 */
export const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];

/**
 * A new element with these properties.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Partial<HTMLElementTagNameMap[T]>} properties
 * @returns {HTMLElementTagNameMap[T]}
 */
export const make = (tag, properties) => Object.assign(document.createElement(tag), properties);

export const main = () => $("#main");

/**
 * Where a form goes if it is sent by a button.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
export const goal = (form, button) => new URL(button?.getAttribute("formaction") ?? form.action, location.href);

/**
 * Whether a form changes the table, and is sent without loading another page.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
export const acts = (form, button) =>
  !form.hasAttribute("data-hard") && /^\/t\/[^/]+\/(act|undo)$/.test(goal(form, button).pathname);

/**
 * Load a style sheet that not every table needs. It goes before the table's own, whose rules for narrow screens win.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function styled(name) {
  const base = $("link[href*='base.css']").href;
  const href = base.replace(/shared\/base\.css.*/, `${name}.css`);
  if ($$("link[rel=stylesheet]").some((link) => link.href === href)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => resolve();
    const link = make("link", { rel: "stylesheet", href, onload: done, onerror: done });
    const table = $("link[href*='/table.css']");
    if (table) table.before(link);
    else document.head.append(link);
  });
}

/**
 * Load the style sheets of another page before showing a part of it on this one.
 * @param {Document} page
 */
export const styledLike = (page) =>
  Promise.all($$("link[rel=stylesheet]", page).map((link) => styled(link.href.match(/([\w-]+\/[\w-]+)\.css$/)[1])));
