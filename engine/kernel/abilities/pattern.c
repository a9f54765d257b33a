// pattern.c -- events against patterns: the event, whom, by whom, with what, where.
//
// All parts must fit; a part that the clause leaves out fits always.

#include "engine/kernel/abilities/pattern.h"

#include <string.h>

#include "engine/kernel/abilities/condition.h"
#include "engine/kernel/abilities/query.h"
#include "engine/kernel/abilities/role.h"
#include "engine/kernel/table/object.h"

static bool subject_fits(const Table *table, const Env *env, QueryId what,
                         const Event *event)
{
    if (event->player != NOBODY) {
        return query_matches_player(table, env, what, event->player);
    }
    return event->object && query_matches(table, env, what, event->object);
}

static bool some_event_fits(const Table *table, const Env *env, const Clause *clause,
                            const Event *event)
{
    for (int i = 0; i < clause->events_n; i++) {
        if (clause->events[i].event == event->event &&
            subject_fits(table, env, clause->events[i].what, event)) {
            return true;
        }
    }
    return false;
}

static bool fits(const Table *table, const Env *env, const Clause *clause,
                 const Event *event)
{
    Env chooser;

    // `theirs` is said of the player who does it.
    if (clause->by && event->by != NOBODY) {
        chooser = *env;
        chooser.chosen = 0;
        chooser.chooser = event->by;
        env = &chooser;
    }
    if (!some_event_fits(table, env, clause, event)) return false;
    if (clause->flags & CLAUSE_HERE && event->at != role_spot(table, env, ROLE_HERE)) {
        return false;
    }
    if (clause->amount.op &&
        !query_compare(clause->amount.op,
                       event->n,
                       condition_amount(table, env, clause->amount.amount))) {
        return false;
    }
    if (clause->phase && clause->phase - 1 != table->rules->phase(table)) {
        return false;
    }
    if (clause->by && !query_matches_player(table, env, clause->by, event->by)) {
        return false;
    }
    if (clause->with && !query_matches_cause(table, env, clause->with, &event->with)) {
        return false;
    }
    return query_location_matches(table, env, clause->from, event->from) &&
           query_location_matches(table, env, clause->to, event->to) &&
           query_location_matches(table, env, clause->at, event->at);
}

bool pattern_fits(const Table *table, const Env *env, const Clause *clause,
                  const Event *event)
{
    const Judging judging = table_judge(table, clause);
    const bool fit = judging.works && fits(table, env, clause, event);

    table_judged(table, judging);
    return fit;
}

void pattern_env(const Table *table, const Event *event, Env *env)
{
    if (!env->subject.id && event->object)
        env->subject = object_ref(table->state, event->object);
    if (env->subject_player == NOBODY) env->subject_player = event->player;
    if (env->actor == NOBODY) env->actor = event->by;
    env->amount = event->n;
    if (env->event_from == NOWHERE) env->event_from = event->from;
    if (env->event_spot != NOWHERE) return;
    env->event_spot = event->to != NOWHERE ? event->to : event->at;
}

bool pattern_hand_over(const Table *table, const Clause *clause, const Event *event,
                       Env *env)
{
    if (!(clause->flags & (CLAUSE_OF_ACTOR | CLAUSE_OF_KEEPER))) return true;
    if (clause->flags & CLAUSE_OF_ACTOR)
        env->you = event->by;
    else
        env->you = event->object ? role_keeper(table, event->object) : event->player;
    env->chooser = env->you;
    return env->you != NOBODY;
}

static bool is_on(const Table *table, const Env *env, const Clause *clause)
{
    if (clause->depends) {
        Env level = *env;

        if (clause->level) level.value = (int16_t)clause->level;
        if (!condition_holds(table, &level, clause->depends)) return false;
    }
    return condition_holds(table, env, clause->provided);
}

// Judges "if" and "while" at the moment of the call (364).
bool pattern_is_on(const Table *table, const Env *env, const Clause *clause)
{
    Judging judging;
    bool on;

    if (!clause->depends && !clause->provided) return true;
    judging = table_judge(table, clause);
    on = judging.works && is_on(table, env, clause);
    table_judged(table, judging);
    return on;
}
