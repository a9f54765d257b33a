// repetition.c -- counts how often a position of this turn was seen.

#include "engine/riftbound/actions/repetition.h"

#include <string.h>

#include "engine/kernel/game/ending.h"
#include "engine/kernel/game/game.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/position/riftbound_state.h"

enum {
    LOOK_AFTER = 40,       // decisions of a turn: few turns have as many
    SIGHTINGS_TO_PASS = 8, // of one position
    SIGHTINGS_TO_DRAW = 32,
};

static void forget_position(RiftboundState *b)
{
    b->times_seen = 0;
    b->is_repeating = false;
    b->actions_then = b->keep_at = 0;
    b->kept = 0;
}

static void forget(RiftboundState *b)
{
    forget_position(b);
    b->steps = b->quiet = b->decisions = b->actions = 0;
}

void repetition_forget(State *state)
{
    forget(rb(state));
    ending_forget_cards(state);
}

static uint64_t position_of(const State *state)
{
    union {
        RiftboundState book;
        uint64_t words[RULES_WORDS];
    } facts;

    memcpy(facts.words, state->rules_state, sizeof facts.words[0] * state->rules_n);
    forget(&facts.book);
    facts.book.cause = (Cause){.controller = NOBODY};
    return game_position_hash(state, facts.words);
}

static bool end_as_draw(Table *table)
{
    action_end_game(table, NOBODY, ENDING_BY_LOOP);
    return true;
}

// Compares the present position with the one kept, or keeps it: [n] counts what has gone by.
// Returns whether it is the one kept.
static bool is_seen_again(Table *table, int n)
{
    RiftboundState *b = rb(table->state);
    const uint64_t position = position_of(table->state);

    if (position == b->kept) {
        b->times_seen++;
        return true;
    }
    if (n < b->keep_at) return false;
    forget_position(b);
    ending_forget_cards(table->state);
    b->kept = position;
    b->keep_at = (uint16_t)(2 * n);
    b->actions_then = b->actions;
    return false;
}

bool repetition_note_decision(Table *table)
{
    RiftboundState *b = rb(table->state);

    if (b->quiet > LOOK_AFTER_STEPS) forget_position(b);
    b->quiet = 0;
    b->is_repeating = false;
    if (++b->decisions < LOOK_AFTER) return false;
    table_room(table, LIMIT_TURN_DECISIONS, b->decisions, 0);
    if (!is_seen_again(table, b->decisions)) return false;
    if (b->times_seen >= SIGHTINGS_TO_PASS) {
        if (b->actions == b->actions_then || b->times_seen >= SIGHTINGS_TO_DRAW)
            return end_as_draw(table);
        b->is_repeating = true;
    }
    b->actions_then = b->actions;
    return false;
}

bool repetition_note_late_step(Table *table)
{
    RiftboundState *b = rb(table->state);

    table_room(table, LIMIT_TURN_STEPS, b->steps, 0);
    if (++b->quiet <= LOOK_AFTER_STEPS) return false;
    return is_seen_again(table, b->quiet) && b->times_seen >= SIGHTINGS_TO_PASS &&
           end_as_draw(table);
}

void repetition_note_card(Table *table, CardId card)
{
    if (rb(table->state)->kept) ending_note_card(table->state, card);
}

bool repetition_declines(const Table *table)
{
    return rb_const(table->state)->times_seen >= SIGHTINGS_TO_PASS;
}
