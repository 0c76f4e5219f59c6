// What the others did, shown one deed after the other: its sentence stands where the status is, what it is about stands
// out on the table, and all else steps back. Whatever is pressed ends it. Read when there is something to show.

import { keep, kept, setting } from "./settings.js";
import { $, $$, main, make, styled } from "./travel.js";

const PACE = { quick: 1100, slow: 2600 };
const MANY = 8; // deeds after which one does not wait for each as long

let ends = () => {};

// What stands for a word of a line: an area, or a card that lies open or face down.
const meant = (word) => word === "left" || word === "right" ? $(`[data-area=${word}]`) : $(`#main [data-card="${word}"]`);

// What was taken stands where it lay, as a ghost; what arrived is counted where it is now. Nothing moves for either.
function arrive({ took, more, at }) {
  const area = took && meant(at.split(" ").find((word) => word === "left" || word === "right"));
  if (area) {
    const ghosts = make("ul", { className: "ghosts", ariaHidden: "true" });
    for (const name of took.split("|")) {
      const ghost = ghosts.appendChild(make("li", { textContent: name }));
      ghost.append(make("small", { textContent: $(".log [data-taken]")?.dataset.taken ?? "" }));
    }
    area.append(ghosts);
  }
  const [what, count] = more?.split(" ") ?? [];
  const place = what && $(`.them [data-counts="${what}"]`);
  if (place) place.append(make("b", { className: "arrived", ariaHidden: "true", textContent: `+${count}` }));
}

const clear = () => $$(".ghosts, .arrived").forEach((one) => one.remove());

function stand(line) {
  $$(".told").forEach((one) => one.classList.remove("told"));
  clear();
  arrive(line.dataset);
  const found = line.dataset.at.split(" ").filter(Boolean).map(meant).filter(Boolean);
  for (const one of found.length ? found : [$(".them .person")]) one?.classList.add("told");
  line.classList.add("told");
  line.scrollIntoView({ block: "nearest" });
}

async function show(lines) {
  ends();
  await styled("deeds");
  const table = main();
  const status = $(".status", table);
  if (!status || !lines.length || !lines[0].isConnected) return;
  const said = status.appendChild(make("span", { className: "deed-line" }));
  const count = said.appendChild(make("b", {}));
  const text = said.appendChild(make("span", {}));
  document.documentElement.classList.add("telling");
  let over = false;
  let wake = () => {};
  ends = () => { over = true; wake(); };
  for (const [at, line] of lines.entries()) {
    if (over || !table.isConnected) break;
    stand(line);
    count.textContent = `${at + 1}/${lines.length}`;
    text.textContent = line.firstChild.textContent.trim();
    const pace = PACE[setting("deeds")] ?? PACE.quick;
    await new Promise((done) => { wake = done; setTimeout(done, lines.length > MANY ? pace / 2 : pace); });
  }
  document.documentElement.classList.remove("telling");
  said.remove();
  $$(".told").forEach((one) => one.classList.remove("told"));
  clear();
  $(".log > ol")?.scrollTo({ top: 0 }); // where what all of it comes to is said
}

// The oldest first; in the chronicle the newest stands first.
const fresh = () => $$(".log li.fresh").reverse();

// What is new since the last time, once; resolves when all has been shown. After the summary of a round only what came in
// the next one is shown, which stands under the newest heading; a summary within a round has said everything.
export async function tell(summed = "") {
  const lines = fresh();
  const place = `told-${main().dataset.table}-${main().dataset.seat}`;
  const known = kept(place) ?? [];
  const now = lines.map((line) => line.textContent);
  keep(place, now);
  const same = known.length <= now.length && known.every((one, at) => one === now[at]);
  const untold = same ? lines.slice(known.length) : lines;
  if (setting("deeds") === "off" || summed === "phase") return;
  const older = summed && $$(".log li.mark")[1];
  await show(older ? untold.filter((line) => line.compareDocumentPosition(older) & Node.DOCUMENT_POSITION_FOLLOWING) : untold);
}

export const again = () => show(fresh());

// Anything that is pressed ends it, but for what asks for it; Escape does, also where that still has the focus.
for (const end of ["pointerdown", "keydown"]) document.addEventListener(end, (event) => { if (event.key === "Escape" || !event.target.closest?.("[data-again]")) ends(); }, true);
