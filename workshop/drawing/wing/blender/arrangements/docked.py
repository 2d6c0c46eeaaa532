from borders import corners, plume, without_bite

from .plate import at, cut


def docked(scene):
    """
    A long table seen from above, its middle at the origin, with a bite for every seat, so that a seat stands half in it.
    Parameters: DockedScene in ../../cut-scenes.ts.
    """
    size, overhang, radius = scene['seatSize'], scene['seatOverhang'], scene['cornerRadius']
    width, height = scene['tableSize']
    table = corners(-width / 2, -height / 2, width, height, [radius, radius, 0.05, radius])
    middles = [(-width / 2 - overhang, 0, scene['headSeatColor'])]
    for colors, side in ((scene['upperSeatColors'], 1), (scene['lowerSeatColors'], -1)):
        first_x = scene['rowOffset'] - (len(colors) - 1) / 2 * scene['seatPitch']
        y = side * (height / 2 + overhang)
        middles += [(first_x + number * scene['seatPitch'], y, color) for number, color in enumerate(colors)]
    seats = []
    for x, y, color in middles:
        box = (x - size / 2, y - size / 2, size, size)
        table = without_bite(table, plume(*box, gap=scene['gap']))
        seats.append(cut(plume(*box), color, at(0, 0, 0), scene['thickness']))
    return [cut(table, scene['tableColor'], at(0, 0, 0), scene['thickness']), *seats]
