"""By the name a scene calls them."""

from .attention import attention
from .burndown import burndown
from .doors import doors
from .dusk import dusk
from .fan import fan
from .lines import lines
from .lot import lot
from .phones import phones
from .quill import quill
from .scores import scores
from .screens import screens
from .seeds import seeds
from .shifts import shifts
from .shingles import shingles
from .streams import streams
from .terraces import terraces
from .tickets import tickets

ARRANGEMENTS = {
    arrange.__name__: arrange
    for arrange in (
        attention, burndown, doors, dusk, fan, lines, lot,
        phones, quill, scores, screens, seeds, shifts, shingles, streams, terraces, tickets,
    )
}
