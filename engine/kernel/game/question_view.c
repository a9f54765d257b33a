// question_view.c -- adds the cards on offer to what a player may know.

#include "engine/kernel/game/question_view.h"

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/object.h"

bool question_view_turns_up(const Table *table, const Object *object)
{
    if (object->spot == NOWHERE || object->flags & OBJECT_FACEDOWN) return false;
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

        if (!id || !question_view_turns_up(table, object)) continue;
        view->objects[id].card = object->card;
        view->objects[id].stat = object->stat;
        view->objects[id].statuses = object->statuses;
    }
}
