"""The Tomb of Kings, cut from a cliff."""

from __future__ import annotations

from art.kit import arch, at, cloud, crag, curve, dots, ellipse, fill, folk, group, limb, line, linear, radial, rect
from art.palettes import MONUMENT
from art.scenery import sky
from art.studio import Drawing, picture


@picture("tomb-of-kings", focus=42)
def tomb_of_kings() -> Drawing:
    """Two kings enthroned, cut from the cliff, a frieze of their forebears above the lit door; people with torches."""
    p = MONUMENT
    defs, air = sky(p, 42, 44, 14, 80)
    defs += linear("k", (0, "#f0bd78"), (1, "#8a4f22")) + radial(
        "h", (0, "#fffbe0"), (0.3, "#ffd45e", 0.85), (1, "#ff9a2e", 0)
    )
    back = [
        air,
        fill("#fff", cloud(-14, 74, 44), opacity=0.4),
        fill(p.far, crag(104, 10, 22, 6)),
        fill("url(#k)", "M34 170l8-60-6-22 14-20 6-40 22-14 24-2 20-16h124v174z"),
        fill(
            "#a8682f", "M196-4l8 30-8 22 14 30-8 40 14 40h30V-4zM34 170l8-60-6-22 14-20 6-40 10-6-4 40-8 26 4 30-8 52z"
        ),
        line("#8a4f22", 1.2, "M66 40l-6 30M212 20l8 26M226 60l-6 40M52 100l-4 30M210 120l8 22", cap=True, opacity=0.6),
        fill("#5a3115", "M60 142V44l14-12h108l14 12v98z"),
        fill("#7d4a21", "M60 44l14-12h108l14 12-4 6H64z"),
        fill("#3a1c0c", "M64 50h128v92H64z", opacity=0.5),
    ]

    def king(x: float, y: float, s: float) -> str:
        """A king on his throne, 82 high, his hands on his knees, a sword before him."""
        return group(
            f"translate({at(x, y)}) scale({s:g})",
            fill(p.shade, rect(-19, -58, 38, 60)),
            fill(p.stone, "M-19-58h7v60h-7zM-21-62h42v5h-42z"),
            fill(p.stone, "M-13-24l-2-18q0-7 8-9h14q8 2 8 9l-2 18z"),
            fill(p.light, "M-13-24l-2-18q0-7 8-9h6l-2 27z"),
            fill(p.shade, "M5-24l2-27q8 2 8 9l-2 18z"),
            fill(p.light, "M-15-12l3-14H1v14z"),
            fill(p.stone, "M-1-26h13l3 14H-1z"),
            fill(p.light, "M-14-12H-2V2h-11z"),
            fill(p.stone, "M2-12h12L13 2H2z"),
            fill(p.shade, "M-4-12h2V2h-2zM9-12h5L13 2H8z"),
            limb(p.light, 5.5, [(-15, -44), (-17, -30), (-10, -20)]),
            limb("#d09c5c", 5.5, [(15, -44), (17, -30), (10, -20)]),
            fill(p.stone, "M-9-50q-3-20 9-20t9 20q-9 5-18 0z"),
            fill(p.light, "M-9-50q-3-20 9-20l-3 21q-3 0-6-1z"),
            fill(p.shade, "M4-69q7 4 5 19-3 2-5 2z"),
            fill(p.light, "M-5-54h5v18l-4-6z"),
            fill("#d09c5c", "M0-54h5l-1 12-4 6z"),
            line(p.deep, 1, "M-5-58h3M2-58h3", cap=True),
            fill("#ffe27a", "M-9-64l-2-15 6 6 5-10 5 10 6-6-2 15q-9 3-18 0z"),
            fill("#c98a2c", "M3-63l2-10 6-6-2 15q-3 1-6 1z"),
            line(p.deep, 1.8, "M0-32V0M-5-27H5", cap=True),
            fill(p.shade, rect(-23, 1, 46, 5)),
            fill(p.light, rect(-23, 1, 18, 5)),
        )

    frieze = range(114, 146, 8)
    subject = [
        fill(p.stone, rect(107, 52, 44, 90)),
        fill(p.light, rect(107, 52, 12, 90)),
        fill(p.shade, rect(142, 52, 9, 90)),
        fill(p.deep, rect(110, 62, 38, 17)),
        fill(p.light, *(f"M{x - 3} 79v-7q0-4 3-4t3 4v7z" for x in frieze)),
        dots(p.light, 1.9, *((x, 66.5) for x in frieze)),
        fill(p.light, "M102 52l27-16 27 16z"),
        fill(p.shade, "M129 36l27 16h-20z"),
        fill("#ffe27a", "M122 49l-1.500-7 4 2.500 4.500-5 4.500 5 4-2.500-1.500 7z"),
        fill("url(#h)", ellipse(129, 126, 34)),
        fill("#2b140a", arch(129, 142, 26, 52)),
        fill("#ffd45e", arch(129, 142, 18, 46)),
        fill("#fffbe0", arch(129, 142, 8, 38)),
        king(86, 138, 1.02),
        king(172, 138, 1.02),
    ]
    front = [
        fill("#d89c58", "M60 142h138l34 32H26z"),
        fill("#fff0b8", "M119 142h20l18 32h-56z", opacity=0.6),
        line("#7d4a21", 1.2, "M56 147h146M50 153h158M44 160h170M38 167h182", opacity=0.6),
        fill("#32190c", folk(122, 152, 10), folk(134, 154, 10), folk(112, 160, 12), folk(147, 163, 12)),
        line("#32190c", 1, "M107 150v10M153 152v11"),
        fill("#ffe27a", ellipse(107, 148, 2), ellipse(153, 150, 2)),
        fill(
            "#32190c",
            curve([(-4, 126), (14, 136), (30, 152), (40, 172)]),
            curve([(210, 172), (224, 158), (234, 150), (246, 146)]),
        ),
        fill("#32190c", "M4 134l6-40 8 46z"),
    ]
    return Drawing(defs, back, subject, front)
