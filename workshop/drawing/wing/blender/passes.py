"""Renders the stage into passes: float32 arrays of (height, width, 4), top row first."""

import os
import tempfile

import bpy
import numpy as np

# The name of each pass here, and its socket in Blender.
PASSES = {'color': 'Image', 'normal': 'Normal', 'albedo': 'DiffCol', 'number': 'IndexOB'}


def load(path):
    """The pixels of an OpenEXR file."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1].copy()


def render_passes(has_floor):
    """The passes by name. With a floor, `shadow` is one of them: the share of light that reaches the floor."""
    sockets = PASSES | ({'shadow': 'Shadow Catcher'} if has_floor else {})
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
        for name, socket in sockets.items():
            output.file_slots.new(name)
            tree.links.new(layers.outputs[socket], output.inputs[name])
        bpy.ops.render.render(write_still=False)
        files = os.listdir(folder)
        return {name: load(os.path.join(folder, next(file for file in files if file.startswith(name)))) for name in sockets}
