// scenario_writer_position.c -- tells a position in the words by which positions are read.

#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "tools/position/position_game.h"
#include "tools/writer/scenario_writer_inside.h"

json_t *scenario_writer_position(Scenario *view, bool exactly)
{
    (void)scenario_state(view);
    const PositionView seen = scenario_view(view);

    return position_game_tell(&seen, exactly);
}

void scenario_writer_tell_missing(const Scenario *view, FILE *out)
{
    const State *state = view->table.state;

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *it = &state->modifiers[i];
        const ObjectId id = it->object.id ? it->object.id : it->source.id;

        if (modifier_is_of_game(it)) continue;
        if (it->kind == MODIFIER_POOL && ref_lives(state, it->subject)) continue;
        (void)fprintf(
            out,
            "an effect that goes on%s%s has no word\n",
            id && state->objects[id].card ? ", of " : "",
            id && state->objects[id].card ? position_card_name(&view->table, id) : "");
    }
    if (state->happened_n)
        (void)fprintf(out,
                      "what happened earlier this turn has no word (%d events)\n",
                      state->happened_n);
}
