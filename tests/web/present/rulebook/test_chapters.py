"""The rulebook: searching, excerpts, pictures and chapters."""

from __future__ import annotations

from kingdom.rulebook.chapters import Figure, chapters
from kingdom.rulebook.clauses import clauses
from kingdom.web.present.rulebook.chapters import chapter_shown, contents, drawn, excerpt, plain, rulings, search
from kingdom.web.present.rulebook.html import families, formatted
from tests.kit.presentation import ENGLISH

# --- searching


def test_a_text_is_searched_without_accents_or_capitals_and_keeps_its_length() -> None:
    assert plain("Téressie, l’Épée ŒUF İ") == "teressie, l’epee œuf i"
    assert len(plain("Straße İstanbul ﬁn")) == len("Straße İstanbul ﬁn")


def test_all_words_must_begin_a_word_and_titles_come_first() -> None:
    found = search("calamit", "en")
    titles = ["calamit" in plain(f"{one.clause.id} {one.clause.title}") for one in found]

    assert found
    assert titles == sorted(titles, reverse=True)
    assert True in titles
    assert False in titles
    assert not search("alamities", "en"), "in the middle of a word nothing is looked for"
    assert len(search("calamit hand", "en")) < len(found)
    assert search("  ", "en") == []
    assert search("xyzzy", "en") == []


def test_a_clause_is_found_by_its_number_and_in_its_chapter() -> None:
    found = search("con-6", "en")

    assert found[0].clause.id == "CON-6"
    assert found[0].chapter in {chapter.title["en"] for chapter in chapters()}


def test_at_most_forty_clauses_are_found() -> None:
    assert len(clauses()) > 40
    assert len(search("a", "en")) == 40


def test_an_excerpt_has_the_words_around_the_first_hit_with_every_hit_marked() -> None:
    assert excerpt("Each player has 2 Trap tokens.", ["trap"]) == "Each player has 2 <mark>Trap</mark> tokens."
    assert excerpt("a <b> trap, trap", ["trap"]) == "a &lt;b&gt; <mark>trap</mark>, <mark>trap</mark>"
    assert excerpt("nothing of it", ["trap"]) == "nothing of it"
    long = "word " * 40 + "trap" + " more" * 60
    found = excerpt(long, ["trap"])
    assert found.startswith("… word ")
    assert found.endswith(" …")
    bare = str(found).replace("<mark>", "").replace("</mark>", "").removeprefix("… ").removesuffix(" …")
    assert bare in long
    assert bare.index("trap") in range(66, 76)
    assert len(bare) in range(205, 216)


def test_an_excerpt_begins_with_a_whole_word() -> None:
    found = excerpt("abcdefghij " * 20 + "trap", ["trap"])

    assert found.startswith("… abcdefghij ")
    assert not found.endswith("…")


# --- chapters


def test_chapters_are_numbered_and_lead_to_one_another() -> None:
    entries = contents("en")

    assert [entry.numeral for entry in entries[:4]] == ["I", "II", "III", "IV"]
    assert len(entries) == len(chapters())
    first, second, last = (chapter_shown(entries[at].key, ENGLISH) for at in (0, 1, -1))
    assert first is not None
    assert second is not None
    assert last is not None
    assert (first.before, first.after, last.after) == (None, entries[1], None)
    assert (second.before, second.after) == (entries[0], entries[2])
    assert last.before == entries[-2]
    assert chapter_shown("no-such-chapter", ENGLISH) is None


def test_each_passage_has_its_pictures_and_only_one_chapter_compares_printings() -> None:
    shown = [chapter_shown(chapter.key, ENGLISH) for chapter in chapters()]

    for chapter, one in zip(chapters(), shown, strict=True):
        assert one is not None
        assert bool(one.table) == bool(chapter.compares)
        assert sum(len(passage.figures) for passage in one.passages) == len(chapter.figures)
        assert all(
            len(passage.figures) == sum(figure.after == passage.clause.id for figure in chapter.figures)
            for passage in one.passages
        )


def test_all_rulings_are_listed_by_chapter_and_none_that_is_empty() -> None:
    found = rulings("en")

    assert sum(len(ruled) for _, inside in found for _, ruled in inside) == sum(
        len(clause.rulings) for clause in clauses().values()
    )
    assert all(inside and all(ruled for _, ruled in inside) for _, inside in found)


# --- pictures


def test_a_picture_has_the_cards_areas_and_sites_that_the_card_set_has() -> None:
    caption = dict.fromkeys(("en", "fr", "it"), "so")
    figure = Figure(
        after="GEN-1", caption=caption, cards=("farm", "nothing"), left=("farm", "?"), right=("nothing", "port"),
        sites=(("farm", "M"), ("nothing", "")), duchies=(("valados", "A"), ("nowhere", "A")),
    )  # fmt: skip
    found = drawn(figure, ENGLISH)

    assert [face.key for face in found.cards] == ["valados", "farm"]
    assert [(name, [face.key if face else None for face in faces]) for name, faces in found.areas] == [
        ("left", ["farm", None]),
        ("right", ["port"]),
    ]
    (site,) = found.sites
    kind = next(kind for kind, _ in ENGLISH.content.cards if kind.key == "farm")
    assert [code for code, _ in site.spaces] == ["mpgeks"[at] for at, many in enumerate(kind.cost) for _ in range(many)]
    assert [filled for _, filled in site.spaces] == [True] + [False] * (sum(kind.cost) - 1)
    bare = drawn(Figure(after="GEN-1", caption=caption), ENGLISH)
    assert (bare.cards, bare.areas, bare.sites) == ((), (), ())


# --- the rules as HTML


def test_clauses_are_links_where_there_are_such_clauses() -> None:
    assert formatted("See GEN-1, GEN-6/R1 and XYZ-9.") == (
        '<p>See <a href="/rules/GEN-1">GEN-1</a>, <a href="/rules/GEN-6">GEN-6/R1</a> and XYZ-9.</p>\n'
    )
    assert formatted("a <b> [x](y)") == "<p>a &lt;b&gt; [x](y)</p>\n"
    assert formatted("| a |\n| --- |\n| b |").startswith('<table class="sheet">\n')


def test_every_clause_is_in_its_family() -> None:
    found = families("en")

    assert [clause.id for _, members in found for clause in members] == list(clauses())
    assert all(clause.family == family for family, members in found for clause in members)
