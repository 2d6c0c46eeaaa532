from .plate import Plate, at, turn


def terraces(scene):
    """Plumes laid on one another, each smaller, all meeting near their sharp corner."""
    plates = []
    size, height = scene['size'], 0.0
    for k, color in enumerate(scene['colors']):
        inset = scene['inset'] * k
        place = at(inset, inset, height) @ at(size / 2, 0)
        plates.append(Plate('plume', size, size, color, place, thickness=scene['thick']))
        height += scene['thick'] * 1.02
        size *= scene['shrink']
    return plates
