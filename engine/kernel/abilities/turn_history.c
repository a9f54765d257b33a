// turn_history.c -- records of what happened, merged when they become too many.
//
// Merging keeps the sum, so a count stays right however long a turn is. What is lost is
// which events were of one action, and which things that are gone were the same.

#include "engine/kernel/abilities/turn_history.h"

#include <string.h>

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/abilities/condition.h"
#include "engine/kernel/abilities/query.h"
#include "engine/kernel/abilities/reading.h"
#include "engine/kernel/abilities/role.h"
#include "engine/kernel/base/number.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

// How coarse records may become, the finest first.
typedef enum {
    AS_IT_WAS,
    WITHOUT_ACTIONS,  // events of one action are no more told from those of several
    WITHOUT_THE_GONE, // things that are gone are not told apart any more
    COARSENESS_COUNT
} Coarseness;

static void coarsen(const State *state, Happened *kept, Coarseness how)
{
    if (kept->event == HAPPENED_USED) return; // a use is never lost
    if (how == WITHOUT_ACTIONS) kept->action = 0;
    if (how == WITHOUT_THE_GONE) {
        const Ref ref = {kept->object, kept->generation};

        if (!ref_lives(state, ref)) kept->object = kept->generation = 0;
    }
}

static bool are_alike(const Happened *a, const Happened *b)
{
    Happened one = *a;

    one.more = b->more;
    return !memcmp(&one, b, sizeof one);
}

static void merge(Happened *into, const Happened *from)
{
    const int sum = into->more + from->more + 1;

    into->more = (uint16_t)(sum > UINT16_MAX ? UINT16_MAX : sum);
}

static void merge_alike(State *state)
{
    int n = 0;

    for (int i = 0; i < state->happened_n; i++) {
        int k = 0;

        while (k < n && !are_alike(&state->happened[k], &state->happened[i])) k++;
        if (k < n)
            merge(&state->happened[k], &state->happened[i]);
        else
            memmove(&state->happened[n++], &state->happened[i], sizeof(Happened));
    }
    state->happened_n = (uint16_t)n;
}

// Returns an empty record. Where all are taken it merges those that are alike, and makes
// records coarser until some are; the game stops where all still differ.
static Happened *fresh(Table *table)
{
    State *state = table->state;

    for (int how = AS_IT_WAS; state->happened_n == HAPPENED_MAX; how++) {
        if (how == COARSENESS_COUNT) table_limit(table, LIMIT_HAPPENED);
        for (int i = 0; i < state->happened_n; i++)
            coarsen(state, &state->happened[i], (Coarseness)how);
        merge_alike(state);
    }
    memset(&state->happened[state->happened_n], 0, sizeof(Happened));
    return &state->happened[state->happened_n++];
}

static uint16_t last_action(const State *state)
{
    uint16_t last = 0;

    for (int i = 0; i < state->happened_n; i++) {
        if (state->happened[i].action > last) last = state->happened[i].action;
    }
    return last;
}

// Returns the number of the running action in this turn, 0 where none of its events is
// known yet.
static uint16_t running_action(const Table *table)
{
    return table->noted == table->actions ? last_action(table->state) : 0;
}

// Returns which of the comparisons that conditions ask for the numbers of the thing fit now.
static uint64_t numbers_of(const Table *table, const Env *env, ObjectId object)
{
    const Library *library = table->library;
    uint64_t holds = 0;

    for (int i = 0; i < library->past_n; i++) {
        const Compare *past = &library->past[i];
        int n;

        if (reading_of_object(table, env, past->field, object, &n) &&
            query_compare(past->op, n, library->amounts[past->amount].n))
            holds |= 1ull << library_find_remembered(library, past);
    }
    return holds;
}

// Returns which of the adjectives that conditions ask for the thing has now, and what they
// ask of its numbers.
static uint64_t adjectives_of(const Table *table, ObjectId object)
{
    uint64_t holds = 0;
    Env env;

    if (!object || (!table->library->remembered && !table->library->past_n)) return 0;
    role_env(table, object, &env);
    for (uint64_t left = table->library->remembered; left; left &= left - 1) {
        const int row = __builtin_ctzll(left);
        const AdjectiveRow *adjective = &table->rules->adjectives[row];

        if (!adjective->of_player && reading_holds(table, &env, adjective, object))
            holds |= 1ull << row;
    }
    return holds | numbers_of(table, &env, object);
}

static void note_cause(const State *state, Happened *kept, const Cause *cause)
{
    kept->with = cause->serial ? cause->kind : ITEM_NONE;
    kept->with_card = cause->card;
    kept->with_object = cause->source.id;
    if (cause->blow) {
        kept->with = WITH_BLOW;
        kept->with_object = cause->blow;
    } else if (cause->thing.id) {
        kept->with = WITH_THING;
        kept->with_card = state->objects[cause->thing.id].card;
        kept->with_object = cause->thing.id;
    }
}

void turn_history_add(Table *table, const Event *event)
{
    uint16_t action;

    State *state = table->state;
    Happened *kept;

    if (!event_set_has(&table->library->logged, event->event)) return;
    action = running_action(table);
    if (!action) action = (uint16_t)(last_action(state) + 1);
    table->noted = table->actions;
    kept = fresh(table);
    kept->action = action;
    table_noted(table, READS_TURN); // what happened this turn may be a condition
    kept->event = event->event;
    kept->by = event->by;
    kept->spot = event->at;
    kept->from = event->from;
    note_cause(state, kept, &event->with);
    kept->object = event->object;
    kept->generation = state->objects[event->object].generation;
    kept->card = state->objects[event->object].card;
    kept->controller = state->objects[event->object].controller;
    if (event->player != NOBODY) kept->controller = event->player;
    kept->n = event->n;
    if (table->rules->phase) kept->phase = (uint8_t)table->rules->phase(table);
    kept->holds = adjectives_of(table, event->object);
    if (event->object)
        kept->given = (uint8_t)(object_types(table, event->object) &
                                ~(unsigned)object_card(table, event->object)->types);
}

static bool memory_place_fits(const Table *table, const Env *env, const Query *q,
                              SpotId spot)
{
    if (q->where && spot != role_spot(table, env, q->where)) return false;
    for (int i = 0; i < q->locations_n; i++) {
        if (query_location_matches(table, env, q->locations[i], spot)) return true;
    }
    return !q->locations_n;
}

// An object that left and came back has no past (124). What left is still found by `that`
// where it went, of the event that it left with.
static bool memory_is_of(const Table *table, const Happened *kept, int role, Ref object)
{
    const bool gone =
        role == ROLE_THAT && table->rules->events[kept->event].flags & EVENT_PARTS;

    if (kept->object != object.id) return false;
    return object.generation == kept->generation + gone ||
           object.generation == kept->generation;
}

static bool names_a_thing(int role)
{
    return role == ROLE_ME || role == ROLE_IT || role == ROLE_THIS || role == ROLE_THAT;
}

// Sides go by the controller of that time, all else by what was noted then.
static bool memory_adjectives(const Table *table, const Env *env, const Query *q,
                              const Happened *kept)
{
    for (uint64_t left = q->adjectives; left; left &= left - 1) {
        const int row = __builtin_ctzll(left);
        const AdjectiveRow *adjective = &table->rules->adjectives[row];

        if (adjective->of_player ? !adjective->of_player(table, env, kept->controller)
                                 : !((kept->holds >> row) & 1u))
            return false;
    }
    return true;
}

// Whether the numbers are what the query wants: printed ones by the card, others as they
// were then.
static bool memory_numbers(const Table *table, const Env *env, const Query *q,
                           const Happened *kept)
{
    const Cause printed = {.kind = ITEM_PLAY, .card = kept->card};

    for (int i = 0; i < q->compares_n; i++) {
        const int bit = library_find_remembered(table->library, &q->compares[i]);
        Query one = {.compares = {q->compares[i]}, .compares_n = 1};

        if (bit >= 0 ? !(kept->holds >> bit & 1u)
                     : !query_compares_cause(table, env, &one, &printed))
            return false;
    }
    return true;
}

// Whether the query fits what the record keeps: kind, identity, and side by the controller
// of that time.
static bool memory_matches(const Table *table, const Env *env, QueryId query,
                           const Happened *kept)
{
    // Of an event of a player no card is kept.
    if (!kept->card) return query_matches_player(table, env, query, kept->controller);
    for (; query; query = table->library->queries[query].or_else) {
        const Query *q = &table->library->queries[query];
        const Card *card = &table->library->cards[kept->card];
        const KindRow *row = q->kind ? &table->rules->kinds[q->kind - 1] : NULL;

        if (row &&
            (row->kind != KIND_OBJECT || !((card->types | kept->given) & row->any_of) ||
             card->supertypes & row->none_of)) {
            continue;
        }
        if (q->role == ROLE_YOU || q->role == ROLE_THEY) continue; // a player
        if (names_a_thing(q->role) &&
            !memory_is_of(table, kept, q->role, role_ref(table, env, q->role))) {
            continue;
        }
        if (q->another && kept->object == env->me.id) continue;
        if (!memory_place_fits(table, env, q, kept->spot)) continue;
        if (!query_fits_card(table, env, q, card)) continue;
        if (!memory_numbers(table, env, q, kept)) continue;
        if (q->except && memory_matches(table, env, q->except, kept)) continue;
        if (memory_adjectives(table, env, q, kept)) return true;
    }
    return false;
}

// "With me" means the card, also as what it was before it changed its zone: a card that is
// played again remembers what it did.
static bool memory_with_fits(const Table *table, const Env *env, QueryId with,
                             const Happened *kept)
{
    Cause cause = {.serial = kept->with != ITEM_NONE ? UINT16_MAX : 0,
                   .kind = kept->with,
                   .controller = kept->by,
                   .card = kept->with_card};

    if (kept->with == WITH_BLOW)
        cause = (Cause){.controller = kept->by, .blow = (uint8_t)kept->with_object};
    else if (table->state->objects[kept->with_object].card == kept->with_card)
        cause.source = object_ref(table->state, kept->with_object);
    if (kept->with == WITH_THING)
        cause = (Cause){.controller = NOBODY, .thing = cause.source};
    return query_matches_cause(table, env, with, &cause);
}

static bool memory_fits(const Table *table, const Env *env, const Clause *clause,
                        const Happened *kept)
{
    Env then;
    bool named = false;

    then = *env;
    then.chosen = 0;
    if (kept->by != NOBODY) then.chooser = kept->by;
    env = &then;
    for (int i = 0; i < clause->events_n; i++) {
        named |= clause->events[i].event == kept->event &&
                 memory_matches(table, env, clause->events[i].what, kept);
    }
    if (!named) return false;
    if (clause->by && !query_matches_player(table, env, clause->by, kept->by)) {
        return false;
    }
    if (clause->flags & CLAUSE_HERE && kept->spot != role_spot(table, env, ROLE_HERE)) {
        return false;
    }
    if (clause->with && !memory_with_fits(table, env, clause->with, kept)) return false;
    if (clause->phase && clause->phase - 1 != kept->phase) return false;
    if (clause->amount.op &&
        !query_compare(clause->amount.op,
                       kept->n,
                       condition_amount(table, env, clause->amount.amount)))
        return false;
    return query_location_matches(table, env, clause->at, kept->spot) &&
           query_location_matches(table, env, clause->to, kept->spot) &&
           query_location_matches(table, env, clause->from, kept->from);
}

// Whether an earlier record that counts belongs to the same action.
static bool is_counted(const uint16_t *actions, int n, uint16_t action)
{
    for (int i = 0; i < n; i++) {
        if (actions[i] == action) return true;
    }
    return false;
}

int turn_history_count(const Table *table, const Env *env, const Clause *clause,
                       PlayerId by)
{
    const bool by_action = clause->flags & CLAUSE_ONE_OR_MORE;
    // The nth action is counted without what is known of it already.
    const uint16_t running = clause->nth ? running_action(table) : 0;
    uint16_t actions[HAPPENED_MAX];
    int n = 0, actions_n = 0;

    for (int i = 0; i < table->state->happened_n; i++) {
        const Happened *kept = &table->state->happened[i];

        if (!table_work(table)) break;
        if (by != NOBODY && kept->by != by) continue;
        if (!memory_fits(table, env, clause, kept)) continue;
        if (clause->flags & CLAUSE_TOTAL) {
            n = number_of(n + kept->n * (1 + kept->more));
        } else if (!by_action || !kept->action) {
            n += 1 + kept->more;
        } else if (kept->action != running &&
                   !is_counted(actions, actions_n, kept->action)) {
            actions[actions_n++] = kept->action;
        }
    }
    return n + actions_n;
}

// Whether [id] is the ability, or one of its modes.
static bool is_or_has(const Active *ability, ClauseId id)
{
    const Clause *clause = ability->clause;

    return ability->id == id || (clause->modes_n && id >= clause->modes &&
                                 id < clause->modes + clause->modes_n);
}

// Returns how many instances of the ability [source] has: more than one only where text was
// given to it (477.1.b).
static int instances(const Table *table, Ref source, ClauseId clause)
{
    AbilityScan scan;
    int n = 0;

    if (!ref_lives(table->state, source) || !ability_is_gifted(table, source.id))
        return 1;
    scan = ability_scan(table, source.id);
    while (ability_next(&scan)) n += is_or_has(&scan.now, clause);
    return n > 1 ? n : 1;
}

// Returns how often the instance was used this turn; `n` of a record tells which it was.
static int uses(const Table *table, Ref source, ClauseId clause, int instance)
{
    int n = 0;

    for (int i = 0; i < table->state->happened_n; i++) {
        const Happened *kept = &table->state->happened[i];

        if (kept->event != HAPPENED_USED || kept->card != clause) continue;
        if (kept->n == instance && memory_is_of(table, kept, ROLE_ME, source))
            n += 1 + kept->more;
    }
    return n;
}

// Returns an instance that was used fewer than [most] times, -1 for none: of several the last
// one, for what is given may go again while what is printed stays.
static int unused(const Table *table, Ref source, ClauseId clause, int most)
{
    int i = instances(table, source, clause) - 1;

    while (i >= 0 && uses(table, source, clause, i) >= most) i--;
    return i;
}

static void note_use(Table *table, Ref source, ClauseId clause, int most)
{
    const int instance = unused(table, source, clause, most);

    *fresh(table) = (Happened){.event = HAPPENED_USED,
                               .by = NOBODY,
                               .controller = NOBODY,
                               .spot = NOWHERE,
                               .from = NOWHERE,
                               .object = source.id,
                               .generation = source.generation,
                               .n = number_of(instance > 0 ? instance : 0),
                               .card = clause};
}

bool turn_history_is_used_up(const Table *table, Ref source, ClauseId clause)
{
    const Clause *it = &table->library->clauses[clause];
    const int most = it->each_turn;

    if (it->kind == CLAUSE_ACTIVATED && modifier_is_spent(table, source, clause))
        return true;
    return most && unused(table, source, clause, most) < 0;
}

void turn_history_note_use(Table *table, Ref source, ClauseId clause)
{
    const Clause *it = &table->library->clauses[clause];
    const int most = it->each_turn;

    if (it->kind == CLAUSE_ACTIVATED && it->flags & CLAUSE_ONCE &&
        ref_lives(table->state, source))
        modifier_spend(table, source, clause);
    if (most) note_use(table, source, clause, most);
}

bool turn_history_has_mode(const Table *table, Ref source, ClauseId mode)
{
    return unused(table, source, mode, 1) < 0;
}

void turn_history_note_mode(Table *table, Ref source, ClauseId mode)
{
    note_use(table, source, mode, 1);
}
