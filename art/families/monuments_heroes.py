"""Monuments to heroes: triumphal arch, statue of the founders."""

from __future__ import annotations

import math

from art.kit import (
    bird,
    cloud,
    crag,
    curve,
    cypress,
    dots,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    polygon,
    radial,
    rect,
)
from art.palettes import MONUMENT
from art.scenery import sky
from art.studio import Drawing, picture


@picture("triumphal-arch", focus=52)
def triumphal_arch() -> Drawing:
    """An arch head on; the road and the sun go through it."""
    p = MONUMENT
    defs, air = sky(p, 124, 104, 0, 100)
    defs += radial("h", (0, "#fffbe8"), (0.3, "#fff1c4", 0.9), (1, "#ffd45e", 0))
    rays = "".join(
        polygon(
            (124, 104),
            (124 + 190 * math.cos(a), 104 + 190 * math.sin(a)),
            (124 + 190 * math.cos(a + 0.08), 104 + 190 * math.sin(a + 0.08)),
        )
        for a in (math.pi + 0.1 + k * math.pi / 13 for k in range(13))
    )
    back = [
        air,
        fill("#fffbe8", rays, opacity=0.25),
        fill("#fff", cloud(6, 40, 50), cloud(184, 34, 56), opacity=0.4),
        fill(p.far, crag(108, 8, 20, 34)),
        fill("#fffbe8", ellipse(124, 104, 15)),
        fill(p.mid, curve([(-4, 118), (50, 112), (110, 117), (140, 117), (190, 112), (244, 118)])),
        fill("#8f5a2a", rect(-4, 126, 248, 44)),
        fill("#ffe9b0", "M118 117h12l24 28H94z"),
    ]
    openings = "M90 142v-36a8 8 0 0 0-16 0v36zM144 142V90a20 20 0 0 0-40 0v52zM174 142v-36a8 8 0 0 0-16 0v36z"
    columns = (67, 97, 151, 181)
    subject = [
        fill("#c98f4c", f"M62 142V42h124v100z{openings}"),
        fill("#f4d79c", "M62 142V42h62v28a20 20 0 0 0-20 20v52H90v-36a8 8 0 0 0-16 0v36z"),
        fill("#a3682f", "M166 98V42h20v100h-12v-36a8 8 0 0 0-8-8z"),
        fill(
            "#8a5424",
            "M104 142V90a20 20 0 0 1 20-20v4a16 16 0 0 0-15 16v52zM74 142v-36a8 8 0 0 1 8-8v4q-4 1-4 6v34zM158 142v-36a8 8 0 0 1 8-8v4q-4 1-4 6v34z",
        ),
        fill(
            "#fff3c8",
            "M144 142V90a20 20 0 0 0-20-20v4a16 16 0 0 1 15 16v52zM90 142v-36a8 8 0 0 0-8-8v4q4 1 4 6v34zM174 142v-36a8 8 0 0 0-8-8v4q4 1 4 6v34z",
        ),
        line(p.light, 2, "M102 90a22 22 0 0 1 22-22"),
        line("#8a5424", 2, "M124 68a22 22 0 0 1 22 22"),
        fill(p.light, "M118 66h8l-1.500 9h-5z", *(rect(x - 3.2, 68, 2.4, 64) for x in columns)),
        fill(p.stone, *(rect(x - 0.8, 68, 2, 64) for x in columns)),
        fill("#7d4a21", *(rect(x + 1.2, 68, 2, 64) for x in columns), "M124 66h4l-1.500 9h-2.500z"),
        fill(
            p.light,
            *(rect(x - 5, 64, 10, 4) + rect(x - 5, 131, 10, 11) for x in columns[:2]),
            rect(58, 58, 66, 4),
            rect(60, 40, 64, 3.5),
        ),
        fill(
            p.stone,
            *(rect(x - 5, 64, 10, 4) + rect(x - 5, 131, 10, 11) for x in columns[2:]),
            rect(124, 58, 66, 4),
            rect(124, 40, 64, 3.5),
        ),
        fill("#8a5424", rect(60, 62, 128, 2), opacity=0.6),
        fill("#e3b872", rect(94, 46, 60, 10)),
        line("#7d4a21", 1.2, "M99 49.500h50M104 53h40"),
        fill("#d8a860", ellipse(82, 84, 7)),
        fill("#8f5a2a", ellipse(166, 84, 7)),
        line(p.light, 1.2, ellipse(82, 84, 7), ellipse(166, 84, 7)),
        fill("#fff3c8", "M80 88v-5q2-4 4 0v5zM164 88v-5q2-4 4 0v5z", ellipse(82, 80, 1.4), ellipse(166, 80, 1.4)),
    ]
    horse = [(116, 31), (124, 30)]
    subject += [
        *(
            limb(tone, 5, [(x - s, y - s) for x, y in horse], [(x + 6 - s, y + 1 - s) for x, y in horse])
            + limb(
                tone,
                2.6,
                [(115 - s, 31 - s), (111 - s, 22 - s), (107 - s, 24 - s)],
                [(121 - s, 31 - s), (117 - s, 21 - s), (113 - s, 23 - s)],
            )
            for tone, s in ((p.eave, 0), (p.roof, 0.9))
        ),
        line(p.eave, 1.5, "M115 33l-5-1 1-4M118 33v7M126 32l2 8M122 33l-4 1v-4M130 33v7M116 26l22 2", cap=True),
        fill(p.eave, "M132 24h4l1 10h9v3h-14z", folk(141, 33, 17)),
        fill(p.roof, "M132 24h2l1 13h-3zM138 20h3v12h-4z"),
        line(p.eave, 1.6, ellipse(139, 36, 4), "M142 23l7-7"),
        fill("#ffe27a", ellipse(150, 14.5, 2.4)),
    ]
    crowd = "".join(folk(x, 150 + (x * 7) % 5, 13) for x in (66, 73, 79, 86, 162, 168, 175, 182))
    near = "".join(folk(x, 164 + (x * 5) % 7, 20) for x in (38, 49, 60, 71, 176, 187, 198, 210))
    front = [
        fill("#ffe9b0", "M104 142h40l34 28H70z"),
        fill("#d8a45c", "M144 142h4l44 28h-14zM104 142h-4l-44 28h14z"),
        fill("url(#h)", ellipse(124, 104, 34)),
        fill(
            "#5a3115",
            folk(118, 132, 9),
            folk(125, 131, 9),
            folk(131, 132, 9),
            folk(112, 144, 11),
            folk(136, 144, 11),
            folk(124, 148, 13),
        ),
        line("#5a3115", 0.9, "M127 148V118M115 144v-20M133 144v-20"),
        fill("#b5413f", "M127 118h11l-3 3.500 3 3.500h-11z"),
        fill(p.roof, "M115 124h-8l2 2.500-2 2.500h8zM133 124h8l-2 2.500 2 2.500h-8z"),
        fill("#5a3115", crowd),
        fill("#32190c", near),
        limb(
            "#32190c",
            2,
            [(71, 154), (77, 144)],
            [(49, 152), (56, 142)],
            [(176, 152), (170, 141)],
            [(198, 150), (192, 140)],
        ),
        line("#32190c", 1.4, "M44 170V76M206 170V80"),
        fill(p.roof, "M45 78q10 3 18-1v26q-4-3-9 1-5 3-9-2zM205 82q-9 3-17-1v24q4-3 9 1 4 3 8-2z"),
        fill(
            "#ffe27a",
            "M51 94l-2-8 3.500 2.500 2.500-4 2.500 4 3.500-2.500-2 8zM193 96l-2-7 3 2 2-3.500 2 3.500 3-2-2 7z",
        ),
        fill("#32190c", curve([(-4, 148), (24, 158), (60, 170)]), curve([(188, 170), (220, 158), (244, 150)])),
    ]
    return Drawing(defs, back, subject, front)


@picture("founders-statue", focus=34)
def statue_of_the_founders() -> Drawing:
    """Two colossi lift one sword together, seen from their feet."""
    p = MONUMENT
    defs, air = sky(p, 58, 66, 14, 90)
    defs += radial("h", (0, "#fffbe8", 0.9), (1, "#fff1c4", 0))
    back = [
        air,
        fill("#fff", cloud(164, 46, 64), cloud(4, 44, 44), opacity=0.45),
        fill("#c4622a", cloud(150, 24, 80), cloud(-20, 26, 70), opacity=0.25),
        fill(p.far, crag(112, 9, 22, 44)),
        fill(p.mid, curve([(-4, 126), (50, 118), (120, 124), (190, 116), (244, 122)])),
    ]
    subject = [
        fill("url(#h)", ellipse(123.5, 14, 30)),
    ]
    pale, bronze, deep = "#b9e2d0", "#5fb0a4", "#1f5f66"
    man = [
        fill("#86cabb", "M78 128Q84 98 91 80L100 70 108 78 98 128z"),
        fill(bronze, "M88 128Q91 100 96 84L100 73Q106 67 112 71L117 84Q121 104 121 128z"),
        fill(pale, "M88 128Q91 100 96 84L100 73Q103 69 107 69 101 88 101 104L102 128z"),
        fill(deep, "M113 90q3 18 1 38h7Q121 104 117 84L114 77z"),
        line("#34848a", 1, "M105 100l1 28M109 94l2 34M84 120q4-24 10-38"),
        limb(bronze, 6.5, [(110, 76), (117, 74), (122, 63)]),
        limb(pale, 2.2, [(108, 75), (115, 73), (120, 63)]),
        fill(bronze, ellipse(106, 60, 6, 7), "M111 57l3 4-3 1z"),
        fill(pale, "M106 53q-6 1-6 7t5 7q-2-7 1-14z"),
        fill(deep, "M105 62q4 1 7 1-.5 8-6.500 10-3-5-.5-11z"),
        fill("#ffe27a", "M100 56l-1.500-7.500 4 2.500 3.500-4.500 3.500 4.500 4-2.500-1.500 7.500q-6 2-12 0z"),
        fill(deep, ellipse(86, 113, 13.5)),
        fill(bronze, ellipse(85, 113, 12.5)),
        fill(pale, ellipse(85, 113, 10)),
        fill("#e0a02c", "M79 110v-4h12v4q0 7-6 11-6-4-6-11z"),
    ]
    woman = [
        fill(deep, "M138 128Q150 100 146 80L150 71 158 82Q166 100 171 128z"),
        fill(bronze, "M127 128Q128 104 131 84L136 71Q142 67 148 73L151 84Q157 100 158 128z"),
        fill(pale, "M127 128Q128 104 131 84L134 76Q138 100 136 128z"),
        fill("#34848a", "M144 82q6 22 5 46h9Q157 100 151 84z"),
        line("#2a7078", 1, "M140 92l2 36M145 94l3 34M158 88q7 18 8 40"),
        limb(deep, 6.5, [(138, 76), (131, 74), (126, 63)]),
        limb(bronze, 3.6, [(136.500, 75), (130.500, 73), (125, 63)]),
        fill(bronze, ellipse(142, 60, 6, 7), "M137 57l-3 4 3 1z"),
        fill(pale, "M142 53q-6 1-6 7t4 7q-1-7 2-14z"),
        fill(deep, "M141 53q9-1 9 9-1 10 3 19-8-3-9-13 0-9-4-11z"),
        line("#ffe27a", 1.8, "M136 56.500q6-3 12 0"),
        fill("#2a7078", "M157 128q4-7 1-13-6-8-8-16 7 2 9 7 0-7 4-11 4 4 4 11 2-5 9-7-2 8-8 16-3 6 1 13z"),
        fill(pale, "M157 128q4-7 1-13-6-8-8-16 7 2 9 7 0-7 4-11-2 9-1 19 0 7-1 14z"),
        line("#12424a", 1.2, "M157.500 115h11"),
    ]
    sword = [
        fill("#fffbe8", "M121.800 60V28l2.200-5v37z"),
        fill("#e0a02c", "M124 60V23l2.200 5v32z"),
        fill("#ffe27a", rect(116, 59, 16, 2.6), rect(123, 61, 2, 9), ellipse(124, 70.5, 2)),
        dots(pale, 2.6, (122, 64)),
        dots(bronze, 2.6, (126, 66)),
    ]
    subject += [
        group("translate(-17-18)scale(1.133)", *man, *woman, *sword),
        fill(p.light, rect(68, 128, 62, 20)),
        fill(p.stone, rect(124, 128, 36, 20)),
        fill(p.shade, rect(156, 128, 24, 20)),
        fill("#fffaf0", rect(64, 126, 66, 4)),
        fill("#d3a261", rect(130, 126, 54, 4)),
        fill("#c9995a", rect(96, 134, 56, 9)),
        line(p.deep, 1, "M101 137h46M106 140h36"),
        fill(p.stone, rect(58, 148, 72, 6)),
        fill("#a8743a", rect(130, 148, 60, 6)),
    ]
    front = [
        fill("#c98f4c", "M50 154h148l20 16H30z"),
        fill("#8f5a28", "M130 154h68l20 16h-70z"),
        fill(
            p.front,
            folk(84, 157, 8),
            folk(90, 158, 8),
            folk(140, 159, 9),
            folk(166, 157, 8),
            folk(116, 162, 10),
            folk(109, 163, 7),
        ),
        fill(p.roof, "M138.500 152h3l1.500 6h-6z"),
        fill(
            p.front,
            *(cypress(x, 172, h) for x, h in ((14, 66), (30, 48), (46, 30), (198, 34), (214, 52), (230, 70))),
            curve([(-4, 154), (30, 160), (60, 170)]),
            curve([(180, 170), (210, 160), (244, 152)]),
        ),
        line("#5a3115", 1.2, bird(70, 30, 8), bird(58, 38, 6), bird(176, 74, 7), bird(188, 68, 5)),
    ]
    return Drawing(defs, back, subject, front)
