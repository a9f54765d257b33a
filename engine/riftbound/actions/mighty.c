// mighty.c -- looks at each unit on the board: is it Mighty, and was it at the last look?
//
// STATUS_WATCHED and STATUS_WAS_MIGHTY keep what the last look saw.

#include "engine/riftbound/actions/mighty.h"

#include "engine/abilities/events/trigger.h"
#include "engine/cards/fact.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"

static int printed_might(const Table *table, ObjectId id)
{
    return fact_number(object_card(table, id)->facts[FACT_MIGHT]);
}

bool mighty_is_heard(const Table *table)
{
    return trigger_is_awaited(table, EVENT_BECOMES_MIGHTY);
}

// Tells if it has become Mighty since the last look. One that has come was as mighty before as
// its card says.
static void watch(Table *table, ObjectId id, bool is)
{
    const unsigned seen = 1u << STATUS_WATCHED, mighty = 1u << STATUS_WAS_MIGHTY;
    const unsigned before = table->state->objects[id].statuses;
    const bool was =
        before & seen ? (before & mighty) != 0 : printed_might(table, id) >= MIGHTY;
    Event event;

    if (before & seen && is == was) return;
    object_set_status(table, id, STATUS_WATCHED, true);
    object_set_status(table, id, STATUS_WAS_MIGHTY, is);
    if (!is || was) return;
    event = event_of(EVENT_BECOMES_MIGHTY, id, table->state->objects[id].controller);
    event.at = object_location(table, id);
    trigger_raise_after(table, &event);
}

void mighty_look(Table *table)
{
    const State *state = table->state;

    if (!mighty_is_heard(table)) return;
    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next)
            watch(table,
                  id,
                  board_is_unit(table, id) && layers_might(table, id) >= MIGHTY);
    }
}
