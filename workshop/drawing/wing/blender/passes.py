"""Renders the stage and answers its passes as float32 arrays, top row first."""

import os
import tempfile

import bpy
import numpy as np

WANTED = {'color': 'Image', 'normal': 'Normal', 'albedo': 'DiffCol', 'number': 'IndexOB'}


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1].copy()


def render_passes(has_floor):
    """`shadow`, the share of light that reaches the unseen floor, is there when there is a floor."""
    wanted = WANTED | ({'shadow': 'Shadow Catcher'} if has_floor else {})
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    output.file_slots.clear()
    with tempfile.TemporaryDirectory() as folder:
        output.base_path = folder
        for name, socket in wanted.items():
            output.file_slots.new(name)
            tree.links.new(layers.outputs[socket], output.inputs[name])
        bpy.ops.render.render(write_still=False)
        files = os.listdir(folder)
        return {name: load(os.path.join(folder, next(f for f in files if f.startswith(name)))) for name in wanted}
