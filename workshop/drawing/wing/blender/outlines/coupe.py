import numpy as np

# Corners of the side view from the rear bumper round the roof, in shares of width (from the middle) and length, and how
# round each is.
CORNERS = ((0.5, 0, 0.1), (0.5, 0.58, 0.16), (0.33, 0.64, 0.1), (0.17, 1, 0.18), (-0.2, 1, 0.18), (-0.36, 0.62, 0.1), (-0.5, 0.5, 0.2), (-0.5, 0, 0.1))


def coupe(length, width):
    """A car from its side, without wheels."""
    corners = [np.array((x * width, y * length)) for x, y, _ in CORNERS]
    points = []
    for i, (_, _, share) in enumerate(CORNERS):
        here, before, after = corners[i], corners[i - 1], corners[(i + 1) % len(corners)]
        cut = share * length * 1.6
        a = here + (before - here) * min(0.48, cut / np.linalg.norm(before - here))
        b = here + (after - here) * min(0.48, cut / np.linalg.norm(after - here))
        points += [tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * here + t * t * b) for t in np.linspace(0, 1, 10)]
    return points
