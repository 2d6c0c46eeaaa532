from .plate import Plate, at


def terraces(scene):
    """
    Plumes laid on one another, each smaller, all meeting near their sharp corner.
    Parameters: TerracesScene in ../../feather-scenes.ts.
    """
    plates = []
    size, height, thickness = scene['size'], 0.0, scene['thickness']
    for level, color in enumerate(scene['colors']):
        inset = scene['inset'] * level
        place = at(inset + size / 2, inset, height)
        plates.append(Plate('plume', size, size, color, place, thickness=thickness))
        # A little air between two: equal surfaces would flicker.
        height += thickness * 1.02
        size *= scene['shrink']
    return plates
