// Alerts for players who have enabled them: a sound, and a notification while the page is in the background. Both are
// off by default.

import { prefer, setting } from "../shared/settings.js";
import { sound } from "../shared/sounds.js";
import { $, main } from "../shared/travel.js";

function ring() {
  sound("turn");
  const { dataset } = document.documentElement;
  dataset.rang = String(Number(dataset.rang ?? 0) + 1);
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
