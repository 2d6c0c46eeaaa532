import random

from .plate import Plate, at, step_of, turn


def assembly(scene):
    """Rising rings of upright plumes that lean outward and face one middle, like a congregation or a bowl of petals."""
    rng = random.Random(5)
    plates = []
    for k, ring in enumerate(scene['rings']):
        count = ring['count']
        for i in range(count):
            angle = 360 * (i + (k % 2) / 2) / count
            is_hot = [k, i] == scene['hot']
            size = ring['size'] * rng.uniform(0.96, 1.03)
            color = 'sundown' if is_hot else step_of(ring['colors'], rng.random())
            stand = turn(ring['lean'] + rng.uniform(-1, 1), 'X')
            place = turn(angle) @ at(0, ring['radius'], ring['height']) @ stand @ turn(45) @ at(0, 0)
            plates.append(Plate('plume', size, size, color, place @ at(size / 2, 0), thickness=0.09))
    return plates
