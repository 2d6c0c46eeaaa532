import random

from .plate import Plate, at, color_at

THICKNESS = 0.3


def shifts(scene):
    """
    Rows of bars, a shift each, whose faces are near z = 0; before every row, a dot for the person who works its shifts.
    Parameters: ShiftsScene in ../../product-scenes.ts.
    """
    rng = random.Random(scene['seed'])
    height, gap = scene['barHeight'], scene['gap']
    per_x, per_row, base = scene['colorSteps']
    plates = []
    for row, start in enumerate(scene['rowStarts']):
        x, top = start, scene['top'] - row * scene['rowPitch']
        if scene['dotColor']:
            size = 0.66 * height
            plates.append(bar('bar', size, size, at(x - gap - 0.33 * height, top - 0.84 * height, -0.12), scene['dotColor']))
        number = 0
        while x < scene['end']:
            is_accent = [row, number] == scene['accent']
            length = scene['accentLength'] if is_accent else rng.uniform(*scene['barLengths'])
            share = per_x * (x + length / 2) + per_row * row + base + rng.uniform(-0.2, 0.2)
            color = 'signal' if is_accent else color_at(scene['colors'], share)
            lift = scene['accentLift'] if is_accent else rng.uniform(-0.04, 0.08)
            plates.append(bar('shift', height, length, at(x + length / 2, top - height, lift), color))
            x += length + gap
            number += 1
    return plates


def bar(shape, height, length, place, color):
    """A plate whose face is at `place`."""
    return Plate(shape, height, length, color, place @ at(0, 0, -THICKNESS / 2), thickness=THICKNESS, edge=0.05)
