from .rounded import rounded


def arch(length, width):
    """Round above, straight below."""
    # Just under half: two corners would end in one point.
    radius = width / 2 * 0.999
    return rounded(length, width, (radius, radius, 0.06 * radius, 0.06 * radius))
