"""Specialists: a violet dusk."""

from __future__ import annotations

import math
import random

from art.kit import (
    at,
    cloud,
    crag,
    curve,
    dashes,
    dots,
    ellipse,
    fill,
    limb,
    line,
    linear,
    number,
    peak,
    polygon,
    polyline,
    rect,
    stars,
    windows,
)
from art.palettes import SPECIALIST
from art.scenery import sky
from art.studio import Drawing, picture


@picture("grand-army", focus=46)
def grand_army() -> Drawing:
    """An army from behind, rank upon rank, marches to the setting sun under three banners."""
    p = SPECIALIST
    defs, air = sky(p, 124, 80, 30, 112)
    back = [
        air,
        fill("#f6a9a0", cloud(-4, 34, 60), cloud(186, 42, 60), opacity=0.4),
        fill(p.far, crag(100, 9, 22, 8)),
        fill("#8a4a80", curve([(-4, 112), (60, 100), (128, 106), (196, 98), (244, 110)])),
    ]

    def lances(y: float, h: float, step: float, seed: int) -> str:
        chance = random.Random(seed)
        return "".join(
            f"M{round(k * step - 4)} {round(y)}v{-round(h * chance.uniform(0.8, 1.1))}"
            for k in range(round(250 / step))
        )

    def rank(y: float, s: float, step: float, shift: float, cloak: str, lit: str, dark: str) -> str:
        """Men with helmets and cloaks, from behind, their helmets at this height."""
        row = [(shift + k * step, y + k * 3 % 4 * s * 0.6) for k in range(round((252 - shift) / step) + 1)]
        return (
            fill(
                cloak,
                *(
                    f"M{at(x - 9 * s, 172)}V{number(v + 14 * s)}q{at(1 * s, -6 * s)} {at(9 * s, -7 * s)}t{at(9 * s, 7 * s)}V172z"
                    for x, v in row
                ),
            )
            + fill(
                lit,
                *(
                    f"M{at(x - 9 * s, 172)}V{number(v + 14 * s)}q{at(1 * s, -6 * s)} {at(5 * s, -6.5 * s)}q{at(-2 * s, 20 * s)} {at(-2 * s, 50 * s)}V172z"
                    for x, v in row
                ),
            )
            + fill(
                dark,
                *(
                    f"M{at(x - 5 * s, v + 8 * s)}v{number(-7 * s)}q{at(0.4 * s, -7 * s)} {at(5 * s, -9 * s)}q{at(4.6 * s, 2 * s)} {at(5 * s, 9 * s)}v{number(7 * s)}q{at(-5 * s, 3 * s)} {at(-10 * s, 0)}z"
                    for x, v in row
                ),
            )
            + line(
                "#ffd0a0",
                1.1 * s,
                *(
                    f"M{at(x - 4.2 * s, v + 7 * s)}v{number(-6 * s)}q{at(0.4 * s, -6 * s)} {at(4.2 * s, -8.5 * s)}"
                    for x, v in row
                ),
                cap=True,
            )
        )

    def banner(x: float, y: float, h: float, w: float, cloth: str, shade: str, sign: str) -> str:
        return (
            line(p.front, 2.4, f"M{x} 170V{y - 8}")
            + fill(cloth, f"M{x} {y}q{number(w * 0.5)}-6 {w} 0v{h}l{number(-w * 0.5)}-8{number(-w * 0.5)} 8z")
            + fill(
                shade,
                f"M{number(x + w * 0.62)} {number(y - 2.4)}q{number(w * 0.2)} .6 {number(w * 0.38)} 2.400v{h}l{number(-w * 0.38)}-6z",
            )
            + sign
            + dots("#ffd06a", 2.6, (x, y - 9))
        )

    subject = [
        line("#7a3f7c", 1.2, lances(116, 26, 7, 2)),
        rank(106, 0.6, 12, -2, "#6f3c7c", "#a85a8c", "#5c3070"),
        line("#4f2a66", 1.5, lances(128, 40, 12, 3)),
        rank(116, 0.9, 18, 4, "#55306c", "#8a4684", "#43245c"),
        banner(48, 46, 38, 26, "#f2b84a", "#b8742c", fill("#7f2a63", "M61 54l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z")),
        banner(
            106,
            16,
            56,
            40,
            "#e0508a",
            "#a02a68",
            fill("#ffd873", "M114 50l-2-20 8 7 6-13 6 13 8-7-2 20z", rect(114, 53, 24, 4)),
        ),
        banner(176, 40, 40, 28, "#6a70d8", "#43459c", fill("#ffe2b8", "M190 48q8 10 0 26-8-16 0-26zM180 58h20v4h-20z")),
        line("#2b1544", 2, lances(150, 62, 22, 6)),
        rank(128, 1.35, 28, -6, "#3c2058", "#6f3478", "#2b1544"),
    ]
    shields = (
        (34, "#d8487f", "#8a2a5c"),
        (84, "#5f63c0", "#3c3f8a"),
        (134, "#d8487f", "#8a2a5c"),
        (184, "#f2b84a", "#b8742c"),
    )
    front = [
        line(p.front, 3, "M12 170V60M85 170V66M158 170V72M214 170V58"),
        fill(
            "#ffe2b8",
            "M9.5 62L12 48l2.500 14zM82.5 68L85 54l2.500 14zM155.500 74l2.500-14 2.500 14zM211.500 60l2.500-14 2.500 14z",
        ),
        rank(136, 2, 50, -16, "#1d0e33", "#4a2360", "#170d29"),
        *(
            fill(c, f"M{x - 11} 156q11-6 22 0v8q0 8-11 14-11-6-11-14z") + fill(d, f"M{x} 153q6 0 11 3v8q0 8-11 14z")
            for x, c, d in shields
        ),
        line("#ffe2b8", 2.4, *(f"M{x} 158v14M{x - 6} 162h12" for x, _, _ in shields)),
    ]
    return Drawing(defs, back, subject, front)


@picture("navigators", focus=42)
def navigators() -> Drawing:
    """One holds the wheel, one lifts an astrolabe to the star; a constellation over the bow."""
    p = SPECIALIST
    defs, air = sky(p.at_another_hour(top="#120c33", middle="#4a3183", low="#f08f8f", sun="#fff0cf"), 116, 104, 0, 92)
    con = [(70, 20), (92, 34), (118, 26), (142, 42), (168, 30), (188, 48)]
    defs += linear("w", (0, "#f0908f"), (0.5, "#6a4690"), (1, "#23164a"))
    back = [
        air,
        line("#fff3d9", 1.4, stars(40, 5, 4, 236, 4, 80), cap=True, opacity=0.85),
        line("#cdb8ff", 0.9, polyline(*con), opacity=0.8),
        dots("#fff", 1.9, *con),
        fill("#fff", polygon((118, 10), (121, 23), (134, 26), (121, 29), (118, 42), (115, 29), (102, 26), (115, 23))),
        fill("#f6a9a0", cloud(-6, 92, 60), cloud(176, 88, 70), opacity=0.35),
        fill("#ffe2b8", ellipse(116, 108, 20)),
        fill("url(#w)", rect(0, 110, 240, 60)),
        line("#ffe2b8", 1.6, dashes(88, 132, 112, 138, 9, 2, 10, 24), opacity=0.8, cap=True),
        fill("#4a2440", "M-4 136h248v38H-4z"),
        fill("#7a4458", "M-4 122h248v5H-4zM-4 136h248v4H-4z"),
        line("#7a4458", 4, *(f"M{x} 124v14" for x in range(10, 240, 22))),
        line("#2a1030", 1, "M-4 148h248M-4 158h248", opacity=0.8),
        line("#170d29", 3.4, "M22-4L44 134M-6 30l44 100M236-4L206 134M250 20l-36 114"),
        line(
            "#170d29",
            1.2,
            "M6 22l20-2M8 48l24-3M16 76l22-3M24 104l18-2M232 22l10-1M226 50l16-2M220 78l14-2M214 106l12-2",
        ),
    ]
    spokes = [
        (112 + 34 * math.cos(k * math.pi / 4 + 0.39), 112 + 34 * math.sin(k * math.pi / 4 + 0.39)) for k in range(8)
    ]
    helm = [
        fill("#2a1030", "M104 112h16l6 48H98z"),
        fill("#5c3048", "M104 112h6l-4 48h-8z"),
        line("#3a1a30", 4.4, *(f"M112 112L{at(*spoke)}" for spoke in spokes), cap=True),
        line("#3a1a30", 7.5, ellipse(112, 112, 25)),
        line("#c9885c", 4.4, ellipse(112, 112, 25)),
        line("#ffd9a0", 1.4, "M88 104a25 25 0 0 1 24-17", cap=True),
        line("#c9885c", 2, *(f"M112 112L{at(*spoke)}" for spoke in spokes), cap=True),
        dots("#c9885c", 2.6, *spokes),
        dots("#3a1a30", 6, (112, 112)),
        dots("#ffd06a", 3.8, (112, 112)),
    ]
    steersman = [
        fill("#1d0d30", "M44 166l4-44h26l4 44z"),
        fill("#5f63c0", "M44 128q-2-36 8-48 10-6 20 0 10 14 8 48-18 7-36 0z"),
        fill("#8a8ee8", "M44 128q-2-36 8-48 4-2 8-3-6 24-5 54-6 0-11-3z"),
        fill("#3c3f8a", "M72 80q10 14 8 48-5 2-9 3 4-28 1-51z"),
        fill("#ffd06a", "M43 114q18 6 37 0v5q-18 6-37 0z"),
        limb("#5f63c0", 8, [(70, 84), (82, 98), (90, 98)]),
        limb("#8a8ee8", 2.2, [(71, 81), (83, 95), (90, 95)]),
        limb("#5f63c0", 8, [(66, 94), (78, 116), (88, 120)]),
        dots("#f3b58a", 3.8, (92, 98), (90, 121)),
        fill("#f3b58a", "M54 64q0-14 12-14 9 1 9 10l4 5-4 2q0 9-8 10-12-1-13-13z"),
        fill("#b8705c", "M62 70q7 2 12-3l2 1q-1 9-9 10-6-1-10-4zM58 60q5 0 5 5-4 2-5-5z"),
        fill("#7f2a63", "M53 68q-4-18 11-21 12 0 13 11-9-4-14 1l-2 10z"),
        fill("#d8487f", "M53 68q-4-18 11-21-6 6-6 20zM54 66l-12 6 2 6 12-6z"),
    ]
    pilot = [
        fill("#1d0d30", "M152 168q0-54 12-72h22q16 18 20 72z"),
        fill("#7f2a63", "M152 168q0-54 12-72h10q-12 26-10 72z"),
        fill("#d8487f", "M152 168q0-54 12-72h4q-12 26-11 72z"),
        fill("#43204f", "M158 84q-4-24 16-28 20 2 18 28-2 10-8 14-16 2-26-14z"),
        fill("#7f2a63", "M158 84q-4-24 16-28-9 8-8 26l2 12q-6-4-10-10z"),
        fill("#f3b58a", "M159 86q-3-5-1-9l-3-6 4-6q5-4 9-2 4 12-1 24z"),
        limb("#43204f", 9, [(176, 104), (156, 98), (144, 76)]),
        limb("#d8487f", 2.4, [(172, 101), (155, 94), (146, 74)]),
        dots("#f3b58a", 4, (143, 73)),
        line("#8a4a24", 3.6, ellipse(140, 58, 13)),
        line("#ffd06a", 2.4, ellipse(140, 58, 13), "M140 46v24M128 58h24M131 67l18-18M140 45v-6"),
        dots("#ffd06a", 2.6, (140, 58), (140, 39)),
    ]
    front = [fill(p.front, curve([(-4, 160), (60, 165), (130, 167), (200, 165), (244, 160)]))]
    return Drawing(defs, back, [*pilot, *helm, *steersman], front)


@picture("troubadours", focus=50)
def troubadours() -> Drawing:
    """Troubadours."""
    p = SPECIALIST
    defs, air = sky(p, 76, 58, 0, 104)
    back = [
        air,
        fill("#fff0cf", ellipse(84, 62, 34)),
        fill("#ffd9a8", ellipse(92, 70, 6), ellipse(72, 54, 4), ellipse(84, 80, 3), opacity=0.6),
        line("#fff3d9", 1.3, stars(22, 9, 120, 236, 4, 50), cap=True, opacity=0.8),
        fill(
            "#8a4a80",
            "".join(
                rect(x, y, w, 60) + peak(x - 2, y, w + 4, h)
                for x, y, w, h in (
                    (-6, 96, 26, 16),
                    (20, 104, 16, 20),
                    (176, 98, 20, 14),
                    (196, 88, 24, 18),
                    (220, 100, 24, 14),
                )
            ),
        ),
        fill(p.window, windows((4, 112), (12, 112), (28, 118), (184, 112), (204, 108), (212, 108), (230, 114))),
        fill("#6f3c7c", curve([(-4, 122), (60, 116), (130, 122), (200, 116), (244, 122)])),
    ]
    subject = [
        fill("#7a4458", "M70 126h112v30H70z"),
        fill("#a1587a", "M66 122h120v6H66z"),
        line(
            "#43244f",
            0.9,
            "M70 138h112M70 148h112M90 128v10M124 128v10M158 128v10M106 138v10M142 138v10M172 138v10",
            opacity=0.7,
        ),
        # seated player
        limb("#2b1750", 10, [(128, 120), (104, 118), (100, 146)]),
        limb("#5f63c0", 10, [(132, 118), (112, 112), (92, 128), (90, 148)]),
        fill("#43244f", "M84 148h13v6H80zM95 145h11v6H92z"),
        fill("#b4457f", "M114 122q-2-22 6-38 8-8 20-2 10 10 10 40z"),
        fill("#7f2a63", "M134 80q14 4 16 42h-16q6-22 0-42z"),
        fill("#ffd06a", rect(113, 114, 38, 4)),
        fill("#ffe2b8", "M118 82l8 5 12-4-3 6-9 3-7-4z"),
        dots("#f3b58a", 8.5, (126, 70)),
        fill("#d98f6e", "M128 62q8 4 6 14-4 3-7 2 4-8 1-16z"),
        fill("#3d1d4f", "M128 60q10 2 8 18l-4 1q2-12-4-19z"),
        fill("#5f63c0", "M113 64q4-12 18-12 10 2 9 12-14 4-27 0z"),
        fill("#8286e0", "M113 64q4-12 16-12-8 4-8 13z"),
        fill("#ffd06a", "M132 54q14-16 26-12-4 12-22 15z"),
        line("#b97a2c", 0.8, "M134 55q10-10 20-11"),
        fill("#8a4324", "M118 100q4-12 22-8 20 6 22 20-6 12-22 6-18-4-22-18z"),
        fill("#d98a45", "M116 98q4-10 22-6 20 6 22 18-6 10-22 5-18-4-22-17z"),
        dots("#4a1d18", 4.4, (134, 102)),
        fill("#6b2f1e", "M118 96L78 74l-8-2 3 7 42 24z"),
        line("#4a1d18", 3, "M78 73l-8-6M74 80l-9-3", cap=True),
        line("#ffe9c0", 0.6, "M76 76l72 34M77 74l72 34"),
        limb("#d8487f", 8, [(118, 92), (104, 96), (92, 86)]),
        limb("#f3b58a", 5, [(92, 86), (90, 82)]),
        limb("#d8487f", 8.5, [(144, 90), (154, 104), (142, 108)]),
        limb("#f3b58a", 5, [(141, 108), (137, 106)]),
    ]
    front = [
        line("#3a1a3a", 2.4, "M206 170V86q0-10-12-10"),
        fill("#ffd06a", "M188 78h12l-2 14h-8z"),
        fill("#fff3d9", ellipse(194, 85, 3)),
        fill("#ffd06a", ellipse(194, 84, 20), opacity=0.22),
        fill(
            "#ffe2b8",
            "M54 76v-13l9-2v12a3 2.400 0 1 1-1.600-2v-7l-6 1.500v11a3 2.400 0 1 1-1.400-2zM48 102v-10l2-.5 4 4v2l-4-3v8a3 2.400 0 1 1-2-1z",
        ),
        "".join(
            fill(
                p.front,
                f"M{x - 14 * s} 170q0-{number(16 * s)} {number(9 * s)}-{number(18 * s)}h{number(10 * s)}q{number(9 * s)} {number(2 * s)} {number(9 * s)} {number(18 * s)}z",
                ellipse(x, 170 - 25 * s, 7 * s),
            )
            + line("#d98a86", 1.2, f"M{at(x - 6 * s, 170 - 26 * s)}q{at(1 * s, -6 * s)} {at(6 * s, -6 * s)}", cap=True)
            for x, s in ((24, 0.95), (52, 0.7), (198, 0.8), (224, 1.05))
        ),
        fill(p.front, "M16 138q8-8 17 0v4H16zM190 146l8-12 9 12z"),
    ]
    return Drawing(defs, back, subject, front)
