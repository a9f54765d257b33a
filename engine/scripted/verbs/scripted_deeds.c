// scripted_deeds.c -- what a game in Lua does in the verbs that every game has.

#include "engine/scripted/verbs/scripted_deeds.h"

const Deeds scripted_deeds = {
    .wants_names = true,
};
