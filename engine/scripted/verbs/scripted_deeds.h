// scripted_deeds.h -- what a game in Lua does in the verbs that every game has.

#ifndef SCRIPTED_DEEDS_H
#define SCRIPTED_DEEDS_H

#include "engine/verbs/deeds.h"

extern const Deeds scripted_deeds;

#endif
