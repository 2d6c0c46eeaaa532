import math

import numpy as np

STEPS = 40


def feather(length, width):
    """Round tip at +y, tapering to a point at the origin."""
    r = width / 2
    tip = [(r * math.cos(a), length - r + r * math.sin(a)) for a in np.linspace(0, math.pi, STEPS)]
    side = [((k / 24) ** 0.62 * r, (length - r) * k / 24) for k in range(24)]
    left = [(-x, y) for x, y in reversed(side)]
    return tip + left + side[1:]
