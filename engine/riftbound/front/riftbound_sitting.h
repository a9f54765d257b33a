// riftbound_sitting.h -- Riftbound's rows of PlaySitting.

#ifndef RIFTBOUND_SITTING_H
#define RIFTBOUND_SITTING_H

#include "engine/play/play_sitting.h"

extern const PlaySitting riftbound_sitting;

#endif
