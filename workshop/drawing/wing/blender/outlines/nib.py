from .spline import spline

# From the socket over the shoulder to the point: shares of half the width and of the length.
SIDE = ((0.5, 0), (0.6, 0.1), (0.92, 0.27), (1, 0.35), (0.9, 0.45), (0.55, 0.68), (0.24, 0.88), (0.03, 0.995))


def nib(length, width):
    """A pen's nib, its point at +y, its socket at the origin."""
    right = spline([(x * width / 2, y * length) for x, y in SIDE])
    return right + [(-x, y) for x, y in reversed(right)]
