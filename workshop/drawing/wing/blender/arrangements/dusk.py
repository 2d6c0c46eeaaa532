import random

from outlines.spline import spline

from .fan import fan
from .plate import Plate, at, cut, rotated
from .towers import tower

# Below every picture's lower edge: hills have no foot.
BELOW_PICTURE = -16


def dusk(scene):
    """
    An evening of paper, seen from the front, layer before layer: stars, a tail of feathers spread around the low moon,
    towers, hills, trees, and a pin for each office. Parameters: DuskScene in ../../dusk-scene.ts.
    """
    return [
        *stars(scene),
        *tail(scene),
        *moon(scene),
        *(plate for form in scene['towers'] for plate in tower(form, scene['groundHeight'])),
        *(hill(form) for form in scene['hills']),
        *(plate for form in scene['pins'] for plate in pin(*form)),
        *(plate for form in scene['trees'] for plate in tree(*form)),
    ]


def stars(scene):
    rng = random.Random(2)
    z = scene['sheet']['height'] + 0.06
    return [
        Plate('plume', size, size, 'sky', at(x, y, z) @ rotated(rng.uniform(-14, 14)), thickness=0.08)
        for x, y, size in scene['stars']
    ]


def tail(scene):
    feathers = fan(scene['tail'])
    for feather in feathers:
        feather.place = at(*scene['moon']) @ feather.place
    return feathers


def moon(scene):
    x, y = scene['moon']
    radius = scene['moonRadius']
    halo = 1.6 * radius
    return [
        Plate('bar', 2 * halo, 2 * halo, 'royal', at(x, y - halo, 0.6), thickness=0.1),
        Plate('bar', 2 * radius, 2 * radius, 'haze', at(x, y - radius, 1.1), thickness=0.2),
    ]


def hill(form):
    ridge = spline(form['ridge'])
    (left, _), (right, _) = ridge[0], ridge[-1]
    border = [(right, BELOW_PICTURE), *reversed(ridge), (left, BELOW_PICTURE)]
    return cut(border, form['color'], at(0, 0, form['z']), 0.16)


def pin(x, y, size, z):
    return [
        Plate('plume', size, size, 'sky', at(x, y, z) @ rotated(45) @ at(size / 2, 0), thickness=0.12),
        Plate('bar', size * 0.4, size * 0.4, 'royal', at(x, y + size * 0.51, z + 0.07), thickness=0.04),
    ]


def tree(x, y, size, z, color):
    return [
        Plate('bar', size * 0.5, size * 0.1, 'night', at(x, y - size * 0.3, z), thickness=0.05),
        Plate('feather', size, size * 0.5, color, at(x, y + size, z + 0.06) @ rotated(180), thickness=0.12),
    ]
