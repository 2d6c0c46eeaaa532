import math
import random

from .plate import Plate, at, rotated


def shingles(scene):
    """
    A roof of round scales in rows, hanging; one has come off and flies before its gap.
    Parameters: ShinglesScene in ../../feather-scenes.ts.
    """
    rng = random.Random(scene['seed'])
    plates = []
    for row in range(scene['rows']):
        for column in range(scene['columns']):
            if [row, column] == scene['gap']:
                continue
            x = (column - scene['columns'] / 2 + row % 2 / 2) * scene['columnPitch']
            y = scene['top'] - row * scene['rowPitch']
            z = scene['wave'] * math.sin(x * 0.5 + y * 0.35)
            place = (
                at(x, y, z) @ rotated(180 + rng.uniform(-1, 1))
                @ rotated(scene['pitch'] + rng.uniform(-1, 1), 'X') @ rotated(rng.uniform(-2, 2), 'Y')
            )
            color = rng.choice(scene['colors'])
            plates.append(Plate('feather', scene['length'], scene['width'], color, place, thickness=0.07, edge=0.02))
    loose = scene['loose']
    size = loose['size']
    place = at(*loose['at']) @ rotated(loose['angle']) @ rotated(loose['pitch'], 'X') @ at(0, -size / 2)
    return [*plates, Plate('plume', size, size, 'signal', place, thickness=0.14, edge=0.03)]
