"""Advisors known by what they hold: the mother her child, the silversmith his cup, the chieftain a staff."""

from __future__ import annotations

from art.kit import crag, dots, ellipse, fill, group, limb, line, linear, radial, rect, tapered
from art.portrait import FAIR, INK, TAN, grip, niche, profile, sill
from art.studio import Drawing, picture


@picture("advisor-nurturing-mother", focus=55)
def nurturing_mother() -> Drawing:
    """Cheek to cheek with the child in her arms; a fire far behind them."""
    light, middle, shade = FAIR
    defs = linear("s", (0, "#2a1418"), (0.6, "#8a4632"), (1, "#3a1a18"))
    defs += radial("h", (0, "#fffbe0"), (0.2, "#ffd88a", 0.85), (0.5, "#ff9a4a", 0.4), (1, "#ff7a3a", 0))
    defs += linear("c", (0, "#f07f98"), (0.5, "#c9486a"), (1, "#7a2444"), x2=1)
    opening = "M34 180q10-40 4-74a82 88 0 0 1 164 0q-6 34 4 74z"
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        line("#4a2220", 1.2, "M36 60h168M36 40h168M36 84h168M70 40v20M110 24v16M150 40v20M92 60v24M176 60v24"),
        # the hearth at the far wall
        fill("#33120f", rect(0, 118, 240, 60)),
        fill("#8a4632", "M42 72h46v48H42z"),
        fill("#d98a5c", "M38 66h54v7H38z"),
        fill("#160706", "M48 120V92q17-16 34 0v28z"),
        fill("url(#h)", ellipse(66, 104, 62)),
        fill("#ff7a2e", "M54 119q-4-9 5-17 1 5 3 6 1-8 7-12-1 8 4 12l1-5q7 6 3 16z"),
        fill("#fff0a8", "M58 119q-1-5 4-9 1 3 2 2 1-5 3-7 0 5 4 8 2 3 0 6z"),
        fill("#c9a24e", "M46 66l-2-8h9l-2 8zM60 66v-6h3v-4h4v4h3v6zM78 66q-1-8 4-8t4 8z"),
    ]
    face = (
        # forehead, short nose, lips, round chin, a soft jaw up to the ear, and the neck
        "M6-22C-8-23-14-16-14.500-8q.5 2-.3 4L-19 4q-.3 2 2.700 2.300-1 1.500-1.600 3 .7 1.200 1.700 1.500-1.500 1-.8 2.700"
        " 1 .9 1.700 1.300-1.300 3 1 5.200Q-10 22-5 21L2 19"
    )
    subject = [
        # her back and shoulder
        fill("#5c1a30", "M104 180q-6-60 30-84 40-8 58 30 10 28 8 54z"),
        fill("url(#c)", "M98 180q0-58 40-82 36-2 48 34 6 24 4 48z"),
        group(
            "translate(135 73) rotate(-31) scale(1.18)",
            fill("#3f1022", "M-6-27Q10-38 26-26 38-8 28 22 24 36 8 40 14 10-6-27z"),
            fill(shade, "M-2 16L2 34 20 30V6z"),
            fill(middle, face + "Q12 22 16 2L14-18z"),
            fill(light, face.replace("L2 19", "Q-10 12-4 4-2-4-6-10-2-18 6-22z")),
            fill("#e88a78", ellipse(-6, 9, 4.6, 3.2), opacity=0.55),
            line("#a8483f", 1.5, "M-17.400 11q3 1 5.200-.6", cap=True),
            line(INK, 1.5, "M-13.500-1q3.500 3.600 7.500.6M-14-8q4-3.500 9-1", cap=True),
            line(INK, 0.9, "M-12.600.4l-1.600 1.500M-10 1.600l-.8 2"),
            fill("#6e3a1c", "M-8-19Q0-27 12-22 20-6 14 12 8 10 9 2 4-2 3-8-2-14-11-13z"),
            line("#b5713c", 1.3, "M-6-17q10-3 14 6 3 6 2 12M-1-20q12 1 14 14", cap=True),
            fill("#c9486a", "M-10-20Q0-36 20-28 36-14 30 12 28 32 10 42 2 36 8 28 18 12 12-8 6-20-10-20z"),
            fill("#f5a0b0", "M-10-20Q0-36 18-29 6-26 6-18q-8-3-16-2z"),
            fill("#8a2a4c", "M18-29Q36-16 30 12 28 32 10 42q14-22 15-38Q26-14 18-29z"),
        ),
    ]
    child = [
        # the bundle
        fill("#d9b890", "M78 112q-6 24 14 36 30 14 62 4 14-10 4-26-20-20-54-26z"),
        fill("#fff6e0", "M78 112q-6 24 14 36 12-2 24-12 20-16 12-32-12-6-24-6z"),
        fill("#7fb8c8", "M104 142q20-10 28-38 20 8 28 22 8 16-6 26-30 8-54 0z"),
        fill("#b5dde4", "M104 142q20-10 28-38l7 4q-2 26-25 43-8 0-14-1z"),
        fill("#4f8a9c", "M160 126q8 16-6 26-14 4-28 4 28-8 34-30z"),
        # the head looks up to hers
        group(
            "translate(92 108) rotate(34)",
            fill("#e8d4ac", "M-16 6q-5-20 12-24 20 0 20 20-4 18-18 18-12-2-14-14z"),
            fill(
                "#f2bd96",
                "M-6-14Q10-17 13-6l.6 4q2.600 2 2.400 4-.4 1.200-2 1.200 1 1.200.2 2.400l.4 1.600q.2 5-4.600 6-8 1-14-6-4-8-2-21z",
            ),
            fill(
                "#ffe3c4",
                "M0-15Q11-15 13-6l.6 4q2.600 2 2.400 4-.4 1.200-2 1.200 1 1.200.2 2.400l.4 1.600q.2 5-4.600 6-4 0-6-3Q-2-2 0-15z",
            ),
            fill("#f09a88", ellipse(6.5, 5, 3, 2.4), opacity=0.6),
            line(INK, 1.2, "M6.500-2q2.500 2.400 5 .2", cap=True),
            line("#b5654a", 1.1, "M14 6.200q-2 .8-3.600-.2", cap=True),
            fill("#fff6e0", "M-16 6q-5-20 12-24 12 0 17 8-11-4-15 3-3 9 2 17-10 6-16-4z"),
            line("#c9a884", 1, "M-12 2q-1-12 8-15", cap=True),
        ),
        # the child's arm reaches for her chin
        limb("#f2bd96", 7, [(108, 122), (121, 114), (122, 104)]),
        limb("#ffe3c4", 3, [(107, 120), (119, 112), (120.5, 104)]),
        limb("#ffe3c4", 2.4, [(121, 102), (118.5, 97.5)], [(122.5, 101), (122.5, 96)], [(124, 102), (126.5, 98)]),
    ]
    front_plane = [
        *child,
        # the near arm: sleeve, cuff, and a hand under the child
        fill("#7a2444", "M186 118q14 34-12 54-40 8-66-4l4-14q30 6 44-4 8-12 8-28z"),
        fill("#c9486a", "M180 108q16 30-10 54-30 10-60 2l2-10q30 6 44-4 10-16 8-36z"),
        fill("#f07f98", "M168 112q2 26-10 40-18 10-46 4l-.6 4q34 8 54-6 14-20 8-44z"),
        fill("#fff6e0", "M114 153q-5 7-4 16l-6-1q-2-8 3-16z"),
        fill(shade, "M114 154Q96 153 86 146 78 140 74 131q-5-2-6 3 1 15 12 25 13 11 30 12z"),
        fill(middle, "M114 153Q96 152 86 145 78 139 74 130q-5-2-6 3 1 14 12 24 14 10 31 10z"),
        fill(light, "M114 153Q96 152 86 145 78 139 74 130q-5-2-6 3 0 4 2 9 2-2 4 0 6 12 22 17 10 2 17 1z"),
        line(shade, 1, "M71.500 143q6 11 20 16M76 152q8 8 18 11", cap=True),
        limb(middle, 7, [(108, 156), (99, 149), (95, 138)]),
        limb(light, 3.2, [(105, 152.500), (98, 147), (94.500, 138)]),
        fill("#fff6e0", "M112 151q-4 8-1 19l7-1q-3-8 1-16z"),
        niche("#14090a", opening, joints="#301a1a"),
        sill("#14090a", "#6f5322", 168),
    ]
    return Drawing(defs, back, subject, front_plane)


@picture("advisor-great-silversmith", focus=40)
def great_silversmith() -> Drawing:
    """An old man lifts a jewelled cup by its stem and judges it; his hammer in the other hand."""
    defs = linear("s", (0, "#0f2a30"), (0.6, "#2f6470"), (1, "#0f2a30"))
    defs += radial("h", (0, "#fffbe0"), (0.2, "#ffd06a", 0.85), (0.55, "#ff7a3a", 0.35), (1, "#ff7a3a", 0))
    defs += radial("g", (0, "#fff", 0.9), (0.4, "#eaf6ff", 0.4), (1, "#bfe8f5", 0))
    defs += linear("c", (0, "#c4d4dc"), (0.22, "#fff"), (0.42, "#dbe7ec"), (0.7, "#8fa6b4"), (1, "#46606e"), x2=1, y2=0)
    opening = "M36 180V62h10q12 0 14-16l4-34h112l4 34q2 16 14 16h10v118z"
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        line(
            "#0b2026", 1.2, "M36 72h170M36 92h170M36 52h170M60 32h130M156 32v20M124 52v20M170 72v20M148 72v20M180 52v20"
        ),
        fill("#5a2a1c", "M30 174v-44l10-10h44l8 10v44z"),
        fill("#9c5236", "M36 128l8-10h38l8 10z"),
        fill("#1a0805", "M42 174v-30q20-16 40 0v30z"),
        fill("url(#h)", ellipse(62, 146, 58)),
        fill("#ff7a2e", "M46 166q-6-12 6-22 1 7 4 8 2-10 10-16-1 10 5 15 2-4 2-7 10 8 5 22z"),
        fill("#ffe27a", "M52 166q-2-7 5-12 1 4 3 4 1-7 5-10 0 8 5 11 4 3 1 7z"),
    ]
    subject = [
        fill("#14343c", "M112 180q-4-44 22-56l16-6h20q34 12 42 62z"),
        fill("#2f6470", "M112 180q-4-44 22-56l10-4q-18 22-16 60z"),
        fill("#0b2026", "M172 118q34 12 42 62h-26q-2-42-18-62z"),
        fill("#5c3319", "M124 180q0-34 20-52l24 0q-6 24-4 52z"),
        fill("#9c6236", "M124 180q0-34 20-52l6 0q-16 22-14 52z"),
        line("#f6dd98", 1.2, "M128 180q0-32 19-51", cap=True),
        group(
            "translate(156 80) rotate(14) scale(1.2)",
            profile(FAIR),
            fill(
                "#e4e4dc",
                "M-15 15.500q1 1.500 2 1.400-4 8-1 16 2 8 8 12 10-8 12-24 4-10 4-22l-4-2q-2 10-7 13-5-1-7.500 1-4-3-6.500 4.600z",
            ),
            fill("#fff", "M-15 15.500q1 1.500 2 1.400-4 8-1 16 2 8 8 12 0-20 2-30-6-3-11 .600z"),
            line("#b8b8b0", 1.1, "M0 18q-2 10-4 20M4 14q0 10-3 18", cap=True),
            fill("#fff", "M-17.500 9q6 0 9 4l-6 1zM-15-8q4-4 10-1l-1 2q-4-2-8 1z"),
            fill("#b8b8b0", "M8-8q12 2 12 14 0 12-4 18-6-2-6-12 2-10-2-20z"),
            fill("#7a3f1c", "M-12-13Q-10-28 6-27q18 2 16 24-8-2-12-6-12 0-22-4z"),
            fill("#b5713c", "M-12-13Q-10-28 6-27-2-20-2-10q-6-1-10-3z"),
            line("#f6dd98", 1.8, "M-12-12.500q12 4 22 3.500 4 5 12 6", cap=True),
        ),
        # the hammer at his shoulder
        line("#3a1d0c", 6, "M196 164L184 96"),
        line("#b5783f", 3, "M195 164L183 96"),
        fill("#46606e", "M168 88l27-6 3 15-26 6q-3-7-4-15z"),
        fill("#9fb4c0", "M168 88l27-6 1 5-27 6z"),
        fill("#fff", "M166 86l6-1 3 19-6 1q-4-9-3-19z"),
        fill("#33444f", "M194 80l7 8-4 12z"),
    ]
    front_plane = [
        niche("#071518", opening, joints="#15303a"),
        fill("url(#g)", ellipse(88, 60, 46)),
        # the sleeve, its folds and its cuff
        fill("#14343c", "M146 128q14 16 4 34-12 10-26 2-20-14-33-48l16-9q14 16 39 21z"),
        fill("#2f6470", "M107 107q14 16 39 21l2 3q-6 14-18 20-18-12-31-40z"),
        fill("#5fa3ac", "M101 110l6-3q14 16 39 21l1 2q-26 0-46-20z"),
        line("#14343c", 1.4, "M146 129q-6 12-17 18M124 122q-2 8-10 10", cap=True),
        fill("#fff6e0", "M87 114l19-11 5 7-20 12z"),
        fill("#d9c9a8", "M98 108l8-5 5 7-7 4z"),
        fill("#d99f6c", "M84 92q14-8 20 2l3 9-18 11q-7-8-5-22z"),
        # the cup: foot, stem, knop, bowl
        group(
            "translate(20 24) scale(.78)",
            fill("#33444f", ellipse(86, 110, 21, 4.6)),
            fill("url(#c)", "M66 108q3-5 15-9l2-6h6l2 6q12 4 15 9-20 8-40 0z"),
            fill("url(#c)", rect(83, 66, 6, 30)),
            fill("url(#c)", ellipse(86, 71, 7, 3.4)),
            fill("url(#c)", "M62 22h48q0 22-6 32-6 10-18 13-12-3-18-13-6-10-6-32z"),
            fill("#46606e", ellipse(86, 22, 24, 5)),
            fill("#8fa6b4", "M64 23q22 8 44 0-8 4.500-22 4.500T64 23z"),
            line("#fff", 1.4, "M62 22a24 5 0 0 0 48 0"),
            fill("#c9a24e", "M62.600 34q23 9 46.800 0l-.8 9q-22 9-45.200 0z"),
            fill("#f6dd98", "M62.600 34q8 3.200 17 4.200l.4 9q-9-1-16.600-4.200z"),
            *(
                dots(tone, radius, *((x + shift, y + shift) for x, y in spots))
                for spots, deep, pale in (
                    (((69, 41), (86, 43.8), (103, 41)), "#b02a55", "#ff9ac0"),
                    (((77.5, 43.2), (94.5, 43.2)), "#1f7f9c", "#9fe8f5"),
                )
                for tone, radius, shift in ((deep, 3, 0), (pale, 1, -0.9))
            ),
            fill("#fff", "M70 47q2 8 8 13l-3-12z", opacity=0.9),
            group("translate(87 85) rotate(-8)", grip(FAIR)),
            limb("#d99f6c", 5.4, [(98, 78), (92, 73.5)]),
            limb("#ffe3bd", 2.2, [(97, 76.5), (91.5, 72.5)]),
        ),
        fill(
            "#fff",
            "M118 38l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM56 58l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z",
        ),
        # the other hand, on the hammer
        limb("#14343c", 18, [(206, 172), (201, 152)]),
        group("translate(192 142) rotate(-10) scale(.95)", grip(FAIR)),
        sill("#071518", "#6f5322", 166),
    ]
    return Drawing(defs, back, subject, front_plane)


@picture("advisor-forest-chieftain", focus=34)
def forest_chieftain() -> Drawing:
    """An antlered headdress over a painted face, furs and leaves, a carved staff; a moon behind."""
    light, middle, shade = TAN
    defs = linear("s", (0, "#0d3a3a"), (0.5, "#2f8f74"), (0.8, "#cfe8a0"))
    defs += radial("h", (0, "#fbffe0"), (0.3, "#e8f5b0", 0.8), (1, "#bfe08a", 0))
    beam = ([(104, 52), (84, 46), (69, 33), (66, 19), (75, 4)], [11.0, 11, 10, 7, 2])
    tines = (
        ([(94, 50), (85, 34), (90, 16)], [8.0, 6, 1.5]),
        ([(80, 45), (62, 48), (52, 39)], [8.0, 6, 1.5]),
        ([(68, 27), (57, 21), (55, 10)], [7.0, 5, 1.5]),
    )
    antler = [tapered(*beam), *(tapered(*tine) for tine in tines)]
    lit = [
        tapered(*beam, 0.5, 0.9),
        tapered(*tines[1], 0.5, 0.9),
        tapered(*tines[0], 0.1, 0.5),
        tapered(*tines[2], 0.5, 0.9),
    ]
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("url(#h)", ellipse(96, 52, 86)),
        fill("#1f6b4a", crag(126, 26, 10, 5)),
        fill("#dfe6c8", "M40 174l3-180h10l2 180zM189 174l-2-180h9l4 180z"),
        fill("#9fae98", "M50 174l-1-180h4l2 180zM194 174l-2-180h4l4 180z"),
        line("#1c2b22", 1.8, "M42 20h6M43 70h5M42 106h6M190 46h5M193 82h4M190 118h5", cap=True),
    ]

    def both(*parts: str) -> str:
        return "".join(parts) + group("translate(236 0) scale(-1 1)", *parts)

    subject = [
        both(fill("#5f3c1c", *antler)),
        fill("#e8c888", *lit),
        group("translate(236 0) scale(-1 1)", fill("#b5864a", *lit)),
        # hair, neck
        fill("#2a160e", "M84 62q34-30 68 0 10 30 6 70H78q-4-40 6-70z"),
        fill(shade, "M104 102h28v26q-14 10-28 0z"),
        # shoulders: fur over leaves
        fill("#0d2c1c", "M46 180q-2-40 38-54l20-8q14 12 28 0l20 8q36 14 34 54z"),
        fill("#2f7d45", "M52 180q-2-38 32-52-4 14 2 24-12-2-14 12 8-4 14 16zM96 180q-8-14 2-26 4 10 14 10-6 8-2 16z"),
        fill("#17502f", "M152 128q34 14 32 52h-22q2-12-8-14 4-14-6-18 8-8 4-20zM128 180q-4-10 6-16 10 4 8 16z"),
        fill(
            "#6b4a2e",
            "M76 132q2-12 28-20 14 16 28 0 26 8 28 20l-5 4 1 8-8-2-2 9-8-5-4 8-8-5-8 6-8-6-8 5-4-8-8 5-2-9-8 2 1-8z",
        ),
        fill("#c9a06a", "M76 132q2-12 28-20 4 5 9 7-6 6-6 22l-3 7-4-8-8 5-2-9-8 2 1-8z"),
        fill("#3f2818", "M134 113q24 8 26 19l-5 4 1 8-8-2-2 9-8-5-3 7q4-20-1-40z"),
        # the face: high cheeks, shut eyes in the light
        group(
            "translate(118 82) scale(1.36)",
            fill(middle, "M-17-8Q-17-25 0-25T17-8Q17 6 13 13 6 25 0 25T-13 13Q-17 6-17-8z"),
            fill(light, "M-17-8Q-17-25 0-25L-1-6-5 8 0 10v15Q-6 25-13 13-17 6-17-8z"),
            fill("#d99a62", "M-1-6L-5 8 0 10l5-2-3.500-14z"),
            fill(light, "M-1-10L-5 8 0 10l1-20z"),
            fill(shade, "M10-23Q17-18 17-8 17 6 13 13 6 25 0 25v-2Q8 21 11 12 14 0 10-23zM0 10l5-2-2.500-8z"),
            line("#6e3a24", 1.4, "M-6 15q6 1.600 12 0M-2.500 19h5", cap=True),
            line(INK, 1.7, "M-13-3.500q4.500 4 9 .4M4-3.100q4.500 3.600 9-.4", cap=True),
            line("#3a2014", 2.2, "M-14-9.500q5-3.500 10-.6M4-10.100q5-2.900 10 .6", cap=True),
            line(
                "#c9304a",
                2.4,
                "M-14 3.500l8 3.200M-13.200 8l7.400 2.600M14 3.500L6 6.700M13.200 8l-7.400 2.600",
                cap=True,
            ),
            fill("#c9304a", "M-1.600-22h3.200L.8-11h-1.600z"),
        ),
        # headband with feathers of leaf, braids
        fill("#7a4a2a", "M91 66q27-15 54 0l2-12q-29-22-58 0z"),
        fill("#c98a48", "M91 66q13-8 27-8V41q-16 0-29 13z"),
        line("#fff0c0", 1.6, "M94 59l5-5 4 4 5-5 4 4 6-4 6 4 4-4 5 5 4-4 5 5", cap=True),
        fill("#2f8a4f", "M118 46q-10-13 0-32 10 19 0 32zM107 47q-14-5-17-20 13 5 17 20zM129 47q14-5 17-20-13 5-17 20z"),
        fill("#b5e088", "M118 46q-10-13 0-32zM107 47q-14-5-17-20 5 12 17 20zM129 47q2-12 17-20-8 10-17 20z"),
        dots("#c9304a", 3.4, (118, 48)),
        dots("#ffb0b8", 1.1, (117, 47)),
        line("#2a160e", 8, "M92 68q-8 20-2 62", cap=True),
        line("#7a4a2a", 2, "M89 78l5 5-6 5 6 5-6 5 6 5-5 5 5 5-4 5", cap=True),
        line("#1c0e08", 8, "M144 68q8 20 2 62", cap=True),
        line("#5c3419", 2, "M142 78l6 5-5 5 5 5-5 5 5 5-6 5 5 5-6 5", cap=True),
        dots("#c9304a", 4, (90, 132), (146, 132)),
        fill("#fff6d8", "M101 126l4 11 3-8zM109 131l3.500 11 3.500-9zM118 133l3 11 4-10zM127 131l2 10 5-10z"),
    ]
    front_plane = [
        # the staff and the hand on it
        line("#2a160e", 6.5, "M176 178L168 62q-1-18 10-18 9 1 7 10-3 5-8 2", cap=True),
        line("#c98a48", 3.6, "M175 178L167 62q-1-17 10-17 8 1 6 9-3 4-7 2", cap=True),
        line("#fff0c0", 1.1, "M173.500 178L166 62q0-14 8-16", cap=True),
        fill("#2f8a4f", "M167 74q-14-2-18 12 14 2 18-12zM168 74q12 4 11 17-12-4-11-17z"),
        fill("#b5e088", "M167 74q-14-2-18 12 6-8 18-12z"),
        limb("#0d2c1c", 19, [(164, 176), (186, 160)]),
        limb(shade, 12, [(188, 158), (182, 142)]),
        limb(middle, 9, [(187, 157), (180, 140)]),
        group("translate(172.500 130) rotate(-6) scale(1.050)", grip(TAN)),
        niche("#071a12", "M40 174V84a80 80 0 0 1 160 0v90z", joints="#11301f"),
    ]
    return Drawing(defs, back, [group("translate(12 17) scale(.9)", *subject)], front_plane)
