// riftbound_value.c -- what a position is worth: points first, then what brings points.

#include "engine/riftbound/front/riftbound_value.h"

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/front/evaluate.h"
#include "engine/riftbound/position/player.h"

enum {
    WORTH_OF_POINT = 100,
    WORTH_OF_LAST_POINTS = 400, // in all, more for each one
    WORTH_OF_HOLDING = 60,      // a battlefield scores at the next turn
    WORTH_OF_CARD = 18,         // in hand
    WORTH_OF_RUNE = 12,
    WORTH_OF_PRICE = 3, // a thing on the board: so much for each part of its worth
};

// Returns what a thing on the board is worth to who controls it.
static int worth_of_thing(const BotView *eval, ObjectId id)
{
    const Object *it = &eval->view->objects[id];
    const unsigned types = eval->table->library->cards[it->card].types;

    if (types & BIT(TYPE_RUNE)) return WORTH_OF_RUNE;
    if (types & (BIT(TYPE_UNIT) | BIT(TYPE_GEAR)))
        return WORTH_OF_PRICE * evaluate_worth(eval, id);
    return types & BIT(TYPE_BATTLEFIELD) ? WORTH_OF_HOLDING : 0;
}

// Returns what a player has, by everything but the points.
static int worth_of_things(const BotView *eval)
{
    const SpotId hand = spot_of(eval->table, ZONE_HAND, eval->me);
    int worth = WORTH_OF_CARD * eval->view->spots[hand].n;

    for (ObjectId id = 1; id <= eval->view->objects_n; id++) {
        const Object *it = &eval->view->objects[id];

        if (!it->card || it->spot == NOWHERE || it->controller != eval->me) continue;
        if (eval->table->spot_flags[it->spot] & ZONE_BOARD)
            worth += worth_of_thing(eval, id);
    }
    return worth;
}

static int worth_to(const Table *table, PlayerId player)
{
    const BotView eval = {table, table->state, player};
    const int goal = player_victory_score(table, player);
    const int points = table->state->players[player].points;

    return worth_of_things(&eval) + WORTH_OF_POINT * points +
           (goal > 0 ? WORTH_OF_LAST_POINTS * points * points / (goal * goal) : 0);
}

int riftbound_value(Table *table, PlayerId player)
{
    const State *state = table->state;
    int mine = 0, theirs = 0, mates = 0;
    bool met = false;

    table_derive(table);
    for (int i = 0; i < state->players_n; i++) {
        if (state->players[i].gone) continue;
        const int worth = worth_to(table, (PlayerId)i);

        if (table_are_allied(state, player, (PlayerId)i)) {
            mine += worth;
            mates++;
        } else if (!met || worth > theirs) {
            theirs = worth;
            met = true;
        }
    }
    return (mates ? mine / mates : 0) - theirs;
}
