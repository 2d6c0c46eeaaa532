from borders import corners, plume

from .plate import Plate, at, cut, turn


def records(scene):
    """
    A window whose records are let into it: each lies in a place of its own outline. The window's upper left corner is the
    origin. A row is its records from the left, each [width, color, color of its words, of its sign and state, lengths of its
    two lines]; one with no lines has a sign only.
    """
    room, thick, high = scene['room'], scene['thick'], scene['high']
    plates, places = [], []
    for number, row in enumerate(scene['rows']):
        x, low = scene['left'], -scene['head'] - scene['rise'] * number - high
        for width, color, ink, chip, lines in row:
            spot = (x, low, width, high)
            places.append(plume(*spot, room=room))
            plates.append(cut(plume(*spot), color, at(0, 0, scene['proud']), thick))
            plates += printed(at(x, low + high / 2, thick / 2 + scene['proud']), width, high, ink, chip, lines)
            x += width + scene['apart']
    width, foot = scene['width'], -scene['height']
    border = corners(0, foot, width, -foot, [scene['corner'], scene['corner'], 0.06, scene['corner']])
    top = at(0, -scene['head'] / 2 + 0.06, thick / 2)
    plates += [dot(top @ at(0.5 + 0.34 * k, 0), 0.2, 'sky') for k in range(3)]
    plates.append(line(top, 1.7, width - scene['left'] - 1.7, 0.4, 'azure'))
    return [cut(border, scene['window'], at(0, 0, 0), thick, holes=places), *plates]


def dot(face, size, color):
    return Plate('plume', size, size, color, face @ at(0, -size / 2, 0.02), thickness=0.05, edge=0.015)


def line(face, x, length, high, color):
    return Plate('bar', length, high, color, face @ at(x, 0, 0.02) @ turn(-90), thickness=0.05, edge=0.015)


def printed(face, width, high, ink, chip, lines):
    """A record's sign, its words as lines, and its state at the right end if there is room for it."""
    marks = [dot(face @ at(0.6 * high, 0), 0.5 * high, chip)]
    if lines:
        long, short = lines
        marks.append(line(face @ at(0, 0.14 * high), 1.15 * high, long, 0.13 * high, ink))
        marks.append(line(face @ at(0, -0.16 * high), 1.15 * high, short, 0.1 * high, chip))
    if width > 3.4:
        marks.append(line(face, width - 1.35 * high, 0.9 * high, 0.42 * high, chip))
    return marks
