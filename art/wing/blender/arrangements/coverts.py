import random

from .plate import Plate, at, turn


def coverts(scene):
    """Tiers of long windows that overlap like the coverts of a folded wing, some with bars."""
    rng = random.Random(scene['seed'])
    plates = []
    for k, tier in enumerate(scene['tiers']):
        for i in range(scene['count']):
            width, length = tier['width'], tier['length']
            is_hot = [k, i] == scene['hot']
            colors = tier['colors']
            color = 'sundown' if is_hot else colors[i % len(colors)]
            x = tier['x'] + i * scene['slope'] + rng.uniform(-0.5, 0.5) * scene['ragged']
            y = -(i + k * 0.33) * scene['step']
            # The far end of the plate lies at the left: there it begins to be seen.
            place = turn(-scene['turn']) @ at(x + length, y, tier['z'] + i * scene['storey']) @ turn(90)
            is_barred = i % 4 == tier.get('barred', -1) and not is_hot
            bars = tuple(
                (1 - (1.05 + 0.34 * n + 0.16) * width / length, 1 - (1.05 + 0.34 * n) * width / length) for n in (2, 1, 0)
            )
            plates.append(
                Plate('window', length, width, color, place, thickness=0.085, edge=0.025, bars=bars if is_barred else (),
                      bar_color=tier.get('bar', 'night'))
            )
    return plates
