"""By the name a scene calls them."""

from .assembly import assembly
from .attention import attention
from .burndown import burndown
from .doors import doors
from .dusk import dusk
from .fan import fan
from .files import files
from .formation import formation
from .helix import helix
from .lines import lines
from .lot import lot
from .phones import phones
from .quill import quill
from .scales import scales
from .scores import scores
from .screens import screens
from .seeds import seeds
from .shifts import shifts
from .streams import streams
from .tail import tail
from .terraces import terraces
from .tickets import tickets

ARRANGEMENTS = {
    arrange.__name__: arrange
    for arrange in (
        assembly, attention, burndown, doors, dusk, fan, files, formation, helix, lines, lot, phones, quill, scales, scores,
        screens, seeds, shifts, streams, tail, terraces, tickets,
    )
}
