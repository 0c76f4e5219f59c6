"""What every picture has to keep to."""

from __future__ import annotations

import re
from collections.abc import Mapping

from art.studio import WIDE, Picture, weight

HEAVIEST = 2700
HEAVIEST_SET = 200_000
HOME = "home"
"""The family of the pictures that no table shows."""

FORBIDDEN = re.compile(r"<(text|image|script|style|filter|foreignObject|use|a|animate\w*|set)\b")
REFERENCE = re.compile(r"href|https?://(?!www\.w3\.org/2000/svg)|data:|\bon\w+=")


def faults(picture: Picture, svg: str) -> list[str]:
    """The rules that this picture breaks."""
    found = []
    width, height = picture.size
    if f'viewBox="0 0 {width} {height}"' not in svg:
        found.append("another viewBox")
    if weight(svg) > HEAVIEST * max(1, width / WIDE[0]):
        found.append(f"{weight(svg)} bytes compressed")
    found += [f"<{match[1]}>" for match in FORBIDDEN.finditer(svg)]
    found += [match[0] for match in REFERENCE.finditer(svg)]
    if svg.count('<g id="s">') != 1:
        found.append("no subject")
    lost = set(re.findall(r"url\(#(\w+)\)", svg)) - set(re.findall(r'id="(\w+)"', svg))
    found += [f"no gradient {name}" for name in sorted(lost)]
    return found


def faults_of_all(pictures: Mapping[str, Picture], drawn: Mapping[str, str]) -> list[str]:
    """The rules that the set breaks, a line each."""
    found = [f"{name}: {fault}" for name, svg in drawn.items() for fault in faults(pictures[name], svg)]
    at_a_table = [svg for name, svg in drawn.items() if pictures[name].family != HOME]
    if (total := sum(map(weight, at_a_table))) > HEAVIEST_SET:
        found.append(f"the whole set: {total} bytes compressed")
    return found
