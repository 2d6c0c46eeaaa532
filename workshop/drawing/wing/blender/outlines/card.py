from .rounded import rounded


def card(length, width):
    r = min(length, width) / 2
    return rounded(length, width, (r * 0.42, r * 0.42, r * 0.42, r * 0.08))
