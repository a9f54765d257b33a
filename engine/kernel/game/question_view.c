// question_view.c -- adds the cards on offer to what a player may know.

#include "engine/kernel/game/question_view.h"

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/object.h"

void question_view(const State *state, const Table *table, const Question *question,
                   State *view)
{
    game_view(state, table, question->player, view);
    for (int i = 0; i < question->options_n; i++) {
        ObjectId id = question->options[i].object;
        const Object *object = &state->objects[id];

        if (!id || object->spot == NOWHERE) continue;
        if (!spot_is(table, object->spot, ZONE_SECRET)) continue;
        view->objects[id].card = object->card;
    }
}
