import math
import random

from .plate import Plate, at, color_at, rotated

# The distance between rows, in distances between columns.
ROW_PITCH = 0.94


def attention(scene):
    """
    A field of plumes in rows that all turn to the one at the origin; the nearer a plume is, the larger, higher and lighter.
    Parameters: AttentionScene in ../../feather-scenes.ts.
    """
    rng = random.Random(scene['seed'])
    spacing, reach = scene['spacing'], scene['reach']
    left, right, bottom, top = scene['field']
    plates = []
    for row in range(bottom, top + 1):
        for column in range(left, right + 1):
            x, y = (column + row % 2 / 2) * spacing, (row + scene['rowOffset']) * spacing * ROW_PITCH
            if math.hypot(x, y) < scene['clearRadius'] * spacing:
                continue
            nearness = 1 - math.hypot(x, y * scene['verticalSqueeze']) / reach
            if nearness < 0.02:
                continue
            size = spacing * (0.2 + 0.74 * nearness**0.75)
            thickness = 0.05 + scene['maxThickness'] * nearness
            to_origin = math.degrees(math.atan2(-y, -x))
            place = at(x, y, thickness / 2) @ rotated(to_origin) @ rotated(scene['lean'], 'Y') @ rotated(-225) @ at(0, -size / 2)
            color = color_at(scene['colors'], nearness + rng.uniform(-0.1, 0.1))
            plates.append(Plate('plume', size, size, color, place, thickness=thickness, edge=0.018))
    return plates + accent(scene)


def accent(scene):
    """The plume at the origin, in the signal color, with an eye."""
    size = scene['accentSize']
    place = at(0, 0, scene['accentHeight']) @ rotated(scene['accentAngle'])
    eye_size = size * 0.4
    return [
        Plate('plume', size, size, 'signal', place @ at(0, -size / 2), thickness=0.26, edge=0.03),
        Plate('bar', eye_size, eye_size, 'night', place @ at(0, -eye_size / 2, 0.13), thickness=0.03, edge=0.012),
    ]
