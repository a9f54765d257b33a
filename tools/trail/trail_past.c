// trail_past.c -- makes a trail of the last turns of a game that is being played.
//
// The trail borrows the session. It puts back all that it changes there.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"
#include "engine/kernel/base/err.h"
#include "engine/kernel/game/game.h"
#include "tools/trail/trail_inside.h"

// The session as it stood; the trail is a part, so that its end finds the rest.
typedef struct {
    Trail trail;
    void *game; // packed
    size_t bytes;
    Bot bots[SEATS_MAX];
    Log log;
} Past;

static void keep(Past *past, const Session *session)
{
    past->bytes = game_size(&session->game);
    past->game = malloc(past->bytes);
    ENOUGH(past->game);
    game_pack(&session->game, past->game);
    memcpy(past->bots, session->bots, sizeof past->bots);
    past->log = session->log;
}

// Goes the way of [turns] as far as it fits. Returns whether all of it does.
static bool follow(Trail *trail, const TurnReplay *turns)
{
    PlayerId player;
    Answer answer;
    Err ignored;

    for (int at = 0; turn_replay_next(turns, &at, &answer, &player);)
        if (player != NOBODY ? trail_concede(trail, player, &ignored)
                             : trail_answer(trail, &answer, &ignored))
            return false;
    return true;
}

Trail *trail_open_past(Session *session, const Scene *scene, const TurnReplay *turns,
                       const char *name, Err *err)
{
    Past *past = calloc(1, sizeof *past);

    ENOUGH(past);
    Trail *const trail = &past->trail;
    keep(past, session);
    trail->session = session;
    trail->name = name;
    trail->literal = true;
    trail->note = "";
    trail->scene = calloc(1, sizeof *trail->scene);
    ENOUGH(trail->scene);
    memcpy(trail->scene->names, scene->names, sizeof scene->names);
    if (turns->starts_n) {
        session_put_game(session, turns->starts[0].game, turns->starts[0].bytes);
        trail_begin(trail);
    }
    if (turns->starts_n && follow(trail, turns)) return trail;
    trail_close_past(trail);
    (void)err_set(err, CODE_MISSING, "nothing is known of what happened before");
    return NULL;
}

void trail_close_past(Trail *trail)
{
    if (!trail) return;
    Past *past = (Past *)trail;
    Session *session = trail->session;

    session_put_game(session, past->game, past->bytes);
    memcpy(session->bots, past->bots, sizeof past->bots);
    session->log = past->log;
    free(past->game);
    trail_forget(trail);
    free(trail->scene);
    free(past);
}
