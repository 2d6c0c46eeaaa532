"""blender -b --factory-startup -P render.py -- <order.json> <result.rgba>; the order is written by ../render-view.ts."""

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
from stage import prepare_stage

order_path, result_path = sys.argv[sys.argv.index('--') + 1 :]
with open(order_path) as file:
    order = json.load(file)
scene = order['scene']
prepare_stage(scene, order['view'], order['samples'])
started_at = time.time()
passes = render_passes('floor' in scene)
rendered_at = time.time()
shadow_color = linear(scene.get('shadowColor', '#000000'))
develop(denoise(passes), denoise_shadow(passes), scene.get('exposure', 1.0), shadow_color).tofile(result_path)
print(f'RENDERED {rendered_at - started_at:.0f} s, denoised {time.time() - rendered_at:.0f} s')
