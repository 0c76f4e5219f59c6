"""Treasures: the type picture, and the chest of crowns."""

from __future__ import annotations

import random

from art.kit import curve, dots, ellipse, fill, folk, group, line, linear, rect
from art.studio import Drawing, picture
from art.vault import crown, slit, vault

GOLDEN = ("#fff3c0", "#edc04c", "#a0701c")
SPARKLES = "M84 40l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM186 66l1.500 5 5 1.500-5 1.500-1.500 5-1.500-5-5-1.500 5-1.500zM152 24l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z"


def coins(count: int, seed: int, left: float, right: float, top: float, bottom: float) -> str:
    """Coins scattered over a heap, each with its shade and its glint."""
    chance = random.Random(seed)
    places = [(round(chance.uniform(left, right)), round(chance.uniform(top, bottom))) for _ in range(count)]
    places.sort(key=lambda place: place[1])
    return (
        dots("#8a5e18", 4.200, *[(x, y + 1.500) for x, y in places])
        + dots("#edc04c", 4, *places)
        + dots("#fff3c0", 1.600, *[(x - 1, y - 1) for x, y in places])
    )


@picture("treasure", focus=40)
def treasure() -> Drawing:
    """The type picture: a crown on a hill of gold, in the light that falls into a cave."""
    defs, air = vault(140, (118, 70, 110))
    defs += linear("k", (0, "#fff3c0"), (0.4, "#e4b84a"), (1, "#7a5216"), x2=1, y2=0.6)
    chance = random.Random(3)
    heap = []
    for index in range(15):
        x = 22 + index * 14 + chance.uniform(-3, 3)
        rise = 56 * max(0, 1 - abs(x - 118) / 112) ** 0.9
        heap.append((x, 160 - rise + chance.uniform(-2, 2)))
    grains = [(chance.uniform(34, 206), chance.uniform(112, 166)) for _ in range(120)]
    grains = [(round(x), round(y)) for x, y in grains if y > 168 - 56 * max(0, 1 - abs(x - 118) / 106) ** 0.9]
    grains.sort(key=lambda place: place[1])
    back = [
        air,
        fill("#bfe08a", "M60-4l16 14 14-8 22 12 30-10 14-6z", opacity=0.9),
        fill("#fbffe0", "M74-4l10 8 16-6 14 8 18-8 6-2z"),
        fill("#fbffe0", "M84 2L30 150H206L126 0z", opacity=0.22),
        fill("#fbffe0", "M92 2L76 150H150L118 0z", opacity=0.25),
        fill(
            "#0f4630",
            "M-4-4h68l6 14-16 16 4 20-18 14 6 26-14 20 4 30-12 24H-4zM244-4h-86l-4 12 20 14-2 18 18 16-4 24 16 20-6 28 12 26h36z",
        ),
        fill("#2d7450", "M64-4l6 14-16 16 4 20-18 14 6 26-14 20 4 30-10 6 2-34 10-24-6-24 16-18-4-20 14-12-6-14z"),
        fill("#07291d", "M244 20l-22 12 4 22-14 14 8 26-12 22 8 30 28 4zM-4 30l14 10-6 26 12 22-8 30-12 10z"),
        fill("#0b3526", "M86-4h-8l4 20 6-8 4 16 5-24zM150-4h14l2 18 4-6 2 22 8-30z"),
    ]
    subject = [
        fill("#6e4a14", curve([(x + 3, y + 3) for x, y in heap])),
        fill("url(#k)", curve(heap)),
        fill("#9c7222", "M128 108q30 10 60 44l20 18h-80q22-30 0-62z", opacity=0.7),
        dots("#8a5e18", 3.600, *[(x, y + 1.300) for x, y in grains]),
        dots("#e4b84a", 3.400, *grains),
        dots("#fff3c0", 1.300, *[(x - 1, y - 1) for x, y in grains]),
        # A cup and a sword stick in the gold.
        group(
            "rotate(16 172 140)",
            fill("#8a5e18", "M158 104h28q0 18-10 22l-1 14h-6l-1-14q-10-4-10-22z"),
            fill("#edc04c", "M158 104h18q2 14-4 22v14h-3l-1-14q-10-4-10-22z"),
            fill("#fff3c0", "M158 104h6q0 14 6 22h-2q-10-4-10-22z"),
            fill("#5c3d10", ellipse(172, 104, 14, 3.400)),
            dots("#d8487f", 2, (170, 115)),
        ),
        line("#cfe4dc", 4.400, "M72 142L60 98"),
        line("#fff", 1.600, "M71 142L59.500 100"),
        line("#edc04c", 3.400, "M50 101l21-6M59 96l-3-11", cap=True),
        dots("#d8487f", 3, (55.500, 83)),
        crown(118, 108, 1.560, -7, GOLDEN, "#d8487f", "#a8305f"),
    ]
    front = [
        fill("#63d99b", "M90 152l8-10 11 8-9 11zM150 160l7-8 9 6-7 9z"),
        fill("#d6ffe6", "M90 152l8-10 2 19zM150 160l7-8 2 15z"),
        fill("#ff9ac0", "M120 148l6-6 7 5-6 8z"),
        fill("#d8487f", "M127 142l6 5-6 8z"),
        fill(
            "#fff",
            "M66 58l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM176 76l1.500 5 5 1.500-5 1.500-1.500 5-1.500-5-5-1.500 5-1.500zM132 26l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z",
        ),
        fill(
            "#04150f",
            curve([(-4, 132), (12, 148), (34, 160), (60, 171)]),
            curve([(184, 172), (210, 160), (230, 150), (244, 132)]),
        ),
    ]
    return Drawing(defs, back, subject, front)


@picture("chest-of-crowns", focus=46)
def chest_of_crowns() -> Drawing:
    """An open chest with three crowns, on a step in a vault; a guard with a lantern."""
    defs, air = vault(126, (120, 74, 96))
    defs += linear("w", (0, "#a85c30"), (1, "#5c2c14"))
    defs += linear("v", (0, "#c9506c"), (0.5, "#7a2f3c"), (1, "#3a1220"), x2=1, y2=0)
    silver, copper = ("#fff", "#b9d3cc", "#5f8580"), ("#ffe8c4", "#dc8a52", "#8f4a26")
    ribs = "M-4 60Q30-2 100-8M76 126V44Q90 4 120 4M164 126V44Q150 4 120 4M244 60Q210-2 140-8"
    back = [
        air,
        fill("#0b3526", "M76 126V44Q90 8 120 8t44 36v82z", opacity=0.5),
        line("#07261a", 9, ribs),
        line("#2f7d57", 2.400, ribs),
        slit(40, 78, 13, 46, (76, 190, 150)),
        fill("#2d7450", rect(70, 38, 12, 92), rect(158, 38, 12, 92)),
        fill("#7cc27c", rect(70, 38, 4, 92)),
        fill("#3f9a64", rect(158, 38, 4, 92)),
        fill(
            "#0f4630",
            rect(78, 38, 4, 92),
            rect(166, 38, 4, 92),
            rect(66, 126, 20, 6),
            rect(154, 126, 20, 6),
            rect(66, 36, 20, 5),
            rect(154, 36, 20, 5),
        ),
        line("#1a5a3c", 1, "M-4 140h248M-4 154h248M30 128L0 170M82 128l-16 42M160 128l16 42M208 128l30 42"),
    ]
    subject = [
        # The step.
        fill("#0b3526", "M48 146h136l12-8v18l-12 10H48z"),
        fill("#5fae6c", "M48 146l14-10h134l-12 10z"),
        fill("#2d7450", rect(48, 146, 136, 12)),
        fill("#7cc27c", rect(48, 146, 60, 2)),
        # The lid.
        fill("#2a120a", "M70 92l-6-32q0-22 24-24h64q24 2 26 24l-2 32z"),
        fill("url(#v)", "M76 90l-5-29q0-18 20-19h58q20 1 22 19l-2 29z"),
        line("#edc04c", 4, "M70 92l-6-32q0-22 24-24h64q24 2 26 24l-2 32"),
        line("#fff3c0", 1.300, "M68.500 90l-5-30q0-22 24-24h46"),
        line("#edc04c", 1.400, "M100 42q-10 20-8 46M140 42q10 20 8 46", opacity=0.6),
        fill("url(#h)", ellipse(120, 82, 52)),
        # What is in it.
        fill("#9c7222", "M74 100q8-18 24-16 24-10 46 0 18-2 24 16z"),
        coins(26, 5, 80, 164, 88, 98),
        crown(92, 95, 0.800, -16, silver, "#3fb0d0", "#3a5c8a"),
        crown(150, 96, 0.800, 15, copper, "#63d99b", "#2f7d57"),
        crown(121, 93, 1.060, 0, GOLDEN, "#d8487f", "#a8305f"),
        coins(9, 9, 84, 160, 96, 100),
        # The chest.
        fill("url(#w)", rect(68, 100, 92, 46)),
        fill("#351708", "M160 100l20-8v44l-20 10z"),
        fill("#d08a50", rect(68, 100, 44, 2.400)),
        line("#3a1a0c", 1.200, "M68 116h92M68 131h92M160 116l20-9M160 131l20-10"),
        fill("#edc04c", rect(65, 97, 95, 5.500), rect(65, 142, 95, 5.500), rect(69, 102, 9, 40), rect(150, 102, 9, 40)),
        fill(
            "#fff3c0",
            rect(65, 97, 60, 1.800),
            rect(69, 102, 3, 40),
            rect(150, 102, 2.400, 40),
            rect(65, 142, 50, 1.600),
        ),
        fill("#8a5e18", "M160 97l21-8v5.500l-21 8zM160 142l21-11v5.500l-21 11zM173 96l6-2v38l-6 3z"),
        dots(
            "#fff3c0",
            1.300,
            (73.500, 108),
            (73.500, 122),
            (73.500, 136),
            (154.500, 108),
            (154.500, 122),
            (154.500, 136),
        ),
        fill("#8a5e18", "M104 98h20v20q-10 9-20 0z"),
        fill("#edc04c", "M103 97h18v20q-9 8-18 0z"),
        fill("#fff3c0", "M103 97h6v23.500q-3-1-6-3.500z"),
        fill("#3a1a0c", ellipse(112.500, 107, 2.600), "M111.500 108h2l1.500 8h-5z"),
    ]
    front = [
        coins(12, 21, 56, 150, 154, 164),
        fill("#63d99b", "M146 160l7-8 9 6-7 10z"),
        fill("#d6ffe6", "M146 160l7-8 2 16z"),
        fill("#fff", SPARKLES),
        fill("#04150f", folk(44, 152, 19)),
        fill("url(#h)", ellipse(53, 141, 10)),
        line("#04150f", 1.300, "M45 139l7 1"),
        fill("#ffd873", rect(51, 140, 3.600, 5)),
        fill(
            "#04150f", curve([(-4, 152), (26, 158), (60, 168), (80, 172)]), curve([(170, 172), (206, 164), (244, 150)])
        ),
    ]
    return Drawing(defs, back, subject, front)
