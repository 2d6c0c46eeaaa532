"""Borders of pieces that are cut to fit: closed, counterclockwise, in scene units."""

import math

import numpy as np

SHARP = 0.04
STEPS = 28


def plume(left, low, width, height, radius=None, room=0.0):
    """Three round corners and a sharp one at the lower left; `room` makes the place that such a piece fits into."""
    r = (min(width, height) / 2 if radius is None else radius) + room
    return corners(left - room, low - room, width + 2 * room, height + 2 * room, [r, r, SHARP + room / 2, r])


def corners(left, low, width, height, radii):
    """A rectangle; radii from the upper right corner, counterclockwise."""
    points = []
    for (right, upper, start), r in zip(((1, 1, 0), (0, 1, 90), (0, 0, 180), (1, 0, 270)), radii):
        x = left + (width - r if right else r)
        y = low + (height - r if upper else r)
        points += [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.radians(np.linspace(start, start + 90, STEPS))]
    return points


def crossing(a, b, c, d):
    """How far along a-b and c-d the two lines cross, in shares; None where they do not."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(turn) < 1e-12:
        return None
    t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
    u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn
    return (t, u) if 0 <= t < 1 and 0 <= u < 1 else None


def bitten(border, bite):
    """A border without what lies within `bite`, which crosses it twice; both counterclockwise."""
    met = []
    for i, a in enumerate(border):
        b = border[(i + 1) % len(border)]
        here = []
        for j, c in enumerate(bite):
            found = crossing(a, b, c, bite[(j + 1) % len(bite)])
            if found:
                here.append((i + found[0], j, (a[0] + found[0] * (b[0] - a[0]), a[1] + found[0] * (b[1] - a[1]))))
        met += sorted(here)
    if len(met) != 2:
        raise ValueError(f'the bite crosses the border {len(met)} times')
    if inside(border[0], bite):
        (leave, leave_side, out), (enter, enter_side, into) = met
        kept = border[int(leave) + 1 : int(enter) + 1]
    else:
        (enter, enter_side, into), (leave, leave_side, out) = met
        kept = border[int(leave) + 1 :] + border[: int(enter) + 1]
    # From where the border enters the bite back along it, against its direction, to where the border leaves.
    count = len(bite)
    way = [bite[(enter_side - k) % count] for k in range((enter_side - leave_side) % count)]
    return kept + [into] + way + [out]


def inside(point, border):
    """Whether a closed border holds the point."""
    x, y = point
    answer = False
    for (x1, y1), (x2, y2) in zip(border, border[1:] + border[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            answer = not answer
    return answer
