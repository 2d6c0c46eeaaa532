import math
import random

from .plate import Plate, at, step_of, turn


def attention(scene):
    """A field of plumes in rows that all turn to one, the nearer the larger, higher and lighter. The one stands at the origin."""
    rng = random.Random(scene['seed'])
    apart, reach = scene['apart'], scene['reach']
    left, right, below, above = scene['field']
    plates = []
    for row in range(below, above + 1):
        for column in range(left, right + 1):
            x, y = (column + row % 2 / 2) * apart, (row + scene['offset']) * apart * 0.94
            if math.hypot(x, y) < scene['clear'] * apart:
                continue
            near = 1 - math.hypot(x, y * scene['squeeze']) / reach
            size = apart * (0.2 + 0.74 * max(0, near) ** 0.75)
            if near < 0.02:
                continue
            angle = math.degrees(math.atan2(-y, -x))
            tall = 0.05 + scene['tall'] * near
            place = at(x, y, tall / 2) @ turn(angle) @ turn(scene['lean'], 'Y') @ turn(-225) @ at(0, -size / 2)
            color = step_of(scene['colors'], near + rng.uniform(-0.1, 0.1))
            plates.append(Plate('plume', size, size, color, place, thickness=tall, edge=0.018))
    size = scene['hotSize']
    hot = at(0, 0, scene['hotHeight']) @ turn(scene['hotTurn'])
    plates.append(Plate('plume', size, size, 'signal', hot @ at(0, -size / 2), thickness=0.26, edge=0.03))
    eye = size * 0.4
    plates.append(Plate('bar', eye, eye, 'night', hot @ at(0, -eye / 2, 0.13), thickness=0.03, edge=0.012))
    return plates
