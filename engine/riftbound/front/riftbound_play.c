// riftbound_play.c -- Riftbound's rows of Play, a part each from the files beside it.

#include "engine/riftbound/front/riftbound_play.h"

#include "engine/riftbound/front/riftbound_bots.h"

const Play riftbound_play = {
    .bots = &riftbound_bots,
};
