from .plate import Plate, at, step_of, turn


def scores(scene):
    """Feathers on one line: what hangs is criticism, what stands is praise, the stronger the farther on in its colors."""
    plates = [Plate('bar', 0.09, scene['line'], 'mist', at(scene['line'] / 2 - 0.6, -0.045, 0.16), thickness=0.09)]
    count = len(scene['scores'])
    for i, score in enumerate(scene['scores']):
        side = scene['praise'] if score > 0 else scene['criticism']
        color = 'signal' if i == scene['hot'] else step_of(side, abs(score))
        angle = (0 if score > 0 else 180) + scene['splay'] * (i / (count - 1) - 0.5)
        place = at(i * scene['step'], 0, 0.05 * i if score > 0 else 0.05 * (count - i)) @ turn(-angle) @ at(0, -0.12) @ turn(7, 'Y')
        plates.append(Plate('feather', 0.5 + abs(score) * scene['tall'], scene['width'], color, place, thickness=0.07, cup=0.04))
    return plates
