#include "engine/riftbound/actions/repetition.h"

enum {
    LOOK_AFTER = 40,       // decisions of a turn: few turns have as many
    SIGHTINGS_TO_PASS = 8, // of one position
    SIGHTINGS_TO_DRAW = 32,
    DECISIONS_MAX = 3000, // of a turn
    STEPS_MAX = 30000,
};

void loop_forget(State *state)
{
    Book *b = book(state);

    b->sightings = 0;
    b->goes_round = false;
    b->steps = b->decisions = b->actions = b->actions_then = b->keep_at = 0;
    b->kept = 0;
}

static uint64_t position_of(const State *state)
{
    State facts = *state;

    loop_forget(&facts);
    book(&facts)->cause = (Cause){.controller = NOBODY};
    return state_position(&facts);
}

static bool draw(Table *table)
{
    act_end_game(table, NOBODY);
    return true;
}

void loop_end_full(Table *table)
{
    (void)draw(table);
}

bool loop_met(Table *table)
{
    Book *b = book(table->state);
    uint64_t position;

    b->goes_round = false;
    if (++b->decisions < LOOK_AFTER) return false;
    if (b->decisions > DECISIONS_MAX) return draw(table);
    position = position_of(table->state);
    if (position != b->kept) {
        if (b->decisions < b->keep_at) return false;
        b->kept = position;
        b->keep_at = (uint16_t)(2 * b->decisions);
        b->sightings = 0;
        b->actions_then = b->actions;
        return false;
    }
    b->sightings++;
    if (b->sightings >= SIGHTINGS_TO_PASS) {
        if (b->actions == b->actions_then || b->sightings >= SIGHTINGS_TO_DRAW)
            return draw(table);
        b->goes_round = true;
    }
    b->actions_then = b->actions;
    return false;
}

bool loop_endless(Table *table)
{
    Book *b = book(table->state);

    return ++b->steps > STEPS_MAX && draw(table);
}

bool loop_tires(const Table *table)
{
    return book_of(table->state)->sightings >= SIGHTINGS_TO_PASS;
}
