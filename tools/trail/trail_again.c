// trail_again.c -- plays the answers that led to the present moment once more: before an
// observer, or as a trail with a moment for each.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/kernel/game/game.h"
#include "tools/position/position.h"
#include "tools/trail/trail_inside.h"

enum { MOMENTS_MOST = 4096, MOMENTS_USUAL = 300, TURNS_MOST = 8 };

// The moments whose answers are played, and where in them.
typedef struct {
    const Trail *trail;
    int from;              // the moment where that begins
    int way[MOMENTS_MOST]; // those after it, the last one first
    int left;              // of the way
    int at;                // in the answers of way[left]
    int turn;              // answers before that turn only lead there
} Again;

// The last turns with a spoken answer, ascending.
typedef struct {
    int list[TURNS_MOST];
    int n, most;
} Turns;

static void add_turn(Turns *turns, int turn)
{
    if (turns->n && turns->list[turns->n - 1] == turn) return;
    if (turns->n == turns->most)
        memmove(turns->list, turns->list + 1, (size_t)--turns->n * sizeof *turns->list);
    turns->list[turns->n++] = turn;
}

// Adds the turns of [given], which came before all that are there.
static void add_before(Turns *turns, const GivenAnswers *given)
{
    Turns all = {.most = turns->most};
    GivenAnswer one;

    for (int at = 0; given_answers_next(given, &at, &one);) add_turn(&all, one.turn);
    for (int i = 0; i < turns->n; i++) add_turn(&all, turns->list[i]);
    *turns = all;
}

// Finds where the turns begin that are played again. One turn more than these says that
// their first one is there as a whole.
static Again find_turns(const Trail *trail)
{
    const int most = trail->rights->turns;
    Turns turns = {.most = most + 1};
    Again again = {.trail = trail, .from = trail->at};
    const int moments = most ? MOMENTS_MOST : MOMENTS_USUAL;

    ASSERT(most < TURNS_MOST); // a row of trail_rights.def
    while (again.left < moments && !(most && turns.n > most)) {
        const Moment *moment = &trail->moments[again.from];
        const int from = trail_before(trail, again.from);
        const Moment *before = from < 0 ? NULL : &trail->moments[from];

        if (!before || before->age != trail->age || !before->game) break;
        if (most) add_before(&turns, &moment->given);
        again.way[again.left++] = again.from;
        again.from = moment->before;
    }
    again.turn = most && turns.n > most ? turns.list[1] : 0;
    return again;
}

// Finds the start of the game. Returns false if it is forgotten, too far away, or nothing leads
// back to it.
static bool find_start(const Trail *trail, Again *again)
{
    *again = (Again){.trail = trail, .from = trail->at};
    while (again->from >= 0 && trail->moments[again->from].before >= 0) {
        if (trail->moments[again->from].apart || again->left == MOMENTS_MOST)
            return false;
        again->way[again->left++] = again->from;
        again->from = trail->moments[again->from].before;
    }
    return again->from >= 0 && trail->moments[again->from].game;
}

// Reads the next answer; [moment] becomes the one to which it leads. Returns false at the
// end.
static bool next_answer(Again *again, GivenAnswer *one, const Moment **moment)
{
    while (again->left) {
        *moment = &again->trail->moments[again->way[again->left - 1]];
        if (given_answers_next(&(*moment)->given, &again->at, one)) return true;
        again->left--;
        again->at = 0;
    }
    return false;
}

// Does it to the game that waits. Returns whether that fits.
static bool do_again(Session *session, const GivenAnswer *one, const Moment *moment)
{
    Game *game = &session->game;
    const Position position = {.catalog = session->catalog,
                               .table = &session->table,
                               .game = game,
                               .of_lua = true};
    Err ignored;

    if (game_next(game, &session->table) != GAME_WAITS) return false;
    if (one->who == GIVEN_ANSWER) return !game_answer(game, &one->answer);
    if (one->who != GIVEN_PUT) return !game_concede(game, (PlayerId)one->who);
    return !position_change(
        &position, moment->spoken.player, moment->spoken.put, &ignored);
}

static void play_again(Again *again, Session *session, ObservationLog *seen)
{
    const Moment *moment;
    bool sees = false;
    GivenAnswer one;

    while (next_answer(again, &one, &moment)) {
        if (!sees && one.turn >= again->turn) {
            observation_log_join(seen, &session->table);
            sees = true;
        }
        if (!do_again(session, &one, moment)) break;
    }
    if (sees) (void)game_next(&session->game, &session->table);
    if (sees) session->table.observer = seen->beside;
}

void trail_see(Trail *trail, ObservationLog *seen)
{
    Session *session = trail->session;
    Log *const log = session->table.log;
    const Fault fault = session->table.fault;
    const int here = trail->at;

    if (here < 0) return;
    Again again = find_turns(trail);
    session->table.log = NULL;
    session_put_game(
        session, trail->moments[again.from].game, trail->moments[again.from].bytes);
    play_again(&again, session, seen);
    session->table.log = log;
    session->table.fault = fault;
    session_put_game(session, trail->moments[here].game, trail->moments[here].bytes);
}

// A trail of the past; the trail is a part, so that its end finds the rest.
typedef struct {
    Trail trail;
    Trail *of;
    Scene scene;
} Past;

// Goes the way as far as it fits. Returns whether all of it does.
static bool follow(Again *again, Trail *past)
{
    const Moment *moment;
    GivenAnswer one;
    Err ignored;
    bool begun = false;

    while (next_answer(again, &one, &moment)) {
        if (!begun && one.turn < again->turn) {
            if (!do_again(past->session, &one, moment)) return false;
            continue;
        }
        if (!begun) trail_begin(past);
        begun = true;
        if (one.who == GIVEN_ANSWER ? trail_answer(past, &one.answer, &ignored)
                                    : trail_concede(past, (PlayerId)one.who, &ignored))
            return false;
    }
    if (!begun) trail_begin(past);
    return true;
}

// Opens what [again] found; NULL: it does not fit.
static Trail *open_past(Trail *trail, Again *again, const char *name)
{
    Past *past = calloc(1, sizeof *past);
    Session *session = trail->session;

    ENOUGH(past);
    trail_init(&past->trail, &trail_rights[TRAIL_MAKER], session, &past->scene);
    past->of = trail;
    past->trail.open = past->trail.literal = true;
    past->trail.name = name;
    memcpy(past->scene.names, trail->scene->names, sizeof past->scene.names);
    const Moment *from = &trail->moments[again->from];
    session_put_game(session, from->game, from->bytes);
    session->log.next = session->game.now.serial_log;
    session->log.n = session->log.lost = 0;
    if (follow(again, &past->trail)) return &past->trail;
    trail_close_past(&past->trail);
    return NULL;
}

Trail *trail_open_past(Trail *trail, const char *name, Err *err)
{
    Again again = find_turns(trail);
    Trail *past = again.left ? open_past(trail, &again, name) : NULL;

    if (!past)
        (void)err_set(err, CODE_MISSING, "nothing is known of what happened before");
    return past;
}

Trail *trail_open_whole(Trail *trail, const char *name, Err *err)
{
    Again again;
    Trail *past = find_start(trail, &again) ? open_past(trail, &again, name) : NULL;

    if (!past) (void)err_set(err, CODE_MISSING, "the start of the game is forgotten");
    return past;
}

void trail_close_past(Trail *trail)
{
    if (!trail) return;
    Past *past = (Past *)trail;

    trail_restore(past->of, past->of->at);
    trail_free(trail);
    free(past);
}
