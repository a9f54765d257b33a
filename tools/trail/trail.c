// trail.c -- keeps moments, and puts the session where one of them is.
//
// A game takes its bytes in use, so a moment of a usual game costs a few kilobytes. A place
// in the list of moments is free again when nobody keeps what was there.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/trail/trail_inside.h"

enum { TRIMS_EVERY = 256 };

const TrailRights trail_rights[] = {
#define TRAIL_RIGHT(name, back, keeps, turns, branches, seats, doc)                    \
    {TRAIL_BACK_##back, keeps, turns, branches, seats, doc},
#include "tools/trail/trail_rights.def"
#undef TRAIL_RIGHT
};

void trail_init(Trail *trail, const TrailRights *rights, Session *session, Scene *scene)
{
    *trail = (Trail){.rights = rights,
                     .session = session,
                     .scene = scene,
                     .eyes = NOBODY,
                     .at = -1,
                     .note = ""};
}

static void clear(Moment *moment)
{
    spoken_answer_free(&moment->spoken);
    given_answers_free(&moment->given);
    free(moment->story);
    free(moment->events);
    free(moment->game);
    free(moment->veil);
    if (moment->sitting && --moment->sitting->uses == 0) free(moment->sitting);
    *moment = (Moment){0};
}

void trail_hold(Trail *trail, int moment)
{
    trail->moments[moment].uses++;
}

void trail_drop(Trail *trail, int moment)
{
    while (moment >= 0 && --trail->moments[moment].uses == 0) {
        const int before = trail->moments[moment].before;

        clear(&trail->moments[moment]);
        trail->moments[moment].before = trail->spare;
        trail->spare = moment + 1;
        if (before >= 0 && trail->moments[before].next == moment)
            trail->moments[before].next = -1;
        moment = before;
    }
}

static void stand(Trail *trail, int moment)
{
    const int from = trail->at;

    if (moment >= 0) trail_hold(trail, moment);
    trail->at = moment;
    trail->standing = moment >= 0;
    trail->given.n = 0;
    spoken_answer_free(&trail->spoken);
    trail_drop(trail, from);
}

void trail_depart(Trail *trail)
{
    stand(trail, -1);
}

void trail_free(Trail *trail)
{
    if (!trail->rights) return;
    trail_depart(trail);
    trail_leave(trail, NULL, 0);
    for (int i = 0; i < trail->n; i++) clear(&trail->moments[i]);
    given_answers_free(&trail->given);
    free(trail->moments);
    free(trail->left);
    *trail = (Trail){0};
}

void trail_leave(Trail *trail, const SpokenAnswer *list, int n)
{
    for (int i = 0; i < trail->left_n; i++) spoken_answer_free(&trail->left[i]);
    trail->left = realloc(trail->left, ((size_t)n + 1) * sizeof *trail->left);
    ENOUGH(trail->left);
    for (int i = 0; i < n; i++) trail->left[i] = spoken_answer_copy(&list[i]);
    trail->left_n = n;
}

// Returns a free place.
static int take_place(Trail *trail)
{
    const int spare = trail->spare - 1;

    if (spare >= 0) {
        trail->spare = trail->moments[spare].before;
        return spare;
    }
    if (trail->n == trail->room) {
        trail->room = trail->room ? 2 * trail->room : 1;
        trail->moments =
            realloc(trail->moments, (size_t)trail->room * sizeof *trail->moments);
        ENOUGH(trail->moments);
    }
    return trail->n++;
}

int trail_add(Trail *trail, int before, SpokenAnswer spoken)
{
    const int place = take_place(trail);
    Moment *parent = before < 0 ? NULL : &trail->moments[before];
    const bool forks = !parent || parent->next >= 0;

    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): a spare place is one of them.
    trail->moments[place] =
        (Moment){.before = before,
                 .next = -1,
                 .uses = trail->rights->branches, // it stays whoever lets it go
                 .depth = parent ? parent->depth + parent->asks : 0,
                 .branch = forks ? ++trail->branches : parent->branch,
                 .age = -1,
                 .asks = true,
                 .spoken = spoken};
    if (!parent) return place;
    parent->next = place;
    trail_hold(trail, before);
    return place;
}

// Compares bytes. Where only padding differs, something is kept twice, and nothing is wrong.
static TrailSitting *share_sitting(const Trail *trail, const Moment *moment)
{
    const Session *session = trail->session;
    TrailSitting *shared =
        moment->before < 0 ? NULL : trail->moments[moment->before].sitting;

    // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison)
    if (shared && !memcmp(&shared->sitting, &session->sitting, sizeof(Sitting)) &&
        !memcmp(shared->names, trail->scene->names, sizeof shared->names)) {
        shared->uses++;
        return shared;
    }
    shared = malloc(sizeof *shared);
    ENOUGH(shared);
    shared->uses = 1;
    shared->sitting = session->sitting;
    memcpy(shared->names, trail->scene->names, sizeof shared->names);
    return shared;
}

// Forgets the games that are further back than anybody may go, unless a branch begins there.
static void trim_games(Trail *trail, int moment)
{
    const int keeps = trail->rights->keeps;
    const int depth = trail->moments[moment].depth;

    if (!keeps || depth <= keeps || depth % TRIMS_EVERY) return;
    for (int i = 0; i < keeps && moment >= 0; i++)
        moment = trail->moments[moment].before;
    for (; moment >= 0 && trail->moments[moment].game;
         moment = trail->moments[moment].before) {
        Moment *at = &trail->moments[moment];

        if (at->uses > 1 + trail->rights->branches) continue;
        free(at->game);
        at->game = NULL;
    }
}

void trail_fill(Trail *trail, int moment)
{
    Moment *at = &trail->moments[moment];
    const Session *session = trail->session;
    TrailSitting *sitting = share_sitting(trail, at);

    free(at->game);
    given_answers_free(&at->given);
    if (at->sitting && --at->sitting->uses == 0) free(at->sitting);
    at->sitting = sitting;
    at->given = given_answers_take(&trail->given);
    at->bytes = game_size(&session->game);
    at->game = malloc(at->bytes);
    ENOUGH(at->game);
    game_pack(&session->game, at->game);
    memcpy(at->bots, session->bots, sizeof at->bots);
    at->fault.text[0] = '\0';
    if (session->game.now.fault) at->fault = session->table.fault;
    at->results = session->game.now.random[0];
    at->turn = session->game.now.turn;
    at->age = trail->age;
    stand(trail, moment);
    trim_games(trail, moment);
}

// Returns the moment after the present one to which the same answers have led, -1: none.
static int same_again(const Trail *trail)
{
    for (int i = 0; trail->rights->branches && trail->at >= 0 && i < trail->n; i++)
        if (trail->moments[i].before == trail->at &&
            given_answers_same(&trail->moments[i].given, &trail->given))
            return i;
    return -1;
}

int trail_keep(Trail *trail)
{
    if (trail->standing) return trail->at;
    int moment = same_again(trail);
    if (moment < 0) {
        moment = trail_add(trail, trail->at, trail->spoken);
        trail->spoken = (SpokenAnswer){0};
    } else {
        trail->moments[trail->at].next = moment;
    }
    trail_fill(trail, moment);
    return moment;
}

int trail_keep_apart(Trail *trail, PlayerId player)
{
    trail->standing = false;
    const int moment = trail_keep(trail);

    trail->moments[moment].apart = true;
    trail->moments[moment].apart_for = player;
    return moment;
}

int trail_before(const Trail *trail, int moment)
{
    const Moment *at = &trail->moments[moment];

    return at->apart ? -1 : at->before;
}

// The game begins where nobody is asked who may go back. So the answers before the first
// moment can be played again too.
static void keep_root(Trail *trail)
{
    if (trail->at >= 0 || trail->given.n) return;
    const int root = trail_keep(trail);
    trail->moments[root].asks = false;
}

void trail_said(Trail *trail, const Answer *answer)
{
    keep_root(trail);
    given_answers_add(
        &trail->given, GIVEN_ANSWER, trail->session->game.now.turn, answer);
    trail->standing = false;
}

void trail_gone(Trail *trail, PlayerId player, int turn)
{
    keep_root(trail);
    given_answers_add(&trail->given, player, turn, NULL);
    trail->standing = false;
}

void trail_spoken(Trail *trail, SpokenAnswer spoken)
{
    if (trail->spoken.kind)
        spoken_answer_free(&spoken);
    else
        trail->spoken = spoken;
}

void trail_restore(Trail *trail, int moment)
{
    const Moment *at = &trail->moments[moment];
    Session *session = trail->session;

    ASSERT(at->game); // who goes to it asks trail_refusal before
    session_put_game(session, at->game, at->bytes);
    for (int i = 0; i < SEATS_MAX; i++) {
        const uint8_t kind = session->bots[i].kind;

        session->bots[i] = at->bots[i];
        if (trail->rights->seats) session->bots[i].kind = kind;
    }
    session->sitting = at->sitting->sitting;
    session->setup.seed = session->sitting.seed;
    session->setup.mode = session->sitting.mode;
    memcpy(trail->scene->names, at->sitting->names, sizeof at->sitting->names);
    session->log.next = session->game.now.serial_log;
    session->log.n = session->log.lost = 0;
    if (session->game.now.fault) session->table.fault = at->fault;
    trail->status = (GameStatus)session->game.status;
    stand(trail, moment);
}

void trail_look(Trail *trail)
{
    Session *session = trail->session;

    trail->scene->open = trail->open;
    scene_look(trail->scene, &session->game.now, &session->table, trail->eyes);
    if (trail->status != GAME_WAITS) session_derive(session, &trail->scene->state);
}
