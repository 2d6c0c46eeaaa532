"""By the name a scene calls them."""

from .assembly import assembly
from .fan import fan
from .files import files
from .helix import helix
from .lines import lines
from .scales import scales
from .scores import scores
from .streams import streams
from .tail import tail
from .terraces import terraces

ARRANGEMENTS = {
    arrange.__name__: arrange
    for arrange in (assembly, fan, files, helix, lines, scales, scores, streams, tail, terraces)
}
