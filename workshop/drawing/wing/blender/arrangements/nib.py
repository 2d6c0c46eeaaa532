import math

from borders import bitten, plume

from .plate import Plate, at, cut, step_of, turn

STEPS = 24
BLUNT = 0.78


def strand(left, wide, low, top):
    """Upright, its lower end along the stem, its upper one round."""
    r = wide / 2
    arc = [(left + r + r * math.cos(a), top - r + r * math.sin(a)) for a in (math.pi * k / STEPS for k in range(STEPS + 1))]
    return [(left, low), (left + wide, low + wide), *arc]


def mirrored(border):
    """At the stem."""
    return [(y, x) for x, y in border][::-1]


def nib(scene):
    """
    A feather to write with, cut flat in the outline of a plume: strands on both sides of a stem that climbs to the right. Its
    sharp corner at the origin is a plate of its own, the pen's point, and what touches that is cut to its border.
    """
    across, size, wide, room, thick = scene['across'], scene['nib'], scene['strand'], scene['room'], scene['thick']
    half = scene['stem'] / math.sqrt(2)
    bite = plume(0, 0, size, size, room=room)
    flat = at(0, 0, 0)
    plates = [cut(plume(0, 0, size, size), 'signal', flat, thick)]
    r = across / 2
    x = 0.0
    while True:
        low = x + half + room * math.sqrt(2)
        top = r + math.sqrt(r**2 - (r - x - wide / 2) ** 2)
        if x + wide > scene['until'] * across or top < low + wide:
            break
        border = strand(x, wide, low, top)
        if x < size + room:
            # Blunt, where the plume's round corner would leave a splinter.
            border = [(u, max(v, BLUNT * size)) for u, v in bitten(border, bite)]
        color = step_of(scene['colors'], x / across / scene['until'])
        plates += [cut(piece, color, flat, thick) for piece in (border, mirrored(border))]
        x += wide + room
    end = scene['end']
    stem = [(0.6 * size - half, 0.6 * size), (0.6 * size, 0.6 * size - half), (end + half / 2, end - half / 2), (end - half / 2, end + half / 2)]
    plates.append(cut(bitten(stem, bite), scene['shaft'], flat, thick))
    return plates + slit(size, thick / 2)


def slit(size, height):
    """A pen's slit, from its point to the hole in its middle."""
    face = at(0, 0, height) @ turn(-45)
    return [
        Plate('bar', 0.6 * size, 0.035, 'ember', face @ at(0, 0.11 * size), thickness=0.02),
        Plate('bar', 0.14 * size, 0.14 * size, 'ember', face @ at(0, 0.64 * size), thickness=0.02),
    ]
