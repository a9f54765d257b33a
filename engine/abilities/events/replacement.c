// replacement.c -- replacement effects, one event at a time (369-372).
//
// An effect under way is noted in Table.replacing, so it never replaces its own work.
// The game says what an effect costs, and how questions are worded (Rules).

#include "engine/abilities/events/replacement.h"

#include <string.h>

#include "engine/abilities/events/replacement_inside.h"
#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/passives/derive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"

// The abilities that are wanted: those of [kind] that speak before [event].
typedef struct {
    const Event *event;
    int kind;
    int zone; // of what works in that zone off the board; -1: what works as a rule
} Asked;

bool replacement_is_loaded(const Table *table, int event)
{
    return event_set_has(&table->library->replaced, event);
}

static bool is_under_way(const Table *table, ClauseId clause, Ref source)
{
    for (int i = 0; i < table->replacing_n; i++) {
        if (table->replacing[i].clause == clause &&
            ref_equal(table->replacing[i].source, source)) {
            return true;
        }
    }
    return false;
}

// Returns whether it has led from another play to what is played now (370.2).
static bool has_led_here(const Table *table, const Candidate *candidate, Ref played)
{
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_PLAYED_FOR && ref_equal(m->object, played) &&
            m->clause == candidate->ability.id &&
            ref_equal(m->source, candidate->env.carrier))
            return true;
    }
    return false;
}

// Returns whether it needs no answer, or its controller can give one.
static bool can_be_asked(const Table *table, const Candidate *candidate)
{
    const PlayerId you = candidate->env.you;

    if (!(candidate->ability.clause->flags & CLAUSE_MAY) &&
        !candidate->ability.clause->cost)
        return true;
    return you != NOBODY && !table->state->players[you].gone;
}

bool replacement_is_cost_of_play(const Table *table, const Candidate *candidate,
                                 const Event *event)
{
    const Item *item = event->object ? chain_item_of(table, event->object) : NULL;

    return item && item->kind == ITEM_PLAY && !item->finalized &&
           candidate->env.carrier.id == event->object && !candidate->ability.modifier &&
           replacement_is_cost(table, &candidate->ability, event->event);
}

// Returns what keeps the candidate from applying as far as its own words tell.
static ClausePart own_hindrance(const Table *table, Candidate *candidate,
                                const Event *event)
{
    const Clause *clause = candidate->ability.clause;
    const ClauseId id = candidate->ability.id;
    ClausePart part;

    if (is_under_way(table, id, candidate->env.carrier) ||
        (clause->kind == CLAUSE_INSTEAD && event->object &&
         has_led_here(table, candidate, object_ref(table->state, event->object))))
        return PART_ALREADY;
    if (turn_history_is_used_up(table, turn_history_used(&candidate->env, id)))
        return PART_USED_UP;
    if (!candidate->ability.modifier &&
        turn_history_is_spent(table, turn_history_used(&candidate->env, id)))
        return PART_SPENT;
    part = pattern_part(table, &candidate->env, clause, event);
    if (part) return part;
    pattern_env(table, event, &candidate->env);
    if (!pattern_hand_over(table, clause, event, &candidate->env) ||
        !can_be_asked(table, candidate))
        return PART_GONE;
    return PART_NONE;
}

// Returns what keeps the candidate from applying, PART_NONE: nothing does. What was paid in a
// play was due, whatever holds by then.
static ClausePart hindrance(const Table *table, Candidate *candidate,
                            const Event *event)
{
    const Clause *clause = candidate->ability.clause;
    const Env *env = &candidate->env;
    ClausePart part = own_hindrance(table, candidate, event);

    if (part) return part;
    if (replacement_is_cost_of_play(table, candidate, event))
        return condition_is_paid(table, env) ? PART_NONE : PART_PRICE;
    part = pattern_off_part(table, env, clause);
    if (part || !clause->cost) return part;
    return table->rules->affords && table->rules->affords(table, env, clause->cost)
               ? PART_NONE
               : PART_PRICE;
}

static bool applies(const Table *table, Candidate *candidate, const Event *event,
                    int kind)
{
    ClausePart part;

    if (candidate->ability.clause->kind != kind) return false;
    part = hindrance(table, candidate, event);
    pattern_tell(table, candidate->ability.clause, &candidate->env, event, part);
    return part == PART_NONE;
}

static int add_candidate(const Table *table, Candidate *found, int n,
                         const Candidate *candidate)
{
    table_room(table_scratch(table), LIMIT_REPLACEMENTS, n, 1);
    found[n] = *candidate;
    return n + 1;
}

static int from_object(const Table *table, ObjectId id, const Asked *asked,
                       Candidate *found, int n)
{
    const Event *event = asked->event;
    const int kind = asked->kind;
    AbilityScan scan;

    if (!ability_may_precede(table, id, (ClauseKind)kind, event->event)) return n;
    ability_scan_kind(&scan, table, id, (ClauseKind)kind);
    while (ability_next(&scan)) {
        Candidate candidate;

        if (scan.now.clause->works_in - 1 != asked->zone || ability_is_new(&scan))
            continue;
        candidate.ability = scan.now;
        ability_env(table, &scan.now, &candidate.env);
        if (applies(table, &candidate, event, kind))
            n = add_candidate(table, found, n, &candidate);
    }
    return n;
}

static int from_modifiers(const Table *table, const Event *event, int kind,
                          Candidate *found, int n)
{
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *modifier = &table->state->modifiers[i];
        Candidate candidate;

        if (modifier->kind != MODIFIER_DELAYED) continue;
        candidate.ability =
            (Active){.id = modifier->clause,
                     .clause = &table->library->clauses[modifier->clause],
                     .modifier = (uint16_t)(i + 1)};
        ability_env_of_modifier(table, modifier, &candidate.env);
        if (applies(table, &candidate, event, kind))
            n = add_candidate(table, found, n, &candidate);
    }
    return n;
}

static int from_elsewhere(const Table *table, const Asked *asked, Candidate *found,
                          int n)
{
    const uint64_t zones = table->library->works_in;

    for (int spot = 0; zones && spot < table->spots_n; spot++) {
        const Asked there = {asked->event, asked->kind, table->spot_zone[spot]};

        if (!((zones >> there.zone) & 1u)) continue;
        for (ObjectId id = table->state->spots[spot].first; id;
             id = table->state->objects[id].next) {
            n = from_object(table, id, &there, found, n);
        }
    }
    return n;
}

// Adds the abilities that apply to the event to the [n] that were found.
static int add_candidates(const Table *table, const Event *event, int kind,
                          Candidate *found, int n)
{
    const Asked asked = {event, kind, -1};
    const ObjectId *ids;
    const int active = ability_active_objects(table, &ids);
    const int ids_n =
        ability_any_precedes(table, (ClauseKind)kind, event->event) ? active : 0;

    for (int i = 0; i < ids_n; i++) {
        n = from_object(table, ids[i], &asked, found, n);
    }
    if (event->object &&
        !spot_is(table, table->state->objects[event->object].spot, ZONE_ACTIVE)) {
        n = from_object(table, event->object, &asked, found, n);
    }
    n = from_elsewhere(table, &asked, found, n);
    return from_modifiers(table, event, kind, found, n);
}

bool replacement_is_same(const Candidate *a, const Candidate *b)
{
    return a->ability.id == b->ability.id &&
           ref_equal(a->env.carrier, b->env.carrier) &&
           (!a->ability.modifier || ref_equal(a->env.subject, b->env.subject));
}

static bool is_among(const Candidate *found, int n, const Candidate *candidate)
{
    for (int i = 0; i < n; i++) {
        if (replacement_is_same(&found[i], candidate)) return true;
    }
    return false;
}

int replacement_candidates(const Table *table, const Event *event, int kind,
                           Candidate *found)
{
    const Rules *rules = table->rules;
    const int other = kind == CLAUSE_INSTEAD && rules->event_also
                          ? rules->event_also(event->event)
                          : -1;
    Event also = *event;
    int n = add_candidates(table, event, kind, found, 0), all;

    if (other < 0 || !event_set_has(&table->library->replaced, other)) return n;
    rules->be_also(table, &also);
    all = add_candidates(table, &also, kind, found, n);
    for (int i = n; i < all; i++) {
        if (!is_among(found, n, &found[i])) found[n++] = found[i];
    }
    return n;
}

bool replacement_counts(const Table *table, Candidate *candidate, int n)
{
    const Clause *clause = candidate->ability.clause;
    const Compare *times = &clause->times;

    if (clause->kind != CLAUSE_INSTEAD || !(clause->flags & CLAUSE_ONE_OR_MORE))
        return true;
    candidate->env.amount = number_of(n);
    return !times->op ||
           compare_holds(times->op, n, table->library->amounts[times->amount].n);
}

// Finds those that apply to an event that happens alone.
static int candidates_alone(const Table *table, const Event *event, int kind,
                            Candidate *found)
{
    const int n = replacement_candidates(table, event, kind, found);
    int left = 0;

    for (int i = 0; i < n; i++)
        if (replacement_counts(table, &found[i], 1)) found[left++] = found[i];
    return left;
}

static PlayerId replace_affected(const Table *table, const Event *event)
{
    PlayerId player = event->player;

    if (event->object) player = table->state->objects[event->object].controller;
    if (player == NOBODY || table->state->players[player].gone)
        return table->state->turn_player;
    return player;
}

void replacement_offer(const Table *table, Question *question,
                       const Candidate *candidate, int n)
{
    ask_option(question,
               (Option){.kind = table->rules->option_object,
                        .object = candidate->env.carrier.id,
                        .ref = candidate->ability.id,
                        .spot = NOWHERE,
                        .n = (int16_t)n});
}

static int replace_choose(Table *table, const Event *event, const Candidate *found,
                          int n)
{
    Question *question = ask_begin(table,
                                   replace_affected(table, event),
                                   table->rules->prompt_instead_order,
                                   object_ref(table->state, event->object));

    for (int i = 0; i < n; i++) {
        replacement_offer(table, question, &found[i], i);
    }
    return ask_one(table);
}

// A player may always decline to pay, also where the text says no "may" (444.2.b).
bool replacement_accept(Table *table, Candidate *candidate)
{
    const Clause *clause = candidate->ability.clause;

    const Rules *rules = table->rules;

    if ((clause->flags & CLAUSE_MAY || clause->cost) &&
        !ask_yes(table,
                 candidate->env.you,
                 rules->prompt_instead_may,
                 candidate->env.carrier,
                 NULL)) {
        return false;
    }
    return !clause->cost || rules->pays(table, &candidate->env, clause->cost);
}

void replacement_apply_one(Table *table, Candidate *candidate, const AtOnce *at_once)
{
    const Clause *clause = candidate->ability.clause;
    const AtOnce *before = table->at_once;

    if (candidate->ability.modifier && clause->flags & CLAUSE_ONCE)
        (void)modifier_use(table, candidate->ability.modifier - 1);
    else if (clause->flags & CLAUSE_ONCE)
        modifier_spend(table, candidate->env.carrier, candidate->ability.id);
    turn_history_note_use(table,
                          turn_history_used(&candidate->env, candidate->ability.id));
    table_room(table, LIMIT_REPLACING, table->replacing_n, 1);
    table->replacing[table->replacing_n].clause = candidate->ability.id;
    table->replacing[table->replacing_n++].source = candidate->env.carrier;
    table->at_once = at_once;
    if (clause->run) table_run(table, &candidate->env, clause, NULL, 0);
    table->at_once = before;
    table->replacing_n--;
}

// Offers the candidates one after the other until one applies.
static bool offer_candidates(Table *table, const Event *event, int kind)
{
    Candidate found[REPLACEMENTS_MAX];
    int n = candidates_alone(table, event, kind, found);

    while (n > 0) {
        const int chosen = n > 1 ? replace_choose(table, event, found, n) : 0;

        if (replacement_accept(table, &found[chosen])) {
            replacement_apply_one(table, &found[chosen], NULL);
            return true;
        }
        found[chosen] = found[--n];
    }
    return false;
}

// Effects apply before the event (370.1.c). The objects of simultaneous events are all still
// there, so a source may leave in the same event (370.4) but not arrive in it (370.3).
bool replacement_apply(Table *table, const Event *event)
{
    if (!replacement_is_loaded(table, event->event)) return false;
    derive_refresh_gifts(table);
    return offer_candidates(table, event, CLAUSE_INSTEAD);
}

bool replacement_is_certain(const Table *table, const Event *event)
{
    Candidate found[REPLACEMENTS_MAX];
    int n;

    if (!replacement_is_loaded(table, event->event)) return false;
    derive_refresh_gifts(table);
    n = candidates_alone(table, event, CLAUSE_INSTEAD, found);
    for (int i = 0; i < n; i++) {
        const Clause *clause = found[i].ability.clause;

        if (!(clause->flags & CLAUSE_MAY) && !clause->cost) return true;
    }
    return false;
}

// "As": the event happens, and something more (370.1.b.1).
bool replacement_run_as(Table *table, const Event *event)
{
    const Ref before = object_ref(table->state, event->object);

    if (!replacement_is_loaded(table, event->event)) return false;
    if (!offer_candidates(table, event, CLAUSE_AS)) return false;
    return !ref_lives(table->state, before);
}

bool replacement_had_turn(const Turns *turns, const Candidate *candidate)
{
    for (int i = 0; i < turns->n; i++) {
        if (turns->done[i].clause != candidate->ability.id) continue;
        if (!ref_equal(turns->done[i].carrier, candidate->env.carrier)) continue;
        if (!candidate->ability.modifier ||
            ref_equal(turns->done[i].subject, candidate->env.subject))
            return true;
    }
    return false;
}

void replacement_take_turn(Table *table, Turns *turns, const Candidate *candidate)
{
    table_room(table, LIMIT_REPLACEMENTS, turns->n, 1);
    turns->done[turns->n].clause = candidate->ability.id;
    turns->done[turns->n].carrier = candidate->env.carrier;
    turns->done[turns->n++].subject = candidate->env.subject;
}

// Finds the first `as` clause that had no turn yet, and notes that it has it now.
static bool next_as(Table *table, const Event *event, Turns *turns, Candidate *next)
{
    Candidate found[REPLACEMENTS_MAX];
    const int n = replacement_candidates(table, event, CLAUSE_AS, found);

    for (int i = 0; i < n; i++) {
        if (replacement_had_turn(turns, &found[i])) continue;
        replacement_take_turn(table, turns, &found[i]);
        *next = found[i];
        return true;
    }
    return false;
}

// Forgets what was paid when the card came here before.
static void forget_paid(Table *table, const Event *event)
{
    if (!event->object ||
        !ability_may_precede(table, event->object, CLAUSE_AS, event->event))
        return;
    memset(table_paid(table, event->object), 0, PAID_MAX);
    table_touch(table);
}

void replacement_run_every_as(Table *table, const Event *event)
{
    const Ref before = object_ref(table->state, event->object);
    Turns turns = {.n = 0};
    Candidate next;

    if (!replacement_is_loaded(table, event->event)) return;
    derive_refresh_gifts(table);
    forget_paid(table, event);
    while (next_as(table, event, &turns, &next)) {
        if (!replacement_accept(table, &next)) continue;
        if (next.ability.clause->cost && next.env.carrier.id == event->object)
            table_paid(table, event->object)[next.env.paid_slot] = 2;
        replacement_apply_one(table, &next, NULL);
        if (event->object && !ref_lives(table->state, before)) return;
    }
}
