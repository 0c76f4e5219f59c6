// Scripts for the rulebook: the contents are filtered as you type, and a button prints the page.

import { $$ } from "./travel.js";

const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

document.addEventListener("input", (event) => {
  if (!event.target.matches("[data-filters]")) return;
  const words = bare(event.target.value).split(/\s+/).filter(Boolean);
  for (const one of $$(".toc > li")) one.hidden = !words.every((word) => bare(one.textContent).includes(word));
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) print();
});
