"""By the name a scene calls them."""

from .assembly import assembly
from .burndown import burndown
from .doors import doors
from .fan import fan
from .files import files
from .helix import helix
from .lines import lines
from .lot import lot
from .phones import phones
from .scales import scales
from .scores import scores
from .shifts import shifts
from .streams import streams
from .tail import tail
from .terraces import terraces
from .tickets import tickets

ARRANGEMENTS = {
    arrange.__name__: arrange
    for arrange in (assembly, burndown, doors, fan, files, helix, lines, lot, phones, scales, scores, shifts, streams, tail, terraces, tickets)
}
