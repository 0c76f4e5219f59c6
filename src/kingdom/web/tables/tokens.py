"""Keys to tables: secret tokens, of which only hashes are stored; and the form of names and requests."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

from kingdom.core.reasons import why
from kingdom.web.errors import NoSuchTable

TOKEN_BYTES = 24
TABLE_BYTES = 9
TABLE_LETTERS = 12
"""The length of a table's name: as many letters as `TABLE_BYTES` make."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
CLIENT_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""The name that a client gives a request. Those that the server itself gives have a colon, so none is ever the same."""
MOST_ACTIONS = 64
"""In one plan; no window needs more."""


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """A name for a table. It is not a secret, but cannot be enumerated."""
    return table_name(secrets.token_urlsafe(TABLE_BYTES))


def table_name(letters: str) -> str:
    """A name made of random letters. It never begins with a hyphen: a command would take that for an option.

    >>> table_name("-b3_x-9aQ0Zt7"), table_name("_b3")
    ('Ab3_x-9aQ0Zt', '_b3')
    """
    return letters[:TABLE_LETTERS].replace("-", "A", 1) if letters.startswith("-") else letters[:TABLE_LETTERS]


def hashed(token: str) -> str:
    """The hash that is stored of a token. Tokens are too random to be guessed, so the hash need not be slow."""
    return hashlib.sha256(token.encode()).hexdigest()


def derived(secret: str, *parts: object) -> str:
    """A token derived from a secret: always the same, and it does not reveal what it was derived from."""
    made = hmac.digest(secret.encode(), "\n".join(map(str, parts)).encode(), "sha256")
    return urlsafe_b64encode(made[:TOKEN_BYTES]).decode()


def token_of(secret: str | None, viewer: object) -> str:
    """A token for a new table: random, or derived from the secret of a client that may have to ask again."""
    return new_token() if secret is None else derived(secret, "seat", viewer)


def named(table_id: str) -> str:
    """The name, if a table can have it; anything else is refused without a lookup."""
    if TABLE_ID.fullmatch(table_id) is None:
        raise no_such_table(table_id)
    return table_id


def no_such_table(table_id: str) -> NoSuchTable:
    """The error for a table that does not exist."""
    return NoSuchTable(why("no-such-table", given=repr(table_id)))
