import numpy as np


def spline(points, steps=8):
    """A smooth open line through all points (Catmull-Rom), with `steps` segments between two of them."""
    controls = np.array([points[0], *points, points[-1]], float)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = [
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
        for a, b, c, d in zip(controls, controls[1:], controls[2:], controls[3:])
    ]
    return [tuple(point) for point in np.concatenate(pieces)] + [tuple(controls[-1])]
