"""Structures of bare stone: aqueduct, mountain fortress, quarry, royal dungeon."""

from __future__ import annotations

import math

from art.kit import (
    at,
    battlements,
    bird,
    cloud,
    crag,
    curve,
    cypress,
    dashes,
    dots,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    linear,
    number,
    pine,
    radial,
    rect,
    windows,
)
from art.palettes import STRUCTURE
from art.scenery import sky, tower
from art.space import Eye
from art.studio import Drawing, picture


@picture("aqueduct", focus=46)
def aqueduct() -> Drawing:
    """Two tiers of arches from the right, in front, to the far hills; a jet falls into a basin."""
    p = STRUCTURE
    eye = Eye(26, 106)
    defs, air = sky(p, 70, 52, 13, 84)
    defs += linear("f", (0, "#e3d8bd"), (0.6, "#fff3da"), (1, "#ecdcba"), x2=1, y2=0)
    defs += linear("r", (0, "#c2bda9"), (1, "#7d6f60"), x2=1, y2=0)
    defs += linear("w", (0, "#d9e6dc"), (0.4, "#6fa3ad"), (1, "#2c5a69"))
    back = [
        air,
        fill("#fff", cloud(104, 28, 64), cloud(8, 30, 46), opacity=0.5),
        fill(p.far, crag(88, 13, 32, 11)),
        fill("#9bb0a2", curve([(-4, 104), (40, 94), (90, 103), (244, 96)])),
        fill("#829b72", curve([(-4, 110), (60, 106), (120, 110), (180, 102), (244, 106)])),
        dots(
            "#5f7d50", 5, (120, 110), (128, 112), (152, 108), (160, 112), (214, 108), (222, 112), (10, 110), (18, 112)
        ),
        fill("#8fa566", curve([(-4, 126), (30, 121), (70, 120), (120, 128), (180, 136), (244, 146)])),
    ]
    wall, beyond = 190, 207
    reveals, holes = "", ""
    for sill, spring, crown, pitch, width, first, count in ((-46, 0, 25, 44, 32, 0, 6), (34, 44, 57, 29.3, 20, -1, 9)):
        for index in range(first, first + count):
            near = index * pitch + (pitch - width) / 2
            jambs = (near, near + width, sill, spring, crown)
            holes += eye.opening(wall, *jambs)
            reveals += eye.reveal(wall, beyond, *jambs)

    def course(low: float, high: float, out: float = 0) -> str:
        return eye.face(
            (wall - out, low, -30), (wall - out, low, 300), (wall - out, high, 300), (wall - out, high, -30)
        )

    subject = [
        fill("url(#r)", reveals),
        fill("url(#f)", course(-46, 84) + holes),
        fill("#b3a284", course(26, 31, 3), course(61, 66, 3)),
        fill("#fffaf0", course(82, 85, 2)),
    ]
    spout, foot = eye.see(wall - 3, 59, 44), eye.see(wall - 10, -50, 44)
    fall = foot[1] - spout[1]
    front = [
        fill("#829b72", curve([(-4, 116), (30, 109), (64, 108), (92, 117), (120, 124)], foot=128)),
        fill("#4f7048", cypress(50, 113, 17), cypress(58, 114, 12), cypress(74, 117, 19), cypress(82, 120, 14)),
        fill("#a9b979", curve([(-4, 130), (40, 121), (90, 122), (130, 134), (190, 146), (244, 152)])),
        fill("#8fa566", curve([(-4, 136), (50, 133), (100, 140), (180, 152), (244, 156)])),
        fill("#e6f4ee", f"M{at(*spout)}q-11 3-14 {number(fall)}h8q0-74 10-{number(fall - 4)}z"),
        line("#8fc3cd", 1.5, f"M{at(spout[0] - 1, spout[1] + 3)}q-7 8-8.500 {number(fall - 4)}"),
        fill("#6f8a58", ellipse(144, 151, 32, 8.5)),
        fill("#f5ead0", ellipse(144, 147, 30, 8.5)),
        fill("url(#w)", ellipse(144, 147, 25, 6)),
        fill("#cdbb9b", "M114 147a30 8.500 0 0 0 60 0v6a30 8.500 0 0 1-60 0z"),
        fill("#8d8172", "M152 155a30 8.500 0 0 0 22-8v6a30 8.500 0 0 1-22 8z"),
        line("#fff", 1.2, ellipse(146, 146.5, 6, 1.5), "M124 148h7M156 149h6", cap=True),
        fill("#3b2c2a", folk(108, 151, 13), folk(179, 155, 13)),
        fill(p.roof, "M177.500 145.500h3l2 8h-7z"),
        fill("#3b2c2a", folk(98, 153, 12), ellipse(112, 143.500, 1.700, 2)),
        fill("#33502f", curve([(-4, 150), (30, 152), (100, 166), (190, 163), (244, 154)])),
        fill(
            p.front,
            *(cypress(x, 170, height) for x, height in ((22, 64), (38, 46), (8, 50), (222, 40), (234, 58))),
            curve([(-4, 162), (90, 168), (244, 164)]),
        ),
        line("#33444a", 1.2, bird(108, 70, 7), bird(96, 64, 5)),
    ]
    return Drawing(defs, back, subject, front)


def billow(y: float, step: float, heights: str, left: float = -10) -> str:
    """The top of a sea of clouds: round heads side by side, one for each digit."""
    heads = "".join(
        f"a{at(step * 0.62, step * int(digit) / 6)} 0 0 1 {at(step, (index % 3 - 1) * 2)}"
        for index, digit in enumerate(heights)
    )
    return f"M{at(left, y)}{heads}V170H{number(left)}z"


@picture("mountain-fortress", focus=38)
def mountain_fortress() -> Drawing:
    """A keep on a needle of rock above the clouds; one bridge leads there."""
    p = STRUCTURE.at_another_hour(roof="#4d7593", eave="#2c4358")
    defs, air = sky(p, 64, 62, 14, 90)
    defs += linear("r", (0, "#d9c6a6"), (0.6, "#a8a49a"), (1, "#c9d3d3"))
    defs += linear("q", (0, "#6c6a6a"), (0.6, "#6f7d87"), (1, "#b3c1c6"))
    back = [
        air,
        fill("#fff", cloud(158, 34, 66), cloud(14, 26, 40), opacity=0.45),
        fill(
            "#c4ced0", "M-4 150V126L30 84 44 98 66 74 92 118 104 150z", "M150 150V130L182 82 196 96 216 66 246 100V150z"
        ),
        fill("#fff", "M66 74L54 87l6-1 5 4 6-3 6 5zM216 66l-12 18 6-2 6 6 6-4 8 5zM30 84l-6 8 6-1 5 1z", opacity=0.8),
        fill("#93a8b4", "M-4 160V112L20 100 40 122 60 112 90 160zM154 160l30-42 16 16 14-10 30 36z"),
        fill("#fff", billow(135, 24, "35253425235"), opacity=0.75),
    ]
    needle = "M88 170l8-34 6-10 3-24 5-14 38-3 6 16 2 18 8 14 6 37z"
    subject = [
        fill("url(#r)", needle),
        fill("url(#q)", "M132 87l16-2 6 16 2 18 8 14 6 37h-38l4-24-8-16 6-20z"),
        fill("#fff2d6", "M110 88l6 10-6 20 2 18-10 34H88l8-34 6-10 3-24z", opacity=0.55),
        fill("#55595c", "M140 98l6 14-4 14 10 20-6 24h24l-6-37-8-14-2-18-3-9z", opacity=0.6),
        tower(133, 62, 10, 34, p, 20, 0, "#d0653f"),
        tower(112, 72, 11, 30, p, 18, 3),
        fill(p.light, "M119 90V60h10v30z", battlements(119, 61, 18, 4, 4)),
        fill(p.stone, rect(128, 60, 10, 30)),
        fill(p.shade, rect(137, 66, 10, 22)),
        tower(143, 84, 9, 24, p, 15),
        tower(104, 90, 8, 22, p, 13),
        fill(p.stone, "M108 92v-14h40v10z", battlements(108, 79, 40, 8, 3.5)),
        fill(p.shade, "M134 77h14v11l-14 2z"),
        fill(p.deep, windows((118, 58), (118, 66), (138, 42), (138, 54), (124, 74), (133, 74), (147, 72))),
        fill(p.window, windows((138, 48), (124, 66), (108, 78))),
    ]
    front = [
        fill("#9aa3a3", "M146 91l68-3v34q-4-24-32-24-30 0-36 26z"),
        fill("#6d7880", "M150 110q6-14 32-14 28 0 32 22v6q-4-24-32-24-26 0-32 16z"),
        fill("#f5ead0", "M146 88.500l68-3v3l-68 3z"),
        fill("#2b3540", folk(164, 89, 8), folk(171, 88.600, 8), folk(190, 88, 8)),
        line("#2b3540", 0.8, "M174 91V75"),
        fill(p.window, "M174 75.500l6 1.500-6 2z"),
        fill("#52646f", "M196 170l4-40 8-14 2-30 10-8 26 4v88z"),
        fill("#33434e", "M216 170l-4-36 10-24-4-30 28 2v88z"),
        tower(206, 88, 14, 26, p, 0, 3),
        fill(p.deep, "M208.500 87v-9q4-5 8 0v9z"),
        fill(p.front, pine(224, 92, 24), pine(236, 100, 30), pine(226, 120, 22), pine(212, 134, 20)),
        fill("#fffaf0", billow(149, 26, "3524352423"), opacity=0.85),
        fill("#d5e0e2", billow(160, 30, "425342534", left=-24), opacity=0.9),
        fill("#46606f", "M-4 170v-44l10-8 14 20 8-4 18 36z"),
        fill(p.front, pine(8, 134, 26), pine(20, 150, 28), pine(34, 164, 24)),
        fill("#fffdf6", billow(169, 34, "43524253", left=-8), opacity=0.9),
        line("#33444a", 1.2, bird(88, 50, 8), bird(78, 58, 6), bird(168, 62, 6)),
    ]
    return Drawing(defs, back, subject, front)


@picture("royal-dungeon", focus=58)
def royal_dungeon() -> Drawing:
    """A drum tower sunk in its moat: no windows, one water gate with a red glow behind the bars."""
    p = STRUCTURE
    defs, air = sky(p.at_another_hour(top="#22354b", middle="#6d8793", low="#f0cf96"), 60, 66, 13, 84)
    defs += linear("w", (0, "#d8c9a0"), (0.22, "#5d7d86"), (1, "#15303b"))
    defs += radial("h", (0, "#ffe08a"), (0.45, "#ff7a2e"), (1, "#7d1d14"))
    back = [
        air,
        fill("#22354b", cloud(-20, 30, 110), cloud(150, 40, 120), opacity=0.3),
        fill(p.far, crag(102, 10, 24, 5)),
        fill(p.mid, curve([(-4, 112), (60, 106), (150, 112), (244, 104)])),
        fill("url(#w)", rect(0, 122, 240, 48)),
    ]

    def drum(x: float, y: float, width: float, height: float, spread: float) -> str:
        """A round wall with a sloping foot, in four upright bands."""
        bands = ((0, 0.16, "#b7a88c"), (0.12, 0.42, "#d9cbab"), (0.4, 0.72, "#9d917f"), (0.7, 1, "#6d645a"))
        foot = width + 2 * spread
        return "".join(
            fill(
                colour,
                f"M{at(x + width * start, y - height)}H{number(x + width * end)}V{number(y - height * 0.4)}"
                f"L{at(x - spread + foot * end, y)}H{number(x - spread + foot * start)}"
                f"L{at(x + width * start, y - height * 0.4)}z",
            )
            for start, end, colour in bands
        )

    unit = 100 / 17
    subject = [
        fill("#8d8172", "M150 128V92h96v36z", battlements(150, 93, 96, 14, 6)),
        fill("#5f574f", rect(172, 92, 74, 36)),
        drum(84, 128, 88, 80, 9),
        *(
            fill(
                colour,
                rect(78 + unit * start, 44, unit * count, 12),
                battlements(78 + unit * start, 45, unit * count, merlons, 8),
            )
            for colour, start, count, merlons in (
                ("#f0e2c3", 0, 7, 4),
                ("#b7a88c", 7, 1, 0),
                ("#b7a88c", 8, 5, 3),
                ("#7a7064", 13, 4, 2),
            )
        ),
        fill("#3a3431", windows(*((84 + i * 9.8, 62) for i in range(10)), width=5.500, height=4)),
        group(
            "translate(126 132) scale(1.16) translate(-126 -132)",
            fill("#4a4239", "M98 132V104a28 28 0 0 1 56 0v28z"),
            fill("#e9dab8", "M101 132V104a25 25 0 0 1 25-25v6a19 19 0 0 0-19 19v28z"),
            fill("#8d8172", "M126 79a25 25 0 0 1 25 25v28h-6v-28a19 19 0 0 0-19-19z"),
            fill("url(#h)", "M107 134v-30a19 19 0 0 1 38 0v30z"),
            fill("#33120f", "M108 134q2-14 12-17-4-12 6-13 10 1 6 13 10 3 12 17z"),
            line(
                "#1a1013",
                2.4,
                "M113 133V90.500M119.500 133V86.500M126 133V85M132.500 133V86.500M139 133V90.500M108 98h36M107 109h38M107 120h38",
            ),
            # the hands of one who looks out
            line("#1a1013", 3, "M112 122l7-8M140 122l-7-8", cap=True),
            line(
                "#ffd0a0",
                2.6,
                "M117.600 112h4M117.600 115h4M117.600 118h4M130.600 112h4M130.600 115h4M130.600 118h4",
                cap=True,
            ),
        ),
        # a chain on each side, its shackle open
        *(
            line(tone, width, *(f"M{x} {y}v3" for x in (92, 160) for y in range(74, 116, 6)), cap=True)
            for tone, width in (("#1a1013", 3.4), ("#8d8172", 1))
        ),
        line("#1a1013", 2.2, "M89 121a4.500 4.500 0 1 0 6 0M157 121a4.500 4.500 0 1 0 6 0", cap=True),
        fill("#f0b429", "M117 77l-2.500-10 6.500 4.500 5-7 5 7 6.500-4.500-2.500 10q-9 3-18 0z"),
        line("#2e2a2b", 1.6, "M80 52L58 50M66 51v14"),
        line("#2e2a2b", 1.2, "M60 89V70q6-9 12 0v19zM64 89V66M68 89V66M60 78h12"),
        fill("#2e2a2b", rect(59, 88, 14, 2.5), "M72 66q1-5 5-4l2 1-2 1q0 3-5 4z"),
    ]
    glow = [(126, 137, 34), (121, 142, 26), (128, 147, 30), (118, 152, 18), (130, 157, 16)]
    front = [
        line("#ff7a2e", 1.8, *(f"M{at(x - width / 2, y)}h{width}" for x, y, width in glow), opacity=0.75, cap=True),
        line("#ffd98a", 1.2, dashes(40, 74, 126, 160, 12, 4, 5, 14), "M118 135h16M122 144h10", opacity=0.8, cap=True),
        line("#0e232c", 1.4, dashes(-10, 220, 130, 164, 14, 8, 8, 24), opacity=0.4, cap=True),
        fill("#120d12", "M60 148q22 6 50-1-3 11-12 11H72q-9 0-12-10z", folk(70, 151, 17), folk(100, 151, 17)),
        fill("#120d12", "M80 151q-2-13 5-15 7 2 6 15z"),
        fill("#d9cbab", "M82.500 139q2.500-3 5 0v3h-5z"),
        line("#120d12", 1.2, "M96 153V124M72 140l-8 20"),
        fill("#ff9a3e", "M102.500 139q1 6 1.500 11h-2z", "M109 148.500q-24 5-46 1l1 1.500q24 4 44-1z"),
        line("#120d12", 1.2, bird(150, 26, 9), bird(166, 20, 6), bird(84, 28, 7)),
        fill(
            "#0b1a22",
            curve([(-4, 146), (20, 150), (40, 162), (80, 168), (150, 168), (186, 160), (214, 148), (244, 142)]),
        ),
        line(
            "#0b1a22",
            1.4,
            "M6 150q2-18-2-30M12 152q0-16 6-28M20 156q3-16 0-26M222 148q-2-16 4-30M230 146q2-14 0-26M214 152q-4-12-3-20",
        ),
    ]
    return Drawing(defs, back, subject, front)


@picture("quarry", focus=40)
def quarry() -> Drawing:
    """A stepped pit of white stone; a treadwheel crane on its rim lifts a block."""
    p = STRUCTURE
    eye = Eye(122, 60)
    defs, air = sky(p, 62, 42, 13, 84)
    back = [
        air,
        fill("#fff", cloud(160, 30, 60), cloud(96, 20, 40), opacity=0.5),
        fill(p.far, crag(56, 10, 26, 21)),
        fill("#8fa38f", curve([(-4, 68), (40, 60), (100, 66), (180, 58), (244, 66)])),
        fill("#6f8a58", curve([(-4, 74), (60, 69), (130, 72), (190, 68), (244, 74)])),
    ]
    subject = []
    steps = ((-22, -36, -74, 104, 84), (-36, -50, -60, 88, 66), (-50, -68, -52, 64, 50), (-68, -86, -30, 54, 26))
    floors = ("#fffaf0", "#fff4de", "#fbecd0", "#f5e2bf")
    for (high, low, left, right, end), floor in zip(steps, floors):
        joints = ""
        for index in range(1, 7):
            x = left + (right - left) * (index + 0.3 * (index % 3 - 1)) / 7
            joints += "M" + at(*eye.see(x, high, end)) + "L" + at(*eye.see(x, low, end))
        for depth in (end * 0.6, end * 0.25, -14):
            joints += "M" + at(*eye.see(right, high, depth)) + "L" + at(*eye.see(right, low, depth))
        near = -46
        subject += [
            fill("#8f7f6c", eye.face((left, high, near), (left, high, end), (left, low, end), (left, low, near))),
            fill("#c9b48a", eye.face((left, high, end), (right, high, end), (right, low, end), (left, low, end))),
            fill("#dfcb9f", eye.face((right, high, end), (right, high, near), (right, low, near), (right, low, end))),
            line("#8d7450", 0.9, joints, opacity=0.7),
            fill(floor, eye.face((left, low, near), (left, low, end), (right, low, end), (right, low, near))),
            fill(
                "#bfa982", eye.face((left, low, near), (left, low, end), (left + 12, low, end), (left + 12, low, near))
            ),
        ]

    def block(x: float, y: float, size: float) -> str:
        """A squared stone, seen from above its right corner."""
        w, h, d = size, size * 0.62, size * 0.34
        return (
            fill("#fffaf0", f"M{at(x, y - h)}l{at(d, -d * 0.7)}h{number(w)}l{at(-d, d * 0.7)}z")
            + fill("#dccaa6", rect(x, y - h, w, h))
            + fill("#8d8172", f"M{at(x + w, y - h)}l{at(d, -d * 0.7)}v{number(h)}l{at(-d, d * 0.7)}z")
        )

    wheel = [(152 + 15 * math.cos(k * math.pi / 4), 57 + 15 * math.sin(k * math.pi / 4)) for k in range(8)]
    wood, dark = "#a8703f", "#4f3220"
    crane = [
        line(dark, 1.2, "M104 14V96M106 15L139 27 168 73"),
        line(dark, 4, "M138 73V22M130 74l8-16 8 16M140 46L103 13"),
        line(wood, 1.6, "M137 72V25M139 44L104 13", cap=True),
        line(dark, 2.8, ellipse(152, 57, 15.5)),
        line(wood, 1, ellipse(152, 57, 12.5), *(f"M152 57L{at(*spoke)}" for spoke in wheel)),
        line(dark, 2.2, "M144 74l8-17 8 17M128 74h36", cap=True),
        fill(dark, ellipse(152, 57, 2.2), folk(156, 70, 9), ellipse(103.5, 14, 2.6)),
        block(95, 107, 16),
        line(dark, 0.9, "M104 88l-9 10M104 88l12 9M99 97v10M107 97v10"),
    ]
    subject += crane
    team = [(86, 148), (95, 150), (104, 152)]
    front = [
        block(152, 142, 18),
        block(176, 144, 15),
        block(160, 131, 18),
        block(60, 98, 10),
        block(72, 95, 9),
        block(162, 92, 10),
        line(dark, 2, "M112 160h36", cap=True),
        dots(dark, 2, (116, 162), (124, 162), (132, 162), (140, 162)),
        block(114, 159, 22),
        line(dark, 0.9, *(f"M{x} {y - 8}L114 154" for x, y in team)),
        fill(dark, *(folk(x, y + 3, 14) for x, y in team), folk(148, 158, 13)),
        fill(p.roof, "M93.300 143h3.400l1.500 8h-6.400z"),
        fill("#3c6f9a", "M102.300 145h3.400l1.500 8h-6.400z"),
        limb(dark, 1.6, [(147, 149), (140, 150)]),
        fill(dark, folk(122, 126, 9), folk(133, 127, 9), folk(86, 90, 7), folk(176, 90, 7), folk(182, 104, 8)),
        line(
            dark,
            1,
            "M124 121l4-4M131 121l-3 4M192 101V82M195.500 101V82M192 86h3.500M192 90h3.500M192 94h3.500M192 98h3.500",
        ),
        fill(p.light, rect(72, 64, 8, 9)),
        fill(p.shade, rect(80, 64, 8, 9)),
        fill(p.roof, "M70 65l6-6h9l5 6z"),
        fill(
            "#33502f", curve([(-4, 112), (14, 124), (34, 146), (52, 172)]), curve([(196, 172), (214, 158), (244, 150)])
        ),
        fill(p.front, pine(8, 150, 56), pine(26, 166, 48), pine(232, 168, 44), pine(214, 172, 30)),
        fill(p.front, curve([(-4, 150), (30, 160), (80, 168), (150, 169), (244, 162)])),
        line("#33444a", 1.2, bird(80, 34, 8), bird(90, 44, 6), bird(196, 44, 7)),
    ]
    return Drawing(defs, back, subject, front)
