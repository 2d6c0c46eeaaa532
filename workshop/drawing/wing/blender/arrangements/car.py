from .plate import Plate, at


def car(place, color):
    """A car seen from above, its nose at +y, round its middle: 2.16 long, 1.04 wide, on the ground z = 0."""
    lamps = 'peach' if color == 'signal' else 'haze'
    parts = [
        ('car', 2.16, 1.04, color, -1.08, 0, 0.04, 0.4, 0.1),
        ('cabin', 1.3, 0.86, 'night', -0.8, 0, 0.44, 0.16, 0.07),
        ('cabin', 0.66, 0.78, color, -0.56, 0, 0.6, 0.07, 0.03),
        ('bar', 0.07, 0.2, lamps, 0.9, -0.27, 0.42, 0.04, 0.015),
        ('bar', 0.07, 0.2, lamps, 0.9, 0.27, 0.42, 0.04, 0.015),
    ]
    return [
        Plate(shape, length, width, paint, place @ at(x, y, foot + thickness / 2), thickness=thickness, edge=edge)
        for shape, length, width, paint, y, x, foot, thickness, edge in parts
    ]
