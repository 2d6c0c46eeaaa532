import math
import random

from mathutils import Matrix, Vector

from .plate import Plate, step_of


def scales(scene):
    """Plumage seen close: rows of feathers on a softly waved ground, each tip over the next row's roots."""
    rng = random.Random(11)
    step_x, step_y = scene['steps']
    wave = lambda x, y: scene['wave'] * (math.sin(x * 0.42 + y * 0.22) + 0.6 * math.sin(y * 0.5 - x * 0.18))
    plates = []
    for j in range(scene['rows']):
        for i in range(scene['columns']):
            x = (i - scene['columns'] / 2 + (j % 2) / 2) * step_x
            y = -j * step_y
            e = 0.05
            normal = Vector((-(wave(x + e, y) - wave(x - e, y)) / (2 * e), -(wave(x, y + e) - wave(x, y - e)) / (2 * e), 1)).normalized()
            heading = Vector((0.16 * math.sin(x * 0.3 + y * 0.2) + rng.uniform(-0.02, 0.02), -1, 0))
            along = (heading - heading.dot(normal) * normal).normalized()
            along = (Matrix.Rotation(math.radians(scene['pitch']), 3, normal.cross(along)) @ along).normalized()
            # The tip rises off the ground, so that the next row fits under it.
            if along.dot(normal) < 0:
                along = (along - 2 * along.dot(normal) * normal).normalized()
            across = along.cross(normal).normalized()
            up = across.cross(along)
            basis = Matrix((across, along, up)).transposed().to_4x4()
            is_hot = [j, i] == scene['hot']
            share = scene['light'][0] * x + scene['light'][1] * y + scene['light'][2] + rng.uniform(-0.11, 0.11)
            color = 'sundown' if is_hot else step_of(scene['colors'], share)
            is_barred = not is_hot and rng.random() < scene['barred']
            plates.append(
                Plate(
                    'feather', scene['length'], scene['width'], color, Matrix.Translation(Vector((x, y, wave(x, y)))) @ basis,
                    cup=0.05, bars=((0.76, 0.8), (0.85, 0.89)) if is_barred else (), bar_color='night',
                )
            )
    return plates
