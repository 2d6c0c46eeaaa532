from outlines.rounded import rounded

from .plate import at, cut, turn


RIM = 0.006


def screens(scene):
    """Faces of products on thick plates, what they can be tapped on standing out. One unit is 100 of a face's pixels."""
    plates = []
    for screen in scene['screens']:
        face = scene['faces'][screen['face']]
        width, height = face['width'] / 100, face['height'] / 100
        frame = (0, -height, width, height)
        place = turn(scene['turned']) @ at(*screen['at'])

        def piece(box, level, thickness):
            # Cut just inside its drawn rim, which is half of the color beside it.
            w, h = box['width'] / 100 - 2 * RIM, box['height'] / 100 - 2 * RIM
            left, low = box['left'] / 100 + RIM, -box['top'] / 100 - RIM - h
            border = [(left + w / 2 + x, low + y) for x, y in rounded(h, w, [r / 100 - RIM for r in box['radii']])]
            plates.append(cut(border, '', place @ at(0, 0, level + thickness / 2), thickness, face['image'], frame))

        piece({'left': 0, 'top': 0, **face}, 0, scene['thick'])
        for raised in face['raised']:
            # From a little below the plate's surface, so that no light comes in under it.
            piece(raised, scene['thick'] - 0.03, raised['rise'] / 100 + 0.03)
    return plates
