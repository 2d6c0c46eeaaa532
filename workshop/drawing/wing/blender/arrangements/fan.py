import math
import random

from .plate import Plate, at, turn


def fan(scene):
    """Rings of feathers round one point, the inner ones above. Each ring keeps to its own height, so none cuts another."""
    rng = random.Random(7)
    first, last = scene['from'], scene['to']
    plates = []
    for k, ring in enumerate(scene['rings']):
        for i in range(ring['count']):
            t = i / (ring['count'] - 1)
            angle = first + (last - first) * t + rng.uniform(-0.5, 0.5)
            swell = 1 + scene['swell'] * math.sin(math.pi * t) ** 1.5
            length = ring['length'] * swell
            root = ring['radius'] * swell - length
            is_hot = [k, i] == scene['hot']
            color = ring['colors'][(i + (rng.random() < 0.12)) % len(ring['colors'])]
            is_barred = 'bars' in ring and i % ring['barred'] == 0 and not is_hot
            place = turn(angle - 90) @ at(0, root, k * scene['story']) @ turn(-ring['pitch'], 'X') @ turn(scene['roll'], 'Y')
            plates.append(
                Plate(
                    'feather', length, ring['width'], 'signal' if is_hot else color, place, cup=ring['cup'],
                    bars=tuple(map(tuple, ring['bars'])) if is_barred else (),
                )
            )
    return plates
