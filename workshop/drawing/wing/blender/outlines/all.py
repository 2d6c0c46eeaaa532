"""
All outlines by name: functions of a length and a width, in scene units, that return a closed border, counterclockwise,
above the middle of its lower side, the origin.
"""

from .arch import arch
from .bar import bar
from .barb import barb
from .cabin import cabin
from .car import car
from .card import card
from .coupe import coupe
from .device import device
from .feather import feather
from .gable import gable
from .leaf import leaf
from .nib import nib
from .pane import pane
from .panel import panel
from .plume import plume
from .shaft import shaft
from .shift import shift
from .steeple import steeple
from .strip import strip
from .ticket import ticket

OUTLINES = {
    outline.__name__: outline
    for outline in (
        arch, bar, barb, cabin, car, card, coupe, device, feather, gable, leaf, nib,
        pane, panel, plume, shaft, shift, steeple, strip, ticket,
    )
}

# The height from which all of an outline's border is visible, in shares of its length; 0.5 for the others.
MIDDLES = {'feather': 0.62, 'nib': 0.36, 'ticket': 0.72}
