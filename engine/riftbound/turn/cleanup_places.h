// cleanup_places.h -- steps 4 to 10 of a cleanup: who may stand where, and what begins there.

#ifndef CLEANUP_PLACES_H
#define CLEANUP_PLACES_H

#include "engine/riftbound/turn/survey.h"

// Returns whether these steps would find nothing to do.
bool cleanup_places_are_quiet(const Table *table, const Survey *survey);

// Takes these steps: players lose battlefields, what stands in a place of others goes home,
// and at most one showdown or combat begins (323.6-14).
void cleanup_places_settle(Table *table, Survey *survey);

#endif
