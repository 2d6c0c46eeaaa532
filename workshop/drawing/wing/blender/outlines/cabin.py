from .rounded import rounded


def cabin(length, width):
    """A car's roof, or the glass around it, from above: wider at the windshield, which is at +y."""
    radius = width / 2
    body = rounded(length, width, (0.5 * radius, 0.5 * radius, 0.36 * radius, 0.36 * radius))
    return [(x * (0.9 + 0.1 * y / length), y) for x, y in body]
