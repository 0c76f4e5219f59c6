"""Pieces that are no cards of the box: the card back."""

from __future__ import annotations

from art.kit import (
    arch,
    battlements,
    crag,
    curve,
    dots,
    ellipse,
    fill,
    folk,
    group,
    line,
    linear,
    peak,
    pine,
    polygon,
    radial,
    rect,
    stars,
    turned,
)
from art.studio import Drawing, picture

RAY = ((-7, -150), (7, -150))


@picture("back", size=(138, 200))
def back() -> Drawing:
    """The back of every card: night, and a crown over the skyline of the realm."""
    defs = linear("s", (0, "#081228"), (0.55, "#1c4180"), (0.8, "#4f93bf"))
    defs += radial("g", (0, "#fff3c0", 0.9), (0.35, "#f0c34a", 0.35), (1, "#f0c34a", 0))
    rays = "".join(polygon((69, 60), *turned(RAY, 69, 60, 1, 15 + 30 * number)) for number in range(12))
    night = [
        fill("url(#s)", rect(0, 0, 138, 200)),
        line("#cfe6ff", 1.1, stars(34, 4, 14, 124, 14, 120), cap=True, opacity=0.8),
        fill("#fff3c0", rays, opacity=0.1),
        fill("url(#g)", ellipse(69, 60, 58)),
        fill("#2a5c96", crag(140, 12, 16, 5, -4, 142, 200)),
        fill("#16305c", curve([(-2, 156), (30, 144), (70, 152), (110, 140), (142, 150)], foot=200)),
    ]
    crown = [
        fill("#f0c34a", "M39 98l-7-40 18 15 7-28 12 20 12-20 7 28 18-15-7 40q-30 10-60 0z"),
        fill("#fff2b8", "M39 98l-7-40 18 15 7-28 5 9-6 48q-10-1-17-4z"),
        fill("#b8841e", "M99 98l7-40-18 15-3-12-6 41q12 0 20-4z"),
        fill("#fff8dc", "M38 92q31 10 62 0l-1 7q-30 10-60 0z"),
        dots("#d8487f", 4.4, (69, 99)),
        dots("#3fb0d0", 3, (51, 97.5), (87, 97.5)),
        dots("#fff2b8", 3.4, (32, 57), (57, 44), (81, 44), (106, 57)),
    ]
    towers = [rect(50, 132, 38, 34), battlements(50, 132, 38, 6, 5), rect(60, 116, 18, 20), peak(57, 116, 24, 22)]
    towers += [rect(34, 138, 12, 30), peak(32, 138, 16, 18), rect(92, 136, 12, 30), peak(90, 136, 16, 18)]
    towers += [rect(20, 150, 98, 16), battlements(20, 150, 98, 15, 4)]
    lights = [(67, 122), (72, 122), (57, 140), (66, 142), (79, 140), (39, 144), (97, 142), (28, 158), (108, 158)]
    corners = "M13 29V13h16M17 25q0-8 8-8M125 29V13h-16M121 25q0-8-8-8"
    corners += "M13 171v16h16M17 175q0 8 8 8M125 171v16h-16M121 175q0 8-8 8"
    skyline = [
        fill("#0c1e40", *towers),
        fill("#ffd873", *(arch(x, y + 5, 2.6, 6) for x, y in lights), arch(69, 166, 8, 12)),
        fill("#06102a", curve([(-2, 170), (40, 162), (69, 166), (98, 164), (142, 158)], foot=200)),
        fill("#06102a", *(pine(x, y, h) for x, y, h in ((18, 178, 30), (30, 182, 20), (120, 176, 34), (106, 180, 22)))),
        fill("#06102a", folk(62, 174, 9), folk(76, 174, 9)),
        line("#f0c34a", 3, "M6 6h126v188H6z"),
        line("#fff2b8", 1, "M6 6h126"),
        line("#f0c34a", 1, "M10.500 10.500h117v179h-117z"),
        line("#f0c34a", 1.4, corners, cap=True),
    ]
    return Drawing(defs, night, [group("translate(0 -16)", *crown)], skyline)
