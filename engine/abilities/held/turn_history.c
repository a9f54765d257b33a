// turn_history.c -- records of what happened, merged when they become too many.
//
// Merging keeps the sum, so a count stays right however long a turn is. What is lost is
// which events were of one action, and which things that are gone were the same.

#include "engine/abilities/held/turn_history.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/base/number.h"
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

static void merge_happened(Happened *into, const Happened *from)
{
    const int sum = into->more + from->more + 1;

    into->more = sum > UINT16_MAX ? UINT16_MAX : sum;
}

static void merge_alike(State *state)
{
    int n = 0;

    for (int i = 0; i < state->happened_n; i++) {
        int k = 0;

        while (k < n && !are_alike(&state->happened[k], &state->happened[i])) k++;
        if (k < n)
            merge_happened(&state->happened[k], &state->happened[i]);
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

uint16_t turn_history_running(const Table *table)
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
            compare_holds(past->op, n, library->amounts[past->amount].n))
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

void turn_history_note_gone(const Table *table, const Cause *with, Happened *kept)
{
    const Card *card = &table->library->cards[with->card];

    kept->object = with->source.id;
    kept->generation = with->source.generation;
    kept->card = with->card;
    kept->controller = with->controller;
    for (int row = 0; row < table->rules->adjectives_n; row++)
        if (reading_holds_of_card(&table->rules->adjectives[row], card))
            kept->holds |= 1ull << row;
}

static void note_thing(const Table *table, const Event *event, Happened *kept)
{
    const Object *object = &table->state->objects[event->object];
    const bool used = table->rules->events[event->event].flags & EVENT_OF_ABILITY;

    if (used && !event->object) {
        turn_history_note_gone(table, &event->with, kept);
        return;
    }
    kept->object = event->object;
    kept->generation = object->generation;
    kept->card = object->card;
    kept->controller = event->player != NOBODY ? event->player : object->controller;
    kept->holds = adjectives_of(table, event->object);
    if (event->object)
        kept->given = (uint8_t)(object_types(table, event->object) &
                                ~(unsigned)object_card(table, event->object)->types);
}

void turn_history_add(Table *table, const Event *event)
{
    uint16_t action;

    State *state = table->state;
    Happened *kept;

    if (!event_set_has(&table->library->logged, event->event)) return;
    action = turn_history_running(table);
    if (!action) action = (uint16_t)(last_action(state) + 1);
    table->noted = table->actions;
    kept = fresh(table);
    kept->action = action;
    kept->event = event->event;
    kept->by = event->by;
    kept->spot = event->at;
    kept->from = event->from;
    note_cause(state, kept, &event->with);
    kept->n = event->n;
    kept->because = event->because;
    kept->of = event->of;
    if (table->library->remembers_numbers) kept->now = event->now;
    if (table->rules->phase) kept->phase = (uint8_t)table->rules->phase(table);
    note_thing(table, event, kept);
    // What happened this turn may be a condition: what was read until now, with half of the
    // record, is not up to date.
    table_noted(table, READS_TURN);
}

bool turn_history_take(Table *table, int event, Happened *taken)
{
    State *state = table->state;

    if (!turn_history_running(table) || !state->happened_n) return false;
    *taken = state->happened[state->happened_n - 1];
    if (taken->event != event) return false;
    state->happened_n--;
    table_noted(table, READS_TURN);
    return true;
}

void turn_history_put(Table *table, const Happened *taken)
{
    Happened *kept = fresh(table);

    *kept = *taken;
    kept->action = (uint16_t)(last_action(table->state) + 1);
    table_noted(table, READS_TURN);
}

// Returns whether [id] is the ability, or one of its modes.
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
    ability_scan(&scan, table, source.id);
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
        if (kept->n == instance && kept->object == source.id &&
            kept->generation == source.generation)
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
