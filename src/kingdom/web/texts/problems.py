"""What went wrong, in words: refusals of the rules with their clause, choices that do not fit, errors of the server."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kingdom.rulebook.clauses import clauses
from kingdom.web.errors import Problem
from kingdom.web.texts.recognised import recognise, recognised
from kingdom.web.texts.words import Words, sentence

REFUSAL = "refusal-"
CONFIGURATION = "misfit-"

_IN_A_PLAN = re.compile(r"action \d+ of the plan: ")
_ENDING_CLAUSE = re.compile(r" \([A-Z]{3}(?:-[A-Z]?[0-9]*)?(?:, [A-Z]{3}-[A-Z]?[0-9]+)*\)$")


def refusal(words: Words, said: str, clause: str, names: Sequence[str] = ()) -> str:
    """Why the rules say no; the title of the clause as well, if the sentence is not one of ours."""
    bare = _IN_A_PLAN.sub("", said, count=1).removesuffix(f" ({clause})")
    if recognise(bare, REFUSAL) is None:
        return words.t("refusal-of-clause", title=clause_title(words, clause), why=sentence(bare))
    return sentence(recognised(words, bare, REFUSAL, names))


def misfit(words: Words, said: str) -> str:
    """A choice before the game that does not fit, as a sentence; the clause behind it is left off."""
    bare = _ENDING_CLAUSE.sub("", said)
    return sentence(recognised(words, bare, CONFIGURATION))


def problem(words: Words, found: Problem, names: Sequence[str] = ()) -> str:
    """What went wrong and what to do, in a sentence or several."""
    if found.code == "illegal" and found.clause is not None:
        return refusal(words, found.message, found.clause, names)
    if found.code == "configuration" and found.problems:
        return " ".join(misfit(words, one) for one in found.problems)
    id = f"error-{found.code}"
    return words.t(id if words.has(id) else "error-bad-request")


def problem_title(words: Words, found: Problem) -> str:
    """The same in a few words, as the heading of a page."""
    id = f"error-{found.code}.title"
    known = words.has(f"error-{found.code}")
    return words.t(id if known else "error-bad-request.title")


def clause_title(words: Words, clause: str) -> str:
    """The title of a clause, or of a ruling's clause; its id if it has none."""
    found = clauses(words.language).get(clause.partition("/")[0])
    return found.title if found else clause


def family_title(words: Words, family: str) -> str:
    """The title of a family of clauses."""
    return next((one.family_title for one in clauses(words.language).values() if one.family == family), family)
