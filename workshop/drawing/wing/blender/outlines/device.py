from .rounded import rounded


def device(length, width):
    """A phone, and its screen."""
    r = 0.17 * width
    return rounded(length, width, (r, r, r, r))
