from .plate import Plate, at

LENGTH, WIDTH = 2.16, 1.04


def car(place, color):
    """A car seen from above, its nose at +y, around its middle, on the ground z = 0."""
    lamp_color = 'peach' if color == 'signal' else 'haze'
    # Shape, length, width, color, x and lower y, height above the ground, thickness, rounding.
    parts = [
        ('car', LENGTH, WIDTH, color, 0, -LENGTH / 2, 0.04, 0.4, 0.1),
        ('cabin', 1.3, 0.86, 'night', 0, -0.8, 0.44, 0.16, 0.07),
        ('cabin', 0.66, 0.78, color, 0, -0.56, 0.6, 0.07, 0.03),
        ('bar', 0.07, 0.2, lamp_color, -0.27, 0.9, 0.42, 0.04, 0.015),
        ('bar', 0.07, 0.2, lamp_color, 0.27, 0.9, 0.42, 0.04, 0.015),
    ]
    return [
        Plate(shape, length, width, paint, place @ at(x, y, height + thickness / 2), thickness=thickness, edge=edge)
        for shape, length, width, paint, x, y, height, thickness, edge in parts
    ]
