from .plate import Plate, at, step_of, turn


def helix(scene):
    """A winding stair of feathers round an axis, dark at the foot."""
    plates = []
    count = scene['count']
    for i in range(count):
        t = i / (count - 1)
        length = scene['length'] * (1 - scene['narrowing'] * t)
        color = 'sundown' if i == scene['hot'] else step_of(scene['colors'], t + (0.05 if i % 3 == 0 else 0))
        place = at(0, 0, i * scene['rise']) @ turn(scene['first'] + i * scene['turn']) @ at(0, scene['eye'] * (1 - 0.5 * t)) @ turn(scene['roll'], 'Y')
        plates.append(Plate('feather', length, scene['width'] * (1 - 0.4 * scene['narrowing'] * t), color, place, thickness=0.07, cup=0.04))
    return plates
