from .rounded import rounded


def panel(length, width):
    """As large as a phone, with the plume's sharp corner."""
    r = 0.17 * width
    return rounded(length, width, (r, r, 0.15 * r, r))
