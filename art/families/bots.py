"""Faces for the bots: a bust each, drawn for a round frame."""

from __future__ import annotations

import math

from art.kit import at, dots, ellipse, fill, line, radial, rect
from art.studio import Drawing, picture

FACE = (96, 96)
TURNS = [(math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)) for k in range(8)]


def frame(light: str, dark: str) -> tuple[str, list[str]]:
    """A lamp-lit wall behind the shoulders."""
    defs = radial("g", (0, light), (1, dark))
    return defs, [fill(dark, rect(0, 0, 96, 96)), fill("url(#g)", ellipse(36, 38, 58))]


def shoulders(light: str, body: str, shade: str) -> list[str]:
    return [
        fill(body, "M6 98q2-24 24-29h36q22 5 24 29z"),
        fill(light, "M6 98q2-24 24-29h8q-14 10-18 29z"),
        fill(shade, "M58 69h8q22 5 24 29H72q-2-20-14-29z"),
    ]


def face(skin: str = "#e8b78c", light: str = "#ffd9b0", shade: str = "#b87a58", ink: str = "#4a2a20") -> list[str]:
    """A quiet face, eyes shut, lit from the left: the plane of the cheek, the side of the nose, lids and lips."""
    return [
        fill(shade, "M38 60h20v16q-10 7-20 0z"),
        fill(skin, "M30 42q0-19 18-19t18 19q0 16-7 23-6 7-11 7t-11-7q-7-7-7-23z"),
        fill(light, "M30 42q0-19 18-19-7 8-7 20l-2 10 5 4 3 2-1 12q-5-2-9-6-7-7-7-23z"),
        fill(shade, "M57 25q9 5 9 17 0 16-7 23-6 7-11 7l1-5q8-3 10-14 3-14-2-28zM49 39l5 15-6 4-1-3z"),
        line(shade, 1.4, "M43 57q4 3 9 0", cap=True),
        line(ink, 2, "M35 46q4.500 4 9 .5M53 46.500q4.500 3.500 9-.5", cap=True),
        line(ink, 1.8, "M34 39q5-3.500 10-.5M53 38.500q5-3 10 .5", cap=True),
        fill("#b0544c", "M41 63q4-2.500 7-1 3-1.500 7 1-3 4.500-7 4.500t-7-4.500z"),
        line(ink, 1, "M41 63q7 1.600 14 0", cap=True),
    ]


@picture("bot-page", size=FACE)
def page() -> Drawing:
    """The page: bobbed hair under a cap with a long feather, a lace collar."""
    defs, wall = frame("#fbe6b4", "#5c8a5c")
    return Drawing(
        defs,
        wall,
        [
            fill("#6a3418", "M26 30q-8 24-1 38 8 6 17 2h12q9 4 17-2 7-14-1-38z"),
            fill("#a8602c", "M26 30q-8 24-1 38 5 4 11 3-5-20 2-41z"),
            *shoulders("#7fc08a", "#46a368", "#1f5f43"),
            line("#f4c63f", 1.6, "M48 84v14M20 82q6 4 8 16M76 82q-6 4-8 16"),
            fill("#fff8e8", "M31 68q17 12 34 0l6 7q-4 2-5 6-4-2-7 1-3 4-6 1-3-2-5 2-2-4-5-2-3 3-6-1-3-3-7-1-1-4-5-6z"),
            fill("#d8cbb4", "M52 74q8-1 13-6l6 7q-4 2-5 6-4-2-7 1-3 4-6 1z"),
            *face("#f2c79c", "#ffe3c0", "#cf9068"),
            dots("#f6c3a0", 3.4, (36, 54)),
            dots("#c98a62", 0.700, (34, 51), (37, 52), (35, 56), (60, 52), (57, 55)),
            fill("#8a4a24", "M29 46q-3-18 19-20 22 2 19 20-2-8-8-12-10 4-20 0-7 4-10 12z"),
            fill("#c07838", "M29 46q-3-18 19-20-6 4-9 8-7 4-10 12z"),
            fill("#b8323e", "M22 34q-4-25 27-25 29 0 26 22-3 5-26 2-22-2-27 1z"),
            fill("#e8645a", "M22 34q-4-25 27-25-18 7-16 23-6 0-11 2z"),
            fill("#7a1c2c", "M20 38q27-12 56-1 3-4 0-8-26-11-56 1-3 4 0 8z"),
            fill("#b8323e", "M20 38q8-4 17-5l2-7q-10 1-19 4-3 4 0 8z"),
            fill("#fff0b0", "M64 30Q70-2 92-2q2 22-22 34z"),
            fill("#f4c63f", "M68 31Q80 20 92-2q2 22-22 34z"),
            line("#b8841e", 1.4, "M66 32Q74 14 90 0", cap=True),
            dots("#f4c63f", 3.200, (66, 31)),
        ],
    )


@picture("bot-steward", size=FACE)
def steward() -> Drawing:
    """The steward: a grey beard under a chaperon, a chain of office with its key."""
    defs, wall = frame("#f4d8a0", "#4a3c60")
    return Drawing(
        defs,
        wall,
        [
            fill("#5c1a38", "M64 24q20 6 14 36l4 24-14-4-8-30z"),
            *shoulders("#6a7fb8", "#3a4f8a", "#1f2c5c"),
            fill("#f0e8dc", "M20 76l14-8 6 30h-12zM76 76l-14-8-6 30h12z"),
            dots("#2a1a34", 1.200, (26, 80), (29, 88), (34, 78), (33, 94), (70, 80), (67, 88), (62, 78), (63, 94)),
            *face("#e0ad84", "#f8d2a8", "#a86e50"),
            fill("#d8d4d0", "M30 44q1 12 8 15 10-6 20 0 7-3 8-15 4 30-18 43-22-13-18-43z"),
            fill("#fbf8f2", "M30 44q1 12 8 15 4-2 8-3l-4 8 4 23q-20-12-16-43z"),
            fill("#9a94a0", "M58 59q7-3 8-15 4 30-18 43 14-14 10-28z"),
            line("#9a94a0", 1.2, "M40 68q1 8 5 14M48 69v14M55 68q-1 8-4 13", cap=True),
            fill("#f4f0ea", "M38 60q5-5 10-1 5-4 10 1-5 5-10 1-5 4-10-1z"),
            line("#d8d4d0", 2.6, "M34 39q5-3.500 10-.5M53 38.500q5-3 10 .5", cap=True),
            fill("#7a2848", "M22 40q-6-28 26-29 30 1 28 29-5-6-12-6H34q-7 0-12 6z"),
            fill("#b85078", "M22 40q-6-28 26-29-17 7-16 23-6 1-10 6z"),
            fill("#94385c", "M18 42q-2-6 4-8 26-12 52 0 6 3 4 8-30-14-60 0z"),
            fill("#d0688c", "M18 42q-2-6 4-8 8-4 17-5l-2 7q-11 2-19 6z"),
            line("#f4c63f", 3, "M22 74q26 24 52 0", cap=True),
            line("#b8841e", 1.6, ellipse(48, 88, 3.4), "M48 91v7M48 96h3"),
        ],
    )


@picture("bot-baron", size=FACE)
def baron() -> Drawing:
    """The baron: a closed helmet with a red crest."""
    defs, wall = frame("#f0b070", "#6a2a34")
    return Drawing(
        defs,
        wall,
        [
            fill("#8f1f30", "M44 20Q50-2 78 6q16 8 14 40-8-22-26-26z"),
            fill("#d8483f", "M44 20Q50-2 78 6 60 8 62 22z"),
            *shoulders("#c3ccd6", "#7f8c9c", "#4a5668"),
            line("#38424f", 2, "M20 84q28-10 56 0"),
            fill("#5c6878", "M32 62h32l4 14q-20 10-40 0z"),
            fill("#93a0b0", "M24 46q0-30 24-32 24 2 24 32l-4 22-20 8-20-8z"),
            fill("#e3e9ef", "M24 46q0-30 24-32-12 10-12 34l2 24-10-4z"),
            fill("#5c6878", "M60 20q12 6 12 26l-4 22-20 8q12-16 12-30z"),
            fill("#1a1e28", "M26 42l20 2v6l-19-2zM50 44l20-2-1 6-19 2z"),
            line("#f4c63f", 3, "M48 15v58"),
            line("#f4c63f", 2.6, "M25 40q23 4 46 0"),
            dots("#1a1e28", 1.4, (34, 58), (40, 60), (34, 64), (40, 66), (56, 60), (62, 58), (56, 66), (62, 64)),
        ],
    )


@picture("bot-regent", size=FACE)
def regent() -> Drawing:
    """The regent: a crown over a veil, a collar of ermine."""
    defs, wall = frame("#ffe9b0", "#4a3a86")
    return Drawing(
        defs,
        wall,
        [
            fill("#f4ead8", "M26 40q-4-20 22-20t22 20q6 24 8 40H18q2-16 8-40z"),
            fill("#c8b8c8", "M62 26q8 6 8 14 6 24 8 40H60q8-30 2-54z"),
            *shoulders("#9a5ab0", "#6a348a", "#3a1a5c"),
            fill("#fff8ec", "M28 70q20 14 40 0l12 10q-32 22-64 0z"),
            fill("#d8ccd4", "M60 74l8-4 12 10q-12 8-24 10z"),
            dots("#2a1a34", 1.7, (28, 78), (38, 83), (48, 86), (58, 83), (68, 78), (34, 76), (62, 76)),
            *face("#f0c49a", "#ffe0ba", "#c48a66"),
            dots("#f6bfa4", 3.4, (36, 55)),
            fill("#b83248", "M41 63q4-2.500 7-1 3-1.500 7 1-3 4.500-7 4.500t-7-4.500z"),
            fill("#8a5a2c", "M30 46q0-16 18-17 18 1 18 17-4-12-18-12T30 46z"),
            fill("#f4c63f", "M26 32l-6-24 14 11L48 2l14 17L76 8l-6 24q-22-8-44 0z"),
            fill("#fff2b0", "M26 32l-6-24 14 11L48 2v26q-12 0-22 4z"),
            fill("#b8841e", "M70 32l6-24-14 11-2 10q6 1 10 3z"),
            dots("#d8344f", 3.4, (48, 23)),
            dots("#3fb0d0", 2.4, (35, 25), (61, 25)),
        ],
    )


@picture("bot-other", size=FACE)
def other() -> Drawing:
    """A bot from somewhere else: an automaton of brass under a hood, its works in sight."""
    defs, wall = frame("#a8e4dc", "#1f4656")
    defs += radial("e", (0, "#f4ffff"), (0.5, "#8ff0e0"), (1, "#2a9a9c"))
    teeth = "".join(f"M{at(48 + 7 * c, 86 + 7 * s)}L{at(48 + 11 * c, 86 + 11 * s)}" for c, s in TURNS)
    return Drawing(
        defs,
        wall,
        [
            *shoulders("#5f8f94", "#2f5c66", "#16323e"),
            fill("#2f5c66", "M18 78q-6-70 30-72 36 2 30 72-30 16-60 0z"),
            fill("#86b8b8", "M18 78q-6-70 30-72-20 8-21 38 0 22 5 40-8-2-14-6z"),
            fill("#16323e", "M62 12q20 14 16 66-6 4-14 6 8-40-2-72z"),
            fill("#08161e", "M26 74q-6-52 22-54 28 2 22 54-22 12-44 0z"),
            fill("#d9a44c", "M30 42q0-17 18-18t18 18l-1 16q-3 9-8 13l-3 8H42l-3-8q-5-4-8-13z"),
            fill("#ffe6ac", "M30 42q0-17 18-18-9 9-9 20l1 13 5 4-3 18-3-8q-5-4-8-13z"),
            fill("#946022", "M56 26q10 4 10 16l-1 16q-3 9-8 13l-3 8h-4l2-18 6-5q2-14-2-30z"),
            line("#6a4416", 1.4, "M48 24v12M31 56l9 3M65 56l-9 3M40 62h16M39 71h18", cap=True),
            line("#6a4416", 1.6, "M43 64v6M48 64v6M53 64v6", cap=True),
            fill("#b8741c", "M46 38h4l2 16-4 3-4-3z"),
            fill("#ffe6ac", "M46 38h2v19l-4-3z"),
            *(
                dots(colour, radius, (39, 46), (57, 46))
                for colour, radius in (("#5c3a12", 7.2), ("#f0c468", 6), ("#0c1a22", 4.6))
            ),
            fill("url(#e)", ellipse(39, 46, 3.8), ellipse(57, 46, 3.8)),
            dots("#fff", 0.9, (37.6, 44.6), (55.6, 44.6)),
            line("#946022", 2, "M33 37q5-3 11 0M52 37q6-3 11 0", cap=True),
            dots("#6a4416", 1.2, (35, 32), (61, 32), (33, 60), (63, 60), (43, 75), (53, 75)),
            line("#f4c63f", 3, teeth),
            line("#f4c63f", 3.6, ellipse(48, 86, 6.5)),
            dots("#b8741c", 2.4, (48, 86)),
        ],
    )
