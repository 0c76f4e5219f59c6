// The end of a game. The page is complete from the first frame, and every button works; this only counts the points up,
// line by line, while the panorama opens. Any key or press ends it. It is shown once for each game.

import { animate, atEnd, pace, played, settled } from "../shared/motion.js";
import { store, stored } from "../shared/settings.js";
import { sound } from "../shared/sounds.js";
import { $, $$, make } from "../shared/travel.js";

const LINE = 620; // milliseconds for a line of the score sheet
const OPENING = 700;
const WALK = 6000;
const LEAVES = 40;
const LAYERS = 3; // of gold leaf: a layer moves as one
const EASE = "cubic-bezier(.2, .8, .2, 1)";

let over = true;

const signed = (number) => String(number).replace("-", "−");
const number = (cell) => Number(cell.dataset.points);

/** Show the final state. */
function end() {
  if (over) return;
  over = true;
  $$(".counting, .gold-leaf").forEach((one) => one.remove());
  for (const score of $$("[data-total]")) score.textContent = score.dataset.total;
  document.documentElement.dataset.ceremony = "over";
}

// Gold leaf falls once, in a few layers: each layer is one moving picture.
function shower(panorama) {
  for (let at = 0; at < LAYERS; at++) {
    const layer = make("div", { className: "gold-leaf", ariaHidden: "true" });
    for (let leaf = at; leaf < LEAVES; leaf += LAYERS) {
      const piece = layer.appendChild(make("i", {}));
      piece.style.left = `${(leaf * 37) % 100}%`;
      piece.style.top = `${(leaf * 61) % 100}%`;
      piece.style.transform = `rotate(${leaf * 47}deg) scale(${0.7 + (leaf % 4) / 5})`;
    }
    panorama.append(layer);
    const fall = [{ transform: "none" }, { transform: "translateY(210%)" }];
    played(animate(layer, fall, 3200 + at * 700, { fill: "forwards" })).then(() => layer.remove());
  }
}

/** Count one line: its cells swell, and each total grows by its points, a digit at a time. */
async function count(row, totals, ceremony) {
  const cells = $$("[data-points]", row);
  for (const [seat, cell] of cells.entries()) {
    const score = $(`[data-score="${seat}"]`, ceremony);
    const from = totals[seat];
    const points = number(cell);
    totals[seat] += points;
    $(".counting", score)?.remove();
    const text = `${row.dataset.line} ${points < 0 ? signed(points) : `+${points}`}`;
    const line = make("span", { className: "counting", textContent: text });
    score.firstChild.textContent = signed(totals[seat]);
    if (from !== totals[seat]) {
      score.append(line);
      animate(line, [{ opacity: 0, transform: "translateY(.5em)" }, { opacity: 1 }], LINE / 3, { easing: EASE });
      animate(score, [{ transform: "scale(1.12)" }, { transform: "none" }], LINE / 2, { easing: EASE });
    }
    animate(cell, [{ transform: "scale(1.5)" }, { transform: "none" }], LINE, { easing: EASE });
  }
  await played(animate(row, [{ opacity: 1 }, { opacity: 1 }], LINE));
}

async function begin(ceremony) {
  over = false;
  document.documentElement.dataset.ceremony = "running";
  const winner = $(".panorama", ceremony);
  const totals = $$(".score", ceremony).map(() => 0);
  for (const score of $$(".score", ceremony)) {
    score.dataset.total = score.textContent;
    score.textContent = "0";
  }
  const medal = $(".great-medal", ceremony);
  const held = medal && animate(medal, [{ opacity: 0 }, { opacity: 0 }], WALK * 10);
  for (const land of $$(".fields", ceremony))
    [...land.children].forEach((field, at) =>
      animate(field, [{ opacity: 0 }, { opacity: 1 }], OPENING, { delay: at * 60, fill: "backwards" }),
    );
  const drawn = [{ transform: "scale(1.12) translateX(5%)" }, { transform: "none" }];
  animate($(".fields", winner), drawn, WALK, { easing: "ease-out" });
  await played(animate(ceremony, [{ opacity: 1 }, { opacity: 1 }], OPENING));
  for (const row of $$("[data-line]")) if (!over) await count(row, totals, ceremony);
  if (over) return;
  $$(".counting").forEach((one) => one.remove());
  const drop = [
    { transform: "translateY(-9rem)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  const ring = [{ transform: "scale(1.25)" }, { transform: "none" }];
  held?.cancel();
  if (medal) await played(animate(medal, drop, 350, { easing: "cubic-bezier(.5, 0, .9, .5)" }));
  if (over) return;
  animate(medal ?? $(".score", winner), ring, 500, { easing: EASE });
  if (winner.matches(".won")) shower(winner);
  await settled();
  end();
}

// The picture to share is an SVG; most places take only pixels.
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-postcard]");
  if (!link) return;
  event.preventDefault();
  const plainly = () => location.assign(link.href);
  import("./postcard.js").then(({ share }) => share(link).catch(plainly), plainly);
});

const ceremony = $("[data-ceremony]");
const shown = `ceremony-${ceremony?.dataset.ceremony}`;
if (ceremony && !stored(shown)) {
  sound("end");
  atEnd(end);
  if (pace()) begin(ceremony);
}
store(shown, true);
