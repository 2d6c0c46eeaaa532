from borders import corners, plume

from .plate import Plate, at, cut, turn


def abacus(scene):
    """
    An abacus with all beads of each wire pushed to its left, the lower left corner of its frame's opening at the origin. A wire
    is the color of its beads; `hot` is the [wire, bead] in the signal color.
    """
    wide, high, count = scene['bead'][0], scene['bead'][1], scene['beads']
    room, rise, post, thick = scene['room'], scene['rise'], scene['post'], scene['thick']
    across, up = scene['across'], rise * len(scene['wires'])
    plates = []
    for number, color in enumerate(scene['wires']):
        y = up - rise * (number + 0.5)
        plates.append(Plate('bar', across + 0.1, 0.1, 'sky', at(-0.05, y, -0.05) @ turn(-90), thickness=0.1))
        for k in range(count):
            x = room + k * (wide + room)
            paint = 'signal' if [number, k] == scene['hot'] else color
            plates.append(cut(plume(x, y - high / 2, wide, high), paint, at(0, 0, 0), thick))
    r = scene['corner']
    frame = corners(-post, -post, across + 2 * post, up + 2 * post, [r, r, 0.06, r])
    opening = corners(0, 0, across, up, [0.12] * 4)
    plates.append(cut(frame, scene['frame'], at(0, 0, 0), thick, holes=(opening,)))
    return plates
