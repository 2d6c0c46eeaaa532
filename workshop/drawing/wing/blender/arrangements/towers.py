"""The towers of a city as sheets of paper, each with its roof and its windows as upright bars."""

from outlines.spline import spline

from .plate import Plate, at, cut

# Roofs from the left eave to the right one: x and y in shares of the tower's width, from its upper left corner.
ROOFS = {
    'flat': ((0, 0), (1, 0)),
    'bevel': ((0, 0), (0.74, 0), (1, -0.3)),
    'rise': ((0, -0.5), (1, 0)),
    'fall': ((0, 0), (1, -0.5)),
    'gable': ((0, -0.42), (0.5, 0), (1, -0.42)),
    'step': ((0, -0.42), (0.3, -0.42), (0.3, 0), (1, 0)),
    'crown': (
        (0, -0.62), (0.16, -0.62), (0.16, -0.46), (0.3, -0.46), (0.3, -0.3), (0.42, -0.3), (0.5, 0.2), (0.58, -0.3),
        (0.7, -0.3), (0.7, -0.46), (0.84, -0.46), (0.84, -0.62), (1, -0.62),
    ),
    'dome': tuple(spline(((0, -0.5), (0.07, -0.24), (0.25, -0.06), (0.5, 0), (0.75, -0.06), (0.93, -0.24), (1, -0.5)))),
}
# The lowest y of each roof.
EAVES = {name: min(y for _, y in roof) for name, roof in ROOFS.items()}


def tower(form, ground_height):
    """`form` is a Tower of ../../dusk-scene.ts."""
    left, width, top, z = form['left'], form['width'], form['top'], form['z']
    roof = [(left + x * width, top + y * width) for x, y in ROOFS[form['roof']]]
    border = [(left + width, ground_height), *reversed(roof), (left, ground_height)]
    return [cut(border, form['color'], at(0, 0, z), 0.16), *windows(form, ground_height)]


def windows(form, ground_height):
    width, count = form['width'], form['windows']
    step = width / (count + 1)
    highest = form['top'] + EAVES[form['roof']] * width - 0.26
    plates = []
    for number in range(count):
        # On wide towers every other window begins lower.
        top = highest - 0.2 * (number % 2) * (width > 0.8)
        bottom = max(ground_height + 0.1, top - form['windowHeight'])
        is_lit = number in form['lit']
        color = 'sky' if is_lit else form['windowColor']
        place = at(form['left'] + step * (number + 1), bottom, form['z'] + 0.08)
        plates.append(Plate('bar', top - bottom, 0.055 if is_lit else 0.05, color, place, thickness=0.05))
    return plates
