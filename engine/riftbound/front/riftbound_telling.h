// riftbound_telling.h -- Riftbound's rows of PlayTelling: the sentences of the log.

#ifndef RIFTBOUND_TELLING_H
#define RIFTBOUND_TELLING_H

#include "engine/play/play_telling.h"

extern const PlayTelling riftbound_telling;

#endif
