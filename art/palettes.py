"""The hour of the day of each family: one light, four planes of land, a solid in four tones, one accent."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Palette:
    """Colours of a family. `low` is the warm air at the horizon, `front` the nearly black foreground."""

    top: str
    middle: str
    low: str
    sun: str
    far: str
    mid: str
    near: str
    front: str
    light: str
    stone: str
    shade: str
    deep: str
    roof: str
    eave: str
    window: str

    def at_another_hour(self, **colours: str) -> Palette:
        """The same family with some colours changed."""
        return replace(self, **colours)


def _palette(*colours: str) -> Palette:
    return Palette(*(f"#{colour}" for group in colours for colour in group.split()))


# Sky top, middle, low, sun; land far, mid, near, front; solid light, stone, shade, deep; roof, eave, window.
STRUCTURE = _palette(
    "3d6c9c a6c3cb ffe2a6 fffbe9", "a9b9bd 7f969f 5a7174 1b282c", "f5ead0 cdbb9b 8d8172 4a4543", "d0653f 87382a ffd873"
)
SPECIALIST = _palette(
    "2b1b4d 7c3f86 ffb98a fff0cf", "a1588f 6f3c7c 472761 170d29", "ffe2b8 d79a86 8c5478 43244f", "d8487f 7f2a63 ffd06a"
)
MONUMENT = _palette(
    "a8481c eba043 fff1c4 fffbe8", "dba660 b9793e 7d4a21 32190c", "fff6da ecc685 b27f45 5a3115", "3f9690 1f5f66 ffe27a"
)
DISCOVERY = _palette(
    "06153a 14528f 7fd6cf f5ffec", "3f8db0 1f6390 0f3f69 041226", "d6f7e6 7cc3c4 3a7c99 12355a", "ff9d5c b34a52 ffd873"
)
TREASURE = _palette(
    "0b2d22 1f6b4a bfe08a fbffe0", "4f9a64 2d7450 17503a 07201a", "fff0b0 e4b84a 9c7222 4a3410", "d8487f 7f2a4f ffe27a"
)
CALAMITY = _palette(
    "1d0a10 7d1f1c ff9b45 fff0b8", "9c3422 651d1c 3a1015 12060a", "ffd9a0 c9683c 742a24 2a0d10", "e2542b 741c1c ffe27a"
)
RATS = _palette(
    "1a1f17 55602c d8cf6a fbf6b8", "7d8040 515a30 31391f 0d110b", "e6dfae 9c8f6a 5c4f42 231d1a", "c9502f 6d2a20 ffe27a"
)
FROST = _palette(
    "22395c 7fa6c4 f2fbfb ffffff", "a9c6d8 7b9fbd 48708f 0e1f35", "ffffff c7e0ec 7ba4c2 2b4867", "5fd3f0 2a7fa8 aef4ff"
)
ASH = _palette(
    "0d1319 3c4f58 c3c8b8 fbf8e4", "87979a 5d7078 3a4a53 090d12", "a9bcc4 55666c 26323a 161f26", "8a3a34 3f2a18 ffd873"
)
ADVISOR = _palette(
    "0d2c22 1d5a41 d9c07a fff6cf", "4f8460 2d6249 174534 081c16", "ffe9c0 d3a06a 8a5a3c 33201a", "2f7d57 14452f ffd873"
)
ADVISOR_RED = ADVISOR.at_another_hour(
    top="#240a12",
    middle="#3a1220",
    near="#240a12",
    far="#97384a",
    mid="#5e2130",
    front="#1a070d",
    roof="#97384a",
    eave="#5e2130",
)
