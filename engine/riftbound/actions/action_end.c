// action_end.c -- ends the game, and shows what still lies facedown.

#include "engine/riftbound/actions/action.h"

#include "engine/abilities/events/trigger.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/board.h"

// Shows what still lies facedown (421.4). It is written down only: nothing triggers any more.
static void show_facedown(Table *table)
{
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        Event event = event_of(EVENT_SEEN, id, state->objects[id].controller);

        if (!state->objects[id].card || !board_is_facedown(table, id)) continue;
        object_set_flag(table, id, OBJECT_REVEALED, true);
        event.from = state->objects[id].spot;
        event_log(table, &event);
        event.event = EVENT_REVEALED;
        event_log(table, &event);
    }
}

void action_end_game(Table *table, PlayerId winner, EndingKind ending)
{
    Event event = event_of(winner == NOBODY ? EVENT_DRAWN_GAME : EVENT_WON, 0, winner);

    if (table->state->over) return;
    trigger_raise_held(table); // the end is told after what led to it
    show_facedown(table);
    event.player = winner;
    if (ending != ENDING_BY_LOOP) ending_forget_cards(table->state);
    ending_set(table, winner, (int)ending);
    event_log(table, &event);
}
