from .rounded import rounded


def bar(length, width):
    """Round ends; a disc when both measures are equal."""
    r = min(length, width) / 2 * 0.999
    return rounded(length, width, (r, r, r, r))
