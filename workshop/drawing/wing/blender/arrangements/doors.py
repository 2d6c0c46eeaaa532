from mathutils import Matrix

from .plate import Plate, at
from .signs.bell_sign import bell_sign
from .signs.board_sign import board_sign
from .signs.car_sign import car_sign
from .signs.church_sign import church_sign
from .signs.clock_sign import clock_sign
from .signs.ticket_sign import ticket_sign

SIGNS = {'car': car_sign, 'church': church_sign, 'bell': bell_sign, 'ticket': ticket_sign, 'board': board_sign, 'clock': clock_sign}


def doors(scene):
    """
    Plates with a sign each, their faces in the plane z = 0.
    Parameters: DoorsScene in ../../product-scenes.ts.
    """
    thickness = scene['thickness']
    plates = []
    for door in scene['doors']:
        x, y = door['at']
        width, height = door['size']
        place = at(x, y, -thickness / 2)
        plates.append(Plate(scene['shape'], height, width, door['color'], place, thickness=thickness, edge=scene['edge']))
        face = at(x, y + height - door['signDrop']) @ Matrix.Scale(scene['signScale'], 4)
        plates += SIGNS[door['sign']](face, door['color'])
    return plates
