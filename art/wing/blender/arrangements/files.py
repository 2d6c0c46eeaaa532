import random

from .plate import Plate, at, step_of, turn


def files(scene):
    """Cards standing behind one another in drawers, one of them drawn up."""
    rng = random.Random(3)
    plates = []
    for column in range(scene['columns']):
        for row in range(scene['rows']):
            is_hot = [column, row] == scene['hot']
            shift = 0.9 if is_hot else rng.uniform(-0.05, 0.09)
            share = scene['light'][0] * column / scene['columns'] + scene['light'][1] * row / scene['rows'] + scene['light'][2] + rng.uniform(-0.1, 0.1)
            color = 'sundown' if is_hot else step_of(scene['colors'], share)
            x = column * scene['apart'] + rng.uniform(-0.03, 0.03)
            place = at(x, row * scene['step'], shift) @ turn(90 + scene['lean'] + rng.uniform(-1.4, 1.4), 'X')
            plates.append(Plate('card', 1.25, 1.9, color, place, thickness=0.07))
    return plates
