from .plate import Plate, at, turn

# Rows of a drawn screen: how far up its upper edge is, in shares of the length.
ROWS = (0.76, 0.61, 0.46, 0.31)


def phones(scene):
    """A hand of panels fanned round one point; the last, in the plane z = 0, is a phone with a picture, the one before has a hot row."""
    length, width, count = scene['length'], scene['width'], len(scene['panels'])
    plates = []
    for number, (color, ink) in enumerate(scene['panels']):
        angle = scene['first'] - number * scene['step']
        place = at(*scene['pivot'], (number - count) * scene['story'] - 0.4) @ turn(angle) @ at(0, scene['inner'])
        plates.append(Plate('panel', length, width, color, place, thickness=0.2, edge=0.05))
        hot = scene['hot'] if number == count - 1 else None
        plates += drawn_screen(place @ at(0, 0, 0.1), length, width, ink, hot)
    place = at(*scene['pivot'], -0.215) @ turn(scene['first'] - count * scene['step']) @ at(0, scene['inner'])
    bezel = 0.14
    plates.append(Plate('device', length, width, '#0e1b3f', place, thickness=0.42, edge=0.1))
    glass = place @ at(0, bezel, 0.215)
    plates.append(Plate('device', length - 2 * bezel, width - 2 * bezel, 'chalk', glass, thickness=0.03, edge=0.008, picture=scene['screen']))
    return plates


def drawn_screen(face, length, width, ink, hot):
    """A heading and a list, each line behind its plume; only the left of it is seen."""
    marks = [('bar', 0.034, 0.5, -0.15, 0.9, ink)]
    for row, up in enumerate(ROWS):
        plume = 'signal' if row == hot else ink
        marks += [('plume', 0.085, 0.18, -0.3, up, plume), ('bar', 0.027, 0.5, 0.1, up + 0.054, ink), ('bar', 0.02, 0.3, 0, up + 0.008, ink)]
    return [Plate(shape, long * length, wide * width, color, face @ at(x * width, y * length, 0.02), thickness=0.07, edge=0.02) for shape, long, wide, x, y, color in marks]
