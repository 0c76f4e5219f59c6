// Alerts for players who have enabled them: a synthesised sound of two notes, and a notification while the page is in
// the background. Both are off by default, and no sound file is loaded.

import { prefer, setting } from "../shared/settings.js";
import { $, main } from "../shared/travel.js";

const NOTES = [523.25, 783.99];
const LOUDNESS = { low: 0.05, medium: 0.12, high: 0.25 };
let audio = null;

function ring() {
  audio ??= new AudioContext();
  NOTES.forEach((pitch, at) => {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * 0.16;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS[setting("volume")] ?? LOUDNESS.medium, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.55);
  });
  document.documentElement.dataset.rang = String(Number(document.documentElement.dataset.rang ?? 0) + 1);
}

/**
 * Alert a player who is elsewhere, in the ways they have enabled.
 * @param {string} text
 */
export function call(text) {
  if (setting("volume") !== "off") ring();
  if (
    setting("notices") === "off" ||
    !document.hidden ||
    !("Notification" in window) ||
    Notification.permission !== "granted"
  )
    return;
  const notice = new Notification(document.title, { body: text, tag: location.pathname });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

// Alert a waiting player when it is their turn or the game is over.
let mine = main()?.matches(".yours");
new MutationObserver(() => {
  const before = mine;
  mine = main()?.matches(".yours, [data-over]");
  if (mine && before === false) call($("#live").textContent);
}).observe(document.body, { childList: true });

/**
 * Handle a preference that was switched on: play the sound once, or ask for permission to show notifications.
 * @param {HTMLSelectElement} box
 */
export async function begin(box) {
  if (box.dataset.setting === "volume") return ring();
  const allowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
  if (allowed) return;
  box.value = "off";
  prefer("notices", "off");
  $(`#${box.getAttribute("aria-describedby")}`).textContent = box.dataset.refused;
}
