from .rounded import rounded


def bar(length, width):
    """Round ends; a disc if length and width are equal."""
    # Just under half: two corners would end in one point.
    radius = min(length, width) / 2 * 0.999
    return rounded(length, width, (radius, radius, radius, radius))
