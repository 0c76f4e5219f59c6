"""Duchies: Valados, green roofs on a rock over the gorge, by day and by night."""

from __future__ import annotations

from art.kit import (
    arch,
    battlements,
    bird,
    cloud,
    crag,
    curve,
    dashes,
    ellipse,
    fill,
    folk,
    limb,
    line,
    linear,
    pine,
    radial,
    rect,
    stars,
    windows,
)
from art.palettes import STRUCTURE
from art.scenery import banner, sky, tower
from art.studio import Drawing, picture

GOLD = "#f4c63f"

VALADOS = STRUCTURE.at_another_hour(
    top="#2b6a92",
    middle="#9ccfd2",
    low="#fff0b4",
    far="#a6c6bd",
    mid="#79ab93",
    near="#4c8a5c",
    front="#10301f",
    roof="#46a368",
    eave="#1f5f43",
)
VALADOS_BY_NIGHT = VALADOS.at_another_hour(
    top="#06182b",
    middle="#14535f",
    low="#9fe0bd",
    sun="#f7ffe8",
    far="#3d8a8c",
    mid="#1f646a",
    near="#0f4048",
    front="#04141a",
    light="#d3f2dd",
    stone="#7fb8ad",
    shade="#2f6a72",
    deep="#123a44",
    roof="#3fb07c",
    eave="#125045",
)


def banner_of_valados(x: float, y: float) -> str:
    """The banner of Valados: green, a castle under a gold chief."""
    return banner(
        x,
        y,
        "#1f6a48",
        "#0c2c1e",
        fill("#e8b93c", "M-16 1h32v11h-32z"),
        fill("#fdf3d3", "M-12 38V17h4v3h3v-3h4v8h2v-8h4v3h3v-3h4v21h-8v-5q0-4-4-4t-4 4v5z"),
    )


def pennon(x: float, y: float, mast: float, length: float = 12) -> str:
    """A forked gold flag on its mast; (x, y) is the foot."""
    top = y - mast
    return line("#4a3a20", 1, f"M{x} {y}V{top}") + fill(
        GOLD, f"M{x} {top}l{length} 2-3.500 2 3.500 2.500L{x} {top + 6}z"
    )


@picture("duchy-valados-a", focus=34)
def valados_by_day() -> Drawing:
    """A green-roofed castle on its rock, a bridge over the gorge, a fall, gold pennons."""
    p = VALADOS
    defs, air = sky(p, 90, 42, 13, 88)
    defs += linear("w", (0, "#e6f6e4"), (0.5, "#6fb3b3"), (1, "#1f5f6c"))
    back = [
        air,
        fill("#fff", cloud(160, 34, 60), cloud(10, 30, 44), opacity=0.5),
        fill(p.far, crag(84, 12, 24, 21)),
        fill(p.mid, curve([(-4, 100), (40, 92), (90, 102), (150, 90), (244, 98)])),
        fill("#5f9b74", curve([(-4, 116), (50, 104), (86, 114), (130, 110), (190, 104), (244, 112)])),
        fill("url(#w)", "M80 111q10 2 4 12-14 14-30 28-18 14-34 24h170q-30-16-52-30-22-16-26-24-2-8-16-10z"),
        fill("#e9d9a8", "M-4 104l34-4q22-2 32 6l8 6-6 16-8 16-14 14-20 16-26 6z"),
        fill("#c9bb8e", "M36 101q18-2 26 5l8 6-6 16-8 16-14 14-16 12q10-36 10-69z"),
        fill("#8a9a7c", "M54 103l8 3 8 6-6 16-8 16-8 8q8-26 6-49z"),
        fill("#6aa552", "M-4 98l30-3q24-2 40 9-30-2-70 9z"),
    ]
    rock = [
        fill("#d8d2ae", "M94 110l100-2 54 6v60H146q-26-8-34-22-10-20-18-42z"),
        fill("#a9b096", "M128 112l120 2v60H152l-14-20z"),
        fill("#6f8a7a", "M160 112l90 2v60h-64l-14-26z"),
        fill("#f2e8c4", "M94 110l22 2 4 28 10 30q-12-6-18-18-10-20-18-42z"),
        fill("#8c9c88", "M140 116l8 30-4 24-10-8zM120 114l6 18 2 22-8-20z"),
        fill("#58756a", "M196 116l6 26-2 28h-12l2-30z"),
    ]
    castle = [
        tower(115, 106, 13, 48, p, 24),
        tower(131, 104, 27, 52, p, 30, 4),
        fill(p.light, "M150 110V86l10-13 10 13v24z"),
        fill(p.shade, rect(169, 86, 16, 24)),
        fill(p.roof, "M160 73h16l10 13.500h-16z"),
        fill(p.eave, "M160 73l-11 14.500h2L160 76l9 11.500h2z"),
        tower(173, 114, 15, 48, p, 24),
        fill(p.stone, rect(108, 98, 68, 18), battlements(108, 98, 68, 11, 5)),
        fill(p.light, rect(108, 98, 20, 18)),
        fill(p.shade, rect(150, 98, 26, 18)),
        tower(142, 118, 12, 26, p, 0, 3),
        tower(98, 113, 17, 30, p, 0, 4),
        fill("#fff8e0", rect(60, 105, 42, 5)),
        fill(p.stone, "M56 108h50v26h-6q-1-18-11-18t-9 18l-2 16h-8l-1-18q-1-14-9-14-6 0-7 6z"),
        fill(p.shade, "M89 116q-10 0-9 18l-2 16h-4l1-16q0-20 14-18zM60 118q-6 0-7 6l1-7q3-2 6 1z"),
        fill("#fff8e0", rect(54, 106, 52, 3.5)),
        fill(p.deep, arch(106.5, 113, 8, 15)),
        fill(
            "#3c4a44",
            windows((140, 68), (148, 68), (144, 86), (121, 72), (121, 90), (180, 80), (180, 96), width=3, height=6),
        ),
        fill(p.window, windows((157, 98), (163, 98), (147, 110), (106, 94), width=3, height=5)),
        pennon(144.5, 20, 12, 15),
        pennon(121.5, 36, 9),
        pennon(180.5, 44, 9),
        fill(GOLD, "M126 102h9v13l-4.500-4-4.500 4z"),
        fill(p.eave, ellipse(130.5, 106, 2)),
    ]
    front = [
        fill("#f6fff4", "M192 116q10 4 10 20v40h-9v-38q0-14-5-20z", opacity=0.85),
        line("#fff", 1.2, dashes(66, 120, 140, 168, 9, 5), opacity=0.7, cap=True),
        fill("#2b3a36", folk(74, 106, 7), folk(79, 106, 7.5), folk(90, 106, 7)),
        fill("#3b2417", "M84 158h26q-2 8-8 8H92q-6 0-8-8z", folk(92, 160, 9), folk(102, 160, 9)),
        fill("#fff6da", "M97 157v-18q-10 8-9 17z"),
        fill(GOLD, "M98.500 157v-17q9 8 8 17z"),
        fill(p.near, "M150 174q20-14 50-14 30-4 48-12v30zM210 116q20-6 40-2v8q-24-6-40-2z"),
        fill(
            "#1f5236", *(pine(x, y, h) for x, y, h in ((206, 118, 18), (216, 119, 24), (228, 120, 20), (166, 166, 22)))
        ),
        fill(p.front, curve([(-4, 140), (16, 146), (40, 162), (70, 171)]), curve([(160, 172), (200, 166), (244, 152)])),
        fill(
            p.front,
            *(
                pine(x, y, h)
                for x, y, h in ((6, 160, 54), (24, 164, 38), (38, 168, 26), (218, 168, 34), (234, 168, 52))
            ),
        ),
        line("#2f4a4a", 1.2, bird(76, 76, 8), bird(90, 68, 6)),
        line("#3a2410", 2.6, "M26 120V30", cap=True),
        line("#3a2410", 2, "M26 34h46", cap=True),
        banner_of_valados(55, 34),
    ]
    return Drawing(defs, [*back, *rock], castle, front)


@picture("duchy-valados-b", focus=40)
def valados_by_night() -> Drawing:
    """The castle by moonlight, from a boat under the arch of the bridge."""
    p = VALADOS_BY_NIGHT
    defs, air = sky(p, 86, 44, 12, 80)
    defs += linear("w", (0, "#7fcbb4"), (0.35, "#1f6670"), (1, "#062029"))
    defs += radial("h", (0, "#fff6c0", 0.9), (0.3, "#ffcf6a", 0.5), (1, "#ffb04a", 0))
    back = [
        air,
        line(p.light, 1.1, stars(22, 8, 60, 200, 14, 60), cap=True, opacity=0.7),
        fill("#bfeedd", cloud(150, 52, 46), opacity=0.2),
        fill(p.far, crag(92, 14, 22, 13)),
        fill(p.mid, curve([(-4, 112), (60, 100), (110, 110), (244, 96)])),
        fill("url(#w)", rect(0, 120, 240, 50)),
        line(p.sun, 1.6, dashes(56, 76, 122, 160, 12, 4, 4, 12), opacity=0.6, cap=True),
    ]
    rock = [
        fill(p.stone, "M92 124l10-24 16-8h66l18 10 14 22z"),
        fill(p.light, "M92 124l10-24 16-8 10 2-8 14-2 16z"),
        fill(p.shade, "M142 124l4-18 14-14h24l18 10 14 22z"),
        fill(p.deep, "M176 124l4-16 10-12 12 6 14 22zM126 124l6-16 6 16z"),
        fill(p.near, "M84 126q40-8 70-3t80-1v8H84z"),
    ]
    castle = [
        tower(110, 98, 12, 34, p, 20),
        tower(128, 96, 24, 44, p, 22, 4),
        fill(p.light, "M150 96V76l9-12 9 12v20z"),
        fill(p.deep, rect(167, 76, 12, 20)),
        fill(p.roof, "M159 64h14l8 12.500h-13z"),
        fill(p.eave, "M159 64l-10 13h2l8-10.500 8 10.500h2z"),
        tower(172, 104, 14, 40, p, 22),
        fill(p.stone, rect(104, 90, 72, 12), battlements(104, 90, 72, 11, 5)),
        fill(p.light, rect(104, 90, 22, 12)),
        fill(p.shade, rect(148, 90, 28, 12)),
        tower(98, 108, 14, 24, p, 0, 3),
        fill(p.deep, "M140 102h12l6 22h-26z"),
        fill(p.stone, arch(146, 103, 17, 18, 7)),
        fill("#ffd873", arch(146, 103, 11, 14, 5.5)),
        fill("url(#h)", ellipse(146, 99, 22)),
        fill(
            p.window,
            windows(
                (136, 64),
                (143, 64),
                (140, 78),
                (116, 74),
                (116, 86),
                (159, 82),
                (155, 90),
                (163, 90),
                (179, 76),
                (179, 92),
                (105, 96),
                width=3.4,
                height=6,
            ),
        ),
        line("#ffd873", 1.6, "M138 128h18M142 133h12M136 138h22M144 144h10", cap=True, opacity=0.8),
        pennon(140, 28, 7, 12),
        pennon(116, 44, 7, 10),
        pennon(179, 42, 7, 10),
    ]
    front = [
        line(p.light, 1.1, dashes(40, 190, 128, 164, 14, 3), cap=True, opacity=0.5),
        fill("#0d333b", "M-4-4h248v178h-22V96A98 84 0 0 0 26 96v78H-4z"),
        fill("#1d5a5f", "M26 170V96A98 84 0 0 1 222 96v74h-8V98a90 78 0 0 0-180 0v72z"),
        line("#6fb8a4", 1.2, "M189 43a90 78 0 0 1 25 55v72"),
        line(
            "#0d333b",
            1.2,
            "M26 120h8M26 144h8M28 84l9 2M38 60l8 5M56 38l6 7M82 22l3 8M112 13l1 8M142 14l-2 8M172 25l-4 7M196 44l-6 6M212 68l-7 4M222 120h-8M222 144h-8",
        ),
        line(
            "#061d24",
            1.2,
            "M0 60h24M0 92h18M0 124h20M12 60v32M8 92v32M14 124v46M240 60h-22M240 92h-16M240 124h-18M228 60v32M232 92v32",
        ),
        line("#061d24", 2, "M26 52h44", cap=True),
        banner_of_valados(58, 52),
        fill(p.front, "M70 138q30 8 62 0-2 16-16 18H88q-14-2-18-18z"),
        line("#5fb09a", 1.2, "M71 139q30 8 60 0"),
        fill(p.front, folk(88, 144, 20), folk(116, 143, 18)),
        limb(p.front, 2.2, [(90, 131), (100, 128)]),
        line(p.front, 1.6, "M118 128l18 34M100 118v14", cap=True),
        fill("url(#h)", ellipse(100, 120, 18)),
        fill("#fff3b0", rect(97.5, 117, 5, 7)),
        line("#ffcf6a", 1.6, "M92 160h16M96 165h10", cap=True, opacity=0.8),
        fill(p.front, curve([(-4, 150), (30, 160), (60, 170)]), curve([(170, 171), (210, 162), (244, 148)])),
        line(p.front, 1.5, "M20 162V132M26 164V138M220 162V136M214 164V142", cap=True),
    ]
    return Drawing(defs, [*back, *rock], castle, front)
