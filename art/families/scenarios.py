"""Scenarios of places: rats everywhere, the prophecy, the frozen north."""

from __future__ import annotations

from art.kit import (
    arch,
    at,
    battlements,
    cloud,
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
    number,
    pine,
    polygon,
    radial,
    rect,
    stars,
    windows,
)
from art.palettes import DISCOVERY, FROST, RATS
from art.scenery import sky, tower
from art.studio import Drawing, picture


def rat(x: float, y: float, size: float) -> str:
    """A rat that runs to the left: pointed snout, neck, humped back."""
    s = size
    return (
        f"M{at(x - s, y - s * 0.1)}q{at(s * 0.2, -s * 0.32, s * 0.5, -s * 0.36)}q{at(s * 0.2, -s * 0.04, s * 0.3, -s * 0.14)}"
        f"q{at(s * 0.4, -s * 0.3, s * 0.85, 0)}q{at(s * 0.3, s * 0.2, s * 0.2, s * 0.55)}h{number(-s * 1.5)}"
        f"q{at(-s * 0.3, s * 0.05, -s * 0.35, -s * 0.05)}z"
    )


@picture("scenario-rats-everywhere", focus=92)
def rats_everywhere() -> Drawing:
    """A flood of rats with red eyes pours down a street towards us; people have fled to the roofs."""
    p = RATS
    defs, air = sky(p, 124, 42, 24, 84)
    defs += linear("f", (0, "#8d8440"), (1, "#26240f"))
    q = p.at_another_hour(light="#8a7a54", stone="#6a5a40", shade="#2f2a1c", roof="#7a3a28", eave="#3c1a14")
    back = [
        air,
        fill(p.near, cloud(150, 30, 62), cloud(20, 26, 52), opacity=0.5),
        fill(p.mid, rect(84, 84, 80, 24), "M100 84V62l8-12 8 12v22zM136 84l12-12 12 12z"),
        fill(p.window, windows((108, 76), (148, 88), width=3, height=5)),
        fill("url(#f)", "M104 100h40l100 74H4z"),
    ]
    street = [
        fill(q.stone, "M-4 174V44l34-22 34 26v66L30 174zM244 174V40l-36-22-30 32v62l34 62z"),
        fill(q.light, "M64 48l36 22v36l-36 14z", "M178 50l-32 24v30l32 14z"),
        fill(q.shade, "M-4 46h34v128H-4z", "M212 44h32v130h-32z"),
        fill(
            q.roof,
            "M-4 52V20l32-12 42 40-4 6-36-30zM244 48V16l-36-10-36 44 4 6 32-34z",
            "M64 50l-6-16 44 26 2 14zM178 52l6-16-40 28-2 14z",
        ),
        fill(q.eave, "M28 8l42 40-4 6-40-38zM208 6l-36 44 4 6 34-40z"),
        fill(
            p.window,
            "M8 70h12v16H8zM38 66h10v15H38zM38 96h10v16H38zM222 66h12v16h-12zM192 68h9v14h-9z",
            "M76 78l8 2v12l-8 2zM160 80l-6 2v11l6 2z",
        ),
        line(q.eave, 1.6, "M14 70v16M8 78h12M43 66v15M43 96v16M228 66v16M222 74h12M80 79v14"),
        fill(p.front, "M4 174v-52q8-10 18 0v52zM194 150v-34q6-8 14 0v44z"),
        fill(p.front, folk(46, 26, 15), folk(56, 36, 14), folk(194, 24, 15)),
        line(p.front, 1.4, "M47 16l6-9M195 14l-6-8M57 27l6-6", cap=True),
        fill("#ffb84a", "M51 8q0-6 4-9 3 5 1 9zM186 7q-1-6 3-10 3 6 1 10z"),
    ]

    def rat(x: float, y: float, s: float) -> str:
        """A rat that comes straight at us: its hump, its head between its feet."""
        return f"M{at(x - s, y)}q{at(-s * 0.1, -s * 1.2, s, -s * 1.3)}q{at(s * 1.1, s * 0.1, s, s * 1.3)}z"

    flood = []
    for y, s, step, shift, body, lit in (
        (106, 3.4, 6, 106, "#4a4224", "#6a5c34"), (112, 5, 9, 96, "#3c351e", "#6a5c34"), (121, 7.5, 14, 82, "#2f2918", "#5c4f30"),
        (134, 11, 20, 60, "#241f14", "#4f4430"), (150, 16, 30, 32, "#1a1710", "#463c2c"),
    ):  # fmt: skip
        row = [(x, y + (x * 7 + y) % 3) for x in range(shift, 250 - shift, step)]
        flood += [
            fill(body, *(rat(x, v, s) for x, v in row)),
            fill(
                lit,
                *(
                    f"M{at(x - s * 0.7, v - s * 0.8)}q{at(s * 0.2, -s * 0.5, s * 0.7, -s * 0.5)}q{at(-s * 0.3, s * 0.2, -s * 0.4, s * 0.6)}z"
                    for x, v in row
                ),
            ),
            dots("#7a5448", s * 0.2, *((x + k * s * 0.5, v - s * 0.95) for x, v in row for k in (-1, 1))),
            dots("#ff4a2a", max(s * 0.12, 0.7), *((x + k * s * 0.2, v - s * 0.42) for x, v in row for k in (-1, 1))),
        ]
    flood.append(fill("#1a1710", "M18 150h208l18 24H-4z"))
    leader = group(
        "translate(122 158)",
        line("#b87a6c", 4, "M26-20q34-4 32-24-2-12-12-12", cap=True),
        fill("#14120c", "M-36 4q-6-46 36-50 42 4 36 50z"),
        fill("#4a4030", "M-30-18q4-26 30-28-16 8-20 26-6 12-8 24-4-10-2-22z"),
        fill("#9c6a5c", ellipse(-17, -36, 8.5), ellipse(17, -36, 8.500)),
        fill("#5c3430", ellipse(-16.500, -35, 5), ellipse(16.500, -35, 5)),
        fill("#2a241a", "M-18-30q18-12 36 0-2 22-14 30h-8q-12-8-14-30z"),
        fill("#5c5038", "M-18-30q10-7 18-6l-4 34q-12-8-14-28z"),
        fill("#ff4a2a", "M-13-22l9 4q-2 5-7 3-3-3-2-7zM13-22l-9 4q2 5 7 3 3-3 2-7z"),
        dots("#ffe08a", 1.2, (-8, -18), (8, -18)),
        dots("#d89484", 3.2, (0, -2)),
        fill("#fff6d8", "M-4 1h3.500v6zM.5 1H4l-3 6z"),
        line("#c9bc8a", 0.8, "M-4-3l-18-5M-4-1h-18M4-3l18-5M4-1h18", cap=True),
    )
    front = [
        leader,
        fill(p.front, curve([(-4, 156), (40, 162), (90, 166), (122, 168), (154, 166), (200, 162), (244, 156)])),
    ]
    return Drawing(defs, back, [*street, *flood], front)


@picture("scenario-the-prophecy", focus=30)
def the_prophecy() -> Drawing:
    """A great star over the gate of a city; two seers have come, one points to it, one reads what was written."""
    p = DISCOVERY
    defs = linear("s", (0, "#160a3a"), (0.45, "#4a3286"), (0.66, "#e8a8a0"))
    defs += radial("g", (0, "#fffbe0"), (0.14, "#fff0b0", 0.8), (0.45, "#ffc48a", 0.3), (1, "#ffb0a0", 0))
    q = p.at_another_hour(
        light="#ffe0c4", stone="#b88aa8", shade="#6a4a8a", deep="#2a1a4c", roof="#4a4aa8", eave="#2a2468"
    )
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        line("#ffe8d8", 1.2, stars(44, 12, bottom=84), cap=True, opacity=0.8),
        fill("#fff0c0", "M122 40L4 124h40zM122 40L242 124h-40zM122 40L78 134h88z", opacity=0.14),
        fill("url(#g)", ellipse(122, 40, 80)),
        fill("#a0689c", crag(104, 10, 22, 8)),
        fill("#6a4486", curve([(-4, 118), (60, 108), (124, 114), (190, 106), (244, 116)])),
        fill(q.shade, rect(-4, 116, 248, 30), battlements(-4, 116, 248, 21, 6)),
    ]
    gate = [
        fill(
            "#fff3b8",
            "M122 0l5 27 10-11-5 15 16-5-12 10 32 5-32 5 12 10-16-5 5 15-10-11-5 38-5-38-10 11 5-15-16 5 12-10-32-5 32-5-12-10 16 5-5-15 10 11z",
        ),
        fill("#fff", ellipse(122, 41, 7)),
        tower(84, 140, 18, 46, q, 20, 4),
        tower(142, 140, 18, 46, q, 20, 4),
        fill(q.stone, rect(100, 104, 44, 38), battlements(100, 104, 44, 7, 5)),
        fill(q.light, rect(100, 104, 12, 38)),
        fill(q.deep, arch(122, 142, 26, 30)),
        fill("#ffcf8a", arch(122, 142, 20, 26)),
        fill("#fff3b8", arch(122, 142, 10, 21)),
        fill("#ffd873", windows((93, 110), (151, 110), (93, 126), (151, 126), width=3.6, height=6)),
        fill("#3a2458", curve([(-4, 144), (60, 138), (124, 142), (190, 138), (244, 144)])),
        fill("#ffcf8a", "M112 142h20l30 32H82z", opacity=0.6),
        fill("#12082c", folk(116, 149, 8), folk(128, 152, 9)),
    ]

    def seer(robe: str, lit: str, dark: str) -> str:
        """A figure 100 high in a long robe and a hood, that looks up to the right; its feet at the origin."""
        return (
            fill(robe, "M-24 4q0-50 14-66l4-6q-6-26 12-32 14 6 14 24l-4 10q12 14 14 70-26 8-54 0z")
            + fill(lit, "M4-98q4-2 2-2 14 6 14 24l-4 10q12 14 14 70-4 2-9 2-2-44-12-66 0-24-5-38z")
            + fill(dark, "M-24 4q0-50 14-66l5 2q-8 26-6 66-7 0-13-2z")
            + fill("#0e0620", "M6-96q12 6 11 22l-4 8q-12-2-12-16 1-10 5-14z")
            + fill("#e8a884", "M14-88l7 6-1 4 2 4-3 2v3l-7 1q-4-8-2-16z")
            + line("#ffe0a8", 1.8, "M6-100q15 5 15 23l-4 11q12 16 13 66", cap=True)
            + line("#f4c63f", 2.4, "M-23-2q26 8 53 0", cap=True)
        )

    seers = [
        line("#4a2c4c", 3.4, "M88 166L74 58", cap=True),
        line("#ffd873", 3, "M74 60q-12-14-2-22 12-5 15 6 0 9-9 8", cap=True),
        group("translate(48 160)", seer("#3f2a78", "#7a5cc0", "#241848")),
        limb("#3f2a78", 9, [(60, 104), (74, 112), (81, 100)]),
        limb("#7a5cc0", 2.4, [(62, 101), (74, 108), (80, 98)]),
        dots("#e8a884", 4, (81, 98)),
        group("translate(194 164) scale(-1 1)", seer("#7a2a58", "#c8587c", "#481838")),
        limb("#7a2a58", 9, [(184, 106), (170, 118), (160, 112)]),
        fill("#fff0cc", "M146 92l20 4-4 28-20-4z"),
        fill("#c9a878", "M144 90l24 5-1 4-24-5zM140 118l24 5-1 4-24-5z"),
        line("#8a5c5c", 1.2, "M148 100l12 2.400M147 105l12 2.400M146 110l12 2.400M145 115l8 1.600"),
        dots("#e8a884", 4, (163, 112)),
    ]
    front = [fill("#12082c", curve([(-4, 152), (30, 160), (80, 168), (170, 169), (210, 162), (244, 152)]))]
    return Drawing(defs, back, [*gate, *seers], front)


@picture("scenario-the-frozen-north", focus=16)
def the_frozen_north() -> Drawing:
    """A lighthouse locked in ice, a ship fast before it, northern lights."""
    p = FROST
    defs = linear("s", (0, "#0c1a3a"), (0.5, "#2a6a94"), (0.66, "#bfeef0"))
    defs += linear("a", (0, "#7ff0c8", 0), (0.7, "#7ff0c8", 0.7), (1, "#7ff0c8", 0))
    defs += radial("g", (0, "#fff"), (0.2, "#fff", 0.7), (1, "#bfeef0", 0))
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        line("#fff", 1.1, stars(34, 3, bottom=66), cap=True, opacity=0.8),
        fill("url(#a)", "M-10 34q60-24 120 0t140-10v40q-70 20-130 0t-130 6z"),
        fill("url(#a)", "M-10-10q60 40 120 20t140-6v58q-70-20-120-2T-10 44z"),
        fill("url(#g)", ellipse(58, 66, 44)),
        fill("#fff", ellipse(58, 66, 11)),
        fill(p.mid, crag(104, 12, 24, 6)),
        fill("#a8d4e4", rect(0, 108, 240, 62)),
        fill("#dff4f8", "M0 112l60-4 60 6 50-5 70 4v10l-80 4-70-4-90 4z"),
    ]
    light = [
        fill("#7ba4c2", "M80 140l10-28 16-8 38-2 14 10 16 28z"),
        fill("#e6f8fc", "M80 140l10-28 16-8 8 10-6 12 4 14z"),
        fill("#3f6c90", "M142 102l16 10 16 28h-30l4-18-8-8z"),
        fill("#fff", polygon((108, 108), (114, 48), (122, 48), (122, 108))),
        fill("#c7e0ec", polygon((120, 108), (120, 48), (132, 48), (134, 108))),
        fill("#7ba4c2", polygon((131, 108), (131, 48), (137, 48), (143, 108))),
        fill("#5fa8c4", "M112 70h28l1 10h-30zM110 90h32l1 9h-34z"),
        fill("#e6f8fc", rect(108, 44, 35, 5)),
        fill("#ffd873", rect(117, 31, 17, 13)),
        fill("#fff6c8", rect(122, 31, 6, 13)),
        line("#2b4867", 1.2, "M117 44V31M125.500 44V31M134 44V31"),
        fill("#1f4468", "M110 32l15.500-17 15.500 17z"),
        fill("#f4fdff", "M110 32l15.500-17 3 4q-5 7-10 13z"),
        fill("url(#g)", ellipse(125, 37, 26), opacity=0.8),
        fill("#fff0b0", "M125 37L-6 16v34zM125 37L246 12v34z", opacity=0.3),
        fill(
            "#f4fdff",
            "M108 49h36l-2 9-2-7-3 16-3-14-3 8-2-8-4 18-3-16-3 10-3-11-4 17zM106 99h40l-2 14-4-9-4 16-5-15-5 10-5-11-6 18-4-15-6 9z",
        ),
        fill("#2b4867", windows((125, 68), (125, 87), width=4, height=6)),
    ]
    ice = [
        fill("#e6f8fc", "M60 142l10-30 8 30zM162 140l14-42 8 42zM40 146l8-20 8 20z"),
        fill("#7ba4c2", "M70 112l8 30h-8zM176 98l8 42h-10zM48 126l8 20h-7z"),
        fill("#3b2a2c", "M70 136l44 8q-2 10-10 13l-22-3q-10-4-12-18z"),
        fill("#6b4a40", "M70 136l44 8-1 4-41-7z"),
        line("#3b2a2c", 1.8, "M92 142l10-42M96 124l18-4M102 100l6 44M102 100L76 138"),
        fill("#c7e0ec", "M99 113l12-3 1 9-13 2z"),
        fill("#fff", "M58 152l14-8 12 4 12-7 14 9 12-3 8 7-36 6z"),
        fill("#8fc0d6", "M58 152l36 8 36-6-4 8-30 6-30-6z"),
    ]
    front = [
        line("#5f9ab8", 1.2, "M0 128h30l10 8 18-4M180 150l30-8 20 4M130 150l16 4 20-4M0 154l40-6"),
        fill("#12304c", folk(148, 156, 10), folk(156, 157, 10), folk(166, 155, 9)),
        line("#12304c", 1, "M152 157l-4-11"),
        dots(
            "#fff",
            1,
            (40, 52),
            (90, 70),
            (160, 60),
            (190, 84),
            (210, 50),
            (28, 88),
            (176, 30),
            (84, 96),
            (220, 112),
            (60, 120),
            (150, 130),
        ),
        fill(
            "#12304c",
            curve([(-4, 148), (24, 156), (60, 168), (120, 171), (190, 168), (244, 152)]),
            pine(14, 162, 40),
            pine(228, 164, 46),
            pine(212, 168, 28),
        ),
        fill("#dff4f8", "M14 122l5 12-6-3-5 3zM228 118l6 14-7-4-6 4z"),
    ]
    return Drawing(defs, back, [*light, *ice], front)
