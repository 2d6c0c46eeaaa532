import math

import numpy as np

STEPS = 20


def rounded(length, width, radii):
    """A rectangle on the origin's upper side; radii from the upper right corner, counter-clockwise."""
    w = width / 2
    corners = [(w, length, 0), (-w, length, 90), (-w, 0, 180), (w, 0, 270)]
    points = []
    for (x, y, start), r in zip(corners, radii):
        cx, cy = x - math.copysign(r, x), (y - r if y > 0 else y + r)
        points += [
            (cx + r * math.cos(math.radians(start + a)), cy + r * math.sin(math.radians(start + a)))
            for a in np.linspace(0, 90, STEPS)
        ]
    return points
