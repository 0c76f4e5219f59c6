"""Specialists who stand watch: the royal guard."""

from __future__ import annotations

from art.kit import arch, curve, dots, ellipse, fill, group, limb, line, linear, radial, rect
from art.palettes import SPECIALIST
from art.portrait import grip
from art.studio import Drawing, picture


@picture("royal-guard", focus=29)
def royal_guard() -> Drawing:
    """Two guards in plate, halberds upright, on both sides of a tall lit door."""
    p = SPECIALIST
    defs = linear("d", (0, "#f2a05c"), (0.45, "#ffd98a"), (1, "#fff6d8")) + radial(
        "h", (0, "#fff0b8", 0.9), (0.5, "#ffb98a", 0.35), (1, "#ffb98a", 0)
    )
    defs += linear("s", (0, "#33194c"), (1, "#6a3874")) + linear("c", (0, "#ffb0c0"), (1, "#8f2f6c"))
    courses = "".join(f"M-4 {22 + k * 22}h84M164 {22 + k * 22}h84" for k in range(6))
    joints = "".join(f"M{x + (k % 2) * 18} {k * 22}v22" for k in range(7) for x in (8, 44, 176, 212))
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        line("#2b1444", 1, courses, joints),
        # banners on the wall
        fill("#241036", "M16 8h30v70l-15 12-15-12zM202 8h30v70l-15 12-15-12z"),
        fill("#b02a6c", "M14 6h30v70l-15 12-15-12zM198 6h30v70l-15 12-15-12z"),
        fill("#e8588a", "M14 6h12v79l-12-9zM198 6h12v79l-12-9z"),
        fill(
            "#ffd06a",
            "M22 42l-2.500-11 5.500 4 4-7 4 7 5.500-4L36 42zM206 42l-2.500-11 5.500 4 4-7 4 7 5.500-4L220 42z",
        ),
        line("#ffd06a", 2, "M10 6h38M194 6h38", cap=True),
        # the door: three orders of stone, and the light
        fill("#1c0c2e", arch(121, 152, 118, 148, 56)),
        fill("#c98aa0", arch(121, 152, 112, 145, 53)),
        fill("#7a4474", "M121 7a56 53 0 0 1 56 53v92h-14V60a42 39 0 0 0-42-39z"),
        line(
            "#5a2c60",
            1,
            "M66 80h12M66 104h12M66 128h12M164 80h12M164 104h12M164 128h12M70 40l12 5M88 18l8 12M121 7v14M154 18l-8 12M172 40l-12 5",
        ),
        fill("#4a1f54", arch(121, 152, 88, 133, 41)),
        fill("url(#d)", arch(121, 152, 82, 130, 38)),
        fill("#fff", arch(121, 152, 22, 70), opacity=0.55),
        fill("url(#h)", ellipse(121, 104, 84)),
    ]
    steel = ("#fbf4ff", "#a8a2d4", "#4f4a86")
    light, middle, shade = steel
    halberd = (
        line("#2b1444", 4.6, "M28 4V-112")
        + line("#8a4a3c", 3, "M28 4V-112")
        + line("#ffcf9a", 1, "M27.200 4V-98")
        + fill("#4f4a86", "M25.500-98L28-134l2.500 36z")
        + fill("#fbf4ff", "M25.500-98L28-134v36z")
        + fill("#4f4a86", "M30-111q7-1 10-8 5 12 0 24-4-7-10-8z")
        + fill("#fbf4ff", "M37.5-115l2.500-4q5 12 0 24l-2.500-4q3-8 0-16z")
        + fill("#4f4a86", "M26-112l-10 2q4 4 3 8l7-2z")
        + fill("#d8487f", "M25-99h6l1.500 9-4.500-3-4.500 3z")
    )
    guard = (
        fill("#1c0c2e", ellipse(0, 1, 26, 4), opacity=0.6)
        # cloak
        + fill("#4a1450", "M-14-86Q-30-50-26-2q12 5 22 2l10-80z")
        + fill("#7f2a63", "M-14-86Q-30-50-26-2q5 2 9 2.500Q-20-44-10-84z")
        # legs
        + fill(shade, "M-13-46l2 24-1 14-7 8h15l3-9 1-37z")
        + fill(middle, "M1-46l1 37 2 9h15l-6-8-1-14 2-24z")
        + fill(light, "M9-46l1 24-1 14 7 8h3l-6-8-1-14 2-24z")
        + fill(middle, ellipse(-7, -24, 5.5, 5))
        + fill(light, ellipse(8, -24, 5.5, 5))
        + line("#2b1444", 1, "M-12-16q4 2 8 0M3-16q4 2 9 0M-10-6q3 2 7 0M3-6q3 2 7 0")
        # surcoat over the plate
        + fill("#8a1f5c", "M-14-84Q0-92 14-84l-2 26 5 25Q0-27-17-33l5-25z")
        + fill("#e8487f", "M1-88q8 0 13 4l-2 26 5 25q-7 2.600-15 3z")
        + fill("#ff9ab8", "M10-85l4 1-2 26 5 25-5 1.400-3-26z")
        + line("#5c1450", 1, "M-8-54l-3 20M-1-54v24M6-54l2 22")
        + fill(
            "#ffd06a",
            "M-12.500-59h25l.6 5h-26.200z",
            "M-6-67l-2.600-10 5.400 3.500 4.200-6.500 4.200 6.500 5.400-3.500L8-67z",
        )
        + fill("#a8701f", "M-12.500-59H-1v5h-12.100z")
        # sword and the far arm
        + line("#2b1444", 4.4, "M-15-46L-28-12", cap=True)
        + line("#ffd06a", 1.6, "M-20-48l9 4M-14-49l3-7", cap=True)
        + limb(shade, 9, [(-17, -78), (-23, -62), (-14, -51)])
        + limb(middle, 3, [(-19, -76), (-24, -63)])
        + dots(shade, 4.6, (-13, -50))
        + dots(middle, 2.6, (-12.5, -51))
        # shoulders
        + fill(shade, ellipse(-15, -82, 8.5, 7.5))
        + fill(middle, ellipse(-14, -84, 6, 4.5))
        # helmet, visor shut, plume
        + fill("#8a1f5c", "M-2-110q-8-16-22-10-10 8-6 28 6-14 14-12 8 1 12 6z")
        + fill("#e8487f", "M-2-110q-8-14-21-9 10-1 15 8 2 6 4 9z")
        + fill(shade, "M-10-88v-12q0-14 11-14 10 0 11 12l1 8-4 8q-10 5-19-2z")
        + fill(middle, "M0-114q11-1 12 12l1 8-4 8q-4 2-8 2-3-14-1-30z")
        + fill(light, "M6-112q5 3 6 10l1 8-4 8-2 1q2-14-1-27z")
        + fill("#160826", "M-3-103l15 1 .5 3.500L-3-100z")
        + line("#2b1444", 0.9, "M3-96v6M6.500-96v5M10-95v3M-10-90q9 5 19 2")
    )
    arm = (
        fill(shade, ellipse(15, -82, 8.5, 7.5))
        + limb(shade, 9.4, [(17, -79), (19, -62), (29, -66)])
        + limb(middle, 7, [(17.5, -79), (19.5, -63), (29, -67)])
        + limb(light, 2.4, [(20, -77), (21.5, -65)])
        + fill(middle, ellipse(15.5, -83, 7.5, 6))
        + fill(light, "M11-88q7-2 12 4 1 3-1 5-3-7-11-9z")
        + dots(light, 3, (19, -61))
        + group("translate(28 -68) scale(-.62 .62)", grip(steel))
    )
    one = group("translate(75 152) scale(.92)", guard, halberd, arm)
    subject = [one, group("translate(242 0) scale(-1 1)", one)]
    front = [
        fill("#3a1a4c", "M-4 152h248v22H-4z"),
        fill("#ffd9a0", "M80 152h82v2.400H80z"),
        fill("#8c5478", "M-4 152h84v2.400H-4zM162 152h82v2.400h-82z"),
        fill("url(#c)", "M101 152h40l22 20H79z"),
        line("#ffd06a", 1.6, "M104 152L84 172M138 152L158 172"),
        fill(
            p.front,
            curve([(-4, 158), (20, 160), (52, 168), (64, 172)]),
            curve([(180, 172), (200, 167), (224, 160), (244, 158)]),
        ),
    ]
    return Drawing(defs, back, subject, front)
