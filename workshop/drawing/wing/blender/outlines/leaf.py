from .rounded import rounded


def leaf(length, width):
    """A card with the plume's corners: the lower left sharp, the lower right round, the upper ones between."""
    radius = min(length, width) / 2
    return rounded(length, width, (0.72 * radius, 0.5 * radius, 0.12 * radius, 0.86 * radius))
