// What a script adds to the reading pages: nothing is sent twice, and who looks at the score hears of a rematch.

import { $, $$ } from "./travel.js";

// Pressed twice is meant once: two tables for one game would both want to be gone on with.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post" || event.defaultPrevented) return;
  if (form.hasAttribute("data-sent")) event.preventDefault();
  form.setAttribute("data-sent", "");
});
addEventListener("pageshow", () => $$("form[data-sent]").forEach((form) => form.removeAttribute("data-sent")));

// The other one may ask for a rematch while this one still looks at the score.
const EVERY = 4000;
setInterval(async () => {
  const sheet = $("[data-awaits]");
  if (!sheet || document.hidden) return;
  const html = await fetch(sheet.dataset.awaits, { headers: { "X-Kingdom-Fragment": "1", Accept: "text/html" } })
    .then((answer) => answer.text(), () => ""); // the server may be away for a while
  const asked = new DOMParser().parseFromString(html, "text/html");
  if (!$("[data-rematch]", asked)) return;
  sheet.replaceWith(document.adoptNode($("[data-testid=end]", asked)));
  $("#live").textContent = $("[data-rematch]").textContent;
}, EVERY);
