// Rules of style sheets, by name and text, that match something on the page that is shown: see test_pages.py.
(sheets) => {
  const found = [];
  const walk = (name, rules) => {
    for (const rule of rules) {
      if (rule.media?.mediaText === "print") continue;
      for (const selector of rule.selectorText?.split(/,(?![^(]*\))/) ?? []) {
        const bare = selector.replace(/::[\w-]+/g, "").trim();
        if (document.querySelector(bare)) found.push(`${name}: ${bare}`);
      }
      if (!rule.selectorText) walk(name, rule.cssRules ?? []);
    }
  };
  for (const [name, text] of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    walk(name, sheet.cssRules);
  }
  return found;
};
