import numpy as np


def shaft(length, width):
    """A quill's stem: full width at the origin, thin as a hair at +y."""
    radius = width / 2
    side = [(radius * (1 - 0.86 * share**0.8), length * share) for share in np.linspace(0, 0.995, 60)]
    return side + [(-x, y) for x, y in reversed(side)]
