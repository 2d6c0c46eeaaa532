from .rounded import rounded


def device(length, width):
    """A phone, and its screen."""
    radius = 0.17 * width
    return rounded(length, width, (radius, radius, radius, radius))
