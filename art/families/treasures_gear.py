"""Treasures of those who bear arms."""

from __future__ import annotations

import re

from art.kit import arch, at, curve, dots, ellipse, fill, group, limb, line
from art.studio import Drawing, picture
from art.vault import slit, vault

STEEL = ("#fff", "#b5ccc4", "#5d7f78", "#20403a")


def knight(x: float, y: float, scale: float, cloth: tuple[str, str, str], plume: str, sign: str) -> str:
    """A knight whose hands rest on the sword before him; feet on (x, y), 116 high."""
    light, middle, shade, deep = STEEL
    lit, coat, dim = cloth
    return group(
        f"translate({at(x)} {at(y)}) scale({scale:g})",
        # The cape, and the legs.
        fill(dim, "M-20-84q20-8 40 0l18 78q-8 6-14 2H-24q-8 4-14-2z"),
        fill(coat, "M-20-84q4-2 8-3L-24-4q-8 4-14-2z"),
        fill(deep, "M-14-34h28v30h-28z"),
        fill(middle, "M-17-32h13l-1 28 2 6h-17l3-7zM4-32h13l1 27 3 7H4l2-6z"),
        fill(light, "M-17-32h5l-2 26-6 8 3-7zM4-32h4l1 26-5 8 2-6z"),
        fill(shade, "M-4-32l-1 28 2 6h-5l-1-34zM17-32l1 27 3 7h-6l-2-34z"),
        # The coat.
        fill(coat, "M-21-80q10-7 21-7t21 7l-3 30 5 28-11 4-12-14-12 14-11-4 5-28z"),
        fill(lit, "M-21-80q10-7 21-7-8 18-9 36l-3 33-11-4 5-28z"),
        fill(dim, "M21-80l-3 30 5 28-11 4-12-14v-20q12-10 12-31z"),
        fill("#fff3c0", sign),
        fill("#edc04c", "M-18-52q18 6 36 0v5q-18 6-36 0z"),
        # The helm.
        fill(plume, "M-2-112q-2-14 12-16 16 0 18 22-8-12-18-8-2 6-8 6z"),
        fill(middle, "M-13-84v-18q0-12 13-13 13 1 13 13v18q-6 6-13 6t-13-6z"),
        fill(light, "M-13-84v-18q0-12 13-13-5 8-6 20l1 16q-5-1-8-5z"),
        fill(shade, "M5-114q8 2 8 12v18q-3 4-7 5 2-22-1-35z"),
        fill("#0a1c18", "M-11-99l10 2v4l-10-2zM11-99L1-97v4l10-2z"),
        fill("#edc04c", "M-1-114h2v35h-2zM-13-91l13 3 13-3v2.400l-13 3-13-3z"),
        # Arms, shoulders, hands.
        limb(deep, 11, [(-23, -72), (-26, -56), (-5, -50)], [(23, -72), (26, -56), (5, -50)]),
        limb(middle, 9, [(-23, -72), (-26, -56), (-5, -50)]),
        limb(light, 3, [(-25.500, -71), (-28, -57), (-8, -52)]),
        limb(shade, 9, [(23, -72), (26, -56), (5, -50)]),
        fill(middle, "M-32-68q-2-17 16-15l6 6-6 12q-8-4-16-3zM32-68q2-17-16-15l-6 6 6 12q8-4 16-3z"),
        fill(light, "M-32-68q-2-17 16-15-9 4-10 14z"),
        fill(shade, "M32-68q2-17-16-15l-3 3q10 3 11 12z"),
        # The sword.
        fill("#fff", "M-3-42h3V6l-3-5z"),
        fill(shade, "M3-42H0V6l3-5z"),
        fill("#edc04c", "M-13-45h26v4h-26z"),
        fill("#fff3c0", "M-13-45H0v1.600h-13z"),
        fill(middle, "M-7-56h14v10H-7z"),
        fill(light, "M-7-56h6v10h-6z"),
        dots("#edc04c", 4, (0, -58)),
        dots("#d8487f", 1.600, (0, -58)),
    )


def far(drawn: str, share: float) -> str:
    """The same colours with this share of the dusk of the hall in them."""

    def dimmed(match: re.Match[str]) -> str:
        mixed = (
            round(int(match[1][k : k + 2], 16) * (1 - share) + int("14452f"[k : k + 2], 16) * share) for k in (0, 2, 4)
        )
        return "#" + "".join(f"{value:02x}" for value in mixed)

    return re.sub("#([0-9a-f]{6})", dimmed, drawn.replace('#fff"', '#ffffff"'))


@picture("loyal-retinue", focus=22)
def loyal_retinue() -> Drawing:
    """Five suits of arms stand ready in a hall; the light falls on the first."""
    defs, air = vault(124, (112, 70, 110))
    red, blue, gold = (
        ("#f0719c", "#c43a6a", "#6e1f45"),
        ("#7fb8d8", "#3a7aa8", "#1c4468"),
        ("#fff3c0", "#d9a63a", "#7a5216"),
    )
    crown = "M-9-60l-2-13 5 5 6-9 6 9 5-5-2 13q-9 3-18 0z"
    star = "M0-77l2.600 7 7.400.4-6 4.600 2 7-6-4-6 4 2-7-6-4.600 7.400-.4z"
    cross = "M-2-77h4v7h7v4h-7v8h-4v-8h-7v-4h7z"
    back = [
        air,
        fill("#0b3526", *(arch(x, 124, 38, 108) for x in (22, 70, 118, 166, 214)), opacity=0.6),
        line("#3f9a64", 1.4, *(arch(x, 124, 38, 108) for x in (22, 70, 118, 166, 214))),
        slit(48, 50, 11, 38, (70, 176, 152)),
        line("#1a5a3c", 1, "M-4 136h248M-4 152h248M40 124L14 170M92 124l-10 46M144 124l10 46M196 124l26 46"),
    ]
    subject = [
        fill("#04150f", ellipse(120, 154, 60, 6), ellipse(58, 140, 26, 4), ellipse(180, 140, 26, 4), opacity=0.5),
        far(knight(38, 130, 0.68, gold, "#3a7aa8", cross), 0.42),
        far(knight(196, 130, 0.68, gold, "#3a7aa8", cross), 0.55),
        far(knight(74, 140, 0.86, blue, "#edc04c", star), 0.12),
        far(knight(160, 140, 0.86, blue, "#edc04c", star), 0.3),
        knight(117, 154, 1.120, red, "#d8487f", crown),
    ]
    front = [
        fill(
            "#fff",
            "M96 20l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM138 62l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z",
        ),
        fill(
            "#04150f", curve([(-4, 148), (24, 158), (64, 166), (90, 172)]), curve([(160, 172), (206, 162), (244, 148)])
        ),
    ]
    return Drawing(defs, back, subject, front)
