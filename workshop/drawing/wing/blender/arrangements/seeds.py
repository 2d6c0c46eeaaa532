import math

from .plate import Plate, at, step_of, turn

GOLDEN = 137.508


def seeds(scene):
    """Plumes set like the seeds of a sunflower, their points to the middle; each farther one lies a little lower."""
    plates = []
    first, last = scene['first'], scene['last']
    for i in range(first, last):
        share = math.sqrt(i / last)
        radius = scene['spread'] * math.sqrt(i)
        size = scene['size'] + scene['growth'] * radius
        is_hot = i == scene.get('hot')
        color = 'signal' if is_hot else step_of(scene['colors'], share + (i * 7 % 5 - 2) * scene['mix'])
        height = -i * scene['story']
        place = (
            turn(i * GOLDEN) @ at(radius, 0, height + (0.25 if is_hot else 0)) @ turn(scene['lean'] * share, 'Y')
            @ turn(-45) @ at(0, -size / 2)
        )
        plates.append(Plate('plume', size, size, color, place, thickness=scene['thick'], edge=scene['edge']))
    if 'middle' in scene:
        size, height = scene['middle']
        plates.append(Plate('bar', size, size, 'signal', at(0, -size / 2, height), thickness=scene['thick'] * 1.3, edge=scene['edge']))
    return plates
