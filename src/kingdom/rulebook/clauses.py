"""The rules of the game as data, read clause by clause from docs/rules.md and its translations.

The file has a fixed form. A second-level heading opens a family, a third-level heading a clause. A quotation that
begins with the word Ruling is a ruling on the clause above it, and ends with its reason. Everything else below a clause
is its text:

    ## CHO · Choice phase for two players

    ### CHO-8 · Moments of decision in a turn

    Text of the clause, in as many paragraphs and lists as it needs; none if the clause is all ruling.

    > **Ruling** What we decided. Reason: why.

Rulings are numbered within their clause: the second one of SET-5 is "SET-5/R2". Text before the first clause of a
family is an introduction, not a rule.

A translation (docs/rules.fr.md) has the same form in its own language, and below the heading of each clause the mark of
the English text that it translates: `<!-- 1a2b3c4d -->`. When the English changes, so does its mark, which shows that
the translation is out of date.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.languages import ENGLISH, LANGUAGES

_FAMILY = re.compile(r"## ([A-Z]{3}(?:-[A-Z])?) · (\S.*)")
_CLAUSE = re.compile(r"### ([A-Z]{3}-[A-Z]?[1-9][0-9]*) · (\S.*)")
_MARK = re.compile(r"<!-- ([0-9a-f]{8}) -->")
_FIRST_SENTENCE = re.compile(r".+?[.](?=\s|$)")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision of this project on a question that the printed rules leave open, and the reason."""

    id: str
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule; its paragraphs are separated by an empty line."""

    id: str
    family: str
    family_title: str
    title: str
    text: str
    rulings: tuple[Ruling, ...] = ()
    translates: str = ""
    """The mark of the English text it translates; empty for the English text itself."""

    @property
    def ruling_ids(self) -> tuple[str, ...]:
        """The ids of its rulings, "END-2/R1", "END-2/R2"."""
        return tuple(ruling.id for ruling in self.rulings)

    @property
    def is_all_ruling(self) -> bool:
        """True if it has no printed text, so that testing the clause means testing its rulings."""
        return not self.text

    @property
    def first_sentence(self) -> str:
        """The first sentence of its text, or of its first ruling if it has no text."""
        opening = (self.text or self.rulings[0].text).split("\n", 1)[0]
        found = _FIRST_SENTENCE.match(opening)
        return found.group() if found else opening


@cache
def clauses(language: str = ENGLISH) -> Mapping[str, Clause]:
    """All clauses by id, in the order of the rules; clauses missing from a translation are in English.

    >>> clauses()["CHO-4"].title, clauses()["ADV-C1"].family
    ('Offering face down', 'ADV-C')
    >>> clauses()["SET-5"].ruling_ids
    ('SET-5/R1', 'SET-5/R2')
    >>> clauses("fr")["CHO-4"].title
    'Proposer face cachée'
    """
    own = written_in(language)
    found = read(rules_text(own), own)
    if own == ENGLISH:
        return found
    return MappingProxyType({id: found.get(id, english) for id, english in clauses().items()})


def mark(clause: Clause) -> str:
    """The mark of a clause for its translations; it changes with every word.

    >>> len(mark(clauses()["CHO-4"]))
    8
    """
    texts = [clause.title, clause.text, *(part for ruling in clause.rulings for part in (ruling.text, ruling.reason))]
    return sha256("\n".join(texts).encode()).hexdigest()[:8]


def written_in(language: str) -> str:
    """The language in which the rules appear to a reader of this language: English if there is no translation."""
    if language not in LANGUAGES:
        raise KingdomError(why("rules-language", given=repr(language), names=tuple(LANGUAGES)))
    return language if _file(language) is not None else ENGLISH


def rules_text(language: str = ENGLISH) -> str:
    """The text of the rules, in English if there is no translation."""
    file = _file(written_in(language))
    if file is None:
        raise KingdomError(why("rules-missing", name="rules.md"))
    return file.read_text(encoding="utf-8")


def _file(language: str) -> Traversable | None:
    """The file with the rules in a language, from the installed package or the checkout."""
    name = "rules.md" if language == ENGLISH else f"rules.{language}.md"
    root = checkout()
    folders = [resources.files("kingdom"), *([root / "docs"] if root else [])]
    return next((folder / name for folder in folders if (folder / name).is_file()), None)


@cache
def checkout() -> Path | None:
    """The root of the source checkout that this code runs in; None for an installed copy."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "docs" / "rules.md").is_file() and (root / "src" / "kingdom").is_dir() else None


def near(wanted: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known ids most similar to this one.

    >>> near("cho4", ["CHO-4", "CHO-5", "END-1"])
    ('CHO-4', 'CHO-5')
    """
    return tuple(get_close_matches(wanted.upper(), list(known), n=4, cutoff=0.6))


def read(text: str, language: str = ENGLISH) -> Mapping[str, Clause]:
    """The clauses of a text in the form above; all errors are reported together.

    >>> list(read("## END · The end\\n\\n### END-1 · The score\\n\\nAdd up."))
    ['END-1']
    """
    found: dict[str, Clause] = {}
    faults: list[str] = []
    families: dict[str, str] = {}
    family, blocks = "", re.split(r"\n(?:[ \t]*\n)+", text.strip())
    for heading, body in _sections(blocks):
        if opened := _FAMILY.fullmatch(heading):
            family = opened.group(1)
            if family in families:
                faults.append(f"family {family} opens twice")
            families[family] = opened.group(2)
            continue
        begun = _CLAUSE.fullmatch(heading)
        if not begun:
            faults.append(f"{heading!r} is neither '## FAM · Title' nor '### FAM-1 · Title'")
            continue
        id, title = begun.groups()
        if id in found:
            faults.append(f"{id} appears twice")
        if id.rstrip("0123456789").rstrip("-") != family:
            faults.append(f"{id} is under {f'family {family}' if family else 'no family'}")
        clause = _clause(Clause(id, family, families.get(family, ""), title, ""), body, language, faults)
        if not clause.text and not clause.rulings:
            faults.append(f"{id} has no text")
        found[id] = clause
    if faults:
        raise KingdomError(why("rules-unreadable", faults="; ".join(faults)))
    return MappingProxyType(found)


def _sections(blocks: Iterable[str]) -> Iterable[tuple[str, tuple[str, ...]]]:
    """Each heading of the second or third level with the blocks below it."""
    heading, body = "", list[str]()
    for block in blocks:
        if block.startswith(("## ", "### ")):
            if heading:
                yield heading, tuple(body)
            heading, body = block, []
        else:
            body.append(block)
    if heading:
        yield heading, tuple(body)


def _clause(clause: Clause, body: Iterable[str], language: str, faults: list[str]) -> Clause:
    """The clause with its blocks; errors in them are added to the faults."""
    word, reason = LANGUAGES[language].ruling
    opening = f"**{word}**"
    form = re.compile(rf"{re.escape(opening)} (\S.*?) {re.escape(reason)} (\S.*)")
    text: list[str] = []
    rulings: list[Ruling] = []
    translates = ""
    for block in body:
        if marked := _MARK.fullmatch(block):
            translates = marked.group(1)
            continue
        if not block.startswith(">"):
            if opening in block:
                faults.append(f"{clause.id} has a ruling outside a quotation of its own")
            text.append(_unwrapped(block))
            continue
        quoted = _unwrapped("\n".join(line.removeprefix(">").strip(" ") for line in block.splitlines()))
        if quoted.count(opening) > 1:
            faults.append(f"{clause.id} has two rulings in one quotation: separate them by an empty line")
        elif ruling := form.fullmatch(quoted):
            rulings.append(Ruling(f"{clause.id}/R{len(rulings) + 1}", *ruling.groups()))
        else:
            faults.append(f"{clause.id} has a quotation that is not '{opening} … {reason} …'")
    return replace(clause, text="\n\n".join(text), rulings=tuple(rulings), translates=translates)


def _unwrapped(block: str) -> str:
    """A block as one line; list items stay on lines of their own."""
    return re.sub(r"[ \t]*\n(?!- )[ \t]*", " ", block)
