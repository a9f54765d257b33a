// board.c -- readings of the board: spots by name, kinds of objects, units at a spot.

#include "engine/riftbound/position/board.h"

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"

SpotId board_base(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_BASE, player);
}

SpotId board_hand(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_HAND, player);
}

SpotId board_trash(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_TRASH, player);
}

SpotId board_deck(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_DECK, player);
}

SpotId board_rune_deck(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_RUNE_DECK, player);
}

uint8_t board_domains(const Table *table, ObjectId id)
{
    return (uint8_t)object_card(table, id)->facts[FACT_DOMAINS];
}

// Any number of units may stand at a battlefield (170.6).
int board_units_at(const Table *table, SpotId spot, PlayerId player)
{
    int n = 0;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (!board_is_unit(table, id)) continue;
        n += player == NOBODY || table->state->objects[id].controller == player;
    }
    return n;
}

uint8_t board_players_at(const Table *table, SpotId spot)
{
    uint8_t players = 0;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (board_is_unit(table, id)) {
            players |= (uint8_t)(1u << table->state->objects[id].controller);
        }
    }
    return players;
}

bool board_has_enemies_at(const Table *table, SpotId spot, PlayerId player)
{
    const uint8_t players = board_players_at(table, spot);

    for (int i = 0; i < table->state->players_n; i++) {
        if ((players >> i) & 1u &&
            player_are_enemies(table->state, player, (PlayerId)i)) {
            return true;
        }
    }
    return false;
}

// The state is closed while a chain exists, that is while it has an item (309.1, 330).
bool board_is_closed(const State *state)
{
    return state->chain_n > 0;
}

bool board_in_showdown(const State *state)
{
    return rb_const(state)->showdown != 0;
}

int board_objects(const Table *table, ObjectId *ids)
{
    int n = 0;

    for (int i = 0; i < table->board_n; i++) {
        n += board_objects_in(table, table->board[i], &ids[n]);
    }
    return n;
}

int board_objects_in(const Table *table, SpotId spot, ObjectId *ids)
{
    int n = 0;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        ids[n++] = id;
    }
    return n;
}
