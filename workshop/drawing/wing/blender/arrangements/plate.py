"""One plate of an arrangement, and the ways to place it. Angles in degrees."""

import math
from dataclasses import dataclass

from mathutils import Matrix, Vector


@dataclass
class Plate:
    """Lies in its own xy plane, from the origin along +y; `place` brings it into the scene."""

    shape: str
    length: float
    width: float
    color: str
    place: Matrix
    thickness: float = 0.05
    cup: float = 0.0
    bend: float = 0.0
    edge: float = 0.0
    sweep: float = 0.0
    bars: tuple = ()
    bar_color: str = 'deep'
    # Path of a picture on it, from edge to edge.
    picture: str = ''
    # Instead of a shape with a length and a width: a border of its own, and where its picture lies: left, low, width, height.
    border: tuple = ()
    frame: tuple = ()
    holes: tuple = ()


def cut(border, color, place, thickness=0.1, picture='', frame=(), holes=()):
    """A piece of paper with any border, in the places where its points lie."""
    return Plate(
        'cut', 0, 0, color, place, thickness=thickness, picture=picture, border=tuple(border), frame=frame,
        holes=tuple(map(tuple, holes)),
    )


def at(x, y, z=0.0):
    return Matrix.Translation(Vector((x, y, z)))


def turn(angle, axis='Z'):
    return Matrix.Rotation(math.radians(angle), 4, axis)


def step_of(colors, share):
    """The color at a share of the way through the list."""
    return colors[min(len(colors) - 1, max(0, int(share * len(colors))))]
