// choosing.c -- finds what may be chosen for a clause, and asks for it.
//
// A target is written as a Ref: of a thing its own, of a player one with id 0. A trial looks
// ahead on a copy of the Env, so nothing stays of it.

#include "engine/scripted/choosing.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/language/query_missed.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"

enum { FOUND_MAX = OBJECTS_MAX + SEATS_MAX };

static bool is_player(Ref target)
{
    return !target.id;
}

static Ref of_player(PlayerId player)
{
    return (Ref){0, (uint16_t)(player + 1)};
}

static Value as_value(Ref target)
{
    return is_player(target) ? value_player((PlayerId)(target.generation - 1))
                             : value_object(target);
}

static bool means_players(const Table *table, QueryId query)
{
    const Query *q = query_at(table, query);

    return q->kind && table->rules->kinds[q->kind - 1].kind == KIND_PLAYER;
}

// Returns the event that tells that [id] is chosen by the ability of [env]. Returns one
// without a thing where the game has no such event.
static Event chosen_event(const Table *table, const Env *env, ObjectId id)
{
    const int row = scripted_of(table)->event_chosen;
    Event event = event_of(row ? row - 1 : 0, row ? id : 0, env->chooser);

    event.with = (Cause){.serial = env->item ? env->item : OFF_CHAIN,
                         .kind = env->item_kind ? env->item_kind : ITEM_TRIGGERED,
                         .controller = env->you,
                         .source = env->me,
                         .card = ref_lives(table->state, env->me)
                                     ? table->state->objects[env->me.id].card
                                     : 0};
    event.at = object_location(table, id);
    return event;
}

bool choosing_is_allowed(const Table *table, const Env *env, ObjectId id)
{
    const int row = scripted_of(table)->event_chosen;
    Event event;

    if (!row || !prohibition_is_loaded(table, row - 1)) return true;
    event = chosen_event(table, env, id);
    return !prohibition_forbids(table, &event);
}

static int sum_of(const Table *table, const Env *env, int field, const Ref *group,
                  int n)
{
    int sum = 0;

    for (int i = 0; i < n; i++) {
        int one;

        (void)reading_of_object(table, env, field, group[i].id, &one);
        sum += one;
    }
    return sum;
}

// The choices for a query up to now.
typedef struct {
    QueryId query;
    const Ref *refs;
    int n;
} SoFar;

// Returns whether [target] may join what was chosen for the same query.
static bool joins_chosen(const Table *table, const Env *env, const SoFar *so_far,
                         Ref target)
{
    const Query *q = query_at(table, so_far->query);
    const Ref *group = so_far->refs;
    const int n = so_far->n;

    for (int i = 0; i < n; i++) {
        if (ref_equal(group[i], target)) return false;
    }
    if (is_player(target)) return true;
    if (q->together && n &&
        object_location(table, group[0].id) != object_location(table, target.id)) {
        return false;
    }
    if (q->total.op == OP_NONE) return true;
    return compare_holds(q->total.op,
                         sum_of(table, env, q->total.field, group, n) +
                             sum_of(table, env, q->total.field, &target, 1),
                         condition_amount(table, env, q->total.amount));
}

// Finds all that may be chosen beside what was chosen so far. Returns how many.
static int find_candidates(const Table *table, const Env *env, const SoFar *so_far,
                           Ref *found)
{
    const QueryId query = so_far->query;
    ObjectId ids[OBJECTS_MAX];
    PlayerId players[SEATS_MAX];
    int found_n = 0, ids_n;

    if (means_players(table, query)) {
        const int players_n = query_players(table, env, query, players);

        for (int i = 0; i < players_n; i++) {
            const Ref player = of_player(players[i]);

            if (joins_chosen(table, env, so_far, player)) found[found_n++] = player;
        }
        return found_n;
    }
    ids_n = query_find(table, env, query, ids, OBJECTS_MAX);
    for (int i = 0; i < ids_n; i++) {
        const Ref ref = object_ref(table->state, ids[i]);

        if (!choosing_is_allowed(table, env, ids[i])) continue;
        if (joins_chosen(table, env, so_far, ref)) found[found_n++] = ref;
    }
    return found_n;
}

static void take_target(Table *table, Env *env, Ref target)
{
    if (!is_player(target) && !env->subject.id && env->subject_player == NOBODY)
        env->subject = target;
    table_choose(table, env, target);
}

static bool targets_exist(Table *table, const Env *env, const Clause *clause,
                          int which);

// Returns whether the queries behind [which] still find enough after [target] is taken.
static bool rest_exists(Table *table, const Env *env, const Clause *clause, int which,
                        Ref target)
{
    const int before = table->chosen_n;
    Env after = *env;
    bool exists;

    if (which + 1 >= clause->targets_n) return true;
    take_target(table, &after, target);
    exists = targets_exist(table, &after, clause, which + 1);
    table->chosen_n = before;
    return exists;
}

static bool targets_exist(Table *table, const Env *env, const Clause *clause, int which)
{
    Ref found[FOUND_MAX];
    int n, min, max, fitting = 0;

    if (which >= clause->targets_n) return true;
    condition_query_range(table, env, clause->targets[which], &min, &max);
    if (min <= 0) return targets_exist(table, env, clause, which + 1);
    n = find_candidates(table, env, &(SoFar){clause->targets[which], NULL, 0}, found);
    for (int i = 0; i < n; i++) {
        if (rest_exists(table, env, clause, which, found[i]) && ++fitting >= min)
            return true;
    }
    return false;
}

// Returns whether the mode may be chosen: it was not this turn, where that matters, and
// all that it wants is there.
static bool mode_is_possible(Table *table, const Env *env, ClauseId mode)
{
    const Clause *clause = &table->library->clauses[mode];

    if (clause->flags & CLAUSE_FRESH &&
        turn_history_has_mode(table, turn_history_used(env, mode)))
        return false;
    return targets_exist(table, env, clause, 0);
}

bool choosing_is_possible(Table *table, const Env *env, const Clause *clause)
{
    if (!targets_exist(table, env, clause, 0)) return false;
    if (!clause->modes_n) return true;
    for (int i = 0; i < clause->modes_n; i++) {
        if (mode_is_possible(table, env, (ClauseId)(clause->modes + i))) return true;
    }
    return false;
}

// Asks which mode, and returns it; 0 where none is possible.
static ClauseId choose_mode(Table *table, Env *env, const Clause *clause)
{
    Question *question =
        ask_begin(table, env->chooser, SCRIPTED_PROMPT_MODE, env->carrier);
    ClauseId modes[CLAUSE_MODES_MAX], mode;
    int n = 0;

    for (int i = 0; i < clause->modes_n; i++) {
        mode = (ClauseId)(clause->modes + i);
        if (!mode_is_possible(table, env, mode)) continue;
        modes[n++] = mode;
        ask_option(question,
                   (Option){.kind = CHOICE_MODE, .ref = mode, .spot = NOWHERE});
    }
    if (!n) return 0;
    mode = modes[ask_one(table)];
    if (clause->flags & CLAUSE_FRESH)
        turn_history_note_mode(table, turn_history_used(env, mode));
    return mode;
}

static void offer_target(Question *question, Ref target)
{
    if (is_player(target))
        ask_option(question,
                   (Option){.kind = CHOICE_PLAYER,
                            .spot = NOWHERE,
                            .n = (int16_t)(target.generation - 1)});
    else
        ask_option(
            question,
            (Option){.kind = CHOICE_OBJECT, .object = target.id, .spot = NOWHERE});
}

// The choice for one query of a clause.
typedef struct {
    const Clause *clause;
    int which, min, max;
    Ref chosen[FOUND_MAX];
    int n;
} Part;

// Fills [found] with what may be chosen next. Returns how many.
static int fitting_targets(Table *table, const Env *env, const Part *part, Ref *found)
{
    const SoFar so_far = {part->clause->targets[part->which], part->chosen, part->n};
    const int n = find_candidates(table, env, &so_far, found);
    int kept = 0;

    for (int i = 0; i < n; i++) {
        if (rest_exists(table, env, part->clause, part->which, found[i]))
            found[kept++] = found[i];
    }
    return kept;
}

// Asks for [least] to [most] of the [n] found, and takes what is chosen. Returns how many.
static int ask_targets(Table *table, Env *env, Part *part, const Ref *found, int n)
{
    const bool one_by_one = part->max < 0;
    Question *question =
        ask_begin(table, env->chooser, SCRIPTED_PROMPT_TARGET, env->carrier);
    const Answer *answer;
    int picked;

    for (int i = 0; i < n; i++) offer_target(question, found[i]);
    if (query_missed_tell(table, env, part->clause->targets[part->which]))
        query_missed_tell_other(table,
                                choosing_is_allowed(table, env, table->observer->about)
                                    ? MISSED_OTHERS
                                    : MISSED_FORBIDDEN);
    question->min = (uint16_t)(one_by_one      ? part->n < part->min
                               : part->min > n ? n
                                               : part->min);
    question->max = (uint16_t)(one_by_one ? 1 : part->max > n ? n : part->max);
    answer = ask_now(table);
    picked = answer->n;
    for (int i = 0; i < picked; i++) {
        part->chosen[part->n++] = found[answer->picks[i]];
    }
    for (int i = part->n - picked; i < part->n; i++)
        take_target(table, env, part->chosen[i]);
    return picked;
}

// Asks for things one after the other, where one decides which may follow.
static void ask_one_by_one(Table *table, Env *env, Part *part)
{
    Ref found[FOUND_MAX];
    const int max = part->max;

    part->max = -1;
    while (part->n < max) {
        const int n = fitting_targets(table, env, part, found);

        if (!n || !ask_targets(table, env, part, found, n)) break;
    }
    part->max = max;
}

static Value value_of(Table *table, const Part *part)
{
    int index;
    Group *group;

    if (part->max <= 1) return part->n ? as_value(part->chosen[0]) : value_nil();
    group = table_group(table, &index);
    for (int i = 0; i < part->n; i++) table_group_add(table, group, part->chosen[i]);
    return (Value){.kind = VALUE_GROUP, .n = index};
}

static void tell_chosen(Table *table, const Env *env, const Part *part)
{
    if (observer_is_there(table))
        observer_tell_chosen(table, part->clause, env->carrier, part->chosen, part->n);
    if (!scripted_of(table)->event_chosen) return;
    for (int i = 0; i < part->n; i++) {
        Event event;

        if (is_player(part->chosen[i])) continue;
        event = chosen_event(table, env, part->chosen[i].id);
        trigger_raise(table, &event);
    }
}

static bool choose_targets(Table *table, Env *env, const Clause *clause, int which,
                           Choices *choices)
{
    const Query *q = query_at(table, clause->targets[which]);
    Ref found[FOUND_MAX];
    Part part;
    int n;

    part.clause = clause;
    part.which = which;
    part.n = 0;
    condition_query_range(table, env, clause->targets[which], &part.min, &part.max);
    n = fitting_targets(table, env, &part, found);
    if (n < part.min) return false;
    if (q->together || q->total.op != OP_NONE)
        ask_one_by_one(table, env, &part);
    else if (n)
        (void)ask_targets(table, env, &part, found, n);
    if (part.n < part.min) return false;
    tell_chosen(table, env, &part);
    choices->values[choices->n++] = value_of(table, &part);
    return true;
}

// Returns whether a spot is one that this game uses.
static bool is_in_use(const Table *table, SpotId spot)
{
    const ZoneRow *zone = &table->rules->zones[spot_zone(table, spot)];

    return zone->scope != SCOPE_PLAYER ||
           spot_index(table, spot) < table->state->players_n;
}

// Asks for the place to which the first target will go; nil where there is none.
static void choose_destination(Table *table, Env *env, const Clause *clause,
                               Choices *choices)
{
    const Value first = choices->n ? choices->values[0] : value_nil();
    const SpotId here =
        first.kind == VALUE_OBJECT ? table->state->objects[first.ref.id].spot : NOWHERE;
    Question *question =
        ask_begin(table, env->chooser, SCRIPTED_PROMPT_DESTINATION, first.ref);
    SpotId spots[SPOTS_MAX];
    int n = 0;

    for (int i = 0; i < table->spots_n; i++) {
        const SpotId spot = (SpotId)i;

        if (spot == here || !is_in_use(table, spot)) continue;
        if (!spot_is(table, spot, ZONE_BOARD)) continue;
        if (!query_location_matches(table, env, clause->destination, spot)) continue;
        spots[n++] = spot;
        ask_option(question, (Option){.kind = CHOICE_SPOT, .spot = spot});
    }
    choices->values[choices->n++] = n ? value_spot(spots[ask_one(table)]) : value_nil();
}

bool choosing_make(Table *table, Env *env, const Clause *clause, Choices *choices)
{
    choices->clause = (ClauseId)(clause - table->library->clauses);
    choices->n = 0;
    if (clause->modes_n) {
        choices->clause = choose_mode(table, env, clause);
        if (!choices->clause) return false;
        clause = &table->library->clauses[choices->clause];
    }
    for (int i = 0; i < clause->targets_n; i++) {
        if (!choose_targets(table, env, clause, i, choices)) return false;
    }
    if (clause->destination.kind != LOCATION_NONE)
        choose_destination(table, env, clause, choices);
    return true;
}

void choosing_run(Table *table, Env *env, const Choices *choices)
{
    const Clause *clause = &table->library->clauses[choices->clause];
    Value values[CLAUSE_TARGETS_MAX + 1];

    if (!clause->run) return;
    for (int i = 0; i < choices->n; i++) {
        const Value *value = &choices->values[i];

        values[i] = value->kind == VALUE_OBJECT && !ref_lives(table->state, value->ref)
                        ? value_nil()
                        : *value;
    }
    table_run(table, env, clause, values, choices->n);
}
