"""Specialists, continued: those of the court and the town."""

from __future__ import annotations

from art.kit import (
    cloud,
    curve,
    dots,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    linear,
    peak,
    radial,
    rect,
    stars,
    windows,
)
from art.palettes import SPECIALIST
from art.scenery import sky
from art.studio import Drawing, picture


@picture("recruiters", focus=34)
def recruiters() -> Drawing:
    """A herald with a long trumpet above the crowd in the square."""
    p = SPECIALIST
    defs, air = sky(p, 62, 62, 0, 104)
    defs += linear("m", (0, "#ffb98a", 0), (1, "#ffc79a", 0.8))
    back = [
        air,
        fill("#fff0cf", ellipse(62, 62, 17)),
        line("#fff3d9", 1.2, stars(18, 6, 130, 236, 4, 50), cap=True, opacity=0.7),
        fill("#f6a9a0", cloud(-8, 92, 50), cloud(176, 40, 56), opacity=0.4),
        fill(
            "#a1588f",
            rect(6, 84, 22, 60),
            peak(3, 84, 28, 22),
            rect(44, 96, 24, 50),
            peak(41, 96, 30, 14),
            rect(188, 66, 14, 70),
            peak(185, 66, 20, 26),
            rect(214, 92, 26, 50),
            peak(210, 92, 36, 18),
        ),
        fill("url(#m)", rect(0, 60, 240, 80)),
        fill(
            "#7a3f7c",
            rect(-6, 104, 26, 50),
            peak(-10, 104, 34, 16),
            rect(24, 112, 22, 40),
            peak(21, 112, 28, 18),
            rect(58, 116, 26, 40),
            peak(54, 116, 34, 12),
            rect(172, 108, 24, 50),
            peak(168, 108, 32, 16),
            rect(204, 114, 30, 40),
            peak(200, 114, 38, 14),
        ),
        fill(
            p.window,
            windows(
                (4, 118),
                (12, 118),
                (34, 124),
                (70, 128),
                (80, 128),
                (180, 122),
                (188, 122),
                (212, 128),
                (222, 128),
                (195, 82),
                width=2.4,
                height=4,
            ),
        ),
        fill("#55306a", curve([(-4, 138), (60, 132), (130, 134), (200, 132), (244, 138)])),
    ]
    pennants = "".join(
        f"M{x} {y}l6 {d}-5 7z"
        for x, y, d in (
            (170, 74, 1),
            (180, 77, 1),
            (190, 79, 0),
            (200, 79, 0),
            (210, 78, -1),
            (220, 76, -1),
            (230, 73, -2),
        )
    )
    subject = [
        line("#33204d", 0.8, "M164 72Q200 90 244 68"),
        fill("#ffd06a", pennants, opacity=0.8),
        group(
            "translate(7 0)",
            # legs in two colours, on a stone step
            limb("#363a86", 9, [(126, 100), (124, 118), (126, 136)]),
            limb("#d8487f", 9, [(138, 100), (144, 118), (142, 136)]),
            limb("#9a9ce8", 2, [(123, 102), (121, 118), (123, 134)]),
            fill("#43244f", "M112 143q0-5 9-6v-4h10v10zM136 143v-10h10v4q8 1 8 6z"),
            # tabard, lit from the left
            fill("#7f2a63", "M112 106q-2-30 6-42l10-5h10l10 6q8 14 6 41-10 4-21 4-12 0-21-4z"),
            fill("#d8487f", "M112 106q-2-30 6-42l10-5h4q-4 24-4 51-9-1-16-4z"),
            fill("#ff9ab0", "M112 106q-2-30 6-42l5-2q-6 20-6 46z"),
            line("#ffd06a", 1.8, "M112 106q10 4 21 4t21-4"),
            fill("#ffd06a", "M125 90l-2-14 6 6 4-9 4 9 6-6-2 14q-8 2-16 0z"),
            fill("#33204d", rect(112, 94, 42, 3)),
            # cloak on the far shoulder
            fill("#33204d", "M146 62q12 8 16 30 2 18 8 28-12 2-18-6-2-26-8-46z"),
            fill("#5f63c0", "M146 62q10 8 12 28 2 18 6 28-8 0-12-4-2-26-8-46z"),
            # trumpet and its banner
            fill("#33204d", "M62 41l46 11-3 34-11-7-12 3-10-8-10 1z"),
            fill("#5f63c0", "M62 41l46 11-3 34-11-7-12 3-10-8-10 1z"),
            fill("#8286e0", "M62 41l17 4-3 32-4-3-10 1z"),
            fill("#363a86", "M96 49l12 3-3 34-11-7z"),
            fill("#ffd06a", "M80 69l-1-13 5 5 4-7 3 9 6-4-3 12z"),
            line("#8a5a2c", 4.6, "M130 51.500L58 36.300"),
            line("#ffd06a", 3.2, "M130 51L58 35.300"),
            line("#fff3c8", 1, "M128 49.800L60 34.700"),
            fill("#b97a2c", "M62 32.500l-13-8-4 18 16-2z"),
            fill("#ffd06a", "M62 32.500l-13-8-2 9 14 3z"),
            fill("#7a4a24", ellipse(47, 33.5, 2.6, 9.4)),
            # head from behind, cap with a feather
            fill("#d98f6e", "M128 58q-6-4-6-12 2-8 11-8 10 1 9 12-2 8-6 9z"),
            fill("#f3b58a", "M128 58q-6-4-6-12 1-4 3-6 2 8 8 18z"),
            fill("#4a1d3a", "M133 39q12-2 11 11-1 10-7 12-4-4-3-12-3-4-1-11z"),
            fill("#363a86", "M119 42q2-14 17-14 12 1 11 14-14-5-28 0z"),
            fill("#8286e0", "M119 42q2-14 15-14-8 5-7 12z"),
            fill("#ff9ab0", "M140 30q10-18 28-16-4 16-26 22z"),
            line("#d8487f", 0.9, "M142 34q12-12 24-18"),
            # arms
            limb("#7f2a63", 8.5, [(146, 68), (136, 82), (118, 60)]),
            limb("#d8487f", 8.5, [(120, 70), (104, 68), (96, 48)]),
            limb("#ff9ab0", 2, [(118, 67), (102, 65), (94, 49)]),
            dots("#f3b58a", 3.6, (96, 45), (117, 54)),
        ),
        # the steps
        fill("#43244f", "M98 143h84v8H98zM86 151h108v22H86z"),
        fill("#d79a86", "M98 143h52v3H98zM86 151h64v3H86z"),
        fill("#8c5478", "M150 143h32v3h-32zM150 151h44v3h-44z"),
    ]

    def listener(x: float, y: float, size: float, arm: str = "") -> str:
        return group(
            f"translate({x} {y}) scale({size})",
            line("#170d29", 4.4, arm, cap=True) if arm else "",
            fill("#170d29", "M-14 34q0-26 9-28h10q9 2 9 28z", ellipse(0, -3, 7)),
            line("#f29a86", 1.3, "M-6-3q0-6 6-6.500M-11 14q1-6 6-7", cap=True),
        )

    front = [
        fill("#33194c", *(folk(x, 152, h) for x, h in ((64, 19), (74, 17), (200, 18), (210, 20), (222, 17), (44, 18)))),
        listener(16, 138, 1, "M12 10L22-14"),
        listener(44, 146, 0.85),
        listener(70, 150, 0.75, "M10 10L18-12"),
        listener(206, 148, 0.8, "M-10 10L-18-12"),
        listener(230, 138, 1.05),
        listener(98, 154, 0.66),
        listener(184, 154, 0.7, "M10 10L16-12"),
        line("#170d29", 1.4, "M38 166V112M34 112v7q0 4 4 4t4-4v-7M226 168V106", cap=True),
        line("#ffb98a", 0.8, "M33.400 112v6"),
        fill(p.front, "M222 108q4-8 8 0l-1 2h-6zM-4 164h248v8H-4z"),
    ]
    return Drawing(defs, back, subject, front)


@picture("secret-fellowship", focus=52)
def secret_fellowship() -> Drawing:
    """Five hoods round a stone table in a vault, one candle among them."""
    defs = radial("g", (0, "#fff3c8"), (0.14, "#ffcf8a", 0.85), (0.5, "#e0708a", 0.4), (1, "#7c3f86", 0)) + linear(
        "s", (0, "#170d29"), (0.7, "#43205a"), (1, "#241036")
    )
    defs += linear("m", (0, "#cdb8ff", 0.7), (1, "#cdb8ff", 0), x2=0.6) + radial(
        "t", (0, "#fff0c8"), (0.5, "#e8a080"), (1, "#8c5478")
    )

    def vault(x: float, y: float, width: float, height: float) -> str:
        return f"M{x - width / 2} {y}v{-height}q{width * 0.06} {-width * 0.5} {width / 2} {-width * 0.62}q{width * 0.44} {width * 0.12} {width / 2} {width * 0.62}v{height}z"

    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("#552c68", vault(126, 140, 76, 66), vault(36, 140, 66, 70), vault(216, 140, 66, 70)),
        fill("#2b1b4d", vault(126, 140, 66, 64), vault(36, 140, 56, 68), vault(216, 140, 56, 68)),
        fill("#43245f", vault(126, 140, 34, 50), vault(216, 140, 28, 50)),
        fill("#6a4690", "M26 84V54q2-8 10-12 8 4 10 12v30z"),
        fill("#fff3d9", "M28 84V55q2-7 8-10 6 3 8 10v29z"),
        line("#2b1b4d", 1.2, "M36 45v40M28 58h16M28 70h16"),
        fill("url(#m)", "M28 55l16-6 120 92-84 30z", opacity=0.6),
        fill("#7a4a78", rect(72, 56, 7, 90), rect(173, 56, 7, 90)),
        fill("#43244f", rect(77, 56, 4, 90), rect(178, 56, 4, 90)),
        fill("#a1688a", "M68 52h16l-4 8h-8zM169 52h16l-4 8h-8z"),
        fill("url(#g)", ellipse(126, 96, 96)),
        fill("#2b1448", "M-4 138h248v34H-4z"),
        fill("url(#g)", ellipse(126, 146, 110, 22), opacity=0.7),
    ]

    def hood(x: float, y: float, size: float, cloak: str, lit: str, dark: str) -> str:
        return group(
            f"translate({x} {y}) scale({size})",
            fill(dark, "M-26 4q-2-32 10-42 4-4 5-8-4-20 11-28 15 8 11 28 1 4 5 8 12 10 10 42z"),
            fill(cloak, "M-18 4q0-30 8-42l5-4h10l5 4q8 12 8 42z"),
            fill(lit, "M-9 4q0-26 4-40l5 6 5-6q4 14 4 40z"),
            fill(cloak, "M-11-46q-3-18 11-26 14 8 11 26l-6 8h-10z"),
            fill("#160a26", "M-7-44q-2-14 7-20 9 6 7 20l-4 6h-6z"),
            fill("#e8946e", "M-4-44q4-3 8 0l-1 5-3 3-3-3z"),
            fill("#ffd0a0", "M-1.200-49h2.400l.6 5h-3.600z"),
            line(lit, 1.6, "M-9-46q0 6 9 12 9-6 9-12", cap=True),
            line("#ffe2b8", 1.1, "M-6.500-45l4 6h5l4-6", cap=True),
        )

    subject = [
        hood(80, 122, 0.92, "#4a4fae", "#9a9ce8", "#241f5c"),
        hood(172, 122, 0.92, "#2f7a70", "#7fd0b0", "#123a40"),
        hood(126, 118, 1.08, "#b4386f", "#ff9ab0", "#5b1450"),
        # table
        fill("#241036", "M104 128h44l6 26H98z"),
        fill("#8c5478", "M104 128h12l-2 26H98z"),
        fill("#43244f", "M68 118a58 15 0 0 0 116 0v6a58 15 0 0 1-116 0z"),
        fill("#a8607a", "M68 118a58 15 0 0 0 40 14v6q-40-4-40-14z"),
        fill("url(#t)", ellipse(126, 118, 58, 15)),
        line(
            "#8c5478",
            1,
            ellipse(126, 118, 48, 12),
            ellipse(126, 118, 30, 7.5),
            "M78 118h96M92 109.500l68 17M160 109.500l-68 17",
            opacity=0.7,
        ),
        # hands that meet
        limb("#4a4fae", 6, [(90, 108), (104, 114)]),
        limb("#2f7a70", 6, [(162, 108), (148, 114)]),
        limb("#f3b58a", 4, [(107, 115), (112, 116)], [(145, 115), (140, 116)]),
        limb("#b4386f", 6, [(114, 102), (119, 110)], [(138, 102), (133, 110)]),
        limb("#f3b58a", 4, [(120, 112), (120.5, 113)], [(132, 112), (131.5, 113)]),
        # candle
        fill("#fff6e0", rect(123.5, 104, 5, 14)),
        fill("#e0a080", rect(126.5, 104, 2, 14), ellipse(126, 118, 6, 1.8)),
        fill("url(#g)", ellipse(126, 98, 22)),
        fill("#ffb454", "M126 90q5 7 3.500 10-1.500 3.500-3.500 3.500t-3.500-3.500q-1.500-3 3.500-10z"),
        fill("#fffbe0", "M126 95q2.400 4 1.600 6-.6 2-1.600 2t-1.600-2q-.8-2 1.600-6z"),
    ]

    def sitter(x: float, y: float, turn: float) -> str:
        return group(
            f"translate({x} {y}) scale({turn} 1)",
            fill("#12081f", "M-42 80q-2-54 14-64 8-6 10-10-4-24 14-34 20 6 18 32 2 8 10 12 14 10 16 64z"),
            fill("#33194c", "M-4-28q20 6 18 32 2 8 10 12 14 10 16 64h-14q0-46-14-60-6-6-8-14-2-24-8-34z"),
            line("#ffb98a", 1.8, "M0-26q15 8 14 30 2 8 10 12 12 9 15 50", cap=True),
        )

    front = [
        sitter(46, 104, 1),
        sitter(206, 104, -1),
        dots("#ffd06a", 1, (104, 60), (150, 54), (118, 40), (140, 34), opacity=0.7),
        fill("#0d0618", "M-4 158q60 4 124 6t124-6v14H-4z"),
    ]
    return Drawing(defs, back, subject, front)
