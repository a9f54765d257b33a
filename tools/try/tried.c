// tried.c -- begins a game that is tried, and goes to its position.

#include "tools/try/tried.h"

#include <stdlib.h>

#include "engine/base/base.h"
#include "engine/base/err.h"

void tried_take(TriedGame *tried, const MemoryDb *memory)
{
    tried->memory = *memory;
    tried->trail.session = memory->session;
}

int tried_place(TriedGame *tried, Err *err)
{
    Trail *trail = &tried->trail;
    const int failed =
        start_position_begin(&tried->start, trail->session, trail->scene, err);

    trail->chance = start_position_chance(&tried->start);
    if (failed) return -1;
    trail->session->table.asks_all = true;
    trail->name = start_position_name(&tried->start);
    return 0;
}

static int go_to_position(TriedGame *tried, Err *err)
{
    Trail *trail = &tried->trail;
    int n;

    if (tried_place(tried, err)) return -1;
    trail_begin(trail);
    SpokenAnswer *list =
        start_position_answers(&tried->start, trail->session, &n, &trail->note);
    if (n) {
        (void)trail_go(trail, 0);
        const int used = trail_follow(trail, list, n);
        trail_leave(trail, list + used, n - used);
    }
    for (int i = 0; i < n; i++) spoken_answer_free(&list[i]);
    free(list);
    return 0;
}

TriedGame *tried_open(const StartWish *wish, Err *err)
{
    TriedGame *tried = calloc(1, sizeof *tried);
    MemoryDb memory;

    ENOUGH(tried);
    trail_init(&tried->trail, &trail_rights[TRAIL_MAKER], NULL, &tried->scene);
    tried->trail.open = true;
    if (!start_position_find(&tried->start, wish, err) &&
        !memory_db_open(&memory, wish->db, tried->start.game, err)) {
        tried_take(tried, &memory);
        if (!go_to_position(tried, err)) return tried;
    }
    tried_close(tried);
    return NULL;
}

void tried_close(TriedGame *tried)
{
    if (!tried) return;
    trail_free(&tried->trail);
    memory_db_close(&tried->memory);
    start_position_close(&tried->start);
    free(tried);
}
