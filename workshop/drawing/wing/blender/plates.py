"""Plates: flat outlines made into thin, slightly cupped bodies with a round edge. Lengths in scene units."""

import math

import bpy
import numpy as np

from outlines.all import MIDDLES, OUTLINES


def border_distances(points, border):
    """The distances of points (n, 2) from a closed border (m, 2), as an array (n,)."""
    segments = np.roll(border, -1, 0) - border
    offsets = points[:, None] - border[None]
    shares = np.clip((offsets * segments).sum(2) / np.maximum((segments * segments).sum(1), 1e-12), 0, 1)
    return np.sqrt((((offsets - shares[..., None] * segments) ** 2).sum(2)).min(1))


def bent_aside(points, length, degrees):
    """The points (n, 2) of a strip along +y, bent within its plane: its far end turns by `degrees` toward +x."""
    curvature = math.radians(degrees) / length
    angles = curvature * points[:, 1]
    across = points[:, 0] - 1 / curvature
    return np.column_stack((across * np.cos(angles) + 1 / curvature, -across * np.sin(angles)))


def plate_mesh(shape, length, width, thickness, cup=0.0, bend=0.0, edge=0.0, sweep=0.0):
    """
    The mesh of a plate whose outline is OUTLINES[shape], from the origin along +y.

    `cup` lowers both long sides and `bend` raises the far end, by scene units at the rim; `sweep` turns the far end aside, in
    degrees. `edge` is the radius of the rim's rounding, at most half the thickness; the side is upright between the upper and
    the lower rounding. Without an edge the whole side is round.
    """
    border = np.array(OUTLINES[shape](length, width))
    # Two points in one place would dent the rim.
    border = border[np.linalg.norm(border - np.roll(border, 1, 0), axis=1) > 1e-4]
    middle = np.array((0, length * MIDDLES.get(shape, 0.5)))
    # Rings around the middle, closer together toward the rim, where the rounding is.
    shares = np.concatenate((np.linspace(0.12, 0.84, 7), 1 - np.geomspace(0.11, 0.004, 9), [1.0]))
    flat = np.concatenate([[middle]] + [middle + share * (border - middle) for share in shares])
    depth = np.clip(border_distances(flat, border) / (edge or thickness * 0.9), 0, 1)
    rounding = edge or thickness / 2
    rise = thickness / 2 - rounding + rounding * np.sqrt(1 - (1 - depth) ** 2)
    surface_height = bend * (flat[:, 1] / length) ** 2 - cup * (flat[:, 0] / (width / 2)) ** 2
    if sweep:
        flat = bent_aside(flat, length, sweep)
    top = np.column_stack((flat, surface_height + rise))
    bottom = np.column_stack((flat, surface_height - rise))
    faces = faces_of(len(border), len(shares), has_upright_side=edge > 0)
    mesh = bpy.data.meshes.new(shape)
    mesh.from_pydata([tuple(point) for point in np.concatenate((top, bottom))], [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def faces_of(ring_length, rings, has_upright_side):
    """
    The faces of top and bottom as tuples of vertex indexes, counterclockwise seen from outside. Each side is the middle, then
    `rings` rings of `ring_length` vertices, from the inside out.
    """
    side_length = 1 + rings * ring_length
    faces = []
    for direction, first in ((1, 0), (-1, side_length)):

        def vertex(ring, step):
            return first + 1 + ring * ring_length + step % ring_length

        for step in range(ring_length):
            faces.append((first, vertex(0, step), vertex(0, step + 1))[::direction])
            for ring in range(rings - 1):
                corners = (vertex(ring, step), vertex(ring + 1, step), vertex(ring + 1, step + 1), vertex(ring, step + 1))
                faces.append(corners[::direction])
    if has_upright_side:
        rim = 1 + (rings - 1) * ring_length
        for step in range(ring_length):
            following = (step + 1) % ring_length
            faces.append((rim + step, side_length + rim + step, side_length + rim + following, rim + following))
    return faces
