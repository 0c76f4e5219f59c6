"""Pictures of a table: text, or that text as an image."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from kingdom.rl.play import Play
from kingdom.words.picture import picture

MODES = ("human", "ansi", "rgb_array")
WIDTH, HEIGHT = 1000, 760
MARGIN = 12
INK, PAPER = (38, 34, 28), (247, 240, 226)


def drawn(play: Play, mode: str | None, viewer: int | None) -> Any:
    """The table as a viewer sees it, None for a spectator, in a mode: printed, as text, or as an array of pixels."""
    if mode is None:
        return None
    words = picture(play.game().view(viewer))
    if mode == "ansi":
        return words
    if mode == "human":
        sys.stdout.write(f"{words}\n\n")
        return None
    return pixels(words)


def pixels(words: str) -> npt.NDArray[np.uint8]:
    """Text as an image, always of the same size."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), words, fill=INK, font=ImageFont.load_default(13), spacing=3)
    return np.asarray(image, np.uint8)
