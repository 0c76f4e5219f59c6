"""The configuration of a game (SET-7): what is chosen before it begins, checked against the content.

Everything is said at once: a `ConfigurationError` lists each choice that does not fit, with what would be right.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kingdom.content import Content
from kingdom.core.cards import Edition, Scenario
from kingdom.core.errors import KingdomError
from kingdom.core.ruleset import Ruleset
from kingdom.core.settings import Settings
from kingdom.roster import roster

SOLO_MEDALS = (70, 95, 115)
"""The least scores for Bronze, Silver and Gold outside scenarios (SOL-9)."""


class ConfigurationError(KingdomError):
    """Choices that do not fit together; `problems` has a sentence for each."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


@dataclass(frozen=True, slots=True)
class Configuration:
    """A checked set of choices; made by `configure`, which fills in what was left open."""

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
    edition: str = "second",
    side: str = "B",
    modules: Iterable[str] | None = None,
    menaces: Iterable[str] | None = None,
    quests: Iterable[str] | None = None,
    scenario: str | None = None,
    search: str | None = None,
    duchies: Iterable[str] | None = None,
) -> Configuration:
    """Check the choices and fill in the rest; raises ConfigurationError with all that does not fit."""
    return _Choices(content, players, edition, side, modules, menaces, quests, scenario, search, duchies).checked()


def configuration_from_data(data: Mapping[str, Any], content: Content) -> Configuration:
    """The configuration that a record holds, checked again."""
    if not isinstance(data, Mapping):
        raise ConfigurationError([f"a configuration is a table of names and values, and this is {data!r}"])
    known = {"players", "edition", "side", "modules", "menaces", "quests", "scenario", "search", "duchies"}
    if strange := sorted(set(map(str, data)) - known):
        raise ConfigurationError(
            [f"unknown option {name!r}: options are {', '.join(sorted(known))}" for name in strange]
        )
    return configure(content, **data)


class GameRules(Ruleset):
    """Rules that know what they were made from, and are pickled as that."""

    def __init__(self, configuration: Configuration, content: Content, settings: Settings) -> None:
        box = content.box(configuration.side)
        super().__init__(roster().modules_for(configuration.modules, settings, box), settings, box)
        self.configuration = configuration
        self.content = content

    def __reduce__(self) -> tuple[Any, ...]:
        return ruleset, (self.configuration, self.content)


def origin(rules: Ruleset) -> tuple[Configuration, Content]:
    """What a ruleset was made from; rules that were put together by hand, as tests do, have no configuration."""
    if not isinstance(rules, GameRules):
        raise KingdomError("these rules were not made from a configuration, so no game can be made of them")
    return rules.configuration, rules.content


@lru_cache(maxsize=512)
def ruleset(configuration: Configuration, content: Content) -> GameRules:
    """The rules that a configuration is played by; made once."""
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
        self.problems: list[str] = []
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
        menaces = self._menaces("menace" in modules)
        quests = self._quests("quest" in modules)
        search = self._search()
        duchies = self._duchies()
        if self.scenario is not None and self.edition is not None and not self.edition.scenarios:
            known = " or ".join(repr(key) for key, edition in self.content.editions.items() if edition.scenarios)
            self.problems.append(f"the {self.edition.key} edition has no scenarios: choose edition {known} (SCE)")
        if self.problems or self.edition is None:
            raise ConfigurationError(self.problems)
        key = self.scenario.key if self.scenario else None
        return Configuration(self.players, self.edition.key, self.side, modules, menaces, quests, key, search, duchies)

    def _list(self, name: str, values: object) -> tuple[str, ...] | None:
        """A list of words. Records and positions come from elsewhere, so it may be anything at first."""
        if isinstance(values, str):
            self.problems.append(f"{name} is a list, not a word: write ({values!r},)")
            return None
        if values is None:
            return None
        found = tuple(values) if isinstance(values, Iterable) else (values,)
        if strange := [value for value in found if not isinstance(value, str)]:
            self.problems.append(f"{name} is a list of words, and {strange[0]!r} is none")
            return None
        return found

    def _players(self, players: object) -> int:
        if players is None:
            return 1 if self.scenario else 2
        if not isinstance(players, int) or isinstance(players, bool) or players not in (1, 2):
            self.problems.append(f"the game is for 1 or 2 players, not {players!r} (SET-3, SOL-1)")
            return 2
        if players == 2 and self.scenario:
            self.problems.append(f"{self.scenario.name} is a solo scenario: choose 1 player (SCE)")
        return 1 if self.scenario else players

    def _edition(self, edition: object) -> Edition | None:
        if not isinstance(edition, str) or edition not in self.content.editions:
            known = " or ".join(repr(key) for key in self.content.editions)
            self.problems.append(f"there is no edition {edition!r}: choose {known}")
            return None
        return self.content.editions[edition]

    def _side(self, side: str) -> str:
        if side not in ("A", "B"):
            self.problems.append(f"a Duchy has no side {side!r}: choose A or B (SET-3)")
        return side

    def _scenario(self, scenario: object) -> Scenario | None:
        if scenario is None:
            return None
        if not isinstance(scenario, str) or scenario not in self.content.scenarios:
            known = ", ".join(self.content.scenarios)
            self.problems.append(f"there is no scenario {scenario!r}: choose one of {known} (SCE)")
            return None
        return self.content.scenarios[scenario]

    def _scenario_part(self, name: str) -> tuple[str, ...]:
        part: tuple[str, ...] = getattr(self.scenario, name) if self.scenario else ()
        return part

    def _fixed(self, name: str, said: tuple[str, ...] | None, fixed: tuple[str, ...]) -> tuple[str, ...] | None:
        """A scenario fixes these: saying the same is fine, saying something else is not."""
        if self.scenario is None:
            return said
        if said is not None and set(said) != set(fixed):
            meant = ", ".join(fixed) or "none"
            self.problems.append(f"{self.scenario.name} is played with {name} {meant}: leave {name} out (SCE)")
        return fixed

    def _modules(self) -> tuple[str, ...]:
        said, known = self.modules or (), self.content.modules
        for name in sorted(set(said) - set(known)):
            self.problems.append(f"there is no module {name!r}: choose among {', '.join(known)} (SET-5)")
        if len(set(said)) < len(said):
            self.problems.append("a module is named twice: name each once (SET-5)")
        return tuple(name for name in known if name in said)

    def _menaces(self, wanted: bool) -> tuple[str, ...]:
        said = self.menaces
        if not wanted:
            if said:
                self.problems.append("Menace decks are chosen with the Menace module: add 'menace' to modules (MEN-1)")
            return ()
        if said is None:
            said = self.content.first_game[: self.players]
        known = self.content.decks
        for name in sorted(set(said) - set(known)):
            self.problems.append(f"there is no Menace deck {name!r}: choose among {', '.join(known)} (GEN-4)")
        if len(said) != self.players:
            each = "one Menace deck" if self.players == 1 else "two Menace decks, one for each seat"
            chosen = f"the Menace decks {', '.join(said)} were" if said else "no Menace deck was"
            self.problems.append(f"{chosen} chosen: choose {each} (MEN-1)")
        elif len(set(said)) < len(said):
            self.problems.append("both seats have the same Menace deck: choose two different ones (MEN-1)")
        return said

    def _quests(self, wanted: bool) -> tuple[str, ...]:
        said = self.quests
        if not wanted:
            if said:
                self.problems.append("a Quest board is chosen with the Quest module: add 'quest' to modules (QUE-1)")
            return ()
        if self.edition is None or (self.scenario and not self.edition.scenarios):
            return said or ()
        known = self.edition.quests
        if said is None:
            said = tuple(known[:1])
        for name in sorted(set(said) - set(known)):
            self.problems.append(
                f"the {self.edition.key} edition has no Quest {name!r}: choose among {', '.join(known)} (QUE-1)"
            )
        most = 1 if self.players == 2 else 2
        if not 1 <= len(said) <= most or len(set(said)) < len(said):
            meant = "one Quest board" if most == 1 else "one Quest board, or two different ones"
            chosen = f"the Quests {', '.join(said)} were" if said else "no Quest was"
            self.problems.append(f"{chosen} chosen: choose {meant} (QUE-1)")
        return said

    def _search(self) -> str | None:
        if self.players == 2 or self.edition is None:
            if self.search is not None:
                self.problems.append("Search is for solo games: leave the Search limit out (SOL-5)")
            return None
        if self.search is None:
            return self.edition.search
        if self.search not in self.edition.searches:
            known = " or ".join(repr(key) for key in self.edition.searches)
            self.problems.append(
                f"the {self.edition.key} edition has no Search limit {self.search!r}: choose {known} (SOL-5)"
            )
        return self.search

    def _duchies(self) -> tuple[str, ...]:
        known = tuple(dict.fromkeys(key for key, _ in self.content.duchies))
        said = self.duchies if self.duchies is not None else known[: self.players]
        if len(said) != self.players or len(set(said)) < len(said) or set(said) - set(known):
            each = "one" if self.players == 1 else "one for each seat, two different ones,"
            self.problems.append(
                f"the Duchies {', '.join(said)} do not fit: choose {each} of {', '.join(known)} (SET-3)"
            )
        return said
