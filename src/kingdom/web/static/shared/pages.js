// Scripts for pages without a table: forms are sent only once, the score page shows a rematch offer, and the page of an
// invitation opens the table when the friend has joined.

import { $, $$ } from "./travel.js";

// Ignore double clicks; otherwise two tables would be opened.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post" || event.defaultPrevented) return;
  if (form.hasAttribute("data-sent")) event.preventDefault();
  form.setAttribute("data-sent", "");
});
addEventListener("pageshow", () => $$("form[data-sent]").forEach((form) => form.removeAttribute("data-sent")));

// The opponent may ask for a rematch while this player is still on the score page.
const EVERY = 4000;
setInterval(async () => {
  const sheet = $("[data-awaits]");
  if (!sheet || document.hidden) return;
  const html = await fetch(sheet.dataset.awaits, { headers: { "X-Kingdom-Fragment": "1", Accept: "text/html" } }).then(
    (answer) => answer.text(),
    () => "",
  ); // the server may be away for a while
  const asked = new DOMParser().parseFromString(html, "text/html");
  if (!$("[data-rematch]", asked)) return;
  sheet.replaceWith(document.adoptNode($("[data-testid=end]", asked)));
  $("#live").textContent = $("[data-rematch]").textContent;
}, EVERY);

// The friend may take the seat at any moment, even before the stream is open or while it is interrupted.
function awaitFriend({ awaited, seat }) {
  const events = new EventSource(`${awaited}/events?seat=${seat}`);
  const look = async () => {
    const answer = await fetch(`${awaited}/invite?waiting`, { headers: { Accept: "text/html" } }).catch(() => null);
    if (!answer?.ok || !answer.redirected || events.readyState === EventSource.CLOSED) return;
    events.close(); // a second answer must not cut off the first
    location.replace(answer.url);
  };
  events.onopen = look;
  events.addEventListener("seats", look);
  // The browser does not reopen a refused stream.
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) setTimeout(() => awaitFriend({ awaited, seat }), EVERY);
  };
}
const invitation = $("[data-awaited]");
if (invitation) awaitFriend(invitation.dataset);
