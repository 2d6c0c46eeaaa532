import random

from .plate import Plate, at, step_of, turn


def burndown(scene):
    """Columns of cards whose faces lie near z = 0, each day fewer; one came back on its column. Cards are [width, height]."""
    rng = random.Random(scene['seed'])
    width, height = scene['card']
    step_x, step_y = scene['steps']
    cards = [(column, row) for column, count in enumerate(scene['columns']) for row in range(count)]
    plates = []
    for column, row in cards:
        is_hot = column == scene['hot'] and row == scene['columns'][column] - 1
        share = scene['light'][0] * column + scene['light'][1] * row + rng.uniform(-0.045, 0.045)
        color, line = ('signal', 'night') if is_hot else step_of(scene['colors'], share)
        lift = scene['lifted'] if is_hot else rng.uniform(0, 0.05)
        place = at(column * step_x, row * step_y, lift - 0.18) @ turn(0 if is_hot else rng.uniform(-0.7, 0.7))
        plates.append(Plate('leaf', height, width, color, place @ at(width / 2, 0), thickness=0.36, edge=0.05))
        for down, long in ((0.38, 0.46), (0.58, 0.3)):
            tall = 0.1 * height
            mark = place @ at(width * (0.16 + long / 2), height * (1 - down) - tall / 2, 0.19)
            plates.append(Plate('bar', tall, width * long, line, mark, thickness=0.06, edge=0.02))
    return plates
