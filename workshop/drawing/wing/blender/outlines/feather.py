import math

import numpy as np

# Points of the tip, and of either side.
TIP_STEPS = 40
SIDE_STEPS = 24


def feather(length, width):
    """Round tip at +y, tapering to a point at the origin."""
    radius = width / 2
    angles = np.linspace(0, math.pi, TIP_STEPS)
    tip = [(radius * math.cos(angle), length - radius + radius * math.sin(angle)) for angle in angles]
    side = [((k / SIDE_STEPS) ** 0.62 * radius, (length - radius) * k / SIDE_STEPS) for k in range(SIDE_STEPS)]
    left = [(-x, y) for x, y in reversed(side)]
    return tip + left + side[1:]
