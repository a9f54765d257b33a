// riftbound.h -- the Rules of Riftbound.

#ifndef RIFTBOUND_H
#define RIFTBOUND_H

#include "engine/cards/rules.h"

// The one table by which everything else plays Riftbound.
const Rules *riftbound_rules(void);

#endif
