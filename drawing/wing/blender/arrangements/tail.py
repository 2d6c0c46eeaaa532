import math

from .plate import Plate, at, step_of, turn


def half_width(feather, t):
    """How far the vane reaches from the stem at a share of the stem's length: soon full, closed at the end in a curve."""
    growth = math.sin(math.pi / 2 * min(1, t / 0.3)) ** 0.7
    last = max(0, (t - feather['round']) / (1 - feather['round']))
    return feather['half'] * growth * max(0, 1 - last**2) ** 0.7


def barb_length(feather, t, angle):
    """From its root until the vane's edge, so that the ends of all make one line. Bisected: the edge comes nearer all the way."""
    along, aside = math.cos(math.radians(angle)) / feather['length'], math.sin(math.radians(angle))
    short, long = 0, 2 * feather['half'] / aside
    for _ in range(24):
        middle = (short + long) / 2
        if middle * aside < half_width(feather, t + middle * along):
            short = middle
        else:
            long = middle
    return long


def barb(scene, feather, t, side):
    """It leaves the stem toward the feather's end and bends on that way; the later lie lower."""
    angle, sweep = scene['root'], scene['sweep']
    length = barb_length(feather, t, angle - sweep / 2)
    low, high = feather.get('hot', (2, 2))
    color = 'sundown' if low <= t < high else step_of(feather['colors'], (t * feather['bands']) % 1)
    root = at(0, feather['length'] * t, 0.3 - 0.2 * t)
    place = root @ turn(-side * angle) @ turn(side * scene['tuck'], 'Y')
    return Plate('barb', length, scene['width'], color, place, thickness=0.07, cup=0.02, bend=-0.16, sweep=-side * sweep)


def tail(scene):
    """Long feathers hanging side by side, each a stem with a vane of fine barbs on both sides."""
    plates = []
    for feather in scene['feathers']:
        hang = at(feather['x'], feather['top'], feather['z']) @ turn(180 + feather['turn'])
        length = feather['length']
        plates.append(Plate('shaft', length * 0.99, scene['stem'], feather['shaft'], hang @ at(0, 0, 0.32), thickness=0.14))
        count = round(length * scene['density'])
        for i in range(count):
            strands = [barb(scene, feather, (i + 0.5) / count, side) for side in (1, -1)]
            # Shorter than wide, at the very end, a barb would be a crumb.
            for strand in strands:
                if strand.length > strand.width * 1.2:
                    strand.place = hang @ strand.place
                    plates.append(strand)
    return plates
