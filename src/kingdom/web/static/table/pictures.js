// Fetches all pictures while the page is idle. Later, showing a card needs no request, so requests do not reveal which
// card it is.

import { store, stored } from "../shared/settings.js";

const AFTER = 3000; // milliseconds, to load the table itself first
const rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done));

export async function fetchAll() {
  const folder = String(new URL("../art/", import.meta.url));
  if (stored("pictures") === folder || navigator.connection?.saveData) return;
  await rest(AFTER);
  const names = Object.keys(await (await fetch(`${folder}pictures.json`)).json());
  for (const name of names) {
    await idle();
    const address = `${folder}${name}.svg`;
    // A picture that is shown would be forgotten by the browser's memory, and blink when the table is replaced.
    if (![...document.images].some(({ src }) => src === address)) await fetch(address, { priority: "low" });
  }
  store("pictures", folder);
}
