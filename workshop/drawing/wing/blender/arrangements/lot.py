from .car import car
from .plate import Plate, at, rotated


def lot(scene):
    """
    A parking lot from above: rows of bays, the cars in them, and one car on its way out.
    Parameters: LotScene in ../../product-scenes.ts.
    """
    bay_width, bay_depth = scene['bayWidth'], scene['bayDepth']
    ground = at(*scene['at']) @ rotated(scene['angle'])
    plates = []
    for row in scene['rows']:
        y = row['y']
        for bay in range(*row.get('bays', scene['bays'])):
            line_place = ground @ at((bay - 0.5) * bay_width, y - bay_depth / 2)
            plates.append(Plate('bar', bay_depth, 0.09, scene['lineColor'], line_place, thickness=0.08, edge=0.03))
        for number, color in enumerate(row['cars']):
            if color:
                plates += car(ground @ at((row['firstBay'] + number) * bay_width, y), color)
    x, y, heading = scene['leaving']
    return plates + car(ground @ at(x, y) @ rotated(heading), 'signal')
