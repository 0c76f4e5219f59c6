"""Refusals in words: every sentence of the rules fits a message, and is said in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.actions import Duty
from kingdom.core.errors import IllegalAction
from kingdom.core.events import Event
from kingdom.game.config import ConfigurationError, configure
from kingdom.game.rulesets import chosen
from kingdom.rulebook.clauses import clauses
from kingdom.web.errors import Problem, problem_of
from kingdom.web.texts import LANGUAGES, Texts
from kingdom.web.texts.problems import misfit
from kingdom.web.texts.recognised import forms, recognise
from tests.kit import given
from tests.kit.saying import ALL, NAMES, below, is_said

PACKAGE = Path(kingdom.__file__).parent
each_language = pytest.mark.parametrize("language", LANGUAGES)


# --- every sentence that is written in the rules

Templates = Iterator[tuple[str, str]]
"""Where a sentence stands, and the sentence, with what is put into it between braces."""


def templates_of(node: ast.expr) -> Iterator[str]:
    """The sentences that an expression can come to."""
    match node:
        case ast.Constant(value=str()):
            yield str(node.value)
        case ast.JoinedStr():
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else f"{{{ast.unparse(part.value)}}}"
                for part in node.values
                if isinstance(part, ast.Constant | ast.FormattedValue)
            )
        case ast.IfExp():
            yield from templates_of(node.body)
            yield from templates_of(node.orelse)
        case ast.BoolOp():
            for value in node.values:
                yield from templates_of(value)


def written_in(*parts: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function of these modules and packages."""
    for part in parts:
        path = PACKAGE / part
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    yield f"{file.relative_to(PACKAGE)}, {node.name}", node


def called(function: ast.FunctionDef, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
            yield node


def refusals() -> Templates:
    """What rules say no with: functions that return a sentence or none, and what the engine says itself."""
    for where, function in written_in("rules", "modules"):
        if function.returns is not None and ast.unparse(function.returns) in ("str", "str | None"):
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value is not None:
                    yield from ((where, template) for template in templates_of(node.value))
    for where, function in written_in("core/engine.py", "game/game.py"):
        for call in called(function, "IllegalAction"):
            yield from ((where, template) for template in templates_of(call.args[0]))


def losses() -> Templates:
    for where, function in written_in("rules", "modules"):
        for call in called(function, "Loss"):
            yield from ((where, template) for template in templates_of(call.args[0]))


def misfits() -> Templates:
    for where, function in written_in("game/config.py"):
        for call in called(function, "self.problems.append"):
            yield from ((where, template) for template in templates_of(call.args[0]))


NOT_A_SENTENCE = {"modules/quest/steps.py, _called", "modules/scenarios/losing.py, name_of"}
"""Functions that return a name for others to put into a sentence."""

SAMPLES: dict[str, tuple[str, ...]] = {
    "_called(state, action)": ("step 1 of The Usurper",),
    "place": ("hand", "Alchemy"),
    "where": ("the left area",),
    "what": ("required and not built", "not vanquished"),
    "several": ("", " (2)"),
    "chosen": ("no Menace deck was", "the Menace decks thieves were", "no Quest was", "the Quests a, b were"),
    "each": ("one Menace deck", "two Menace decks, one for each seat", "one", "one for each seat, two different ones,"),
    "meant": ("one Quest board", "one Quest board, or two different ones"),
    "known": ("there is none", "there are a-1, a-2", "there is a-1", "none"),
}
"""What can stand for what is put into a sentence, where not anything can. One that fits is enough."""


def sentences(template: str) -> list[str]:
    """A template with samples put in: each in turn, the others by their first."""
    found = [template]
    for slot in dict.fromkeys(re.findall(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", template)):
        found = [one.replace(slot, value) for one in found for value in SAMPLES.get(slot[1:-1], ("1",))]
    return found


def fits(template: str, prefix: str) -> bool:
    ending = re.compile(r" \([A-Z]{3}(?:-[A-Z]?\d+)?(?:, [A-Z]{3}-\d+)*\)$")
    return any(
        recognise(one, prefix) or recognise(ending.sub("", one), prefix)
        for one in sentences(template)
    )  # fmt: skip


def test_the_sentences_of_the_rules_are_found() -> None:
    """That there are many of them: else the tests below would look at nothing."""
    assert len(list(refusals())) > 80
    assert len(list(losses())) >= 3
    assert len(list(misfits())) > 20


@pytest.mark.parametrize(("prefix", "found"), [("refusal-", refusals), ("loss-", losses), ("misfit-", misfits)])
def test_every_sentence_of_the_rules_fits_a_message(prefix: str, found: object) -> None:
    assert callable(found)
    unknown = [(where, template) for where, template in found()
               if where not in NOT_A_SENTENCE and not fits(template, prefix)]  # fmt: skip

    assert unknown == [], "write it in locale/en/refusals.ftl (or configuration.ftl, score.ftl), and translate it"


def test_every_rule_that_refuses_has_a_sentence_that_is_found() -> None:
    """The other way round: each function registered to refuse or forbid is one that the tests above have read."""
    read = {where.rpartition(", ")[2] for where, _ in refusals() if where not in NOT_A_SENTENCE}
    read |= {function.name for _, function in written_in("rules", "modules")
             if any(isinstance(node, ast.Name) and node.id in read for node in ast.walk(function))}  # fmt: skip
    registered = set()
    for module in ALL:
        for owner in vars(module).values():
            for hook in getattr(owner, "hooks", ()):
                if hook.verb in ("refuses", "forbids"):
                    registered.add(hook.call)

    def speaks(call: object) -> bool:
        """Some rules say no in the words of a function that they share."""
        code = getattr(call, "__code__", None)
        return getattr(call, "__name__", "") in read or bool(code and read & set(code.co_names))

    assert len(registered) > 60
    assert [call.__name__ for call in registered if not speaks(call)] == []


def test_every_barrier_of_undo_has_a_message() -> None:
    barriers = {event.barrier for event in below(Event) if event.barrier and event.__module__.startswith("kingdom.")}

    assert [barrier for barrier in barriers if recognise(barrier, "barrier-") is None] == []
    assert {form.id for form in forms("barrier-")} == {
        found[0] for barrier in barriers if (found := recognise(barrier, "barrier-"))
    }


@each_language
def test_every_duty_that_comes_first_is_named(language: str) -> None:
    texts = Texts(language)
    for duty in below(Duty):
        if duty.__module__.startswith("kingdom."):
            said = texts.refusal(f"something else comes first: {duty.sentence}", duty.clause)
            assert texts.t(f"duty-{duty.__name__}.first") in said


# --- as they come about in games


@pytest.mark.parametrize("name", ["two+menace+advisors+quest", "two+menace:shadows+thieves", "solo+advisors+quest",
                                  "rats_everywhere", "the_thief_guild", "solo/first"])  # fmt: skip
def test_refusals_of_a_game_are_said_in_every_language(name: str) -> None:
    """Actions of earlier positions are tried again: most of them are no longer legal."""
    game = kingdom.new_game(seed=3, **chosen([name])[name])
    rng = Random(name)
    tried: list[tuple[int, kingdom.core.actions.Action]] = []
    refused: dict[str, str] = {}
    for _ in range(400):
        if game.is_over:
            break
        seat = game.waiting()[0]
        tried += [(seat, action) for action in rng.sample(game.options(seat), min(3, len(game.options(seat))))]
        for one, action in rng.sample(tried, min(4, len(tried))):
            if action not in game.options(one):
                with pytest.raises(IllegalAction) as refusal:
                    game.play(one, action)
                refused[refusal.value.sentence] = refusal.value.clause
        game.play(seat, rng.choice(game.options(seat)))

    assert len(refused) > 10
    for said, clause in refused.items():
        assert recognise(said, "refusal-") is not None, said
        for language in LANGUAGES:
            assert is_said(Texts(language).refusal(said, clause, NAMES)), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Farm has no open space left for Gold."),
        ("fr", "Ferme n’a plus de case libre de ce type\u00a0: Or."),
        ("it", "Fattoria non ha più spazi liberi di questo tipo: oro."),
    ],
)
def test_a_refusal_names_what_it_is_about(language: str, said: str) -> None:
    table = given("planning", "ann: construction Farm; cubes G")
    with pytest.raises(IllegalAction) as refused:
        table.play("ann: place G on Farm")
    error = refused.value
    texts = Texts(language)

    assert texts.refusal(error.sentence, error.clause) == said
    assert texts.problem(problem_of(error)) == said
    assert texts.problem(problem_of(error.at(2))) == said
    assert texts.clause(error.clause) == clauses(language)["PLA-3"].title


def test_a_phase_a_heap_and_a_step_are_put_into_words() -> None:
    said = {
        "Menaces are vanquished in the Combat phase, and this is gold": "MEN-5",
        "MMG is 3 cubes: name just 5 to transmute": "QUE-5",
        "you have done step 2 of The Usurper already, and each step is done once": "QUE-2",
        "quest 2 has no step 5 on this table: quest 1 is The Usurper with steps 1 to 4": "QUE-1",
        "Farm#2 is not among the cards that you have looked at: keep Port#1 or Quarry#1": "SOL-11",
    }

    assert [Texts("fr").refusal(sentence, clause).replace("\u00a0", " ") for sentence, clause in said.items()] == [
        "On vainc les Menaces dans la phase de Combat, et c’est l’étape de l’Or.",
        "2 Matériaux et 1 Or : cela fait 3 cubes ; nommez-en 5 pour transmuter.".replace(" ;", "\u202f;"),
        "Vous avez déjà rempli l’étape 2 de la Quête « L’Usurpatrice », et chacune se remplit une fois.",
        "La Quête 2 n’a pas d’étape 5 sur cette table : la Quête 1 est « L’Usurpatrice », avec les étapes 1 à 4.",
        "Ferme n’est pas parmi les cartes que vous avez regardées : gardez Port, Carrière.",
    ]


@pytest.mark.parametrize("phase", ["choice", "planning", "gold", "combat", "last window"])
def test_what_is_refused_in_a_phase_agrees_with_its_gender_in_italian(phase: str) -> None:
    said = Texts("it").refusal(f"Menaces are vanquished in the Combat phase, and this is {phase}", "MEN-5")
    name = Texts("it").t(f"phase-{phase.replace(' ', '-')}")

    assert said == f"Le Minacce si sgominano nella fase di combattimento, e ora è in corso {name}."


def test_whose_turn_it_is_is_said_by_name() -> None:
    said = Texts("en").refusal("it is not your turn: wait for seat 1", "CHO-2", NAMES)

    assert said == "It is not your turn: wait for Bob."


def test_a_refusal_of_another_module_is_said_with_the_title_of_its_clause() -> None:
    assert Texts("it").refusal("dragons do not bathe", "CHO-3") == "Offrire: Dragons do not bathe."
    assert Texts("it").refusal("dragons do not bathe", "DRA-1") == "DRA-1: Dragons do not bathe."


# --- before a game, and at the door

WRONG = [
    {"players": 3}, {"edition": "third"}, {"side": "C"}, {"scenario": "nowhere"}, {"modules": "menace"},
    {"modules": (3,)}, {"modules": ("chess",)}, {"modules": ("quest", "quest")}, {"menaces": ("thieves", "shadows")},
    {"modules": ("menace",), "menaces": ("ducks", "shadows")}, {"modules": ("menace",), "menaces": ()},
    {"modules": ("menace",), "menaces": ("thieves",)}, {"modules": ("menace",), "menaces": ("thieves", "thieves")},
    {"players": 1, "modules": ("menace",), "menaces": ()}, {"quests": ("the_usurper",)}, {"search": "errata"},
    {"players": 1, "modules": ("menace",), "menaces": ("thieves", "shadows")}, {"players": 1, "search": "first"},
    {"modules": ("quest",), "quests": ("the_moon",)}, {"modules": ("quest",), "quests": ()},
    {"modules": ("quest",), "quests": ("the_usurper", "the_northern_lands")}, {"duchies": ("valados",)},
    {"players": 1, "modules": ("quest",), "quests": ()}, {"players": 1, "duchies": ("valados", "teressie")},
    {"players": 1, "modules": ("quest",), "quests": ("the_usurper", "the_usurper")},
    {"scenario": "the_prophecy", "players": 2}, {"scenario": "the_prophecy", "edition": "first"},
    {"scenario": "the_prophecy", "modules": ("menace",)},
]  # fmt: skip


@pytest.mark.parametrize("options", WRONG, ids=str)
def test_choices_that_do_not_fit_are_said_in_every_language(options: dict[str, object]) -> None:
    with pytest.raises(ConfigurationError) as refused:
        configure(load(), **options)  # type: ignore[arg-type]
    error = refused.value
    english = [misfit(Texts("en"), one) for one in error.problems]
    for language in LANGUAGES:
        texts = Texts(language)
        said = [misfit(texts, one) for one in error.problems]
        assert is_said(" ".join(said).replace("_", "")), said
        assert language == "en" or not set(said) & set(english)
        assert texts.problem(problem_of(error)) == " ".join(said)


def codes() -> set[str]:
    """Every code of an error that is written in the sources of the server."""
    found = set()
    for file in sorted((PACKAGE / "web").glob("*.py")):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'\bcode = "([a-z-]+)"', text))
        found |= set(re.findall(r'Problem\(\d+, "([a-z-]+)"', text))
        for table in re.findall(r"^CODES = \{(.*?)\}", text, re.MULTILINE | re.DOTALL):
            found |= set(re.findall(r'"([a-z-]+)"', table))
    return found


def test_every_error_of_the_server_has_a_title_and_a_sentence() -> None:
    assert {"no-such-table", "stale", "illegal", "not-found", "too-large"} <= codes()
    for code in codes():
        for language in LANGUAGES:
            texts = Texts(language)
            assert texts.has(f"error-{code}"), code
            assert is_said(texts.problem(Problem(400, code, "")))
            assert is_said(texts.problem_title(Problem(400, code, "")))


def test_an_error_that_nobody_knows_is_said_all_the_same() -> None:
    texts = Texts("fr")

    assert texts.problem(Problem(418, "teapot", "short and stout")) == texts.t("error-bad-request")
    assert texts.problem_title(Problem(418, "teapot", "short and stout")) == texts.t("error-bad-request.title")
