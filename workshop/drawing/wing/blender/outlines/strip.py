from .rounded import rounded


def strip(length, width):
    """A bar with nearly square ends."""
    radius = 0.16 * min(length, width)
    return rounded(length, width, (radius, radius, radius, radius))
