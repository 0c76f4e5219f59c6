"""Advisors who make things: foreman and artisan."""

from __future__ import annotations

from art.kit import arch, crag, dots, ellipse, fill, folk, group, limb, line, linear, radial, rect
from art.portrait import DARK, INK, TAN, front, niche, profile, sill
from art.studio import Drawing, picture


@picture("advisor-tyrannical-foreman", focus=40)
def tyrannical_foreman() -> Drawing:
    """Arms folded, a hammer in the crook; behind him a tower rises in its scaffold."""
    defs = linear("s", (0, "#4a3a5c"), (0.45, "#d9784a"), (0.72, "#ffe0a0"))
    defs += radial("h", (0, "#fffbe0"), (0.3, "#ffe0a0", 0.7), (1, "#ffe0a0", 0))
    defs += linear("k", (0, "#dfe8ea"), (0.5, "#8fa0a6"), (1, "#46555c"))
    wood = ("#d9a868", "#8f5a2e", "#3f2413")
    opening = "M42 180V14h156v166z"
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("url(#h)", ellipse(66, 74, 56)),
        fill("#fffbe0", ellipse(64, 76, 12)),
        fill("#a85a48", crag(104, 8, 18, 4)),
        fill("#e0a878", rect(150, 44, 34, 70)),
        fill("#b0724e", rect(162, 44, 22, 70)),
        fill("#7d4636", rect(175, 44, 9, 70), "M150 44h8v-7h6v7h8v-10h5v10h7v4h-34z"),
        fill("#7d4636", rect(52, 96, 26, 20)),
        fill("#c08058", rect(52, 96, 11, 20)),
        line(
            "#4a2412",
            1.600,
            "M144 30v90M190 26v90M138 56h58M138 80h58M138 104h58M144 56l46 24M144 104l46-24M150 30l-66-8M150 30v-6M86 22v40",
        ),
        fill("#f5d0a0", rect(79, 62, 14, 10)),
        fill("#4a2412", folk(152, 56, 9), folk(181, 80, 9), folk(148, 80, 9), folk(60, 96, 9), folk(70, 96, 8)),
        fill("#5a2c22", rect(0, 114, 240, 60)),
    ]
    subject = [
        fill("#3a1c14", "M48 180q-6-46 22-58l34-10h32l34 10q28 12 22 58z"),
        fill("#7a4426", "M48 180q-6-46 22-58l34-10 6 6q-32 20-30 62z"),
        fill("#240f0c", "M136 112l34 10q28 12 22 58h-32q8-44-24-68z"),
        fill("#d9b88a", "M92 116l28 40 28-40-10-6h-36z"),
        fill("#a8825c", "M120 156l28-40-10-6z"),
        # Neck and head.
        fill("#4e2d1e", "M102 92h36v20q-18 16-36 0z"),
        fill("#8a5536", "M102 92h14v29q-8-1-14-9z"),
        fill("#8a5536", ellipse(97, 76, 4, 6)),
        fill("#4e2d1e", ellipse(143, 76, 4, 6)),
        group("translate(120 74) scale(1.350)", front(DARK, eyes=False)),
        fill("#5c3520", "M100 66q10-2 18 5h4q8-7 18-5l-1 9q-9 4-17 0h-4q-8 4-17 0z"),
        line(INK, 3.600, "M101 65l15 5.500M139 65l-15 5.500", cap=True),
        line(INK, 1.600, "M104 73.500q5 1.500 10-1M136 73.500q-5 1.500-10-1", cap=True),
        fill(INK, "M120 88q8-3 13 3 6 6 10 1 0 10-8 12-10 2-15-8-5 10-15 8-8-2-8-12 4 5 10-1 5-6 13-3z"),
        line("#5c463c", 1.200, "M118 90q-8 0-12 6M105 100q4 1 6-1", cap=True),
        line("#c98a5c", 1.600, "M104 56q14-6 22-2", cap=True, opacity=0.8),
        line("#5c2a20", 1.400, "M130 50l6 10M129 56l6-2", cap=True),
        line("#f6dd98", 1.600, ellipse(145, 84, 2.600)),
    ]
    front_plane = [
        # Folded arms.
        group(
            "translate(0 -12)",
            limb("#8a5536", 21, [(62, 140), (67, 163)]),
            limb("#4e2d1e", 21, [(178, 140), (173, 163)]),
            limb("#c98a5c", 6, [(57, 138), (61, 160)]),
            limb("#8a5536", 5, [(173, 138), (169, 156)]),
            limb("#4e2d1e", 16, [(170, 166), (104, 158)]),
            limb("#8a5536", 17, [(70, 166), (136, 160)]),
            limb("#c98a5c", 5, [(68, 161), (132, 155)]),
            fill("#5c3a1c", "M84 153l11-1 1 17-11 1z"),
            fill("#c9a24e", "M84 153l11-1v3l-11 1z"),
        ),
        # The hammer on the shoulder.
        group(
            "rotate(16 168 130)",
            line("#4a2412", 6.500, "M162 170V84", cap=True),
            line("#b5783f", 2, "M160.500 168V86", cap=True),
            fill("url(#k)", "M142 72h28v22h-28l-5-5V77z"),
            fill("#eef4f4", "M142 72h28l6-5h-26z"),
            fill("#2b373c", "M170 72l6-5h6v16l-6 11h-6z"),
            fill("#c9a24e", rect(157, 72, 10, 22)),
        ),
        dots("#8a5536", 8, (148, 149), (151, 153)),
        dots("#c98a5c", 3, (146, 145)),
        line("#4e2d1e", 1.200, "M148 144q6 2 8 6M147 150q6 1 9 4", cap=True),
        niche("#1c0f0a", opening, wood, joints="#38231a"),
        fill(wood[2], rect(34, 162, 172, 14)),
        fill(wood[1], rect(34, 162, 172, 4)),
        line(wood[0], 1.200, "M34 162h172"),
        line("#c9a878", 2.600, "M36 20l12-10M36 10l12 10M192 20l12-10M192 10l12 10", cap=True),
    ]
    return Drawing(defs, back, subject, front_plane)


@picture("advisor-master-artisan", focus=40)
def master_artisan() -> Drawing:
    """Compasses over the model of a church, which he carries on his palm; a rose window behind."""
    defs = linear("s", (0, "#2a2118"), (0.7, "#7a5a38"), (1, "#3a2a1a"))
    defs += radial("h", (0, "#fffbe0"), (0.35, "#ffe0a0", 0.6), (1, "#ffe0a0", 0))
    defs += linear("b", (0, "#fff6d0", 0.6), (1, "#fff6d0", 0))
    opening = "M40 180V66q0-18 16-24 8-34 64-36 56 2 64 36 16 6 16 24v114z"
    spokes = "".join(
        f"M148 52L{148 + x} {52 + y}"
        for x, y in ((32, 0), (-32, 0), (0, 32), (0, -32), (23, 23), (-23, 23), (23, -23), (-23, -23))
    )
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("url(#h)", ellipse(146, 54, 84)),
        fill("#33241a", ellipse(148, 52, 36)),
        fill("#8fc8d8", ellipse(148, 52, 33)),
        fill("#ffe9b0", ellipse(148, 52, 22)),
        fill(
            "#e88a5a",
            *(
                ellipse(148 + x, 52 + y, 4)
                for x, y in ((25, 10), (-25, 10), (25, -10), (-25, -10), (10, 25), (-10, 25), (10, -25), (-10, -25))
            ),
        ),
        fill("#3f8f96", ellipse(148, 52, 9)),
        line("#33241a", 2, spokes, ellipse(148, 52, 22), ellipse(148, 52, 10)),
        fill("url(#b)", "M118 38L34 150V180h90l52-104z"),
        line("#33241a", 2, "M42 62h28", cap=True),
        line("#c9a878", 1.600, "M50 62v16M58 62v22M66 62v12", cap=True),
        fill("#c9a878", "M47 76h6v8h-6zM55 84h6l-3 10zM63 73h6v7h-6z"),
    ]
    subject = [
        fill("#4a1e2a", "M96 180q0-44 30-56l12-6h26q32 12 36 62z"),
        fill("#97384a", "M96 180q0-44 30-56l8-4q-20 24-18 60z"),
        fill("#2a0f18", "M164 118q32 12 36 62h-22q0-42-14-62z"),
        group(
            "translate(153 84) rotate(-4) scale(1.200)",
            profile(TAN),
            fill(
                "#4a2c18", "M-15 15.500q1 1.500 2 1.400-3 6 1 12 8 4 15-4 5-8 6-20l-4-4q-3 9-8 12-5-1-7 1-3-2-5 1.600z"
            ),
            fill("#6e4426", "M-15 15.500q1 1.500 2 1.400-3 6 1 12 2 1 4 .5 0-8 2-15-6-3-9 1z"),
            line("#4a2c18", 2.400, "M-16 10q4 0 8 3", cap=True),
            fill("#33201a", "M4-10q14 0 16 12 0 14-4 22-8-2-8-14 2-12-4-20z"),
            fill("#14454f", "M-13-12q-8-6-2-12Q0-38 20-28q14 8 4 22-4 6-10 2-12-8-27-8z"),
            fill("#3f9690", "M-13-12q-8-6-2-12Q0-38 14-31-4-26-2-11q-5-1-11-1z"),
            fill("#0b2c33", "M22-26q10 8 2 20-4 6-10 2 8-8 8-22z"),
        ),
        fill("#fff6e0", "M134 122q14 10 34-2l4 7q-18 14-42 4z"),
    ]

    def church() -> str:
        """A model with two towers, its front to the left."""
        return (
            fill("#8a6a48", "M78 66l14-16 36 4v56H78z")
            + fill("#b5503c", "M92 46l8 16h32l-8-16z")
            + fill("#7a2f2c", "M124 46l8 16h-6l-6-16z")
            + fill("#d9b98a", rect(98, 62, 32, 48))
            + fill("#fff6e0", "M64 110V64l14-18 14 18v46z")
            + fill("#e4cfa4", "M78 46l14 18v46H78z")
            + fill("#b5503c", "M62 66l16-21 16 21-3 1-13-16-13 16z")
            + fill("#fff6e0", rect(56, 48, 11, 62), rect(89, 48, 6, 62))
            + fill("#d9b98a", rect(63, 48, 6, 62), rect(95, 48, 7, 62))
            + fill("#3f9690", "M54 48l8-24 .5 24zM87 48l8-24 .5 24z")
            + fill("#1f5f66", "M62 24l8 24h-8zM95 24l9 24h-9z")
            + fill(
                "#5a3a24",
                arch(78, 110, 12, 20),
                arch(61, 64, 3.500, 9),
                arch(94, 64, 3.500, 9),
                arch(61, 84, 3.500, 9),
                arch(94, 84, 3.500, 9),
            )
            + fill("#5a3a24", arch(108, 92, 5, 16), arch(117, 92, 5, 16), arch(126, 92, 5, 16))
            + fill("#ffd873", ellipse(78, 76, 6))
            + fill("#d8487f", ellipse(78, 76, 2.500))
        )

    front_plane = [
        niche("#140e0a", opening, joints="#2f241a"),
        group("translate(13 16) scale(.840)", church()),
        fill("#5c3a1c", "M54 109h72l-6 7H60z"),
        fill("#b5783f", "M54 109h72v2.400H54z"),
        limb("#4a1e2a", 19, [(132, 150), (104, 148), (94, 136)]),
        limb("#97384a", 7, [(128, 143), (102, 141), (90, 132)]),
        limb("#fff6e0", 14, [(91, 130), (90, 128)]),
        limb("#b87848", 8, [(88, 123), (78, 119)], [(90, 123), (100, 119)]),
        limb("#f2bd86", 3, [(84, 119.500), (74, 118)]),
        # Compasses.
        line("#33201a", 4.200, "M148 136l-22 38M148 136l14 40", cap=True),
        line("#f6dd98", 2.600, "M148 136l-22 38M148 136l14 40", cap=True),
        dots("#c9a24e", 4.500, (148, 135)),
        limb("#2a0f18", 19, [(184, 148), (178, 162), (164, 152)]),
        limb("#97384a", 5, [(178, 156), (166, 147)]),
        limb("#fff6e0", 13, [(160, 149), (159, 148)]),
        limb("#b87848", 8, [(154, 145), (148, 144)]),
        limb("#f2bd86", 3, [(152, 142), (146, 142)]),
        sill("#140e0a", "#6f5322", 168),
    ]
    return Drawing(defs, back, subject, front_plane)
