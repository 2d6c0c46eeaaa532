from .plate import Plate, at, turn


def formation(scene):
    """Two lines of plumes that fly one course in a right angle, their points ahead; the inner line joins with its first."""
    plates = []

    def add(across, down, size, color, height):
        place = at(-across * scene['apart'], -down * scene['apart'], height) @ turn(180)
        plates.append(Plate('plume', size, size, color, place @ at(0, -size / 2), thickness=scene['thick'], edge=0.025))

    for line, inset in ((scene['outer'], 0), (scene['inner'], 1.02)):
        for i in range(line['count']):
            size = scene['apart'] * (line['size'] - line['shrink'] * i)
            height = line['height'] - line['sink'] * i
            colors = line['colors']
            if i == 0:
                add(inset, inset, size, line['first'], height)
            else:
                add(inset + i, inset, size, colors[i % len(colors)], height)
                add(inset, inset + i, size, colors[(i + 1) % len(colors)], height)
    return plates
