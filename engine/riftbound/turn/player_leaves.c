// player_leaves.c -- takes out all that belongs to players who leave (652).

#include "engine/riftbound/turn/player_leaves.h"

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/play/resolve.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/phase_end.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/turn/turn.h"

static bool is_leaving(const State *state, PlayerId player)
{
    return player != NOBODY && (state->leaving >> player) & 1u;
}

// Returns whether all who stay are one team, which wins then (651.1). [left] gets the
// first of them.
static bool is_decided(const State *state, PlayerId *left)
{
    bool decided = true;

    *left = NOBODY;
    for (PlayerId i = 0; i < state->players_n; i++) {
        if (state->players[i].gone) continue;
        if (*left == NOBODY) *left = i;
        if (player_are_enemies(state, *left, i)) decided = false;
    }
    return decided;
}

static void say_goodbye(Table *table)
{
    State *state = table->state;

    for (PlayerId i = 0; i < state->players_n; i++) {
        Event event = event_of(EVENT_LEFT, 0, i);

        if (!is_leaving(state, i)) continue;
        event.player = i;
        event_log(table, &event);
    }
}

// Counts the passes of those who stay: the last players before the one who has priority
// or Focus have passed.
static void recount_passes(Table *table)
{
    const State *state = table->state;
    RiftboundState *b = rb(table->state);
    PlayerId player = state->chain_n ? b->priority : b->focus;
    int kept = 0;

    if (player == NOBODY) return;
    for (int i = 0; i < b->passes; i++) {
        do player = (PlayerId)((player + state->players_n - 1) % state->players_n);
        while (state->players[player].gone);
        kept += !is_leaving(state, player);
    }
    b->passes = (uint8_t)kept;
}

// Counters their spells and abilities, and cards of theirs that others play.
static void counter_items(Table *table)
{
    const State *state = table->state;

    for (int i = state->chain_n - 1; i >= 0; i--) {
        const struct Item *item = &state->chain[i];
        const bool theirs = item->kind == ITEM_PLAY &&
                            is_leaving(state, state->objects[item->object.id].owner);

        if (!theirs && !is_leaving(state, item->controller)) continue;
        resolve_counter(table, item->serial, NOBODY, ZONE_TRASH);
    }
}

// Ends their delayed abilities, and what would last until a turn of theirs.
static void end_waiting(Table *table)
{
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &table->state->modifiers[i];

        const bool waits =
            m->kind == MODIFIER_DELAYED && is_leaving(table->state, m->controller);

        if (waits || is_leaving(table->state, phase_end_player(m->ends)))
            modifier_remove(table, i);
    }
}

// Makes their battlefields blank ones that nobody of them controls (652.2), and banishes all
// else that they control or own.
static void clear_board(Table *table)
{
    const State *state = table->state;
    ObjectId ids[OBJECTS_MAX], theirs[OBJECTS_MAX];
    const int n = board_objects(table, ids);
    int theirs_n = 0;

    for (int i = 0; i < n; i++) {
        const Object *object = &state->objects[ids[i]];

        if (battlefield_at(table, object->spot) >= 0 &&
            board_is_type(table, ids[i], TYPE_BATTLEFIELD)) {
            if (is_leaving(state, object->owner))
                object_become(table, ids[i], battlefield_blank(table->library));
            if (is_leaving(state, object->controller))
                action_take_control(table, ids[i], NOBODY);
        } else if (is_leaving(state, object->owner) ||
                   is_leaving(state, object->controller)) {
            theirs[theirs_n++] = ids[i];
        }
    }
    if (theirs_n) (void)action_banish(table, theirs, theirs_n, NOBODY);
}

static void remove_cards(Table *table)
{
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || !is_leaving(state, object->owner)) continue;
        if (battlefield_at(table, object->spot) >= 0 &&
            board_is_type(table, id, TYPE_BATTLEFIELD)) {
            continue;
        }
        object_remove(table, id);
    }
}

// Drops their extra turns, and hands turn, priority and focus to the next player.
static void hand_on(Table *table)
{
    State *state = table->state;
    RiftboundState *b = rb(state);
    int kept = 0;

    for (int i = 0; i < b->extra_n; i++) {
        if (!is_leaving(state, b->extra[i])) b->extra[kept++] = b->extra[i];
    }
    for (int i = kept; i < b->extra_n; i++) b->extra[i] = 0;
    b->extra_n = (uint8_t)kept;
    if (is_leaving(state, state->turn_player)) turn_abandon(table);
    if (is_leaving(state, b->priority)) b->priority = player_next(state, b->priority);
    if (is_leaving(state, b->focus)) b->focus = player_next(state, b->focus);
}

void player_leaves_run(Table *table)
{
    State *state = table->state;
    PlayerId left;

    say_goodbye(table);
    recount_passes(table);
    for (PlayerId i = 0; i < state->players_n; i++)
        state->players[i].gone |= is_leaving(state, i);
    if (is_decided(state, &left)) {
        action_end_game(
            table, left, left == NOBODY ? ENDING_BY_NOBODY_LEFT : ENDING_BY_LEFT);
    } else {
        hand_on(table);
        batch_begin(table);
        counter_items(table);
        end_waiting(table);
        clear_board(table);
        batch_end(table);
        remove_cards(table); // after all reports about them
    }
    state->leaving = 0;
    table_touch(table);
}
