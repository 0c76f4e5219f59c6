"""Structures: a clear morning."""

from __future__ import annotations

import math

from art.kit import (
    at,
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
    number,
    pine,
    polygon,
    radial,
    rect,
    tree,
    windows,
)
from art.palettes import STRUCTURE
from art.scenery import house, sky, tower
from art.studio import Drawing, picture


@picture("farm", focus=42)
def farm() -> Drawing:
    """Farm."""
    p = STRUCTURE
    defs, air = sky(p, 62, 64, 13, 80)
    defs += linear("f", (0, "#f3cf6f"), (1, "#b97a2c"))
    back = [
        air,
        fill("#fff", cloud(120, 40, 70), cloud(176, 58, 54), cloud(20, 34, 40), opacity=0.55),
        fill("#6f8ea2", cloud(150, 28, 60), opacity=0.3),
        fill(p.far, curve([(-4, 92), (40, 80), (84, 88), (130, 76), (190, 86), (244, 78)])),
        fill("#8fa37a", curve([(-4, 100), (50, 94), (110, 98), (170, 90), (244, 98)])),
        fill("#71894f", tree(196, 98, 6), tree(206, 97, 5), tree(216, 98, 6.5), tree(18, 100, 5), tree(28, 100, 6)),
    ]
    fan = "".join(
        polygon((118 + i * 5.2, 100), (118 + i * 5.2 + 2.6, 100), (118 + (i + 0.5) * 34, 170), (118 + i * 34, 170))
        for i in range(-9, 12)
    )
    back += [
        fill("url(#f)", "M-4 103C60 96 170 96 244 102V170H-4z"),
        fill("#8f5a1f", fan, opacity=0.42),
        fill("#7c9a4c", "M-4 103C30 99 60 98 92 99L30 170H-4z"),
        fill(
            "#5d7c3c",
            "".join(
                polygon(
                    (92 + i * 3 - 12, 99.5),
                    (94 + i * 3 - 12, 99.5),
                    (30 + i * 20 - 100, 170),
                    (38 + i * 20 - 100, 170),
                )
                for i in range(5)
            ),
            opacity=0.6,
        ),
    ]
    mx, my = 146, 104
    subject = [
        house(84, 106, 36, 13, p),
        fill(p.deep, rect(89, 98, 5, 8)),
        fill(p.window, rect(106, 97, 3, 4), rect(112, 97, 3, 4)),
        fill("#5d7c3c", tree(80, 107, 7), tree(122, 107, 5)),
        fill(p.light, f"M{mx - 12} {my}l5-44h9v44z"),
        fill(p.stone, f"M{mx} {my}v-44h4l4 44z"),
        fill(p.shade, f"M{mx + 3} {my}v-44h4l5 44z"),
        fill(p.eave, f"M{mx - 9} {my - 44}q9-17 18 0z"),
        fill(p.roof, f"M{mx - 9} {my - 44}q5-9 9-8.500v8.500z"),
        fill(p.deep, f"M{mx - 4} {my}v-9q3-4 6 0v9z", rect(mx - 5, my - 28, 3, 4)),
    ]

    def sail(a):
        c, s = math.cos(a), math.sin(a)
        ox, oy = mx - 2, my - 46

        def f(u, v):
            return (ox + c * u - s * v, oy + s * u + c * v)

        return polygon(f(8, 0), f(37, 0), f(37, 9), f(8, 6))

    def arm(a):
        c, s = math.cos(a), math.sin(a)
        ox, oy = mx - 2, my - 46
        return f"M{at(ox - c * 38, oy - s * 38)}L{at(ox + c * 38, oy + s * 38)}"

    an = [0.42 + k * math.pi / 2 for k in range(4)]
    subject += [
        fill("#fff6e0", *[sail(a) for a in an], opacity=0.93),
        line(p.deep, 1.5, arm(an[0]), arm(an[1])),
        line(
            p.shade,
            0.6,
            *[
                f"M{at(mx - 2 + math.cos(a) * t - math.sin(a) * 0, my - 46 + math.sin(a) * t)}L{at(mx - 2 + math.cos(a) * t - math.sin(a) * 8, my - 46 + math.sin(a) * t + math.cos(a) * 8)}"
                for a in an
                for t in (16, 23, 30)
            ],
        ),
        fill(p.deep, ellipse(mx - 2, my - 46, 2.6)),
    ]

    def sheaf(x, y, h):
        a = [
            f"M{at(x + k * h * 0.09, y)}Q{at(x + k * h * 0.02, y - h * 0.5)} {at(x + k * h * 0.15, y - h)}"
            for k in range(-3, 4)
        ]
        return (
            line("#8f5a1f", h * 0.16, *a[3:], cap=True)
            + line("#f6d27a", h * 0.12, *a[:5], cap=True)
            + line("#7c4a1e", h * 0.12, f"M{at(x - h * 0.14, y - h * 0.5)}h{number(h * 0.28)}")
        )

    front = [
        sheaf(176, 140, 22),
        sheaf(200, 152, 27),
        sheaf(62, 146, 20),
        fill("#2c3b22", folk(108, 128, 17), folk(119, 131, 16)),
        line("#2c3b22", 1.2, "M112 117l7 12M123 120l-6 14"),
        fill("#33451f", curve([(-4, 160), (40, 156), (90, 166), (150, 162), (200, 167), (244, 158)])),
        line(
            "#33451f",
            1.4,
            "".join(
                f"M{number(4 + i * 13.3)} 168q{number((-1) ** i * 2)}-8 {number((-1) ** i * 4)} {number(-10 - i % 3 * 3)}"
                for i in range(18)
            ),
        ),
    ]
    return Drawing(defs, back, subject, front)


@picture("port", focus=54)
def port() -> Drawing:
    """Port."""
    p = STRUCTURE
    defs, air = sky(p, 70, 60, 13, 84)
    defs += linear("w", (0, "#f7deb0"), (0.3, "#7fa3ac"), (1, "#234857"))
    back = [
        air,
        fill("#fff", cloud(140, 36, 70), cloud(30, 30, 46), opacity=0.5),
        fill(p.far, crag(84, 9, 18, 3)),
        fill(p.mid, curve([(150, 100), (180, 88), (214, 84), (250, 76)])),
        fill("url(#w)", rect(0, 98, 240, 72)),
    ]
    back += [
        "".join(house(x, y, w, h, p) for x, y, w, h in ((196, 101, 20, 16), (176, 101, 18, 11), (214, 102, 26, 22))),
        fill(p.window, windows((205, 96), (210, 96), (225, 94), (232, 94), (232, 86), (186, 97))),
        fill(p.shade, rect(166, 100, 80, 5)),
        fill("#fff2cf", rect(166, 99, 80, 1.5)),
        line(p.deep, 1, *[f"M{x} 101V{y}M{x - 5} {y + 8}h10" for x, y in ((18, 66), (28, 60), (38, 70))]),
        fill(p.deep, "M10 98q14 8 36 0l-4 6H16z"),
        line("#fff3d4", 1.4, dashes(52, 96, 101, 160, 17, 2, 5, 16), opacity=0.85, cap=True),
        line("#173440", 1.5, dashes(0, 230, 106, 168, 18, 8, 8, 24), opacity=0.4, cap=True),
    ]
    subject = [
        line(p.deep, 2, "M126 112V22M158 112V44"),
        line(p.deep, 0.7, "M126 24L94 108M126 24l33 84M126 24L186 92M158 46l22 52"),
        fill("#fff4da", "M103 36q22 6 46 0 9 22 2 46-24 7-50 0-7-22 2-46z"),
        fill("#e2c493", "M132 38.500q9-.6 17-2.500 9 22 2 46-8 2.300-17 3.200 6-24-2-46.700z"),
        fill(p.roof, "M122 39h9q3 22 .6 46h-9q2-24-.6-46z", ellipse(126, 58, 10)),
        fill("#ffe0a0", ellipse(126, 58, 6.5)),
        fill("#ffe9c4", "M148 54q10 3 20 0 5 14 1 28-12 3-20 0 4-14-1-28z"),
        fill(p.roof, "M126 22l16 4-16 5z", "M158 44l11 3-11 4z"),
        fill("#5d3520", "M82 100q22 8 88-2l16-12q0 26-20 38-38 8-66 0-14-8-18-24z"),
        fill("#a9683a", "M82 100q22 8 88-2l-2 5q-60 9-84 2z", "M84 107q24 7 80 0l-2 3q-52 6-76 0z"),
        fill("#8a5230", "M168 98l18-14v5l-17 15z"),
        fill("#ffd873", rect(170, 101, 3, 3), rect(176, 96, 3, 3)),
        fill("#2b1a12", "M100 124q30 8 66 0 10-6 14-16-12 14-30 15-30 3-50 1z"),
    ]
    front = [
        line("#fff3d4", 1.3, "M92 128h70M104 132h44M96 137h24M130 138h34", opacity=0.6, cap=True),
        line("#2b1a12", 1.2, bird(60, 34, 9), bird(74, 42, 7), bird(50, 46, 6)),
        fill("#16252b", "M-4 150h58l6 6v14H-4zM8 150v-9h9v9zM19 150v-12h13v12zM60 144h4v26h-4z"),
        fill("#2b4048", "M8 141h9v2H8zM19 138h13v2.500H19z"),
        fill("#16252b", folk(42, 150, 15)),
        line("#16252b", 1, "M62 146q20 4 34-18"),
    ]
    return Drawing(defs, back, subject, front)


@picture("high-rampart", focus=44)
def high_rampart() -> Drawing:
    """High Rampart."""
    p = STRUCTURE
    defs, air = sky(p, 66, 54, 14, 88)
    back = [
        air,
        fill("#fff", cloud(10, 34, 50), cloud(168, 30, 60), opacity=0.5),
        fill(p.far, crag(74, 16, 26, 7)),
        fill(p.mid, crag(96, 14, 20, 12)),
        fill("#fff", curve([(-4, 112), (60, 104), (120, 114), (190, 104), (244, 112)]), opacity=0.35),
    ]
    subject = [
        fill("#6b7474", "M66 170l8-40 14-14 70-4 30 10 24 48z"),
        fill("#48545a", "M128 170l10-34 22-24 28 10 24 48zM84 170l6-30-16-6-8 36z"),
        fill("#8d9488", "M88 116l70-4 12 4-70 8z"),
        tower(124, 70, 18, 44, p, 20, 4, p.roof),
        fill(p.stone, rect(104, 62, 60, 34), battlements(104, 62, 60, 8, 5)),
        fill(p.shade, rect(146, 62, 18, 34)),
        tower(98, 92, 15, 40, p, 15, 3, p.roof),
        tower(156, 90, 16, 34, p, 0, 3),
        fill(p.stone, rect(80, 88, 104, 40), battlements(80, 88, 104, 13, 6)),
        fill(p.shade, rect(148, 88, 36, 40)),
        fill("#fff", rect(80, 88, 104, 1.6), opacity=0.45),
        tower(72, 136, 22, 58, p, 22, 4, p.roof),
        tower(172, 138, 24, 56, p, 24, 4, p.roof),
        fill(p.light, "M112 128V84h10v44z"),
        fill(p.stone, rect(120, 84, 18, 44), battlements(110, 84, 30, 4, 5)),
        fill(p.shade, rect(134, 84, 6, 44)),
        fill("#251f1d", "M117 128v-18q8-12 16 0v18z"),
        fill("#ffb653", "M119 128v-15q6-9 12 0v15z", opacity=0.5),
        line("#251f1d", 1, "M121 128v-17M125 128v-20M129 128v-17M118 118h14"),
        fill(
            p.window,
            windows(
                (130, 50),
                (136, 50),
                (104, 74),
                (108, 66),
                (82, 98),
                (86, 112),
                (182, 104),
                (186, 118),
                (164, 74),
                (96, 102),
                (106, 102),
                (150, 102),
                (160, 102),
            ),
        ),
        fill(p.roof, "M98 92h6v15l-3-3-3 3zM144 92h6v15l-3-3-3 3z"),
    ]
    front = [
        fill("#aebf8a", "M118 128h14l26 42H86z", opacity=0.5),
        fill("#1b282c", folk(122, 146, 9), folk(128, 148, 9), folk(116, 154, 10)),
        line("#1b282c", 0.9, "M125 137v12M119 144v12"),
        fill("#2b3d3c", curve([(-4, 150), (34, 140), (70, 156), (110, 166), (160, 160), (200, 150), (244, 140)])),
        fill(
            p.front,
            pine(10, 166, 40),
            pine(26, 170, 34),
            pine(228, 164, 44),
            pine(210, 170, 34),
            pine(44, 172, 22),
            pine(196, 174, 24),
        ),
        fill(p.front, curve([(-4, 164), (60, 167), (130, 169), (200, 164), (244, 162)])),
        line(p.front, 1.2, bird(40, 50, 8), bird(52, 58, 6), bird(204, 56, 7)),
    ]
    return Drawing(defs, back, subject, front)


@picture("alchemical-forge", focus=66)
def alchemical_forge() -> Drawing:
    """Alchemical Forge."""
    p = STRUCTURE
    defs, air = sky(p.at_another_hour(top="#1d2c48", middle="#575a7c", low="#e09a70", sun="#ffd9a0"), 60, 92, 0, 90)
    defs += radial("h", (0, "#fffbe0"), (0.35, "#ffc04a", 0.9), (1, "#ff7a1e", 0)) + linear(
        "v", (0, "#8ff0c0", 0.0), (1, "#63d99b", 0.85)
    )
    back = [
        air,
        fill("#3c5466", crag(88, 10, 20, 8)),
        fill("#2f4453", curve([(-4, 112), (60, 106), (130, 110), (244, 100)])),
    ]

    def smoke(x, y, s):
        a = [
            (x, y),
            (x - 5 * s, y - 12 * s),
            (x + 6 * s, y - 28 * s),
            (x - 2 * s, y - 46 * s),
            (x + 16 * s, y - 70 * s),
        ]
        b = [
            (x + 34 * s, y - 72 * s),
            (x + 12 * s, y - 46 * s),
            (x + 20 * s, y - 28 * s),
            (x + 6 * s, y - 12 * s),
            (x + 8 * s, y),
        ]
        return curve(a, False) + curve(b, False).replace("M", "L", 1) + "z"

    back += [
        fill("#7ad9a6", smoke(90, 58, 1), opacity=0.65),
        fill("#c58ae0", smoke(121, 42, 0.8), opacity=0.7),
        fill("#f0a05a", smoke(159, 54, 1), opacity=0.6),
    ]
    subject = [
        tower(86, 110, 14, 50, p, 0, 3),
        tower(117, 80, 15, 38, p, 0, 3),
        tower(155, 110, 15, 54, p, 0, 3),
        fill("#70655d", "M74 140V92l26-20h50l28 20v48z"),
        fill("#4d4542", "M132 140V72h18l28 20v48z"),
        fill("#a8998a", "M74 94V92l26-20h34v2h-33z"),
        fill(p.eave, "M70 94l28-24h54l30 24h-8l-26-18h-44L80 94z"),
        line(
            "#38302e",
            0.8,
            "M78 104h30M84 112h24M78 120h24M146 104h28M150 113h26M146 122h30M92 96v8M100 104v8M88 112v8M160 104v9M166 113v9M156 122v9",
        ),
        fill("url(#h)", ellipse(126, 124, 52)),
        fill("#2a1a16", "M104 140v-22a22 22 0 0 1 44 0v22z"),
        fill("#ff9a2e", "M108 140v-21a18 18 0 0 1 36 0v21z"),
        fill("#ffe27a", "M114 140q-3-18 6-28 1 8 5 9 0-10 5-15 2 10 6 13 4 10 1 21z"),
        fill("#fffbe0", "M120 140q-2-10 4-16 1 5 4 6 3 5 2 10z"),
        fill("#ffb653", windows((92, 90), (160, 90), (124, 60), width=3, height=6)),
    ]
    front = [
        fill("#241c1c", "M-4 140h248v30H-4z"),
        fill("#ff9a2e", "M112 140h28l-6 9q-10 6-2 21h-24q-8-18 4-22z"),
        fill("#ffe27a", "M118 140h16l-5 9q-8 8-4 21h-9q-4-18 4-22z"),
        fill("#f5ead0", ellipse(54, 138, 15), opacity=0.25),
        fill("url(#v)", ellipse(54, 138, 15)),
        fill("#63d99b", "M40 141q7-4 14 0t14 0a14.500 14.500 0 0 1-28 0z"),
        line("#e8f6ea", 1.5, ellipse(54, 138, 15), "M50 124v-16M58 124v-8M50 108q18-8 30 14"),
        fill("#0f1517", "M38 153h32v4H38zM42 157h4v9h-4zM62 157h4v9h-4z"),
        fill("#fff", ellipse(49, 132, 3, 4), opacity=0.7),
        fill("#140e10", folk(176, 152, 34)),
        limb("#140e10", 4, [(174, 130), (162, 136), (154, 130)]),
        line("#140e10", 1.8, "M160 142l-14-26"),
        fill("#ffb653", "M170 132q-2 10-3 20h2q0-10 2-20z"),
        fill("#140e10", curve([(-4, 160), (40, 166), (90, 170), (150, 170), (200, 164), (244, 158)])),
    ]
    return Drawing(defs, back, subject, front)
