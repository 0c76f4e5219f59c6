"""Keys to tables: secret tokens, of which only hashes are kept."""

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
"""So many letters have as many bytes."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """A name for a table. No secret, but nothing that one could count through."""
    return table_name(secrets.token_urlsafe(TABLE_BYTES))


def table_name(letters: str) -> str:
    """A name made of random letters. It does not begin with a hyphen: a command would take it for an option.

    >>> table_name("-b3_x-9aQ0Zt7"), table_name("_b3")
    ('Ab3_x-9aQ0Zt', '_b3')
    """
    return letters[:TABLE_LETTERS].replace("-", "A", 1) if letters.startswith("-") else letters[:TABLE_LETTERS]


def hashed(token: str) -> str:
    """What is kept of a token. It is too random to be guessed from its hash, so the hash need not be slow."""
    return hashlib.sha256(token.encode()).hexdigest()


def derived(secret: str, *parts: object) -> str:
    """A token made of a secret: the same again whenever it is made again, and nothing says what it was made of."""
    made = hmac.digest(secret.encode(), "\n".join(map(str, parts)).encode(), "sha256")
    return urlsafe_b64encode(made[:TOKEN_BYTES]).decode()


def token_of(secret: str | None, viewer: object) -> str:
    """A token of a new table: any, or the one that somebody's secret says, who may have to ask again."""
    return new_token() if secret is None else derived(secret, "seat", viewer)


def named(table_id: str) -> str:
    """A name that a table can have; anything else is not even looked for."""
    if TABLE_ID.fullmatch(table_id) is None:
        raise no_such_table(table_id)
    return table_id


def no_such_table(table_id: str) -> NoSuchTable:
    """What to say of a table that is not there."""
    return NoSuchTable(why("no-such-table", given=repr(table_id)))
