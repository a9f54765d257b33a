// riftbound_play.c -- Riftbound's rows of Play, a part each from the files beside it.

#include "engine/riftbound/front/riftbound_play.h"

#include "engine/riftbound/front/riftbound_bots.h"
#include "engine/riftbound/front/riftbound_position.h"

const Play riftbound_play = {
    .position = &riftbound_position,
    .bots = &riftbound_bots,
};
