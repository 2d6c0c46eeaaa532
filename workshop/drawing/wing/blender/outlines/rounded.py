import math

import numpy as np

# Points of a corner.
STEPS = 20


def rounded(length, width, radii):
    """A rectangle above the middle of its lower side, the origin; radii from the upper right corner, counterclockwise."""
    half = width / 2
    corners = [(half, length, 0), (-half, length, 90), (-half, 0, 180), (half, 0, 270)]
    points = []
    for (x, y, start), radius in zip(corners, radii):
        center_x, center_y = x - math.copysign(radius, x), (y - radius if y > 0 else y + radius)
        angles = [math.radians(start + angle) for angle in np.linspace(0, 90, STEPS)]
        points += [(center_x + radius * math.cos(angle), center_y + radius * math.sin(angle)) for angle in angles]
    return points
