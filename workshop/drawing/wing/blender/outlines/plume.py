from .rounded import rounded


def plume(length, width):
    """Three round corners, the lower left one sharp."""
    r = min(length, width) / 2
    return rounded(length, width, (r, r, 0.03 * r, r))
