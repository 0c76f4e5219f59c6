"""Reasons in words: every reason that the rules can give has a message in every language."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.actions import Action, Duty
from kingdom.core.errors import IllegalAction, set_wording, wording
from kingdom.core.events import Event
from kingdom.core.reasons import Reason, plain, reason_from, why
from kingdom.game.config import ConfigurationError, configure
from kingdom.game.options import Options
from kingdom.game.rulesets import chosen
from kingdom.roster import roster
from kingdom.rulebook.clauses import clauses
from kingdom.rules.ending import shortcomings
from kingdom.words import Words
from kingdom.words.messages import DEFAULT, messages
from kingdom.words.reasons import reason_text
from tests.kit import given
from tests.kit.languages import LANGUAGES
from tests.kit.messages import written
from tests.kit.texts import ALL, NAMES, below, is_readable
from tests.rulebook.hooks import hooks

PACKAGE = Path(kingdom.__file__).parent
each_language = pytest.mark.parametrize("language", LANGUAGES)


# --- every reason has a message, and every message its reason


def ids(*rooms: str) -> set[str]:
    """The ids of the reasons that are given in these rooms; one that is put together ends in a hyphen."""
    found: set[str] = set()
    for room in rooms:
        path = PACKAGE / room
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found |= given_in(file.read_text(encoding="utf-8"))
    return found


def given_in(code: str) -> set[str]:
    return {*re.findall(r'\bwhy\(\s*f?"([a-z0-9-]+)', code), *re.findall(r'\bReason\("([a-z0-9-]+)"', code)}


def message_ids(prefix: str) -> set[str]:
    return {message.id.name.removeprefix(prefix) for message in written(DEFAULT) if message.id.name.startswith(prefix)}


WITHOUT_RULE = {"refusal-": {"of-clause"}, "misfit-": set(), "loss-": {"sentence"}}
"""Messages for what no rule says: a reason of somebody else's module, a sentence of an older record."""
LOSSES = message_ids("loss-") - WITHOUT_RULE["loss-"]


def rules_of_losses() -> list[Callable[..., object]]:
    """The rules by which a game is lost, at once or at the end."""
    return [hook.call for hook in hooks() if hook.verb == "judges" or hook.key is shortcomings]


def test_the_reasons_of_the_rules_are_found() -> None:
    """That there are many of them: else the tests below would look at nothing."""
    assert ALL
    assert len(ids("rules", "modules")) > 80


def test_every_reason_to_refuse_has_a_message_and_every_message_its_reason() -> None:
    given_by_rules = ids("core/engine.py", "core/errors.py", "rules", "modules", "text", "game", "web", "cli")
    given_by_rules |= unfinished()
    given_by_rules -= LOSSES | ids("game/config.py") | {"seed", "sentence"}
    begun = {id for id in given_by_rules if id.endswith("-")}
    known = message_ids("refusal-") - WITHOUT_RULE["refusal-"]

    assert given_by_rules - begun - known - message_ids("fault-") == set(), "write it in locale/en/refusals.ftl"
    both = known | message_ids("fault-")
    assert {id for id in begun if not any(one.startswith(id) for one in both)} == set()
    assert {id for id in known - given_by_rules if not id.startswith(tuple(begun))} == set()


def unfinished() -> set[str]:
    """Why a form is refused that lacks something: actions declare it."""
    return {action.unfinished[0] for action in below(Action) if action.__module__.startswith("kingdom.")}


def test_every_fault_has_a_message_and_every_message_its_fault() -> None:
    rooms = (
        "core",
        "content",
        "game",
        "roster",
        "rulebook",
        "store",
        "fast",
        "lab",
        "lessons",
        "review",
        "rl",
        "web",
        "cli",
        "words",
    )
    rooms_of_bots = ids("bots") - ids("bots/advice.py", "bots/steward")
    of_positions = ids("rules/setup.py", "modules/solo")
    given_anywhere = (ids(*rooms) | rooms_of_bots | of_positions) - unfinished()
    known = message_ids("fault-")
    begun = {id for id in given_anywhere if id.endswith("-")}

    assert known - given_anywhere - {id for id in known if id.startswith(tuple(begun))} == set()
    assert ids(*rooms) - begun - known - message_ids("refusal-") - message_ids("misfit-") - LOSSES == set()


def test_every_reason_of_a_loss_has_a_message_and_every_message_its_reason() -> None:
    """Some ids are handed on within their file, so a message may have its reason anywhere in it."""
    files = {inspect.getsourcefile(rule) or "" for rule in rules_of_losses()} | {str(PACKAGE / "rules" / "ending.py")}
    losing = "".join(Path(file).read_text(encoding="utf-8") for file in files)
    said_at_once = {id for rule in rules_of_losses() for id in given_in(inspect.getsource(rule))}

    assert {id for id in LOSSES if f'"{id}"' not in losing} == set()
    assert {"final-step", "vermin", "beside-danger"} <= said_at_once <= LOSSES
    assert {"required", "standing", "resigned"} <= LOSSES


def test_every_choice_that_does_not_fit_has_a_message_and_every_message_its_choice() -> None:
    text = (PACKAGE / "game" / "config.py").read_text(encoding="utf-8")
    given_here = set(re.findall(r'(?:_wrong|\bwhy)\("([a-z-]+)"', text)) | {"seed"}

    assert given_here - {"rules-by-hand"} == message_ids("misfit-")


def test_every_barrier_of_undo_has_a_message() -> None:
    barriers = {event.barrier for event in below(Event) if event.barrier and event.__module__.startswith("kingdom.")}

    assert barriers == message_ids("barrier-")


@each_language
def test_every_duty_that_comes_first_is_named(language: str) -> None:
    words = Words(language)
    for duty in below(Duty):
        if duty.__module__.startswith("kingdom."):
            said = words.refusal(why("first", duty=duty.__name__).under(duty.clause))
            assert words.t(f"duty-{duty.__name__}.first") in said


# --- as they come about in games


@pytest.mark.parametrize("name", ["two+menace+advisors+quest", "two+menace:shadows+thieves", "solo+advisors+quest",
                                  "rats_everywhere", "the_thief_guild", "solo/first"])  # fmt: skip
def test_refusals_of_a_game_are_said_in_every_language(name: str) -> None:
    """Actions of earlier positions are tried again: most of them are no longer legal."""
    game = kingdom.new_game(seed=3, **chosen([name])[name])
    rng = Random(name)
    tried: list[tuple[int, Action]] = []
    refused: set[Reason] = set()
    for _ in range(400):
        if game.is_over:
            break
        seat = game.waiting()[0]
        tried += [(seat, action) for action in rng.sample(game.options(seat), min(3, len(game.options(seat))))]
        for one, action in rng.sample(tried, min(4, len(tried))):
            if action not in game.options(one):
                with pytest.raises(IllegalAction) as refusal:
                    game.play(one, action)
                refused.add(refusal.value.reason)
        game.play(seat, rng.choice(game.options(seat)))

    assert len(refused) > 10
    spoken = {language: Words(language) for language in LANGUAGES}
    for reason in refused:
        assert reason.clause in clauses()
        assert reason_from(reason.to_data()) == reason
        said = {language: words.refusal(reason, NAMES) for language, words in spoken.items()}
        assert all(is_readable(one) for one in said.values()), said
        assert len(set(said.values())) == len(LANGUAGES), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Farm has no open Gold space."),
        ("fr", "Ferme n’a plus de case libre de ce type\u00a0: Or."),
        ("it", "Fattoria non ha più spazi liberi di questo tipo: oro."),
    ],
)
def test_a_refusal_names_what_it_is_about(language: str, said: str) -> None:
    table = given("planning", "ann: construction Farm; cubes G")
    with pytest.raises(IllegalAction) as refused:
        table.play("ann: place G on Farm")
    error = refused.value

    assert error.reason == why("no-open-space", card="Farm#1", resource="gold").under("PLA-3")
    assert Words(language).refusal(error.reason) == said
    assert Words(language).clause(error.clause) == clauses(language)["PLA-3"].title


def test_an_error_reads_as_an_english_sentence_with_its_clause() -> None:
    error = IllegalAction(why("no-open-space", card="Farm#2", resource="gold").under("PLA-3"))

    assert str(error) == "Farm has no open Gold space (PLA-3)"
    assert str(error.at(1)) == "action 2 of the plan: Farm has no open Gold space (PLA-3)"


def test_without_words_an_error_says_what_it_is_called() -> None:
    """The kernel by itself: what somebody reads who has nothing but that."""
    words = wording()
    try:
        set_wording(lambda kind, reason: plain(reason))
        error = IllegalAction(why("no-open-space", card="Farm#2", resource="gold").under("PLA-3"))

        assert str(error) == "no open space: card Farm#2, resource gold (PLA-3)"
    finally:
        set_wording(words)


def test_a_phase_a_heap_and_a_step_are_put_into_words() -> None:
    reasons = [
        why("fight-in-combat", phase="gold"),
        why("not-five", cubes=(2, 0, 1, 0), count=3, count2=5),
        why("step-done", number=2, quest="the_usurper"),
        why("no-step", number=2, number2=5, boards=(("the_usurper", 4),)),
        why("not-found", copy="Farm#2", copies=("Port#1", "Quarry#1")),
    ]

    assert [Words("fr").refusal(reason).replace("\u00a0", " ").replace("\u202f", " ") for reason in reasons] == [
        "On vainc les Menaces dans la phase de Combat, et c’est l’étape de l’Or.",
        "2 Matériaux et 1 Or : cela fait 3 cubes ; nommez-en exactement 5 pour transmuter.",
        "Vous avez déjà rempli l’étape 2 de la Quête « L’Usurpatrice », et chacune se remplit une fois.",
        "La Quête 2 n’a pas d’étape 5 sur cette table : la Quête 1 est « L’Usurpatrice », avec les étapes 1 à 4.",
        "Ferme n’est pas parmi les cartes que vous avez regardées : gardez Port ou Carrière.",
    ]


def test_where_copies_are_told_apart_a_refusal_names_the_copy_to_type() -> None:
    reason = why("not-found", copy="Farm#2", copies=("Port#1", "Quarry#1"))

    assert Words("it", copies=True).refusal(reason).endswith("tieni Porto#1 o Cava di pietra#1.")


@pytest.mark.parametrize("phase", ["choice", "planning", "gold", "combat", "last window"])
def test_what_is_refused_in_a_phase_agrees_with_its_gender_in_italian(phase: str) -> None:
    said = Words("it").refusal(why("fight-in-combat", phase=phase))
    name = Words("it").t(f"phase-{phase.replace(' ', '-')}")

    assert said == f"Le Minacce si sgominano nella fase di combattimento, e ora è in corso {name}."


def test_a_fault_is_in_english_with_all_that_is_put_into_it_and_a_refusal_inside_it_is_not() -> None:
    """So that no sentence is in two languages, except where it quotes another one."""
    fault = why("no-bot", given="'x'", names=("page", "baron"))
    either = why("no-names-in", given="'de'", names=("en", "fr"))
    refused = why("record-refused", number=3, text="'x'", refusal=why("not-in-selection", card="Farm#2"))

    assert [reason_text(Words("fr"), "fault", one) for one in (fault, either)] == [
        reason_text(Words("en"), "fault", one) for one in (fault, either)
    ]
    assert reason_text(Words("fr"), "fault", refused).endswith("’est pas dans votre zone de Sélection")


def test_whose_turn_it_is_is_said_by_name() -> None:
    reason = why("not-your-turn", seat=1)

    assert Words("en").refusal(reason, NAMES) == "It is not your turn: wait for Bob."
    assert Words("en").refusal(reason) == "It is not your turn: wait for seat 1."


def test_a_refusal_of_another_module_is_said_with_the_title_of_its_clause() -> None:
    reason = why("dragons-do-not-bathe", card="Farm#1")

    assert Words("it").refusal(reason.under("CHO-3")) == "Offrire: dragons do not bathe: card Farm#1."
    assert Words("it").refusal(reason.under("DRA-1")) == "DRA-1: dragons do not bathe: card Farm#1."


# --- before a game

WRONG = [
    {"players": 3}, {"edition": "third"}, {"side": "C"}, {"scenario": "nowhere"}, {"modules": "menace"},
    {"modules": (3,)}, {"modules": ("chess",)}, {"modules": ("quest", "quest")}, {"menaces": ("thieves", "shadows")},
    {"modules": ("menace",), "menaces": ("ducks", "shadows")}, {"modules": ("menace",), "menaces": ()},
    {"modules": ("menace",), "menaces": ("thieves",)}, {"modules": ("menace",), "menaces": ("thieves", "thieves")},
    {"modules": ("menace",), "menaces": ("thieves", "shadows", "giant_rats")},
    {"players": 1, "modules": ("menace",), "menaces": ()}, {"quests": ("the_usurper",)}, {"search": "errata"},
    {"players": 1, "modules": ("menace",), "menaces": ("thieves", "shadows")}, {"players": 1, "search": "first"},
    {"modules": ("quest",), "quests": ("the_moon",)}, {"modules": ("quest",), "quests": ()},
    {"modules": ("quest",), "quests": ("the_usurper", "the_northern_lands")}, {"duchies": ("valados",)},
    {"players": 1, "modules": ("quest",), "quests": ()}, {"players": 1, "duchies": ("valados", "teressie")},
    {"players": 1, "modules": ("quest",), "quests": ("the_usurper", "the_usurper")},
    {"scenario": "the_prophecy", "players": 2}, {"scenario": "the_prophecy", "edition": "first"},
    {"scenario": "the_prophecy", "modules": ("menace",)}, {"scenario": "the_prophecy", "quests": ("the_usurper",)},
]  # fmt: skip


@pytest.mark.parametrize("options", WRONG, ids=str)
def test_choices_that_do_not_fit_are_said_in_every_language(options: dict[str, object]) -> None:
    with pytest.raises(ConfigurationError) as refused:
        configure(load(), Options(**options))  # type: ignore[arg-type]
    english = [Words("en").misfit(one) for one in refused.value.problems]
    for language in LANGUAGES:
        said = [Words(language).misfit(one) for one in refused.value.problems]
        assert is_readable(" ".join(said).replace("_", "")), said
        assert language == "en" or not set(said) & set(english)


# --- what other packages bring


def test_a_package_says_in_its_own_words_what_its_modules_refuse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (("en", "the wolves are asleep"), ("it", "i lupi dormono")):
        folder = tmp_path / language
        folder.mkdir()
        message = f"refusal-wolves-asleep = {text}: {{ $card }}\nrefusal-treasure = nonsense\n"
        (folder / "wolves.ftl").write_text(message, encoding="utf-8")
    reason = why("wolves-asleep", card="Farm#1").under("MEN-5")
    monkeypatch.setattr(roster(), "locales", [tmp_path])
    messages.cache_clear()
    try:
        assert Words("it").refusal(reason) == "I lupi dormono: Fattoria."
        assert Words("fr").refusal(reason) == "The wolves are asleep: Ferme."
        assert Words("en").refusal(why("treasure")) == "A Treasure cannot be built: recycle it."
    finally:
        messages.cache_clear()


@pytest.mark.parametrize("clause", ["CHO-4", "CHO-4/R1"])
def test_a_reason_without_a_message_is_told_by_the_title_of_its_clause(clause: str) -> None:
    said = Words("en").refusal(why("unheard-of", card="Farm#1").under(clause))

    assert clauses("en")["CHO-4"].title in said
    assert "unheard of" in said
