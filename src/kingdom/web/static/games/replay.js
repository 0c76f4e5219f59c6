// Automatic playback of a replay at a selectable speed; its slider, and the marks beside it.

import { setting } from "../shared/settings.js";
import { $ } from "../shared/travel.js";

const PACE = { slow: 2400, normal: 1200, fast: 450 };
let playing = 0;

function mark() {
  const button = $("[data-play]");
  if (!button) return;
  const on = playing !== 0;
  button.setAttribute("aria-pressed", String(on));
  button.setAttribute("aria-label", on ? button.dataset.pause : button.title);
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  mark();
}

function go() {
  const { step, steps } = $(".reel").dataset;
  if (step === steps) return stop();
  playing = setTimeout(() => $("[data-key=next]")?.click(), PACE[setting("replays")] ?? PACE.normal);
  mark();
}

// Schedule the next step after each one shown.
export function prepare() {
  const speed = $("[data-setting=replays]");
  if (speed) speed.value = setting("replays");
  if (playing) go();
  else mark();
}

document.addEventListener(
  "click",
  (event) => {
    if (event.target.closest("[data-play]")) {
      if (playing) return stop();
      const { step, steps } = $(".reel").dataset;
      if (step !== steps) return go();
      playing = 1; // at the end, start again from the beginning
      return jump(0);
    }
    const link = event.target.closest(".reel-marks a");
    if (link) {
      event.preventDefault();
      event.stopPropagation();
      jump(new URL(link.getAttribute("href"), location.href).searchParams.get("step")); // a link in the chart
    } else if (event.isTrusted && event.target.closest(".reel a, .jump")) stop(); // to look at the chosen step
  },
  true,
);

document.addEventListener("change", ({ target }) => {
  if (target.matches(".reel [type=range]")) {
    stop();
    jump(target.value);
  }
});

function jump(step) {
  const link = $("[data-key=next]");
  const to = new URL(link.href);
  to.searchParams.set("step", step);
  link.href = to;
  link.click();
}
