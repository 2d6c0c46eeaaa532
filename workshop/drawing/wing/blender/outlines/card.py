from .rounded import rounded


def card(length, width):
    """Three slightly round corners, the lower right one nearly sharp."""
    radius = min(length, width) / 2
    return rounded(length, width, (radius * 0.42, radius * 0.42, radius * 0.42, radius * 0.08))
