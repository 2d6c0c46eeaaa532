from outlines.rounded import rounded

from .plate import at, cut, rotated

PIXELS_PER_UNIT = 100
# Pieces are cut just inside their outline: its outermost pixels are blended with the color beside them.
RIM = 0.006
# Raised pieces begin a little below the plate's surface, so that no light comes in under them.
OVERLAP = 0.03


def screens(scene):
    """
    The products' screens on thick plates, with the tappable parts raised. `faces` are the rendered screens of
    ../../../faces/face.ts. Parameters: ScreensScene in ../../product-scenes.ts.
    """
    plates = []
    for screen in scene['screens']:
        face = scene['faces'][screen['face']]
        place = rotated(scene['angle']) @ at(*screen['at'])
        plates.append(piece(face, {'left': 0, 'top': 0, **face}, place, 0, scene['thickness']))
        for raised in face['raised']:
            thickness = raised['rise'] / PIXELS_PER_UNIT + OVERLAP
            plates.append(piece(face, raised, place, scene['thickness'] - OVERLAP, thickness))
    return plates


def piece(face, box, place, bottom, thickness):
    """The part of a face in `box`, which is in pixels from the face's upper left corner, from the height `bottom` up."""
    width, height = (box[side] / PIXELS_PER_UNIT - 2 * RIM for side in ('width', 'height'))
    left, low = box['left'] / PIXELS_PER_UNIT + RIM, -box['top'] / PIXELS_PER_UNIT - RIM - height
    radii = [radius / PIXELS_PER_UNIT - RIM for radius in box['radii']]
    border = [(left + width / 2 + x, low + y) for x, y in rounded(height, width, radii)]
    face_width, face_height = face['width'] / PIXELS_PER_UNIT, face['height'] / PIXELS_PER_UNIT
    frame = (0, -face_height, face_width, face_height)
    return cut(border, '', place @ at(0, 0, bottom + thickness / 2), thickness, face['image'], frame)
