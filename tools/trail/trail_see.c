// trail_see.c -- plays the answers that led to a moment once more, before a witness.

#include "engine/kernel/base/err.h"
#include "tools/trail/trail_inside.h"

enum { ANSWERS_MOST = 300 }; // of the way, its last

void trail_see(Trail *trail, ObservationLog *seen)
{
    Table *table = &trail->session->table;
    const int end = trail->at;
    int way[ANSWERS_MOST], n = 0, first = end;
    Err ignored;

    while (n < ANSWERS_MOST && trail->moments[first].before >= 0 &&
           trail->moments[trail->moments[first].before].age == trail->age) {
        way[n++] = first;
        first = trail->moments[first].before;
    }
    trail_restore(trail, first);
    observation_log_join(seen, table);
    while (n-- > 0 && !trail_do(trail, &trail->moments[way[n]].spoken, &ignored))
        trail_run(trail);
    table->witness = seen->beside;
    trail_restore(trail, end);
}
