from .rounded import rounded


def plume(length, width):
    """Three round corners, the lower left one sharp."""
    radius = min(length, width) / 2
    return rounded(length, width, (radius, radius, 0.03 * radius, radius))
