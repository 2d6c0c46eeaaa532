import math

import numpy as np


def barb(length, width):
    """One strand of a feather's vane: a blunt root at the origin, widest past the middle, a slim round tip."""
    r = width / 2
    tip = 0.8 * r
    # The tip's arc meets the sides, which swell from half the width at the root.
    side = [
        (r * (0.5 + 0.5 * math.sin(math.pi / 2 * min(1, t / 0.6))) * (1 - 0.2 * max(0, (t - 0.6) / 0.4) ** 2), t * (length - tip))
        for t in np.linspace(0, 1, 32)
    ]
    end = [(tip * math.cos(a), length - tip + tip * math.sin(a)) for a in np.linspace(0, math.pi, 18)[1:-1]]
    return side + end + [(-x, y) for x, y in reversed(side)]
