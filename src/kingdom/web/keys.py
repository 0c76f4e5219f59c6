"""Keys to tables: secret tokens, of which only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

from kingdom.store import KeyRow
from kingdom.web.errors import NoSuchTable, NotYours

TOKEN_BYTES = 24
TABLE_BYTES = 9
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """A name for a table. No secret, but nothing that one could count through."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is too random to be guessed from its hash, so the hash need not be slow."""
    return hashlib.sha256(token.encode()).hexdigest()


def key_of(token: str, keys: Iterable[KeyRow]) -> KeyRow:
    """The key that a token is; every one is compared, in a time that says nothing of how near it came."""
    digest = hashed(token)
    found = [key for key in keys if hmac.compare_digest(key.hash, digest)]
    if not found:
        raise NotYours("this token does not open this table: use the link that you were given")
    return found[0]


def named(table_id: str) -> str:
    """A name that a table can have; anything else is not even looked for."""
    if TABLE_ID.fullmatch(table_id) is None:
        raise no_such_table(table_id)
    return table_id


def no_such_table(table_id: str) -> NoSuchTable:
    """What to say of a table that is not there."""
    return NoSuchTable(f"there is no table {table_id!r}: check the link")
