// battlefield.c -- readings of a battlefield: its spot, its controller, the units that
// may be there.

#include "engine/riftbound/position/battlefield.h"

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"

SpotId battlefield_spot(const Table *table, int battlefield)
{
    return spot_of(table, ZONE_BATTLEFIELD, battlefield);
}

int battlefield_at(const Table *table, SpotId spot)
{
    if (spot == NOWHERE || spot_zone(table, spot) != ZONE_BATTLEFIELD) return -1;
    return spot_index(table, spot);
}

// Returns whether a combat that is staged or fought there keeps [player] out, because
// two other players fight it (447.2, 462).
static bool combat_excludes(const Table *table, PlayerId player, int battlefield)
{
    const RiftboundState *b = rb_const(table->state);
    const Battlefield *field = &b->battlefields[battlefield];

    if (b->combat && b->showdown == battlefield + 1) {
        return player != b->attacker && player != b->defender;
    }
    // A staged combat concerns the players with units there, of the player who applied
    // Contested, and of the controller.
    if (!field->combat_staged || player == field->contested_by) return false;
    return player != battlefield_controller(table, battlefield) &&
           !board_units_at(table, battlefield_spot(table, battlefield), player);
}

bool battlefield_admits(const Table *table, PlayerId player, SpotId spot)
{
    const int battlefield = battlefield_at(table, spot);
    unsigned others;

    if (battlefield < 0) return true;
    if (combat_excludes(table, player, battlefield)) return false;
    others = board_players_at(table, spot) & ~(1u << player);
    if (__builtin_popcount(others) > 1) return false;
    if (!others) return true;
    return player_are_enemies(table->state, player, (PlayerId)__builtin_ctz(others));
}

bool battlefield_crowds(const State *state, unsigned players)
{
    const unsigned others = players & (players - 1);

    if (!others) return false;
    if (others & (others - 1)) return true;
    return !player_are_enemies(
        state, (PlayerId)__builtin_ctz(players), (PlayerId)__builtin_ctz(others));
}

bool battlefield_is_crowded(const Table *table, int battlefield)
{
    const SpotId spot = battlefield_spot(table, battlefield);

    return battlefield_crowds(table->state, board_players_at(table, spot));
}

void battlefield_place(Table *table, ObjectId id)
{
    RiftboundState *b = rb(table->state);
    int battlefield;

    table_room(table, LIMIT_HOSTS, b->battlefields_n, 1);
    battlefield = b->battlefields_n++;
    (void)object_move(table, id, battlefield_spot(table, battlefield), TO_TOP);
    object_control(table, id, NOBODY);
    b->battlefields[battlefield] = (Battlefield){.object = id, .contested_by = NOBODY};
}

CardId battlefield_blank(const Library *library)
{
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if (card->types == BIT(TYPE_BATTLEFIELD) &&
            card->supertypes & BIT(SUPERTYPE_TOKEN) && !card->abilities_n) {
            return (CardId)i;
        }
    }
    return 0;
}
