// pattern.c -- compares events with patterns part by part: which event, whom, by whom,
// with what, where.
//
// All parts must fit; a part that the clause leaves out fits always.

#include "engine/abilities/language/pattern.h"

#include <string.h>

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/object.h"

bool pattern_names(const Clause *clause, int event)
{
    for (int i = 0; i < clause->events_n; i++)
        if (clause->events[i].event == event) return true;
    return false;
}

static bool subject_fits(const Table *table, const Env *env, QueryId what,
                         const Event *event)
{
    if (event->player != NOBODY) {
        return query_matches_player(table, env, what, event->player);
    }
    if (table->rules->events[event->event].flags & EVENT_OF_ABILITY &&
        event->with.serial)
        return query_means_use(table, env, what, event);
    return event->object && query_matches(table, env, what, event->object);
}

static ClausePart event_part(const Table *table, const Env *env, const Clause *clause,
                             const Event *event)
{
    ClausePart part = PART_EVENT;

    for (int i = 0; i < clause->events_n; i++) {
        if (clause->events[i].event != event->event) continue;
        if (subject_fits(table, env, clause->events[i].what, event)) return PART_NONE;
        part = PART_WHAT;
    }
    return part;
}

static bool amount_fits(const Table *table, const Env *env, const Clause *clause,
                        const Event *event)
{
    return !clause->amount.op ||
           compare_holds(clause->amount.op,
                         event->n,
                         condition_amount(table, env, clause->amount.amount));
}

// Judges what the clause says of what the event is about, by how much, and why.
static ClausePart about_part(const Table *table, const Env *env, const Clause *clause,
                             const Event *event)
{
    const NumberChange change = {event->event, event->n, event->now};

    if (!query_name_fits(table, clause, event->event, event->of)) return PART_OF;
    if (!amount_fits(table, env, clause, event)) return PART_AMOUNT;
    if (!query_is_reached(table, env, clause, &change)) return PART_REACHES;
    return query_reason_fits(clause, event->because) ? PART_NONE : PART_BECAUSE;
}

static ClausePart place_part(const Table *table, const Env *env, const Clause *clause,
                             const Event *event)
{
    if (!query_location_matches(table, env, clause->from, event->from))
        return PART_FROM;
    if (!query_location_matches(table, env, clause->to, event->to)) return PART_TO;
    return query_location_matches(table, env, clause->at, event->at) ? PART_NONE
                                                                     : PART_AT;
}

static bool plays_a_thing(const Table *table, const Event *event)
{
    return event->object && table->rules->events[event->event].flags & EVENT_PLAYS;
}

// Notes what is played, from where and to where: queries ask for it by `from`, and for what
// it has by the way in which it is played.
static void note_played(const Table *table, const Event *event, Env *env)
{
    if (!plays_a_thing(table, event)) return;
    env->played = object_ref(table->state, event->object);
    env->played_from = event->from;
    env->played_to = event->to;
}

static ClausePart part_of(const Table *table, const Env *env, const Clause *clause,
                          const Event *event)
{
    const bool by_player = clause->by && event->by != NOBODY;
    Env told;
    ClausePart part;

    if (!pattern_names(clause, event->event)) return PART_EVENT;
    if (by_player || plays_a_thing(table, event)) {
        told = *env;
        note_played(table, event, &told);
        env = &told;
    }
    // `theirs` is about the player who does it.
    if (by_player) {
        told.chosen = 0;
        told.chooser = event->by;
    }
    part = event_part(table, env, clause, event);
    if (part) return part;
    if (!query_is_here(table, env, clause, event->at, event->from)) return PART_HERE;
    part = about_part(table, env, clause, event);
    if (part) return part;
    if (clause->phase && clause->phase - 1 != table->rules->phase(table))
        return PART_PHASE;
    if (clause->by && !query_matches_player(table, env, clause->by, event->by))
        return PART_BY;
    if (clause->with && !query_matches_cause(table, env, clause->with, &event->with))
        return PART_WITH;
    return place_part(table, env, clause, event);
}

ClausePart pattern_part(const Table *table, const Env *env, const Clause *clause,
                        const Event *event)
{
    const Judging judging = table_judge(table, clause);
    const ClausePart part =
        judging.works ? part_of(table, env, clause, event) : PART_EVENT;

    table_judged(table, judging);
    return part;
}

bool pattern_fits(const Table *table, const Env *env, const Clause *clause,
                  const Event *event)
{
    return pattern_part(table, env, clause, event) == PART_NONE;
}

void pattern_env(const Table *table, const Event *event, Env *env)
{
    const bool given = env->subject.id != 0; // `it` is a thing that a verb has named

    if (!given && event->object) env->subject = object_ref(table->state, event->object);
    if (!given && env->subject_player == NOBODY) env->subject_player = event->player;
    if (env->actor == NOBODY) env->actor = event->by;
    env->amount = event->n;
    if (env->event_from == NOWHERE) env->event_from = event->from;
    note_played(table, event, env);
    if (env->event_spot != NOWHERE) return;
    env->event_spot = event->to != NOWHERE ? event->to : event->at;
}

// Returns whose thing it happened to, or to whom. An ability that is used is its player's, who
// also has the thing with it: that may be gone.
static PlayerId keeper_of(const Table *table, const Event *event)
{
    if (event->object) return role_keeper(table, event->object);
    return event->player != NOBODY ? event->player : event->with.controller;
}

bool pattern_hand_over(const Table *table, const Clause *clause, const Event *event,
                       Env *env)
{
    if (!(clause->flags & (CLAUSE_OF_ACTOR | CLAUSE_OF_KEEPER))) return true;
    if (clause->flags & CLAUSE_OF_ACTOR)
        env->you = event->by;
    else
        env->you = keeper_of(table, event);
    env->chooser = env->you;
    return env->you != NOBODY;
}

static ClausePart off_part(const Table *table, const Env *env, const Clause *clause)
{
    if (!condition_depends_hold(table, env, clause)) return PART_DEPENDS;
    return condition_holds(table, env, clause->provided) ? PART_NONE : PART_PROVIDED;
}

// Judges "if" and "while" at the moment of the call (364).
ClausePart pattern_off_part(const Table *table, const Env *env, const Clause *clause)
{
    Judging judging;
    ClausePart part;

    if (!clause->depends_n && !clause->provided) return PART_NONE;
    judging = table_judge(table, clause);
    part = judging.works ? off_part(table, env, clause) : PART_PROVIDED;
    table_judged(table, judging);
    return part;
}

bool pattern_is_on(const Table *table, const Env *env, const Clause *clause)
{
    return pattern_off_part(table, env, clause) == PART_NONE;
}

void pattern_tell_unmet(const Table *table, const Env *env, const Clause *clause,
                        ClausePart part, const Sight *sight)
{
    const Judging judging = table_judge(table, clause);

    if (judging.works && part == PART_PROVIDED)
        condition_tell_unmet(table, env, clause->provided, *sight);
    for (int i = 0; judging.works && part == PART_DEPENDS && i < clause->depends_n;
         i++) {
        const Env level = condition_env_of_keyword(env, &clause->depends[i]);

        condition_tell_unmet(table, &level, clause->depends[i].condition, *sight);
    }
    table_judged(table, judging);
}

void pattern_tell(const Table *table, const Clause *clause, const Env *env,
                  const Event *event, ClausePart part)
{
    Sight sight;

    if (!observer_is_there(table)) return;
    sight = (Sight){.kind = SIGHT_JUDGED,
                    .part = (uint8_t)part,
                    .clause = (ClauseId)(clause - table->library->clauses),
                    .source = env->carrier,
                    .player = env->you,
                    .event = event};
    observer_tell(table, &sight);
    pattern_tell_unmet(table, env, clause, part, &sight);
}
