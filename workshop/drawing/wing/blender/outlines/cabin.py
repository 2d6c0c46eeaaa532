from .rounded import rounded


def cabin(length, width):
    """A car's roof, or the glass round it, from above: wider at the windscreen, which is at +y."""
    r = width / 2
    body = rounded(length, width, (0.5 * r, 0.5 * r, 0.36 * r, 0.36 * r))
    return [(x * (0.9 + 0.1 * y / length), y) for x, y in body]
