// Cards and charters with so many spaces, at such sizes: see test_spaces.py. What is wrong with them.
([numbers, cards, charters]) => {
  const faults = [];
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const row = (number, more) =>
    [..."mmmmmkkkkpgsggggeeee"]
      .slice(0, number)
      .map((code) => `<i class="r ${code} ${more}">${code.toUpperCase()}</i>`);
  const away = (inner, outer) =>
    inner.left < outer.left - 1 ||
    inner.top < outer.top - 1 ||
    inner.right > outer.right + 1 ||
    inner.bottom > outer.bottom + 1;
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const box = (one) => one.getBoundingClientRect();
  const centre = (found) => [found.left + found.width / 2, found.top + found.height / 2];
  function check(label, tokens, frames, others, least) {
    const boxes = [...tokens].map(box);
    const fault = (what) => faults.push(`${label}: ${what}`);
    for (const [number, found] of boxes.entries()) {
      if (!found.width || frames.some((frame) => away(found, box(frame)))) fault(`space ${number + 1} is cut off`);
      if (others.some((other) => over(found, box(other)))) fault(`space ${number + 1} lies over something else`);
      if (found.width < 1.5 * rem) fault(`space ${number + 1} is ${(found.width / rem).toFixed(2)}rem wide`);
    }
    const centres = boxes.map(centre);
    const near = centres.slice(1).map(([x, y], at) => Math.hypot(x - centres[at][0], y - centres[at][1]) / rem);
    if (Math.min(...near) < least) fault(`spaces ${Math.min(...near).toFixed(2)}rem apart`);
  }
  const checks = [];
  const main = document.querySelector("#main");
  const sample = main.querySelector(".card:has(.card-vp)");
  const lists = [main.querySelector(".mine .charters:has(> li .spaces)")];
  const samples = lists.map((list) => list.querySelector("li:has(.spaces)"));
  for (const one of samples) {
    const [spaces, drawn] = [one.querySelector(".spaces"), one.querySelectorAll(".spaces .r").length];
    if (!spaces.classList.contains(`n-${drawn}`) || spaces.classList.contains("many") !== drawn > 9)
      faults.push(`${drawn} spaces are called ${spaces.className}`);
  }
  const copy = (one) => {
    const found = one.cloneNode(true);
    found.querySelectorAll("svg").forEach((picture) => picture.remove());
    return found;
  };
  const place = (one, where, size) => {
    one.style.cssText = `position: fixed; inset: 0 auto auto 0; ${size}`;
    where.append(one);
  };
  for (const name of ["Farm", "Confraternita segreta della costa"])
    for (const [width, height] of cards)
      for (const number of numbers.slice(0, 4)) {
        const card = copy(sample);
        const find = (selector) => card.querySelector(selector);
        find(".card-name span").textContent = name;
        find(".card-cost").innerHTML = row(number, "").join("");
        place(card, main, `width: ${width}rem; height: ${height}rem; aspect-ratio: auto`);
        const others = [".card-name span", ".card-foot", ".card-vp"].map(find);
        checks.push(() =>
          check(
            `a card of ${width} by ${height} named ${name}, ${number} spaces`,
            card.querySelectorAll(".card-cost .r"),
            [find(".card-face"), find(".card-cost")],
            others,
            1.15,
          ),
        );
      }
  for (const [at, list] of lists.entries())
    for (const lit of [false, true])
      for (const width of charters)
        for (const number of numbers) {
          const charter = copy(samples[at]);
          const drawn = document.createElement(lit ? "ul" : "div");
          drawn.className = charter.querySelector(".spaces").className.replace(/n-\d+/, `n-${number}`);
          drawn.classList.toggle("many", number > 9);
          const open = row(number, "open");
          const press = (from, to) => `<li><button class="space">${open.slice(from, to).join("")}</button></li>`;
          drawn.innerHTML = lit
            ? press(0, 5) +
              press(5, 9) +
              open
                .slice(9)
                .map((one) => `<li>${one}</li>`)
                .join("")
            : open.join("");
          charter.querySelector(".spaces").replaceWith(drawn);
          place(charter, list, `width: ${width}rem`);
          checks.push(() =>
            check(
              `charter of ${width}, ${number} spaces${lit ? " to fill" : ""}`,
              drawn.querySelectorAll(".r"),
              [drawn, charter.querySelector(".charter")],
              [charter.querySelector(".charter-name")],
              number > 9 ? 0.9 : 0.75,
            ),
          );
        }
  checks.forEach((one) => one());
  return faults;
};
