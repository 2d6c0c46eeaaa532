"""
blender -b --factory-startup -P describe.py -- <order.json> <result.json>: where the plates of a scene lie and how its camera
sees them, for a page that lets them move. Nothing is rendered.
"""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from arrangements.all import ARRANGEMENTS
from outlines.all import OUTLINES
from stage import set_camera, set_empty, set_render

# How many levels an outline keeps: what is seen of the others is less than a pixel.
SIDE, TIP = 9, 11


def camera_matrix(view):
    """From scene units to the picture, whose corners are (-1, -1) and (1, 1); rows."""
    set_render(view['width'], view['height'], 1, False)
    camera = set_camera(view)
    graph = bpy.context.evaluated_depsgraph_get()
    lens = camera.calc_matrix_camera(graph, x=view['width'], y=view['height'])
    return lens @ camera.matrix_world.inverted()


def levels_of(shape):
    """
    (a, b, c): at the height a × length + b × width the outline is c × width wide to either side. Two lengths and two widths
    tell whether it is that simple.
    """
    outline = OUTLINES[shape]

    def right(length, width):
        return sorted((y, x) for x, y in outline(length, width) if x > -1e-9)

    far, near, wide = right(3, 1), right(2, 1), right(3, 1.5)
    levels = []
    for (y, x), (y_near, _), (y_wide, x_wide) in zip(far, near, wide):
        a = y - y_near
        b = y - 3 * a
        if abs(3 * a + 1.5 * b - y_wide) > 1e-6 or abs(1.5 * x - x_wide) > 1e-6:
            raise ValueError(f'{shape} is not an outline that grows with length and width alone')
        levels.append((a, b, x))
    return levels


def thinned(levels):
    """Fewer along the straight side, the tip's ends among them."""
    side = [level for level in levels if level[0] < 1 - 1e-6]
    tip = [level for level in levels if level[0] >= 1 - 1e-6]
    pick = lambda part, count: [part[round(k * (len(part) - 1) / (count - 1))] for k in range(count)]
    return pick(side, SIDE) + pick(tip, TIP)


def describe(scene, view):
    matrix = camera_matrix(view)
    plates = ARRANGEMENTS[scene['arrangement']](scene)
    shapes = {plate.shape for plate in plates}
    if len(shapes) != 1:
        raise ValueError(f'plates of one shape can move, not of {sorted(shapes)}')
    round_all = lambda values, digits: [round(value, digits) for value in values]
    return {
        'camera': round_all([value for row in matrix for value in row], 5),
        'lamp': round_all(scene['lamps'][0]['at'], 2),
        'ground': scene['ground'],
        'levels': [round_all(level, 4) for level in thinned(levels_of(shapes.pop()))],
        'plates': [
            [
                *round_all(plate.place.to_translation(), 3),
                *round_all(plate.place.to_quaternion(), 4),
                *round_all((plate.length, plate.width, plate.cup, plate.thickness), 3),
            ]
            for plate in plates
        ],
    }


order_path, result_path = sys.argv[sys.argv.index('--') + 1 :]
with open(order_path) as file:
    order = json.load(file)
set_empty()
with open(result_path, 'w') as file:
    json.dump(describe(order['scene'], order['view']), file)
