from .plate import Plate, at, rotated

# Rows of a drawn screen: the height of their lower edge, in shares of the panel's length.
ROWS = (0.76, 0.61, 0.46, 0.31)
BEZEL = 0.14


def phones(scene):
    """
    Panels fanned around one point; the last, in the plane z = 0, is a phone with a picture, and the one before it has a row
    in the signal color. Parameters: PhonesScene in ../../product-scenes.ts.
    """
    length, width, count = scene['length'], scene['width'], len(scene['panels'])

    def fanned(number, z):
        angle = scene['firstAngle'] - number * scene['angleStep']
        return at(*scene['pivot'], z) @ rotated(angle) @ at(0, scene['innerRadius'])

    plates = []
    for number, (color, row_color) in enumerate(scene['panels']):
        place = fanned(number, (number - count) * scene['layerSpacing'] - 0.4)
        plates.append(Plate('panel', length, width, color, place, thickness=0.2, edge=0.05))
        accent_row = scene['accentRow'] if number == count - 1 else None
        plates += drawn_screen(place @ at(0, 0, 0.1), length, width, row_color, accent_row)
    phone = fanned(count, -0.215)
    plates.append(Plate('device', length, width, '#0e1b3f', phone, thickness=0.42, edge=0.1))
    glass = phone @ at(0, BEZEL, 0.215)
    glass_size = (length - 2 * BEZEL, width - 2 * BEZEL)
    plates.append(Plate('device', *glass_size, 'chalk', glass, thickness=0.03, edge=0.008, picture=scene['picture']))
    return plates


def drawn_screen(face, length, width, color, accent_row):
    """A heading and a list, each row behind its plume; other panels cover all but the left of it."""
    # Shape, height in shares of the length, width in shares of the width, x and y in shares of both, color.
    marks = [('bar', 0.034, 0.5, -0.15, 0.9, color)]
    for row, y in enumerate(ROWS):
        marks += [
            ('plume', 0.085, 0.18, -0.3, y, 'signal' if row == accent_row else color),
            ('bar', 0.027, 0.5, 0.1, y + 0.054, color),
            ('bar', 0.02, 0.3, 0, y + 0.008, color),
        ]
    return [
        Plate(shape, high * length, wide * width, paint, face @ at(x * width, y * length, 0.02), thickness=0.07, edge=0.02)
        for shape, high, wide, x, y, paint in marks
    ]
