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
    """Plates with a sign each, their faces in the plane z = 0. A door says its middle, its lower edge and its size."""
    plates = []
    for door in scene['doors']:
        x, y = door['at']
        width, height = door['size']
        thickness = scene['thick']
        plates.append(Plate(scene['shape'], height, width, door['color'], at(x, y, -thickness / 2), thickness=thickness, edge=scene['edge']))
        plates += SIGNS[door['sign']](at(x, y + height - door['down']) @ Matrix.Scale(scene['signs'], 4), door['color'])
    return plates
