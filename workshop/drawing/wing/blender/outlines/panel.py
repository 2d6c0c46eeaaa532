from .rounded import rounded


def panel(length, width):
    """As large as a phone, with the plume's sharp corner."""
    radius = 0.17 * width
    return rounded(length, width, (radius, radius, 0.15 * radius, radius))
