// What keys do at a table, and on pages.

import { $, $$ } from "./travel.js";

// A key was pressed; `open` says whether a dialog was open then, `offer` is how an offer is arranged, if there is one.
export function pressed(event, open, look, offer) {
  const typing = event.target.closest("input, select, textarea");
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing) {
    const undo = $("[data-key=undo]");
    if (undo) { event.preventDefault(); undo.click(); }
    return;
  }
  if ((event.ctrlKey || event.metaKey) && event.key === "Enter") {
    const go = $("[data-testid=offer], [data-deed=Done]");
    if (go) { event.preventDefault(); go.click(); }
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
  if (event.key === "?") { event.preventDefault(); return look("/help"); }
  if (event.key === "Escape" && !open) {
    if (offer?.chosenCard()) return offer.choose(null);
    const cancel = $("[data-cancel], .notice a");
    if (cancel) cancel.click();
    return;
  }
  if (open) return;
  const item = event.target.closest("[data-hand]");
  if (item && $("#offer") && offer?.keyed(item, event.key.toLowerCase())) return event.preventDefault();
  if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    const step = $(event.key === "ArrowRight" ? "[data-key=next]" : "[data-key=previous]");
    if (step && !event.target.closest("ul")) { event.preventDefault(); return step.click(); }
    const list = event.target.closest("ul, ol");
    if (!list) return;
    const stops = $$("a[href], button", list).filter((one) => one.offsetParent);
    const at = stops.indexOf(document.activeElement);
    const near = stops[at + (event.key === "ArrowRight" ? 1 : -1)];
    if (at >= 0 && near) { event.preventDefault(); near.focus(); }
  }
}
