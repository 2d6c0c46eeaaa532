from .rounded import rounded


def arch(length, width):
    """Round above, straight below."""
    r = width / 2 * 0.999
    return rounded(length, width, (r, r, 0.06 * r, 0.06 * r))
