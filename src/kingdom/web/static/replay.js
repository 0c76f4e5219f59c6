// A replay that plays by itself, at a speed of one's choice; its slider, and the marks beside it.

import { prefer, setting } from "./settings.js";
import { $ } from "./travel.js";

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
  playing = setTimeout(() => $("[data-key=next]")?.click(), PACE[setting("replay")] ?? PACE.normal);
  mark();
}

// After each step that was shown.
export function prepare() {
  const speed = $("[data-setting=replay]");
  if (speed) speed.value = setting("replay");
  if (playing) go(); else mark();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-play]")) {
    if (playing) return stop();
    const { step, steps } = $(".reel").dataset;
    if (step !== steps) return go();
    playing = 1; // from the beginning, when the end is shown
    return jump(0);
  }
  const link = event.target.closest(".reel-marks a");
  if (link) { event.preventDefault(); event.stopPropagation(); jump(new URL(link.getAttribute("href"), location).searchParams.get("step")); }
  else if (event.isTrusted && event.target.closest(".reel a, .jump")) stop(); // who chooses a step wants to look at it
}, true);

document.addEventListener("change", ({ target }) => {
  if (target.matches("[data-setting=replay]")) prefer("replay", target.value);
  if (target.matches(".reel [type=range]")) { stop(); jump(target.value); }
});

function jump(step) {
  const link = $("[data-key=next]");
  const to = new URL(link.href);
  to.searchParams.set("step", step);
  link.href = to;
  link.click();
}
