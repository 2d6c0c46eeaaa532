from .rounded import rounded


def pane(length, width):
    r = 0.3 * min(length, width)
    return rounded(length, width, (r, r, 0.4 * r, 0.4 * r))
