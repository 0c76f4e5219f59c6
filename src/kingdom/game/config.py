"""The configuration of a game (SET-7): the choices made before it begins, checked against the content.

All errors are reported together: a `ConfigurationError` lists every wrong choice and the valid ones.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from kingdom.content import Content
from kingdom.core.cards import Edition, Scenario
from kingdom.core.errors import KingdomError, SeveralFaults
from kingdom.core.reasons import Argument, Reason, why
from kingdom.core.ruleset import Ruleset
from kingdom.core.settings import Settings
from kingdom.game.options import Options, options
from kingdom.roster import roster

SOLO_MEDALS = (70, 95, 115)
"""The minimum scores for Bronze, Silver and Gold outside scenarios (SOL-9)."""

WITH_DECKS, WITH_BOARDS = "menace", "quest"
"""The modules that use Menace decks and Quest boards: the options `menaces` and `quests` depend on them."""


class ConfigurationError(SeveralFaults):
    """An invalid configuration; `problems` has a reason for each wrong choice."""

    kind = "misfit"


@dataclass(frozen=True, slots=True)
class Configuration:
    """A checked and complete set of choices, made by `configure`."""

    players: int
    """1 or 2."""
    edition: str
    """`first` or `second`."""
    side: str
    """The side of the Duchy cards: `A` or `B`."""
    modules: tuple[str, ...]
    """The modules in use."""
    menaces: tuple[str, ...]
    """The Menace decks in use."""
    quests: tuple[str, ...]
    """The Quests in use."""
    scenario: str | None
    """The solo scenario; None without one."""
    search: str | None
    """The Search limit of a solo game; None for two players."""
    duchies: tuple[str, ...]
    """The Duchy of each seat."""

    def to_data(self) -> dict[str, Any]:
        """The configuration as plain data, for records."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def configure(content: Content, given: Options) -> Configuration:
    """Check the options and fill in the rest; raises ConfigurationError with every problem."""
    return _Choices(content, given).checked()


def configuration_from_data(data: Mapping[str, Any], content: Content) -> Configuration:
    """The configuration from a record, checked again."""
    if not isinstance(data, Mapping):
        raise ConfigurationError([why("not-a-table", given=repr(data))])
    check_options(map(str, data))
    return configure(content, Options(**data))


def check_options(names: Iterable[str], besides: Collection[str] = ()) -> None:
    """Raise an error for names that are not game options, or that are in `besides`."""
    known = tuple(sorted({one.name for one in options()} - set(besides)))
    if strange := sorted(set(names) - set(known)):
        raise ConfigurationError([why("option", given=name, options=known) for name in strange])


class GameRules(Ruleset):
    """Rules with the configuration and content they were made from. Only these two are pickled."""

    def __init__(self, configuration: Configuration, content: Content, settings: Settings) -> None:
        box = content.box(configuration.side)
        super().__init__(roster().modules_for(configuration.modules, settings, box), settings, box)
        self.configuration = configuration
        self.content = content

    def __reduce__(self) -> tuple[Any, ...]:
        return ruleset, (self.configuration, self.content)


def origin(rules: Ruleset) -> tuple[Configuration, Content]:
    """The configuration and content of a ruleset; rules put together by hand, as in tests, have neither."""
    if not isinstance(rules, GameRules):
        raise KingdomError(why("rules-by-hand"))
    return rules.configuration, rules.content


@lru_cache(maxsize=512)
def ruleset(configuration: Configuration, content: Content) -> GameRules:
    """The rules of a configuration; cached."""
    scenario = content.scenarios[configuration.scenario] if configuration.scenario else None
    settings = Settings(
        players=configuration.players,
        edition=content.editions[configuration.edition],
        side=configuration.side,
        duchies=configuration.duchies,
        menaces=configuration.menaces,
        quests=tuple(content.quests[key, configuration.players] for key in configuration.quests),
        scenario=scenario,
        search=configuration.search or "",
        medals=scenario.medals if scenario else SOLO_MEDALS,
    )
    return GameRules(configuration, content, settings)


class _Choices:
    """Checks options one by one and collects the problems."""

    def __init__(self, content: Content, given: Options) -> None:
        self.problems: list[Reason] = []
        self.content = content
        self.scenario = self._scenario(given.scenario)
        self.players = self._players(given.players)
        self.edition = self._edition(given.edition)
        self.side = self._side(given.side)
        self.modules = self._fixed("modules", given.modules)
        self.menaces = self._fixed("menaces", given.menaces)
        self.quests = self._fixed("quests", given.quests)
        self.search = given.search
        self.duchies = self._list("duchies", given.duchies)

    def checked(self) -> Configuration:
        modules = self._modules()
        menaces = self._menaces(WITH_DECKS in modules)
        quests = self._quests(WITH_BOARDS in modules)
        search = self._search()
        duchies = self._duchies()
        if self.scenario is not None and self.edition is not None and not self.edition.scenarios:
            known = tuple(key for key, edition in self.content.editions.items() if edition.scenarios)
            self._wrong("scenario-edition", "SCE", edition=self.edition.key, editions=known)
        if self.problems or self.edition is None:
            raise ConfigurationError(self.problems)
        key = self.scenario.key if self.scenario else None
        return Configuration(self.players, self.edition.key, self.side, modules, menaces, quests, key, search, duchies)

    def _wrong(self, id: str, clause: str, /, **arguments: Argument) -> None:
        self.problems.append(why(id, **arguments).under(clause))

    def _list(self, name: str, values: object) -> tuple[str, ...] | None:
        """A list of words. Records and positions are untrusted input, so the value may be anything at first."""
        if isinstance(values, str):
            self._wrong("not-a-list", "", option=name, given=repr(values))
            return None
        if values is None:
            return None
        words = tuple(values) if isinstance(values, Iterable) else (values,)
        if strange := [value for value in words if not isinstance(value, str)]:
            self._wrong("not-words", "", option=name, given=repr(strange[0]))
            return None
        return words

    def _players(self, players: object) -> int:
        if players is None:
            return 1 if self.scenario else 2
        if not isinstance(players, int) or isinstance(players, bool) or players not in (1, 2):
            self._wrong("players", "SET-3, SOL-1", given=repr(players))
            return 2
        if players == 2 and self.scenario:
            self._wrong("scenario-alone", "SCE", scenario=self.scenario.key)
        return 1 if self.scenario else players

    def _edition(self, edition: object) -> Edition | None:
        if not isinstance(edition, str) or edition not in self.content.editions:
            self._wrong("edition", "", given=str(edition), editions=tuple(self.content.editions))
            return None
        return self.content.editions[edition]

    def _side(self, side: str) -> str:
        if side not in ("A", "B"):
            self._wrong("side", "SET-3", given=str(side))
        return side

    def _scenario(self, scenario: object) -> Scenario | None:
        if scenario is None:
            return None
        if not isinstance(scenario, str) or scenario not in self.content.scenarios:
            self._wrong("scenario", "SCE", given=str(scenario), scenarios=tuple(self.content.scenarios))
            return None
        return self.content.scenarios[scenario]

    def _fixed(self, name: str, values: object) -> tuple[str, ...] | None:
        """A list of words that a scenario may fix: giving the same value again is fine, any other value is an error."""
        chosen = self._list(name, values)
        if self.scenario is None:
            return chosen
        fixed: tuple[str, ...] = getattr(self.scenario, name)
        if chosen is not None and set(chosen) != set(fixed):
            self._wrong("fixed", "SCE", scenario=self.scenario.key, option=name, choices=fixed, count=len(fixed))
        return fixed

    def _modules(self) -> tuple[str, ...]:
        chosen, known = self.modules or (), self.content.modules
        for name in sorted(set(chosen) - set(known)):
            self._wrong("module", "SET-5", given=name, modules=tuple(known))
        if len(set(chosen)) < len(chosen):
            self._wrong("module-twice", "SET-5")
        return tuple(name for name in known if name in chosen)

    def _menaces(self, wanted: bool) -> tuple[str, ...]:
        chosen = self.menaces
        if not wanted:
            if chosen:
                self._wrong("menace-module", "MEN-1")
            return ()
        if chosen is None:
            chosen = self.content.first_game[: self.players]
        known = self.content.decks
        for name in sorted(set(chosen) - set(known)):
            self._wrong("menace", "GEN-4", given=name, decks=tuple(known))
        if len(chosen) != self.players:
            self._wrong("menace-count", "MEN-1", decks=chosen, count=len(chosen), players=self.players)
        elif len(set(chosen)) < len(chosen):
            self._wrong("menace-same", "MEN-1")
        return chosen

    def _quests(self, wanted: bool) -> tuple[str, ...]:
        chosen = self.quests
        if not wanted:
            if chosen:
                self._wrong("quest-module", "QUE-1")
            return ()
        if self.edition is None or (self.scenario and not self.edition.scenarios):
            return chosen or ()
        known = self.edition.quests
        if chosen is None:
            chosen = tuple(known[:1])
        for name in sorted(set(chosen) - set(known)):
            self._wrong("quest", "QUE-1", edition=self.edition.key, given=name, quests=tuple(known))
        most = 1 if self.players == 2 else 2
        if not 1 <= len(chosen) <= most or len(set(chosen)) < len(chosen):
            self._wrong("quest-count", "QUE-1", quests=chosen, count=len(chosen), players=self.players)
        return chosen

    def _search(self) -> str | None:
        if self.players == 2 or self.edition is None:
            if self.search is not None:
                self._wrong("search-two", "SOL-5")
            return None
        if self.search is None:
            return self.edition.search
        if self.search not in self.edition.searches:
            known = tuple(self.edition.searches)
            self._wrong("search", "SOL-5", edition=self.edition.key, given=str(self.search), searches=known)
        return self.search

    def _duchies(self) -> tuple[str, ...]:
        known = tuple(dict.fromkeys(key for key, _ in self.content.duchies))
        chosen = self.duchies if self.duchies is not None else known[: self.players]
        if len(chosen) != self.players or len(set(chosen)) < len(chosen) or set(chosen) - set(known):
            self._wrong("duchies", "SET-3", given=chosen, duchies=known, players=self.players)
        return chosen
