from .rounded import rounded


def window(length, width):
    """Three sharp corners, the upper right one round: a long plate whose lower end is out of sight."""
    sharp = 0.015 * width
    return rounded(length, width, (0.56 * width, sharp, sharp, sharp))
