"""Structures where soldiers train: barracks."""

from __future__ import annotations

from art.kit import arch, at, cloud, crag, curve, dots, ellipse, fill, folk, group, limb, line, polygon, ridge
from art.palettes import STRUCTURE
from art.scenery import sky
from art.studio import Drawing, picture


def soldier(coat: str, lit: str, field: str, edge: str) -> str:
    """Marches to the left, 78 high from heel to helmet: pike on the shoulder, round shield on the near arm."""
    return (
        fill("#4a4a30", ellipse(2, 1, 22, 3), opacity=0.6)
        # pike
        + line("#2e1c12", 3, "M-12-32L31-112")
        + line("#b5783f", 1.6, "M-12.400-32.400L30-111")
        + fill("#5f7580", "M29.500-109l2.500-18 7 12-6 9z")
        + fill("#fff", "M29.500-109l2.500-18 1 12z")
        # far arm and leg
        + limb("#3a2a24", 7, [(0, -34), (-9, -19), (-15, -3)])
        + fill("#1c1412", "M-19-6l8 2-2 5h-12q-1-3 6-7z")
        + limb("#6b2a20", 6, [(-4, -54), (-12, -44), (-11, -35)])
        # near leg, heel up
        + limb("#5c4434", 8, [(3, -34), (6, -19), (15, -7)])
        + limb("#8a6a50", 2.6, [(1, -32), (4, -20), (12, -9)])
        + fill("#241a16", "M11-10l7 5 2 6h-4q-8 0-9-6z")
        # coat, belt
        + fill(coat, "M-9-58q8-6 17 0 4 12 2 24l4 10q-10 5-23 1 1-18 0-35z")
        + fill(lit, "M-9-58q4-3.500 8-3.500-3 20-3 38.500-3 0-5-1 1-17 0-34z")
        + fill("#2e1c12", "M-9-37.500q10 3 20 0v4q-10 3-20 0z")
        + dots("#ffd873", 1.6, (-4, -34.5))
        # head, coif, kettle hat
        + fill("#8d9aa0", "M-7-56q-1-15 7-16 8 1 9 14l2 4q-9 5-18-2z")
        + fill("#e8b088", "M-7.500-71l-1 4-2.500 3.500 2 1.200q-.2 3 1.500 4.300h4.500q3-5 2-13z")
        + fill("#5f7580", "M-16-70q16-5 29 1l2 4q-15-5-32-1z")
        + fill("#a9bcc4", "M-9.500-71.500q0-12 8.500-12 9 0 10 12-9-3-18.500 0z")
        + fill("#fff", "M-9.500-71.500q0-11 7-12-3 4-3 11.200zM-16-70q8-2.600 15-2l-1 3q-8-1-15 3z")
        # shield with its rim, near arm hidden by it
        + fill("#2e1c12", ellipse(8, -44, 13, 14))
        + fill(edge, ellipse(7.4, -44.4, 12, 13))
        + fill(field, "M7.400-57.400a12 13 0 0 0 0 26z")
        + fill("#fff", "M-1-53q4-5 9-4.400-6 4-7 11-2-2-2-6.600z", opacity=0.45)
        + dots("#5f4a1c", 4, (8, -44))
        + dots("#ffe08a", 2.8, (7.2, -44.8))
        # the hand that holds the butt
        + fill("#e8b088", ellipse(-11.4, -33.6, 3))
        + fill("#ffd6b0", ellipse(-12, -34.4, 1.5))
    )


@picture("barracks", focus=55)
def barracks() -> Drawing:
    """Four soldiers drill in step before the long hall; a second file behind them."""
    p = STRUCTURE
    defs, air = sky(p, 62, 26, 12, 84)
    back = [
        air,
        fill("#fff", cloud(150, 26, 60), opacity=0.6),
        fill(p.far, crag(70, 14, 26, 9)),
        fill("#8fa38c", ridge(84, 5, 40, 4)),
    ]
    studs = "".join(f"M{x} 84v28" for x in range(26, 216, 12))
    braces = "".join(f"M{x} 112l12-28M{x + 24} 112l-12-28" for x in range(26, 200, 48))
    windows = "".join(
        polygon((x, 90), (x + 6, 90), (x + 6, 101), (x, 101)) for x in range(41, 210, 24) if not 100 < x < 130
    )
    hall = [
        # roof, eaves, chimneys with smoke
        line("#fff", 5, "M189 50q-6-12 2-20t0-22", opacity=0.55, cap=True),
        fill("#8d8172", "M184 50h10v16h-10z"),
        fill("#cdbb9b", "M184 50h4v16h-4z"),
        fill("#d0653f", "M34 58h168l22 27H14z"),
        fill("#e88a5c", "M34 58h60l-6 27H14z"),
        fill("#a84a2e", "M160 58h42l22 27h-58z"),
        line("#87382a", 0.9, "M29 64.500h178M24 71.500h188M19 78.500h198"),
        fill("#5c2a1c", "M12 84h212v3.500H12z"),
        fill("#f5ead0", "M20 87h196v26H20z"),
        fill("#cdbb9b", "M166 87h50v26h-50z"),
        line("#6b4a30", 1.8, studs, braces),
        fill("#3f4f58", windows),
        # the gate: a gable with the sign of the crown, and its door
        fill("#a84a2e", "M96 86L118 46l24 40z"),
        fill("#f5ead0", "M99 113V84l19-32 19 32v29z"),
        fill("#cdbb9b", "M122 113V59l15 25v29z"),
        line("#6b4a30", 2, "M99 84h38M99 113V84M137 113V84"),
        line("#e88a5c", 3, "M95 88L118 48", cap=True),
        line("#87382a", 3, "M118 48l24 40", cap=True),
        fill("#3f2a1c", arch(118, 113, 18, 24)),
        fill(p.window, arch(118, 113, 10, 18)),
        fill("#f0b429", "M112 80l-2-8 4.500 3 3.500-5 3.500 5 4.500-3-2 8z"),
        line("#4a3a2a", 1.6, "M118 48V16"),
        fill("#d0653f", "M118 17q8-4 14 0t12-1l-3 6 3 6q-6 4-12 1t-14 0z"),
        fill("#a84a2e", "M132 17.500q6 3 12-1.500l-3 6 3 6q-6 4-12 1z"),
        # the yard
        fill("#d9c08a", "M-4 113h248v60H-4z"),
        fill("#9fae6a", "M-4 113h24q-4 6-24 10zM216 113h28v10q-22-4-28-10z"),
        line("#b89a64", 1.4, "M20 122h60M140 120h70M-4 132h40M190 134h54", cap=True),
        # the file behind
        fill("#5c4a40", *(folk(x, 122, 17) for x in range(34, 214, 15))),
        line("#5c4a40", 0.9, *(f"M{x - 3} 116l8-22" for x in range(34, 214, 15))),
        fill("#a8483a", *(f"M{x - 3} 109.500h6l1 7h-8z" for x in range(34, 214, 15))),
        # straw man
        line("#6b4a30", 2.4, "M222 138v-34M212 112h20"),
        fill("#e0b860", ellipse(222, 103, 4.5), "M215 110h14l-2 18h-10z"),
    ]
    spots = (62, 99, 136, 173)
    colours = (("#a83a2c", "#e07050", "#2f6a9c", "#6fa8d0"), ("#a83a2c", "#e07050", "#e8d8b0", "#fff6e0"))
    subject = [
        *hall,
        *(group(f"translate({at(x, 153)})", soldier(*colours[k % 2])) for k, x in enumerate(reversed(spots))),
    ]
    front = [
        fill("#b89a64", "M-4 158q120-8 248 0v14H-4z", opacity=0.7),
        fill(p.front, curve([(-4, 156), (20, 162), (60, 168), (90, 172)]), curve([(150, 172), (200, 167), (244, 156)])),
    ]
    return Drawing(defs, back, subject, front)
