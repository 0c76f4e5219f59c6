"""The Usurper: four stops on the road to the capital, from an evening at the forge to a red dawn at the gate."""

from __future__ import annotations

from art.families.quests import far
from art.kit import (
    arch,
    at,
    battlements,
    bird,
    curve,
    dots,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    linear,
    peak,
    radial,
    rect,
    stars,
)
from art.palettes import MONUMENT, Palette
from art.scenery import house, sky, tower
from art.studio import Drawing, picture

HOURS = (
    MONUMENT.at_another_hour(
        top="#5a3a5c", middle="#d0785a", low="#ffe0a0", far="#b9808a", mid="#8a5a70", near="#5c3a54", front="#24142a"
    ),
    MONUMENT.at_another_hour(
        top="#2a2050", middle="#84406c", low="#ff9c6c", far="#7a4a78", mid="#54325c", near="#3a2048", front="#190c26"
    ),
    MONUMENT.at_another_hour(
        top="#0e1236", middle="#2c3a6c", low="#8a90b8", far="#48548c", mid="#343c70", near="#242850", front="#0c0c24"
    ),
    MONUMENT.at_another_hour(
        top="#3a1630", middle="#c0443c", low="#ffd890", far="#9c4450", mid="#6c2c40", near="#4a1c30", front="#200a18"
    ),
)


COINS = ((130, 149), (137, 146), (143, 150), (148, 146), (136, 152), (124, 151), (150, 152), (141, 143), (116, 150))


def capital(p: Palette, x: float, y: float, size: float) -> str:
    """The capital far away: towers on a hill, the tallest with a crooked tip."""
    s = size
    towers = "".join(
        rect(x + u * s, y - v * s, w * s, v * s)
        for u, v, w in (
            (
                -2,
                0.7,
                4,
            ),
            (-1.8, 1.6, 0.5),
            (-1, 2, 0.6),
            (-0.2, 3, 0.7),
            (0.8, 1.7, 0.6),
            (1.5, 1.3, 0.4),
        )
    )
    tips = (
        peak(x - 1.9 * s, y - 1.6 * s, 0.7 * s, s)
        + peak(x - 1.1 * s, y - 2 * s, 0.8 * s, s)
        + peak(x + 0.7 * s, y - 1.7 * s, 0.8 * s, s)
    )
    return fill(p.mid, towers, tips, peak(x - 0.4 * s, y - 3 * s, 1.1 * s, 1.3 * s, 0.9))


def evening(step: int, x: float, y: float, radius: float, glow: float = 80) -> tuple[Palette, str, list[str]]:
    """The hour of this step, its gradients with a lamp `h`, its sky and far land."""
    p = HOURS[step - 1]
    defs, air = sky(p, x, y, radius, glow)
    defs += radial("h", (0, "#fff3b8"), (0.3, "#ffb04a", 0.7), (1, "#ff7a2e", 0))
    return p, defs, [air, fill(p.far, far(step))]


@picture("quest-the-usurper-1", focus=38)
def forge_the_weapons() -> Drawing:
    """Inside the forge: a smith over a glowing blade, arms on the wall, the capital in the window."""
    p, defs, back = evening(1, 44, 60, 12, 60)
    back += [
        capital(p, 54, 92, 8),
        fill(p.near, rect(0, 92, 90, 12)),
        '<path fill="#3a2434" fill-rule="evenodd" d="M-4-4h248v150h-248zM22 98V60q20-32 42 0v38z"/>',
        fill("#5c3a48", "M18 98h50v5H18zM-4 14h248v8H-4z"),
        line("#24142a", 2, "M43 48v50M22 72h42"),
        fill("#6a4440", rect(-4, 140, 248, 34)),
        fill("#8a5a4c", "M-4 140h248v3H-4z"),
        fill("url(#h)", ellipse(196, 108, 84)),
        fill("#e0a080", "M118 38l3-4 3 4v36h-6zM134 38l3-4 3 4v42h-6zM150 38l3-4 3 4v36h-6z"),
        fill("#fff0d8", "M118 38l3-4v40h-3zM134 38l3-4v46h-3zM150 38l3-4v40h-3z"),
        line("#f4c63f", 2.6, "M115 75h12M131 81h12M147 75h12M121 75v8M137 81v8M153 75v8", cap=True),
        fill("#4a2c34", rect(108, 28, 58, 5)),
    ]
    forge = [
        fill("#8a5448", "M174 150V78l14-22V-4h46v60l10 22v72z"),
        fill("#b87858", "M174 150V78l14-22V-4h6v62l-10 22v70z"),
        line(
            "#5c3038",
            1,
            "M184 96h60M184 84h60M192 64h46M194 44h40M194 24h40M210 64v20M222 84v12M212 44v20M220 24v20M206 4v20",
            opacity=0.7,
        ),
        fill("#24101c", arch(214, 140, 46, 48)),
        fill("#ff7a2e", "M192 138q-6-18 8-32 1 8 7 10-1-14 8-22-1 14 9 20 4-4 4-10 10 16 7 34z"),
        fill("#ffe27a", "M200 138q-4-12 6-20 1 6 6 7 0-8 5-12 0 8 5 12 4 6 3 13z"),
        fill("#6a4440", "M178 138h72v8h-74z"),
        fill("#3a2030", "M126 152l6-12q-18-4-22-20h72q-4 14-22 20l6 12z"),
        fill("#a8808a", "M110 120h72q-1 3-3 6h-64q-4-2-5-6z"),
        fill("url(#h)", ellipse(150, 114, 40)),
        fill("#ff8a2e", "M112 113h60l10 3.500-10 3.500h-60z"),
        fill("#fff0b0", "M128 114h44l10 2.500h-54z"),
        line(
            "#ffe08a",
            1.4,
            "M140 110l-14-18M146 108l-3-22M153 108l8-22M158 110l18-16M134 112l-18-8M162 113l20-6",
            cap=True,
        ),
        dots("#fff3c0", 1.2, (122, 84), (142, 78), (166, 80), (182, 88), (110, 98), (188, 102)),
    ]
    smith = [
        limb("#b87850", 10, [(76, 84), (54, 70), (66, 44)]),
        line("#5c3430", 4, "M62 56l8-34"),
        fill("#5c5060", "M56 12l28 6-3 15-28-6z"),
        fill("#c8bcc4", "M84 18l-3 15-7-1.500 3-15z"),
        fill("#24142a", "M70 118h40l4 34H98l-6-20-6 20H68z"),
        fill("#7a4a3c", "M70 76q18-12 36 0l6 44q-22 8-44 0z"),
        fill("#a8583c", "M90 80l16-3 8 48q-12 5-24 3z"),
        fill("#e8925c", "M103 77l3-1 8 49-5 2z"),
        limb("#b87850", 10, [(100, 84), (112, 104), (128, 112)]),
        limb("#ffbf88", 3, [(103, 82), (115, 101), (130, 109)]),
        dots("#e0a070", 5, (129, 113)),
        fill("#c98a62", "M80 62q-2-18 12-20 14 0 14 13l4 6-4 2q0 12-10 13-14-2-16-14z"),
        fill("#ffc896", "M96 42q10 1 10 13l4 6-4 2-1 5q-5-12-9-26z"),
        fill("#4a2430", "M86 66q10 2 14-3 4 4 6 2 2 16-10 18-12-2-10-17zM79 60q-2-8 3-13l6 2-2 14z"),
        fill("#c8483c", "M79 52q2-13 14-13 10 1 12 9-12-3-26 4zM80 50l-12 4 4 5 8-4z"),
        line("#24142a", 1.6, "M100 56l4 .6M98 52.500l6-.5", cap=True),
    ]
    front = [
        fill(p.front, curve([(-4, 154), (60, 161), (130, 165), (200, 161), (244, 154)])),
        fill(p.front, "M12 168V96h3v72zM24 168V90h3v78zM36 168V98h3v70z"),
        fill("#e0b0a0", "M10 98l3.500-14L17 98zM22 92l3.500-14L29 92zM34 100l3.500-14L41 100z"),
        fill("#8a2c44", ellipse(26, 144, 18)),
        fill("#d8705c", "M8 144a18 18 0 0 1 26-16q-14 6-16 32-10-6-10-16z"),
        dots("#f4c63f", 4.500, (26, 144)),
    ]
    return Drawing(defs, back, [*forge, *smith], front)


@picture("quest-the-usurper-2", focus=40)
def rouse_the_people() -> Drawing:
    """Seen from behind, a speaker lifts a torch over a square full of lights; the capital beyond."""
    p, defs, back = evening(2, 64, 60, 0, 70)
    q = p.at_another_hour(
        light="#d88a78", stone="#a8606c", shade="#4f2c54", roof="#8a3450", eave="#3c1c40", window="#ffd06a"
    )
    back += [
        line("#fff", 1.1, stars(22, 5, bottom=46), cap=True, opacity=0.6),
        capital(p, 176, 92, 12),
        *(house(x, 122, w, h, q) for x, w, h in ((-10, 56, 46), (194, 60, 44), (42, 36, 26), (164, 36, 24))),
        fill(
            q.window,
            "".join(rect(x, y, 4, 6) for x, y in ((22, 90), (32, 90), (222, 92), (234, 92), (62, 104), (184, 106))),
        ),
        fill("#6a3850", rect(0, 118, 240, 52)),
        fill("url(#h)", ellipse(124, 104, 92, 62)),
    ]
    rows = []
    for y, h, step, coat, skin in (
        (118, 7, 11, "#9c5464", "#f4b890"), (128, 10, 14, "#7a3c58", "#e8a480"), (142, 14, 19, "#54284a", "#cf8468"),
    ):  # fmt: skip
        places = [(8 + k * step + y % 7, y + k * 5 % 3) for k in range(round(236 / step))]
        rows += [
            fill(
                coat, *(f"M{at(x - h * 0.6, v + h)}q0{at(-h)} {at(h * 0.6, -h)}t{at(h * 0.6, h)}z" for x, v in places)
            ),
            dots(skin, h * 0.32, *((x, v - h * 0.2) for x, v in places)),
        ]
    rows.append(fill("#54284a", rect(0, 154, 240, 20)))
    torches = ((22, 104), (48, 96), (74, 106), (88, 98), (174, 100), (194, 108), (216, 98), (232, 108), (160, 108))
    rows += [
        line("#3c1c40", 1.8, *(f"M{x} {y + 20}v-20" for x, y in torches)),
        dots("#ff8a3a", 7, *torches, opacity=0.4),
        fill("#ffa23c", *(f"M{x - 3} {y}q-2-6 3-12 5 7 3 12z" for x, y in torches)),
        dots("#fff3b0", 1.4, *((x, y - 2) for x, y in torches)),
    ]
    speaker = [
        fill(p.front, "M84 150h82l10 24H74z"),
        fill("#7a4a58", "M84 150h82l2 4H82z"),
        fill(p.front, "M112 152l3-44h22l5 44h-11l-5-32-4 32z"),
        limb("#7c2438", 9, [(137, 76), (151, 64), (156, 46)]),
        limb("#f08a5a", 2.4, [(134, 72), (147, 62), (152, 46)]),
        limb("#7c2438", 9, [(113, 77), (99, 88), (84, 82)]),
        limb("#f08a5a", 2.4, [(110, 74), (98, 84), (86, 78)]),
        dots("#e8a880", 4, (157, 42), (81, 80)),
        fill("#9c2c3c", "M109 74q14-9 30 0 4 36 12 46 8 10 26 10-12 16-34 10-22 8-44-2 10-30 10-64z"),
        fill("#d8483f", "M109 74q5-3 9-4 0 40-10 68-5-1-9-2 10-30 10-62zM128 72q2 40 15 68-10 2-18 1 8-30 3-69z"),
        fill("#6a1c34", "M139 74q4 36 12 46 8 10 26 10-16 4-27-4-12-12-17-54z"),
        fill("#4a2030", "M115 70q-4-20 9-21 14 1 10 21-9 6-19 0z"),
        line("#ffc890", 1.8, "M115 68q-3-18 9-18.500M110 75q-2 8-2 20", cap=True),
        line("#4a2430", 3.6, "M155 50l6-20", cap=True),
        fill("url(#h)", ellipse(162, 22, 30)),
        fill("#ff9a3c", "M156 30q-6-12 5-24 1 7 5 8 4 8 1 16-6 4-11 0z"),
        fill("#fff0a0", "M159 30q-4-7 3-13 3 4 4 8 0 4-2 5z"),
    ]
    return Drawing(defs, back, [*rows, *speaker], [])


@picture("quest-the-usurper-3", focus=60)
def bribe_the_captains() -> Drawing:
    """In a tent by night, a hood reaches a purse of gold to a captain in armour, whose hand is open."""
    p, defs, back = evening(3, 92, 34, 9, 60)
    defs += linear("t", (0, "#33234f"), (0.5, "#7a5072"), (1, "#241a40"), x2=1, y2=0)
    back += [
        line("#fff", 1.1, stars(16, 6, 84, 166, 10, 56), cap=True, opacity=0.7),
        capital(p, 128, 82, 10),
        dots("#ffd873", 1, (116, 70), (124, 78), (128, 60), (136, 76)),
        fill(p.near, rect(60, 82, 130, 44)),
        fill("url(#t)", "M-4-4h248v178H190Q188 50 124 6 62 50 58 174H-4z"),
        line("#c08a94", 2.4, "M58 172Q62 50 124 6q64 44 66 166"),
        line("#2a1c44", 1.6, "M40-4Q22 80 16 170M204-4q20 84 24 174M82-4Q52 60 40 170M164-4q34 64 44 174", opacity=0.6),
        fill("url(#h)", ellipse(118, 104, 84)),
    ]
    hood = [
        fill("#1c1436", "M-2 174q2-62 32-80-6-46 30-52 22 4 24 34l-8 20q24 14 26 50z"),
        fill("#3c2c60", "M-2 174q2-62 32-80-6-46 30-52-20 14-18 50-26 20-30 82z"),
        fill("#0c0818", "M52 92q-6-34 12-42 14 8 18 28l-8 18q-14 8-22-4z"),
        fill("#e0a070", "M78 72l7 12-4 2 1 5-3 2-1 6-10 1q-4-8 0-20z"),
        fill("#0c0818", "M72 68q8 4 11 11-10 0-14-1z"),
        line("#ffc07a", 2, "M64 44q17 8 20 32", cap=True),
    ]
    captain = [
        fill("#c8344a", "M186 40q6-32 40-26 22 8 22 40-14-20-30-18-18 0-26 10z"),
        fill("#f07a5c", "M186 40q6-32 40-26-22 2-30 24z"),
        fill("#4a4468", "M152 174q-2-56 24-70l36-6q34 14 36 76z"),
        fill("#8a84a4", "M160 118q4-16 26-16l-8 34q-14 0-22-8z"),
        fill("#ffdcae", "M160 118q4-16 26-16-12 6-16 22l-2 9q-8-3-12-6z"),
        fill("#6a6488", "M170 98q16 12 42-2l4 10q-26 12-48 2z"),
        fill("#8a84a4", "M168 96q-8-52 22-56 30 0 28 50l-8 10q-22 8-42-4z"),
        fill("#ffe0b8", "M168 96q-8-52 22-56-14 12-14 60-5-1-8-4z"),
        fill("#4a4468", "M206 44q14 12 12 46l-8 10-10 3q10-24 6-59z"),
        fill("#6a6488", "M166 70l-7 4 4 14 6 10 30-4 6-26z"),
        fill("#ffe0b8", "M166 70l-7 4 4 14 6 10 5-.600-5-26z"),
        fill("#140e26", "M162 76l26-4v4l-25 4zM172 84h2v10h-2zM178 83h2v10h-2zM184 82h2v10h-2z"),
        line("#f4c63f", 2.4, "M188 40l6 29M166 69l38-3", cap=True),
    ]
    table = [
        fill("#5c3838", "M26 148h196l14 26H12z"),
        fill("#a87050", "M26 148h196l2 4H24z"),
        # the gauntlet, open under the purse
        limb("#4a4468", 15, [(196, 140), (172, 136), (150, 134)]),
        limb("#8a84a4", 10, [(194, 138), (172, 134), (150, 132)]),
        limb("#ffdcae", 2.4, [(186, 133), (170, 130), (154, 129)]),
        limb("#6a6488", 6, [(152, 131), (136, 134), (120, 132)], [(152, 136), (128, 138)], [(152, 129), (146, 122)]),
        line("#2c2444", 1.8, "M164 127l-2 14M176 129l-2 14M186 131l-2 14", cap=True),
        # the purse, open at its neck
        fill("#8a4a2c", "M112 94l6-6 12 2 4 6q12 6 10 20-3 12-20 11-18-1-18-15 0-12 6-18z"),
        fill("#d08a50", "M112 94l6-6 4 1-2 9q-8 10-4 26-10-3-10-12 0-12 6-18z"),
        line("#f4c63f", 2.6, "M111 96l22 2", cap=True),
        dots("#ffdc60", 4, (116, 86), (124, 84), (131, 89)),
        dots("#fff6c0", 1.4, (115, 85), (123, 83)),
        line("#ffdc60", 7, ellipse(125, 113, 1)),
        # the arm that holds it
        limb("#2a1f4c", 18, [(46, 112), (68, 130), (90, 116)]),
        limb("#54428a", 6, [(42, 110), (66, 127), (87, 113)]),
        line("#ffc07a", 1.6, "M50 107l19 13 15-10", cap=True),
        fill("#0c0818", "M84 106l10 3 4 12-8 6z"),
        limb("#a86844", 6.4, [(96, 114), (106, 104), (114, 101)], [(97, 117), (110, 111)], [(98, 120), (109, 118)]),
        limb("#e8ac78", 4.6, [(96, 113), (106, 103), (114, 100)], [(97, 116), (110, 110)], [(98, 119), (109, 117)]),
        dots("#a8741c", 3.4, *((x, y + 4.2) for x, y in COINS)),
        dots("#ffdc60", 3, *((x, y + 3) for x, y in COINS)),
        fill("#fff3d0", rect(46, 132, 8, 18)),
        fill("#6a4a34", ellipse(50, 151, 11, 2.600)),
        fill("#ffe27a", "M46.500 130q-2-7 3.500-15 5.500 8 3.500 15z"),
    ]
    return Drawing(
        defs, back, [*captain, *hood, *table], [fill(p.front, curve([(-4, 158), (60, 166), (130, 168), (244, 158)]))]
    )


@picture("quest-the-usurper-4", focus=70)
def storm_the_capital() -> Drawing:
    """Men run a great log against the gate, which breaks; ladders on both towers, fires, the dawn behind."""
    p, defs, back = evening(4, 42, 56, 16, 96)
    q = p.at_another_hour(
        light="#f8bc90", stone="#b8645c", shade="#642e44", deep="#26101e", roof="#5c2438", eave="#3a1428"
    )
    back += [
        fill("#5c2030", "M190 52q-20-8-12-24t-6-30h72v60q-24 10-54-6z", opacity=0.55),
        capital(p, 134, 60, 15),
        fill(p.near, rect(-4, 84, 248, 70), battlements(-4, 84, 248, 21, 7)),
    ]
    gate = [
        fill(q.stone, rect(86, 46, 96, 110), battlements(82, 46, 104, 9, 9)),
        line(q.shade, 1.2, "M92 58h30M150 58h24M94 66v6M100 76h12M160 76h12"),
        fill(q.deep, arch(134, 156, 62, 84)),
        fill("url(#h)", ellipse(134, 118, 52)),
        fill("#ffc860", arch(134, 156, 44, 70)),
        # the leaves of the gate, split
        fill(
            "#5c2c24",
            "M105 156v-54q2-22 20-29l-3 20 7 14-6 14 5 12-5 12 3 11zM163 156v-54q-2-22-20-29l4 18-9 12 9 12-8 14 9 10-4 17z",
        ),
        line("#a8584a", 2.4, "M106 100h16M106 122h18M106 144h17M162 100h-16M162 122h-20M162 144h-16", cap=True),
        fill("#5c2c24", "M128 98l5-9 2 12zM138 84l7 2-6 6zM124 88l3-7 3 5z"),
        # the usurper's crown, above his gate
        group(
            "rotate(10 134 60)",
            fill("#f4c63f", "M120 68l-5-20 10 8 5-13 4 11 4-11 5 13 10-8-5 20q-14 4-28 0z"),
            fill("#fff0a8", "M120 68l-5-20 10 8 5-13 2 7-2 20q-6 0-10-2z"),
            dots("#c8324a", 2.4, (134, 62)),
        ),
        tower(58, 160, 34, 116, q, 0, 4),
        tower(176, 160, 34, 116, q, 0, 4),
        fill(q.deep, arch(74, 84, 6, 14), arch(193, 84, 6, 14)),
        fill("#ff8a2e", "M180 44q-10-16 3-32 2 10 7 12 2-10 9-16 0 14 5 20 4 10-2 16z"),
        fill("#ffe27a", "M186 44q-5-9 2-18 3 7 6 9 5 5 1 9z"),
    ]
    ladders = [
        line("#3a1824", 2.6, "M30 160L64 42M40 162L74 42M226 160L204 42M216 162L194 42", cap=True),
        line(
            "#3a1824",
            1.6,
            *(f"M{at(33 + k * 4.9, 150 - k * 17)}h10M{at(223 - k * 3.2, 150 - k * 17)}h-10" for k in range(6)),
        ),
        fill(p.front, folk(46, 124, 19), folk(60, 84, 17), folk(212, 128, 19), folk(204, 92, 17)),
        line("#ffb87a", 1.3, "M48 110l2 11M62 72l1 10M210 114l-2 11M202 80l-1 10", cap=True),
    ]
    far_men, near_men = ((58, 142, 30), (78, 134, 25), (96, 128, 21)), ((48, 172, 36), (78, 164, 31), (106, 155, 26))
    ram = [
        fill(p.front, *(folk(x, y, h) for x, y, h in far_men)),
        fill("#6a3a2c", "M14 138l102-30 6 14-98 42q-8-4-11-12t1-14z"),
        fill("#b8704c", "M14 138l102-30 2 5-104 32z"),
        fill("#3a1c18", "M22 160l98-41 2 3-98 42z"),
        line("#2a1016", 3, "M50 128q6 10 6 22M84 118q5 8 5 18", cap=True),
        fill("#f0b884", ellipse(18, 151, 8.5, 13)),
        line("#a8603c", 1.4, ellipse(18, 151, 5, 8), ellipse(18, 151, 1.8, 3)),
        # its iron head, and the blow
        fill("#3c3446", "M112 106l8-1 8 4 8 6-7 6-8 3-5 1z"),
        fill("#c8c4d4", "M112 106l8-1 8 4 8 6-22-4z"),
        line("#fffbe0", 2.2, "M140 106l10-10M143 115l14-2M139 124l10 8M133 101l1-12", cap=True),
        fill(p.front, *(folk(x, y, h) for x, y, h in near_men)),
        line(
            "#ffb87a",
            1.6,
            *(f"M{at(x + h * 0.13, y - h * 0.7)}l{at(h * 0.07, h * 0.56)}" for x, y, h in near_men),
            cap=True,
        ),
        limb(p.front, 3.4, [(50, 150), (60, 148)], [(80, 145), (90, 142)], [(108, 139), (116, 130)]),
    ]
    men = ((170, 166), (190, 170), (226, 164))
    front = [
        line(p.front, 1.8, *(f"M{x + 4} {y}l-5-40" for x, y in men), "M216 168L206 96", cap=True),
        fill("#46a368", "M206 96l28-4-6 9 8 9-28 4z"),
        dots("#f4c63f", 3.6, (221, 105)),
        fill(
            p.front,
            *(folk(x, y, 24) for x, y in men),
            curve([(-4, 162), (40, 168), (124, 169), (200, 165), (244, 156)]),
        ),
        line("#ffb87a", 1.3, *(f"M{x - 3} {y - 16}l-1.6 10" for x, y in men), cap=True),
        line(p.front, 1.2, bird(212, 20, 8), bird(222, 32, 6)),
    ]
    return Drawing(defs, back, [*gate, *ladders, *ram], front)
