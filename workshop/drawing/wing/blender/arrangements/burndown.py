import random

from .plate import Plate, at, color_at, rotated

THICKNESS = 0.36
# The two lines of text on a card: how far from its upper edge, and how long, in shares of its size.
LINES = ((0.38, 0.46), (0.58, 0.3))


def burndown(scene):
    """
    A burndown chart made of cards, with a column for each day. The top card of the accent column is lifted, in the signal color.
    The faces are near z = 0. Parameters: BurndownScene in ../../product-scenes.ts.
    """
    rng = random.Random(scene['seed'])
    width, height = scene['cardSize']
    pitch_x, pitch_y = scene['pitch']
    per_column, per_row = scene['colorSteps']
    counts = scene['cardsPerColumn']
    plates = []
    for column, row in [(column, row) for column, count in enumerate(counts) for row in range(count)]:
        is_accent = column == scene['accentColumn'] and row == counts[column] - 1
        share = per_column * column + per_row * row + rng.uniform(-0.045, 0.045)
        color, text_color = ('signal', 'night') if is_accent else color_at(scene['colors'], share)
        lift = scene['accentLift'] if is_accent else rng.uniform(0, 0.05)
        tilt = 0 if is_accent else rng.uniform(-0.7, 0.7)
        place = at(column * pitch_x, row * pitch_y, lift - THICKNESS / 2) @ rotated(tilt)
        plates.append(Plate('leaf', height, width, color, place @ at(width / 2, 0), thickness=THICKNESS, edge=0.05))
        for drop, length in LINES:
            line_height = 0.1 * height
            line_place = place @ at(width * (0.16 + length / 2), height * (1 - drop) - line_height / 2, 0.19)
            plates.append(Plate('bar', line_height, width * length, text_color, line_place, thickness=0.06, edge=0.02))
    return plates
