// tried_renew.c -- loads changed files into the game that is tried.

#include "engine/base/err.h"
#include "tools/try/tried.h"

static int place_again(void *tried_of, Session *session, Err *err)
{
    (void)session; // the trail has it
    return tried_place(tried_of, err);
}

// Lets the game go on with the cards of [renewed].
static int go_over(TriedGame *tried, const MemoryDb *renewed, const char *const *cards,
                   Renewal *renewal, Err *err)
{
    MemoryDb old = tried->memory;
    const RenewalPlan plan = {.trail = &tried->trail,
                              .session = renewed->session,
                              .cards = cards,
                              .place = place_again,
                              .self = tried};

    if (renewal_make(&plan, renewal, err)) return -1;
    tried_take(tried, renewed);
    memory_db_close(&old);
    return 0;
}

int tried_renew(TriedGame *tried, const char *const *paths, int paths_n,
                Renewal *renewal, Err *err)
{
    MemoryDbChange change = {.paths = paths, .paths_n = paths_n, .arena = arena_new()};
    MemoryDb renewed = {0};
    const int at = tried->trail.at;
    int failed;

    *renewal = (Renewal){.wanted = at, .reached = at, .parted = -1};
    failed = start_position_is_repeatable(&tried->start)
                 ? memory_db_renew(&tried->memory, &change, &renewed, err)
                 : err_set(err,
                           CODE_DATA,
                           "a saved game goes on only with the cards that saved it");
    if (!failed) {
        failed = go_over(tried, &renewed, change.cards, renewal, err);
        if (failed) memory_db_close(&renewed);
    }
    arena_free(change.arena);
    return failed ? -1 : 0;
}
