// action_end.c -- ends the game; what did it is told with it.

#include "engine/riftbound/actions/action.h"

#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/event.h"

void action_end_game(Table *table, PlayerId winner, EndingKind ending)
{
    Event event = event_of(winner == NOBODY ? EVENT_DRAWN_GAME : EVENT_WON, 0, winner);

    if (table->state->over) return;
    event.player = winner;
    if (ending != ENDING_BY_LOOP) ending_forget_cards(table->state);
    ending_set(table, winner, (int)ending);
    event_log(table, &event);
}
