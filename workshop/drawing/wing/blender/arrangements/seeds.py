import math

from .plate import Plate, at, color_at, rotated

GOLDEN_ANGLE = 137.508


def seeds(scene):
    """
    Plumes set like the seeds of a sunflower, their points toward the middle; the farther out a plume is, the lower it lies.
    Parameters: SeedsScene in ../../feather-scenes.ts.
    """
    plates = []
    end = scene['endSeed']
    for seed in range(scene['firstSeed'], end):
        share = math.sqrt(seed / end)
        radius = scene['spread'] * math.sqrt(seed)
        size = scene['baseSize'] + scene['growth'] * radius
        # From -2 to 2, different for neighbors.
        color_offset = seed * 7 % 5 - 2
        color = color_at(scene['colors'], share + color_offset * scene['colorMix'])
        place = (
            rotated(seed * GOLDEN_ANGLE) @ at(radius, 0, -seed * scene['layerSpacing'])
            @ rotated(scene['lean'] * share, 'Y') @ rotated(-45) @ at(0, -size / 2)
        )
        plates.append(Plate('plume', size, size, color, place, thickness=scene['thickness'], edge=scene['edge']))
    size, height = scene['core']
    core = Plate('bar', size, size, 'signal', at(0, -size / 2, height), thickness=scene['thickness'] * 1.3, edge=scene['edge'])
    return [*plates, core]
