import math

from .plate import Plate, at, step_of, turn


def streams(scene):
    """Lines of feathers that run together toward one plate; the farther out, the larger. `each`: how many a line has, or a list."""
    plates = []
    lines = scene['lines']
    each = scene['each'] if isinstance(scene['each'], list) else [scene['each']] * lines
    for k in range(lines):
        angle = scene['from'] + (scene['to'] - scene['from']) * k / (lines - 1)
        reach = scene['start']
        for i in range(each[k]):
            size = scene['size'] * (1 + scene['growth'] * i)
            a = math.radians(angle + scene['swing'] * math.sin(i * 0.32 + 0.6))
            color = step_of(scene['colors'], (i + (k * 2) % 3) / (max(each) + 2))
            place = at(reach * math.cos(a), reach * math.sin(a), 0.16 * i * scene['lift']) @ turn(math.degrees(a) - 90) @ turn(8, 'X')
            plates.append(Plate('feather', size * 1.5, size, color, place, thickness=0.07, cup=0.05))
            reach += size * scene['gap']
    size = scene['hotSize']
    plates.append(Plate('plume', size, size, 'signal', at(*scene['hotAt']) @ turn(scene['hotTurn']), thickness=0.12))
    return plates
