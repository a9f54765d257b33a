// chain.c -- the chain as an array without gaps, and the targets of its items.
//
// The targets of one item stand together in State.targets, in the order of choosing; to
// add or drop some moves those of the other items.

#include "engine/kernel/table/chain.h"

#include <string.h>

#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/table.h"

Item chain_blank_item(ItemKind kind)
{
    Item item;

    memset(&item, 0, sizeof item);
    item.kind = (uint8_t)kind;
    item.controller = item.subject_player = item.actor = NOBODY;
    item.event_spot = item.to = item.from = item.bound = item.event_from = NOWHERE;
    return item;
}

Item *chain_push(Table *table, const Item *item)
{
    State *state = table->state;
    Item *pushed;

    table_room(table, LIMIT_CHAIN, state->chain_n, 1);
    table_room(table, LIMIT_SERIALS, state->serial, 1);
    pushed = &state->chain[state->chain_n++];
    *pushed = *item;
    pushed->serial = ++state->serial;
    if (!pushed->card) pushed->card = chain_face(table, pushed->source);
    pushed->targets_first = state->targets_n;
    state->changed = true;
    return pushed;
}

Item *chain_item(const Table *table, uint16_t serial)
{
    State *state = table->state;

    for (int i = 0; serial && i < state->chain_n; i++) {
        if (state->chain[i].serial == serial) return &state->chain[i];
    }
    return NULL;
}

Item *chain_item_of(const Table *table, ObjectId object)
{
    State *state = table->state;

    for (int i = state->chain_n - 1; object && i >= 0; i--) {
        if (state->chain[i].kind == ITEM_PLAY && state->chain[i].object.id == object) {
            return &state->chain[i];
        }
    }
    return NULL;
}

Item *chain_newest(const Table *table)
{
    State *state = table->state;

    return state->chain_n ? &state->chain[state->chain_n - 1] : NULL;
}

Item *chain_oldest_pending(const Table *table)
{
    State *state = table->state;

    for (int i = 0; i < state->chain_n; i++) {
        if (!state->chain[i].finalized) return &state->chain[i];
    }
    return NULL;
}

Item *chain_newest_finalized(const Table *table)
{
    State *state = table->state;

    for (int i = state->chain_n - 1; i >= 0; i--) {
        if (state->chain[i].finalized) return &state->chain[i];
    }
    return NULL;
}

// Drops [n] targets from [first] on and closes the gap.
static void drop_targets(State *state, int first, int n)
{
    if (!n) return;
    memmove(&state->targets[first],
            &state->targets[first + n],
            sizeof(Ref) * (size_t)(state->targets_n - first - n));
    state->targets_n = (uint16_t)(state->targets_n - n);
    for (int i = 0; i < state->chain_n; i++) {
        Item *item = &state->chain[i];

        if (item->targets_first > first) {
            item->targets_first = (uint16_t)(item->targets_first - n);
        }
    }
}

// Notes that [n] choices came or went, where some text asks for them.
static void note_choices(Table *table, int n)
{
    if (n && table->library->asks_choices) table_changed(table, READS_NOTES);
}

void chain_forget_choices(Table *table, Item *item)
{
    note_choices(table, item->targets_n);
    drop_targets(table->state, item->targets_first, item->targets_n);
    item->targets_n = item->groups_n = 0;
    memset(item->group, 0, sizeof item->group);
    item->targets_first = table->state->targets_n;
}

void chain_add_subject(Table *table, uint16_t serial, Ref thing)
{
    const Modifier about = {.kind = MODIFIER_ABOUT,
                            .ends = ENDS_NEVER,
                            .controller = NOBODY,
                            .subject = thing,
                            .with = serial,
                            .event_spot = NOWHERE};

    modifier_add(table, &about);
}

Ref chain_subject(const Table *table, uint16_t serial, int i)
{
    const State *state = table->state;

    for (int m = 0; m < state->modifiers_n; m++) {
        const Modifier *modifier = &state->modifiers[m];

        if (modifier->kind == MODIFIER_ABOUT && modifier->with == serial && !i--)
            return modifier->subject;
    }
    return (Ref){0, 0};
}

bool chain_is_about(const Table *table, uint16_t serial, Ref ref)
{
    for (int i = 0; ref.id; i++) {
        const Ref thing = chain_subject(table, serial, i);

        if (!thing.id) return false;
        if (ref_equal(thing, ref)) return true;
    }
    return false;
}

static void forget_subjects(Table *table, const Item *item)
{
    if (item->kind != ITEM_REFLEXIVE) return;
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_ABOUT && m->with == item->serial)
            modifier_remove(table, i);
    }
}

void chain_remove(Table *table, uint16_t serial)
{
    State *state = table->state;
    Item *item = chain_item(table, serial);
    const ptrdiff_t at = item ? item - state->chain : 0;

    // Callers look for the item first: a script may have taken it away.
    ASSERT(item);
    forget_subjects(table, item);
    chain_forget_choices(table, item);
    memmove(item, item + 1, sizeof *item * (size_t)(state->chain_n - at - 1));
    state->chain_n--;
    state->changed = true;
}

// The targets of other items move up to make room.
void chain_choose(Table *table, Item *item, const Ref *targets, int n)
{
    State *state = table->state;
    const int at = item->targets_first + item->targets_n;

    table_room(table, LIMIT_TARGETS, state->targets_n, n);
    table_room(table, LIMIT_CHOICES, item->groups_n, 1);
    memmove(&state->targets[at + n],
            &state->targets[at],
            sizeof(Ref) * (size_t)(state->targets_n - at));
    for (int i = 0; i < state->chain_n; i++) {
        Item *other = &state->chain[i];

        if (other != item && other->targets_first >= at) {
            other->targets_first = (uint16_t)(other->targets_first + n);
        }
    }
    if (n) memcpy(&state->targets[at], targets, sizeof(Ref) * (size_t)n);
    state->targets_n = (uint16_t)(state->targets_n + n);
    item->targets_n = (uint16_t)(item->targets_n + n);
    item->group[item->groups_n++] = (uint16_t)n;
    note_choices(table, n);
}

const Ref *chain_targets(const Table *table, const Item *item, int group, int *n)
{
    int first = item->targets_first;

    *n = 0;
    if (group >= item->groups_n) return NULL;
    for (int i = 0; i < group; i++) first += item->group[i];
    *n = item->group[group];
    return &table->state->targets[first];
}

void chain_follow(Table *table, Ref from, Ref to)
{
    State *state = table->state;

    for (int i = 0; i < state->chain_n; i++) {
        if (ref_equal(state->chain[i].subject, from)) state->chain[i].subject = to;
    }
    for (int i = 0; i < table->pending_n; i++) {
        Item *item = &table->pending[i].item;

        if (ref_equal(item->subject, from)) item->subject = to;
    }
}

void chain_env(const Item *item, Env *env)
{
    const bool plays = item->kind == ITEM_PLAY;

    memset(env, 0, sizeof *env);
    env->you = item->terms & TERM_NOBODY ? NOBODY : item->controller;
    env->chooser = item->controller;
    env->subject = item->subject;
    env->subject_player = item->subject_player;
    env->actor = item->actor;
    env->event_spot = item->event_spot;
    env->event_from = item->event_from;
    env->keyword = item->keyword;
    env->paid_slot = item->paid_slot;
    env->paid_open = (uint8_t)chain_open_paid(item);
    env->value = item->value;
    env->amount = item->amount;
    env->value_cost = item->value_cost;
    env->item = item->serial;
    env->item_kind = item->kind;
    env->me = plays ? item->object : item->source;
    env->carrier = !plays && item->carrier.id ? item->carrier : env->me;
}

static uint16_t base_cost(const Table *table, const Item *item)
{
    const uint16_t cost = table->library->clauses[item->clause].cost;

    return table->library->costs[cost].is_value ? item->value_cost : cost;
}

Cause chain_cause(const Table *table, const Item *item)
{
    Cause cause = {.controller = NOBODY};

    if (!item) return cause;
    cause.serial = item->serial ? item->serial : OFF_CHAIN;
    cause.kind = item->kind;
    cause.controller = item->controller;
    cause.source = item->kind == ITEM_PLAY ? item->object : item->source;
    cause.card = item->kind == ITEM_PLAY ? table->state->objects[item->object.id].card
                                         : item->card;
    if (item->kind != ITEM_PLAY) cause.cost = base_cost(table, item);
    return cause;
}

CardId chain_face(const Table *table, Ref ref)
{
    const State *state = table->state;

    if (ref_lives(state, ref)) return state->objects[ref.id].card;
    for (int i = state->chain_n - 1; ref.id && i >= 0; i--) {
        const Item *item = &state->chain[i];

        if (ref_equal(item->source, ref) || ref_equal(item->object, ref)) {
            return item->card;
        }
    }
    return state->objects[ref.id].card ? 0 : object_face_of(state, ref);
}
