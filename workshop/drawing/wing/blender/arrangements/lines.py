import random

from .plate import Plate, at, turn


def lines(scene):
    """A text as plates: words of different length in lines, one of them lifted off the sheet."""
    rng = random.Random(scene['seed'])
    plates = []
    for row in range(scene['rows']):
        x = 0.0
        number = 0
        while x < scene['across']:
            is_hot = [row, number] == scene['hot']
            width = 3.4 if is_hot else rng.choice((0.8, 1.3, 1.7, 2.2, 2.7, 3.1))
            color = 'signal' if is_hot else rng.choice(scene['colors'])
            shape = 'plume' if width < 1 else 'card' if rng.random() < 0.3 else 'bar'
            height = scene['lifted'] if is_hot else 0.12
            plates.append(
                Plate('plume' if width == 0.8 else 'bar' if shape == 'bar' else 'card', 0.8, width, color,
                      at(x + width / 2, -row * scene['step'], height) @ turn(scene['tilt'] if is_hot else 0, 'Y'), thickness=0.22)
            )
            x += width + 0.26
            number += 1
    return plates
