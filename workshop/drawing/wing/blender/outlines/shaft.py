import math

import numpy as np


def shaft(length, width):
    """A quill's stem: full width at the origin, thinning to a hair at +y."""
    r = width / 2
    side = [(r * (1 - 0.86 * t**0.8), length * t) for t in np.linspace(0, 0.995, 60)]
    return side + [(-x, y) for x, y in reversed(side)]
