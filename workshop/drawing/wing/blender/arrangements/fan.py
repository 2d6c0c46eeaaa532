import math
import random

from .plate import Plate, at, turn


def fan(scene):
    """Rings of feathers around one point, the inner ones on top. Each ring has its own height, so none cuts another: ../../fan-scene.ts."""
    rng = random.Random(7)
    first, last = scene['firstAngle'], scene['lastAngle']
    plates = []
    for k, ring in enumerate(scene['rings']):
        for i in range(ring['count']):
            t = i / (ring['count'] - 1)
            angle = first + (last - first) * t + rng.uniform(-0.5, 0.5)
            swell = 1 + scene['swell'] * math.sin(math.pi * t) ** 1.5
            length = ring['length'] * swell
            root = ring['radius'] * swell - length
            is_accent = [k, i] == scene['accent']
            color = ring['colors'][(i + (rng.random() < 0.12)) % len(ring['colors'])]
            is_barred = 'bars' in ring and i % ring['barEvery'] == 0 and not is_accent
            place = turn(angle - 90) @ at(0, root, k * scene['ringSpacing']) @ turn(-ring['pitch'], 'X') @ turn(scene['roll'], 'Y')
            plates.append(
                Plate(
                    'feather', length, ring['width'], 'signal' if is_accent else color, place, cup=ring['cup'],
                    bars=tuple(map(tuple, ring['bars'])) if is_barred else (),
                )
            )
    return plates
