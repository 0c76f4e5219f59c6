"""Depth: points in space as one eye sees them."""

from __future__ import annotations

from dataclasses import dataclass

from art.kit import Point, at, polygon

Place = tuple[float, float, float]


@dataclass(frozen=True)
class Eye:
    """An eye that looks straight ahead. (x, y) is the vanishing point; a thing at depth nought has its true size."""

    x: float
    y: float
    distance: float = 100

    def see(self, across: float, up: float, depth: float = 0) -> Point:
        """Where a point lies in the picture: measured from the line of sight, upwards, and away from the eye."""
        scale = self.distance / (self.distance + depth)
        return self.x + across * scale, self.y - up * scale

    def face(self, *places: Place) -> str:
        """Straight lines through points in space, closed."""
        return polygon(*(self.see(*place) for place in places))

    def opening(self, across: float, near: float, far: float, sill: float, spring: float, crown: float) -> str:
        """A hole with a round top in a wall that runs away from the eye; its path goes against the clock."""
        start, end, foot = self.see(across, spring, near), self.see(across, spring, far), self.see(across, sill, far)
        return (
            f"M{at(*self.see(across, sill, near))}L{at(*start)}Q{at(*self.see(across, crown, near))} "
            f"{at(*self.see(across, crown, (near + far) / 2))}Q{at(*self.see(across, crown, far))} {at(*end)}"
            f"L{at(*foot)}z"
        )

    def reveal(
        self, across: float, beyond: float, near: float, far: float, sill: float, spring: float, crown: float
    ) -> str:
        """The far jamb of such a hole, and the half of its vault above it, through the thickness of the wall."""
        middle = (near + far) / 2
        return (
            f"M{at(*self.see(across, sill, far))}L{at(*self.see(across, spring, far))}"
            f"Q{at(*self.see(across, crown, far))} {at(*self.see(across, crown, middle))}"
            f"L{at(*self.see(beyond, crown, middle))}Q{at(*self.see(beyond, crown, far))} "
            f"{at(*self.see(beyond, spring, far))}L{at(*self.see(beyond, sill, far))}z"
        )
