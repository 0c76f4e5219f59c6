"""Advisors who work in the dark: spy, power behind the throne, gambler, mercenary."""

from __future__ import annotations

from art.kit import (
    arch,
    crag,
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
)
from art.portrait import FAIR, INK, TAN, front, niche, profile, sill
from art.studio import Drawing, picture


@picture("advisor-underground-spy", focus=46)
def underground_spy() -> Drawing:
    """A masked face in a vault; a bar of light from the shutter falls across the eyes."""
    defs = linear("s", (0, "#0b1f24"), (0.6, "#1f4a4c"), (1, "#0b1f24"))
    defs += linear("b", (0, "#fff6c8", 0.95), (0.45, "#ffe9a0", 0.5), (0.8, "#ffe9a0", 0), x2=1, y2=0)
    defs += radial("h", (0, "#cfe8c0", 0.6), (1, "#5fa39b", 0))
    opening = "M38 174V74q4-54 82-60 78 6 82 60v100z"
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("#2f6b68", arch(164, 140, 56, 96)),
        fill("#163c40", arch(168, 140, 44, 84)),
        fill("#0a2428", arch(172, 140, 32, 70)),
        fill("#3f8f86", arch(175, 140, 14, 40)),
        fill("#fff0b0", arch(176, 140, 6, 22)),
        line(
            "#163c40",
            1,
            "M38 60h90M38 84h84M38 108h90M60 40v20M90 36v24M76 60v24M106 60v24M60 84v24M92 84v24M76 108v30",
        ),
        fill("#0a2428", rect(36, 140, 170, 34)),
        line("#3f8f86", 1.600, "M150 146h44M160 152h22M168 158h26", opacity=0.6, cap=True),
        # The shutter and its light.
        fill("#0a1c20", rect(40, 44, 24, 62)),
        fill("#33585a", rect(40, 44, 4, 62), rect(40, 44, 24, 3)),
        fill("#fff6c8", rect(46, 70, 18, 9)),
        line("#33585a", 2, "M44 56h20M44 93h20"),
        fill("url(#b)", "M64 70L206 58V96L64 79z"),
    ]
    subject = [
        fill("#071518", "M60 174q0-42 36-56h46q38 14 42 56z"),
        fill("#28454c", "M60 174q0-42 36-56l8 4q-22 18-20 52z"),
        fill("#0f272c", "M84 112q-12-34 6-60 12-20 32-22 22 4 32 22 16 28 2 60-14 14-36 14t-36-14z"),
        fill("#2f545a", "M84 112q-12-34 6-60 12-20 32-22-16 14-20 38-4 28 0 52-12-2-18-8z"),
        fill("#1b3a40", "M122 30q22 4 32 22 16 28 2 60-6 6-14 9 16-40 6-65-8-18-26-26z"),
        fill("#04100f", "M98 106q-8-26 4-44 8-12 20-14 12 2 20 14 10 18 2 44-8 10-22 10t-24-10z"),
        # The lit bar of the face.
        fill("#e8b080", "M100 68q22-8 42-3l2 14q-20 8-45 3z"),
        fill("#ffe0b4", "M100 68q9-4 17-5v20q-9 1-18-1z"),
        fill("#a86e48", "M134 64l8 1 2 14q-4 2-9 3z"),
        fill("#ffe9c8", "M117 64h4l2 18h-6z"),
        line(INK, 2.600, "M101 69q7-3 14 2M124 71q7-5 15-3", cap=True),
        fill("#fffaf0", "M102 75.500q6-4 11 0-5 3-11 0zM126 75.500q5-4 11 0-5 3-11 0z"),
        dots(INK, 1.700, (105.500, 75.300), (129.500, 75.300)),
        line(INK, 1.200, "M101 75.500q6-5 13 0M125 75.500q6-5 13 0", cap=True),
        # The mask.
        fill("#5e2130", "M97 84q25 7 49-3 2 14-3 26-8 9-22 9t-23-9q-3-12-1-23z"),
        fill("#97384a", "M97 84q10 3 20 3l3 29q-14 0-22-9-3-12-1-23z"),
        fill("#3a1220", "M136 84q5-1 10-3 2 14-3 26-4 4-9 7 4-16 2-30z"),
        line("#3a1220", 1, "M101 94q18 5 40 0M102 103q18 5 38 0"),
    ]
    front_plane = [
        niche("#071315", opening, joints="#15302f"),
        # A letter with a seal, held close.
        limb("#071518", 22, [(74, 172), (98, 154)]),
        limb("#28454c", 7, [(68, 164), (92, 148)]),
        group(
            "rotate(-14 112 140)",
            fill("#fff6d8", rect(92, 124, 44, 29)),
            fill("#d9c08a", "M92 124l22 17 22-17v29H92z"),
            fill("#f0dfb4", "M92 153l20-15 24 15z"),
            line("#9c7c48", 1, "M92 124l22 17 22-17"),
            fill("#d8487f", ellipse(114, 140, 5.500)),
            fill("#ff9ac0", ellipse(112.500, 138.500, 2)),
        ),
        limb("#0b1a1c", 8, [(96, 156), (104, 150)], [(98, 161), (107, 156)]),
        limb("#33585a", 3, [(95, 153), (103, 147.500)]),
        sill("#071315", "#6f5322", 165),
    ]
    return Drawing(defs, back, subject, front_plane)


@picture("advisor-power-behind-the-throne", focus=80)
def power_behind_the_throne() -> Drawing:
    """A small king on a great throne; behind it a hooded one holds the strings."""
    defs = linear("s", (0, "#3a1220"), (0.6, "#97384a"), (1, "#5e2130"))
    defs += radial("h", (0, "#ffd8a0", 0.9), (0.4, "#e8705a", 0.5), (1, "#97384a", 0))
    opening = "M40 174V70q0-22 22-30 4-28 30-30 14-14 28-14t28 14q26 2 30 30 22 8 22 30v104z"
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("url(#h)", ellipse(84, 66, 90)),
        fill("#5e2130", "M40 20q12 70 4 154h22q10-80-4-160zM200 20q-12 70-4 154h-22q-10-80 4-160z"),
        fill("#b5505c", "M40 20q12 70 4 154h7q10-80-3-157z"),
        line("#3a1220", 1.400, "M58 16q12 80 4 158M186 20q-12 80-4 154"),
    ]
    subject = [
        # The one behind.
        group(
            "translate(0-8)",
            fill("#1a070d", "M56 174q-2-70 36-92h56q38 22 36 92z"),
            fill("#4a1a2a", "M56 174q-2-70 36-92l8 4q-26 24-28 88z"),
            fill("#240a12", "M88 88q-8-32 8-54 10-14 24-18 14 4 24 18 16 22 8 54l-32 14z"),
            fill("#6e2a3c", "M88 88q-8-32 8-54 10-14 24-18-12 16-16 34-4 22 0 44z"),
            fill("#0d0306", "M102 84q-6-20 4-34 6-9 14-12 8 3 14 12 10 14 4 34l-18 12z"),
            # A half mask, in the light.
            fill("#c9a24e", "M106 60q14-8 28 0l1 12q-8 5-13-1h-4q-5 6-13 1z"),
            fill("#fff0b0", "M106 60q7-4 13-4l-1 15q-5 6-13 1z"),
            fill("#0d0306", "M108.500 65q4-3 8 1-4 3.500-8-1zM131.500 65q-4-3-8 1 4 3.500 8-1z"),
            fill("#b87848", "M113 78q7 3 14 0l-2 8-5 4-5-4z"),
            fill("#f2bd86", "M113 78q3 1.500 7 1.500V90l-5-4z"),
            line("#4e2d1e", 1, "M116 83q4 1 7-1.500", cap=True),
        ),
    ]
    front_plane = [
        # The throne and its little king.
        group(
            "translate(-6-9) scale(1.05)",
            fill("#6f5322", "M84 174v-60q6-26 36-30 30 4 36 30v60z"),
            fill("#c9a24e", "M84 174v-60q6-26 36-30v6q-24 4-29 26v58z"),
            fill("#7f2a3c", "M92 174v-58q6-20 28-24 22 4 28 24v58z"),
            fill("#b5485c", "M92 174v-58q6-20 28-24-14 12-14 30v52z"),
            line("#f6dd98", 1.400, "M92 174v-58q6-20 28-24 22 4 28 24v58"),
            dots("#f6dd98", 1.300, (108, 112), (120, 108), (132, 112), (104, 126), (136, 126)),
            fill("#f6dd98", ellipse(120, 87, 4), ellipse(84, 114, 5), ellipse(156, 114, 5)),
            fill("#6f5322", ellipse(157, 115, 3.600)),
            fill("#14454f", "M100 174q0-28 20-30 20 2 20 30z"),
            fill("#3f9690", "M100 174q0-28 20-30l-4 6q-8 10-8 24z"),
            fill("#fff6e0", "M108 148q12 8 24 0l2 6q-14 7-28 0z"),
            group("translate(120 134) scale(.5)", front(FAIR)),
            fill("#c9a24e", "M110 127l-3-14 7 5 6-8 6 8 7-5-3 14q-10 3-20 0z"),
            fill("#fff0b0", "M110 127l-3-14 7 5 6-8v18q-6 0-10-1z"),
            limb("#14454f", 7, [(104, 156), (92, 148)], [(136, 156), (148, 148)]),
            dots("#d99f6c", 3, (90, 146), (150, 146)),
        ),
        # Hands and strings.
        line("#fff6e0", 0.900, "M70 96L88 144M74 98L108 110M170 96L152 144M166 98L132 110", opacity=0.9),
        limb("#240a12", 16, [(64, 128), (62, 100), (68, 88)], [(176, 128), (178, 100), (172, 88)]),
        limb("#6e2a3c", 5, [(58, 126), (56, 100), (61, 90)]),
        limb("#b87848", 4, [(68, 87), (72, 96)], [(72, 84), (78, 93)], [(172, 87), (168, 96)], [(168, 84), (162, 93)]),
        dots("#f2bd86", 4.500, (71, 85)),
        dots("#b87848", 4.500, (169, 85)),
        dots("#ffe27a", 2, (73, 90)),
        niche("#1a070d", opening, joints="#33121d"),
    ]
    return Drawing(defs, back, subject, front_plane)


@picture("advisor-whimsical-gambler", focus=60)
def whimsical_gambler() -> Drawing:
    """A wide hat with a plume hides the eyes; a fan of cards, two dice in the air."""
    defs = linear("s", (0, "#2b1b4d"), (0.6, "#6f3c7c"), (1, "#33204a"))
    defs += radial("h", (0, "#fff0b0"), (0.3, "#ffd06a", 0.7), (1, "#ff9a5a", 0))
    opening = "M120 4a82 82 0 0 1 62 136q-4 6-4 14v20H62v-20q0-8-4-14A82 82 0 0 1 120 4z"
    lattice = "".join(f"M{x} -4l120 120M{x + 60} -4l-120 120" for x in range(-60, 240, 30))
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        line("#c58a9a", 1, lattice, opacity=0.3),
        fill("url(#h)", ellipse(70, 44, 70)),
        line("#4a2412", 1.400, "M70 0v26"),
        fill("#4a2412", "M62 30q8-10 16 0zM62 52h16l-3 5h-10z"),
        fill("#fffbe0", "M63 30h14l-1 22H64z"),
        fill("#ff9a2e", "M70 50q-6-6 0-16 6 10 0 16z"),
    ]
    subject = [
        fill("#1f5f66", "M62 174q2-42 38-52h44q34 12 36 52z"),
        fill("#3f9690", "M62 174q2-42 38-52l12 4q-22 16-22 48z"),
        fill("#0f3a45", "M140 122q38 12 40 52h-20q-2-34-20-52z"),
        line("#ffd06a", 1.600, "M120 138v34", cap=True),
        dots("#ffd06a", 2, (120, 142), (120, 152), (120, 162)),
        # Collar, hair, face.
        fill("#33180f", "M96 74q-10 26-4 44 14 8 28 8t28-8q6-18-4-44z"),
        fill("#6e3a1c", "M96 74q-10 26-4 44l12 5q-4-22-2-49z"),
        group("translate(120 88) scale(1.200)", front(FAIR, eyes=False)),
        fill("#8f5a3c", "M101 76h38v8q-10 6-19 5-9 1-19-5z"),
        fill(
            "#33180f",
            "M120 103q-9-5-17 2-4 2-8-2 6 10 15 7 7-1 10-4 3 3 10 4 9 3 15-7-4 4-8 2-8-7-17-2zM116 114h8l-4 10z",
        ),
        line("#8f3a3c", 1.800, "M112 110q9 5 17-2", cap=True),
        fill(
            "#fff6e0",
            "M88 122q8-6 14 0 5-5 10 1 6-4 8 3 3-7 9-3 5-6 10-1 6-6 13 0-4 12-14 12-12 6-20 2-10 4-18-2-10-2-12-12z",
        ),
        fill("#d9c0c0", "M128 126q6-6 11-4 6-6 13 0-4 12-14 12-6 3-11 3z"),
        # The hat.
        fill("#5c1236", "M64 76Q84 90 122 84q36-4 52-24 4 18-20 28-32 14-64 4-22-6-26-16z"),
        fill("#d8487f", "M92 80Q86 44 112 38q30-6 42 34-28 16-62 8z"),
        fill("#f58ab0", "M92 80Q86 44 112 38q8-2 14 0-14 14-14 44-10 0-20-2z"),
        fill("#8a2458", "M136 44q12 8 18 28-8 5-17 7 4-18-1-35z"),
        fill("#ffd06a", "M92 72q30 10 60-6l2 8q-32 16-62 8z"),
        fill("#a8305f", "M64 76q26 14 58 9 36-4 52-25-2 20-34 28-44 10-76-12z"),
        # The plume.
        fill("#fff6e0", "M146 70q-2-34 34-44-4 8-2 12 8 0 10 4-10 2-12 8 6 2 6 6-10-2-14 4 4 2 4 6-14-4-26 4z"),
        line("#c9a890", 1, "M148 70q6-26 32-42", cap=True),
    ]

    def die(x: float, y: float, angle: int, pips: str) -> str:
        return group(
            f"translate({x} {y}) rotate({angle})",
            fill("#fffdf4", rect(-8, -8, 16, 16)),
            fill("#d9b8a8", "M8-8l4-4v16l-4 4z"),
            fill("#f5e4d8", "M-8-8l4-4h16l-4 4z"),
            line("#7f2a63", 3, pips, cap=True),
        )

    def card(angle: int, sign: str, colour: str) -> str:
        return group(
            f"rotate({angle} 146 172)",
            fill("#b08a78", rect(133, 122, 27, 38)),
            fill("#fffaf0", rect(133, 122, 25.600, 38)),
            fill(colour, sign),
        )

    front_plane = [
        niche("#120a20", opening, joints="#2a1a3c"),
        die(78, 116, -18, "M-4-4h0M4 4h0M0 0h0M-4 4h0M4-4h0"),
        die(62, 88, 24, "M-4-4h0M4 4h0M0 0h0"),
        line("#fff0b0", 1.200, "M70 134q-8 8-6 18M54 106q-6 10-4 24", opacity=0.6, cap=True),
        group(
            "translate(14-42) scale(1.12)",
            card(-34, "M137 127l4 5-4 5-4-5z", "#d8487f"),
            card(-14, "M140 126q5 5 3 8h-6q-2-3 3-8z", "#33204a"),
            card(6, "M140 136l-4-6q0-4 4-2 4-2 4 2z", "#d8487f"),
            card(26, "M140 127l4 5-4 5-4-5z", "#33204a"),
            limb("#0f3a45", 17, [(142, 206), (166, 180), (160, 167)]),
            limb("#3f9690", 5, [(142, 198), (160, 178), (156, 168)]),
            limb("#8f5a3c", 11, [(150, 160), (142, 160)]),
            limb("#ffe3bd", 4, [(136, 157), (146, 155)], [(137, 162), (146, 161)]),
        ),
        sill("#120a20", "#6f5322", 168),
    ]
    return Drawing(defs, back, subject, front_plane)


@picture("advisor-chief-mercenary", focus=44)
def chief_mercenary() -> Drawing:
    """A broad back in fur at the flap of a tent, an axe on the shoulder; camp fires in the night."""
    defs = linear("s", (0, "#0d1a3a"), (0.4, "#3a3a6c"), (0.62, "#e08a5a"))
    defs += radial("h", (0, "#fffbe0"), (0.25, "#ffb04a", 0.8), (1, "#ff7a2e", 0))
    defs += linear("c", (0, "#fff"), (0.5, "#a9b8bd"), (1, "#4f626b"), x2=1)
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        line("#fff6e0", 1.200, stars(24, 5, 40, 200, 4, 60), cap=True),
        fill("#fff6d8", ellipse(94, 34, 10)),
        fill("#5a3f5c", crag(100, 8, 18, 7)),
        fill("#33243c", crag(108, 4, 20, 3)),
        fill("#c9784a", peak(52, 118, 30, 22), peak(154, 116, 30, 20), peak(84, 112, 18, 12)),
        fill("#6e3326", peak(67, 118, 15, 22, 0), peak(169, 116, 15, 20, 0), peak(93, 112, 9, 12, 0)),
        fill("#1c1220", curve([(-4, 118), (60, 114), (120, 116), (180, 113), (244, 118)])),
        fill("url(#h)", ellipse(70, 132, 34), ellipse(172, 128, 20)),
        fill("#ff9a2e", "M62 136q-4-10 8-22 2 8 6 10 4 6 0 12zM168 130q-2-6 4-12 6 8 4 12z"),
        fill("#fffbe0", "M66 136q-1-6 4-11 4 6 2 11z"),
        fill("#0d0710", folk(56, 142, 15), folk(84, 140, 13), folk(180, 136, 10)),
    ]
    subject = [
        # Back and arms.
        fill("#2a1a18", "M72 174q-8-40 14-60l26-10h26l24 10q24 20 18 60z"),
        fill("#5c3a2a", "M72 174q-8-40 14-60l20-8q-12 30-6 68z"),
        fill("#140b0e", "M162 114q24 20 18 60h-22q8-34 4-60z"),
        # Straps.
        fill("#8a5a2a", "M96 174q18-40 56-60l7 6q-36 20-52 54z"),
        dots("#f6dd98", 1.700, (110, 158), (126, 141), (142, 128)),
        # The pelt.
        fill(
            "#9c7a58",
            "M72 128l6-6-4-2 9-6-3-3 12-5-1-4 14-2 16 2 18-2 14 4-1 3 11 6-4 2 9 8-7 1 4 8-11-4-3 8-9-8-6 9-9-8-8 10-9-10-8 9-7-9-9 7-3-8-9 4z",
        ),
        fill("#d9b88a", "M72 128l6-6-4-2 9-6-3-3 12-5-1-4 14-2 5 1-9 9-4 16-7-7-5 6-3-6z"),
        fill("#6b4a34", "M152 108l6 1 11 6-4 2 9 8-7 1 4 8-11-4-3 8-6-6q4-12 1-24z"),
        # The head turns to the left.
        group(
            "translate(122 78) scale(1.100)",
            profile(TAN),
            fill("#7a3f1c", "M-15.500 15q.3 1.600 2 1.900-2 5 0 10 8 5 14-2 5-6 5-16l-2-6h-5q-2 8-6 9-5 0-8 3.100z"),
            line("#a8602a", 1.400, "M-11 19q2 5 0 9M-5 17q2 6-1 11", cap=True),
            fill("#4f626b", "M-14-9q-2-20 18-20 18 2 17 24 0 14-4 24l-9-3 1-16q-10 0-23-9z"),
            fill("#a9b8bd", "M-14-9q-2-20 18-20-8 6-8 24-5-1-10-4z"),
            fill("#5a2c14", "M2-2h16q5 14 4 28-12 6-18 2 2-14-2-30z"),
            fill("#2b3a44", "M14-24q8 6 7 19 0 14-4 24l-5-2q6-22 2-41z"),
            line("#c9a24e", 2.600, "M-14.500-9q13 9 34 6", cap=True),
            line("#c9a24e", 2.200, "M4-29q-5 10-2 25", cap=True),
            fill("#f6dd98", "M1-33h6l-1 5H2z"),
        ),
        fill("#9c7a58", "M118 112l6-7 10 1 10-5 10 8-2 16-14 4-18-4z"),
        fill("#6b4a34", "M144 101l10 8-2 16-8 2q4-12 0-26z"),
    ]
    front_plane = [
        # The flap of the tent.
        fill("#3a1220", "M-4-4h248v20q-40-6-66-16H62Q36 10-4 16z"),
        fill("#5e2130", "M-4-4h84Q62 60 44 100q-8 30-4 74H-4z"),
        fill("#97384a", "M36-4h44Q62 60 44 100q-8 30-4 74h-9q-5-46 5-78 14-40 0-100z"),
        fill("#240a12", "M244-4h-86q18 64 38 104 10 30 6 74h42z"),
        fill("#5e2130", "M158-4q18 64 38 104 10 30 6 74h6q5-46-5-78-16-40-26-100z"),
        line("#c9a24e", 2, "M80-4Q62 60 44 100q-8 30-4 74M158-4q18 64 38 104 10 30 6 74"),
        line("#c9a24e", 3, "M44 100l-16-6M198 100l18-6", cap=True),
        line("#3a1220", 1.400, "M18-4q10 60 2 178M220 6q-6 60 4 160", opacity=0.8),
        # The axe.
        group(
            "rotate(13 156 130)",
            line("#4a2c18", 6, "M156 180V26", cap=True),
            line("#9c6a3a", 1.800, "M154.500 178V28", cap=True),
            fill("url(#c)", "M153 40q-16-2-24-14-8 24 0 44 8-12 24-14z"),
            fill("#fff", "M129 26q-8 24 0 44l2-4q-6-18 0-36z"),
            fill("#4f626b", "M159 40q16-2 24-14 8 24 0 44-8-12-24-14z"),
            fill("#7d9098", "M159 40q16-2 24-14l1 6q-8 12-25 14z"),
            fill("#c9a24e", rect(151, 37, 10, 4), rect(151, 54, 10, 4)),
        ),
        limb("#2a1a18", 17, [(178, 140), (172, 158), (154, 150)]),
        limb("#b87848", 10, [(154, 150), (149, 146)]),
        limb("#f2bd86", 4, [(150, 145), (147, 149)]),
    ]
    return Drawing(defs, back, subject, front_plane)
