// riftbound_deeds.h -- what the rulebook does in the verbs that every game has.

#ifndef RIFTBOUND_DEEDS_H
#define RIFTBOUND_DEEDS_H

#include "engine/verbs/deeds.h"

extern const Deeds riftbound_deeds;

#endif
