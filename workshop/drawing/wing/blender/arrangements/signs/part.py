from ..plate import Plate, at, turn


def part(face, shape, width, length, color, x, y, foot=0.0, thickness=0.12, angle=0.0):
    """A slab on a sign's face, by the middle of its lower edge; `foot` is how high it begins."""
    edge = min(0.035, thickness / 3)
    place = face @ at(x, y, foot + thickness / 2) @ turn(angle)
    return Plate(shape, length, width, color, place, thickness=thickness, edge=edge)
