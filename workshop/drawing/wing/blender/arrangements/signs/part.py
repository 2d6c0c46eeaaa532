from ..plate import Plate, at, rotated


def part(face, shape, width, length, color, x, y, bottom=0.0, thickness=0.12, angle=0.0):
    """
    A slab on a sign. `x` and `y` are the middle of its lower edge, from the sign's middle; `bottom` is its height above the
    face; `angle` turns it counterclockwise, in degrees.
    """
    edge = min(0.035, thickness / 3)
    place = face @ at(x, y, bottom + thickness / 2) @ rotated(angle)
    return Plate(shape, length, width, color, place, thickness=thickness, edge=edge)
