from .rounded import rounded


def strip(length, width):
    """A bar with nearly square ends."""
    r = 0.16 * min(length, width)
    return rounded(length, width, (r, r, r, r))
