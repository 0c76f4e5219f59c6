// Scripts for a review: it is extended without reloading the page, and a mark on the graph opens its decision.

import { $, $$ } from "../shared/travel.js";

const EVERY = 2000;

const openTarget = () => {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  const costly = target && target.closest("details");
  if (!costly) return;
  costly.open = true;
  costly.scrollIntoView({ block: "nearest" });
  $("summary", costly).focus({ preventScroll: true });
};
addEventListener("hashchange", openTarget);
openTarget();

document.addEventListener("click", (event) => {
  const spot = event.target.closest("a.spot");
  // A second click on the same mark does not change the address.
  if (spot && spot.getAttribute("href") === location.hash) openTarget();
});

const grow = async () => {
  const shown = $("[data-grows]");
  if (!shown) return;
  if (!document.hidden) {
    const html = await fetch(shown.dataset.grows, { headers: { "X-Kingdom-Fragment": "1", Accept: "text/html" } }).then(
      (answer) => (answer.ok ? answer.text() : ""),
      () => "",
    ); // the server may be away for a while
    const fresh = $("#review", new DOMParser().parseFromString(html, "text/html"));
    // Do not disturb the reader: keep the focus, and keep open what is open.
    if (fresh) {
      const open = $$("details[open] .costly-more", shown).map((one) => one.id);
      const focused = shown.contains(document.activeElement) ? document.activeElement.getAttribute("data-testid") : "";
      shown.replaceWith(document.adoptNode(fresh));
      for (const id of open) document.getElementById(id)?.closest("details")?.setAttribute("open", "");
      if (focused) $("[data-testid=" + focused + "]", fresh)?.focus({ preventScroll: true });
    }
  }
  setTimeout(grow, EVERY);
};
setTimeout(grow, EVERY);

addEventListener("beforeprint", () => $$("details.costly").forEach((one) => one.setAttribute("open", "")));
