import math
import random

from .plate import Plate, at, rotated


def fan(scene):
    """
    Rings of feathers around one point, the inner ones on top. Each ring has its own height, so that none cuts another.
    Parameters: Fan in ../../fan-scene.ts.
    """
    rng = random.Random(7)
    first, last = scene['firstAngle'], scene['lastAngle']
    plates = []
    for number, ring in enumerate(scene['rings']):
        for feather in range(ring['count']):
            share = feather / (ring['count'] - 1)
            angle = first + (last - first) * share + rng.uniform(-0.5, 0.5)
            swell = 1 + scene['swell'] * math.sin(math.pi * share) ** 1.5
            length = ring['length'] * swell
            root = ring['radius'] * swell - length
            is_accent = [number, feather] == scene['accent']
            # One feather in eight takes the next color of the list.
            color = ring['colors'][(feather + (rng.random() < 0.12)) % len(ring['colors'])]
            is_barred = 'bars' in ring and feather % ring['barEvery'] == 0 and not is_accent
            place = (
                rotated(angle - 90) @ at(0, root, number * scene['ringSpacing'])
                @ rotated(-ring['pitch'], 'X') @ rotated(scene['roll'], 'Y')
            )
            plates.append(
                Plate(
                    'feather', length, ring['width'], 'signal' if is_accent else color, place, cup=ring['cup'],
                    bars=tuple(map(tuple, ring['bars'])) if is_barred else (),
                )
            )
    return plates
