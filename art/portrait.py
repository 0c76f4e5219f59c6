"""Portraits in a niche: the wall with its opening, and a head seen from the side."""

from __future__ import annotations

from collections.abc import Sequence

from art.kit import fill, limb, line, rect

Skin = tuple[str, str, str]
FAIR: Skin = ("#ffe3bd", "#d99f6c", "#8f5a3c")
TAN: Skin = ("#f2bd86", "#b87848", "#6e4229")
DARK: Skin = ("#c98a5c", "#8a5536", "#4e2d1e")
INK = "#24140f"
COURSES = (
    "M-4 26h40M-4 56h36M-4 86h34M-4 116h34M-4 146h34M18 0v26M6 26v30M24 56v30M8 86v30M22 116v30M6 146v28"
    "M204 26h40M208 56h36M210 86h34M210 116h34M210 146h34M222 0v26M236 26v30M216 56v30M232 86v30M218 116v30M234 146v28"
)
GOLD = ("#f6dd98", "#c9a24e", "#6f5322")


def niche(wall: str, opening: str, gold: Sequence[str] = GOLD, joints: str = "") -> str:
    """A wall with an opening, which has a gilded edge: bright inside, dark outside; perhaps with joints of stone."""
    light, middle, dark = gold
    return (
        f'<path fill="{wall}" fill-rule="evenodd" d="M-4-4h248v178h-248z{opening}"/>'
        + (line(joints, 1, COURSES) if joints else "")
        + line(dark, 6, opening)
        + line(middle, 3.6, opening)
        + line(light, 1.2, opening)
    )


def profile(skin: Skin, eye: bool = True) -> str:
    """A head that looks to the left, from crown to neck, 44 high; the origin lies before the ear."""
    light, middle, shade = skin
    drawn = (
        fill(
            middle,
            "M2-20Q-9-21-12.500-13L-13.500-6q1 2 .4 3.500L-19.500 6q-.5 2 1.500 2.500l3.200.7-1 2.300 1 1.600-1 2.100"
            "q.3 1.600 2 1.900-2 2-.6 4.400 2.600 3.600 7.400 2.500 5-1 7.500-4l.5 14h15L13 4Q14-18 2-20z",
        )
        + fill(
            light,
            "M2-20Q-9-21-12.500-13L-13.500-6q1 2 .4 3.500L-19.500 6q-.5 2 1.500 2.500l3.200.7-1 2.300 1 1.600-1 2.100"
            "q.3 1.600 2 1.900-2 2-.6 4.400l1.400 1.500q3-4 2.500-9-3-4 1-8-5-4-3-9 0-8 9-16z",
        )
        + fill(shade, "M-5.500 24q7-1 10-7 5-7 5-14l6 1 1 30h-15l-.5-13.500q-2.500 3.500-6.500 3.500z")
        + line(shade, 1, "M-15 11.800q2 .6 4.500-.2", cap=True)
    )
    if eye:
        drawn += line(INK, 1.300, "M-13-.5q3 2.500 6.500.3M-14-6.500q4-3 8.500-.5", cap=True)
    return drawn


def front(skin: Skin, eyes: bool = True) -> str:
    """A head that looks at us with its eyes shut, 47 high, around the origin; lit from the left."""
    light, middle, shade = skin
    drawn = (
        fill(middle, "M-16-6Q-16-24 0-24T16-6Q16 10 9 18 4 23 0 23T-9 18Q-16 10-16-6z")
        + fill(light, "M-16-6Q-16-24 0-24L-1-6-5 7.500 0 9v14Q-4 23-9 18-16 10-16-6z")
        + fill(shade, "M9-21Q16-17 16-6 16 10 9 18 4 23 0 23v-3q8-2 9-12 2-14 0-29zM0 9l5-1.500L1.500-4z")
        + line(shade, 1.200, "M-5 14q5 2 10 0", cap=True)
    )
    if eyes:
        drawn += line(INK, 1.400, "M-12-2.500q4 3.500 8 .5M4-2q4 3 8-.5M-13-8q4-3 9-1M4-9q5-2 9 1", cap=True)
    return drawn


def sill(wall: str, edge: str, y: float = 160, left: float = -4, right: float = 244) -> str:
    """The ledge in front of a portrait."""
    return fill(wall, rect(left, y, right - left, 174 - y)) + fill(edge, rect(left, y, right - left, 1.6))


def grip(skin: Skin) -> str:
    """The fingers of a fist, 20 high, round an upright rod at the origin; the back of the hand lies to the right."""
    light, middle, shade = skin
    return (
        limb(shade, 6, *([(6, y + 0.8), (-4.5, y + 1.6)] for y in (-7.5, -2.5, 2.5, 7.5)))
        + limb(middle, 5, *([(6, y), (-4.5, y + 0.6)] for y in (-7.5, -2.5, 2.5, 7.5)))
        + fill(middle, "M4-10Q13-11 14-2 14 8 8 11L4 10z")
        + fill(shade, "M9-9Q14-8 14-2 14 8 8 11 12 2 9-9z")
        + limb(light, 1.8, *([(5, y - 1.2), (-4, y - 0.7)] for y in (-7.5, -2.5, 2.5, 7.5)))
    )
