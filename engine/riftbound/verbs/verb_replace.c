// verb_replace.c -- verbs that make and replace things of the board, and name tags.

#include "engine/riftbound/verbs/verb.h"

#include <string.h>

#include "engine/abilities/events/trigger.h"
#include "engine/cards/library.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/rulebook.h"

// Finds a token of that name with one of the types.
static CardId token_of(const Library *library, const char *name, unsigned types)
{
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if (card->supertypes & BIT(SUPERTYPE_TOKEN) && card->types & types &&
            !strcmp(card->name, name))
            return (CardId)i;
    }
    return 0;
}

static void tell_replacement(Table *table, int what, ObjectId id, PlayerId by)
{
    Event event = event_of(what, id, by);

    event.at = object_location(table, id);
    event.with = instruction_cause(table);
    batch_begin(table);
    trigger_raise_after(table, &event);
    batch_end(table);
    table->state->changed = true;
}

// It comes uncontrolled, and no showdown is there (439).
Value verb_add_battlefield(Table *table, Env *env, const Value *args, int n)
{
    const CardId card = token_of(table->library, args[0].text, BIT(TYPE_BATTLEFIELD));
    Event event = event_of(EVENT_CREATED, 0, NOBODY);

    (void)n;
    if (!card || env->you == NOBODY) return value_nil();
    event.object = object_create_token(
        table, card, env->you, spot_of(table, ZONE_ASIDE, env->you));
    battlefield_place(table, event.object);
    event.with = instruction_cause(table);
    event_log(table, &event);
    table->state->changed = true;
    return value_object(object_ref(table->state, event.object));
}

// Keeps what was replaced in its owner's banishment, where it was not banished (438). A token
// that is replaced is gone.
static void keep_replaced(Table *table, const Env *env, ObjectId id)
{
    const Object *object = &table->state->objects[id];
    const PlayerId owner = object->owner;
    Modifier m =
        common_modifier(table, env, MODIFIER_REPLACED, (Value){.kind = VALUE_NONE});
    ObjectId kept;

    if (object->flags & OBJECT_TOKEN || owner == NOBODY) return;
    kept = object_create(
        table, object->card, owner, spot_of(table, ZONE_BANISHMENT, owner));
    m.object = object_ref(table->state, kept);
    m.source = object_ref(table->state, id);
    modifier_add(table, &m);
}

Value verb_replace(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);

    (void)n;
    for (int i = 0; i < ids_n; i++) {
        const CardId card =
            token_of(table->library, args[1].text, object_card(table, ids[i])->types);

        if (!card) continue;
        keep_replaced(table, env, ids[i]);
        object_replace(table, ids[i], card, true);
        tell_replacement(table, EVENT_TOOK_PLACE, ids[i], env->you);
    }
    return args_result(table, ids, ids_n);
}

// Returns what the object has replaced last, 0 for nothing.
static ObjectId replaced_by(const Table *table, ObjectId id)
{
    const State *state = table->state;
    const Ref ref = object_ref(state, id);

    for (int i = state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_REPLACED && ref_equal(m->source, ref))
            return m->object.id;
    }
    return 0;
}

Value verb_swap_back(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);
    int swapped = 0;

    (void)n;
    for (int i = 0; i < ids_n; i++) {
        const ObjectId kept = replaced_by(table, ids[i]);

        if (!kept) continue;
        object_replace(table, ids[i], table->state->objects[kept].card, false);
        object_remove(table, kept);
        tell_replacement(table, EVENT_TOOK_PLACE, ids[i], env->you);
        ids[swapped++] = ids[i];
    }
    return args_result(table, ids, swapped);
}

// Returns whether permanents of [player] may be there: its base, or a battlefield.
static bool is_place_of(const Table *table, PlayerId player, SpotId spot)
{
    return spot == board_base(table, player) ||
           spot_zone(table, spot) == ZONE_BATTLEFIELD;
}

// The place was chosen before; this replaces it (370.1.b).
Value verb_enter_at(Table *table, Env *env, const Value *args, int n)
{
    Item *item = chain_item_of(table, env->me.id);
    const SpotId spot =
        item ? verb_place(table, env, args[0], item->controller) : NOWHERE;

    (void)n;
    if (spot == NOWHERE) return value_nil();
    if (board_is_type(table, item->object.id, TYPE_SPELL) ||
        !is_place_of(table, item->controller, spot))
        return value_nil();
    item->to = spot;
    item->terms |= TERM_PLACED;
    return value_truth(true);
}
