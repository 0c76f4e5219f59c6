"""`python -m kingdom.words [LANGUAGE...]`: lists missing translations, which appear in English."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from kingdom.content import load
from kingdom.languages import ENGLISH, LANGUAGES, Text
from kingdom.lessons import lessons
from kingdom.lessons.coach import notes
from kingdom.rulebook.chapters import chapters
from kingdom.rulebook.clauses import clauses
from kingdom.words.messages import missing


def report(languages: Iterable[str]) -> Iterator[str]:
    """A line for each missing translation, or one line for a complete language."""
    for language in languages:
        lines = [f"message {id}" for id in missing(language)]
        lines += [f"{what} ({text[ENGLISH]})" for what, text in texts() if language not in text]
        lines += [f"clause {id} ({one.title})" for id, one in clauses(language).items() if one == clauses()[id]]
        yield from (f"{language}: {line}" for line in lines or ["complete"])


def texts() -> Iterator[tuple[str, Text]]:
    """All texts that are stored in all languages together, each with a description."""
    content = load()
    yield from ((f"name of {key}", text) for key, text in content.texts.items())
    yield from ((f"ability of {key}", one.texts) for key, one in content.abilities.items())
    yield from ((f"chapter {one.key}", one.title) for one in chapters())
    yield from ((f"lesson {one.key}", one.title) for one in lessons())
    yield from ((f"note {one.key} of the coach", one.title) for one in notes())


def main(arguments: list[str]) -> int:
    """Print the report; the exit code is 2 for an unknown language."""
    unknown = [name for name in arguments if name not in LANGUAGES]
    if unknown:
        sys.stderr.write(f"there is no language {unknown[0]!r}: choose from {', '.join(LANGUAGES)}\n")
        return 2
    for line in report(arguments or [one for one in LANGUAGES if one != ENGLISH]):
        sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
