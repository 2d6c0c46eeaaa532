from .car import car
from .plate import Plate, at, turn


def lot(scene):
    """A car park from above: rows of bays, what stands in each by its color or None, and one car on its way out."""
    pitch, deep = scene['pitch'], scene['deep']
    all_of_it = at(*scene['at']) @ turn(scene['turn'])
    plates = []
    for row in scene['rows']:
        y = row['y']
        for bay in range(*row.get('bays', scene['bays'])):
            line = all_of_it @ at((bay - 0.5) * pitch, y - deep / 2)
            plates.append(Plate('bar', deep, 0.09, scene['lines'], line, thickness=0.08, edge=0.03))
        for number, color in enumerate(row['cars']):
            if color:
                plates += car(all_of_it @ at((row['first'] + number) * pitch, y), color)
    x, y, heading = scene['leaving']
    return plates + car(all_of_it @ at(x, y) @ turn(heading), 'signal')
