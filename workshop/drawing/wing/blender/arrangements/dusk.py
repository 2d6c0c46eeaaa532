import random

from outlines.through import through

from .fan import fan
from .plate import Plate, at, cut, turn
from .towers import tower

DEEP_DOWN = -16


def dusk(scene):
    """
    An evening of paper, seen from the front, layer before layer: stars, a tail of feathers spread round the low sun,
    towers, hills, trees, and a pin for each office.
    """
    rng = random.Random(2)
    sun_x, sun_y = scene['sun']
    plates = [
        Plate('plume', size, size, 'sky', at(x, y, scene['sheet']['height'] + 0.06) @ turn(rng.uniform(-14, 14)), thickness=0.08)
        for x, y, size in scene['stars']
    ]
    for feather in fan(scene['tail']):
        feather.place = at(sun_x, sun_y) @ feather.place
        plates.append(feather)
    r = scene['radius']
    halo = 1.6 * r
    plates.append(Plate('bar', 2 * halo, 2 * halo, 'royal', at(sun_x, sun_y - halo, 0.6), thickness=0.1))
    plates.append(Plate('bar', 2 * r, 2 * r, 'signal', at(sun_x, sun_y - r, 1.1), thickness=0.2))
    for form in scene['towers']:
        plates += tower({'z': 1.5, 'dark': 'midnight', 'tall': 1, 'foot': scene['foot'], **form})
    for hill in scene['hills']:
        ridge = through(hill['ridge'])
        (left, _), (right, _) = ridge[0], ridge[-1]
        plates.append(cut([(right, DEEP_DOWN), *reversed(ridge), (left, DEEP_DOWN)], hill['color'], at(0, 0, hill['z']), 0.16))
    for x, y, size, z in scene['pins']:
        plates.append(Plate('plume', size, size, 'sky', at(x, y, z) @ turn(45) @ at(size / 2, 0), thickness=0.12))
        plates.append(Plate('bar', size * 0.4, size * 0.4, 'royal', at(x, y + size * 0.51, z + 0.07), thickness=0.04))
    for x, y, size, z, color in scene['trees']:
        plates.append(Plate('bar', size * 0.5, size * 0.1, 'night', at(x, y - size * 0.3, z), thickness=0.05))
        plates.append(Plate('feather', size, size * 0.5, color, at(x, y + size, z + 0.06) @ turn(180), thickness=0.12))
    return plates
