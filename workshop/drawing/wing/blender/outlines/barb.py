import math

import numpy as np


def barb(length, width):
    """One strand of a feather's vane: a blunt root at the origin, widest past the middle, a slim round tip."""
    radius = width / 2
    tip_radius = 0.8 * radius

    def half_width(share):
        """Swells from half the width at the root, and narrows to the tip's arc."""
        swell = 0.5 + 0.5 * math.sin(math.pi / 2 * min(1, share / 0.6))
        return radius * swell * (1 - 0.2 * max(0, (share - 0.6) / 0.4) ** 2)

    side = [(half_width(share), share * (length - tip_radius)) for share in np.linspace(0, 1, 32)]
    angles = np.linspace(0, math.pi, 18)[1:-1]
    tip = [(tip_radius * math.cos(angle), length - tip_radius + tip_radius * math.sin(angle)) for angle in angles]
    return side + tip + [(-x, y) for x, y in reversed(side)]
