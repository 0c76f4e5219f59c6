"""Which language to use: the chosen one, else the first of the browser's that is available, else English."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom.languages import LANGUAGES
from kingdom.words.messages import DEFAULT

COOKIE = "kingdom-language"


def negotiate(cookie: str | None, accept_language: str | None) -> str:
    """The language for a request, by its cookie and its `Accept-Language` header.

    >>> negotiate("it", "fr"), negotiate(None, "zu, fr-CH;q=0.8, en;q=0.5"), negotiate("xx", None)
    ('it', 'fr', 'en')
    """
    if cookie is not None and cookie in LANGUAGES:
        return cookie
    wanted = sorted(_ranges(accept_language or ""), key=lambda found: -found[1])
    return next((language for language, quality in wanted if quality > 0 and language in LANGUAGES), DEFAULT)


def _ranges(header: str) -> Iterator[tuple[str, float]]:
    """The languages of a header, without their regions, with the weight of each."""
    for part in header.split(","):
        tag, *parameters = [piece.strip() for piece in part.split(";")]
        quality = next((piece[2:] for piece in parameters if piece.startswith("q=")), "1")
        try:
            yield tag.split("-")[0].lower(), float(quality)
        except ValueError:
            continue
