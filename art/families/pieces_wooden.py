"""The wooden pieces: six Resources, each also as an open space, a Trap, the Training ground, and three medals."""

from __future__ import annotations

from collections.abc import Callable

from art.kit import dots, ellipse, fill, line
from art.studio import Drawing, picture

RIM = "#1b120a"
SMALL = (64, 64)

Tones = tuple[str, str, str, str]


def _register(name: str, outline: str, colour: str, dark: str, draw: Callable[[], list[str]]) -> None:
    """A piece, and the space where it goes."""

    @picture(f"piece-{name}", size=SMALL)
    def piece() -> Drawing:
        return Drawing("", (), draw())

    @picture(f"piece-{name}-open", size=SMALL)
    def space() -> Drawing:
        return Drawing(
            "", (), [fill("#fffaf0", outline), fill(colour, outline, opacity=0.2), line(dark, 5, outline, cap=True)]
        )


def cube() -> list[str]:
    """Materials: a block of grey stone-painted wood, its top in the light."""
    return [
        fill(RIM, "M2 14L13 2h49v47L51 62H2z"),
        fill("#b4b9c0", "M7 13l8-8h43l-8 8z"),
        fill("#3a3e44", "M53 16l7-8v40l-7 9z"),
        fill("#5c626b", "M4 16h47v44H4z"),
        fill("#6a7079", "M4 16h47L4 54z"),
    ]


def disc() -> list[str]:
    """Population: a round disc of violet wood."""
    return [
        fill(RIM, "M2 28a30 27 0 0 1 60 0v8a30 27 0 0 1-60 0z"),
        fill("#44285f", "M5 30h54v6a27 23 0 0 1-54 0z"),
        fill("#8a5cba", ellipse(32, 28, 27, 24)),
        fill("#7c48ad", ellipse(32, 28.5, 25, 22)),
        fill("#8656b6", "M7 28.5a25 22 0 0 1 44-14Q22 17 13 43q-6-6-6-14.5z"),
    ]


def hexagon() -> list[str]:
    """Gold: a hexagon of golden wood."""
    return [
        fill(RIM, "M17 2h30l16 23v12L47 62H17L1 37V25z"),
        fill("#816319", "M4 30l14 19h28l14-19v6L46 59H18L4 36z"),
        fill("#f9e2a0", "M18 5h28l14 22-14 23H18L4 27z"),
        fill("#eab42d", "M20 9h24l12 18-12 19H20L8 27z"),
        fill("#f5cb57", "M20 9h24L14 36 8 27z"),
    ]


def lozenge() -> list[str]:
    """Exploration: a lozenge of blue wood."""
    return [
        fill(RIM, "M32 0l32 30v4L32 64 0 34v-4z"),
        fill("#143e68", "M3 30l29 27 29-27v3L32 60 3 33z"),
        fill("#3776b6", "M32 3l29 27-29 27L3 30z"),
        fill("#1f62a8", "M32 6l25.5 24L32 54 6.5 30z"),
        fill("#2f74bb", "M32 6l10 9.5L17 40 6.5 30z"),
    ]


def crystal() -> list[str]:
    """Krystallium: a red crystal."""
    return [
        fill(RIM, "M32 0l23 12v32L32 64 9 44V12z"),
        fill("#cf3a48", "M32 3L13 14l19 8z"),
        fill("#b82c3a", "M32 3l19 11-19 8z"),
        fill("#c8202f", "M13 14l19 8v38L13 42z"),
        fill("#881620", "M51 14l-19 8v38l19-18z"),
        fill("#c5303e", "M13 14l9 4v32l-9-8z"),
        fill("#a81a28", "M32 22l9-4v32l-9 10z"),
        fill("#ffd3d6", "M32 3L20 10l8 3z"),
    ]


SHIELD = "M5 5l27 4 27-4v26c0 16-10 24-27 30C15 55 5 47 5 31z"


def shield() -> list[str]:
    """Soldier: a green shield with a golden rim."""
    return [
        fill(RIM, "M2 2l30 5 30-5v30c0 18-12 26-30 32C14 58 2 50 2 32z"),
        fill("#e8bb42", "M6 7l26 4 26-4v25c0 15-9 22-26 28C15 54 6 47 6 32z"),
        fill("#2f5445", "M8 10l24 3.5 24-3.5v22c0 13-8 20-24 26C16 52 8 45 8 32z"),
        fill("#375f4d", "M8 10l24 3.5v9Q17 32 14 47q-6-6-6-15z"),
        fill("#1f3a2f", "M32 13.5l24-3.5v22c0 13-8 20-24 26z"),
        line("#fff0b0", 1.4, "M7 8l25 4"),
    ]


_register("materials", "M6 6h52v52H6z", "#7d838c", "#51555b", cube)
_register("population", ellipse(32, 32, 28), "#7c48ad", "#512f70", disc)
_register("gold", "M18 6h28l15 26-15 26H18L3 32z", "#eab42d", "#98751d", hexagon)
_register("exploration", "M32 4l28 28-28 28L4 32z", "#2570bd", "#18497b", lozenge)
_register("krystallium", "M32 3l21 12v32L32 61 11 47V15z", "#c8202f", "#82151f", crystal)
_register("soldier", SHIELD, "#2f4c3f", "#1f3129", shield)


@picture("piece-trap", size=SMALL)
def trap() -> Drawing:
    """An iron trap, its jaws open, seen from above, on a red round of wood."""
    teeth = "M14 27l7-6 2 9zM22 20l8-2-3 10zM34 18l8 2-5 8zM43 21l7 6-9 3zM14 37l7 6 2-9zM22 44l8 2-3-10zM34 46l8-2-5-8zM43 43l7-6-9-3z"
    return Drawing(
        "",
        (),
        [
            fill(RIM, ellipse(32, 32, 31)),
            fill("#5c1320", ellipse(32, 34, 28)),
            fill("#e08a86", ellipse(32, 31, 28)),
            fill("#a82a34", ellipse(32, 32, 26)),
            fill("#c4484c", "M6 32a26 26 0 0 1 45-18Q24 16 14 50q-8-7-8-18z"),
            fill("#2c1014", ellipse(32, 32, 22, 17)),
            fill("#f4efe9", teeth),
            line("#b9b2b4", 4, ellipse(32, 32, 20, 15)),
            line("#f0ecea", 1.4, "M13 28Q18 16 32 16"),
            dots("#2c1014", 4.4, (10, 32), (54, 32)),
            dots("#ddd6d0", 2.8, (10, 31), (54, 31)),
            dots("#f4c63f", 3, (32, 32)),
        ],
    )


@picture("piece-training", size=SMALL)
def training() -> Drawing:
    """A straw target with two swords across it."""
    return Drawing(
        "",
        (),
        [
            fill(RIM, ellipse(32, 32, 31)),
            fill("#7d5a24", ellipse(32, 34, 28)),
            fill("#f3dfa4", ellipse(32, 31, 28)),
            fill("#d9b562", ellipse(32, 32, 26)),
            fill("#3f7a5f", ellipse(32, 32, 20)),
            fill("#f3e4b8", ellipse(32, 32, 13)),
            fill("#b8412f", ellipse(32, 32, 7)),
            line("#2a1c12", 7, "M14 14l38 38M50 14L12 52", cap=True),
            line("#e6ebee", 3.6, "M14 14l32 32M50 14L18 46", cap=True),
            line("#f4c63f", 4, "M40 50l10-10M24 50L14 40", cap=True),
            line("#7a4a2a", 4, "M46 46l6 6M18 46l-6 6", cap=True),
        ],
    )


def medal(name: str, tones: Tones, ribbon: Tones) -> None:
    """A medal on its ribbon: a crown between laurels."""
    light, body, shade, deep = tones

    @picture(f"medal-{name}", size=SMALL)
    def drawn() -> Drawing:
        return Drawing(
            "",
            [
                fill(ribbon[3], "M8-1h48L41 28H23z"),
                fill(ribbon[1], "M11-1h18l8 27H24z"),
                fill(ribbon[2], "M53-1H35l-8 27h13z"),
                fill(ribbon[0], "M16-1h6l8 27h-4zM48-1h-6l-8 27h4z"),
            ],
            [
                fill(RIM, ellipse(32, 41, 23)),
                fill(deep, ellipse(32, 42, 20.5)),
                fill(light, ellipse(32, 40, 20.5)),
                fill(body, ellipse(32, 41, 17.5)),
                fill(shade, "M44 28a17.500 17.500 0 0 1-24 25q22 2 24-25z"),
                fill(deep, "M22 49l-3-17 7 7 6-11 6 11 7-7-3 17q-10 3-20 0z"),
                fill(light, "M22 47l-3-16 7 6 6-10 6 10 7-6-3 16q-10 3-20 0z"),
                dots(light, 2, (19, 31), (32, 28), (45, 31)),
            ],
        )


CRIMSON = ("#f2d9a0", "#b8384a", "#8a2238", "#4a1020")
medal("bronze", ("#f0b98a", "#c47c48", "#9a5630", "#5c2f1a"), CRIMSON)
medal("silver", ("#ffffff", "#c3ccd6", "#93a0b0", "#4f5a6a"), ("#e8eef4", "#3a6aa8", "#284a80", "#142848"))
medal("gold", ("#fff2b0", "#f2c440", "#c48f1e", "#6e4a0c"), ("#f7e6a8", "#2f7d57", "#1f5c40", "#0c2c1e"))
