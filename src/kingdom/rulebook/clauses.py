"""The rules of the game as data: docs/rules.md, read clause by clause.

The file has one form throughout. A heading of the second level opens a family, one of the third level a
clause; a quotation that begins with the word Ruling is a ruling of the clause above it, and ends with its
reason; everything else below a clause is its text:

    ## CHO · Choice phase for two players

    ### CHO-8 · Moments of decision in a turn

    Text of the clause, in as many paragraphs and lists as it needs; none if the clause is all ruling.

    > **Ruling** What we decided. Reason: why.

Rulings are numbered within their clause: the second one of SET-5 is "SET-5/R2". What stands before the first
clause of a family introduces it and is no rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType

from kingdom.core.errors import KingdomError

_FAMILY = re.compile(r"## ([A-Z]{3}(?:-[A-Z])?) · (\S.*)")
_CLAUSE = re.compile(r"### ([A-Z]{3}-[A-Z]?[1-9][0-9]*) · (\S.*)")
_RULING = re.compile(r"\*\*Ruling\*\* (\S.*?) Reason: (\S.*)")
_FIRST_SENTENCE = re.compile(r".+?[.](?=\s|$)")


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the project decided where the printed rules leave a question open, and why."""

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

    @property
    def ruling_ids(self) -> tuple[str, ...]:
        """The ids of its rulings, "END-2/R1", "END-2/R2"."""
        return tuple(ruling.id for ruling in self.rulings)

    @property
    def is_all_ruling(self) -> bool:
        """Whether nothing of it was printed, so that to test the clause is to test its rulings."""
        return not self.text

    @property
    def first_sentence(self) -> str:
        """How it begins: with its text, or with its first ruling if it has no text."""
        opening = (self.text or self.rulings[0].text).split("\n", 1)[0]
        found = _FIRST_SENTENCE.match(opening)
        return found.group() if found else opening


@cache
def clauses() -> Mapping[str, Clause]:
    """All clauses by id, in the order of the rules.

    >>> clauses()["CHO-4"].title, clauses()["ADV-C1"].family
    ('Offering face down', 'ADV-C')
    >>> clauses()["SET-5"].ruling_ids
    ('SET-5/R1', 'SET-5/R2')
    """
    return read(rules_text())


def rules_text() -> str:
    """The rules as written: from the installed package, or from the checkout that this code runs in."""
    packed = resources.files("kingdom") / "rules.md"
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    root = checkout()
    if root is None:
        raise KingdomError("the rules are missing: kingdom/rules.md is not in this installation; install it anew")
    return (root / "docs" / "rules.md").read_text(encoding="utf-8")


@cache
def checkout() -> Path | None:
    """The root of the source checkout that this code runs in; none for an installed copy."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "docs" / "rules.md").is_file() and (root / "src" / "kingdom").is_dir() else None


def near(wanted: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known ids that somebody who wrote this one may have meant.

    >>> near("cho4", ["CHO-4", "CHO-5", "END-1"])
    ('CHO-4', 'CHO-5')
    """
    return tuple(get_close_matches(wanted.upper(), list(known), n=4, cutoff=0.6))


def read(text: str) -> Mapping[str, Clause]:
    """The clauses of a text in the form above; everything that is wrong with it is reported together.

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
            faults.append(f"{id} stands there twice")
        if id.rstrip("0123456789").rstrip("-") != family:
            faults.append(f"{id} stands under {f'family {family}' if family else 'no family'}")
        clause = _clause(id, family, families.get(family, ""), title, body, faults)
        if not clause.text and not clause.rulings:
            faults.append(f"{id} says nothing")
        found[id] = clause
    if faults:
        raise KingdomError(f"the rules cannot be read: {'; '.join(faults)}")
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


def _clause(id: str, family: str, family_title: str, title: str, body: Iterable[str], faults: list[str]) -> Clause:
    """A clause from its blocks; what is wrong with them is added to the faults."""
    text: list[str] = []
    rulings: list[Ruling] = []
    for block in body:
        if not block.startswith(">"):
            if "**Ruling**" in block:
                faults.append(f"{id} has a ruling outside a quotation of its own")
            text.append(_unwrapped(block))
            continue
        quoted = _unwrapped("\n".join(line.removeprefix(">").strip() for line in block.splitlines()))
        if quoted.count("**Ruling**") > 1:
            faults.append(f"{id} has two rulings in one quotation: part them by an empty line")
        elif ruling := _RULING.fullmatch(quoted):
            rulings.append(Ruling(f"{id}/R{len(rulings) + 1}", *ruling.groups()))
        else:
            faults.append(f"{id} has a quotation that is not '**Ruling** … Reason: …'")
    return Clause(id, family, family_title, title, "\n\n".join(text), tuple(rulings))


def _unwrapped(block: str) -> str:
    """A block without the line breaks that only keep its lines short; items of a list stay apart."""
    return re.sub(r"\s*\n(?!- )\s*", " ", block)
