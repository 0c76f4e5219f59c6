"""The regent's weights: those that are shipped are read whole, others are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom.bots.regent import weights as w
from kingdom.bots.regent.network import WEIGHTS


def test_weights_that_are_shipped_are_all_read() -> None:
    found = w.shipped.__wrapped__()
    assert len(found) == WEIGHTS
    assert any(found)


def test_weights_of_another_length_are_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    card = w.card()
    monkeypatch.setattr(w, "card", lambda: card)
    monkeypatch.setattr(w, "files", lambda package: tmp_path)
    assert list(w.shipped.__wrapped__()) == [0.0] * WEIGHTS, "no file at all"
    (tmp_path / w.FILE).write_bytes(w.packed([1.0] * (WEIGHTS - 1)))
    assert list(w.shipped.__wrapped__()) == [0.0] * WEIGHTS
    (tmp_path / w.FILE).write_bytes(w.packed([1.0] * WEIGHTS))
    assert list(w.shipped.__wrapped__()) == [1.0] * WEIGHTS
    assert caplog.text.count("no weights that fit") == 2


def test_a_missing_card_says_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(w, "files", lambda package: tmp_path)
    assert w.card.__wrapped__() == {}
    (tmp_path / w.CARD).write_text('{"layout": "x"}', encoding="utf-8")
    assert w.card.__wrapped__() == {"layout": "x"}


def test_a_layout_has_a_short_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = w.layout_hash.__wrapped__()
    assert len(found) == 16
    monkeypatch.setattr(w, "SITE", w.SITE + 1)
    assert w.layout_hash.__wrapped__() != found
