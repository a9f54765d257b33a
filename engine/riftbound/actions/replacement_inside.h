// replacement_inside.h -- the effects that would replace an event, and applying one.

#ifndef REPLACEMENT_INSIDE_H
#define REPLACEMENT_INSIDE_H

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/replacement.h"

enum { CANDIDATES_MAX = 16 };

typedef struct {
    Active ability;
    Env env;
} Candidate;

// The abilities of [sort] that apply to [event], CANDIDATES_MAX at most.
int replacement_candidates(const Table *table, const Event *event, int kind,
                           Candidate *found);

// Whether its controller lets it apply; its cost is paid then.
bool replacement_accept(Table *table, Candidate *candidate);

// Does what happens instead.
void replacement_apply_one(Table *table, Candidate *candidate);

#endif
