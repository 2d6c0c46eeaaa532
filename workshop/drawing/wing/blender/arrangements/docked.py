from borders import bitten, corners, plume

from .plate import at, cut


def docked(scene):
    """
    A long table seen from above, its middle at the origin, with a bite for every seat, so that a seat stands half in it. The
    seats are the colors of the upper row and of the lower one, from the left; `head` is the one at the left end.
    """
    size, out, room, r = scene['seat'], scene['out'], scene['room'], scene['corner']
    width, height = scene['table']
    table = corners(-width / 2, -height / 2, width, height, [r, r, 0.05, r])
    places = [(-width / 2 - out, 0, scene['head'])]
    for row, side in ((scene['upper'], 1), (scene['lower'], -1)):
        first = scene['aside'] - (len(row) - 1) / 2 * scene['step']
        places += [(first + k * scene['step'], side * (height / 2 + out), color) for k, color in enumerate(row)]
    seats = []
    for x, y, color in places:
        spot = (x - size / 2, y - size / 2, size, size)
        table = bitten(table, plume(*spot, room=room))
        seats.append(cut(plume(*spot), color, at(0, 0, 0), scene['thick']))
    return [cut(table, scene['top'], at(0, 0, 0), scene['thick']), *seats]
