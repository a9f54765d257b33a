// repetition.c -- counts how often a position of this turn was seen.

#include "engine/riftbound/actions/repetition.h"

#include "engine/kernel/game/game.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/position/riftbound_state.h"

enum {
    LOOK_AFTER = 40,       // decisions of a turn: few turns have as many
    SIGHTINGS_TO_PASS = 8, // of one position
    SIGHTINGS_TO_DRAW = 32,
    DECISIONS_MAX = 3000, // of a turn
    STEPS_MAX = 30000,
};

void repetition_forget(State *state)
{
    RiftboundState *b = rb(state);

    b->times_seen = 0;
    b->is_repeating = false;
    b->steps = b->decisions = b->actions = b->actions_then = b->keep_at = 0;
    b->kept = 0;
}

static uint64_t position_of(const State *state)
{
    State facts = *state;

    repetition_forget(&facts);
    rb(&facts)->cause = (Cause){.controller = NOBODY};
    return game_position_hash(&facts);
}

static bool draw(Table *table)
{
    action_end_game(table, NOBODY);
    return true;
}

void repetition_end_full(Table *table)
{
    (void)draw(table);
}

bool repetition_note_decision(Table *table)
{
    RiftboundState *b = rb(table->state);
    uint64_t position;

    b->is_repeating = false;
    if (++b->decisions < LOOK_AFTER) return false;
    if (b->decisions > DECISIONS_MAX) return draw(table);
    position = position_of(table->state);
    if (position != b->kept) {
        if (b->decisions < b->keep_at) return false;
        b->kept = position;
        b->keep_at = (uint16_t)(2 * b->decisions);
        b->times_seen = 0;
        b->actions_then = b->actions;
        return false;
    }
    b->times_seen++;
    if (b->times_seen >= SIGHTINGS_TO_PASS) {
        if (b->actions == b->actions_then || b->times_seen >= SIGHTINGS_TO_DRAW)
            return draw(table);
        b->is_repeating = true;
    }
    b->actions_then = b->actions;
    return false;
}

bool repetition_note_step(Table *table)
{
    RiftboundState *b = rb(table->state);

    return ++b->steps > STEPS_MAX && draw(table);
}

bool repetition_declines(const Table *table)
{
    return rb_const(table->state)->times_seen >= SIGHTINGS_TO_PASS;
}
