// moment.c -- keeps questions as bytes in use, so one of a usual game costs a few kilobytes.
//
// If a game is long, only its latest moments are kept whole. Earlier ones keep their
// events, unless a branch begins there.

#include "tools/protocol/moment.h"

#include <stdlib.h>
#include <string.h>

enum { TRIMS_EVERY = 256 };

// Compares bytes. Where only padding differs, something is kept twice, and nothing is wrong.
static bool are_equal(const void *a, const void *b, size_t size)
{
    return !memcmp(a, b, size);
}

static MomentSitting *share_sitting(const Moment *before, const Session *session,
                                    const Scene *scene)
{
    MomentSitting *shared = before ? before->shared : NULL;

    if (shared && are_equal(&shared->sitting, &session->sitting, sizeof(Sitting)) &&
        are_equal(shared->names, scene->names, sizeof scene->names)) {
        shared->uses++;
        return shared;
    }
    shared = malloc(sizeof *shared);
    if (!shared) return NULL;
    shared->uses = 1;
    shared->sitting = session->sitting;
    memcpy(shared->names, scene->names, sizeof shared->names);
    return shared;
}

// Forgets the games that are further back than anybody may go.
static void trim(Moment *moment)
{
    Moment *at = moment;

    if (moment->depth <= UNDO_MAX || moment->depth % TRIMS_EVERY) return;
    for (int i = 0; i < UNDO_MAX && at; i++) at = at->before;
    for (; at && at->game; at = at->before) {
        if (at->uses > 1) continue;
        free(at->game);
        at->game = NULL;
    }
}

Moment *moment_new(Moment *before, const Session *session, const Scene *scene)
{
    Moment *moment = calloc(1, sizeof *moment);
    MomentSitting *shared = moment ? share_sitting(before, session, scene) : NULL;

    if (moment) moment->bytes = game_size(&session->game);
    if (shared) moment->game = malloc(moment->bytes);
    if (!moment || !moment->game) {
        if (shared && --shared->uses == 0) free(shared);
        free(moment);
        return NULL;
    }
    game_pack(&session->game, moment->game);
    moment->before = before;
    moment->uses = 1;
    moment->depth = before ? before->depth + 1 : 0;
    moment->fault.text[0] = '\0';
    if (session->game.now.fault) moment->fault = session->table.fault;
    memcpy(moment->bots, session->bots, sizeof moment->bots);
    moment->shared = shared;
    moment->events_before = before ? before->events_before + before->events_n : 0;
    trim(moment);
    return moment;
}

void moment_restore(const Moment *moment, Session *session, Scene *scene)
{
    ASSERT(moment->game); // who goes back stops before those without
    session_put_game(session, moment->game, moment->bytes);
    memcpy(session->bots, moment->bots, sizeof moment->bots);
    session->sitting = moment->shared->sitting;
    session->setup.seed = session->sitting.seed;
    session->setup.mode = session->sitting.mode;
    memcpy(scene->names, moment->shared->names, sizeof scene->names);
    session->log.next = session->game.now.serial_log;
    session->log.n = session->log.lost = 0;
    if (session->game.now.fault) session->table.fault = moment->fault;
}

Moment *moment_use(Moment *moment)
{
    if (moment) moment->uses++;
    return moment;
}

void moment_drop(Moment *moment)
{
    while (moment && --moment->uses == 0) {
        Moment *before = moment->before;

        if (--moment->shared->uses == 0) free(moment->shared);
        free(moment->events);
        free(moment->game);
        free(moment);
        moment = before;
    }
}
