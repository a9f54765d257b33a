// trail_open.c -- begins a trail, and goes its ways again when cards have changed.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"
#include "engine/kernel/base/err.h"
#include "tools/try/trail_inside.h"

int trail_place(Trail *trail, Err *err)
{
    Session *session = trail->stock.session;

    if (origin_begin(&trail->origin, session, trail->scene, err)) return -1;
    session->table.asks_all = true;
    return 0;
}

void trail_begin(Trail *trail)
{
    trail_run(trail);
    if (!trail->n) (void)trail_add(trail, -1, (Said){0});
    trail_fill(trail, 0);
}

static int go_to_position(Trail *trail, Err *err)
{
    int n;

    if (trail_place(trail, err)) return -1;
    trail_begin(trail);
    Said *list = origin_answers(&trail->origin, trail->stock.session, &n, &trail->note);
    if (n) {
        (void)trail_go(trail, 0);
        const int used = trail_follow(trail, list, n);
        trail_leave(trail, list + used, n - used);
    }
    for (int i = 0; i < n; i++) said_free(&list[i]);
    free(list);
    return 0;
}

Trail *trail_open(const OriginWish *wish, Err *err)
{
    Trail *trail = calloc(1, sizeof *trail);

    ASSERT(trail);
    trail->note = "";
    trail->scene = calloc(1, sizeof *trail->scene);
    ASSERT(trail->scene);
    if (!origin_find(&trail->origin, wish, err) &&
        !stock_open(&trail->stock, wish->db, trail->origin.game, err) &&
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

        said_free(&moment->said);
        free(moment->game);
        free(moment->story);
    }
    free(trail->moments);
    free(trail->left);
    free(trail->scene);
    stock_close(&trail->stock);
    origin_close(&trail->origin);
    free(trail);
}
