"""By the name a plate calls them. An outline answers a closed border, counter-clockwise, from the origin along +y."""

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
from .window import window

OUTLINES = {
    outline.__name__: outline
    for outline in (
        arch, bar, barb, cabin, car, card, coupe, device, feather, gable, leaf, nib,
        pane, panel, plume, shaft, shift, steeple, strip, ticket, window,
    )
}

# Where in its length an outline's middle lies: the point that sees all of the border. Half way where none is named.
MIDDLES = {'feather': 0.62, 'nib': 0.36, 'ticket': 0.72}
