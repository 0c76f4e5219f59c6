"""Numbers that stand in a text and not in an argument are those of the rules, in every language.

A number of the card set is always an argument: a pack may change it. A number of the rules may stand in a sentence
that everybody reads ("five become a Krystallium"), and is held to its constant here.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

import kingdom.content
from kingdom.core.phases import ROUNDS
from kingdom.core.resources import RESOURCES, SPACES
from kingdom.modules.advisors.draft import DRAWN_EACH, soldiers_at_start
from kingdom.modules.scenarios.the_thief_guild import MOST_CUBES
from kingdom.modules.solo.choice import SELECTIONS
from kingdom.modules.solo.search import LOOKED_AT
from kingdom.review.run import CHECK
from kingdom.rules.building import FULL_ALCHEMY
from kingdom.rules.choice import AREAS
from kingdom.web.workers.reviews import THOROUGH
from kingdom.words.messages import DEFAULT
from tests.kit.cards import given
from tests.kit.languages import LANGUAGES
from tests.kit.messages import resources
from tests.words.test_messages import patterns_of, prose

WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici",
}
"""From two on: "one" is mostly not a number."""
NUMBERS = {
    language: {word: number for number, word in enumerate(words.split(), start=2)} for language, words in WORDS.items()
}

PLAYERS = 2
AN_OFFER = 2
"""Cards of an offer (CHO-3); Search gives up as many (SOL-5)."""
SOLDIERS_AT_START = soldiers_at_start(given("planning", modules=("advisors",)).state)

OF_THE_RULES = {
    "fact-AlchemyFull": {FULL_ALCHEMY},
    "good-Offer": {AN_OFFER},
    "good-Place": {FULL_ALCHEMY},
    "good-Transmute": {FULL_ALCHEMY},
    "good-Search": {AN_OFFER, LOOKED_AT},
    "legend-krystallium": {FULL_ALCHEMY},
    "hero-lead": {ROUNDS},
    "how-tempt-said": {AN_OFFER},
    "option-search-errata": {SELECTIONS},
    "duchy-begins": {3},
    "duchy-second": {2, ROUNDS},
    "prompt-search": {AN_OFFER},
    "prompt-transmute": {FULL_ALCHEMY},
    "form-Transmute": {FULL_ALCHEMY},
    "form-Search.go": {AN_OFFER},
    "cards-resources": {len(SPACES)},
    "short-goal": {ROUNDS},
    "short-choice": {AN_OFFER, len(AREAS)},
    "short-production": {len(RESOURCES), FULL_ALCHEMY},
    "special-the_thief_guild": {MOST_CUBES + 1},
    "sheet-flow-choice-text": {AN_OFFER},
    "sheet-flow-production-text": {len(RESOURCES)},
    "sheet-choice-3": {AN_OFFER},
    "sheet-production-order": {len(RESOURCES)},
    "sheet-advisors-what": {DRAWN_EACH, SOLDIERS_AT_START},
    "status-offer": {AN_OFFER},
    "status-other-offers": {AN_OFFER},
    "duty-KeepAdvisor": {DRAWN_EACH},
    "duty-KeepAdvisor.owed": {DRAWN_EACH},
    "now-hand": {AN_OFFER},
    "laid-of-two": {AN_OFFER},
    "did-Offered": {AN_OFFER},
    "regret-alchemy": {FULL_ALCHEMY},
    "refusal-not-an-offer": {AN_OFFER},
    "refusal-two-numbers": {AN_OFFER},
    "refusal-offer-now": {AN_OFFER},
    "refusal-two-cards": {AN_OFFER},
    "refusal-search-cards": {AN_OFFER},
    "refusal-search-order": {AN_OFFER},
    "refusal-transmutes-itself": {FULL_ALCHEMY},
    "review-sharpens": {CHECK},
    "review-judged": {CHECK},
    "review-how-thorough": {THOROUGH},
}
"""Messages that count something in their text, with what the constants of the game say."""

OF_NO_RULE = {
    "for two players": {
        *("misfit-players", "words-explained", "mode-screen", "hero-over"),
        *(
            "quest-side-two",
            "progress-two",
            "fault-only-final",
            "sheet-subtitle",
            "sheet-flow-rounds-text",
        ),
        *("misfit-menace-count", "misfit-menace-same", "misfit-quest-count", "misfit-duchies"),
    },
    "two things that are named or that contradict each other": {
        *("refusal-hand-order", "refusal-not-a-pair", "fault-one-duchy", "fault-two-tokens", "fault-handle-twice"),
        *("fault-ready-and-spent", "fault-not-for-so-many"),
    },
    "the three medals": {"door-solo-said", "fault-three-scores", "fault-growing-scores"},
    "an example of what to write": {
        *(
            "refusal-no-card",
            "refusal-name-token",
            "fault-not-a-contestant",
            "fault-bot-time",
            "fault-no-such-address",
        ),
        "sitting-help",
    },
    "the scale of the printed ratings": {"new-of-five", "rating-module", "rating-deck"},
    "a confidence interval": {
        "puzzle-explained",
    },
    "a stretch of time": {
        *("hero-learn", "learn-basics", "puzzle-week", "review-explained"),
        "story-rats_everywhere",
    },
    "the share of games inside a band": {"review-eight"},
    "the ends of a scale": {"review-accuracy-explained"},
    "what a scenario is about": {"teaser-assaulted_from_every_side"},
}
"""Why a number stands in a text although no rule says it."""


def counted(language: str, id: str) -> set[int]:
    """The numbers from two on that stand in a text; a clause that it cites is not one of them."""
    text = re.sub(r"\b[A-Z]{3}-\w+", "", " ".join(prose(patterns_of(language)[id])))
    words = re.findall(r"\d+|[^\W\d_]+", text.casefold())
    return {
        NUMBERS[language].get(word) or int(word) for word in words if word in NUMBERS[language] or word.isdigit()
    } - {0, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_in_a_text_is_the_one_of_the_rules(language: str) -> None:
    said = {id: counted(language, id) - ({PLAYERS} - numbers) for id, numbers in OF_THE_RULES.items()}

    assert said == OF_THE_RULES


def test_every_number_in_a_text_has_a_rule_or_a_reason() -> None:
    """Whoever writes a new one makes it an argument, or says here where it comes from.

    The texts of an expansion are held to its rules by the tests that it brings.
    """
    explained = set(OF_THE_RULES).union(*OF_NO_RULE.values())
    expansions = {path.stem for path in (Path(kingdom.content.__file__).parent / "expansions").glob("*.toml")}
    apart = {
        entry.id.name
        for name, file in resources(DEFAULT)
        for entry in file.body
        if Path(name).stem in expansions and isinstance(entry, Message)
    }
    counting = {id for id in patterns_of(DEFAULT) if counted(DEFAULT, id) and id.partition(".")[0] not in apart}

    assert counting == explained
