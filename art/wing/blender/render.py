"""blender -b --factory-startup -P render.py -- <order.json> <result.rgba>; the order is written by ../render-wing.ts."""

import json
import os
import sys
import time

import numpy as np

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from colours import linear
from denoise import denoise
from develop import develop
from passes import render_passes
from stage import set_stage

order_path, result_path = sys.argv[sys.argv.index('--') + 1 :]
with open(order_path) as file:
    order = json.load(file)
set_stage(order['scene'], order['view'], order['samples'])
started = time.time()
passes = render_passes()
rendered = time.time()
scene = order['scene']
is_floor = np.rint(passes['number'][..., 0]) == 0
develop(denoise(passes), is_floor, scene.get('exposure', 1.0), linear(scene.get('shade', '#000000'))).tofile(result_path)
print(f'RENDERED {rendered - started:.0f} s, filtered {time.time() - rendered:.0f} s')
