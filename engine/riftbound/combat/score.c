// score.c -- points by Conquer and Hold, and the conditions of the final point.

#include "engine/riftbound/combat/score.h"

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/trigger.h"
#include "engine/base/number.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"

static bool has_scored(const Table *table, PlayerId player, int battlefield)
{
    return rb_const(table->state)->scored[player] & (1u << battlefield);
}

// Returns whether a teammate of the turn player controlled it in the Scoring Step, so
// that the team cannot score it in this turn (469.1.a, 489.8.b).
static bool is_barred(const Table *table, PlayerId player, int battlefield)
{
    return rb_const(table->state)->barred & (1u << battlefield) &&
           table_are_allied(table->state, player, table->state->turn_player);
}

void score_bar(Table *table, PlayerId player)
{
    RiftboundState *b = rb(table->state);

    for (int i = 0; i < b->battlefields_n; i++) {
        const PlayerId controller = battlefield_controller(table, i);

        if (controller == player || !table_are_allied(table->state, player, controller))
            continue;
        b->barred |= (uint8_t)(1u << i);
    }
}

// Returns whether [player] has scored all battlefields but those barred for the team
// (489.8.g).
static bool has_scored_all(const Table *table, PlayerId player)
{
    const RiftboundState *b = rb_const(table->state);

    for (int i = 0; i < b->battlefields_n; i++) {
        if (!has_scored(table, player, i) && !is_barred(table, player, i)) return false;
    }
    return true;
}

// Returns whether the point would be the last one. By a Conquer a player gets that one
// only after scoring every battlefield in this turn (471.1.b).
static bool is_final_point(const Table *table, PlayerId player)
{
    return table->state->players[player].points >=
           player_victory_score(table, player) - 1;
}

// Tells that the player and each unit there conquer or hold, in one batch.
static void tell_scoring(Table *table, int what, PlayerId player, int battlefield,
                         int points)
{
    const SpotId spot = battlefield_spot(table, battlefield);
    Event event = event_of(what, 0, player);

    event.n = number_of(points);
    event.at = spot;
    event.player = player;
    trigger_raise_after(table, &event);
    event.player = NOBODY;
    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (!board_is_unit(table, id) || table->state->objects[id].controller != player)
            continue;
        event.object = id;
        trigger_raise_after(table, &event);
    }
}

static void mark_scored(Table *table, PlayerId player, int battlefield)
{
    RiftboundState *b = rb(table->state);
    Event event = event_of(EVENT_SCORED, 0, player);

    b->scored[player] |= (uint8_t)(1u << battlefield);
    event.player = player;
    event.at = battlefield_spot(table, battlefield);
    trigger_raise_after(table, &event);
}

// Returns whether a card forbids the player to score there. Nothing happens then, and
// nothing triggers (383.4.c.2.c).
static bool is_forbidden(const Table *table, PlayerId player, int battlefield)
{
    Event event = event_of(EVENT_SCORED, 0, player);

    event.player = player;
    event.at = battlefield_spot(table, battlefield);
    return prohibition_forbids(table, &event);
}

// Returns how many points the player has gained since that number was [before].
static int points_since(const Table *table, PlayerId player, int before)
{
    return table->state->players[player].points - before;
}

void score_conquer(Table *table, PlayerId player, int battlefield)
{
    const int before = table->state->players[player].points;

    if (has_scored(table, player, battlefield) || is_barred(table, player, battlefield))
        return;
    if (is_forbidden(table, player, battlefield)) return;
    batch_begin(table);
    mark_scored(table, player, battlefield);
    if (is_final_point(table, player) && !has_scored_all(table, player)) {
        (void)action_draw(table, player, 1);
    } else {
        action_gain_points(table, player, 1, EVENT_CONQUERS);
    }
    tell_scoring(table,
                 EVENT_CONQUERS,
                 player,
                 battlefield,
                 points_since(table, player, before));
    batch_end(table);
}

void score_hold(Table *table, PlayerId player, int battlefield)
{
    const int before = table->state->players[player].points;

    if (has_scored(table, player, battlefield)) return;
    if (is_forbidden(table, player, battlefield)) return;
    batch_begin(table);
    mark_scored(table, player, battlefield);
    action_gain_points(table, player, 1, EVENT_HOLDS);
    tell_scoring(
        table, EVENT_HOLDS, player, battlefield, points_since(table, player, before));
    batch_end(table);
}
