// verb_give.c -- verbs whose effect lasts: Might, abilities, control, copies, delayed ones.

#include "engine/abilities/passives/age.h"
#include "engine/abilities/passives/derive.h"
#include "engine/riftbound/verbs/riftbound_deeds.h"
#include "engine/riftbound/verbs/verb.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/base/number.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/granted.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/new_text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/mighty.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"

int verb_ends_of(const Rules *rules, int word)
{
    (void)rules;
    if (word == WORD_THIS_TURN) return ENDS_TURN;
    if (word == WORD_WHILE_HERE) return ENDS_SOURCE;
    return word == WORD_THIS_COMBAT ? ENDS_FIGHT : ENDS_NEVER;
}

typedef int MightChange(const Table *table, ObjectId id, const Value *args, int n);

// Returns how much is given. A limit of the result counts once, at this moment: a decrease
// stops at a minimum, an increase at a maximum (477.3.b).
static int amount_given(const Table *table, ObjectId id, const Value *args, int n)
{
    const Value limit = args_at(args, n, 3);
    const int amount = args[1].n;
    const int room = limit.n - layers_true_might(table, id);

    if (limit.kind != VALUE_NUMBER || !amount) return amount;
    if (amount < 0) return amount >= room ? amount : room < 0 ? room : 0;
    return amount <= room ? amount : room > 0 ? room : 0;
}

// Returns how much the object lacks now, also below zero (143.2.b.1, 477.3.b).
static int amount_lacking(const Table *table, ObjectId id, const Value *args, int n)
{
    const int might = layers_true_might(table, id);

    (void)n;
    return might < args[1].n ? args[1].n - might : 0;
}

// Gives Might to the unit as the modifier says, unless that is forbidden or something else
// happens instead.
static bool give_one(Table *table, const Env *env, const Modifier *m)
{
    const ObjectId id = m->object.id;

    if (m->n && !mighty_may_give(table, m, env->you)) return false;
    if (!ref_lives(table->state, m->object)) return false;
    if (m->n) modifier_add(table, m);
    riftbound_deeds.changed(table, env, id, m->n);
    if (m->n) mighty_tell_given(table, id, m->n, env->you);
    return true;
}

// Returns the change of Might that the running text makes. One that stands in place of another
// ends with what that other would have ended with (373).
static Modifier might_modifier(Table *table, const Env *env, Value duration)
{
    Modifier m = common_modifier(table, env, MODIFIER_STAT, duration);

    if (duration.kind != VALUE_WORD || duration.n != WORD_AS_LONG ||
        !table->in_place_of)
        return m;
    m.ends = table->in_place_of->ends;
    m.source = table->in_place_of->source;
    return m;
}

static Value give_each(Table *table, Env *env, const Value *args, int n,
                       MightChange *amount)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);
    int16_t amounts[OBJECTS_MAX];
    Ref refs[OBJECTS_MAX];
    const Modifier how = might_modifier(table, env, args_at(args, n, 2));
    int given = 0;

    if (common_modifier_is_over(table, &how)) return value_nil();
    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        refs[i] = object_ref(table->state, ids[i]);
        amounts[i] = number_of(amount(table, ids[i], args, n));
    }
    for (int i = 0; i < ids_n; i++) {
        Modifier m = how;

        if (!ref_lives(table->state, refs[i])) continue;
        // A gift to a unit that is being played stays with it as it enters.
        if (!board_is_unit(table, ids[i]) && !chain_item_of(table, ids[i])) {
            ids[given++] = ids[i];
            continue;
        }
        m.object = refs[i];
        m.n = amounts[i];
        if (give_one(table, env, &m)) ids[given++] = ids[i];
    }
    batch_end(table);
    return args_result(table, ids, given);
}

Value verb_give_might(Table *table, Env *env, const Value *args, int n)
{
    return give_each(table, env, args, n, amount_given);
}

Value verb_raise_might(Table *table, Env *env, const Value *args, int n)
{
    return give_each(table, env, args, n, amount_lacking);
}

// Keywords that a thing has, as modifiers that give them.
typedef struct {
    Table *table;
    Modifier how;
    Modifier list[GIVEN_KEYWORDS_MAX];
    int n;
} Keywords;

static Modifier *add_keyword(Keywords *keywords)
{
    table_room(keywords->table, LIMIT_GIVEN_KEYWORDS, keywords->n, 1);
    keywords->list[keywords->n] = keywords->how;
    return &keywords->list[keywords->n++];
}

static void add_keyword_as(Keywords *keywords, ObjectId id, int keyword, int value,
                           uint16_t cost)
{
    Modifier *m;

    if (!ability_has_keyword(keywords->table, id, keyword)) return;
    m = add_keyword(keywords);
    m->keyword = (uint8_t)keyword;
    m->n = (int16_t)value;
    m->value_cost = cost;
}

// Collects what the thing has as keywords, printed and given. Text behind a keyword comes
// with it.
static void collect_keywords(Keywords *keywords, ObjectId id)
{
    const Table *table = keywords->table;
    const State *state = table->state;
    const Card *card = object_card(table, id);
    AbilityScan scan;

    ability_scan(&scan, table, id);
    for (int i = 0; i < card->keywords_n; i++) {
        const PrintedKeyword *printed = &card->keywords[i];

        if (!table->library->keywords[printed->keyword].governs)
            add_keyword_as(
                keywords, id, printed->keyword, printed->value, printed->cost);
    }
    for (int i = granted_first(table, id, GIFT_KEYWORD); i >= 0;
         i = granted_next(table, i)) {
        const Granted *granted = &state->granted[i];

        if (!granted->clause && granted->keyword && !granted->loss)
            add_keyword_as(
                keywords, id, granted->keyword, granted->value, granted->cost);
    }
    while (ability_next(&scan))
        if (scan.now.clause->keywords) add_keyword(keywords)->clause = scan.now.id;
}

Value verb_give_keywords(Table *table, Env *env, const Value *args, int n)
{
    Keywords keywords = {
        .table = table,
        .how = common_modifier(table, env, MODIFIER_GRANT, args_at(args, n, 2))};
    const Ref model = args_thing(table, env, args[1]);
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);

    if (!ref_lives(table->state, model) ||
        common_modifier_is_over(table, &keywords.how))
        return value_nil();
    age_note_gifts(table, false);
    derive_refresh_gifts(table);
    collect_keywords(&keywords, model.id);
    for (int i = 0; i < ids_n; i++) {
        for (int k = 0; k < keywords.n; k++) {
            keywords.list[k].object = object_ref(table->state, ids[i]);
            modifier_add(table, &keywords.list[k]);
        }
        riftbound_deeds.changed(table, env, ids[i], 0);
    }
    return args_result(table, ids, ids_n);
}

// An item that was nobody's is that player's, and no other's, from now on.
static void take_item(Item *item, PlayerId player)
{
    item->controller = player;
    item->terms &= (uint16_t)~TERM_NOBODY;
}

Value verb_take_control(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 2));
    Item *item = verb_item(table, env, args[0]);
    Modifier m = common_modifier(table, env, MODIFIER_CONTROL, args_at(args, n, 1));
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);

    if (player == NOBODY || common_modifier_is_over(table, &m)) return value_nil();
    if (item) take_item(item, player);
    for (int i = 0; i < ids_n; i++) {
        m.object = object_ref(table->state, ids[i]);
        action_lend_control(table, ids[i], player, &m);
        move_contest(table, ids[i]);
    }
    return args_result(table, ids, ids_n);
}

Value verb_lose_control(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);

    (void)n;
    for (int i = 0; i < ids_n; i++) {
        const Ref ref = object_ref(table->state, ids[i]);

        if (modifier_end_control(table, ref, env->you)) move_contest(table, ids[i]);
    }
    return args_result(table, ids, ids_n);
}

// Lets the card that is being played enter as the copy, which lasts as long as [ends]
// says.
static void enter_as(Table *table, Item *item, CardId model, int ends)
{
    if (item->kind != ITEM_PLAY) return;
    item->terms |= TERM_COPY;
    item->mode = (uint8_t)ends;
    item->value_cost = model;
    table_touch(table);
}

// Lets the thing of [how] become a copy, which hears nothing of that itself.
static void copy_now(Table *table, const Modifier *how, CardId card)
{
    batch_begin(table);
    derive_refresh_gifts(table);
    new_text_comes(table, how->object.id);
    modifier_copy(table, how, card);
    mighty_look(table);
    batch_end(table);
}

Value verb_become_copy(Table *table, Env *env, const Value *args, int n)
{
    const Ref model = args_thing(table, env, args[1]);
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);

    if (!ref_lives(table->state, model)) return value_nil();
    const Modifier how =
        common_modifier(table, env, MODIFIER_COPY, args_at(args, n, 2));

    if (how.ends == ENDS_OVER) return value_nil();
    for (int i = 0; i < ids_n; i++) {
        Modifier m = how;
        Item *item = chain_item_of(table, ids[i]);

        if (item) enter_as(table, item, table->state->objects[model.id].card, m.ends);
        if (!object_on_board(table, ids[i]) || common_modifier_is_over(table, &m))
            continue;
        m.object = object_ref(table->state, ids[i]);
        copy_now(table, &m, table->state->objects[model.id].card);
        riftbound_deeds.changed(table, env, ids[i], 0);
    }
    return args_result(table, ids, ids_n);
}

// The link ends when the card goes elsewhere; what it is linked to may be gone.
Value verb_link(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);

    (void)n;
    for (int i = 0; i < ids_n; i++) {
        Modifier m =
            common_modifier(table, env, MODIFIER_LINKED, (Value){.kind = VALUE_NONE});

        m.object = object_ref(table->state, ids[i]);
        m.keeps = chain_item_of(table, ids[i]) != NULL;
        modifier_add(table, &m);
    }
    return args_result(table, ids, ids_n);
}

Value verb_see_facedown(Table *table, Env *env, const Value *args, int n)
{
    Modifier m = common_modifier(table, env, MODIFIER_SEES, args_at(args, n, 1));
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args[0], players);

    if (env->you == NOBODY || common_modifier_is_over(table, &m)) return value_nil();
    for (int i = 0; i < players_n; i++) {
        m.about = (uint8_t)(players[i] + 1);
        modifier_add(table, &m);
    }
    return value_truth(players_n > 0);
}
