// phase_end.c -- the numbers that say in whose phase a change ends (phase_end.h).
//
// They are the game's own Ends: a row for each phase, with a column for each seat and one for
// every player. Saved games have them.

#include "engine/riftbound/position/phase_end.h"

#include "engine/kernel/table/modifier.h"

enum { COLUMNS = SEATS_MAX + 1 };

_Static_assert(ENDS_OWN + PHASE_COUNT * COLUMNS <= ENDS_ATTACHED,
               "an Ends is one byte");

int phase_end_of(Phase phase, PlayerId player)
{
    if (player == NOBODY) return ENDS_OVER;
    return ENDS_OWN + (int)phase * COLUMNS + player;
}

PlayerId phase_end_player(int ends)
{
    if (ends < ENDS_OWN || ends >= ENDS_OWN + PHASE_COUNT * COLUMNS) return NOBODY;
    ends = (ends - ENDS_OWN) % COLUMNS;
    return ends == PHASE_END_ANYONE ? NOBODY : (PlayerId)ends;
}

void phase_end_now(Table *table, Phase phase, PlayerId player)
{
    modifier_end_all(table, (Ends)phase_end_of(phase, player));
    modifier_end_all(table, (Ends)phase_end_of(phase, PHASE_END_ANYONE));
}
