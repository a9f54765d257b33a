// riftbound_new.h -- Riftbound's rows of PlayNew.

#ifndef RIFTBOUND_NEW_H
#define RIFTBOUND_NEW_H

#include "engine/play/play_new.h"

extern const PlayNew riftbound_new;

#endif
