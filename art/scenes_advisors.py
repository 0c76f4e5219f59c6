"""Advisors for composed pictures: a bust for a niche, a face of few shapes, eyes shut."""

from __future__ import annotations

from art.kit import dots, ellipse, fill, line, rect
from art.palettes import Palette
from art.parts import part
from art.scenes import PALETTES


def robe(p: Palette) -> str:
    return fill(p.eave, "M66 172q2-38 34-50h48q32 12 34 50z") + fill(p.roof, "M66 172q2-38 34-50h10q-22 18-24 50z")


def face() -> str:
    return (
        fill("#8a5a3c", rect(114, 104, 20, 18))
        + fill("#e3b088", "M104 84q0-24 20-24t20 24q0 26-20 32-20-6-20-32z")
        + fill("#b87a58", "M132 62q12 5 12 22 0 26-20 32 14-12 8-54z")
        + line(
            "#3a2018", 1.7, "M110 88q4 3 9 0M129 88q4 3 9 0M109 81q5-4 10-1M129 80q5-3 10 1M119 107q5 2 10 0", cap=True
        )
        + line("#b87a58", 2, "M124 88l-2 11 4 1", cap=True)
    )


@part("subject", "advisor")
def hood(name: str) -> str:
    """A deep hood, a lamp beneath it."""
    p = PALETTES[name]
    return (
        robe(p)
        + fill(p.eave, "M88 124q-12-30 2-60 10-22 34-24 24 2 34 24 14 30 2 60-36 22-72 0z")
        + fill(p.roof, "M88 124q-12-30 2-60 10-22 34-24-22 18-24 46-4 24 4 46-10-2-16-8z")
        + fill(p.front, "M100 112q-8-26 2-44 8-12 22-14 14 2 22 14 10 18 2 44-24 18-48 0z")
        + face()
        + fill(p.front, "M98 92q0-34 26-36 26 2 26 36l-6-12q-8-10-20-10t-20 10z")
        + fill(p.low, "M118 124h12l-6 9z")
        + fill("#fff6c8", ellipse(124, 150, 9, 11))
        + fill(p.low, "M112 158h24l4 6h-32zM116 140q8-8 16 0z")
        + dots("#e3b088", 5, (104, 156), (144, 156))
    )


@part("subject", "advisor")
def elder(name: str) -> str:
    """A long white beard, a staff with a star."""
    p = PALETTES[name]
    return (
        robe(p)
        + line("#6a4a2c", 4, "M176 172L164 54", cap=True)
        + fill(p.low, "M163 26l4 12 12 4-12 4-4 12-4-12-12-4 12-4z")
        + fill("#fffbe0", ellipse(163, 42, 3.4))
        + face()
        + fill("#f0ece2", "M102 90q4 10 12 8 10-5 20 0 8 2 12-8 6 34-8 60l-14 18-12-18q-16-24-10-60z")
        + fill("#bdb6ac", "M134 98q8 2 12-8 6 34-8 60l-14 18q16-38 10-70z")
        + line("#8a7a70", 1.6, "M118 106q6 3 12 0", cap=True)
        + fill(p.eave, "M94 84q0-14 14-28l22-40 10 44q14 10 14 24-30-14-60 0z")
        + fill(p.roof, "M94 84q0-14 14-28l22-40q-4 34-10 60-16 2-26 8z")
        + fill(p.low, "M92 86q32-16 64 0l-1 6q-31-14-62 0z")
        + dots("#e3b088", 5, (171, 128))
    )


@part("subject", "advisor")
def lady(name: str) -> str:
    """A veil and a circlet, a rose in her hand."""
    p = PALETTES[name]
    return (
        fill("#f0e6d4", "M94 130q-10-62 30-76 40 14 30 76l14 44H80z")
        + fill("#c4b0a8", "M138 60q24 18 16 70l14 44h-24q8-70-6-114z")
        + robe(p)
        + fill(p.low, "M102 124q22 18 44 0l4 5q-26 22-52 0z")
        + face()
        + fill("#6a3a20", "M102 88q-2-32 22-32t22 32q-4-20-22-20t-22 20z")
        + fill(p.low, "M101 74q23-14 46 0l-1 5q-22-12-44 0z")
        + fill("#d8344f", "M124 62l4 5-4 5-4-5z")
        + line("#3f8a4c", 2.2, "M140 166q6-14 2-26", cap=True)
        + fill("#d8344f", ellipse(142, 136, 7))
        + fill("#ff8a9c", "M136 134q4-6 9-3-4 1-5 6z")
        + fill("#3f8a4c", "M142 152q8-6 12-2-4 6-12 2z")
        + dots("#e3b088", 5, (139, 160))
        + line("#a83a48", 2, "M119 107q5 3 10 0", cap=True)
    )


@part("subject", "advisor")
def captain(name: str) -> str:
    """A scarred captain, a plumed hat, a blade on the shoulder."""
    p = PALETTES[name]
    return (
        line("#dfe6ea", 5, "M176 132L196 44")
        + line("#93a0b0", 1.6, "M178 132L198 44")
        + line(p.low, 4, "M166 130l22 5", cap=True)
        + robe(p)
        + fill("#93a0b0", "M72 150q2-22 26-26 12 8 8 26-18 8-34 0zM176 150q-2-22-26-26-12 8-8 26 18 8 34 0z")
        + fill("#dfe6ea", "M72 150q2-22 26-26-14 10-14 30-8-1-12-4z")
        + face()
        + fill("#4a2c1c", "M104 96q4 6 12 4 8-3 16 0 8 2 12-4 0 18-20 24-20-6-20-24z")
        + line("#8a5a3c", 1.4, "M119 108q5 2 10 0", cap=True)
        + line("#b8604c", 1.4, "M134 76l5 18")
        + fill(p.front, "M82 76q12-10 22-12 2-22 22-24 20 2 20 24 14 2 24 12-44-10-88 0z")
        + fill(p.eave, "M104 64q2-22 22-24-12 10-12 24z")
        + fill(p.low, "M103 66q22-8 44 0v-5q-22-8-44 0z")
        + fill("#d8344f", "M144 60q10-34 38-30-6 6-4 12-16-2-24 20z")
        + dots("#8a5a3c", 5, (172, 142))
    )
