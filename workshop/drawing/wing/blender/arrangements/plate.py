"""One plate of an arrangement, and the ways to place it. Lengths in scene units, angles in degrees."""

import math
from dataclasses import dataclass

from mathutils import Matrix, Vector


@dataclass
class Plate:
    """Lies in its own xy plane, from the origin along +y; `place` brings it into the scene. plates.py makes it a mesh."""

    # A key of OUTLINES, or 'cut' for a piece with its own border.
    shape: str
    length: float
    width: float
    color: str
    place: Matrix
    thickness: float = 0.05
    # How far the long sides are lowered.
    cup: float = 0.0
    # How far the far end is raised.
    bend: float = 0.0
    # The radius of the rim's rounding; 0 rounds the whole side.
    edge: float = 0.0
    # The angle by which the far end is turned aside.
    sweep: float = 0.0
    # Stripes across it, [from, to] in shares of the length.
    bars: tuple = ()
    bar_color: str = 'deep'
    # Path of a picture on it, from edge to edge.
    picture: str = ''
    # The border of a cut piece.
    border: tuple = ()
    # The box in which a cut piece's picture or bars lie: left, bottom, width, height.
    frame: tuple = ()
    # The borders of a cut piece's holes.
    holes: tuple = ()


def cut(border, color, place, thickness=0.1, picture='', frame=(), holes=()):
    """A piece of paper with its own border: (x, y) in the piece's plane, counterclockwise."""
    return Plate(
        'cut', 0, 0, color, place, thickness=thickness, picture=picture, border=tuple(border), frame=frame,
        holes=tuple(map(tuple, holes)),
    )


def at(x, y, z=0.0):
    """A translation."""
    return Matrix.Translation(Vector((x, y, z)))


def rotated(angle, axis='Z'):
    """A rotation about an axis, counterclockwise seen from its end."""
    return Matrix.Rotation(math.radians(angle), 4, axis)


def color_at(colors, share):
    """The color at a share of the way through the list; shares outside 0 to 1 give its ends."""
    return colors[min(len(colors) - 1, max(0, int(share * len(colors))))]
