"""Menaces, continued: those of the night."""

from __future__ import annotations

from art.kit import (
    dots,
    ellipse,
    fill,
    group,
    line,
    linear,
    radial,
    rect,
)
from art.palettes import ASH, RATS
from art.studio import Drawing, picture

PLUM = ASH.at_another_hour(
    top="#150b1c",
    middle="#3d2440",
    low="#c99a9c",
    sun="#fff0d0",
    far="#8a6478",
    mid="#5d3f58",
    near="#3a2540",
    front="#0e0714",
    light="#f2d8b8",
    stone="#b98a88",
    shade="#6e4a64",
    deep="#2a1730",
    roof="#7a3450",
    eave="#4a1f3a",
)


@picture("shadow", focus=18)
def shadow() -> Drawing:
    """A tall shadow with claws on a lit wall, cast by nobody, over a watchman."""
    p = PLUM
    defs = radial("g", (0, "#fff6dc"), (0.25, "#f6dcae"), (0.55, "#b98a80"), (0.85, "#5d3f58"), (1, "#3a2540"))
    defs += linear("s", (0, "#150b1c"), (1, "#4a2f50")) + linear("f", (0, "#b98a80"), (0.5, "#4a2f4a"), (1, "#1c0f24"))
    defs += radial("h", (0, "#fff6dc"), (0.3, "#ffe0a0", 0.7), (1, "#ffd08a", 0))
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        # the wall at the end of the street, in the light of a lamp
        fill("url(#g)", "M-60 60a170 130 0 0 1 340 0a170 130 0 0 1-340 0z"),
        line(
            "#6e4a64",
            0.9,
            "M30 22h160M30 40h190M30 58h190M30 76h190M30 94h190M30 112h190M52 22v18M96 22v18M140 22v18M176 22v18M74 40v18M118 40v18M160 40v18M52 58v18M96 58v18M140 58v18M184 58v18M74 76v18M118 76v18M160 76v18M52 94v18M96 94v18M140 94v18M184 94v18M74 112v14M118 112v14M160 112v14",
            opacity=0.4,
        ),
        fill("url(#f)", "M-4 126h248v46H-4z"),
        line(
            "#2a1730",
            0.9,
            "M-4 136h248M-4 148h248M60 126L30 172M96 126l-14 46M132 126l2 46M168 126l20 46M200 126l36 46",
            opacity=0.5,
        ),
    ]
    cloak = (
        "M98 130l-6-9-6 5q18-22 22-44 2-14-2-26 6-7 15-10-4-10 0-20 6-14 30-24-8 10-6 22 1 12-6 22 10 1 15 6-4 16-4 28 4 22 16 46"
        "l-8-5-3 10-8-12-4 11-7-13-5 13-7-11-5 11-8-12-5 10-6-9z"
    )
    sleeves = "M110 54q-20-4-34 8-8 8-10 18l10 0 2 14 6-12 4 10q6-10 24-8zM152 50q14-2 22-12 4-6 2-16l10 0-2 12 6 2-5 7 3 6q-14 16-34 22z"
    claws = (
        "M67 78Q60 84 58 92T60 104M71 80Q67 88 67 96T71 108M76 80Q76 90 78 96T84 106M70 78Q58 78 52 84T47 94"
        "M178 24Q170 20 168 12T171 4M181 22Q178 14 180 8T185 1M185 23Q188 16 194 12M184 26Q192 26 197 30"
    )
    figure = fill("#140a1c", cloak) + fill("#140a1c", sleeves) + line("#140a1c", 2.8, claws, cap=True)
    haze = figure.replace("#140a1c", "#5d2f4a")
    subject = [
        f'<g opacity=".4" transform="translate(-3 2)">{haze}</g>',
        figure,
        # its eyes: the wall shines through
        fill("#fff6dc", "M123 36q5 0 9 4-6 2-9-4zM146 33q-6 1-9 6 7 1 9-6z"),
        # where it runs over the stones to the place where nobody stands
        fill("#140a1c", "M106 127h16l44 36q-20 3-28-2zM132 127h18l56 28q-10 5-28 3z", opacity=0.9),
        fill("#140a1c", ellipse(156, 162, 20, 3.4), ellipse(196, 156, 17, 3)),
    ]
    front = [
        # houses at both sides of the street
        fill("#1c0f24", "M-4-4h44l6 20v124l-20 32H-4z"),
        fill("#3a2540", "M40-4l6 20v124l-20 32h8l18-32V14l-6-18z"),
        fill("#5d3f58", "M-4 40h30v34H-4z"),
        fill("#0e0714", "M-2 44h24v26H-2z"),
        fill("#150b1c", "M244-4h-34l-8 20v118l20 38h22z"),
        fill("#0e0714", "M222 40h22v34h-22z"),
        fill("#4a2f50", "M200 10l10-14h34v6h-28l-8 12v120l-6 0z"),
        # the lamp
        line("#0e0714", 2.2, "M44 26h16v8M44 36L54 26", cap=True),
        fill("url(#h)", ellipse(60, 44, 34)),
        fill("#fff6dc", "M54 37h12l-2.500 15h-7z"),
        fill("#0e0714", "M52 37h16l-8-6zM57 52h6v2h-6z"),
        line("#0e0714", 1, "M60 37v15"),
        # the watchman, who does not look behind him
        fill("url(#h)", ellipse(58, 140, 20)),
        line("#0e0714", 3, "M72 152L68 164M78 152L82 164", cap=True),
        fill("#241030", "M67 156q-1-16 4-22h7q6 8 7 22-9 3-18 0z", ellipse(74, 129, 4)),
        fill("#7a3450", "M67 156q-1-16 4-22h3q-3 10-2 23-3 0-5-1z"),
        fill("#0e0714", "M67 128q2-7 8-6 5 1 5 6z"),
        line("#241030", 3, "M72 138L64 140 59 136", cap=True),
        line("#0e0714", 0.9, "M58.500 131v5"),
        fill("#fff6dc", "M55.500 136h6v7h-6z"),
        line("#0e0714", 1.3, "M86 112L81 164"),
        fill("#f2d8b8", "M84.600 112l1.800-8 1.200 8z"),
        fill(p.front, "M-4 164q40-6 64 3 60 3 110 3 40-1 74-8v14H-4z"),
        fill(p.front, "M6 166q-3-10 0-20h16q3 10 0 20z"),
        line("#6e4a64", 1.2, "M5 150h18M5 160h18"),
    ]
    return Drawing(defs, back, subject, front)


@picture("vermin", focus=30)
def vermin() -> Drawing:
    """Three rats, black against the moon, on the beam of a granary; below, a gnawed sack runs out."""
    p = RATS
    defs = linear("s", (0, "#6a7030"), (0.45, "#d8cf6a"), (0.6, "#f6ee9a")) + linear(
        "f", (0, "#4a4f28"), (1, "#171b0d")
    )
    ink, lit = "#15110d", "#a8985c"

    def tail(d: str) -> str:
        return line(ink, 4.4, d, cap=True) + line("#c98078", 2.4, d, cap=True)

    def rat(x: float, y: float, size: float, side: int = 1) -> str:
        """On all fours, its nose to the left, 60 long."""
        return group(
            f"translate({x} {y}) scale({side * size} {size})",
            fill(ink, ellipse(-17, -21, 4), ellipse(-10, -21, 6, 6.5)),
            fill(
                ink,
                "M-36-6q7-10 17-13 6-3 11-1 8-13 22-13 18 2 19 22 0 7-5 11h-14l-3-3h-18l-2 3h-8l3-5-8-1q-8 2-14 0z",
            ),
            line(lit, 2.2, "M-33-8q7-7 15-9M-6-19q8-11 20-11 14 1 17 15", cap=True),
            fill("#c98078", ellipse(-11, -21, 3.4, 4)),
            dots("#c98078", 1.8, (-35, -7)),
            dots("#ff4a2a", 2, (-25, -12)),
            line("#fbf6d0", 0.8, "M-32-6l-9-3M-32-5l-9 2"),
        )

    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("#fbf6b8", ellipse(122, 50, 47)),
        fill("#e8df8c", ellipse(106, 34, 7), ellipse(142, 62, 9), ellipse(136, 28, 4)),
        fill("#8a8c40", "M-4 100V82l20-14 20 14h18l10-9 10 9h86l14-12 14 12h14l18-14 28 20v12z"),
        # The wall below the opening, and the sacks before it.
        fill("url(#f)", rect(-4, 96, 248, 78)),
        line("#15110d", 1.2, "M40 100v40M80 100v30M164 100v30M204 100v40", opacity=0.5),
    ]
    subject = [
        fill(ink, rect(-4, 90, 248, 12), "M0 0h14v170H0zM226 0h14v170h-14zM14 0h26L14 28zM226 0h-26l26 28z"),
        fill("#a8985c", rect(14, 90, 212, 2.4)),
        tail("M90 84q14 2 12 14t-10 18 2 16"),
        tail("M154 84q-10 4-8 16t8 14-4 14"),
        tail("M134 86q8 6 6 18t6 14"),
        rat(66, 91, 1.05),
        rat(180, 91, 1.05, -1),
        # The one that sits up, a grain in its paws.
        group(
            "translate(124 91) scale(1.2)",
            fill(
                ink,
                "M-12 0q-2-4 2-6-5-14 4-26-9 1-19-4 5-9 15-13 9-3 14 3 3 4 2 8 13 9 13 26 0 8-5 12z",
            ),
            fill(ink, ellipse(2, -48, 6, 6.5), ellipse(-6, -48, 4)),
            line(lit, 2.2, "M-22-37q6-6 13-10M-9-7q-4-14 4-26M8-38q10 9 10 25", cap=True),
            fill("#c98078", ellipse(1.5, -48, 3.4, 4)),
            dots("#c98078", 1.8, (-24, -36)),
            dots("#ff4a2a", 2, (-10, -42)),
            line(ink, 3.4, "M-6-22l-10-1M-4-17l-10-3", cap=True),
            fill("#ffd84a", ellipse(-18, -22, 3.5, 5)),
            line("#fbf6d0", 0.8, "M-21-35l-9-3M-21-34l-9 2"),
        ),
    ]
    front = [
        # A sack, gnawed open, and its grain.
        fill("#5c4a34", "M88 168q-8-36 14-46l-8-9q28-8 50-1l-8 10q24 12 18 46z"),
        fill("#a08c5c", "M88 168q-8-36 14-46l-8-9q16-5 30-4l-2 13q14 20 6 46z"),
        fill("#e6dfae", "M88 168q-8-36 14-46l-8-9q6-2 12-3l2 12q-12 18-8 46z"),
        line("#c9502f", 3, "M101 122q18 5 34 0", cap=True),
        fill(ink, "M114 162l-2-18 7-8 6 5 7-5 6 8 5 3-2 15z"),
        fill("#b07c20", "M60 172q20-14 50-14 4-12 18-12t18 12q30 0 48 14z"),
        fill("#f4c84e", "M60 172q20-14 50-14 4-12 18-12-6 10-4 26z"),
        rat(44, 167, 1.1, -1),
        rat(200, 168, 1),
        fill(p.front, "M-4 167q60-3 124 0t124-1v10H-4z"),
    ]
    return Drawing(defs, back, subject, front)
