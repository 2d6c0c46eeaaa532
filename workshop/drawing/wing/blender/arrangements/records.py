from borders import corners, plume

from .plate import Plate, at, cut, rotated

# Narrower records have no room for their state.
LEAST_WIDTH_WITH_STATE = 3.4


def records(scene):
    """
    A window with records let into it: each lies in a hole of its outline. The window's upper left corner is the
    origin. Parameters: RecordsScene in ../../cut-scenes.ts.
    """
    gap, thickness, height, lift = scene['gap'], scene['thickness'], scene['recordHeight'], scene['recordLift']
    plates, holes = [], []
    for number, row in enumerate(scene['rows']):
        x, bottom = scene['recordsLeft'], -scene['headerHeight'] - scene['rowPitch'] * number - height
        for width, color, text_color, chip_color, lines in row:
            box = (x, bottom, width, height)
            holes.append(plume(*box, gap=gap))
            plates.append(cut(plume(*box), color, at(0, 0, lift), thickness))
            plates += printed(at(x, bottom + height / 2, thickness / 2 + lift), width, height, text_color, chip_color, lines)
            x += width + scene['recordGap']
    return [window(scene, holes), *plates, *header(scene)]


def window(scene, holes):
    radius = scene['cornerRadius']
    border = corners(0, -scene['height'], scene['width'], scene['height'], [radius, radius, 0.06, radius])
    return cut(border, scene['windowColor'], at(0, 0, 0), scene['thickness'], holes=holes)


def header(scene):
    """Three buttons and an address bar."""
    face = at(0, -scene['headerHeight'] / 2 + 0.06, scene['thickness'] / 2)
    buttons = [dot(face @ at(0.5 + 0.34 * number, 0), 0.2, 'sky') for number in range(3)]
    return [*buttons, line(face, 1.7, scene['width'] - scene['recordsLeft'] - 1.7, 0.4, 'azure')]


def dot(face, size, color):
    return Plate('plume', size, size, color, face @ at(0, -size / 2, 0.02), thickness=0.05, edge=0.015)


def line(face, x, length, height, color):
    """A bar from `x` to the right."""
    return Plate('bar', length, height, color, face @ at(x, 0, 0.02) @ rotated(-90), thickness=0.05, edge=0.015)


def printed(face, width, height, text_color, chip_color, lines):
    """A record's icon, its words as lines, and its state at the right end if there is room for it."""
    marks = [dot(face @ at(0.6 * height, 0), 0.5 * height, chip_color)]
    if lines:
        first_length, second_length = lines
        marks.append(line(face @ at(0, 0.14 * height), 1.15 * height, first_length, 0.13 * height, text_color))
        marks.append(line(face @ at(0, -0.16 * height), 1.15 * height, second_length, 0.1 * height, chip_color))
    if width > LEAST_WIDTH_WITH_STATE:
        marks.append(line(face, width - 1.35 * height, 0.9 * height, 0.42 * height, chip_color))
    return marks
