import random

from .plate import Plate, at, step_of


def houses(scene):
    """Houses that stand before one another, their windows plumes: dark, lit, and one hot."""
    rng = random.Random(scene['seed'])
    plates = []
    for house in scene['houses']:
        columns, rows, unit, front = house['columns'], house['rows'], house['unit'], house['z']
        width, height = (columns + 0.5) * unit, (rows + 1.5) * unit
        deep = scene['deep']
        plates.append(
            Plate('card', height, width, house['color'], at(house['x'] + width / 2, house['top'] - height, front - deep / 2),
                  thickness=deep, edge=0.05)
        )
        for row in range(rows):
            for column in range(columns):
                is_hot = [column, row] == house.get('hot')
                light = rng.random()
                tall = 0.34 if is_hot else 0.06 + 0.16 * max(0, light - 0.4)
                color = 'sundown' if is_hot else house['dark'] if light < 0.42 else step_of(scene['lit'], (light - 0.42) / 0.58)
                size = unit * 0.76
                x = house['x'] + (column + 0.75) * unit
                y = house['top'] - (row + 1.3) * unit
                plates.append(Plate('plume', size, size, color, at(x, y, front + tall / 2), thickness=tall, edge=0.018))
    return plates
