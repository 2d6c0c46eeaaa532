import math

import numpy as np

from .rounded import rounded

STEPS = 22


def ticket(length, width):
    """A slip with a notch in either long side, where the stub at +y is torn off: 0.72 of the length up."""
    r, notch, place = 0.1 * width, 0.13 * width, 0.72 * length
    upper, lower = rounded(length, width, (r, r, r, r)), width / 2
    # Upper right corner, upper left, notch, lower left, lower right, notch.
    right, left = upper[: len(upper) // 2], upper[len(upper) // 2 :]
    # A little less than half a disc, so that the middle sees all of it.
    swing = np.radians(np.linspace(72, -72, STEPS))
    bite = [(notch * (math.cos(a) - math.cos(swing[0])), notch * math.sin(a)) for a in swing]
    west = [(-lower + x, place + y) for x, y in bite]
    east = [(lower - x, place - y) for x, y in bite]
    return right + west + left + east
