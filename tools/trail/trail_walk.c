// trail_walk.c -- goes from moment to moment, and plays moments again when cards have changed.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/err.h"
#include "tools/trail/trail_inside.h"

// Returns whether the question is not asked any more after which [spoken] came: it is
// answered by itself, and the answer to the one after it fits.
static bool is_passed_over(const Trail *trail, const SpokenAnswer *spoken,
                           const SpokenAnswer *after)
{
    Answer answer;

    if (trail->status != GAME_WAITS) return false;
    return spoken->forced ||
           (after &&
            spoken_answer_match(after, trail->scene, trail_question(trail), &answer));
}

int trail_follow(Trail *trail, const SpokenAnswer *list, int n)
{
    Err ignored;

    for (int i = 0; i < n; i++) {
        const SpokenAnswer *after = i + 1 < n ? &list[i + 1] : NULL;

        if (trail->status != GAME_WAITS || trail_do(trail, &list[i], &ignored)) {
            if (is_passed_over(trail, &list[i], after)) continue;
            return i;
        }
        trail_run(trail);
        trail_arrive(trail, trail_add(trail, trail->at, spoken_answer_copy(&list[i])));
    }
    return n;
}

int trail_resume(Trail *trail)
{
    SpokenAnswer *list = trail->left;
    const int n = trail->left_n;

    trail->left = NULL;
    trail->left_n = 0;
    const int used = trail_follow(trail, list, n);
    trail_leave(trail, list + used, n - used);
    for (int i = 0; i < n; i++) spoken_answer_free(&list[i]);
    free(list);
    return used;
}

// Keeps the answers of the moments of [way] from [first] on, for later.
static void leave_way(Trail *trail, const int *way, int first, int n)
{
    SpokenAnswer *rest = calloc((size_t)(n - first) + 1, sizeof *rest);

    ENOUGH(rest);
    for (int i = first; i < n; i++) rest[i - first] = trail->moments[way[i]].spoken;
    trail_leave(trail, rest, n - first);
    free(rest);
}

// Gives the answer again of moment number [i] of [way]. Returns false where that does not
// fit any more and may not be passed over.
static bool say_again(Trail *trail, const int *way, int i, int n)
{
    const SpokenAnswer *spoken = &trail->moments[way[i]].spoken;
    const SpokenAnswer *after = i + 1 < n ? &trail->moments[way[i + 1]].spoken : NULL;
    Err ignored;

    if (trail->status != GAME_WAITS || trail_do(trail, spoken, &ignored))
        return is_passed_over(trail, spoken, after);
    trail_run(trail);
    return true;
}

// Plays on from where the trail stands to the moments of [way], [n] of them.
static void freshen_way(Trail *trail, const int *way, int n)
{
    for (int i = 0; i < n; i++) {
        if (!say_again(trail, way, i, n)) {
            leave_way(trail, way, i, n);
            return;
        }
        trail->moments[trail->at].next = way[i];
        trail_arrive(trail, way[i]);
    }
}

// Plays the way to [moment] with the present cards, from the last moment on it that was
// played with them. Returns the moment to which it came; the answers after that are left.
static int freshen(Trail *trail, int moment)
{
    int *way = calloc((size_t)trail->moments[moment].depth + 1, sizeof *way);
    int n = 0, at = moment;

    ENOUGH(way);
    for (; trail->moments[at].age != trail->age; at = trail->moments[at].before) n++;
    for (int i = n, k = moment; i > 0; k = trail->moments[k].before) way[--i] = k;
    (void)trail_go(trail, at);
    freshen_way(trail, way, n);
    free(way);
    return trail->at;
}

bool trail_go(Trail *trail, int moment)
{
    if (trail->moments[moment].age != trail->age)
        return freshen(trail, moment) == moment;
    for (int i = moment; trail->moments[i].before >= 0; i = trail->moments[i].before)
        trail->moments[trail->moments[i].before].next = i;
    trail_restore(trail, moment);
    trail_look(trail);
    return true;
}

// Returns the moment to which the same leads from here, -1: none.
static int known_child(const Trail *trail, const SpokenAnswer *spoken)
{
    for (int i = 0; i < trail->n; i++)
        if (trail->moments[i].before == trail->at &&
            spoken_answer_same(&trail->moments[i].spoken, spoken))
            return i;
    return -1;
}

// Goes on with [spoken], which becomes the trail's.
static int go_on(Trail *trail, SpokenAnswer spoken, Err *err)
{
    const int known = known_child(trail, &spoken);

    if (known >= 0) {
        trail->moments[trail->at].next = known;
        spoken_answer_free(&spoken);
        (void)trail_go(trail, known);
        return 0;
    }
    if (trail_do(trail, &spoken, err)) {
        spoken_answer_free(&spoken);
        return -1;
    }
    trail_run(trail);
    trail_arrive(trail, trail_add(trail, trail->at, spoken));
    return 0;
}

int trail_answer(Trail *trail, const Answer *answer, Err *err)
{
    const Question *question = trail_question(trail);
    const char *refusal =
        question ? ask_refusal(question, answer) : "the game is over here";

    if (refusal) return err_set(err, CODE_DATA, "%s", refusal);
    return go_on(trail, spoken_answer(trail->scene, question, answer), err);
}

int trail_concede(Trail *trail, PlayerId player, Err *err)
{
    return go_on(trail, spoken_answer_concede(player), err);
}

int trail_put(Trail *trail, PlayerId player, json_t *put, Err *err)
{
    return go_on(trail, spoken_answer_put(player, put), err);
}

int trail_bot(Trail *trail, Err *err)
{
    Session *session = trail->session;
    const Question *question = trail_question(trail);
    Answer answer;

    if (!question) return err_set(err, CODE_DATA, "the game is over here");
    Bot *bot = &session->bots[question->player];
    const uint8_t kind = bot->kind;
    if (kind == SEAT_HUMAN) bot->kind = SEAT_GREEDY;
    (void)session_bot(session, &answer);
    bot->kind = kind;
    return trail_answer(trail, &answer, err);
}

int trail_find(const Trail *trail, int depth)
{
    int at = trail->at;

    while (at >= 0 && trail->moments[at].depth > depth) at = trail->moments[at].before;
    while (at >= 0 && trail->moments[at].depth < depth) at = trail->moments[at].next;
    return at;
}

int trail_by(const Trail *trail, int answers)
{
    const int depth = trail->moments[trail->at].depth + answers;

    return trail_find(trail, depth < 0 ? 0 : depth);
}

int trail_turn(const Trail *trail)
{
    const Moment *moments = trail->moments;
    int first = moments[trail->at].before;

    while (first >= 0 && moments[first].before >= 0 &&
           moments[moments[first].before].turn == moments[first].turn)
        first = moments[first].before;
    return first < 0 ? 0 : moments[first].depth;
}

int trail_fork(const Trail *trail, int a, int b)
{
    while (a != b) {
        if (trail->moments[a].depth >= trail->moments[b].depth)
            a = trail->moments[a].before;
        else
            b = trail->moments[b].before;
    }
    return a;
}

int trail_end_of(const Trail *trail, int branch)
{
    int end = -1;

    for (int i = 0; i < trail->n; i++)
        if (trail->moments[i].branch == branch) end = i;
    while (end >= 0 && trail->moments[end].next >= 0 &&
           trail->moments[trail->moments[end].next].branch == branch)
        end = trail->moments[end].next;
    return end;
}
