"""Plates: flat outlines made into thin, slightly cupped bodies with a round edge. Lengths in scene units."""

import math

import bpy
import numpy as np

from outlines.all import MIDDLES, OUTLINES


def distance_to(points, border):
    """Of every point to the closed border, (n, 2) and (m, 2)."""
    a, b = border, np.roll(border, -1, 0)
    ab = b - a
    rel = points[:, None] - a[None]
    t = np.clip((rel * ab).sum(2) / np.maximum((ab * ab).sum(1), 1e-12), 0, 1)
    return np.sqrt((((rel - t[..., None] * ab) ** 2).sum(2)).min(1))


def swept(flat, length, degrees):
    """Bends a strip within its own plane, its far end by `degrees` toward +x."""
    turn = math.radians(degrees) / length
    angle = turn * flat[:, 1]
    across = flat[:, 0] - 1 / turn
    return np.column_stack((across * np.cos(angle) + 1 / turn, -across * np.sin(angle)))


def plate_mesh(shape, length, width, thickness, cup=0.0, bend=0.0, edge=0.0, sweep=0.0):
    """
    Cup lowers both long sides, bend lifts the far end, both in units at the rim; sweep turns the far end aside, in
    degrees. `edge` is the radius of the rim's rounding, at most half the thickness, between which the side is upright;
    without one the whole side is round.
    """
    border = np.array(OUTLINES[shape](length, width))
    # Two points in one place would dent the rim.
    border = border[np.linalg.norm(border - np.roll(border, 1, 0), axis=1) > 1e-4]
    middle = np.array((0, length * MIDDLES.get(shape, 0.5)))
    # Finer toward the rim, where the rounding is.
    shares = np.concatenate((np.linspace(0.12, 0.84, 7), 1 - np.geomspace(0.11, 0.004, 9), [1.0]))
    flat = np.concatenate([[middle]] + [middle + s * (border - middle) for s in shares])
    depth = np.clip(distance_to(flat, border) / (edge or thickness * 0.9), 0, 1)
    height = edge or thickness / 2
    rise = thickness / 2 - height + height * np.sqrt(1 - (1 - depth) ** 2)
    form = bend * (flat[:, 1] / length) ** 2 - cup * (flat[:, 0] / (width / 2)) ** 2
    if sweep:
        flat = swept(flat, length, sweep)
    top = np.column_stack((flat, form + rise))
    bottom = np.column_stack((flat, form - rise))
    n, rings, count = len(border), len(shares), len(flat)
    faces = []
    for side, offset in ((1, 0), (-1, count)):
        ring = lambda k, i: offset + 1 + k * n + i % n
        for i in range(n):
            faces.append((offset, ring(0, i), ring(0, i + 1))[::side])
            for k in range(rings - 1):
                faces.append((ring(k, i), ring(k + 1, i), ring(k + 1, i + 1), ring(k, i + 1))[::side])
    if edge:
        last = 1 + (rings - 1) * n
        faces += [(last + i, count + last + i, count + last + (i + 1) % n, last + (i + 1) % n) for i in range(n)]
    mesh = bpy.data.meshes.new(shape)
    mesh.from_pydata([tuple(p) for p in np.concatenate((top, bottom))], [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh
