"""Plates, lamps and camera of one scene; Cycles on the CPU with the passes the denoiser needs."""

import bpy
import numpy as np
from mathutils import Vector

from arrangements.all import ARRANGEMENTS
from colors import linear, material, printed
from cut import cut_mesh
from plates import plate_mesh

# Blender's limit.
LARGEST_PASS_INDEX = 32767


def toward(source, target):
    """The rotation of a camera or lamp at `source` that looks at `target`."""
    return (Vector(target) - Vector(source)).to_track_quat('-Z', 'Y').to_euler()


def add_object(name, data):
    """Adds an object with a mesh, a lamp or a camera to the scene and returns it."""
    body = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(body)
    return body


def painted_mesh(plate):
    """
    A plate's mesh with its material. Pictures and stripes are projected along z: they do not follow a sweep. For the
    projection, each vertex has its place in the frame as attributes, `across` and `along`, in shares.
    """
    if plate.border:
        mesh = cut_mesh(plate.border, plate.thickness, plate.holes)
    else:
        mesh = plate_mesh(
            plate.shape, plate.length, plate.width, plate.thickness, cup=plate.cup, bend=plate.bend, edge=plate.edge,
            sweep=plate.sweep,
        )
    # A cut piece without a frame has neither picture nor stripes: any size will do.
    left, bottom, width, length = plate.frame or (-plate.width / 2, 0, plate.width or 1, plate.length or 1)
    points = np.array([vertex.co for vertex in mesh.vertices], np.float32)
    shares = {'across': (points[:, 0] - left) / width, 'along': (points[:, 1] - bottom) / length}
    for name, values in shares.items():
        mesh.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values)
    mesh.materials.append(printed(plate.picture) if plate.picture else material(plate.color, plate.bars, plate.bar_color))
    return mesh


def add_plates(scene):
    """Adds the plates of a scene. Plates that differ only in place share a mesh."""
    meshes = {}
    for number, plate in enumerate(ARRANGEMENTS[scene['arrangement']](scene)):
        key = tuple(value for name, value in vars(plate).items() if name != 'place')
        if key not in meshes:
            meshes[key] = painted_mesh(plate)
        body = add_object('plate', meshes[key])
        body.matrix_world = plate.place
        # The denoiser does not mix the pixels of plates with different numbers.
        body.pass_index = number + 1


def add_lamps(scene):
    """Adds the lamps and the ambient light."""
    for lamp in scene['lamps']:
        light = bpy.data.lights.new('lamp', 'AREA')
        light.energy, light.size, light.color = lamp['power'], lamp['size'], linear(lamp['color'])[:3]
        body = add_object('lamp', light)
        body.location = lamp['at']
        body.rotation_euler = toward(lamp['at'], lamp['to'])
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(scene['ambient']['color'])
    background.inputs[1].default_value = scene['ambient']['strength']


def add_camera(view):
    """Adds the camera of a View of ../scene.ts and returns it."""
    lens = bpy.data.cameras.new('camera')
    lens.lens = view['lens']
    lens.shift_x, lens.shift_y = view.get('shift', (0, 0))
    camera = add_object('camera', lens)
    camera.location = view['at']
    camera.rotation_euler = toward(view['at'], view['to'])
    bpy.context.scene.camera = camera
    return camera


def add_plane(name, height):
    """Adds a horizontal square larger than any picture and returns it."""
    mesh = bpy.data.meshes.new(name)
    half = 60
    corners = [(-half, -half, height), (half, -half, height), (half, half, height), (-half, half, height)]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    return add_object(name, mesh)


def add_floor(height):
    """Adds an unseen floor that takes shadows only, for pictures on a flat ground."""
    add_plane('floor', height).is_shadow_catcher = True


def add_sheet(sheet):
    """Adds a floor that is seen, with the pool of light on it, for pictures that need not meet a flat color."""
    body = add_plane('sheet', sheet['height'])
    body.data.materials.append(material(sheet['color']))
    # Unlike any plate's number; floor and background have 0.
    body.pass_index = LARGEST_PASS_INDEX


def configure_render(width, height, samples, has_floor=False):
    """Sets up Cycles for a picture of this size in pixels; `samples` are light paths per pixel."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    # Flat areas stop early and are left to the denoiser; others, edges above all, take all samples.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 12
    # Edges are sharper than with Blender's 1.5 pixels.
    cycles.filter_width = 1.2
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Single bright specks are dimmed more than by Blender's 10.
    cycles.sample_clamp_indirect = 3
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_object_index = True
    # In a separate pass, shadows are not part of the picture, and plates have clean edges over them.
    layer.cycles.use_pass_shadow_catcher = has_floor


def clear_scene():
    """Removes Blender's default objects."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def prepare_stage(scene, view, samples):
    """Prepares a scene of ../wing.ts for rendering."""
    clear_scene()
    add_plates(scene)
    add_lamps(scene)
    add_camera(view)
    if 'floor' in scene:
        add_floor(scene['floor'])
    if 'sheet' in scene:
        add_sheet(scene['sheet'])
    configure_render(view['width'], view['height'], samples, has_floor='floor' in scene)
