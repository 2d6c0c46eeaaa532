import random

from .plate import Plate, at, rotated

SHORTEST_WORD, ACCENT_WORD = 0.8, 3.4
WORD_WIDTHS = (SHORTEST_WORD, 1.3, 1.7, 2.2, 2.7, 3.1)
WORD_HEIGHT, WORD_GAP = 0.8, 0.26


def lines(scene):
    """
    A text as plates: words of various widths in lines, one of them lifted off the sheet.
    Parameters: LinesScene in ../../product-scenes.ts.
    """
    rng = random.Random(scene['seed'])
    plates = []
    for row in range(scene['rows']):
        x = 0.0
        number = 0
        while x < scene['width']:
            is_accent = [row, number] == scene['accent']
            width = ACCENT_WORD if is_accent else rng.choice(WORD_WIDTHS)
            color = 'signal' if is_accent else rng.choice(scene['colors'])
            height = scene['accentLift'] if is_accent else 0.12
            tilt = scene['accentTilt'] if is_accent else 0
            place = at(x + width / 2, -row * scene['linePitch'], height) @ rotated(tilt, 'Y')
            plates.append(Plate(word_shape(width, rng), WORD_HEIGHT, width, color, place, thickness=0.22))
            x += width + WORD_GAP
            number += 1
    return plates


def word_shape(width, rng):
    """The shortest words are plumes; of the others three in ten are cards."""
    if width == SHORTEST_WORD:
        return 'plume'
    return 'card' if rng.random() < 0.3 else 'bar'
