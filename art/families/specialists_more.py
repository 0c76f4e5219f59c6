"""Specialists, continued: those who travel."""

from __future__ import annotations

from art.kit import (
    bird,
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
    pine,
    rect,
    stars,
)
from art.palettes import SPECIALIST
from art.scenery import sky
from art.studio import Drawing, picture


@picture("woodland-scouts", focus=38)
def woodland_scouts() -> Drawing:
    """A hooded archer on a bough; torches wind through the valley below."""
    p = SPECIALIST
    defs, air = sky(p, 68, 62, 0, 100)
    defs += linear("m", (0, "#ffb98a", 0), (1, "#ffc79a", 0.75))
    valley = [
        (30, 150),
        (38, 147),
        (46, 145),
        (54, 143),
        (62, 141),
        (69, 138),
        (73, 134),
        (71, 130),
        (65, 127),
        (58, 125),
    ]
    back = [
        air,
        fill("#fff0cf", ellipse(74, 64, 25)),
        line("#fff3d9", 1.2, stars(20, 5, 110, 236, 4, 50), cap=True, opacity=0.7),
        fill("#f6a9a0", cloud(10, 44, 46), cloud(150, 58, 50), opacity=0.35),
        fill(p.far, crag(104, 8, 18, 5)),
        fill(
            "#8a4a80",
            *(
                pine(x, 126, h)
                for x, h in (
                    (2, 34),
                    (16, 42),
                    (30, 30),
                    (46, 24),
                    (60, 18),
                    (100, 20),
                    (114, 28),
                    (130, 24),
                    (146, 32),
                )
            ),
        ),
        fill("url(#m)", rect(0, 84, 240, 40)),
        fill(p.mid, curve([(-4, 128), (40, 122), (90, 118), (140, 124), (244, 116)])),
        fill(
            "#5a2f6b",
            *(
                pine(x, y, h)
                for x, y, h in (
                    (-2, 146, 46),
                    (12, 146, 34),
                    (112, 134, 24),
                    (126, 138, 34),
                    (144, 140, 42),
                    (162, 144, 50),
                )
            ),
        ),
        line("#ffb98a", 2.6, "M22 156Q52 143 68 140T56 124", cap=True, opacity=0.35),
        dots("#ffd06a", 2.4, *valley, opacity=0.3),
        dots("#fff0cf", 0.9, *valley),
        fill("#33194c", *(folk(x, y + 5, 5.5) for x, y in valley[:6])),
        fill("#3f2158", *(pine(x, 172, h) for x, h in ((64, 26), (78, 34), (92, 28), (108, 36), (124, 30)))),
    ]
    bow = "M92 28Q69 44 70.5 65T92 102"
    subject = [
        # the bough
        fill("#241036", "M70 131q26-1 52 2 40 2 66-12l20-18v42q-18 8-38 0-14-1-22 9 1-8 6-11-40-2-84-12z"),
        fill("#7a4458", "M70 131q26-1 52 2 40 2 66-12l16-14-2 10q-24 20-64 24-36-4-68-10z"),
        fill("#e59a80", "M70 131q26-1 52 2 30 1 56-8-24 14-54 14-26-4-54-8z"),
        # a second scout, crouching in the shade
        fill("#1f3a44", "M172 122q-1-14 6-18-1-9 7-11 8 1 8 9 8 6 7 20-14 3-28 0z"),
        fill("#2a6a5c", "M172 122q-1-14 6-18-1-9 7-11 2 0 4 1-6 4-5 12-6 6-6 17-3 0-6-1z"),
        fill("#160d28", "M178 101q0-5 4-6 3 4 1 9-3 1-5-3z"),
        # cloak that flies to the right
        fill("#123034", "M128 58q16 4 24 22 6 16 18 25-14 6-26 1-12-10-20-30z"),
        fill("#2a6a5c", "M126 56q16 2 23 20 6 14 14 23-12 0-20-7-12-12-19-34z"),
        # legs
        limb("#1c0c2e", 9.5, [(132, 90), (146, 106), (143, 124)]),
        limb("#43244f", 9.5, [(124, 90), (106, 104), (107, 125)]),
        limb("#a8688a", 2, [(120, 90), (102.5, 103), (103.5, 120)]),
        fill("#6b2f3e", "M97 133q-1-5 5-7v-11h11v18zM136 132v-17h11v16l-3 2z"),
        fill("#a8525a", "M97 133q-1-5 5-7v-11h4v14q-5 1-6 4z"),
        # tunic
        fill("#1f5650", "M112 98q-2-24 5-39l17-4q10 18 8 42-15 7-30 1z"),
        fill("#3f8f74", "M112 98q-2-24 5-39l8-2q-6 20-4 43-5 0-9-2z"),
        fill("#e4b84a", "M112 87q14 3 30-1v3q-15 4-30 1z"),
        # quiver
        group(
            "rotate(24 142 66)",
            fill("#8a4324", rect(138, 50, 9, 34)),
            fill("#c9683c", rect(138, 50, 3.5, 34)),
            line("#ffe2b8", 1.4, "M140 50v-9M142.500 50v-12M145 50v-8"),
        ),
        # far arm, bow
        limb("#1f5650", 7, [(122, 64), (104, 65), (78, 65)]),
        line("#4a1d18", 3.6, bow, cap=True),
        line("#d98a45", 1.4, "M91 28Q68 44 69.500 65T92 101", cap=True),
        line("#ffe9c0", 0.7, "M92 28L124 65 92 102"),
        line("#4a1d18", 1.3, "M124 64.500L58 65"),
        fill("#7a2a3a", "M60 61.500l-11 3.500 11 3.500z"),
        dots("#c98a6a", 3.6, (75, 65)),
        # hood
        fill("#1f5650", "M112 52q-2-15 12-19 15-1 18 13l8 13q-11 0-15 4l-16 2q-5-6-7-13z"),
        fill("#3f8f74", "M112 52q-2-15 12-19 8-1 12 3-13 1-17 11-2 9 1 16l-2 1q-5-6-6-12z"),
        fill("#160d28", "M113 51q2-10 10-10 5 10 0 21-4 2-7 0-3-5-3-11z"),
        fill("#d98f6e", "M114 52l8-2q2 4 1 6l-9 1q-1-2 0-5z"),
        fill("#160d28", "M114 54.500l5-1.500v1.600l-5 1.200z"),
        fill("#d8487f", "M113 57q6-3 12-2l1 8-9 2q-3-3-4-8z"),
        # near arm, elbow high
        limb("#123034", 8.5, [(133, 63), (149, 57), (129, 65)]),
        limb("#3f8f74", 2.2, [(133, 60), (147, 55)]),
        dots("#d98f6e", 3.2, (126, 65)),
    ]
    front = [
        fill(p.front, "M244-4v178h-66q22-12 22-44-4-24-4-56 0-50 14-78z"),
        fill("#3a1c52", "M196 82q-4-50 12-86h6q-14 40-12 86-1 50-12 70 9-24 6-70z"),
        line(p.front, 6, "M210 36Q190 20 160 16M212 60Q226 40 240 38", cap=True),
        dots(p.front, 7, (158, 14), (170, 8), (184, 12), (196, 18), (176, 22), (148, 6), (190, 2), (206, 6)),
        dots("#3a1c52", 3, (152, 3), (164, 8), (180, 8), (156, 13)),
        dots("#8a4a80", 1.6, (145, 3), (153, 10), (161, 4)),
        fill(
            p.front,
            curve([(-4, 150), (20, 154), (50, 164), (90, 166), (140, 160), (200, 158)]),
            pine(8, 160, 42),
            pine(24, 166, 28),
        ),
        line("#170d29", 1.1, bird(40, 30, 7), bird(50, 25, 5)),
    ]
    return Drawing(defs, back, subject, front)


@picture("merchant-caravan", focus=62)
def merchant_caravan() -> Drawing:
    """Laden camels in file over a dune, before a low sun."""
    p = SPECIALIST
    defs, air = sky(p, 92, 80, 0, 112)
    defs += linear("m", (0, "#ffd9a8", 0), (1, "#ffd0a0", 0.8))

    def camel(x: float, y: float, size: float, body: str, lit: str, load: str, load_lit: str, load_dark: str) -> str:
        return group(
            f"translate({x} {y}) scale({size})",
            limb("#43244f", 4.2, [(-7, -30), (-5, -15), (-9, 0)], [(12, -30), (8, -16), (13, 0)]),
            limb(body, 4.6, [(-13, -30), (-17, -15), (-13, 0)], [(16, -31), (21, -16), (17, 0)]),
            fill(
                body,
                "M-48-61q-1-4 5-6l4-1 2-4 3 3q5 2 4 7-4 5-4 14 1 12 6 9 3-9 10-10l9-2 8-11 9 11q12 2 13 12 1 9-3 14-8 4-19 2-10 3-19 1-10 1-16-6-5-8-2-30-7 1-11-1z",
            ),
            fill(
                lit,
                "M-48-61q-1-4 5-6l5-1q4 1 3 5-6 10-3 24 2 10 12 9-10 4-16-4-5-8-2-23-4 1-8-1z",
                "M-24-34q2-14 9-16l7-1q-10 7-10 22-4-2-6-5z",
            ),
            fill(load_dark, "M-16-27q-2-20 9-25h15q10 5 8 25-16 5-32 0z"),
            fill(load, "M-16-27q-2-20 9-25h8q-5 14-4 28-7 0-13-3z"),
            fill(load_lit, "M-16-27q-2-20 9-25h2q-6 10-5 27z"),
            line("#ffd06a", 1.5, "M-16-33q16 5 32 0"),
            line("#ffd06a", 1.6, "M-14-25v4M-7-23v4M0-23v4M7-23v4M13-25v4"),
            fill("#6b2f3e", ellipse(0, -57, 10, 5.5)),
            fill("#c9683c", "M-10-57q0-5 10-5.500-6 4-4 11-6-1-6-5.500z"),
            line("#ffd06a", 1.2, "M4-62v10"),
            dots("#241036", 0.9, (-40, -65)),
        )

    back = [
        air,
        fill("#fff0cf", ellipse(92, 76, 38)),
        line("#fff3d9", 1.2, stars(22, 15, 4, 236, 4, 36), cap=True, opacity=0.7),
        fill("#f6a9a0", cloud(4, 50, 54), cloud(160, 42, 60), cloud(116, 26, 36), opacity=0.4),
        fill(p.far, crag(100, 7, 24, 12)),
        # the town where the road ends
        fill(
            "#8a4a80",
            rect(168, 88, 44, 14),
            rect(176, 80, 12, 12),
            ellipse(182, 80, 6, 7),
            rect(166, 70, 3, 30),
            rect(210, 72, 3, 30),
            rect(196, 82, 9, 12),
            ellipse(200.5, 82, 4.5, 5),
            "M164 70l3.500-6 3.500 6zM208 72l3.500-6 3.500 6z",
        ),
        fill("#ffd06a", rect(181, 90, 2, 4), rect(172, 92, 1.6, 3), rect(192, 92, 1.6, 3), rect(203, 91, 1.6, 3)),
        fill("#8a4a80", curve([(-4, 110), (60, 98), (130, 108), (190, 100), (244, 104)])),
        fill("url(#m)", rect(0, 76, 240, 36)),
        fill("#b5648c", curve([(60, 170), (70, 124), (130, 116), (190, 106), (244, 112)])),
        fill("#2a1440", *(folk(x, y, 6) for x, y in ((214, 111), (205, 109)))),
    ]
    subject = [
        fill("#6f3c7c", curve([(-4, 150), (50, 139), (120, 132), (190, 122), (244, 116)])),
        fill("#c9768c", "M-4 150Q60 137 120 132T244 116v3Q190 124 150 134T60 148-4 158z"),
        line("#43244f", 0.9, "M70 112Q84 110 92 76M146 94Q152 100 158 84"),
        camel(222, 121, 0.46, "#7a4a78", "#b5688c", "#6a4690", "#8a6ab0", "#43245f"),
        camel(184, 127, 0.78, "#8c5478", "#d79a86", "#5f63c0", "#9a9ce8", "#363a86"),
        camel(130, 137, 1.02, "#a8684f", "#ffc08a", "#d8487f", "#ff9ab0", "#7f2a63"),
        # the merchant
        limb("#241036", 4.4, [(66, 128), (62, 145)], [(70, 128), (76, 144)]),
        fill("#33204d", "M59 137q0-24 6-33l9-1q7 12 8 33-12 4-23 1z"),
        fill("#3f4496", "M59 137q0-24 6-33l5-1q-4 14-3 35z"),
        fill("#8286e0", "M59 137q0-24 6-33h2q-5 14-4 34z"),
        fill("#8a4f45", "M64 103q-2-9 6-10 7 0 7 8l-5 5q-4 3-8-3z"),
        fill("#43244f", "M63 101q5 1 6 4 0 5-3 8-3-6-3-12z"),
        fill("#7f2a63", "M62 97q-1-9 8-10 10 0 10 8l-4 4q-7-3-14-2z"),
        fill("#d8487f", "M62 97q-1-9 8-10-3 6 2 8-5 1-10 2zM79 95l9 9-7 1-3-6z"),
        limb("#33204d", 5, [(70, 109), (62, 116), (55, 113)]),
        line("#4a1d18", 2, "M53 88L57 148", cap=True),
        line("#4a1d18", 1.4, "M53 89q-8-4-8 3"),
        fill("#ffd06a", ellipse(45, 98, 11), opacity=0.4),
        fill("#fff3c8", "M42 93h6v8h-6z"),
        fill("#4a1d18", "M41 91.500h8v2h-8zM41 101h8v2h-8z"),
    ]
    front = [
        fill("#33194c", curve([(-4, 160), (40, 154), (110, 152), (180, 146), (244, 150)])),
        fill("#7a4468", "M-4 160Q60 152 110 152T244 150v2Q200 150 150 154T60 159-4 164z"),
        fill(p.front, curve([(-4, 166), (50, 164), (110, 167), (180, 160), (244, 158)])),
        line(p.front, 3, "M22 168Q18 140 26 116", cap=True),
        fill(
            p.front,
            "M26 116q-12-10-24-2 14-2 24 2-14 0-20 14 10-10 20-14-2 8 0 20 4-10 0-20 10 4 14 14 0-12-14-14 12-6 22 2-6-14-22-2 4-10-2-16-4 8 2 16z",
        ),
        fill(p.front, "M214 166q2-12 8-8 2-10 8-4 6-4 8 12z"),
        line("#33194c", 1.2, bird(150, 46, 7), bird(160, 41, 5)),
    ]
    return Drawing(defs, back, subject, front)
