from .rounded import rounded


def car(length, width):
    """A car's body from above: the nose at +y rounder and a little narrower than the tail."""
    radius = width / 2
    body = rounded(length, width, (0.8 * radius, 0.8 * radius, 0.56 * radius, 0.56 * radius))
    return [(x * (1 - 0.09 * (y / length) ** 2), y) for x, y in body]
