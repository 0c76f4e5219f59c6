// Dragging cards to areas and cubes to spaces: the browser handles the mouse, this script handles fingers. Loaded only
// where there is something to drag.

import { $, $$ } from "../shared/travel.js";

const held = () => $(".dragging");

document.addEventListener("dragstart", (event) => {
  const thing = event.target.closest("[data-hand], [data-cube]");
  if (!thing) return;
  thing.classList.add("dragging");
  event.dataTransfer.setData("text/plain", thing.dataset.hand || thing.dataset.cube);
  event.dataTransfer.effectAllowed = "move";
});
const letGo = () => $$(".dragging, .drop").forEach((one) => one.classList.remove("dragging", "drop"));
document.addEventListener("dragend", letGo);

function droppable(under) {
  const thing = held();
  if (!thing || !under) return null;
  if (thing.dataset.hand) return under.closest("[data-area]");
  const code = thing.dataset.cube;
  if (under.closest("[data-panel=stock]"))
    return $(`[data-testid=cubes] :is([value="place ${code.toUpperCase()} on alchemy"], [data-press="0"])`);
  const spaces = `.space[data-code=${code}]:not(.ghost)`;
  return under.closest(spaces) || $(spaces, under.closest(".charter") || thing);
}
function over(under) {
  const target = droppable(under);
  $$(".drop").forEach((one) => one.classList.remove("drop"));
  target?.classList.add("drop");
  return target;
}
function drop(under) {
  const thing = held();
  const target = droppable(under);
  letGo();
  if (!thing || !target) return false;
  if (thing.dataset.hand) import("./offer.js").then(({ lay }) => lay(thing, target.dataset.area));
  else target.click();
  return true;
}
document.addEventListener("dragover", (event) => {
  if (over(event.target)) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  if (drop(event.target)) event.preventDefault();
});

const FAR = 12; // pixels beyond which a touch is a drag
let touch = null;
document.addEventListener("pointerdown", (event) => {
  const thing = event.pointerType !== "mouse" && event.isPrimary && event.target.closest("[data-hand], [data-cube]");
  touch = thing && (thing.dataset.cube || $("#offer")) ? { thing, x: event.clientX, y: event.clientY } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!touch || event.pointerType === "mouse") return;
  const [x, y] = [event.clientX - touch.x, event.clientY - touch.y];
  if (!touch.ghost) {
    if (Math.hypot(x, y) < FAR) return;
    const box = touch.thing.getBoundingClientRect();
    touch.ghost = touch.thing.cloneNode(true);
    touch.ghost.classList.add("traveller");
    Object.assign(touch.ghost.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    document.body.append(touch.ghost);
    touch.thing.classList.add("dragging");
  }
  touch.ghost.style.transform = `translate(${x}px, ${y}px)`;
  over(document.elementFromPoint(event.clientX, event.clientY));
});
for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
  document.addEventListener(end, (event) => {
    if (touch?.ghost) {
      touch.ghost.remove();
      if (end === "pointerup") drop(document.elementFromPoint(event.clientX, event.clientY));
      letGo();
      // Ignore the click that follows a touch.
      const swallow = (click) => {
        click.preventDefault();
        click.stopPropagation();
      };
      document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, true), 50);
    }
    touch = null;
  });
