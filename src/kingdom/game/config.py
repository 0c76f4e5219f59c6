"""The configuration of a game (SET-7): the choices made before it begins, checked against the content.

All errors are reported together: a `ConfigurationError` lists each choice that does not fit, and what would.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kingdom.content import Content
from kingdom.core.cards import Edition, Scenario
from kingdom.core.errors import KingdomError, SeveralFaults
from kingdom.core.reasons import Argument, Reason, why
from kingdom.core.ruleset import Ruleset
from kingdom.core.settings import Settings
from kingdom.roster import roster

SOLO_MEDALS = (70, 95, 115)
"""The minimum scores for Bronze, Silver and Gold outside scenarios (SOL-9)."""

EDITION = "second"
"""The default edition."""
WITH_DECKS, WITH_BOARDS = "menace", "quest"
"""The modules that use Menace decks and Quest boards, and so have the options `menaces` and `quests`."""


class ConfigurationError(SeveralFaults):
    """Choices that do not fit together; `problems` has a reason for each."""

    kind = "misfit"


@dataclass(frozen=True, slots=True)
class Configuration:
    """A checked set of choices, made by `configure`, which fills in anything omitted."""

    players: int
    edition: str
    side: str
    modules: tuple[str, ...]
    menaces: tuple[str, ...]
    quests: tuple[str, ...]
    scenario: str | None
    search: str | None
    duchies: tuple[str, ...]

    def to_data(self) -> dict[str, Any]:
        """As plain data, for records."""
        return {
            "players": self.players,
            "edition": self.edition,
            "side": self.side,
            "modules": list(self.modules),
            "menaces": list(self.menaces),
            "quests": list(self.quests),
            "scenario": self.scenario,
            "search": self.search,
            "duchies": list(self.duchies),
        }


def configure(
    content: Content,
    *,
    players: int | None = None,
    edition: str = EDITION,
    side: str = "B",
    modules: Iterable[str] | None = None,
    menaces: Iterable[str] | None = None,
    quests: Iterable[str] | None = None,
    scenario: str | None = None,
    search: str | None = None,
    duchies: Iterable[str] | None = None,
) -> Configuration:
    """Check the choices and fill in the rest; raises ConfigurationError with everything that does not fit."""
    return _Choices(content, players, edition, side, modules, menaces, quests, scenario, search, duchies).checked()


def configuration_from_data(data: Mapping[str, Any], content: Content) -> Configuration:
    """The configuration from a record, checked again."""
    if not isinstance(data, Mapping):
        raise ConfigurationError([why("not-a-table", given=repr(data))])
    known = {"players", "edition", "side", "modules", "menaces", "quests", "scenario", "search", "duchies"}
    if strange := sorted(set(map(str, data)) - known):
        raise ConfigurationError([why("option", given=name, options=tuple(sorted(known))) for name in strange])
    return configure(content, **data)


class GameRules(Ruleset):
    """Rules that remember what they were made from, and are pickled as that."""

    def __init__(self, configuration: Configuration, content: Content, settings: Settings) -> None:
        box = content.box(configuration.side)
        super().__init__(roster().modules_for(configuration.modules, settings, box), settings, box)
        self.configuration = configuration
        self.content = content

    def __reduce__(self) -> tuple[Any, ...]:
        return ruleset, (self.configuration, self.content)


def origin(rules: Ruleset) -> tuple[Configuration, Content]:
    """What a ruleset was made from; rules composed by hand, as in tests, have no configuration."""
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
    """What was asked for, and what is wrong with it."""

    def __init__(
        self,
        content: Content,
        players: int | None,
        edition: str,
        side: str,
        modules: Iterable[str] | None,
        menaces: Iterable[str] | None,
        quests: Iterable[str] | None,
        scenario: str | None,
        search: str | None,
        duchies: Iterable[str] | None,
    ) -> None:
        self.problems: list[Reason] = []
        self.content = content
        self.scenario = self._scenario(scenario)
        self.players = self._players(players)
        self.edition = self._edition(edition)
        self.side = self._side(side)
        self.modules = self._fixed("modules", self._list("modules", modules), self._scenario_part("modules"))
        self.menaces = self._fixed("menaces", self._list("menaces", menaces), self._scenario_part("menaces"))
        self.quests = self._fixed("quests", self._list("quests", quests), self._scenario_part("quests"))
        self.search = search
        self.duchies = self._list("duchies", duchies)

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
        found = tuple(values) if isinstance(values, Iterable) else (values,)
        if strange := [value for value in found if not isinstance(value, str)]:
            self._wrong("not-words", "", option=name, given=repr(strange[0]))
            return None
        return found

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

    def _scenario_part(self, name: str) -> tuple[str, ...]:
        part: tuple[str, ...] = getattr(self.scenario, name) if self.scenario else ()
        return part

    def _fixed(self, name: str, said: tuple[str, ...] | None, fixed: tuple[str, ...]) -> tuple[str, ...] | None:
        """A scenario fixes these: repeating its value is fine, any other value is an error."""
        if self.scenario is None:
            return said
        if said is not None and set(said) != set(fixed):
            self._wrong("fixed", "SCE", scenario=self.scenario.key, option=name, choices=fixed, count=len(fixed))
        return fixed

    def _modules(self) -> tuple[str, ...]:
        said, known = self.modules or (), self.content.modules
        for name in sorted(set(said) - set(known)):
            self._wrong("module", "SET-5", given=name, modules=tuple(known))
        if len(set(said)) < len(said):
            self._wrong("module-twice", "SET-5")
        return tuple(name for name in known if name in said)

    def _menaces(self, wanted: bool) -> tuple[str, ...]:
        said = self.menaces
        if not wanted:
            if said:
                self._wrong("menace-module", "MEN-1")
            return ()
        if said is None:
            said = self.content.first_game[: self.players]
        known = self.content.decks
        for name in sorted(set(said) - set(known)):
            self._wrong("menace", "GEN-4", given=name, decks=tuple(known))
        if len(said) != self.players:
            self._wrong("menace-count", "MEN-1", decks=said, count=len(said), players=self.players)
        elif len(set(said)) < len(said):
            self._wrong("menace-same", "MEN-1")
        return said

    def _quests(self, wanted: bool) -> tuple[str, ...]:
        said = self.quests
        if not wanted:
            if said:
                self._wrong("quest-module", "QUE-1")
            return ()
        if self.edition is None or (self.scenario and not self.edition.scenarios):
            return said or ()
        known = self.edition.quests
        if said is None:
            said = tuple(known[:1])
        for name in sorted(set(said) - set(known)):
            self._wrong("quest", "QUE-1", edition=self.edition.key, given=name, quests=tuple(known))
        most = 1 if self.players == 2 else 2
        if not 1 <= len(said) <= most or len(set(said)) < len(said):
            self._wrong("quest-count", "QUE-1", quests=said, count=len(said), players=self.players)
        return said

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
        said = self.duchies if self.duchies is not None else known[: self.players]
        if len(said) != self.players or len(set(said)) < len(said) or set(said) - set(known):
            self._wrong("duchies", "SET-3", given=said, duchies=known, players=self.players)
        return said
