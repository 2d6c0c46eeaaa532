"""All arrangements by name: functions that take a scene and return its plates."""

from .abacus import abacus
from .attention import attention
from .burndown import burndown
from .docked import docked
from .doors import doors
from .dusk import dusk
from .fan import fan
from .lines import lines
from .lot import lot
from .nib import nib
from .phones import phones
from .quill import quill
from .records import records
from .scales import scales
from .scores import scores
from .screens import screens
from .seeds import seeds
from .shifts import shifts
from .shingles import shingles
from .streams import streams
from .terraces import terraces
from .tickets import tickets
from .wall import wall

ARRANGEMENTS = {
    arrange.__name__: arrange
    for arrange in (
        abacus, attention, burndown, docked, doors, dusk, fan, lines, lot,
        nib, phones, quill, records, scales, scores, screens, seeds, shifts, shingles, streams, terraces, tickets, wall,
    )
}
