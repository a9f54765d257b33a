// verb_read.c -- readings: of things as they are, or as they were last known.

#include "engine/riftbound/verbs/verb.h"

#include <string.h>

#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/cards/fact.h"
#include "engine/cards/library.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/position/field.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/phase_end.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/rulebook.h"
#include "engine/verbs/common.h"

Value verb_might(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = args_thing(table, env, args[0]);
    const LastKnown *seen;

    (void)n;
    if (ref_lives(table->state, ref)) return value_number(layers_might(table, ref.id));
    seen = args_last_known(table, env, ref);
    if (!seen) return value_nil();
    return value_number(seen->object.stat > 0 ? seen->object.stat : 0);
}

Value verb_energy(Table *table, Env *env, const Value *args, int n)
{
    const Ref now = object_now(table, args_thing(table, env, args[0]));

    (void)n;
    return now.id ? value_number(field_energy(table, env, now.id)) : value_nil();
}

Value verb_points(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 0));

    return player == NOBODY ? value_nil()
                            : value_number(table->state->players[player].points);
}

Value verb_excess(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 0));

    return player == NOBODY ? value_nil()
                            : value_number(field_of_player_excess(table, env, player));
}

// Returns the player from whom another is counted; a player who has left keeps the seat.
static PlayerId counted_from(Table *table, const Env *env, const Value *args, int n)
{
    const Value named = args_at(args, n, 0);

    if (named.kind == VALUE_PLAYER) return (PlayerId)named.n;
    return named.kind == VALUE_NONE ? env->you : args_player(table, env, named);
}

// Returns the other player, nil where nobody else is there.
static Value other_than(PlayerId from, PlayerId other)
{
    return other == from ? value_nil() : value_player(other);
}

Value verb_next_player(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId from = counted_from(table, env, args, n);

    return from == NOBODY ? value_nil()
                          : other_than(from, player_next(table->state, from));
}

Value verb_previous_player(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId from = counted_from(table, env, args, n);

    return from == NOBODY ? value_nil()
                          : other_than(from, player_before(table->state, from));
}

Value verb_highest_might(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);
    int highest = 0;

    (void)n;
    for (int i = 0; i < ids_n; i++) {
        const int might = layers_might(table, ids[i]);

        if (might > highest) highest = might;
    }
    return value_number(highest);
}

Value verb_unpaid(Table *table, Env *env, const Value *args, int n)
{
    return value_truth(common_paid(table, env, args, n).kind != VALUE_NUMBER);
}

Value verb_amount(Table *table, Env *env, const Value *args, int n)
{
    (void)table, (void)args, (void)n;
    return value_number(env->amount);
}

Value verb_location(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = args_thing(table, env, args[0]);

    (void)n;
    if (!ref_lives(table->state, ref)) return value_nil();
    return value_spot(object_location(table, ref.id));
}

// Returns the item whose cost is paid, or is about to be. NULL: it is only tried.
static const Item *paid_item(const Table *table, const Env *env)
{
    const Item *item = chain_item(table, env->item);

    return item ? item : chain_item_of(table, env->carrier.id);
}

// While a play is only tried, what would be used counts as used.
Value verb_might_paid(Table *table, Env *env, const Value *args, int n)
{
    const Item *item = paid_item(table, env);
    const int paid = table->paid_stat + (item ? item->stat_paid : 0);

    (void)args;
    (void)n;
    return item || table->paid_card ? value_number(paid > 0 ? paid : 0) : value_nil();
}

// Returns the card of the thing that an action of the cost used. While a play is only
// tried, it is the card that would be used.
static const Card *paid_card(const Table *table, const Env *env)
{
    const Item *item = paid_item(table, env);
    CardId card = table->paid_card;

    if (!card && item) card = item->paid_card;
    return card ? &table->library->cards[card] : NULL;
}

Value verb_energy_paid(Table *table, Env *env, const Value *args, int n)
{
    const Card *card = paid_card(table, env);

    (void)args, (void)n;
    return card ? value_number(fact_number(card->facts[FACT_ENERGY])) : value_nil();
}

Value verb_power_paid(Table *table, Env *env, const Value *args, int n)
{
    const Card *card = paid_card(table, env);

    (void)args, (void)n;
    return card ? value_number(fact_number(card->facts[FACT_POWER])) : value_nil();
}

// A copy that nobody has played was not paid for.
Value verb_energy_spent(Table *table, Env *env, const Value *args, int n)
{
    const Item *item = chain_item(table, env->item);

    (void)args, (void)n;
    return value_number(item ? item->spent : 0);
}

Value verb_power_spent(Table *table, Env *env, const Value *args, int n)
{
    const Item *item = chain_item(table, env->item);

    (void)args, (void)n;
    return value_number(item ? item->spent_rest : 0);
}

Value verb_paid_with(Table *table, Env *env, const Value *args, int n)
{
    const Item *item = paid_item(table, env);

    (void)args, (void)n;
    return value_object(item ? item->paid_with : (Ref){0, 0});
}

Value verb_others_at_once(Table *table, Env *env, const Value *args, int n)
{
    const AtOnce *at_once = table->at_once;
    ObjectId ids[OBJECTS_MAX];
    int found = 0;

    (void)env, (void)args, (void)n;
    for (int i = 0; at_once && i < at_once->n; i++)
        if (!at_once->gone[i] && ref_lives(table->state, at_once->things[i]))
            ids[found++] = at_once->things[i].id;
    return args_list(table, ids, found);
}

// active("Legion"): whether the text behind the keyword counts now (727).
Value verb_active(Table *table, Env *env, const Value *args, int n)
{
    char name[64];
    const char *space = strrchr(args[0].text, ' ');
    Env level = *env;
    uint8_t keyword;

    (void)n;
    (void)memset(name, 0, sizeof name);
    strncpy(name, args[0].text, sizeof name - 1);
    if (space && space[1] >= '0' && space[1] <= '9') {
        level.value = (int16_t)(space[1] - '0');
        if (space[2]) level.value = (int16_t)(level.value * 10 + space[2] - '0');
        if ((size_t)(space - args[0].text) < sizeof name)
            name[space - args[0].text] = '\0';
    }
    keyword = library_find_keyword(table->library, name);
    if (!keyword) return value_truth(false);
    return value_truth(condition_holds(
        table, &level, table->library->keywords[keyword].governs_condition));
}

// Only what its card prints is known of a thing that has left.
Value verb_value_of(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = args_thing(table, env, args[1]);
    const LastKnown *seen;

    (void)n;
    if (ref_lives(table->state, ref))
        return value_number(layers_keyword_value(table, ref.id, args[0].n));
    seen = args_last_known(table, env, ref);
    if (!seen) return value_nil();
    return value_number(library_keyword_value(
        table->library, &table->library->cards[seen->object.card], args[0].n));
}

Value verb_counters(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = args_thing(table, env, args[1]);
    const LastKnown *seen;
    int number;

    (void)n;
    if (!ref.id || ref_lives(table->state, ref))
        return condition_field(table, env, args[0].n, &args[1]);
    seen = args_last_known(table, env, ref);
    return seen && reading_of_last_known(table, args[0].n, seen, &number)
               ? value_number(number)
               : value_nil();
}

Value verb_cost_of(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = args_thing(table, env, args[0]);
    const uint8_t keyword = library_find_keyword(table->library, args[1].text);
    const Card *card;

    (void)n;
    if (!keyword || !ref_lives(table->state, ref)) return value_nil();
    card = object_card(table, ref.id);
    for (int i = 0; i < card->keywords_n; i++) {
        if (card->keywords[i].keyword != keyword || !card->keywords[i].cost) continue;
        return (Value){.kind = VALUE_COST, .n = card->keywords[i].cost};
    }
    return value_nil();
}

// A query that means all players is about whoever's turn comes first.
Value verb_until_next(Table *table, Env *env, const Value *args, int n)
{
    const Value whose = args_at(args, n, 1);
    PlayerId players[SEATS_MAX];
    PlayerId player = args_player(table, env, whose);

    if (whose.kind == VALUE_NIL) player = NOBODY;
    if (whose.kind == VALUE_QUERY &&
        args_players(table, env, whose, players) == table->state->players_n)
        player = PHASE_END_ANYONE;
    return (Value){.kind = VALUE_LASTING, .n = phase_end_of((Phase)args[0].n, player)};
}

Value verb_in_phase(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    (void)n;
    return value_truth(table->rules->phase(table) == args[0].n);
}
