"""Advisors who know the way: cartographer, pirate, negotiator."""

from __future__ import annotations

from art.kit import (
    crag,
    dashes,
    dots,
    ellipse,
    fill,
    group,
    limb,
    line,
    linear,
    radial,
    rect,
)
from art.portrait import FAIR, INK, TAN, grip, niche, profile, sill
from art.portrait import front as face
from art.studio import Drawing, picture


@picture("advisor-master-cartographer", focus=40)
def master_cartographer() -> Drawing:
    """A woman in a coif measures a chart taller than herself with great brass dividers."""
    defs = linear("s", (0, "#123a2c"), (0.6, "#2f7d57"), (1, "#1a5540"))
    defs += radial("h", (0, "#fffbe0"), (0.3, "#ffe9a0", 0.7), (1, "#ffd873", 0))
    defs += linear("w", (0, "#8fd0c0"), (1, "#3f8a94"), x2=1)
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("url(#h)", ellipse(130, 60, 90)),
    ]
    subject = [
        # Shoulders and head.
        fill("#5e2130", "M140 172q-4-48 24-58l12-8 24 4q24 12 28 62z"),
        fill("#97384a", "M140 172q-4-48 24-58l12-8 6 2q-18 18-18 64z"),
        fill("#3a1220", "M200 110q24 12 28 62h-22q2-40-14-58z"),
        group(
            "translate(178 76) rotate(-6) scale(1.1)",
            profile(FAIR),
            fill("#e9dcc0", "M-9-17Q-6-28 8-27 26-22 24 4q-1 14-8 22-6-4-8-12 2-14-5-22-6-4-12-9z"),
            fill("#fffaf0", "M-9-17Q-6-28 8-27 2-22 1-8-6-12-9-17z"),
            fill("#a8977a", "M18-20q8 8 6 24-1 14-8 22l-4-3q8-18 6-43z"),
            line("#c9a24e", 2, "M2-26q-3 12 3 20 5 8 3 20", cap=True),
            fill("#fff", ellipse(-13, 0, 4.4, 5), opacity=0.45),
            line("#6f5322", 1.3, ellipse(-13, 0, 4.4, 5), "M-8.600-1L4-4"),
        ),
        fill("#fffaf0", "M166 108q12 8 24 0l4 8q-14 10-32 2z"),
    ]
    front = [
        niche("#081c16", "M44 174V60Q44 12 120 6q76 6 76 54v114z", joints="#123227"),
        # The chart: its wood, its sheet, sea, coasts, mountains, a route to a cross.
        fill("#33180c", "M36 20h108v10H36zM36 144h108v10H36zM46 154h8l-4 20h-8zM126 154h8l4 20h-8z"),
        fill("#9c6236", "M36 20h108v3H36zM36 144h108v3H36z"),
        fill("#fff0c8", "M40 27h100v120H40z"),
        fill("#d9b878", "M136 27h4v120H40v-4h96z"),
        fill("url(#w)", rect(46, 33, 88, 108)),
        line("#e6f6ea", 0.9, "M46 60h88M46 87h88M46 114h88M75 33v108M105 33v108", opacity=0.55),
        fill(
            "#f2d896",
            "M46 33h48q-2 10-12 12t-10 12-14 6-12-4zM134 40v42q-8 2-12-6t-14-4-6-14 10-10 8-10zM92 141q-4-12 8-16t14-14 20-6v36z"
            "M46 120q12-2 18 6t-4 15H46z",
        ),
        line(
            "#8a5a2c",
            1.4,
            "M46 59q2 5 12 4t14-6 10-12 12-12M134 82q-8 2-12-6t-14-4-6-14 10-10 8-10M92 141q-4-12 8-16t14-14 20-6",
        ),
        fill("#a8703f", "M52 52l5-9 5 9zM60 45l4-7 4 7zM114 62l6-10 6 10zM122 70l4-7 4 7zM112 134l6-10 6 10z"),
        line("#c8283c", 2.2, "M108 118l-6-5M95 106l-6-3M80 97l-5-5M69 84l1-6", cap=True),
        line("#c8283c", 3, "M66 66l8 8M74 66l-8 8", cap=True),
        # The rose.
        fill("#fff6d8", ellipse(64, 106, 15)),
        line("#8a5a2c", 1.4, ellipse(64, 106, 13)),
        fill("#c8283c", "M64 87l4 15 15 4-15 4-4 15-4-15-15-4 15-4z"),
        fill("#5e1424", "M64 87v19h-19l15-4zM64 125v-19h19l-15 4z"),
        # The dividers: dark edges, brass, points on the chart.
        line("#3a1f0c", 6.5, "M128 70L84 52M128 70L98 104", cap=True),
        line("#f6cf68", 3.6, "M128 70L88 54M128 70L100 101", cap=True),
        line("#fff6cf", 1.2, "M126 68L90 53", cap=True),
        fill("#3a1f0c", ellipse(128, 70, 7)),
        fill("#f6cf68", ellipse(128, 70, 5)),
        # The arm and the hand at the hinge.
        limb("#5e2130", 18, [(172, 128), (150, 104)]),
        limb("#97384a", 6, [(166, 122), (147, 101)]),
        limb("#fffaf0", 15, [(146, 99), (145, 98)]),
        limb("#8f5a3c", 6.5, [(142, 92), (134, 76), (126, 72)], [(138, 95), (130, 86), (124, 79)]),
        limb("#f2bd86", 5.4, [(143, 92), (136, 75), (128, 70)], [(139, 95), (131, 85), (125, 78)]),
        limb("#ffe3bd", 2, [(141, 86), (135, 74), (129, 69)]),
        fill("#4a2a1a", "M-4 160h248v14H-4z"),
        fill("#7a4a2a", "M-4 160h248v2H-4z"),
    ]
    return Drawing(defs, back, subject, front)


@picture("advisor-pirate-of-the-five-seas", focus=44)
def pirate_of_the_five_seas() -> Drawing:
    """Tricorne, patch, black beard and a parrot before the stern window, where the sun sets into the sea."""
    defs = linear("s", (0, "#2a4a6c"), (0.42, "#e88a5a"), (0.56, "#ffe2a0"))
    defs += linear("w", (0, "#ffd08a"), (0.2, "#c9705a"), (1, "#2a2a4c"))
    defs += linear("c", (0, "#fff"), (1, "#8fa3a8"), x2=1)
    window = "M44 174V52Q44 14 120 10q76 4 76 42v122z"
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("#fffbe0", ellipse(66, 84, 14)),
        fill("url(#w)", rect(0, 98, 240, 74)),
        line("#fff3c4", 1.400, dashes(48, 80, 100, 150, 10, 2, 6, 16), opacity=0.8, cap=True),
        line("#33200f", 4, "M88 0v174M152 0v174M40 50h160M40 98h160"),
    ]
    parrot = [
        fill("#2f8a4e", "M168 64q12-2 14 12 2 18-6 36l-4 26-8-20q-10-22-4-40z"),
        fill("#7ad06a", "M168 64q-8 2-8 14-4 18 4 40l2-2q-4-26 2-52z"),
        fill("#d8484f", "M158 72q-4-18 12-20 12 2 12 18-2 8-10 10-10 0-14-8z"),
        fill("#f07a5c", "M158 72q-4-18 12-20-6 8-4 26-6-2-8-6z"),
        fill("#f4c63f", "M160 62q-10-2-10 8l2 6q6 0 9-6z"),
        fill("#3a2a24", "M150 70l2 6q3 0 5-2z"),
        dots("#fff", 3, (166, 62)),
        dots("#24140f", 1.6, (165, 62)),
        fill("#3f86c8", "M176 84q8 10 2 30l-4 18q-6-28 2-48z"),
    ]
    subject = [
        fill("#5c1a2c", "M52 174q2-40 34-50l64-2q34 10 40 52z"),
        fill("#a8394c", "M52 174q2-40 34-50l10 4q-16 18-14 46z"),
        fill("#33101c", "M150 122q34 10 40 52h-30q0-36-20-50z"),
        line("#f4c63f", 2, "M90 128q-10 18-8 46M150 124q14 16 14 50"),
        dots("#f4c63f", 2.4, (94, 150), (94, 164), (150, 150), (152, 164)),
        *parrot,
        fill("#fff6e0", "M98 118q22 14 44-2l6 16-16 40h-20l-20-38z"),
        fill("#d9c9a8", "M124 126q10-2 18-10l6 16-16 40h-6z"),
        group(
            "translate(120 82) scale(1.4)",
            fill("#14100e", "M-18-12q-6 20-2 36l6 4h28l6-4q4-16-2-36z"),
            face(TAN, eyes=False),
            fill("#1c1412", "M-17-4q2 12 6 14 5-5 11-2 6-3 11 2 4-2 6-14 4 22-4 32-4 10-13 14-9-4-13-14-8-10-4-32z"),
            fill("#4a3428", "M-17-4q2 12 6 14 4-4 8-3l-3 8q0 14 3 26-7-4-10-13-8-10-4-32z"),
            fill("#a85a48", "M-5 15q5-3 10 0-1 4-5 4t-5-4z"),
            line("#1c1412", 2, "M-9 11q4-3 8 0 5-3 9 0", cap=True),
            line("#1c1412", 1.6, "M-8 26v12M8 26v12", cap=True),
            dots("#d8484f", 1.8, (-8, 38), (8, 38)),
            line(INK, 1.600, "M-12-3q4 3 8 .5", cap=True),
            line(INK, 1.800, "M-13-8.5q4-3 9-1", cap=True),
            fill(INK, "M2.500-8q6-2 11 .5 1 9-5 10-6-1-6-10.500z"),
            line(INK, 1.600, "M-17-14L14-5", cap=True),
            line("#f6dd98", 1.500, ellipse(-17, 9, 2.600)),
            fill("#d8487f", "M-18-11q18-6 36 0l0-6q-18-6-36 0z"),
            fill("#1b2430", "M-32-14Q-24-36 0-38 24-36 32-14 18-22 0-22T-32-14z"),
            fill("#3f5470", "M-32-14Q-24-36 0-38-8-30-8-21.500-20-21-32-14z"),
            line("#f6dd98", 1.900, "M-32-14Q-18-22 0-22t32 8", cap=True),
            fill("#fff6e0", "M-4.500-29a4.500 4.500 0 1 1 9 0l-1.500 3.500h-6z"),
            dots("#1b2430", 1.200, (-1.800, -29), (1.800, -29)),
            line("#fff6e0", 1.400, "M-7-24.500l14 2.500M7-24.500l-14 2.500", cap=True),
        ),
    ]
    front = [
        niche("#1a0b0e", window, joints="#33161b"),
        group(
            "rotate(-14 78 140)",
            fill("url(#c)", "M72 132Q52 90 66 40q16 40 22 86z"),
            fill("#5a6f78", "M66 40q16 40 22 86l-6 1q-6-50-16-87z"),
            fill("#f6dd98", "M64 130l30-4 1 6-30 4z"),
            line("#c9a24e", 3, "M94 132q10 14-6 22", cap=True),
            line("#5a3115", 6, "M78 134l4 20", cap=True),
        ),
        limb("#a8394c", 20, [(64, 176), (80, 160)]),
        group("translate(82 148) rotate(8)", grip(TAN)),
        sill("#1a0b0e", "#6f5322", 165),
    ]
    return Drawing(defs, back, subject, front)


@picture("advisor-negotiator-from-the-lake", focus=42)
def negotiator_from_the_lake() -> Drawing:
    """A woman with a silver circlet weighs with her scales; behind her a lake in the morning."""
    skin = ("#f0c296", "#c08862", "#7a4c38")
    defs = linear("s", (0, "#3f7f93"), (0.35, "#bfe0d0"), (0.55, "#fff0c4"))
    defs += linear("w", (0, "#fff0c4"), (0.25, "#8fcfc4"), (1, "#14555c"))
    defs += radial("h", (0, "#fffbe0"), (0.3, "#fff0c4", 0.7), (1, "#fff0c4", 0))
    opening = "M42 174V62q0-24 20-34 40-8 58-26 18 18 58 26 20 10 20 34v112z"
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("url(#h)", ellipse(72, 62, 60)),
        fill("#fffbe0", ellipse(72, 62, 13)),
        fill("#8fb8b4", crag(88, 16, 20, 12)),
        fill("#4f8a8c", crag(94, 8, 14, 4)),
        fill("url(#w)", rect(0, 98, 240, 76)),
        fill("#4f8a8c", "M-4 98L30 106 60 100 90 108 130 100 170 108 200 100 244 106V98z", opacity=0.5),
        line("#fffbe0", 1.400, dashes(54, 88, 102, 164, 14, 8, 6, 18), opacity=0.8, cap=True),
        line("#0f4a52", 1.400, dashes(120, 200, 112, 168, 8, 3, 8, 20), opacity=0.4, cap=True),
    ]
    subject = [
        # Hair that falls behind the shoulder, then the robe.
        group(
            "translate(98 82) scale(-1.150 1.150)",
            fill("#22364a", "M4-24q22 0 24 22 0 18 10 32 10 18-4 36 2-14-6-20-14-8-14-30z"),
            line("#4f7590", 1.600, "M20-14q6 12 6 26 2 14 10 24 4 10 1 20M14-10q6 12 6 28 2 12 10 20", cap=True),
        ),
        fill("#14455c", "M46 180q0-46 28-60 12-6 26-4 22 6 30 26 8 16 10 38z"),
        fill("#3f9ab0", "M46 180q0-46 28-60l8-3q-20 24-16 63z"),
        fill("#0b2c40", "M104 118q20 8 26 24 8 16 10 38h-26q4-42-10-62z"),
        line("#eaf6f4", 2.600, "M84 120q14 16 24 60M112 122q0 26 4 58", cap=True),
        fill("#eaf6f4", "M80 112q14 10 30 2l5 8q-18 12-38 2z"),
        fill("#a9c8cc", "M104 116l6-2 5 8q-5 3-9 4.500z"),
        dots("#7fe0d8", 2.800, (100, 125)),
        group(
            "translate(98 82) scale(-1.150 1.150)",
            profile(skin),
            fill("#2c4660", "M-11-15Q-6-28 8-27 26-24 28-4 28 10 33 20q-12 8-20 2Q8 14 12 6 10-4 2-8-6-10-11-15z"),
            fill("#22364a", "M18-24q10 8 10 20 0 14 5 24-7 5-13 4 4-24-2-48z"),
            line("#6f98b4", 1.500, "M-4-18q10 2 16 10M4-22q12 4 14 18", cap=True),
            line("#eaf6f4", 2, "M-12.500-11Q4-20 27-8", cap=True),
            fill("#7fe0d8", "M-12-16l3 4.500-2 5.500-4-4z"),
            line("#eaf6f4", 1.200, "M6 8v4", cap=True),
            fill("#7fe0d8", "M6 12l2 4-2 3-2-3z"),
        ),
    ]
    front_plane = [
        niche("#082024", opening, joints="#123a3e"),
        # The raised arm in its wide sleeve.
        limb("#c08862", 8, [(151, 112), (152, 92)]),
        fill("#14455c", "M104 128q20 2 30 0 8-8 11-24h13q8 22 2 44-10 18-32 16-18-8-24-36z"),
        fill("#2f7d9a", "M104 128q20 2 30 0 8-8 11-24l4 1q0 22-11 31-16 8-32 2z"),
        fill("#0b2c40", "M158 104q8 22 2 44-10 18-32 16 22-16 24-60z"),
        line("#eaf6f4", 2.200, "M145 105h13M129 163q21 2 31-15 4-14 2-26", cap=True),
        limb("#c08862", 7, [(152, 92), (152, 86)]),
        dots("#f0c296", 3, (150, 85)),
        line("#f6dd98", 2.600, "M152 94V60M134 67q18-12 36 0", cap=True),
        dots("#fff6cf", 3, (152, 60)),
        line("#c9a24e", 1, "M134 67l-8 27M134 67l8 27M170 67l-8 33M170 67l8 33"),
        fill("#c9a24e", "M123 94h22q-2 9-11 9t-11-9zM159 100h22q-2 9-11 9t-11-9z"),
        fill("#fff0b0", "M123 94h9l1 9q-8 0-10-9zM159 100h9l1 9q-8 0-10-9z"),
        fill("#ffe27a", "M128 94q0-6 6-6t6 6z"),
        fill("#d8487f", "M164 100l6-8 6 8z"),
        sill("#082024", "#6f5322", 164),
    ]
    return Drawing(defs, back, subject, front_plane)
