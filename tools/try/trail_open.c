// trail_open.c -- begins a trail, and goes its ways again when cards have changed.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"
#include "engine/kernel/base/err.h"
#include "tools/try/trail_inside.h"

int trail_place(Trail *trail, Err *err)
{
    Session *session = trail->memory.session;

    if (start_position_begin(&trail->start, session, trail->scene, err)) return -1;
    session->table.asks_all = true;
    return 0;
}

void trail_begin(Trail *trail)
{
    trail_run(trail);
    if (!trail->n) (void)trail_add(trail, -1, (SpokenAnswer){0});
    trail_fill(trail, 0);
}

static int go_to_position(Trail *trail, Err *err)
{
    int n;

    if (trail_place(trail, err)) return -1;
    trail_begin(trail);
    SpokenAnswer *list =
        start_position_answers(&trail->start, trail->memory.session, &n, &trail->note);
    if (n) {
        (void)trail_go(trail, 0);
        const int used = trail_follow(trail, list, n);
        trail_leave(trail, list + used, n - used);
    }
    for (int i = 0; i < n; i++) spoken_answer_free(&list[i]);
    free(list);
    return 0;
}

Trail *trail_open(const StartWish *wish, Err *err)
{
    Trail *trail = calloc(1, sizeof *trail);

    ENOUGH(trail);
    trail->note = "";
    trail->scene = calloc(1, sizeof *trail->scene);
    ENOUGH(trail->scene);
    if (!start_position_find(&trail->start, wish, err) &&
        !memory_db_open(&trail->memory, wish->db, trail->start.game, err) &&
        !go_to_position(trail, err))
        return trail;
    trail_close(trail);
    return NULL;
}

void trail_close(Trail *trail)
{
    if (!trail) return;
    trail_leave(trail, NULL, 0);
    for (int i = 0; i < trail->n; i++) {
        Moment *moment = &trail->moments[i];

        spoken_answer_free(&moment->spoken);
        free(moment->game);
        free(moment->story);
    }
    free(trail->moments);
    free(trail->left);
    free(trail->scene);
    memory_db_close(&trail->memory);
    start_position_close(&trail->start);
    free(trail);
}
