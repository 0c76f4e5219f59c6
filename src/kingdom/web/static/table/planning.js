// Planning as a sheet: marks show at once, and the preview follows. Loaded where there is one.

import { $, main } from "../shared/travel.js";

document.documentElement.classList.add("marking");

const late = new Map(); // marks made while another table was on its way

/** Make the marks again that the new table does not know yet; the sheet is sent once more after that. */
export function prepare() {
  for (const [name, value] of late) {
    const mark = $(`input[form=plan][name="${name}"][value="${value}"]`);
    if (mark) mark.checked = true;
  }
  late.clear();
}

/**
 * The address of the preview that a form asks for; null if it is another form, or does something.
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} button
 */
export function preview(form, button) {
  if (form.id !== "plan" || button?.hasAttribute("formaction")) return null;
  return `${form.action}?${new URLSearchParams(/** @type {any} */ (new FormData(form, button)))}`;
}

/**
 * The address of another view of the table, with the marks.
 * @param {string} href
 */
export function kept(href) {
  const { draft, stage } = main().dataset;
  const url = new URL(href);
  const here = url.pathname === new URL($("#act")?.action ?? href).pathname.replace(/\/act$/, "");
  if (stage === "planning" && draft && here && !url.searchParams.has("draft")) url.searchParams.set("draft", draft);
  return url.href;
}

document.addEventListener("change", ({ target }) => {
  if (target.form?.id !== "plan") return;
  if (document.documentElement.hasAttribute("aria-busy")) late.set(target.name, target.value);
  target.form.requestSubmit();
});

// --- a table is not replaced under a finger: the click that follows would be lost

let held = null;
let release = () => {};
const { port1, port2 } = new MessageChannel(); // what it brings comes after the click
port1.onmessage = () => {
  release();
  held = null;
};
document.addEventListener("pointerdown", () => (held ??= new Promise((done) => (release = () => done(null)))), true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => port2.postMessage(null), true);

/** Resolves when nothing is pressed. */
export const released = () => held;
