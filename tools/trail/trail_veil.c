// trail_veil.c -- whether somebody may go back, so that nobody learns by it what they may not
// know.
//
// Where several persons play, only the one who answered last goes back, and only while the
// answer told them nothing. A card told them something if it had a face before and they see
// that face only now, on the board, among the options or for a moment in between. So did
// chance.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/trail/trail.h"

static bool was_hidden(const TrailVeil *veil, int object)
{
    return veil->hidden[object / 8] >> object % 8 & 1;
}

void trail_veil(Trail *trail, PlayerId player, const State *view)
{
    Moment *at = &trail->moments[trail->at];
    const State *state = &trail->session->game.now;

    if (trail->rights->back != TRAIL_BACK_OWN || at->veil) return;
    TrailVeil *veil = calloc(1, sizeof *veil);
    ENOUGH(veil);
    veil->player = player;
    memcpy(veil->random, state->random, sizeof veil->random);
    for (int i = 1; i <= state->objects_n; i++)
        if (state->objects[i].card && !view->objects[i].card)
            veil->hidden[i / 8] |= (uint8_t)(1u << i % 8);
    at->veil = veil;
}

void trail_veil_log(Trail *trail, const Log *log)
{
    TrailVeil *veil = trail->at < 0 ? NULL : trail->moments[trail->at].veil;

    for (int i = 0; veil && i < log->n; i++) {
        const LogEntry *entry = &log->entries[i];

        if (!(entry->seen_by >> veil->player & 1)) continue;
        veil->revealed |= entry->card && was_hidden(veil, entry->object);
        veil->revealed |= entry->other_card && was_hidden(veil, entry->other);
    }
}

// Returns why one of several persons must stay at the moment [now]; NULL if they may go back
// to [to].
static const char *refuse_own(const Trail *trail, const Moment *now, const Moment *to)
{
    const State *view = &trail->scene->state;
    bool revealed = to->veil->revealed;

    if (to->veil->player != now->veil->player || given_answers_count(&now->given) != 1)
        return "Somebody else has answered since";
    if (memcmp(to->veil->random, now->veil->random, sizeof now->veil->random) != 0)
        return "Chance has decided something since";
    for (int i = 1; i <= view->objects_n; i++)
        revealed |= view->objects[i].card && was_hidden(to->veil, i);
    return revealed ? "Something has been revealed to you since" : NULL;
}

const char *trail_refusal(const Trail *trail, int moment)
{
    const Moment *to = moment < 0 ? NULL : &trail->moments[moment];
    const TrailBack back = trail->rights->back;

    if (back == TRAIL_BACK_NOT) return "Nobody goes back here";
    if (!to || !to->asks) return "There is nothing to take back";
    if (!to->game) return "That is too long ago";
    if (back == TRAIL_BACK_ANY) return NULL;
    const Moment *now = &trail->moments[trail->at];
    if (moment != now->before) return "Only your last answer can be taken back";
    return refuse_own(trail, now, to);
}
