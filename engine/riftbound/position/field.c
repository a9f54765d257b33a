// field.c -- one function for each number that cards compare. They read and never write.

#include "engine/riftbound/position/field.h"

#include "engine/cards/fact.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"

int field_might(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return layers_might(table, object);
}

int field_energy(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return fact_number(object_card(table, object)->facts[FACT_ENERGY]);
}

int field_power(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return fact_number(object_card(table, object)->facts[FACT_POWER]);
}

int field_of_cause_energy(const Table *table, const Cause *cause)
{
    if (cause->kind == ITEM_PLAY)
        return fact_number(table->library->cards[cause->card].facts[FACT_ENERGY]);
    return table->library->costs[cause->cost].resource[RESOURCE_ENERGY];
}

int field_of_cause_power(const Table *table, const Cause *cause)
{
    int power = 0;

    if (cause->kind == ITEM_PLAY)
        return fact_number(table->library->cards[cause->card].facts[FACT_POWER]);
    for (int r = RESOURCE_FURY; r <= RESOURCE_OWN; r++)
        power += table->library->costs[cause->cost].resource[r];
    return power;
}

int field_damage(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return state_counter(table->state, object, COUNTER_DAMAGE);
}

int field_of_player_turn(const Table *table, const Env *env, PlayerId player)
{
    (void)env;
    return table->state->players[player].turns;
}

int field_of_player_to_win(const Table *table, const Env *env, PlayerId player)
{
    (void)env;
    return player_victory_score(table, player) - table->state->players[player].points;
}

int field_of_player_points(const Table *table, const Env *env, PlayerId player)
{
    (void)env;
    return table->state->players[player].points;
}

int field_of_player_excess(const Table *table, const Env *env, PlayerId player)
{
    (void)env;
    return rb_const(table->state)->excess[player];
}
