"""Plates, lamps and camera of one scene; Cycles on the CPU with the passes the filter needs."""

import math

import bpy
import numpy as np
from mathutils import Vector

from arrangements.all import ARRANGEMENTS
from colors import linear, material, printed
from cut import cut_mesh
from plates import plate_mesh


def toward(source, target):
    return (Vector(target) - Vector(source)).to_track_quat('-Z', 'Y').to_euler()


def add(name, data):
    body = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(body)
    return body


def painted(plate):
    """What is printed or striped lies straight in the plate's plane: it does not follow a sweep."""
    form = (plate.shape, plate.length, plate.width, plate.thickness, plate.cup, plate.bend, plate.edge, plate.sweep)
    mesh = cut_mesh(plate.border, plate.thickness, plate.holes) if plate.border else plate_mesh(*form)
    left, low, width, length = plate.frame or (-plate.width / 2, 0, plate.width or 1, plate.length or 1)
    points = np.array([v.co for v in mesh.vertices], np.float32)
    shares = {'across': (points[:, 0] - left) / width, 'along': (points[:, 1] - low) / length}
    for name, values in shares.items():
        mesh.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values)
    mesh.materials.append(printed(plate.picture) if plate.picture else material(plate.color, plate.bars, plate.bar_color))
    return mesh


def set_plates(scene):
    meshes = {}
    for number, plate in enumerate(ARRANGEMENTS[scene['arrangement']](scene)):
        key = tuple(value for name, value in vars(plate).items() if name != 'place')
        if key not in meshes:
            meshes[key] = painted(plate)
        body = add('plate', meshes[key])
        body.matrix_world = plate.place
        # The filter keeps apart what has different numbers.
        body.pass_index = number + 1


def set_lamps(scene):
    for lamp in scene['lamps']:
        light = bpy.data.lights.new('lamp', 'AREA')
        light.energy, light.size, light.color = lamp['power'], lamp['size'], linear(lamp['color'])[:3]
        body = add('lamp', light)
        body.location = lamp['at']
        body.rotation_euler = toward(lamp['at'], lamp['to'])
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(scene['air']['color'])
    background.inputs[1].default_value = scene['air']['strength']


def set_camera(view):
    lens = bpy.data.cameras.new('camera')
    lens.lens = view['lens']
    lens.shift_x, lens.shift_y = view.get('shift', (0, 0))
    camera = add('camera', lens)
    camera.location = view['at']
    camera.rotation_euler = toward(view['at'], view['to'])
    if 'roll' in view:
        camera.rotation_euler.rotate_axis('Z', math.radians(view['roll']))
    if 'aperture' in view:
        lens.dof.use_dof = True
        lens.dof.aperture_fstop = view['aperture']
        lens.dof.focus_distance = (Vector(view['focus']) - Vector(view['at'])).length
    bpy.context.scene.camera = camera
    return camera


def add_plane(name, height):
    mesh = bpy.data.meshes.new(name)
    s = 60
    mesh.from_pydata([(-s, -s, height), (s, -s, height), (s, s, height), (-s, s, height)], [], [(0, 1, 2, 3)])
    return add(name, mesh)


def set_floor(height):
    """An unseen floor that takes shadows only, for pictures on a flat ground."""
    add_plane('floor', height).is_shadow_catcher = True


def set_sheet(sheet):
    """A floor that is seen, with the pool of light on it, for pictures that need not meet a flat color."""
    body = add_plane('sheet', sheet['height'])
    body.data.materials.append(material(sheet['color']))
    # A number of its own: what has none is floor or nothing.
    body.pass_index = 32767


def set_render(width, height, samples, has_floor):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    # What is flat stops early and is left to the filter; what is not, an edge above all, takes all samples.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 12
    cycles.filter_width = 1.2
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_object_index = True
    # With a pass of their own shadows stay out of the picture: a plate's edge over them is clean.
    layer.cycles.use_pass_shadow_catcher = has_floor


def set_empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def set_stage(scene, view, samples):
    set_empty()
    set_plates(scene)
    set_lamps(scene)
    set_camera(view)
    if 'floor' in scene:
        set_floor(scene['floor'])
    if 'sheet' in scene:
        set_sheet(scene['sheet'])
    set_render(view['width'], view['height'], samples, 'floor' in scene)
