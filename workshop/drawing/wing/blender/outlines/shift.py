from .rounded import rounded


def shift(length, width):
    """A bar that starts at the plume's sharp corner and ends round."""
    radius = min(length, width) / 2
    return rounded(length, width, (0.96 * radius, 0.62 * radius, 0.14 * radius, 0.96 * radius))
