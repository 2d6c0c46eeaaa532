from .rounded import rounded


def pane(length, width):
    """A car's window: rounder above than below."""
    radius = 0.3 * min(length, width)
    return rounded(length, width, (radius, radius, 0.4 * radius, 0.4 * radius))
