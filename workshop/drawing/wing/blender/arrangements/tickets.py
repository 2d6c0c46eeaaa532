from .plate import Plate, at, rotated

# The bars of the code on the stub, from the left: (gap before the bar, its width), in shares of the ticket's width.
CODE_BARS = ((0, 0.06), (0.07, 0.03), (0.035, 0.085), (0.055, 0.05), (0.07, 0.03), (0.035, 0.05), (0.06, 0.085))


def tickets(scene):
    """
    The plates of a fan of tickets around one point, each above the next, the first at z = 0.
    Parameters: TicketsScene in ../../product-scenes.ts.
    """
    plates = []
    length, width = scene['length'], scene['width']
    for index, (color, print_color) in enumerate(scene['tickets']):
        angle = scene['firstAngle'] + index * scene['angleStep']
        height = -index * scene['layerSpacing']
        place = at(*scene['pivot'], height) @ rotated(angle - 90) @ at(0, scene['innerRadius'])
        plates.append(Plate('ticket', length, width, color, place, thickness=0.18, edge=0.04))
        plates += printed_marks(place @ at(0, 0, 0.1), length, width, print_color)
    return plates


def printed_marks(front, length, width, color):
    """The plates of what is printed on a ticket: its code, the perforation and two lines. `front` brings them onto its front."""
    # Each is (shape, length, width, x, y), with x and y of the middle of its lower edge.
    marks = []
    x = -0.27 * width
    for gap_share, width_share in CODE_BARS:
        bar_width = width_share * width
        x += gap_share * width
        marks.append(('strip', 0.11 * length, bar_width, x + bar_width / 2, 0.81 * length))
        x += bar_width
    dot_size = 0.05 * width
    marks += [('bar', dot_size, dot_size, (dot - 2) * 0.15 * width, 0.72 * length - dot_size / 2) for dot in range(5)]
    marks.append(('bar', 0.4 * length, 0.085 * width, -0.25 * width, 0.24 * length))
    marks.append(('bar', 0.22 * length, 0.085 * width, -0.07 * width, 0.42 * length))
    return [
        Plate(shape, mark_length, mark_width, color, front @ at(x, y), thickness=0.05, edge=0.015)
        for shape, mark_length, mark_width, x, y in marks
    ]
