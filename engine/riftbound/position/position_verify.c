// position_verify.c -- the invariants of a position, one sentence for each that is broken.

#include "engine/riftbound/position/position_verify.h"

#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/range.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"

typedef RiftboundState Book;

static const RangeRow battlefields[] = {
    RANGE(Battlefield, object, RANGE_OBJECT, 0),
    RANGE(Battlefield, contested_by, RANGE_SEAT, 0),
    RANGE(Battlefield, showdown_staged, RANGE_UP_TO, 1),
    RANGE(Battlefield, combat_staged, RANGE_UP_TO, 1),
    RANGE(Battlefield, was_free, RANGE_UP_TO, 1),
};

static const RangeRow book[] = {
    RANGES(Book, battlefields, RANGE_ANY, 0), // each has its own rows
    RANGE(Book, battlefields_n, RANGE_UP_TO, HOSTS_MAX),
    RANGE(Book, mode, RANGE_UP_TO, MODE_COUNT - 1),
    RANGE(Book, phase, RANGE_UP_TO, PHASE_COUNT - 1),
    RANGE(Book, phase_step, RANGE_ANY, 0),
    RANGE(Book, first_player, RANGE_SEAT, 0),
    RANGE(Book, priority, RANGE_SEAT, 0),
    RANGE(Book, focus, RANGE_SEAT, 0),
    RANGE(Book, passes, RANGE_UP_TO, PLAYERS_MAX),
    RANGE(Book, opened_by, RANGE_UP_TO, OPENED_BY_ADD),
    RANGE(Book, showdown, RANGE_UP_TO, HOSTS_MAX),
    RANGE(Book, combat, RANGE_UP_TO, COMBAT_END),
    RANGE(Book, attacker, RANGE_SEAT, 0),
    RANGE(Book, defender, RANGE_SEAT, 0),
    RANGE(Book, special_cleanup, RANGE_UP_TO, 1),
    RANGE(Book, chain_ran, RANGE_UP_TO, 1),
    RANGES(Book, scored, RANGE_UP_TO, (1 << HOSTS_MAX) - 1),
    RANGES(Book, excess, RANGE_ANY, 0),
    RANGE(Book, victory_score, RANGE_ANY, 0),
    RANGE(Book, extra_n, RANGE_UP_TO, COUNT_OF(((Book *)0)->extra)),
    RANGES(Book, extra, RANGE_SEAT, 0),
    RANGE(Book, next_in_queue, RANGE_SEAT, 0),
    RANGE(Book, cause.serial, RANGE_SERIAL, 0),
    RANGE(Book, cause.kind, RANGE_UP_TO, ITEM_REFLEXIVE),
    RANGE(Book, cause.through, RANGE_UP_TO, 1),
    RANGE(Book, cause.controller, RANGE_SEAT, 0),
    RANGE(Book, cause.card, RANGE_CARD, 0),
    RANGE(Book, cause.cost, RANGE_COST, 0),
    RANGE(Book, cause.source, RANGE_REF, 0),
    RANGE(Book, combat_starts, RANGE_UP_TO, 1),
    RANGE(Book, no_result, RANGE_UP_TO, 1),
    RANGE(Book, winner_side, RANGE_ONE_OF, 0),
    RANGES(Book, champion, RANGE_CARD, 0),
    RANGE(Book, first_chosen_by, RANGE_ONE_OF, 0),
    RANGE(Book, swaps, RANGE_UP_TO, 1),
    RANGE(Book, draws_battlefields, RANGE_UP_TO, 1),
    RANGES(Book, side, RANGE_OBJECT, 0),
    RANGES(Book, side_n, RANGE_UP_TO, DECK_SIDE_MAX),
    RANGES(Book, presented, RANGE_CARD, 0),
    RANGE(Book, invited, RANGE_ONE_OF, 0),
    RANGE(Book, declined, RANGE_UP_TO, 1),
    RANGE(Book, barred, RANGE_UP_TO, (1 << HOSTS_MAX) - 1),
    RANGE(Book, times_seen, RANGE_ANY, 0),
    RANGE(Book, is_repeating, RANGE_UP_TO, 1),
    RANGE(Book, steps, RANGE_ANY, 0),
    RANGE(Book, decisions, RANGE_ANY, 0),
    RANGE(Book, actions, RANGE_ANY, 0),
    RANGE(Book, actions_then, RANGE_ANY, 0),
    RANGE(Book, keep_at, RANGE_ANY, 0),
    RANGE(Book, quiet, RANGE_ANY, 0),
    RANGE(Book, kept, RANGE_ANY, 0),
};

// Checks that each field of the rulebook's part names something that exists.
static const char *verify_ranges(const Table *table)
{
    const RiftboundState *b = rb_const(table->state);
    const int objects_n = table->state->objects_n;
    const RangeRecords one = {b, 1, sizeof *b};
    const RangeRecords all = {b->battlefields, HOSTS_MAX, sizeof b->battlefields[0]};
    const char *broken = range_refusal(book, COUNT_OF(book), &one, table);

    if (!broken)
        broken = range_refusal(battlefields, COUNT_OF(battlefields), &all, table);
    for (int i = 0; i < PLAYERS_MAX && !broken; i++)
        if (b->side_n[i] && (!b->side[i] || b->side[i] + b->side_n[i] - 1 > objects_n))
            broken = "a sideboard has cards that are not there";
    if (!broken && b->showdown > b->battlefields_n)
        broken = "a showdown at no battlefield";
    return broken;
}

// A battlefield may have no controller; everything else has one (190.6).
static const char *verify_controllers(const Table *table)
{
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        if (!state->objects[id].card || board_is_type(table, id, TYPE_BATTLEFIELD))
            continue;
        if (state->objects[id].controller == NOBODY) return "nobody controls a card";
    }
    return NULL;
}

// Two players at most have units there, and no teammates (449.2, 447.2).
static const char *verify_battlefield(const Table *table, int index)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);
    const PlayerId controller = battlefield_controller(table, index);

    if (state->objects[b->battlefields[index].object].spot !=
        battlefield_spot(table, index))
        return "a battlefield is not at itself (170.5)";
    if (!board_is_type(table, b->battlefields[index].object, TYPE_BATTLEFIELD))
        return "a battlefield is no battlefield";
    if (controller != NOBODY && state->players[controller].gone && !state->over)
        return "a battlefield of a player who left (652)";
    // Control that came back may crowd a battlefield until the cleanup that is due then.
    if (!state->changed && battlefield_is_crowded(table, index))
        return "units of three players, or of teammates, at a battlefield (449.2)";
    return NULL;
}

// A player who has left leaves only blank battlefields behind (652).
static const char *verify_leavers(const Table *table)
{
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || board_is_type(table, id, TYPE_BATTLEFIELD)) continue;
        if (state->players[object->owner].gone)
            return "a card of a player who left (652)";
        if (object->controller != NOBODY && state->players[object->controller].gone)
            return "a player who left controls something (652)";
    }
    for (int i = 0; i < state->chain_n; i++) {
        if (state->players[state->chain[i].controller].gone)
            return "a chain item of a player who left (652)";
    }
    return NULL;
}

static const char *verify_players(const State *state)
{
    for (int i = 0; i < state->players_n; i++) {
        for (int k = 0; k < i; k++) {
            if (table_are_allied(state, (PlayerId)i, (PlayerId)k) &&
                state->players[i].points != state->players[k].points)
                return "teammates' points differ (489.8.d)";
        }
    }
    return NULL;
}

// Somebody has to decide between two steps (312.2.c, 347).
static const char *verify_turns(const Table *table)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);

    if (state->changed || b->special_cleanup) return NULL;
    if (state->chain_n && !chain_oldest_pending(table) && b->priority == NOBODY)
        return "a chain at which nobody has priority (312.2.c)";
    if (!state->chain_n && b->showdown && b->combat <= COMBAT_SHOWDOWN &&
        b->focus == NOBODY)
        return "a showdown at which nobody has Focus (347)";
    return NULL;
}

const char *position_verify(const Table *table)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);
    const char *broken = verify_ranges(table);

    if (broken) return broken;
    if (b->priority != NOBODY && state->players[b->priority].gone && !state->over)
        return "priority is held by a player who left (652)";
    if (b->focus != NOBODY && !b->showdown) return "focus outside a showdown (313.5)";
    if (b->combat && !b->showdown) return "a combat without a place";
    if (b->combat && (b->attacker == NOBODY || b->defender == NOBODY))
        return "a combat of nobody (464.2.c)";
    if (b->combat && !player_are_enemies(state, b->attacker, b->defender))
        return "a combat that is not between enemies (462)";
    broken = verify_controllers(table);
    if (broken) return broken;
    for (int i = 0; i < b->battlefields_n; i++) {
        broken = verify_battlefield(table, i);
        if (broken) return broken;
    }
    if (!state->over && verify_leavers(table)) return verify_leavers(table);
    if (!state->over && !state->leaving && verify_turns(table))
        return verify_turns(table);
    return verify_players(state);
}
