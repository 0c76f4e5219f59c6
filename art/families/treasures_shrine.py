"""Treasures to wear and to pray before: silk garments, the pilgrims' relic."""

from __future__ import annotations

from art.kit import arch, at, curve, dots, ellipse, fill, group, limb, line, linear, polygon, rect
from art.studio import Drawing, picture
from art.vault import slit, vault


@picture("silk-garments", focus=26)
def silk_garments() -> Drawing:
    """A gown of silk on a dress form, a length of teal over a rail, bolts on the floor."""
    defs, air = vault(126, (116, 80, 106))
    defs += linear("c", (0, "#ffc0d0"), (0.35, "#e8588a"), (0.75, "#b02a5c"), (1, "#6e1a42"), x2=1, y2=0)
    defs += linear("k", (0, "#fff3b0"), (1, "#c98a24")) + linear("w", (0, "#f6ecd0"), (1, "#a8936a"), x2=1, y2=0)
    # the folds of the skirt, from the waist to the hem: crests bulge, troughs recede
    hem = (58, 70, 84, 97, 112, 125, 141, 154, 170, 182)
    tones = ("#f27fa4", "#a02858", "#ffb3c8", "#c23a70", "#f58cae", "#97244f", "#d94f84", "#7a1c44", "#a83062")
    folds, border, sheen = [], "", ""
    for k, tone in enumerate(tones):
        low = [(x, 157 - abs(x - 120) ** 2 / 420 - (3 if k % 2 else 0)) for x in (hem[k], hem[k + 1])]
        top = [(107 + n * 26 / 9, 84) for n in (k, k + 1)]
        bend = [(t + (x - t) * 0.28, 112) for (t, _), (x, _) in zip(top, low, strict=True)]
        swell = -2 if k % 2 else 5
        middle = ((low[0][0] + low[1][0]) / 2, (low[0][1] + low[1][1]) / 2 + swell)
        folds.append(
            fill(
                tone,
                f"M{at(*top[0])}Q{at(*bend[0])} {at(*low[0])}Q{at(*middle)} {at(*low[1])}Q{at(*bend[1])} {at(*top[1])}z",
            )
        )
        border += f"M{at(low[0][0], low[0][1] - 6)}Q{at(middle[0], middle[1] - 6)} {at(low[1][0], low[1][1] - 6)}"
        if not k % 2:
            x, y = middle[0] - 2, middle[1]
            sheen += f"M{at(top[0][0] + 1.4, 92)}Q{at(bend[0][0] + 2, 116)} {at(x - 3, y - 12)}L{at(x, y - 12)}Q{at(bend[0][0] + 4, 112)} {at(top[0][0] + 1.4, 92)}z"
    back = [
        air,
        fill("#0f4630", rect(0, 122, 240, 5)),
        slit(64, 60, 13, 46, (60, 200, 176)),
        # a rail, and teal silk over it
        fill("#5c3a14", "M150 26h96v5h-96z"),
        fill("#e4b84a", "M150 26h96v2h-96z", ellipse(150, 28.5, 4)),
        fill("#12606a", "M166 27q18-4 56 0 4 60-2 112-10 6-16 0-8 8-18 0-8 6-16 0-2-60-4-112z"),
        fill(
            "#2f9a9c", "M166 27q5-3 10-2 0 60 2 118-6 1-8-4-3-50-4-112zM190 25q8-1 12 0 4 50 2 118-6 2-10 1 2-60-4-119z"
        ),
        fill("#8fe0d4", "M170 25h3q0 50 2 110l-3 2q-3-50-2-112zM193 25h4q4 50 2 112l-3 2q2-60-3-114z"),
        fill("#0a3f4a", "M182 25h5q4 50 2 118-4 2-5 1 2-60-2-119zM212 26h10q4 60-2 112-4 4-8 2 4-50 0-114z"),
        line("#e4b84a", 2, "M170 136q4 6 10 6t9 0q6 3 14 0 8 4 17-4"),
    ]
    sleeve = "M100 42Q86 46 82 64L66 108q6 9 18 8 6-20 14-40l6-14z"
    subject = [
        fill("#04150f", ellipse(120, 156, 74, 7), opacity=0.55),
        # the form: cap, neck and shoulders of linen
        fill("#8a5a2a", ellipse(120, 21, 6.5, 3.4)),
        fill("#e0b070", ellipse(119, 19.6, 5.6, 2.6), rect(118.4, 13, 2.4, 7)),
        dots("#ffe8b0", 2, (119.5, 12)),
        fill("url(#w)", "M114 22h12q0 12 4 15l12 7-22 24-22-24 12-7q4-3 4-15z"),
        line("#8f7a50", 0.9, "M120 24v30M114 28q6 3 12 0"),
        # the far sleeve
        group(
            "matrix(-1 0 0 1 240 0)",
            fill("#7a1c44", sleeve),
            fill("#a83062", "M100 42Q86 46 82 64L66 108q3 4 6 5 8-30 16-46 2-14 12-25z"),
            fill("#e4b84a", "M66 108q6 9 18 8l1-4q-11 1-17.500-8z"),
        ),
        *folds,
        fill("#fff", sheen, opacity=0.4),
        line("#8a5a14", 5, border),
        line("#f6d070", 3.6, border),
        line("#a8701f", 1.4, border + "", opacity=0.8),
        # the bodice
        fill("url(#c)", "M100 41l6-1q2 16 14 26 12-10 14-26l6 1q6 16-3 28-3 8-4 18-13 4-26 0-1-10-4-18-9-12-3-28z"),
        fill("#fff", "M101 44q-4 14 4 24l4 14q-2-18 0-26-6-4-8-12z", opacity=0.4),
        line("#6e1a42", 1.1, "M112 64q-1 12 1 20M128 64q2 12 0 20M104 56q6 4 10 10M136 56q-6 4-10 10"),
        line("#f6d070", 2.6, "M106 40q2 16 14 26 12-10 14-26", cap=True),
        fill("url(#k)", "M106.500 81q13 5 27 0l.6 6q-14 5-28 0z"),
        fill("#3fb0a0", "M120 79.500l4 4.500-4 4.500-4-4.500z"),
        line("#f6d070", 2.2, "M119 88q-2 22-5 40M121 88q3 20 4 34", cap=True),
        dots("#fff3b0", 2.2, (114, 130), (125, 124)),
        # the near sleeve, its lining and folds
        fill("#d94f84", sleeve),
        fill("#ffb3c8", "M100 42Q86 46 82 64L66 108l5 5Q80 78 88 66 92 50 100 42z"),
        fill("#97244f", "M104 62l-6 14q-8 20-14 40l-5-.2Q88 86 96 68z"),
        fill("#fff", "M90 52Q84 60 82 70L72 100l3 3q5-24 11-38z", opacity=0.45),
        fill("url(#k)", "M66 108q6 9 18 8l1.400-5q-11 1-17.600-8z"),
    ]

    def bolt(x: float, y: float, length: float, tones: tuple[str, str, str]) -> str:
        """A roll of silk that lies to the right; its end shows the turns of the cloth."""
        light, middle, shade = tones
        return (
            fill(shade, rect(x, y - 10, length, 20), ellipse(x + length, y, 4.5, 10))
            + fill(middle, rect(x, y - 10, length, 13))
            + fill(light, rect(x, y - 8, length, 4))
            + fill(shade, ellipse(x, y, 5.4, 10.4))
            + fill(light, ellipse(x, y, 4.8, 9.4))
            + line(shade, 1, ellipse(x, y, 3.3, 6.6), ellipse(x, y, 1.8, 3.6))
        )

    front = [
        fill("#04150f", ellipse(196, 164, 40, 5), opacity=0.6),
        bolt(172, 156, 50, ("#fff0b0", "#e4b84a", "#9c6a1c")),
        bolt(194, 154, 50, ("#b0a0f0", "#6a50b8", "#38287a")),
        bolt(180, 138, 46, ("#9fe8dc", "#2f9a9c", "#12505a")),
        # a loose end spills over the floor
        fill("#12606a", "M34 150q20-6 34 4 16 10 30 4l4 8q-20 8-40 0-14-8-30-4z"),
        fill("#4fc0b8", "M34 150q20-6 34 4 16 10 30 4l1 3q-18 6-34-4-14-8-31-3z"),
        bolt(18, 152, 30, ("#8fe0d4", "#2f9a9c", "#12505a")),
        fill(
            "#fff",
            "M68 40l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM152 104l1.500 5 5 1.500-5 1.500-1.500 5-1.500-5-5-1.500 5-1.500z",
        ),
    ]
    return Drawing(defs, back, subject, front)


@picture("pilgrims-relic", focus=40)
def pilgrims_relic() -> Drawing:
    """A golden shrine in a niche, a scallop on the altar; two pilgrims kneel before it."""
    defs, air = vault(132, (120, 76, 104))
    defs += linear("k", (0, "#fff6cf"), (0.5, "#f2c24a"), (1, "#b5761c")) + linear("r", (0, "#ffe890"), (1, "#c9861f"))
    defs += linear("n", (0, "#fff0a8"), (0.5, "#a8c470"), (1, "#2f7a4c"))
    back = [
        air,
        line(
            "#0f4630",
            1,
            "M-4 24h70M174 24h70M-4 50h60M184 50h60M-4 76h60M184 76h60M-4 102h60M184 102h60M34 24v26M16 50v26M40 76v26M206 24v26M226 50v26M200 76v26",
        ),
        # the niche, its columns and its vault
        fill("#0a2a1e", arch(120, 128, 128, 122)),
        fill("#2d7450", "M56 132V70a64 64 0 0 1 128 0v62h-9V70a55 55 0 0 0-110 0v62z"),
        fill("#8fc080", "M56 132V70A64 64 0 0 1 120 6v9A55 55 0 0 0 65 70v62z"),
        line("#14452f", 1, "M56 74h9M175 74h9M59 50l9 3M172 53l9-3M72 27l6 7M162 34l6-7M94 11l3 9M143 20l3-9M120 6v9"),
        fill("url(#n)", arch(120, 128, 108, 112)),
        line(
            "#fff6c0",
            1,
            "M120 70L120 18M120 70L92 24M120 70L148 24M120 70L72 40M120 70L168 40M120 70L66 62M120 70L174 62",
            opacity=0.5,
        ),
        fill("url(#h)", ellipse(120, 76, 60)),
    ]
    scallop = "M0 9l-5 1-1-4q-8-3-8-12 4-8 14-9 10 1 14 9 0 9-8 12l-1 4z"
    ribs = "M0 6V-13M-2 6L-8-11M2 6L8-11M-3 6L-12-6M3 6L12-6"
    subject = [
        # the altar
        fill("#04150f", ellipse(120, 144, 70, 6), opacity=0.6),
        fill("#cfdcc0", rect(64, 112, 112, 30)),
        fill("#8fa88a", rect(140, 112, 36, 30)),
        fill("#fffbe8", "M60 106h120v7H60z"),
        fill("#a8b898", "M142 106h38v7h-38z"),
        fill("#c93a6a", "M92 106h56v30l-7 6-7-6-7 6-7-6-7 6-7-6-7 6-7-6z"),
        fill("#8a2050", "M130 106h18v30l-7 6-7-6-4 4z"),
        line("#f6d070", 1.6, "M92 133l7 6 7-6 7 6 7-6 7 6 7-6 7 6 7-6"),
        group("translate(118 122) scale(.9)", fill("#fff6e0", scallop), line("#b08a5a", 1.1, ribs)),
        # the shrine: gable in the light, long side with three saints, roof with its crest
        fill("#7a4a14", "M82 103h80v4H82z"),
        fill("url(#k)", "M80 101h84v4H80z"),
        fill("#fff0a8", "M84 101V72l13-20 13 20v29z"),
        fill("#d99a2a", "M110 101V72h50v29z"),
        fill("#8a5a14", "M110 72h50v4h-50z"),
        fill("url(#r)", "M97 52h52l13 20h-52z"),
        line("#a8701f", 1, "M101 58h52M105 64h52M108 52l13 20M122 52l13 20M136 52l13 20"),
        line("#fff6cf", 2, "M82 73l15-22.500 13 21.500M97 51h53", cap=True),
        fill("#f6d070", "M99 51l3-5 3 5 3-5 3 5 3-5 3 5 3-5 3 5 3-5 3 5 3-5 3 5 3-5 3 5 3-5 3 5z"),
        fill("url(#k)", rect(121.5, 24, 3.4, 24), rect(114, 30, 18, 3.4)),
        dots("#c9304a", 2.6, (123, 31.600)),
        fill("#1c5f7a", arch(97, 96, 12, 20), *(arch(x, 97, 11, 17) for x in (119, 135, 151))),
        fill(
            "#fff0a8",
            *(
                ellipse(x, y - 10, 1.9) + f"M{at(x - 3, y)}q0-8 3-8t3 8z"
                for x, y in ((97, 96), (119, 97), (135, 97), (151, 97))
            ),
        ),
        line("#fff6cf", 1.2, arch(97, 96, 12, 20), *(arch(x, 97, 11, 17) for x in (119, 135, 151))),
        dots("#c9304a", 1.8, (127, 79), (143, 79), (97, 64)),
        dots("#2fb0a0", 1.5, (113, 79), (158, 79), (89, 74), (105, 74)),
        fill("#fff", "M84 101h4V70l-4 3z", opacity=0.6),
        # candles
        fill("#fffbe8", rect(68, 88, 5, 18), rect(168, 88, 5, 18)),
        fill("#c9b890", rect(71, 88, 2, 18), rect(171, 88, 2, 18)),
        fill("#ff9a2e", "M70.500 88q-5-5 0-14 5 9 0 14zM170.500 88q-5-5 0-14 5 9 0 14z"),
        fill("#fffbe0", "M70.500 87q-2.500-3 0-8 2.500 5 0 8zM170.500 87q-2.500-3 0-8 2.500 5 0 8z"),
    ]

    def pilgrim(cloak: str, lit: str) -> str:
        """Kneels to the right with folded hands, the hat with its shell on the back."""
        return (
            fill("#04150f", ellipse(0, 1, 24, 3))
            + fill("#1c120c", "M-22 0q4-5 12-5h10V0z")
            + fill(cloak, "M-12 0q-6-22 4-36l8-4 8 6q4 16 0 26l4 8z")
            + fill(lit, "M0-40l8 6q4 16 0 26l4 8H6q-2-20-8-30z")
            + fill("#2a1a10", "M-12-27q-2-10 8-14 8 0 12 6 2 8-2 12-10 2-18-4z")
            + limb(cloak, 6, [(2, -30), (8, -22), (15, -27)])
            + limb("#e8b080", 3.6, [(15, -28), (18, -32)])
            + fill("#e8b080", "M-3-40q-3-12 6-12 7 1 7 6l2 3-2 1q0 5-4 5-2 4-9-3z")
            + fill("#3f2818", "M-4-39q-7-17 7-17 8 0 8 7-4 0-6-1-1 4-3 6 1 5-2 7z")
            # the hat hangs on the back
            + fill("#3f2818", ellipse(-10, -27, 6, 12))
            + fill("#6b4422", "M-9-38q6 11 0 22-9 0-10-11 1-11 10-11z")
            + fill("#c98a48", "M-9-38q3 5 3 11h-13q1-11 10-11z")
            + dots("#fff6e0", 2.4, (-13, -27))
        )

    front = [
        # staff, gourd and scallop
        *(line(tone, width, "M88 160L76 58", cap=True) for tone, width in (("#2a160a", 5), ("#b5783f", 2.8))),
        group("translate(56 158) scale(1.05)", pilgrim("#5c3a22", "#b5763f")),
        group("translate(186 160) scale(-1.05 1.05)", pilgrim("#3f4a52", "#8fa0a4")),
        dots("#b5783f", 3, (76, 58)),
        fill("#8a5a24", ellipse(81.5, 72, 4), ellipse(82, 80, 5.6)),
        fill("#e0a85c", ellipse(80.5, 71, 2), ellipse(80.5, 79, 3)),
        fill(
            "#04150f", curve([(-4, 154), (20, 162), (50, 167), (90, 172)]), curve([(150, 172), (200, 166), (244, 154)])
        ),
    ]
    floor = fill("#fff6c0", polygon((92, 146), (148, 146), (168, 170), (72, 170)), opacity=0.16)
    return Drawing(defs, back, subject, [floor, *front])
