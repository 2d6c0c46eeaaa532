from .rounded import rounded


def shift(length, width):
    """A bar that starts at the plume's sharp corner and ends round."""
    r = min(length, width) / 2
    return rounded(length, width, (0.96 * r, 0.62 * r, 0.14 * r, 0.96 * r))
