"""
blender -b --factory-startup -P describe.py -- <order.json> <result.json> writes the positions of a scene's plates and its
camera, for a page on which they move. Nothing is rendered. The order is written by ../render-view.ts.
"""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from arrangements.all import ARRANGEMENTS
from outlines.all import OUTLINES
from stage import add_camera, clear_scene, configure_render

# The number of levels of an outline that are kept: the others make less than a pixel of difference.
SIDE_LEVELS, TIP_LEVELS = 9, 11


def camera_matrix(view):
    """The 4 by 4 projection from scene units to the picture, whose corners are (-1, -1) and (1, 1)."""
    configure_render(view['width'], view['height'], samples=1)
    camera = add_camera(view)
    graph = bpy.context.evaluated_depsgraph_get()
    lens = camera.calc_matrix_camera(graph, x=view['width'], y=view['height'])
    return lens @ camera.matrix_world.inverted()


def levels_of(shape):
    """
    An outline as (a, b, c): at the height a × length + b × width it is c × width wide to either side. Raises ValueError for
    an outline that cannot be described in this way, which it finds by comparing two lengths and two widths.
    """
    outline = OUTLINES[shape]

    def right_side(length, width):
        return sorted((y, x) for x, y in outline(length, width) if x > -1e-9)

    long, short, wide = right_side(3, 1), right_side(2, 1), right_side(3, 1.5)
    levels = []
    for (y, x), (y_short, _), (y_wide, x_wide) in zip(long, short, wide):
        a = y - y_short
        b = y - 3 * a
        if abs(3 * a + 1.5 * b - y_wide) > 1e-6 or abs(1.5 * x - x_wide) > 1e-6:
            raise ValueError(f'{shape} is not an outline that grows with length and width alone')
        levels.append((a, b, x))
    return levels


def thinned(levels):
    """Evenly chosen levels of the side and of the tip, with the first and last of each."""
    side = [level for level in levels if level[0] < 1 - 1e-6]
    tip = [level for level in levels if level[0] >= 1 - 1e-6]
    return evenly_chosen(side, SIDE_LEVELS) + evenly_chosen(tip, TIP_LEVELS)


def evenly_chosen(items, count):
    return [items[round(k * (len(items) - 1) / (count - 1))] for k in range(count)]


def rounded_all(values, digits):
    return [round(value, digits) for value in values]


def describe(scene, view):
    """The object of site/plates/plates-file.ts, without the picture's hash."""
    matrix = camera_matrix(view)
    plates = ARRANGEMENTS[scene['arrangement']](scene)
    shapes = {plate.shape for plate in plates}
    if len(shapes) != 1:
        raise ValueError(f'plates of one shape can move, not of {sorted(shapes)}')
    return {
        'camera': rounded_all([value for row in matrix for value in row], 5),
        'lamp': rounded_all(scene['lamps'][0]['at'], 2),
        'ground': scene['ground'],
        'levels': [rounded_all(level, 4) for level in thinned(levels_of(shapes.pop()))],
        'plates': [
            [
                *rounded_all(plate.place.to_translation(), 3),
                *rounded_all(plate.place.to_quaternion(), 4),
                *rounded_all((plate.length, plate.width, plate.cup, plate.thickness), 3),
            ]
            for plate in plates
        ],
    }


order_path, result_path = sys.argv[sys.argv.index('--') + 1 :]
with open(order_path) as file:
    order = json.load(file)
clear_scene()
with open(result_path, 'w') as file:
    json.dump(describe(order['scene'], order['view']), file)
