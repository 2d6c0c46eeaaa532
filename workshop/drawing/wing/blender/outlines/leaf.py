from .rounded import rounded


def leaf(length, width):
    """A card with the plume's corners: the lower left sharp, the lower right round, the upper ones between."""
    r = min(length, width) / 2
    return rounded(length, width, (0.72 * r, 0.5 * r, 0.12 * r, 0.86 * r))
