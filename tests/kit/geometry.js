// What does not fit, of the page that is shown: see geometry.py.
([least, leastOfTheirs, target, mayScroll]) => {
    const faults = new Set();
    const main = document.querySelector("#main");
    const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
    const seen = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const clips = new Map();
    // What of an element can be seen: cut for good by hidden overflow, for the moment by a list that scrolls.
    function frame(one) {
        if (!one || one === document.documentElement) return {hard: [-1e6, -1e6, 1e6, 1e6], soft: [-1e6, -1e6, 1e6, 1e6]};
        if (clips.has(one)) return clips.get(one);
        const style = getComputedStyle(one);
        const outer = style.position === "fixed" ? frame(null) : frame(one.parentElement);
        let {hard, soft} = outer;
        if (style.display !== "contents" && (style.overflowX !== "visible" || style.overflowY !== "visible")) {
            const box = one.getBoundingClientRect();
            const cut = (edges) => [Math.max(edges[0], box.left), Math.max(edges[1], box.top), Math.min(edges[2], box.right), Math.min(edges[3], box.bottom)];
            soft = cut(soft);
            const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
            // A list that scrolls may not be wider than it is: nobody looks for words at its side.
            hard = scrolls ? [Math.max(hard[0], box.left), -1e6, Math.min(hard[2], box.right), 1e6] : cut(hard);
        }
        const found = {hard, soft};
        clips.set(one, found);
        return found;
    }
    // A name may go on in another line at a space, at a hyphen or at a soft one, and nowhere else.
    function divided(name, where) {
        const range = document.createRange();
        let [line, before] = [null, " "];
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) for (let at = 0; at < node.length; at++) {
            const letter = node.data[at];
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = /[\s\u00ad]/.test(letter) ? null : [...range.getClientRects()].at(-1);
            if (box && line !== null && box.top > line + 4 && !/[\s\u00ad-]/.test(before)) faults.add(`${where}divided within a syllable: ${short(name.textContent)} before ${letter} (${name.className || name.parentElement.className})`);
            if (box) line = box.top;
            before = letter;
        }
    }
    function measure(where) {
        clips.clear();
        const words = [];
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement;
            if (!node.data.trim() || parent.closest(".said, option, template, script, svg") || !seen(parent)) continue;
            const style = getComputedStyle(parent);
            if (style.color === "rgba(0, 0, 0, 0)" || parseFloat(style.fontSize) === 0) continue;
            const size = parseFloat(style.fontSize);
            const small = parent.closest(".them") ? leastOfTheirs : least;
            if (size < small - .05) faults.add(`${where}letters of ${size.toFixed(1)} px: ${short(parent.textContent)} (${parent.className || parent.tagName})`);
            const range = document.createRange();
            range.selectNodeContents(node);
            const {hard, soft} = frame(parent);
            for (const box of range.getClientRects()) {
                if (box.width < 1) continue;
                // Leading is not ink: a line may reach out of its frame by that.
                const lead = Math.max(0, (box.height - size * .72) / 2);
                const [left, top, right, bottom] = [box.left, box.top + lead, box.right, box.bottom - lead];
                if (right <= soft[0] + 1 || left >= soft[2] - 1 || bottom <= soft[1] + 1 || top >= soft[3] - 1) {
                    if (right > hard[0] && left < hard[2] && bottom > hard[1] && top < hard[3]) continue; // scrolled away
                }
                if (left < hard[0] - 1.5 || right > hard[2] + 1.5 || top < hard[1] - 1.5 || bottom > hard[3] + 1.5)
                    faults.add(`${where}cut: ${short(node.data)} in ${parent.className || parent.tagName}`);
                if ((left < -1 || right > innerWidth + 1) || (!mayScroll && (top < -1 || bottom > innerHeight + 1) && top >= soft[1] && bottom <= soft[3]))
                    faults.add(`${where}out of the window: ${short(node.data)}`);
                words.push({node, parent, left: Math.max(left, soft[0]), top: Math.max(top, soft[1]), right: Math.min(right, soft[2]), bottom: Math.min(bottom, soft[3])});
            }
        }
        for (const name of main.querySelectorAll(".charter-name a, .strip-name, .card-name")) if (seen(name)) divided(name, where);
        words.sort((a, b) => a.left - b.left);
        for (let i = 0; i < words.length; i++) for (let j = i + 1; j < words.length && words[j].left < words[i].right - 2; j++) {
            const [a, b] = [words[i], words[j]];
            if (a.parent === b.parent || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 3 || Math.min(a.right, b.right) - b.left < 2) continue;
            const row = a.parent.closest(".row > ul > li");
            if (row && row.parentElement === b.parent.closest(".row > ul > li")?.parentElement && row !== b.parent.closest(".row > ul > li")) continue; // cards may slide over one another
            const top = document.elementFromPoint((b.left + Math.min(a.right, b.right)) / 2, (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2);
            if (!top) continue;
            const layer = (one) => one.closest(".tray, .laying, .notice, .bar-tools, dialog");
            if (layer(a.parent) !== layer(b.parent)) continue;
            faults.add(`${where}over each other: ${short(a.node.data)} and ${short(b.node.data)}`);
        }
        const pressed = "button, a.button, a.deed, a.act, a.points, select, input:not([type=hidden]), .tabs a, .decks a, label.pick";
        for (const one of main.querySelectorAll(pressed)) {
            if (!seen(one) || one.closest("label.pick") && one.tagName === "INPUT") continue;
            let box = one.getBoundingClientRect();
            if (!box.width) continue;
            const said = short(one.getAttribute("aria-label") || one.textContent);
            if (box.width < target - .5 || box.height < target - .5) faults.add(`${where}a target of ${box.width.toFixed(0)} by ${box.height.toFixed(0)}: ${said}`);
            const inside = () => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
            const hit = () => { const x = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2); return x && (one.contains(x) || x.contains(one) && x.closest("label")); };
            if (!inside() || !hit()) { one.scrollIntoView({block: "nearest", inline: "nearest"}); box = one.getBoundingClientRect(); clips.clear(); }
            if (!inside()) faults.add(`${where}out of reach: ${said}`);
            else if (!hit()) { const x = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2); if (!x?.closest(".tray") || one.closest(".tray")) faults.add(`${where}covered: ${said} by ${x?.className?.baseVal ?? x?.className ?? x?.tagName}`); }
        }
        scrollTo(0, 0);
    }
    const size = document.documentElement;
    if (size.scrollWidth > innerWidth) faults.add(`the page is ${size.scrollWidth} wide`);
    if (!mayScroll && size.scrollHeight > innerHeight + 1) faults.add(`the page is ${size.scrollHeight} high`);
    const tabs = [...document.querySelectorAll(".tabs a")].filter(seen);
    if (!tabs.length) measure("");
    const was = main.dataset.tab;
    for (const tab of tabs) { main.dataset.tab = tab.dataset.tab; measure(`${tab.dataset.tab}: `); }
    if (tabs.length) main.dataset.tab = was;
    return [...faults];
}
