"""The one table of fields: what derives from a declaration, and what a field that declares nothing can never do."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, fields
from typing import Any

import pytest

import kingdom
from kingdom.core.fields import Form, Seen, copyable, declarations, declared
from kingdom.core.imagine import imagine
from kingdom.core.state import Player, State
from kingdom.core.view import SIGHTS, SeatView, View, view
from kingdom.core.viewers import OPEN_TABLE, SPECTATOR
from kingdom.game.position import WRITERS, position_data
from kingdom.game.serial import view_data, view_json
from tests.kit.places import viewers
from tests.kit.rulesets import named
from tests.kit.walks import Walk

SECRET = "the ninth bell at midnight"


@copyable
@dataclass(slots=True, kw_only=True)
class SecretivePlayer(Player):
    """A seat with a field of which nobody has said who may see it."""

    whispered: str = "nothing"


@copyable
@dataclass(slots=True, kw_only=True)
class SecretiveState(State):
    """A table with one."""

    buried: str = "nothing"


def secretive(state: State) -> SecretiveState:
    """The same state, with a secret at every seat, also as it was when the window opened, and one at the table."""

    def values(thing: Any) -> dict[str, Any]:
        return {field.name: getattr(thing, field.name) for field in fields(thing)}

    def seats(players: tuple[Player, ...]) -> tuple[Player, ...]:
        return tuple(SecretivePlayer(**values(player), whispered=SECRET) for player in players)

    found = {**values(state), "players": seats(state.players), "opening": seats(state.opening)}
    return SecretiveState(**found, buried=SECRET)


def in_reach(thing: Any) -> str:
    """All that a view shows anywhere, as text; its rules are the same for every game and stay out of it."""
    return f"{thing!r} {json.dumps(view_data(thing), ensure_ascii=False)}"


@pytest.mark.parametrize("name", ["two+menace+advisors+quest", "solo+advisors"])
def test_a_field_that_nobody_declared_visible_cannot_leak(name: str) -> None:
    windows = 0
    for at, plain in enumerate(Walk(name, 3).states()):
        if at % 7:
            continue
        state = secretive(plain)
        windows += bool(state.opening)
        for viewer in (*viewers(state), OPEN_TABLE):
            seen = view(state, viewer)
            shown = seen.seats
            assert view_json(seen) == view_json(view(plain, viewer))
            assert not any(hasattr(part, "whispered") or hasattr(part, "buried") for part in (seen, *shown))
            if viewer is SPECTATOR:
                assert SECRET not in in_reach(seen)
    assert windows


def test_the_seat_as_it_was_at_the_opening_is_told_to_its_owner_only_and_without_undeclared_fields() -> None:
    state = secretive(next(state for state in Walk("two", 3).states() if state.opening))

    for viewer in (0, 1):
        assert SECRET not in in_reach(view(state, viewer))


def test_imagination_knows_nothing_of_an_undeclared_field() -> None:
    state = secretive(Walk("two", 3).begin())
    imagined = imagine(view(state, 0), random.Random(1).random)

    assert SECRET not in repr(imagined)


def test_an_undeclared_field_is_copied_and_kept_all_the_same() -> None:
    state = secretive(Walk("two", 3).begin())
    copy = state.copy()
    data = position_data(copy)

    assert (copy.buried, copy) == (SECRET, state)
    assert type(copy) is SecretiveState
    assert copy.players[0] is not state.players[0]
    assert data["buried"] == SECRET
    assert [player["whispered"] for player in data["players"]] == [SECRET, SECRET]


def test_what_is_declared_visible_is_seen() -> None:
    """The other side of the coin: the secret would have been found."""
    state = Walk("two", 3).begin()
    state.players[1].soldiers = 99

    assert all(next(one for one in view(state, who).seats if one.seat == 1).soldiers == 99 for who in viewers(state))


def test_every_field_is_declared_with_who_sees_it_and_how_it_is_written() -> None:
    unseen = {one.name for kind in (Player, State) for one in declarations(kind) if one.seen is Seen.NOBODY}
    unwritten = {one.name for kind in (Player, State) for one in declarations(kind) if one.written is Form.NOTHING}

    assert unseen == {"box", "face_down"}, "the box is that of the rules, and face-down cards are shown with the cards"
    assert unwritten == {"box", "rules"}


@pytest.mark.parametrize(("kind", "seen_as"), [(Player, SeatView), (State, View)])
def test_a_view_has_what_the_declarations_say_and_what_only_a_view_has(kind: type[Any], seen_as: type[Any]) -> None:
    said = {sight.name.format(one.name) for one in declarations(kind) for sight in SIGHTS[one.seen]}
    only_in_views = {"seat", "viewer", "first", "to_decide", "turn", "options"}

    assert {field.name for field in fields(seen_as)} - only_in_views == said


def test_every_way_of_seeing_and_of_writing_has_its_rule() -> None:
    assert set(SIGHTS) == set(Seen)
    assert set(WRITERS) == set(Form) - {Form.NOTHING}


def test_a_field_may_say_after_which_other_it_is_written() -> None:
    @dataclass
    class Three:
        one: int = declared(1)
        three: int = declared(3)
        two: int = declared(2, after="one")

    assert [one.name for one in declarations(Three)] == ["one", "two", "three"]


def test_what_is_not_marked_copyable_says_so() -> None:
    class Unmarked(kingdom.core.fields.Copyable):
        pass

    with pytest.raises(NotImplementedError, match="Unmarked is not marked @copyable"):
        Unmarked().copy()


@pytest.mark.parametrize("name", sorted(named())[:6])
def test_a_copy_is_equal_and_shares_no_seat(name: str) -> None:
    for state in list(Walk(name, 5).states())[::25]:
        copy = state.copy()
        assert copy == state
        assert not {id(player) for player in copy.players} & {id(player) for player in state.players}
