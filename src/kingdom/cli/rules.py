"""`kingdom rules`: the clauses with their code and tests, and the hooks of each module."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from importlib import import_module
from itertools import groupby
from pkgutil import walk_packages
from textwrap import fill

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import kingdom.modules
import kingdom.rules
from kingdom.cli.data import json_option, print_data
from kingdom.cli.language import language_option, words_in
from kingdom.cli.status import DONE, WRONG
from kingdom.core.errors import KingdomError
from kingdom.core.module import Hook, Module, Stage
from kingdom.core.phases import Phase
from kingdom.core.reasons import why
from kingdom.core.ruleset import in_order
from kingdom.languages import LANGUAGES
from kingdom.rulebook.citations import Citation, cited_by_code, cited_by_tests, citing
from kingdom.rulebook.clauses import Clause, checkout, clauses, near, written_in

PROSE = 100
"""The maximum width of prose: longer lines are hard to read, even on a wide terminal."""
PIPED = 400
"""The width without a terminal: table rows are not wrapped, so that they can be searched."""


@click.command(name="rules")
@click.argument("clause", required=False)
@language_option
@click.option("--coverage", is_flag=True, help="Count the tests of each clause; exit code 1 if one has none.")
@click.option("--trace", is_flag=True, help="List the hooks of each module with their clauses.")
@json_option
@click.pass_context
def command(
    context: click.Context, clause: str | None, language: str, coverage: bool, trace: bool, as_json: bool
) -> None:
    """List the rules, or show one: its text, its rulings, its code and its tests.

    CLAUSE is the id of a clause (CHO-4), of a ruling (END-2/R1) or of a family (CHO).
    """
    if (clause is not None) + coverage + trace > 1:
        raise click.UsageError("CLAUSE, --coverage and --trace cannot be used together: choose one")
    if coverage:
        context.exit(DONE if show_coverage(language, as_json=as_json) else WRONG)
    elif trace:
        show_trace(as_json=as_json)
    else:
        show(clause, language, as_json=as_json)


def show(wanted: str | None, language: str = "en", *, as_json: bool = False) -> None:
    """Print one clause, a family of them, or all."""
    found, alone = meant_by(wanted, language)
    if as_json:
        print_data([asdict(rule) for rule in found])
    elif alone:
        show_clause(found[0], language)
    else:
        show_list(found)


def meant_by(wanted: str | None, language: str) -> tuple[list[Clause], bool]:
    """The clauses with this id, of a clause, a ruling or a family; and whether a single one was named."""
    if wanted is None:
        return list(clauses(language).values()), False
    id = wanted.strip().upper()
    rules = clauses(language).values()
    by_id = {known: rule for rule in rules for known in (rule.id, *rule.ruling_ids)}
    families = {rule.family for rule in rules}
    if id in by_id:
        return [by_id[id]], True
    if id in families:
        return [rule for rule in rules if rule.family == id], False
    meant = near(id, [*by_id, *families])
    advice = f"did you mean {', '.join(meant)}?" if meant else "kingdom rules lists them all"
    raise KingdomError(f"there is no clause {wanted}: {advice}")


def show_list(rules: Iterable[Clause]) -> None:
    """Print ids and first sentences, by family."""
    for family, members in groupby(rules, key=lambda rule: f"{rule.family} · {rule.family_title}"):
        click.secho(family, bold=True)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(min_width=7, no_wrap=True)
        for rule in members:
            table.add_row(rule.id, plain(rule.first_sentence))
        print_table(table)
        click.echo()


def show_clause(rule: Clause, language: str = "en") -> None:
    """Print a clause with its text, its rulings, its code and its tests."""
    click.secho(f"{rule.id} · {rule.title}", bold=True)
    click.echo(f"{rule.family} · {rule.family_title}")
    for paragraph in rule.text.split("\n\n") if rule.text else ():
        click.echo(f"\n{prose(paragraph)}")
    for ruling in rule.rulings:
        decided, because = LANGUAGES[written_in(language)].ruling
        decision = words_in(language).t("labelled", label=f"{decided} {ruling.id}", text=ruling.text)
        click.echo(f"\n{prose(decision)}\n{prose(f'{because} {ruling.reason}')}")
    root = checkout()
    if root is None:
        click.echo("code and tests are listed in a source checkout; this is an installed copy", err=True)
        return
    show_places("Code", cited_by_code(root).get(rule.id, ()))
    show_places("Tests", citing(rule.id, cited_by_tests(root)))


def show_places(title: str, places: Iterable[Citation]) -> None:
    """Print places, each only once, one per line and never wrapped, so that a terminal can open them."""
    click.secho(f"\n{title}", bold=True)
    citations = {(cited.file, cited.name): cited for cited in reversed(tuple(places))}
    if not citations:
        click.echo("  none")
    for cited in reversed(citations.values()):
        click.echo(f"  {cited.place}  {cited.name}".rstrip())


def show_coverage(language: str, *, as_json: bool) -> bool:
    """Print the number of tests of each clause; returns True if all have one."""
    root = checkout()
    if root is None:
        raise KingdomError(why("no-tests-here"))
    tests = cited_by_tests(root)
    counts = {id: len(citing(id, tests)) for id in clauses()}
    rows = [(id, str(count), plain(clauses(language)[id].title)) for id, count in counts.items()]
    tested = sum(count > 0 for count in counts.values())
    show_rows(("Clause", "Tests", "Title"), rows, as_json=as_json, right=1)
    if not as_json:
        click.echo(f"{tested}/{len(counts)} clauses tested")
    return tested == len(counts)


def show_trace(*, as_json: bool) -> None:
    """Print the hooks of each module, in the order in which they were registered."""
    rows = [
        (hook.module, hook.verb, key_text(hook), hook.clause, getattr(hook.call, "__name__", repr(hook.call)))
        for module in modules()
        for hook in module.hooks
    ]
    show_rows(("Module", "Verb", "On", "Clause", "Rule"), rows, as_json=as_json)


def show_rows(
    columns: Sequence[str], rows: Sequence[Sequence[str]], *, as_json: bool, right: int | None = None
) -> None:
    """Print a table, with one column aligned to the right; or a list of rows as JSON."""
    if as_json:
        print_data([dict(zip((name.lower() for name in columns), row, strict=True)) for row in rows])
        return
    table = table_of(*columns)
    if right is not None:
        table.columns[right].justify = "right"
    for row in rows:
        table.add_row(*row)
    print_table(table)


def modules() -> tuple[Module, ...]:
    """Every rules module of the package, each after those it needs."""
    collected: list[Module] = []
    for package in (kingdom.rules, kingdom.modules):
        names = [package.__name__]
        names += (info.name for info in walk_packages(package.__path__, f"{package.__name__}."))
        for name in names:
            collected += (value for value in vars(import_module(name)).values() if isinstance(value, Module))
    return in_order(collected)


def key_text(hook: Hook) -> str:
    """The key of a hook, in words."""
    match hook.key:
        case None:
            return "any time" if hook.verb == "offers" else ""
        case Phase(name=name):
            stage = Stage(hook.stage).name.lower().replace("_", " ")
            return f"{name}: {stage}" if hook.stage else name
        case key:
            return str(getattr(key, "__name__", key))


def the_screen() -> Console:
    """The terminal; if there is none, a wide console that does not wrap lines."""
    screen = Console(markup=False, highlight=False, emoji=False)
    if not screen.is_terminal:
        screen.width = PIPED
    return screen


def table_of(*columns: str) -> Table:
    """A table that is readable without colour. Cells are wrapped only if there is no room."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def print_table(table: Table) -> None:
    """Print a table without trailing spaces, which would disturb searching."""
    screen = the_screen()
    with screen.capture() as written:
        screen.print(table)
    click.echo("\n".join(line.rstrip() for line in written.get().splitlines()))


def prose(paragraph: str) -> str:
    """A paragraph or list in lines that fit the terminal."""
    width = min(the_screen().width, PROSE)
    lines = (
        fill(line, width, subsequent_indent="  " if line.startswith("- ") else "", break_on_hyphens=False)
        for line in plain(paragraph).split("\n")
    )
    return "\n".join(lines)


def plain(text: str) -> str:
    """Text without Markdown's emphasis and code marks.

    >>> plain("the deck lies *face up*: `kingdom`")
    'the deck lies face up: kingdom'
    """
    return re.sub(r"[*`]", "", text)
