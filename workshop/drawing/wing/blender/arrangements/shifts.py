import random

from .plate import Plate, at, step_of


def shifts(scene):
    """Rows of bars, a shift each, whose faces lie near z = 0; before every row the dot of the one who works it."""
    rng = random.Random(scene['seed'])
    tall, gap = scene['tall'], scene['gap']
    plates = []
    for row, start in enumerate(scene['starts']):
        x, y = start, scene['top'] - row * scene['step']
        number = 0
        if scene['dots']:
            plates.append(bar('bar', 0.66 * tall, 0.66 * tall, at(x - gap - 0.33 * tall, y - 0.84 * tall, -0.12), scene['dots']))
        while x < scene['end']:
            is_hot = [row, number] == scene['hot']
            long = scene['hotLong'] if is_hot else rng.uniform(*scene['longs'])
            share = scene['light'][0] * (x + long / 2) + scene['light'][1] * row + scene['light'][2] + rng.uniform(-0.2, 0.2)
            color = 'signal' if is_hot else step_of(scene['colors'], share)
            lift = scene['lifted'] if is_hot else rng.uniform(-0.04, 0.08)
            plates.append(bar('shift', tall, long, at(x + long / 2, y - tall, lift), color))
            x += long + gap
            number += 1
    return plates


def bar(shape, tall, long, place, color):
    thickness = 0.3
    return Plate(shape, tall, long, color, place @ at(0, 0, -thickness / 2), thickness=thickness, edge=0.05)
