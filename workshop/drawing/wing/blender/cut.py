"""Flat pieces with any simple border, cut from thick paper. plates.py needs a point from which all of the border is visible."""

import math

import bpy

# The radius of the rim's rounding, in scene units.
ROUNDING = 0.035


def cut_mesh(border, thickness, holes=()):
    """
    `border` is closed, (x, y) in scene units, and so are `holes`, all counterclockwise; the piece lies half above and half
    below its plane.
    """
    curve = bpy.data.curves.new('cut', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    rounding = min(ROUNDING, thickness / 3)
    curve.extrude = thickness / 2 - rounding
    curve.bevel_depth, curve.bevel_resolution, curve.offset = rounding, 3, -rounding
    # Holes run clockwise: then the offset moves their rims, too, into the paper.
    for outline in (border, *(hole[::-1] for hole in holes)):
        line = curve.splines.new('POLY')
        line.points.add(len(outline) - 1)
        for point, (x, y) in zip(line.points, outline):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    body = bpy.data.objects.new('cut', curve)
    bpy.context.scene.collection.objects.link(body)
    mesh = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(body)
    mesh.materials.clear()
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    for polygon in mesh.polygons:
        polygon.use_smooth = abs(polygon.normal.z) < 0.999
    return mesh
