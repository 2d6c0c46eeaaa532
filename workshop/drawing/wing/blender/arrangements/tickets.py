from .plate import Plate, at, turn

# Bars of the code on the stub: from the left, each [gap before it, its width], in shares of the ticket's width.
CODE = ((0, 0.06), (0.07, 0.03), (0.035, 0.085), (0.055, 0.05), (0.07, 0.03), (0.035, 0.05), (0.06, 0.085))


def tickets(scene):
    """A fan of tickets round one point, each above the next, the first at z = 0. A ticket is [color, color of its print]."""
    plates = []
    length, width = scene['length'], scene['width']
    for number, (color, ink) in enumerate(scene['tickets']):
        angle = scene['first'] + number * scene['step']
        story = -number * scene['story']
        place = at(*scene['pivot'], story) @ turn(angle - 90) @ at(0, scene['inner'])
        plates.append(Plate('ticket', length, width, color, place, thickness=0.18, edge=0.04))
        plates += stamped(place @ at(0, 0, 0.1), length, width, ink)
    return plates


def stamped(face, length, width, ink):
    """What is printed on a ticket: its code, the perforation and two lines."""
    marks = []
    x = -0.27 * width
    for gap, wide in CODE:
        x += gap * width
        marks.append(('strip', 0.11 * length, wide * width, x + wide * width / 2, 0.81 * length))
        x += wide * width
    marks += [('bar', 0.05 * width, 0.05 * width, (k - 2) * 0.15 * width, 0.72 * length - 0.025 * width) for k in range(5)]
    marks += [('bar', 0.4 * length, 0.085 * width, -0.25 * width, 0.24 * length), ('bar', 0.22 * length, 0.085 * width, -0.07 * width, 0.42 * length)]
    return [Plate(shape, long, wide, ink, face @ at(x, y), thickness=0.05, edge=0.015) for shape, long, wide, x, y in marks]
