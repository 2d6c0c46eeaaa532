import math
import random

from .plate import Plate, at, step_of, turn


def tail(scene):
    """Long feathers hanging side by side, each a shaft with barbs of plates that overlap downward."""
    rng = random.Random(9)
    plates = []
    for f, long in enumerate(scene['feathers']):
        hang = at(long['x'], long['top'], long['z']) @ turn(long['turn'])
        length, half = long['length'], long['half']
        plates.append(Plate('feather', length + half * 0.5, 0.16, long['shaft'], hang @ at(0, 0, 0.34) @ turn(180), thickness=0.1))
        count = long['barbs']
        for i in range(count):
            t = i / (count - 1)
            taper = 1 - 0.5 * max(0, (t - 0.55) / 0.45) ** 2
            reach = half * (0.72 + 0.36 * math.sin(math.pi * min(1, 0.12 + 0.8 * t))) * taper
            for side in (1, -1):
                is_hot = [f, i, side] == scene['hot']
                color = 'sundown' if is_hot else step_of(long['colors'], 0.12 + 0.76 * t + rng.uniform(-0.1, 0.1))
                open_angle = 180 - side * (56 - 44 * t**1.4)
                place = hang @ at(side * 0.03, -length * t, 0.002 * i) @ turn(-open_angle) @ turn(side * -9, 'Y') @ turn(-7, 'X')
                plates.append(Plate('feather', reach, scene['width'], color, place, thickness=0.05, cup=0.03))
    return plates
