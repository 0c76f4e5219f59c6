"""`--json`: one value, a list, or a line for each of many values."""

from __future__ import annotations

import json
from typing import Any

import click

from kingdom.cli.output import for_programs

json_option = click.option("--json", "as_json", is_flag=True, help="Print data as JSON.")


def print_data(data: Any) -> None:
    """Print a value, indented."""
    click.echo(for_programs(json.dumps(data, indent=2, ensure_ascii=False)))


def print_line(data: Any) -> None:
    """Print one of many values on a line of its own."""
    click.echo(for_programs(json.dumps(data, ensure_ascii=False)))
