"""The towers of a city as sheets of paper, each with its roof and its windows as upright bars."""

from .plate import Plate, at, cut
from outlines.through import through

# Roofs from the left eave to the right one: shares of the width across, of the width up.
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
    'dome': tuple(through(((0, -0.5), (0.07, -0.24), (0.25, -0.06), (0.5, 0), (0.75, -0.06), (0.93, -0.24), (1, -0.5)))),
}
EAVES = {name: min(up for _, up in roof) for name, roof in ROOFS.items()}


def tower(form):
    """`lit` are the numbers of its bright windows from the left; `top` is the height of its roof, `foot` of its ground."""
    left, width, top, z = form['left'], form['width'], form['top'], form['z']
    roof = [(left + x * width, top + up * width) for x, up in ROOFS[form['roof']]]
    plates = [cut([(left + width, form['foot']), *reversed(roof), (left, form['foot'])], form['color'], at(0, 0, z), 0.16)]
    count, lit = form['windows'], form['lit']
    step = width / (count + 1)
    upper = top + EAVES[form['roof']] * width - 0.26
    for i in range(count):
        high = upper - 0.2 * (i % 2) * (width > 0.8)
        low = max(form['foot'] + 0.1, high - form['tall'])
        color = 'sky' if i in lit else form['dark']
        plates.append(
            Plate('bar', high - low, 0.055 if i in lit else 0.05, color, at(left + step * (i + 1), low, z + 0.08), thickness=0.05)
        )
    return plates
