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

// Returns whether the scan has found an instance of what is used: the ability itself, or the one
// whose mode that is.
static bool is_instance(const Active *found, const Used *used)
{
    return is_or_has(found, used->clause) && ability_form(found) == used->form;
}

Used turn_history_used(const Env *env, ClauseId clause)
{
    const Active ability = {
        .keyword = env->keyword, .value = env->value, .cost = env->value_cost};

    return (Used){env->carrier, clause, ability_form(&ability)};
}

Used turn_history_used_by(const struct Item *item)
{
    const Active ability = {
        .keyword = item->keyword, .value = item->value, .cost = item->value_cost};

    return (Used){item->carrier.id ? item->carrier : item->source,
                  item->clause,
                  ability_form(&ability)};
}

// One instance of an ability: who gives it, nobody if it is printed, and how many are before it
// that the same one gives.
typedef struct {
    ObjectId giver;
    uint16_t since;
    int16_t before;
} Instance;

static bool is_same_giver(const Instance *a, const Instance *b)
{
    return a->giver == b->giver && a->since == b->since;
}

// Returns the record of a use of the instance.
static Happened record_of(const Used *used, const Instance *instance)
{
    return (Happened){.event = HAPPENED_USED,
                      .by = NOBODY,
                      .controller = NOBODY,
                      .spot = NOWHERE,
                      .from = NOWHERE,
                      .object = used->source.id,
                      .generation = used->source.generation,
                      .n = instance->before,
                      .card = used->clause,
                      .with_object = instance->giver,
                      .holds = (uint64_t)(uint16_t)used->form << 16 | instance->since};
}

// Returns how often the instance was used this turn.
static int uses(const Table *table, const Used *used, const Instance *instance)
{
    const Happened record = record_of(used, instance);
    int n = 0;

    for (int i = 0; i < table->state->happened_n; i++) {
        const Happened *kept = &table->state->happened[i];

        if (kept->event == HAPPENED_USED && are_alike(&record, kept))
            n += 1 + kept->more;
    }
    return n;
}

// More than one instance is there only where text was given (477.1.b).
static bool may_be_several(const Table *table, const Used *used)
{
    return ref_lives(table->state, used->source) &&
           ability_is_gifted(table, used->source.id);
}

// Returns which instance the scan has found.
static Instance instance_at(const AbilityScan *at, const Used *used)
{
    Instance it = {at->now.giver, at->now.since, 0};
    AbilityScan scan;

    ability_scan(&scan, at->table, at->object);
    while (ability_next(&scan)) {
        const Instance other = {scan.now.giver, scan.now.since, 0};

        if (scan.stage == at->stage && scan.i == at->i && scan.j == at->j) break;
        if (is_instance(&scan.now, used) && is_same_giver(&other, &it)) it.before++;
    }
    return it;
}

// Finds the last instance that was used fewer than [most] times. Returns false if there is none.
static bool find_unused(const Table *table, const Used *used, int most, Instance *last)
{
    AbilityScan scan;
    bool found = false, some = false;

    ability_scan(&scan, table, used->source.id);
    while (ability_next(&scan)) {
        Instance it;

        if (!is_instance(&scan.now, used)) continue;
        some = true;
        it = instance_at(&scan, used);
        if (uses(table, used, &it) >= most) continue;
        *last = it;
        found = true;
    }
    return some ? found : uses(table, used, last) < most;
}

// Returns whether an instance is left, and which.
static bool unused(const Table *table, const Used *used, int most, Instance *last)
{
    *last = (Instance){0, 0, 0};
    if (may_be_several(table, used)) return find_unused(table, used, most, last);
    return uses(table, used, last) < most;
}

static void note_use(Table *table, const Used *used, int most)
{
    Instance instance;

    (void)unused(table, used, most, &instance);
    *fresh(table) = record_of(used, &instance);
}

// Returns how many instances there are, 1 at least.
static int instances(const Table *table, const Used *used)
{
    AbilityScan scan;
    int n = 0;

    if (!may_be_several(table, used)) return 1;
    ability_scan(&scan, table, used->source.id);
    while (ability_next(&scan)) n += is_or_has(&scan.now, used->clause);
    return n > 1 ? n : 1;
}

bool turn_history_is_spent(const Table *table, Used used)
{
    const int times = modifier_times_spent(table, used.source, used.clause);

    return times && times >= instances(table, &used);
}

bool turn_history_is_used_up(const Table *table, Used used)
{
    const Clause *it = &table->library->clauses[used.clause];
    Instance instance;

    if (it->kind == CLAUSE_ACTIVATED && turn_history_is_spent(table, used)) return true;
    return it->each_turn && !unused(table, &used, it->each_turn, &instance);
}

void turn_history_note_use(Table *table, Used used)
{
    const Clause *it = &table->library->clauses[used.clause];

    if (it->kind == CLAUSE_ACTIVATED && it->flags & CLAUSE_ONCE &&
        ref_lives(table->state, used.source))
        modifier_spend(table, used.source, used.clause);
    if (it->each_turn) note_use(table, &used, it->each_turn);
}

bool turn_history_has_mode(const Table *table, Used used)
{
    Instance instance;

    return !unused(table, &used, 1, &instance);
}

void turn_history_note_mode(Table *table, Used used)
{
    note_use(table, &used, 1);
}
