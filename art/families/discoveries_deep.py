"""Discoveries, continued: those that lie hidden in rock."""

from __future__ import annotations

from art.kit import (
    at,
    bird,
    crag,
    curve,
    dashes,
    dots,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    linear,
    polygon,
    radial,
    rect,
    stars,
    turned,
)
from art.palettes import DISCOVERY
from art.scenery import sky
from art.studio import Drawing, picture


@picture("krystallium-lode", focus=46)
def krystallium_lode() -> Drawing:
    """A cluster of red crystals, as high as a house, in a cave under the moon."""
    p = DISCOVERY
    defs, air = sky(p, 62, 36, 9, 60)
    defs += radial("h", (0, "#ffb0a0", 0.9), (0.4, "#ff4f6a", 0.45), (1, "#c9204f", 0)) + linear(
        "c", (0, "#0a2a52"), (0.6, "#123f6b"), (1, "#0a2346")
    )
    defs += radial("k", (0, "#fff6c8"), (0.3, "#ffd873", 0.6), (1, "#ff9d5c", 0))
    defs += linear("w", (0, "#b8305f"), (0.5, "#3a3a7c"), (1, "#0a2346")) + linear(
        "m", (0, "#d6f7e6", 0), (0.2, "#d6f7e6", 0.6), (1, "#d6f7e6", 0)
    )

    def crystal(x: float, y: float, width: float, height: float, angle: float, hue: int = 0) -> str:
        """A prism with a point, in three faces, that leans by an angle."""
        lit, middle, dark = (
            ("#ffc0b0", "#f0506a", "#a01c4c"),
            ("#ff8f90", "#d0305c", "#7a1444"),
            ("#c9406c", "#8a1c50", "#4a1040"),
        )[hue]
        w, h = width / 2, height

        def face(*points: tuple[float, float]) -> str:
            return polygon(*((round(u), round(v)) for u, v in turned(points, x, y, 1, angle)))

        return (
            fill(dark, face((w * 0.3, 0), (w, -2), (w, -h + w * 1.1), (w * 0.2, -h - w * 0.7), (w * 0.3, -h + w * 1.2)))
            + fill(
                middle,
                face((-w, 0), (w * 0.35, 0), (w * 0.35, -h + w * 1.2), (w * 0.2, -h - w * 0.7), (-w, -h + w * 1.1)),
            )
            + fill(
                lit, face((-w, 0), (-w * 0.5, 0), (-w * 0.5, -h + w * 1.2), (w * 0.2, -h - w * 0.7), (-w, -h + w * 1.1))
            )
        )

    back = [
        air,
        line("#f5ffec", 1.1, stars(12, 5, 34, 100, 6, 40), cap=True, opacity=0.8),
        # the cave, with its mouth at the upper left
        fill("url(#c)", "M-4-4h32l-6 20 8 16-4 18 14 12 22-2 18 8 22-14-2-18 8-16-8-14 6-10h138v178H-4z"),
        fill("#1f6390", "M26 50l14 12 22-2 18 8 22-14-2-18 6 22-20 20-28-4-26 2-8-8z"),
        fill("#12355a", "M134-4l8 24 8-24zM160-4l10 38 10-38zM192-4l6 22 8-22zM214-4l10 46 10-46z"),
        fill("#1f6390", "M160-4l10 38-2-38zM214-4l10 46-4-46zM134-4l8 24-2-24z"),
        fill("#0d2f58", crag(104, 10, 18, 4)),
        fill("url(#m)", "M40 34l50 8 60 110H56z", opacity=0.4),
        fill("url(#h)", ellipse(130, 96, 92)),
        crystal(38, 128, 8, 26, -16, 2),
        crystal(46, 128, 9, 34, 4, 2),
        crystal(206, 128, 12, 44, 14, 2),
        crystal(220, 128, 10, 30, 30, 2),
        crystal(194, 128, 8, 24, -8, 2),
    ]
    subject = [
        crystal(112, 132, 16, 70, -34, 2),
        crystal(152, 132, 16, 74, 30, 2),
        crystal(146, 132, 20, 96, 13, 1),
        crystal(116, 132, 20, 84, -17, 1),
        crystal(130, 136, 28, 108, -2, 0),
        crystal(162, 138, 16, 46, 42, 1),
        crystal(98, 138, 15, 46, -44, 0),
        crystal(150, 140, 16, 54, 22, 0),
        crystal(110, 140, 14, 42, -20, 1),
        crystal(134, 142, 12, 32, 6, 1),
        fill("#0d2f58", "M72 142l14-10 14 2 12-6 12 8 16-6 14 6 12-6 16 6 16 2 10 12H68z"),
        fill("#3a7c99", "M72 142l14-10 14 2 12-6 6 4-14 8-16-2z"),
        line("#ffffff", 1.1, "M118 50l-1 44M98 76l7 24", cap=True, opacity=0.7),
        fill(
            "#fff",
            "M126 16l1.600 6 6 1.600-6 1.600-1.600 6-1.600-6-6-1.600 6-1.600zM176 54l1 4 4 1-4 1-1 4-1-4-4-1 4-1z",
        ),
    ]
    front = [
        fill("url(#w)", "M-4 150h248v24H-4z"),
        line("#ff9aa0", 1.2, dashes(84, 150, 152, 168, 9, 3, 8, 24), opacity=0.6, cap=True),
        fill("#0a2346", "M-4 140l30-6 30 8 34 2 14 8-40 6-30 4-38 0zM244 138l-36 2-24 6-10 6 36 6 34 2z"),
        fill("#3a7c99", "M-4 140l30-6 30 8 34 2-30 1-34-5zM244 138l-36 2-24 6 30-2 30-2z", opacity=0.8),
        # two miners, their lamp and their cart
        fill("url(#k)", ellipse(86, 135, 15)),
        fill("#041226", folk(74, 148, 12), folk(196, 147, 11)),
        line("#041226", 1.3, "M75 140l9-2M193 141l-7-6M188 130q-4 2-5 7", cap=True),
        dots("#fff6c8", 1.8, (86, 136)),
        dots("#ffd873", 1, (74.5, 136), (195.5, 136)),
        fill("#041226", "M48 136h18l-3 9H51z"),
        dots("#041226", 2.2, (53, 147), (61, 147)),
        crystal(54, 137, 4, 9, -14, 0),
        crystal(60, 137, 4, 10, 12, 1),
        line("#041226", 1, "M36 149h44"),
        fill(p.front, "M-4 90l10 26 12 24 4 32H-4zM246 84v88h-22l2-30 8-28zM-4 162l60 4 70 3 70-4 48-5v14H-4z"),
    ]
    return Drawing(defs, back, subject, front)


@picture("smugglers-cove", focus=52)
def smugglers_cove() -> Drawing:
    """Out of a sea cave: a ship at anchor, a boat with a lantern, barrels on the sand."""
    p = DISCOVERY
    defs, air = sky(p, 88, 48, 13, 84)
    defs += linear("w", (0, "#a8ecdc"), (0.3, "#2f8fae"), (1, "#0a2f5c")) + radial(
        "h", (0, "#fff6c8"), (0.3, "#ffd873", 0.7), (1, "#ff9d5c", 0)
    )
    back = [
        air,
        line("#f5ffec", 1.2, stars(30, 21, 40, 210, 10, 66), cap=True, opacity=0.75),
        fill(p.far, "M20 104l30-10 26 4 20 6zM150 104l18-16 22-12 60-4v34z"),
        fill("#8fd6d0", "M150 104l18-16 22-12 6 4-18 10-10 14z"),
        fill("url(#w)", rect(0, 103, 240, 67)),
        line("#f5ffec", 1.4, dashes(52, 92, 105, 160, 18, 2, 6, 20), opacity=0.8, cap=True),
        line("#06203f", 1.4, dashes(96, 190, 112, 150, 10, 7, 8, 24), opacity=0.4, cap=True),
        # the ship with dark sails
        fill("#12355a", "M128 98h50q-2 13-10 13h-32q-7 0-8-13zM122 95l8 3-2 6z"),
        fill("#3a7c99", "M128 98h50l-.6 3H128.500z"),
        line("#06203f", 1.4, "M142 99V44M164 99V52M128 97L108 88"),
        fill(
            "#1f3a6a",
            "M141 48q-14 14-14 26h14zM144 46q14 10 14 18h-14zM144 68q18 10 17 22h-17zM141 78q-18 6-17 14h17zM166 56q12 12 13 32h-13z",
        ),
        fill("#4a78a8", "M141 48q-14 14-14 26h4q0-12 10-22zM141 78q-18 6-17 14h4q2-8 13-11z"),
        fill("#ff9d5c", "M142 44l9 2.500-9 3z"),
        dots(p.window, 1, (134, 104), (142, 104), (150, 104), (158, 104), (166, 104)),
        line(p.window, 1, "M132 114h8M146 116h12M136 120h6", opacity=0.6, cap=True),
    ]
    subject = [
        # the cave: two walls of rock, the farther one lit by the sea
        group(
            "translate(-11 -28) scale(1.09 1.17)",
            fill(
                "#1f6390",
                "M-4-4h248v176h-40l4-30-8-24 6-28-14-22-22-16-30-10-34 2-26 14-20 20-6 26-10 22 2 24-10 30H-4z",
            ),
            fill(
                "#5fb3c0",
                "M54 78l6-26 20-20 26-14 34-2 30 10 22 16 14 22-18-16-24-14-26-8-30 2-24 14-18 18-6 24-8 20z",
                opacity=0.75,
            ),
            fill(
                "#0b2a50",
                "M-4-4h248v176h-28l2-34-8-28 2-30-14-26-24-18-32-10-38 0-28 14-24 24-10 30-12 26 4 26-8 36H-4z",
            ),
            fill(
                "#0f3f69",
                "M46 72l10-30-14 12-14 34-14 24 4 40 8-16-4-26 12-26zM208 80l-14-26 18 14 12 30 10 36-4 36-10-22 4-22-12-22z",
            ),
        ),
        fill("#0b2a50", "M96-4l6 22 8-22zM150-4l8 28 8-28zM176-4l6 26 8-24z"),
    ]
    oarsman = fill("#0d2444", "M-6 0q0-12 5-15 6-1 8 5l2 10z", ellipse(1, -17, 3.6)) + line(
        "#7cc3c4", 1, "M-5-3q0-9 4-11M-2-18q0-3 3-3", cap=True
    )
    front = [
        # the boat
        fill("url(#h)", ellipse(80, 112, 30)),
        line("#ffd873", 1.4, "M66 142h26M72 147h16M62 137h10M76 152h8", opacity=0.8, cap=True),
        line("#06203f", 1.4, "M112 124L96 144M118 124L136 144", cap=True),
        group("translate(114 130)", oarsman),
        group("translate(132 130)", oarsman),
        fill("#0d2444", "M86 130q-2-20 4-26l3-6 5 1 3 7q5 6 4 24z"),
        fill("#3a7c99", "M86 130q-2-20 4-26l3-6 2 1q-4 10-4 31z"),
        line("#0d2444", 3.4, "M92 110L82 106", cap=True),
        line("#06203f", 1, "M81 105v4"),
        fill("#fff6c8", "M78.500 108h5v6h-5z"),
        fill("#3a2438", "M70 126q36 6 82 0-4 15-18 16H90q-14-2-20-16z"),
        fill("#8a4a4a", "M70 126q36 6 82 0l-1.500 4q-40 5-78.500 0z"),
        fill("#ffb47a", "M70 126q18 3 40 3.600v1.200q-22 0-38.500-2.800z"),
        fill("#8a4a3a", rect(138, 118, 10, 9)),
        fill("#ffb47a", rect(138, 118, 4, 9)),
        # the sand, barrels and chests
        fill("#0a2346", "M-4 146q40-6 62 4 20 10 60 12 70 2 126-14v24H-4z"),
        fill("#2f6f8f", "M-4 146q40-6 62 4 20 10 60 12 50 1 90-6-40 10-92 9-42-3-62-12-22-8-58-4z"),
        fill("#0a2346", "M126 162q20-14 56-14l64-4v30h-98z"),
        fill("#2f6f8f", "M126 162q20-14 56-14l64-4v3q-70 0-120 15z"),
        fill(
            "#4a2438", "M166 128q-4 10 0 21h19q4-11 0-21zM188 132q-3 9 0 18h17q3-9 0-18zM176 110q-3 9 0 18h18q3-9 0-18z"
        ),
        fill("#a85a44", "M166 128q-4 10 0 21h7v-21zM188 132q-3 9 0 18h6v-18zM176 110q-3 9 0 18h7v-18z"),
        fill("#ffb47a", "M166 128q-4 10 0 21h2.500v-21zM176 110q-3 9 0 18h2.500v-18z"),
        line("#12203c", 1.3, "M164.500 134h22M164.500 143h22M187 137h19M187 145h19M175 115h20M175 123h20"),
        fill("#4a2438", "M40 140h26v14H40zM40 140q2-10 13-10t13 10z"),
        fill("#a85a44", "M40 140h10v14H40zM40 140q2-10 13-10-4 4-4 10z"),
        line("#ffd873", 1.4, "M40 141h26M49 131v23"),
        fill(p.front, "M-4 158q40-6 70 6 40 8 90 6 50-2 88-14v18H-4z"),
        line("#d6f7e6", 1.1, bird(104, 60, 6), bird(112, 56, 5)),
    ]
    return Drawing(defs, back, subject, front)


@picture("cache-of-giants", focus=40)
def cache_of_giants() -> Drawing:
    """A cup as high as a house under a hill; men with a ladder at its foot."""
    p = DISCOVERY
    defs, air = sky(p, 60, 42, 0, 70)
    defs += linear("c", (0, "#0a2448"), (0.6, "#14406e"), (1, "#0a2346")) + linear(
        "m", (0, "#d6f7e6", 0), (0.25, "#d6f7e6", 0.6), (1, "#d6f7e6", 0)
    )
    defs += radial("h", (0, "#fff6c8"), (0.3, "#ffd873", 0.6), (1, "#ff9d5c", 0))
    back = [
        air,
        line("#f5ffec", 1.1, stars(12, 9, 34, 92, 14, 60), cap=True, opacity=0.8),
        fill("#f5ffec", ellipse(60, 42, 11)),
        fill(p.far, "M20 84l18-18 14 10 18-14 30 24v10H20z"),
        # the hollow hill; its door, a round stone, is rolled aside
        fill("url(#c)", "M-4-4h248v176H-4V90l34-2h70q4-40-18-62-22-16-42 0Q26 46 30 88L-4 90z"),
        fill("#3f8db0", "M30 88q-4-42 10-62 20-16 42 0 22 22 18 62h-8q2-34-14-54-16-12-30 0-12 18-10 54z"),
        line("#0f3f69", 0.9, "M31 66h8M34 44l7 4M48 22l3 8M70 20l-2 8M88 34l-6 6M98 58l-8 2"),
        fill("#1f6390", ellipse(14, 70, 24, 30)),
        fill("#7cc3c4", "M22 41q22 6 16 40-4 14-12 18 8-30-4-58z"),
        fill("url(#m)", "M40 60h52l70 100H64z", opacity=0.7),
        # a giant's helmet and its horns in the half dark
        fill("#7cc3c4", "M160 84q-14-20-2-48 2 24 14 32zM222 84q14-20 2-48-2 24-14 32z"),
        fill("#3a7c99", "M160 84q-8-18-3-42 0 24 15 26zM222 84q14-20 2-48 2 30-14 32z"),
        fill("#1f6390", "M158 132V92q2-36 33-38 31 2 33 38v40l-20 4V104h-26v32z"),
        fill("#3a7c99", "M158 132V92q2-36 33-38-14 12-15 38v42z"),
        fill("#0a2346", "M168 96h18v9h-18zM196 96h18v9h-18z"),
        fill("#7cc3c4", "M156 88q35-12 70 0v7q-35-12-70 0zM187.500 54h7v62l-3.500 8-3.500-8z"),
        fill("#0f3f69", "M200 84q14 1 26 4v7q-12-4-26-6zM191 54h3.500v62l-3.500 8z"),
        fill("#0d2f58", curve([(-4, 138), (60, 132), (130, 136), (200, 132), (244, 138)])),
    ]
    gold, lit, dark = "#e8a04c", "#ffe9b0", "#8a4f3c"

    def coin(x: float, y: float, radius: float, thick: float) -> str:
        flat = radius * 0.3
        return (
            fill(dark, f"M{at(x - radius, y)}v{at(thick)}a{at(radius, flat)} 0 0 0 {at(2 * radius, 0)}v{at(-thick)}z")
            + fill(
                gold,
                f"M{at(x - radius, y)}v{at(thick)}a{at(radius, flat)} 0 0 0 {at(radius * 0.9, flat)}v{at(-thick)}z",
            )
            + fill("#ffc873", ellipse(x, y, radius, flat))
            + line("#c07a3c", 0.8, ellipse(x, y, radius * 0.7, flat * 0.7))
        )

    subject = [
        coin(186, 136, 22, 6),
        coin(182, 129, 22, 6),
        coin(190, 122, 22, 6),
        fill("#0a2346", ellipse(130, 144, 50, 7)),
        # foot, stem and knop
        fill(gold, "M94 141q2-9 22-12l6-14h12l6 14q22 3 24 12-35 10-70 0z"),
        fill(dark, "M130 115h4l6 14q22 3 24 12-14 4-30 5 8-10 0-20-6-4-4-11z"),
        fill(lit, "M94 141q2-9 22-12l6-14h3l-4 16q-16 4-18 13z"),
        fill(gold, "M122 94h14l-2 22h-12z"),
        fill(gold, ellipse(129, 106, 12, 6)),
        fill(dark, "M131 94h5l-1 7q6 2 6 5t-6 5l-1 4h-4z"),
        fill(lit, "M122 94h3v7l-2 12-1 2-1-4q-4-2-4-5t4-5z"),
        # bowl
        fill(gold, "M86 38q-2 52 36 58h14q38-6 36-58z"),
        fill(dark, "M140 38q4 40-12 58h8q38-6 36-58z"),
        fill(lit, "M86 38q-2 46 30 57-16-17-14-57z"),
        fill("#ffc873", "M128 38q2 40-8 58 20 2 30-16 6-14 4-42z", opacity=0.35),
        fill("#ffd98a", ellipse(129, 38, 43, 9)),
        fill("#5b2f3c", ellipse(129, 39, 38, 6.6)),
        fill("#b3424f", "M92 40.500q14 5 37 5t37-5q-8-5-37-5t-37 5z"),
        line("#8a4f3c", 1.4, "M87 56q42 14 84 0M90 68q40 14 78 0"),
        dots("#3fc0b0", 4, (106, 66), (129, 69), (152, 66)),
        dots("#b8fff0", 1.4, (105, 65), (128, 68), (151, 65)),
        dots("#d8487f", 2.6, (94, 63), (117.5, 68), (141, 68), (164, 63)),
        # the ladder and those who climb it
        line("#041226", 1.6, "M70 150L96 38M77 151L103 39"),
        line("#041226", 1.1, "".join(f"M{at(71.2 + i * 2.33, 145 - i * 10)}l7 1" for i in range(11))),
        limb("#041226", 2.6, [(90, 66), (88, 73), (91, 79)], [(90, 62), (96, 60)]),
        fill("#041226", folk(90, 70, 13)),
        fill("#041226", folk(122, 36, 12)),
        line("#041226", 1.1, "M123 27l6-5"),
        fill("url(#h)", ellipse(130, 20, 13)),
        dots("#fff6c8", 1.6, (130, 20)),
    ]
    front = [
        coin(60, 156, 26, 6),
        coin(198, 158, 30, 7),
        fill("url(#h)", ellipse(152, 143, 15)),
        fill("#041226", folk(144, 158, 12), folk(160, 160, 12), folk(196, 158, 12), folk(84, 164, 12)),
        line("#041226", 1.2, "M145 149l6-4"),
        dots("#fff6c8", 1.7, (152, 143)),
        fill("#041226", "M202 152q5-6 10 0v5h-10z"),
        fill(
            "#ffd873",
            ellipse(115, 158, 5, 1.6),
            ellipse(126, 163, 5, 1.6),
            ellipse(172, 152, 4, 1.3),
            ellipse(104, 153, 4, 1.3),
        ),
        fill(
            p.front,
            "M-4 30q20 10 22 50 2 50 26 92H-4zM246 20q-16 30-16 70-2 50-18 82h34zM-4-4h248v8q-40-6-70 6-30-10-60-4-40-8-60 4-30-8-58 2z",
            curve([(-4, 166), (60, 168), (130, 170), (200, 168), (244, 164)]),
        ),
    ]
    return Drawing(defs, back, subject, front)
