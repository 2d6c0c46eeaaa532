"""Borders of pieces that are cut to fit: lists of (x, y), closed, counterclockwise, in scene units."""

import math

import numpy as np

SHARP_RADIUS = 0.04
# Points of a corner.
STEPS = 28


def plume(left, bottom, width, height, radius=None, gap=0.0):
    """Three round corners and a sharp one at the lower left; with a `gap` it is the hole that such a piece fits into."""
    round_radius = (min(width, height) / 2 if radius is None else radius) + gap
    radii = [round_radius, round_radius, SHARP_RADIUS + gap / 2, round_radius]
    return corners(left - gap, bottom - gap, width + 2 * gap, height + 2 * gap, radii)


def corners(left, bottom, width, height, radii):
    """A rectangle; radii from the upper right corner, counterclockwise."""
    points = []
    for (is_right, is_upper, start), radius in zip(((1, 1, 0), (0, 1, 90), (0, 0, 180), (1, 0, 270)), radii):
        x = left + (width - radius if is_right else radius)
        y = bottom + (height - radius if is_upper else radius)
        angles = np.radians(np.linspace(start, start + 90, STEPS))
        points += [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
    return points


def crossing(a, b, c, d):
    """Where the segments a-b and c-d cross, in shares of their lengths; None where they do not."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    determinant = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(determinant) < 1e-12:
        return None
    along_ab = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / determinant
    along_cd = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / determinant
    return (along_ab, along_cd) if 0 <= along_ab < 1 and 0 <= along_cd < 1 else None


def crossings(border, bite):
    """Each crossing in the order of `border`: its position there (index and share), the index in `bite`, and the point."""
    found = []
    for i, a in enumerate(border):
        b = border[(i + 1) % len(border)]
        of_segment = []
        for j, c in enumerate(bite):
            shares = crossing(a, b, c, bite[(j + 1) % len(bite)])
            if shares:
                share = shares[0]
                of_segment.append((i + share, j, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))))
        found += sorted(of_segment)
    return found


def without_bite(border, bite):
    """A border without what lies within `bite`. Raises ValueError unless the two cross exactly twice."""
    found = crossings(border, bite)
    if len(found) != 2:
        raise ValueError(f'the bite crosses the border {len(found)} times')
    if is_inside(border[0], bite):
        (exit_position, exit_index, exit_point), (entry_position, entry_index, entry_point) = found
        kept = border[int(exit_position) + 1 : int(entry_position) + 1]
    else:
        (entry_position, entry_index, entry_point), (exit_position, exit_index, exit_point) = found
        kept = border[int(exit_position) + 1 :] + border[: int(entry_position) + 1]
    # From where the border enters the bite back along it, against its direction, to where the border leaves.
    count = len(bite)
    rim = [bite[(entry_index - k) % count] for k in range((entry_index - exit_index) % count)]
    return kept + [entry_point] + rim + [exit_point]


def is_inside(point, border):
    """Whether a closed border contains the point: a ray to the right crosses it an odd number of times."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(border, border[1:] + border[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
