import math
import random

from .plate import Plate, at, turn


def shingles(scene):
    """A roof of round scales in rows, hanging; one has come off and flies before its gap."""
    rng = random.Random(scene['seed'])
    plates = []
    width, length = scene['width'], scene['length']
    for row in range(scene['rows']):
        for column in range(scene['columns']):
            x = (column - scene['columns'] / 2 + row % 2 / 2) * scene['apart']
            y = scene['top'] - row * scene['step']
            if [row, column] == scene['gap']:
                continue
            place = at(x, y, scene['wave'] * math.sin(x * 0.5 + y * 0.35)) @ turn(180 + rng.uniform(-1, 1)) @ turn(scene['pitch'] + rng.uniform(-1, 1), 'X') @ turn(rng.uniform(-2, 2), 'Y')
            plates.append(Plate('feather', length, width, rng.choice(scene['colors']), place, thickness=0.07, edge=0.02))
    free = scene['free']
    place = at(*free['at']) @ turn(free['turn']) @ turn(free['pitch'], 'X')
    plates.append(Plate('plume', free['size'], free['size'], 'signal', place @ at(0, -free['size'] / 2), thickness=0.14, edge=0.03))
    return plates
