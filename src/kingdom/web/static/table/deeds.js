// Plays back the actions of the others one by one: the sentence replaces the status, the cards and areas in question
// are highlighted, and everything else is dimmed. Any key or click ends it. Loaded when there is something to show.

import { settled } from "../shared/motion.js";
import { setting, store, stored } from "../shared/settings.js";
import { $, $$, main, make, styled } from "../shared/travel.js";

const PACE = { normal: 1600, quick: 800 };
const MANY = 8; // with more actions than this, each is shown for half the time

let ends = () => {};

// The element for a word in a line's data: an area, or a card that lies open or face down.
const meant = (word) =>
  word === "left" || word === "right" ? $(`[data-area=${word}]`) : $(`#main [data-card="${word}"]`);

// Show taken cards as ghosts at their old place, and gains next to the counter.
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
  await Promise.all([styled("table/deeds"), settled()]); // first everything arrives, then it is told
  const table = main();
  const status = $(".status", table);
  if (!status || !lines.length || !lines[0].isConnected || document.hidden) return;
  const banner = status.appendChild(make("span", { className: "deed-line" }));
  const count = banner.appendChild(make("b", {}));
  const text = banner.appendChild(make("span", {}));
  document.documentElement.classList.add("telling");
  let over = false;
  /** @type {(value?: unknown) => void} */
  let wake = () => {};
  ends = () => {
    over = true;
    wake();
  };
  for (const [at, line] of lines.entries()) {
    if (over || !table.isConnected) break;
    stand(line);
    count.textContent = `${at + 1}/${lines.length}`;
    text.textContent = line.firstChild.textContent.trim();
    const pace = PACE[setting("speed")] ?? PACE.normal;
    await new Promise((done) => {
      wake = done;
      setTimeout(done, lines.length > MANY ? pace / 2 : pace);
    });
  }
  document.documentElement.classList.remove("telling");
  banner.remove();
  $$(".told").forEach((one) => one.classList.remove("told"));
  clear();
  $(".log > ol")?.scrollTo({ top: 0 }); // to the summary
}

// Oldest first; the chronicle has the newest first.
const fresh = () => $$(".log li.fresh").reverse();

/**
 * Play back everything new since the last time; resolves at the end. After the summary of a round only the actions of
 * the next round are shown, which are under the newest heading; after a summary within a round, none are left to show.
 * @param {"" | "round" | "phase"} summed
 */
export async function play(summed = "") {
  const lines = fresh();
  const place = `told-${main().dataset.table}-${main().dataset.seat}`;
  const known = stored(place) ?? [];
  const now = lines.map((line) => line.textContent);
  store(place, now);
  const same = known.length <= now.length && known.every((one, at) => one === now[at]);
  const untold = same ? lines.slice(known.length) : lines;
  if (setting("speed") === "off" || summed === "phase") return;
  const older = summed && $$(".log li.mark")[1];
  await show(
    older ? untold.filter((line) => line.compareDocumentPosition(older) & Node.DOCUMENT_POSITION_FOLLOWING) : untold,
  );
}

export const again = () => show(fresh());

// Any key or click ends playback, except on the replay button; Escape always ends it.
for (const end of ["pointerdown", "keydown"])
  document.addEventListener(
    end,
    (event) => {
      if (/** @type {KeyboardEvent} */ (event).key === "Escape" || !event.target.closest?.("[data-again]")) ends();
    },
    true,
  );
document.addEventListener("visibilitychange", () => ends());
