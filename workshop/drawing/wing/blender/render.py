"""blender -b --factory-startup -P render.py -- <order.json> <result.rgba>; the order is written by ../render-wing.ts."""

import json
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from colors import linear
from denoise import denoise, denoise_shadow
from develop import develop
from passes import render_passes
from stage import set_stage

order_path, result_path = sys.argv[sys.argv.index('--') + 1 :]
with open(order_path) as file:
    order = json.load(file)
set_stage(order['scene'], order['view'], order['samples'])
started = time.time()
passes = render_passes('floor' in order['scene'])
rendered = time.time()
scene = order['scene']
shade = linear(scene.get('shade', '#000000'))
develop(denoise(passes), denoise_shadow(passes), scene.get('exposure', 1.0), shade).tofile(result_path)
print(f'RENDERED {rendered - started:.0f} s, filtered {time.time() - rendered:.0f} s')
