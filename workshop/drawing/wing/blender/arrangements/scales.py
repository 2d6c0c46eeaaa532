import math
from dataclasses import replace

from borders import SHARP_RADIUS

from .plate import at, cut, rotated

ACCENT_ANGLE = 45


def scales(scene):
    """
    A wing around the origin, cut flat: rings of plumes, each between two of the ring before and as close to them as `gap`
    allows, their sharp corners toward the middle. Parameters: ScalesScene in ../../cut-scenes.ts.
    """
    step, gap = scene['angleStep'], scene['gap']
    half_step = math.radians(step / 2)
    # In steps: plumes are counted to both sides from the accent.
    half_turn = math.ceil(180 / step)
    root = scene['innerRadius']
    plates = []
    for number, (color, stretch) in enumerate(scene['rings']):
        is_last = number == len(scene['rings']) - 1
        # The circle of a plume fills its share of the ring.
        radius = (root * math.sin(half_step) - gap / 2) / (1 - math.sqrt(2) * math.sin(half_step))
        middle = root + radius * math.sqrt(2)
        shift = step / 2 * ((number - scene['accentRing']) % 2)
        for index in range(-half_turn, half_turn + 1):
            angle = ACCENT_ANGLE + shift + index * step
            if not scene['firstAngle'] - 0.1 <= angle <= scene['lastAngle'] + 0.1:
                continue
            taper = 1 - scene['taper'] * abs(angle - scene['longestAngle']) / 90 if is_last else 1
            is_accent = number == scene['accentRing'] and index == 0
            plate = scale(scene, 'signal' if is_accent else color, angle, root, radius, stretch * root * taper)
            is_barred = is_last and index % 2 == 0
            plates.append(replace(plate, bars=tuple(map(tuple, scene['bars'])), bar_color=scene['barColor']) if is_barred else plate)
        # The next ring's sharp corners are between two round ends of this one.
        end = middle + stretch * root
        root = math.sqrt(2) * (radius * end / middle + gap) + end * (math.cos(half_step) - math.sin(half_step))
    return plates


def scale(scene, color, angle, root, radius, stretch):
    """A plume that points to the origin, its sharp corner `root` away from it."""
    border = stretched_plume(radius, root + radius * math.sqrt(2), stretch)
    frame = (-radius, 0, 2 * radius, max(y for _, y in border))
    return cut(border, color, rotated(angle - 90) @ at(0, root), scene['thickness'], frame=frame)


def stretched_plume(radius, middle, stretch):
    """A plume along +y, its sharp corner at the origin. Its round end, `middle` from the wing's origin, is drawn out like rays."""
    center = radius * math.sqrt(2)
    end_radius = radius * (1 + stretch / middle)
    side_angles = [math.radians(degrees) for degrees in range(-45, 1, 5)]
    end_angles = [math.radians(degrees) for degrees in range(0, 181, 5)]
    right = [(radius * math.cos(a), center + radius * math.sin(a)) for a in side_angles]
    end = [(end_radius * math.cos(a), center + stretch + end_radius * math.sin(a)) for a in end_angles]
    return [(0.0, SHARP_RADIUS), *right, *end, *((-x, y) for x, y in reversed(right))]
