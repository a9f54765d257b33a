// question_view.c -- adds the cards on offer to what a player may know.

#include "engine/kernel/game/question_view.h"

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/object.h"

// Returns whether the zone hides the face from the asked player. A thing that lies face
// down stays hidden: a choice does not turn it up.
static bool is_hidden(const Table *table, const Object *object)
{
    if (object->flags & OBJECT_FACEDOWN) return false;
    return spot_is(table, object->spot, ZONE_SECRET) ||
           spot_is(table, object->spot, ZONE_PRIVATE);
}

void question_view(const State *state, const Table *table, const Question *question,
                   State *view)
{
    game_view(state, table, question->player, view);
    for (int i = 0; i < question->options_n; i++) {
        ObjectId id = question->options[i].object;
        const Object *object = &state->objects[id];

        if (!id || object->spot == NOWHERE) continue;
        if (!is_hidden(table, object)) continue;
        view->objects[id].card = object->card;
        view->objects[id].stat = object->stat;
        view->objects[id].statuses = object->statuses;
    }
}
