// Calling somebody who has asked for it: a sound of two notes, made here, and a notification while the page is in the
// background. Neither is there until it was asked for, and nothing is loaded for it.

import { prefer, setting } from "./settings.js";
import { $, main } from "./travel.js";

const NOTES = [523.25, 783.99];
let audio = null;

function ring() {
  audio ??= new AudioContext();
  NOTES.forEach((pitch, at) => {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + at * 0.16;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(begin);
    note.stop(begin + 0.55);
  });
  document.documentElement.dataset.rang = String(Number(document.documentElement.dataset.rang ?? 0) + 1);
}

export function call(text) {
  if (setting("sounds")) ring();
  if (!setting("notices") || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(document.title, { body: text, tag: location.pathname });
  notice.onclick = () => { focus(); notice.close(); };
}

// Whoever waited is called when it is their turn, or when the game is over.
let mine = main()?.matches(".yours");
new MutationObserver(() => {
  const before = mine;
  mine = main()?.matches(".yours, [data-over]");
  if (mine && before === false) call($("#live").textContent);
}).observe(document.body, { childList: true });

// Asked for: a sound lets itself be heard, and for notifications the browser asks.
export async function begin(box) {
  if (box.dataset.setting === "sounds") return ring();
  const allowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
  if (allowed) return;
  box.checked = false;
  prefer("notices", false);
  box.closest("label").append(` ${box.dataset.refused}`);
}
