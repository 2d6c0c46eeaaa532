import numpy as np

# Corners of the side view from the rear bumper around the roof: x from the middle in shares of the width, y in shares of
# the length, and how round each is.
CORNERS = (
    (0.5, 0, 0.1), (0.5, 0.58, 0.16), (0.33, 0.64, 0.1), (0.17, 1, 0.18),
    (-0.2, 1, 0.18), (-0.36, 0.62, 0.1), (-0.5, 0.5, 0.2), (-0.5, 0, 0.1),
)


def coupe(length, width):
    """A car from its side, without wheels. Its corners are cut off by quadratic curves."""
    corners = [np.array((x * width, y * length)) for x, y, _ in CORNERS]
    points = []
    for i, (_, _, roundness) in enumerate(CORNERS):
        corner, before, after = corners[i], corners[i - 1], corners[(i + 1) % len(corners)]
        cut = roundness * length * 1.6
        start = corner + (before - corner) * min(0.48, cut / np.linalg.norm(before - corner))
        end = corner + (after - corner) * min(0.48, cut / np.linalg.norm(after - corner))
        points += [tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end) for t in np.linspace(0, 1, 10)]
    return points
