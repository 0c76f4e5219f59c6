// What does not fit, of the page that is shown: see geometry.py.
(rule) => {
  const faults = new Set();
  const main = document.querySelector("#main");
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const called = (one) =>
    `${one.className?.baseVal ?? (one.className || one.tagName)} of ${one.closest("[data-testid]")?.dataset.testid ?? "the table"}`;
  const EVERYTHING = [-1e6, -1e6, 1e6, 1e6];
  const clips = new Map();
  // What of an element can be seen: cut for good by hidden overflow, for the moment by a list that may hold more than it shows.
  // Any other list that scrolls has to show all that it holds.
  function frame(one) {
    if (!one || one === document.documentElement) return { hard: EVERYTHING, soft: EVERYTHING };
    if (clips.has(one)) return clips.get(one);
    const style = getComputedStyle(one);
    const outer = style.position === "fixed" ? frame(null) : frame(one.parentElement);
    let { hard, soft } = outer;
    if (style.display !== "contents" && (style.overflowX !== "visible" || style.overflowY !== "visible")) {
      const box = one.getBoundingClientRect();
      const cut = (edges) => [
        Math.max(edges[0], box.left),
        Math.max(edges[1], box.top),
        Math.min(edges[2], box.right),
        Math.min(edges[3], box.bottom),
      ];
      soft = cut(soft);
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY) && one.matches(rule.folded);
      // A list that scrolls may not be wider than it is: nobody looks for words at its side.
      hard = scrolls ? [Math.max(hard[0], box.left), -1e6, Math.min(hard[2], box.right), 1e6] : cut(hard);
    }
    const found = { hard, soft, shape: style.clipPath === "none" ? outer.shape : one };
    clips.set(one, found);
    return found;
  }
  const beyond = ([left, top, right, bottom], edges) =>
    left < edges[0] - 1.5 || right > edges[2] + 1.5 || top < edges[1] - 1.5 || bottom > edges[3] + 1.5;
  // A name may go on in another line at a space, at a hyphen or at a soft one, and nowhere else.
  function divided(name, where) {
    const range = document.createRange();
    let [line, before] = [null, " "];
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < node.length; at++) {
        const letter = node.data[at];
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = /[\s\u00ad]/.test(letter) ? null : [...range.getClientRects()].at(-1);
        if (box && line !== null && box.top > line + 4 && !/[\s\u00ad-]/.test(before)) {
          const named = name.className || name.parentElement.className;
          faults.add(`${where}divided within a syllable: ${short(name.textContent)} before ${letter} (${named})`);
        }
        if (box) line = box.top;
        before = letter;
      }
  }
  // What has several lines needs room for words: a column of single words or syllables is nothing to read.
  function narrow(one, where) {
    const [range, lines] = [document.createRange(), []];
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && !lines.some((top) => Math.abs(top - box.top) < 5)) lines.push(box.top);
    }
    const text = one.textContent.replace(/\u00ad/g, "").trim();
    if (lines.length > 2 && text.length / lines.length < (text.length < 30 ? rule.inAName : rule.inALine))
      faults.add(`${where}${lines.length} lines for ${text.length} letters: ${short(text)} in ${called(one)}`);
  }
  // A shape cuts what lies in its corners: something else is hit there.
  function shaped(node, [left, top, right, bottom], shape, where) {
    for (const x of [left + 1, right - 1])
      for (const y of [top + 1, (top + bottom) / 2]) {
        const hit = document.elementFromPoint(x, y);
        if (hit && hit.contains(shape) && hit !== shape)
          return faults.add(`${where}cut by a shape: ${short(node.data)} in ${called(shape)}`);
      }
  }
  function texts(where) {
    const words = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest(".said, option, template, script, svg") || !seen(parent)) continue;
      const style = getComputedStyle(parent);
      if (parent.offsetWidth <= 1 && style.clipPath === "inset(50%)") continue; // only spoken at this width
      if (style.color === "rgba(0, 0, 0, 0)" || parseFloat(style.fontSize) === 0) continue;
      const size = parseFloat(style.fontSize);
      const small = parent.closest(".them") ? rule.leastOfTheirs : rule.least;
      if (size < small - 0.05)
        faults.add(
          `${where}letters of ${size.toFixed(1)} px: ${short(parent.textContent)} (${parent.className || parent.tagName})`,
        );
      const range = document.createRange();
      range.selectNodeContents(node);
      const { hard, soft, shape } = frame(parent);
      const zone = parent.closest(".zone, .arrived, .laying, .tray, .notice")?.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        // Leading is not ink: a line may reach out of its frame by that.
        const lead = Math.max(0, (box.height - size * 0.72) / 2);
        const [left, top, right, bottom] = [box.left, box.top + lead, box.right, box.bottom - lead];
        const edges = [left, top, right, bottom];
        if (right <= soft[0] + 1 || left >= soft[2] - 1 || bottom <= soft[1] + 1 || top >= soft[3] - 1) {
          if (right > hard[0] && left < hard[2] && bottom > hard[1] && top < hard[3]) continue; // scrolled away
        }
        if (beyond(edges, hard)) faults.add(`${where}cut: ${short(node.data)} in ${called(parent)}`);
        else if (zone && !beyond(edges, soft) && beyond(edges, [zone.left, zone.top, zone.right, zone.bottom]))
          faults.add(`${where}out of its zone: ${short(node.data)} in ${called(parent)}`);
        else if (shape && !beyond(edges, soft)) shaped(node, edges, shape, where);
        if (
          left < -1 ||
          right > innerWidth + 1 ||
          (!rule.mayScroll && (top < -1 || bottom > innerHeight + 1) && top >= soft[1] && bottom <= soft[3])
        )
          faults.add(`${where}out of the window: ${short(node.data)}`);
        words.push({
          node,
          parent,
          left: Math.max(left, soft[0]),
          top: Math.max(top, soft[1]),
          right: Math.min(right, soft[2]),
          bottom: Math.min(bottom, soft[3]),
        });
      }
    }
    return words;
  }
  function apart(words, where) {
    words.sort((a, b) => a.left - b.left);
    for (let i = 0; i < words.length; i++)
      for (let j = i + 1; j < words.length && words[j].left < words[i].right - 2; j++) {
        const [a, b] = [words[i], words[j]];
        if (
          a.parent === b.parent ||
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 3 ||
          Math.min(a.right, b.right) - b.left < 2
        )
          continue;
        const row = a.parent.closest(".row > ul > li");
        if (
          row &&
          row.parentElement === b.parent.closest(".row > ul > li")?.parentElement &&
          row !== b.parent.closest(".row > ul > li")
        )
          continue; // cards may slide over one another
        const top = document.elementFromPoint(
          (b.left + Math.min(a.right, b.right)) / 2,
          (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2,
        );
        if (!top) continue;
        const layer = (one) => one.closest(".tray, .laying, .notice, .bar-tools, dialog");
        if (layer(a.parent) !== layer(b.parent)) continue;
        faults.add(`${where}over each other: ${short(a.node.data)} and ${short(b.node.data)}`);
      }
  }
  // Everything that can be pressed or followed: large enough, in the window, cut by nothing and under nothing. Only what a list may
  // hold beyond what it shows is scrolled to.
  const PRESSED =
    "button, a.button, a.deed, a.act, a.points, select, input:not([type=hidden]), .tabs a, .decks a, label.pick";
  function reached(one, where) {
    // A link in running text may go over several lines: the first one is enough.
    const place = () => one.getClientRects()[0];
    let box = place();
    const list = one.closest(rule.closing);
    // A list that shows not even a line is closed; what leads to all of it stands beside.
    if (!box?.width || (!rule.mayScroll && list && list.clientHeight < 2 * rule.least)) return;
    const label = `${short(one.getAttribute("aria-label") || one.textContent)} in ${called(one.parentElement)}`;
    if (one.matches(PRESSED) && (box.width < rule.target - 0.5 || box.height < rule.target - 0.5))
      faults.add(`${where}a target of ${box.width.toFixed(0)} by ${box.height.toFixed(0)}: ${label}`);
    // The box of a link has leading that nobody sees.
    const lead = one.matches(PRESSED) ? 0 : 2;
    if (beyond([box.left + lead, box.top + lead, box.right - lead, box.bottom - lead], frame(one).hard))
      return faults.add(`${where}cut: ${label}`);
    const inside = () =>
      box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    // Cards may slide over one another: the corner with the beginning of its name is free.
    const at = () =>
      one.matches(".row .card")
        ? document.elementFromPoint(box.left + rem, box.top + rem)
        : document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const hit = () => {
      const x = at();
      return x && (one.contains(x) || (x.contains(one) && x.closest("label")));
    };
    if (!inside() || !hit()) {
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      box = place();
      clips.clear();
    }
    if (!inside()) faults.add(`${where}out of reach: ${label}`);
    else if (!hit()) {
      const x = at();
      if (!x?.closest(".tray") || one.closest(".tray"))
        faults.add(`${where}covered: ${label} by ${x?.className?.baseVal ?? x?.className ?? x?.tagName}`);
    }
  }
  function measure(where) {
    clips.clear();
    apart(texts(where), where);
    for (const one of main.querySelectorAll(".zone, .charter, .strip, .tile, .foe, .card, .quest-steps > li"))
      if (seen(one)) {
        const box = one.getBoundingClientRect();
        if (
          box.height &&
          !one.closest(rule.folded) &&
          beyond(
            [box.left, box.top, box.right, box.bottom].map((edge, at) => edge + (at < 2 ? 2 : -2)),
            frame(one.parentElement).hard,
          )
        )
          faults.add(`${where}cut: a piece, ${called(one)}`);
      }
    for (const name of main.querySelectorAll(".charter-name a, .strip-name, .tile-name, .card-name"))
      if (seen(name)) divided(name, where);
    for (const one of main.querySelectorAll(
      "p:not(.quest-line), dd, .log li, .charter-name, .strip-name, .tile-name, h2, h3",
    ))
      if (seen(one) && !one.closest(".said")) narrow(one, where);
    for (const name of main.querySelectorAll(".card .card-name"))
      if (seen(name)) {
        const wide = name.closest(".card").getBoundingClientRect().width / rem;
        if (wide < rule.card - 0.05) faults.add(`${where}a card of ${wide.toFixed(1)}rem: ${short(name.textContent)}`);
      }
    for (const one of main.querySelectorAll(`${PRESSED}, a[href]:not(svg a)`))
      if (seen(one) && !one.matches(".said, .said *, label.pick input")) reached(one, where);
    scrollTo(0, 0);
  }
  // Cards in hand that are small although their zone has room.
  function bare(zone) {
    const cards = [...zone.querySelectorAll(".card")].map((one) => one.getBoundingClientRect());
    const [width, height] = rule.inHand;
    if (!cards.some((card) => card.width < width - 1 || card.height < height - 1)) return;
    const { width: wide, height: high } = zone.getBoundingClientRect();
    const covered = cards.reduce((sum, card) => sum + card.width * card.height, 0) / (wide * high);
    const size = `${cards[0].width.toFixed(0)} by ${cards[0].height.toFixed(0)}`;
    if (covered < 0.6) faults.add(`bare: ${Math.round(100 - 100 * covered)} % of the hand, with cards of ${size}`);
  }
  const hand = main.querySelector(".hand");
  if (rule.inHand && hand) bare(hand);
  const size = document.documentElement;
  if (size.scrollWidth > innerWidth) faults.add(`the page is ${size.scrollWidth} wide`);
  if (!rule.mayScroll && size.scrollHeight > innerHeight + 1) faults.add(`the page is ${size.scrollHeight} high`);
  const tabs = [...document.querySelectorAll(".tabs a")].filter(seen);
  if (!tabs.length) measure("");
  const was = main.dataset.tab;
  for (const tab of tabs) {
    main.dataset.tab = tab.dataset.tab;
    measure(`${tab.dataset.tab}: `);
  }
  if (tabs.length) main.dataset.tab = was;
  return [...faults];
};
