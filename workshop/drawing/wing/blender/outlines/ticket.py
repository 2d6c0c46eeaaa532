import math

import numpy as np

from .rounded import rounded

# Points of a notch.
STEPS = 22


def ticket(length, width):
    """A slip with a notch in either long side, where the stub at +y is torn off: 0.72 of the length up."""
    corner_radius, notch_radius, notch_y = 0.1 * width, 0.13 * width, 0.72 * length
    half = width / 2
    slip = rounded(length, width, [corner_radius] * 4)
    upper, lower = slip[: len(slip) // 2], slip[len(slip) // 2 :]
    # A little less than half a disc, so that all of it is visible from the middle.
    angles = np.radians(np.linspace(72, -72, STEPS))
    notch = [(notch_radius * (math.cos(a) - math.cos(angles[0])), notch_radius * math.sin(a)) for a in angles]
    left = [(-half + x, notch_y + y) for x, y in notch]
    right = [(half - x, notch_y - y) for x, y in notch]
    return upper + left + lower + right
