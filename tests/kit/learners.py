"""A learner who takes a lesson in a browser: reads each note, and plays the solution."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from kingdom.lessons import Lesson, LessonStep
from kingdom.lessons.course import plain

HIDDEN = """() => {
    const note = document.querySelector(".note-box"), lit = note.dataset.lit, box = note.getBoundingClientRect();
    const cards = [...document.querySelectorAll(".table .lit:not(.alchemy li)")];
    const parts = document.querySelectorAll(`[data-area="${lit}"], [data-panel="${lit}"], [data-testid="${lit}"]`);
    const spoken = [...cards, ...lit === "side" ? [] : parts].filter((one) => one.checkVisibility());
    if (cards.length && !spoken.length) return ["nothing of it can be seen"];
    return spoken.flatMap((one) => {
        const it = one.getBoundingClientRect();
        const wide = Math.min(it.right, box.right) - Math.max(it.left, box.left);
        const high = Math.min(it.bottom, box.bottom) - Math.max(it.top, box.top);
        return wide > 1 && high > 1 ? [`${one.textContent.trim().slice(0, 40)}: ${wide} x ${high}`] : [];
    });
}"""
"""The cards and the part of the table that a note is about but hides."""
MODES = {"soldier": "soldier", "krystallium": "krystallium"}


class Learner:
    """A browser with a lesson on its screen."""

    def __init__(self, page: Page, lesson: Lesson) -> None:
        self.page = page
        self.lesson = lesson

    @property
    def note(self) -> Locator:
        """The note above the table."""
        return self.page.get_by_test_id("note")

    def begin(self) -> None:
        """Go from the list of lessons to the table."""
        self.page.goto("/learn")
        self.page.get_by_test_id(f"lesson-{self.lesson.key}").click()
        expect(self.note).to_be_visible()

    def take(self, language: str) -> None:
        """Take the whole lesson, step by step."""
        self.begin()
        for step in self.lesson.steps:
            expect(self.note.get_by_role("heading")).to_have_text(step.title[language])
            assert (step.title["en"], self.page.evaluate(HIDDEN)) == (step.title["en"], [])
            self.do(step)
        expect(self.note).to_contain_text(self.lesson.end[language][:40])

    def do(self, step: LessonStep) -> None:
        """Do a step."""
        if step.reads_only:
            self.page.get_by_test_id("next").click()
        elif step.undo:
            self.page.get_by_test_id("undo").click()
        for deed in step.do:
            self.press(deed)

    def press(self, deed: str) -> None:
        """Do one action, with all clicks that it needs."""
        word = deed.split(maxsplit=1)[0]
        if word == "offer":
            self._offer(deed)
        elif word == "search":
            self._search()
        else:
            if word in MODES:
                self.page.locator(f"a[href='?with={MODES[word]}']:visible").first.click()
            self._button(deed).click()
        expect(self.page.locator("html[aria-busy]")).to_have_count(0)

    def _button(self, deed: str) -> Locator:
        """The button for an action, with any copy of its card."""
        wanted = re.escape(plain(deed)).replace(r"\ ", " ")
        found = self.page.locator("button[name=do]:visible")
        expect(found.first).to_be_visible()
        found.first.page.wait_for_function(
            """([pattern]) => [...document.querySelectorAll("button[name=do]")].some(
                (one) => one.offsetParent && new RegExp(pattern).test(one.value.replace(/#\\d+/g, "")))""",
            arg=[f"^{wanted}$"],
        )
        values = found.evaluate_all("buttons => buttons.map((one) => one.value)")
        value = next(value for value in values if plain(value) == plain(deed))
        return self.page.locator(f'button[name=do][value="{value}"]:visible').first

    def _offer(self, deed: str) -> None:
        for part in deed.removeprefix("offer ").split(", "):
            hidden = part.endswith(" face down")
            name, _, area = part.removesuffix(" face down").rpartition(" ")
            item = self.page.locator(f"[data-hand^='{name}']")
            item.locator("a.card").click()
            if hidden:
                item.locator("[data-flip]").click()
            item.locator(f"[data-lay={area}]").click()
        self.page.get_by_test_id("offer").click()

    def _search(self) -> None:
        self.page.locator("a[href='?with=search']:visible").first.click()
        boxes = self.page.locator("[data-area=left] input[type=checkbox]")
        expect(boxes).to_have_count(2)
        for box in boxes.all():
            box.check()
        self.page.locator("#tick-left button").click()
