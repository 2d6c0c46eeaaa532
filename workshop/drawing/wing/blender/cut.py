"""Flat pieces with any simple border, cut from thick paper: what has no middle that sees all of its border."""

import math

import bpy

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
    # A hole runs the other way round: its rim, too, is set back from it into the paper.
    for way in (border, *(hole[::-1] for hole in holes)):
        line = curve.splines.new('POLY')
        line.points.add(len(way) - 1)
        for point, (x, y) in zip(line.points, way):
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
