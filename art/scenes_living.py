"""People and beasts for composed pictures: Specialists, Menaces, Vermin."""

from __future__ import annotations

from art.kit import arch, bird, dots, ellipse, fill, folk, limb, line, pine, rect
from art.palettes import Palette
from art.parts import part
from art.scenes import PALETTES
from art.scenes_built import knoll


@part("subject", "specialist")
def wanderer(name: str) -> str:
    """A hooded figure with a lantern on its staff, from behind."""
    p = PALETTES[name]
    return (
        knoll(p, 138)
        + limb(p.deep, 3, [(154, 148), (150, 50)])
        + line(p.deep, 1.6, "M150 52h12v8")
        + fill(p.window, ellipse(162, 68, 14), opacity=0.3)
        + fill(p.window, rect(158, 60, 8, 13))
        + fill(p.deep, "M92 148q0-52 20-66h22q20 14 22 66z")
        + fill(p.shade, "M92 148q0-52 20-66h8q-14 22-12 66z")
        + fill(p.eave, "M106 92q-6-34 16-38 24 6 16 38-16 12-32 0z")
        + fill(p.roof, "M106 92q-6-34 16-38-12 16-8 44-5-2-8-6z")
        + limb(p.shade, 7, [(136, 92), (148, 100), (152, 94)])
        + dots(p.light, 3.2, (152, 93))
        + line(p.light, 1.4, "M93 146q2-46 18-62M106 78q0-18 14-22", cap=True, opacity=0.8)
    )


@part("subject", "specialist")
def company(name: str) -> str:
    """A company on the march behind its banner."""
    p = PALETTES[name]

    def marcher(x: float, y: float, coat: str, lit: str, cap: str) -> str:
        return (
            limb(p.front, 6, [(x - 3, y), (x + 1, y - 20), (x + 8, y)])
            + fill(coat, f"M{x - 8} {y - 46}q8-5 17 0l3 30q-12 4-23 0z")
            + fill(lit, f"M{x - 8} {y - 46}q3-2 7-2l-4 34q-4 0-6-2z")
            + dots(p.stone, 6, (x + 1, y - 53))
            + fill(cap, f"M{x - 7} {y - 53}q1-11 9-10 8 1 7 9z")
        )

    return (
        knoll(p, 140)
        + line(p.front, 2.4, "M158 142V30", cap=True)
        + fill(p.roof, "M157 32q-18-6-34 2t-22 0v28q12 6 26-2t30 0z")
        + fill(p.eave, "M157 32q-8-3-16-2v27q8 0 16 3z")
        + fill(p.window, ellipse(126, 46, 6))
        + marcher(88, 146, p.eave, p.roof, p.front)
        + marcher(122, 144, p.near, p.mid, p.roof)
        + marcher(154, 147, p.shade, p.stone, p.front)
        + line(p.front, 2, "M76 148L92 66M112 146l14-82", cap=True)
        + fill(p.light, "M91 70l0-12 5 9-2 5zM125 68l1-12 4 9-2 5z")
        + limb(p.stone, 4, [(160, 104), (158, 92)], [(82, 106), (88, 100)])
    )


@part("subject", "specialist")
def rider(name: str) -> str:
    """A messenger on a galloping horse."""
    p = PALETTES[name]
    return (
        knoll(p, 140)
        + limb(
            p.front,
            5.5,
            [(98, 112), (80, 124), (68, 120)],
            [(104, 114), (94, 132), (82, 138)],
            [(148, 110), (164, 122), (178, 118)],
            [(144, 112), (156, 130), (170, 136)],
        )
        + fill(
            p.deep,
            "M84 104q0-16 22-16h34q8-2 14-16l10-16 4-8 4 8q14 8 18 20l-8 4-12-4q-6 22-16 32-12 12-34 8-34 4-36-12z",
        )
        + fill(p.shade, "M84 104q0-16 22-16h34q8-2 14-16l10-16q-4 30-20 42-30 8-60 6z")
        + fill(p.front, "M84 98q-20-4-30 14 18-4 32 2zM150 78q2-20 18-28-4 14-10 30z")
        + fill(p.roof, "M112 92q-2-34 12-40l12 4q6 14 0 38z")
        + fill(p.eave, "M112 60Q80 60 62 84q22-8 34-2 10-4 18-2z")
        + limb(p.near, 6, [(122, 90), (132, 102), (128, 114)])
        + limb(p.roof, 5, [(130, 64), (142, 74), (154, 74)])
        + dots(p.stone, 7, (129, 46))
        + fill(p.front, "M119 46q0-12 12-11 8 1 10 10-12-3-22 1z")
        + fill(p.light, "M121 44Q108 38 102 26q16 2 22 12z")
        + dots(p.window, 1.2, (174, 62))
        + line(p.light, 1.6, "M40 100h20M34 112h18M44 124h14", cap=True, opacity=0.6)
    )


@part("subject", "specialist")
def archer(name: str) -> str:
    """An archer draws at the sky."""
    p = PALETTES[name]
    return (
        knoll(p, 138)
        + limb(p.front, 8, [(106, 146), (112, 122), (116, 106)], [(142, 146), (132, 122), (124, 106)])
        + fill(p.eave, "M104 112q-2-34 10-44h14q12 12 12 44-18 6-36 0z")
        + fill(p.roof, "M104 112q-2-34 10-44h4q-6 24-4 46-6 0-10-2z")
        + fill(p.deep, "M106 70q-2-22 14-24 16 2 14 24-6 6-14 6t-14-6z")
        + fill(p.shade, "M106 70q-2-22 14-24-10 10-8 28-4-1-6-4z")
        + fill(p.stone, "M124 56q8 2 8 10t-8 6q-4-8 0-16z")
        + limb(p.roof, 6.5, [(128, 74), (146, 68), (164, 60)])
        + limb(p.eave, 6.5, [(114, 74), (98, 76), (112, 72)])
        + line(p.light, 2.6, "M154 26q26 14 20 38t-22 34", cap=True)
        + line(p.light, 0.8, "M154 26L116 72l36 26")
        + line(p.light, 1.6, "M114 73l66-19", cap=True)
        + fill(p.window, "M190 51l-12 0 3 6z")
        + dots(p.stone, 3.4, (166, 59), (115, 73))
        + line(p.front, 6, "M104 82l-10 32", cap=True)
        + line(p.light, 1.4, "M104 82l3-10M101 82l1-11M107 84l6-8", cap=True)
    )


@part("subject", "menace")
def lurker(name: str) -> str:
    """A horned shape with burning eyes rises behind a hill."""
    p = PALETTES[name]
    return (
        fill(p.front, "M62 148q-2-58 40-80-26-16-20-46 8 24 32 28h22q24-4 32-28 6 30-20 46 42 22 40 80z")
        + fill(p.deep, "M62 148q-2-58 40-80-26-16-20-46 8 24 32 28-12 20-14 40-18 22-18 58z")
        + line(p.light, 1.4, "M64 140q2-50 40-72-24-14-22-42", cap=True, opacity=0.6)
        + fill("#ff7a3a", "M106 80q10-4 16 6-12 4-16-6zM144 80q-10-4-16 6 12 4 16-6z")
        + dots("#fff0a8", 1.6, (114, 83), (136, 83))
        + fill("#ff7a3a", "M108 104q17 8 34 0l-4 10-5-6-4 8-4-8-4 8-4-8-5 6z")
        + knoll(p, 140)
        + fill(p.front, folk(96, 150, 10), folk(106, 151, 9))
    )


@part("subject", "menace")
def wolf(name: str) -> str:
    """A wolf howls from a rock."""
    p = PALETTES[name]
    return (
        knoll(p, 142)
        + fill(p.mid, "M58 150l16-28 34-10 66 2 26 36z")
        + fill(p.deep, "M118 112l56 2 26 36h-66z")
        + fill(p.light, "M58 150l16-28 34-10-14 14-10 24z", opacity=0.3)
        + fill(
            p.front,
            "M90 30l20 16 8-6 2 11q10 7 14 21 18-2 34 4 9 5 11 15 10 14 6 32-10-8-15-24l-3 6 4 26h-10l-3-19-10-11q-14 5-24 2l-4 29h-8l0-29-5 29h-8l2-38q-5-16 0-30-8-3-9-11l-12-8 12 1z",
        )
        + fill(p.deep, "M101 64q-5 14 0 30l-2 38h3l6-40q-6-14-1-28z")
        + line(p.light, 1.3, "M92 32l18 14M120 52q10 8 13 20 18-1 34 5", cap=True, opacity=0.7)
        + fill("#ff7a3a", ellipse(108, 51, 2, 1.3))
        + fill(p.front, pine(74, 124, 26), pine(190, 148, 34))
        + dots("#ff7a3a", 1.3, (64, 144), (69, 144), (204, 144), (209, 144))
        + line(p.light, 1.2, "M82 24q-4-4-3-9M74 30q-7-3-8-9", cap=True, opacity=0.5)
    )


@part("subject", "menace")
def serpent(name: str) -> str:
    """A serpent in three coils, a keep beside it."""
    p = PALETTES[name]
    scales = "M92 142q-14-50 20-62M160 142q-2-24-14-32M88 128h8M88 114h9M92 100h10M100 88l9 6"
    return (
        fill(p.mid, rect(34, 124, 182, 30))
        + line(p.front, 17, "M92 150q-18-56 18-72 26-10 22-30", cap=True)
        + line(p.deep, 5, "M86 150q-16-56 18-74 22-10 22-26", cap=True)
        + line(p.front, 15, "M136 152q2-38 24-36t20 36M196 152q2-18 10-18", cap=True)
        + line(p.deep, 4, "M131 150q4-38 28-39", cap=True)
        + fill(p.front, "M120 50q-4-24 20-24l34 14-4 8-20 2 22 4-4 8-24 2q-18 2-24-14z")
        + fill(p.deep, "M120 50q-4-24 20-24l34 14q-24-6-40-2-10 4-14 12z")
        + fill("#ff7a3a", "M136 40q6-4 10 1-5 3-10-1z")
        + fill(p.light, "M168 48l-2 6-3-5zM156 50l-2 6-3-5z")
        + fill(p.front, "M122 32l-8-14 14 8zM116 44l-14-6 12-4z")
        + line(p.stone, 1.2, scales, opacity=0.6)
        + line(p.light, 1.3, "M70 148h38M122 150h30M166 150h40M60 140h16M206 142h14", cap=True, opacity=0.7)
        + fill(p.front, "M56 146q14 4 26 0-2 7-8 8h-10q-6-1-8-8z", folk(66, 148, 9), folk(73, 148, 9))
    )


@part("subject", "menace")
def wraith(name: str) -> str:
    """A rider without a face, his cloak in rags."""
    p = PALETTES[name]
    return (
        knoll(p, 140)
        + limb(
            p.front,
            5,
            [(106, 112), (100, 130), (104, 146)],
            [(118, 114), (116, 132), (120, 148)],
            [(150, 112), (150, 130), (146, 146)],
            [(158, 108), (166, 126), (162, 144)],
        )
        + fill(p.front, "M96 106q2-16 22-16h24q10-4 14-20l6-14 4-8 4 8 18 16-4 8-16-2q-2 30-14 36-46 12-58-8z")
        + fill(p.deep, "M96 106q2-16 22-16h24q10-4 14-20-2 26-18 30-26 2-42 6z")
        + fill(p.front, "M108 96q-6-52 14-64 18 2 16 30 6 14 4 36z")
        + fill(p.deep, "M108 40Q80 58 60 96l14-4-4 16 16-10 2 18 14-14 8 10q-4-46 12-80z")
        + fill(p.near, "M108 40Q80 58 60 96l14-4-4 16q14-36 38-68z")
        + fill("#05080a", "M118 52q0-14 10-14 10 2 8 16-8 10-18-2z")
        + dots("#ff7a3a", 1.4, (125, 47), (131, 47))
        + dots("#ff7a3a", 1.3, (170, 60))
        + limb(p.front, 5, [(134, 66), (146, 60), (150, 50)])
        + line(p.light, 2.2, "M150 58l10-44", cap=True)
        + line(p.stone, 2, "M145 50l12 3", cap=True)
        + line(p.light, 1.2, "M109 38Q82 56 62 92", cap=True, opacity=0.6)
    )


def rodent(x: float, y: float, s: float, p: Palette) -> str:
    """A sitting rat that looks to the right."""
    return (
        line("#a8705c", 2.4, f"M{x - 18 * s} {y - 4}q{-18 * s} 2 {-16 * s}-{12 * s}t{-10 * s}-{8 * s}", cap=True)
        + fill(
            p.front,
            f"M{x - 22 * s} {y}q{-4 * s}-{34 * s} {24 * s}-{34 * s}l{4 * s}-{4 * s}q{20 * s}-{4 * s} {28 * s} {18 * s}l-{6 * s} {4 * s}-{12 * s} {2 * s}q{2 * s} {8 * s}-{4 * s} {14 * s}z",
        )
        + fill(p.shade, f"M{x - 22 * s} {y}q{-4 * s}-{34 * s} {24 * s}-{34 * s}-{14 * s} {12 * s}-{14 * s} {34 * s}z")
        + dots("#a8705c", 5 * s, (x + 5 * s, y - 38 * s))
        + dots("#5c3430", 2.8 * s, (x + 5 * s, y - 37 * s))
        + dots("#ff4a2a", 1.9 * s, (x + 20 * s, y - 29 * s))
        + dots("#a8705c", 1.7 * s, (x + 33 * s, y - 20 * s))
    )


@part("subject", "vermin")
def gnawers(name: str) -> str:
    """Rats on a burst sack of grain."""
    p = PALETTES[name]
    return (
        knoll(p, 142)
        + fill("#8a6a3c", "M96 148q-16-40 12-66l-8-10q22-10 44 0l-8 10q34 26 20 66z")
        + fill("#b8945c", "M96 148q-16-40 12-66l-8-10q10-5 20-5-16 36-8 81z")
        + line("#5c4424", 3, "M106 82q17 6 32 0", cap=True)
        + fill(p.window, "M140 112q16 12 40 36h-52q4-20 12-36z")
        + dots(p.window, 2.2, (120, 148), (112, 150), (186, 148), (196, 150), (176, 144))
        + rodent(88, 148, 0.9, p)
        + rodent(128, 72, 0.7, p)
        + rodent(160, 150, 0.75, p)
        + dots("#ff4a2a", 1.3, (56, 146), (61, 146), (204, 146), (209, 146))
    )


@part("subject", "vermin")
def bats(name: str) -> str:
    """Bats pour out of a ruined tower."""
    p = PALETTES[name]

    def bat(x: float, y: float, s: float) -> str:
        return f"M{x} {y}l-{3 * s:.1f}-{7 * s:.1f} {3 * s:.1f} {3 * s:.1f} {3 * s:.1f}-{3 * s:.1f}q{9 * s:.1f}-{12 * s:.1f} {24 * s:.1f}-{4 * s:.1f}-{8 * s:.1f} 0-{9 * s:.1f} {7 * s:.1f}-{6 * s:.1f}-{3 * s:.1f}-{9 * s:.1f} {4 * s:.1f}l-{9 * s:.1f} {7 * s:.1f}-{9 * s:.1f}-{7 * s:.1f}q-{3 * s:.1f}-{7 * s:.1f}-{9 * s:.1f}-{4 * s:.1f}-{1 * s:.1f}-{7 * s:.1f}-{9 * s:.1f}-{7 * s:.1f} {15 * s:.1f}-{8 * s:.1f} {24 * s:.1f} {4 * s:.1f}z"

    return (
        knoll(p, 140)
        + fill(p.shade, "M92 146l4-62 8-6 2 8 8-10 6 8 10-6 4 10 8-4 6 62z")
        + fill(p.stone, "M92 146l4-62 8-6 2 8 2-3-4 63z")
        + fill(p.deep, arch(120, 122, 16, 26), "M136 84l8-4 5 62h-12z")
        + fill(p.window, ellipse(120, 110, 4, 5), opacity=0.6)
        + fill(
            p.front,
            bat(112, 52, 1.5),
            bat(164, 70, 1.1),
            bat(76, 84, 0.9),
            bat(150, 32, 0.8),
            bat(80, 36, 0.7),
            bat(184, 44, 0.6),
            bat(122, 90, 0.6),
            bat(134, 104, 0.4),
        )
        + dots("#ff4a2a", 1.2, (109, 46), (115, 46), (162, 66), (166, 66))
        + fill(p.front, folk(168, 148, 11), folk(178, 149, 10))
    )


@part("subject", "vermin")
def spider(name: str) -> str:
    """A spider over a farm, in its web."""
    p = PALETTES[name]
    legs = "M112 74Q84 50 70 78l-8 30M110 80Q80 74 76 100l-4 30M114 88Q92 100 96 118l-6 24M138 74q28-24 42 4l8 30M140 80q30-6 34 20l4 30M136 88q22 12 18 30l6 24M116 68Q94 36 82 44l-16 20M134 68q22-32 34-24l16 20"
    return (
        line(
            p.light,
            0.8,
            "M124-4v60M40-4l70 60M210-4l-72 60M52 8q70 30 146 0M76 28q46 18 98 0M96 46q28 10 58 0",
            opacity=0.5,
        )
        + knoll(p, 142)
        + line(p.front, 4, legs, cap=True)
        + fill(p.front, ellipse(125, 76, 17, 15), ellipse(125, 106, 24, 28))
        + fill(p.deep, "M101 106a24 28 0 0 1 20-28q-10 24-4 54-16-6-16-26z")
        + fill("#c9502f", "M125 92l7 9-7 9-7-9zM125 112l5 7-5 7-5-7z")
        + dots("#ff4a2a", 2, (119, 70), (131, 70))
        + dots("#ff4a2a", 1.2, (114, 75), (136, 75), (122, 76), (128, 76))
        + line(p.light, 1.4, "M106 92q-6 10-2 24", cap=True, opacity=0.6)
        + fill(p.shade, "M176 148v-10l7-8 7 8v10z")
        + fill(p.deep, "M190 148v-10h13v10z")
        + fill(p.roof, "M183 130h13l8 9h-14z")
        + fill(p.window, rect(194, 141, 4, 4))
    )


@part("subject", "vermin")
def crows(name: str) -> str:
    """Crows on a scarecrow in the corn."""
    p = PALETTES[name]

    def crow(x: float, y: float, s: float) -> str:
        return f"M{x} {y}q{-12 * s}-{2 * s} {-12 * s}-{14 * s} 0-{8 * s} {8 * s}-{9 * s}l{10 * s} {4 * s}-{6 * s} {2 * s}q{2 * s} {8 * s} {14 * s} {20 * s}l{-8 * s}-{2 * s}z"

    return (
        knoll(p, 142)
        + line(p.deep, 4, "M124 148V52M80 74h90", cap=True)
        + fill(p.shade, "M94 70h62l14 22-12-4-4 44-10-8-8 10-8-8-12 8-4-44-18 8z")
        + fill(p.stone, "M94 70h20l-6 64-8-2-2-42-14 6z")
        + fill(p.deep, "M140 70h16l14 22-12-4-4 44-6-6z")
        + fill("#b8945c", ellipse(124, 56, 12, 13))
        + fill(p.deep, "M106 48q18-6 36 0l-7-2-4-16h-16l-3 16z")
        + line(p.deep, 1.6, "M117 56l5 3M122 56l-5 3M127 56l5 3M132 56l-5 3M118 64l3-2 3 2 3-2 3 2", cap=True)
        + line("#d8b45c", 1.6, "M80 74l-8-4M80 74l-8 2M80 74l-7 6M170 74l8-4M170 74l8 2M170 74l7 6", cap=True)
        + fill(p.front, crow(90, 72, 1), crow(162, 72, 1), crow(126, 30, 0.9), crow(78, 142, 1.1), crow(178, 144, 1))
        + dots("#ff4a2a", 1.2, (85, 54), (157, 54), (121, 13), (72, 122), (173, 126))
        + line(p.front, 1.5, bird(60, 40, 12), bird(170, 30, 14), bird(188, 52, 9), cap=True)
        + line(
            p.window, 1.8, "M60 150l-3-22M68 152l2-26M190 150l3-24M198 152l-2-20M104 152l-3-16M150 152l4-18", cap=True
        )
    )
