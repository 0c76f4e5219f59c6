"""Structures where people live and trade: hamlet, guildhall."""

from __future__ import annotations

from art.kit import (
    arch,
    at,
    bird,
    cloud,
    curve,
    dots,
    ellipse,
    fill,
    folk,
    group,
    line,
    number,
    rect,
    windows,
)
from art.palettes import STRUCTURE
from art.scenery import house, sky
from art.studio import Drawing, picture


def smoke(x: float, y: float, size: float) -> str:
    """A thin column that drifts to the right and gets wider."""
    left = [(x, y), (x - 2 * size, y - 10 * size), (x + 4 * size, y - 22 * size), (x + 3 * size, y - 34 * size)]
    right = [(x + 14 * size, y - 46 * size), (x + 11 * size, y - 32 * size), (x + 10 * size, y - 22 * size)]
    return curve([*left, *right, (x + 4 * size, y - 10 * size), (x + 3, y)], False) + "z"


@picture("hamlet", focus=52)
def hamlet() -> Drawing:
    """Six roofs up a lane, smoke over them, a well in front."""
    p = STRUCTURE
    defs, air = sky(p, 62, 50, 13, 86)
    back = [
        air,
        fill("#fff", cloud(208, 40, 60), cloud(8, 34, 42), opacity=0.55),
        fill(p.far, curve([(-4, 92), (40, 74), (84, 84), (140, 68), (190, 82), (244, 70)])),
        fill("#9db09a", curve([(-4, 98), (50, 90), (100, 94), (160, 78), (210, 84), (244, 92)])),
        dots(
            "#7f9a72", 4, *((8 + i * 7.3, 96 - i % 3 * 2) for i in range(9)), *((204 + i * 6, 88 + i) for i in range(7))
        ),
        fill("#fff", curve([(-4, 104), (50, 98), (110, 102), (150, 96)], foot=116), opacity=0.4),
        fill("#a3b56e", curve([(-4, 112), (40, 106), (96, 104), (140, 92), (180, 84), (216, 92), (244, 104)])),
        fill("#dcc274", "M-4 124C20 116 40 114 66 112L70 124C40 128 20 132-4 142z"),
        line("#b99a50", 0.8, "M-4 130C20 122 44 118 67 116M-4 136C20 127 44 123 69 120", opacity=0.8),
        fill("#869f58", "M150 170C210 140 200 110 186 92L214 90 244 104V170z"),
    ]

    def home(x: float, y: float, w: float, h: float, lit: bool = True) -> str:
        """A house with a chimney, beams in its gable, a door and two windows."""
        gable, rise = w * 0.42, w * 0.4
        top = y - h - rise
        drawn = fill(p.eave, rect(x + w * 0.66, top - h * 0.28, w * 0.09, h * 0.5)) + house(x, y, w, h, p)
        drawn += line(
            "#9a6a48",
            0.9,
            f"M{at(x, y - h)}h{number(gable)}M{at(x + gable / 2, top + 2)}V{number(y - h)}",
            f"M{at(x + gable * 0.16, y)}V{number(y - h)}M{at(x + gable * 0.84, y)}V{number(y - h)}",
        )
        drawn += fill("#5a3424", rect(x + gable * 0.36, y - h * 0.62, gable * 0.28, h * 0.62))
        glass = (x + w * 0.56, x + w * 0.8)
        return drawn + fill(p.window if lit else p.deep, *(rect(g, y - h * 0.66, w * 0.09, h * 0.3) for g in glass))

    subject = [
        fill("#fff", smoke(196.5, 62, 0.9), smoke(130.5, 79, 1), smoke(96, 86, 1.2), opacity=0.6),
        dots("#5f7d48", 7, (214, 82), (222, 86), (206, 86), (150, 90), (158, 92), (70, 104), (62, 106), (66, 98)),
        home(180, 84, 24, 11),
        home(146, 97, 22, 10, False),
        home(112, 106, 28, 13),
        fill("#e6d39c", "M184 88q-6 8-20 12-26 10-22 26 0 18-46 44h72q6-28 0-42-4-12 14-22 8-6 8-18z"),
        fill("#cdb67c", "M184 88q-2 11-14 16-22 10-18 26 2 16-18 40h34q6-28 0-42-4-12 14-22 8-6 8-18z", opacity=0.6),
        home(172, 122, 36, 17),
        home(70, 126, 40, 19),
        fill("#6f8d4c", ellipse(194, 123, 24, 2.4), ellipse(92, 127, 26, 2.5)),
        fill("#fff6e0", *(ellipse(x, y, 3, 2) for x, y in ((182, 136), (192, 140), (200, 134)))),
        dots("#4a4543", 1, (179, 135), (189, 139), (197, 133)),
    ]
    well = [
        fill("#7f9850", ellipse(114, 150, 20, 4)),
        fill("#cdbb9b", "M102 136h24v12q-12 6-24 0z"),
        fill("#f5ead0", "M102 136h10v14.500q-6-.5-10-2.500z"),
        fill("#8d8172", "M120 136h6v12q-2 1.500-6 2.200z"),
        fill("#3c4a4c", ellipse(114, 136, 12, 3.5)),
        fill("#6b4630", rect(102.5, 112, 2.5, 24), rect(123, 112, 2.5, 24), rect(102, 122, 24, 2)),
        fill("#b98a58", "M97 115l17-14 2 14z"),
        fill("#6b4630", "M114 101l17 14h-17z"),
        line("#3c2c22", 0.8, "M114 123v10"),
        fill("#6b4630", "M111.500 130h5l-.8 5h-3.400z"),
        fill("#3b2c2a", folk(134, 152, 15), folk(152, 128, 8), folk(157, 127, 8), folk(176, 96, 6)),
        fill("#2f8f96", "M132 141h4l1.600 9h-7z"),
        line("#3b2c2a", 1, "M136 143l4 4v3"),
    ]
    front = [
        group("translate(-13)", *well),
        fill("#5d7c3c", curve([(-4, 142), (30, 148), (70, 158), (110, 164), (170, 160), (210, 150), (244, 144)])),
        line(
            "#4a3524", 1.8, "M168 166v-14M182 163v-14M196 159v-14M210 154v-14M224 150v-14M164 159l66-20M164 164l66-20"
        ),
        dots(p.front, 15, (-2, 96), (12, 84), (28, 92), (14, 104)),
        dots("#34522f", 9, (4, 82), (16, 78), (-2, 94)),
        fill(
            p.front,
            "M11 100h6q0 40 9 70H4q8-30 7-70z",
            curve([(-4, 158), (40, 160), (100, 168), (170, 169), (244, 162)]),
        ),
        line("#33444a", 1.2, bird(96, 44, 8), bird(108, 52, 6)),
    ]
    return Drawing(defs, back, [group("translate(-13)", *subject)], front)


@picture("guildhall", focus=40)
def guildhall() -> Drawing:
    """A stepped gable on arcades, a bell at its top, the market before it."""
    p = STRUCTURE
    defs, air = sky(p, 56, 48, 13, 84)
    brick, trim = "#c9784f", "#fbeed0"
    back = [
        air,
        fill("#fff", cloud(158, 32, 62), cloud(6, 34, 40), opacity=0.55),
        fill(
            p.far,
            "M-4 136V96h8v-8l6-10 6 10v4h14v-6h10v10h14V84l5-8 5 8v46zM186 136V90h10v-8h12v8h10V78l5-14 5 14v16h16v42z",
        ),
    ]

    def gable(x: float, y: float, width: float, height: float, steps: int, rise: float, colour: str) -> str:
        """A wall that ends in steps."""
        run = width * 0.42 / steps
        half = "".join(f"v{number(-rise)}h{number(run)}" for _ in range(steps))
        down = "".join(f"h{number(run)}v{number(rise)}" for _ in range(steps))
        return fill(colour, f"M{at(x, y)}v{number(-height)}{half}h{number(width * 0.16)}{down}v{number(height)}z")

    def coping(x: float, y: float, width: float, steps: int, rise: float) -> str:
        """The pale stones on those steps."""
        run = width * 0.42 / steps
        tops = [(x + i * run, y - (i + 1) * rise) for i in range(steps)]
        tops += [(x + width - (i + 1) * run, y - (i + 1) * rise) for i in range(steps)]
        return "".join(rect(left - 0.8, top - 0.8, run + 1.6, 2.2) for left, top in tops)

    bays, lights = (92, 109, 127, 144), (90, 104, 118, 132, 146)
    subject = [
        gable(42, 136, 40, 44, 4, 6, "#ecdcb6"),
        fill("#cdb98e", "M62 136V64.500h3.200v6h4.200v6h4.200v6h4.200v6h4.200V136z"),
        gable(166, 136, 42, 50, 4, 6, "#9fb2b5"),
        fill("#748b92", "M187 136V58h3.400v10h4.400v6h4.400v6h4.400v6h4.400v50z"),
        fill(p.roof, "M118 33l26 5 34 46-24 2z"),
        fill("#6f3226", rect(154, 84, 22, 52)),
        gable(82, 136, 72, 56, 7, 7, "#d98a5c"),
        fill(brick, "M118 136V31h5.800v7" + "h4.300v7" * 6 + "h4.300v56z"),
        fill(trim, coping(82, 80, 72, 7, 7), rect(80, 80, 76, 2.5), rect(80, 107, 76, 3)),
        fill(
            trim,
            windows(*((x, 103) for x in lights), width=8.6, height=12),
            windows((106, 76), (118, 76), (130, 76), width=7.6, height=9),
        ),
        fill(
            "#3f5560",
            windows(*((x, 102) for x in lights), width=6, height=11),
            windows((106, 75), (118, 75), (130, 75), width=5, height=8),
        ),
        fill(p.window, *(rect(x - 3, 96, 2.6, 6) for x in lights), rect(115.5, 70, 2.2, 5)),
        fill(trim, arch(118, 58, 16, 22)),
        fill("#5b3a34", arch(118, 57, 12, 19)),
        fill("#ffcf4a", "M112.500 54q2.500-2 2.500-7a3 3 0 0 1 6 0q0 5 2.500 7z", ellipse(118, 54.5, 1.4)),
        fill("#3b241f", *(arch(x, 136, 14, 24) for x in bays)),
        fill("#ffb653", *(arch(x, 136, 9, 19) for x in bays), opacity=0.7),
        fill("#3b241f", *(folk(x, 136, 9) for x in (94, 127, 130))),
        fill(trim, *(rect(x - 1.5, 122, 3, 14) for x in (83.5, 100.5, 118, 135.5, 152.5))),
        fill("#2f8f96", "M94.500 84h5v18l-2.500-3-2.500 3z"),
        fill("#5f63c0", "M108.500 84h5v18l-2.500-3-2.500 3z"),
        fill("#e0b23c", "M122.500 84h5v18l-2.500-3-2.500 3z"),
        fill("#d8487f", "M136.500 84h5v18l-2.500-3-2.500 3z"),
        line(p.deep, 1, "M118 31V18"),
        fill("#ffcf4a", ellipse(118, 27, 1.8), "M118 18.500l8 2.500-8 2.500z"),
        fill(
            "#4a4543",
            windows(
                (52, 112),
                (62, 112),
                (72, 112),
                (57, 96),
                (67, 96),
                (176, 112),
                (187, 112),
                (198, 112),
                (181, 94),
                (193, 94),
                width=5,
                height=8,
            ),
        ),
        fill(p.window, rect(60, 107, 4, 5), rect(174, 107, 4, 5), rect(191, 89, 4, 5)),
    ]

    def stall(x: float, y: float, width: float, colour: str) -> str:
        """A striped awning on two posts over a counter."""
        strip = width / 5
        return (
            fill("#5a3a2a", rect(x, y - 12, 1.4, 12), rect(x + width - 1.4, y - 12, 1.4, 12), rect(x, y - 6, width, 6))
            + fill("#fff6e0", f"M{at(x, y - 18)}h{number(width)}l5 8H{number(x - 5)}z")
            + fill(
                colour,
                *(
                    f"M{at(x + i * strip, y - 18)}h{number(strip)}l{at((i - 1.5) * 2, 8)}h{number(-strip - 2)}z"
                    for i in (0, 2, 4)
                ),
            )
            + dots("#e0b23c", 1.4, *((x + 3 + i * 4, y - 7) for i in range(int(width / 5))))
        )

    front = [
        fill("#e9d9b2", "M-4 136h248v34H-4z"),
        fill("#cbb588", "M154 136h90v34h-60z"),
        line(
            "#b59c6e",
            0.8,
            "M-4 142h248M-4 150h248M-4 160h248M118 136v34M100 136l-40 34M136 136l40 34M82 136l-80 34M154 136l80 34",
            opacity=0.6,
        ),
        stall(56, 146, 28, "#2f8f96"),
        stall(156, 148, 30, p.roof),
        fill(
            "#3b2c2a",
            folk(90, 148, 11),
            folk(96, 150, 12),
            folk(122, 145, 9),
            folk(140, 152, 13),
            folk(146, 151, 12),
            folk(194, 150, 12),
            folk(70, 145, 9),
        ),
        fill("#5f63c0", "M138.500 143h3l1.500 8h-6z"),
        fill(
            p.front,
            "M-4 170v-22h8v-6h14v6h6v22zM210 170q-4-12 0-22h16q4 10 0 22z",
            folk(34, 168, 22),
            folk(204, 170, 20),
        ),
        fill(p.front, curve([(-4, 160), (40, 164), (90, 168), (150, 168), (200, 165), (244, 160)])),
        line("#33444a", 1.2, bird(84, 36, 8), bird(74, 44, 6)),
    ]
    return Drawing(defs, back, subject, front)
