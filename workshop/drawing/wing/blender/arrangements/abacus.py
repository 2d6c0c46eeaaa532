from borders import corners, plume

from .plate import Plate, at, cut, rotated

WIRE_WIDTH = 0.1
INNER_CORNER_RADIUS = 0.12


def abacus(scene):
    """
    An abacus with all beads of each wire pushed to the left, the lower left corner of its frame's opening at the origin.
    Parameters: AbacusScene in ../../cut-scenes.ts.
    """
    bead_width, bead_height = scene['beadSize']
    gap, pitch, frame_width, thickness = scene['gap'], scene['wirePitch'], scene['frameWidth'], scene['thickness']
    width, height = scene['width'], pitch * len(scene['wireColors'])
    plates = []
    for wire, color in enumerate(scene['wireColors']):
        y = height - pitch * (wire + 0.5)
        wire_place = at(-WIRE_WIDTH / 2, y, -0.05) @ rotated(-90)
        plates.append(Plate('bar', width + WIRE_WIDTH, WIRE_WIDTH, 'sky', wire_place, thickness=0.1))
        for bead in range(scene['beadsPerWire']):
            left = gap + bead * (bead_width + gap)
            bead_color = 'signal' if [wire, bead] == scene['accent'] else color
            plates.append(cut(plume(left, y - bead_height / 2, bead_width, bead_height), bead_color, at(0, 0, 0), thickness))
    radius = scene['cornerRadius']
    frame = corners(-frame_width, -frame_width, width + 2 * frame_width, height + 2 * frame_width, [radius, radius, 0.06, radius])
    opening = corners(0, 0, width, height, [INNER_CORNER_RADIUS] * 4)
    plates.append(cut(frame, scene['frameColor'], at(0, 0, 0), thickness, holes=(opening,)))
    return plates
