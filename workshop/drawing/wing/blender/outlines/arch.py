from .rounded import rounded


def arch(length, width):
    """Round above, straight below."""
    radius = width / 2 * 0.999
    return rounded(length, width, (radius, radius, 0.06 * radius, 0.06 * radius))
