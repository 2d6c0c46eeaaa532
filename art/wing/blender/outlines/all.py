"""By the name a plate calls them. An outline answers a closed border, counter-clockwise, from the origin along +y."""

from .bar import bar
from .card import card
from .feather import feather
from .plume import plume
from .window import window

OUTLINES = {outline.__name__: outline for outline in (bar, card, feather, plume, window)}

# Where in its length an outline's middle lies: the point that sees all of the border. Half way where none is named.
MIDDLES = {'feather': 0.62}
