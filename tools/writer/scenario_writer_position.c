// scenario_writer_position.c -- tells a position in the words by which positions are read.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/text.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "tools/position/position_note.h"
#include "tools/position/position_part.h"
#include "tools/position/position_place.h"
#include "tools/position/position_player.h"
#include "tools/scenarios/scenario_read.h"
#include "tools/writer/scenario_writer_inside.h"

static void set(json_t *json, const char *key, json_t *value)
{
    json_object_set_new(json, key, value);
}

// Tells the things at spaces of the map, by the names of these.
static void tell_map(const PositionView *view, json_t *json)
{
    const Rules *rules = view->table->rules;
    const Spaces *spaces = view->table->library->spaces;
    const int zone = rules->spaces.zone - 1;
    json_t *told = json_object();

    for (int i = 0; spaces && i < spaces->n; i++) {
        const SpotId spot = spot_of(view->table, zone, i);
        json_t *list = position_part_tell_spot(view, spot, 0);
        char *name = position_spot_name(view->table, view->players, spot, -1);

        if (json_array_size(list)) json_object_set(told, name, list);
        json_decref(list);
        free(name);
    }
    if (json_object_size(told)) json_object_set(json, rules->zones[zone].name, told);
    json_decref(told);
}

json_t *scenario_writer_position(Scenario *view, bool exactly)
{
    const State *state = scenario_state(view);
    const PositionView seen = scenario_view(view);
    const Rules *rules = view->table.rules;
    const PlayPosition *rows = position_rows(rules);
    json_t *json = json_object(), *players = json_array();

    const int mode = sitting_mode_of(rules, state);
    // A position is one of two players where it does not say so.
    if (mode != sitting_mode_usual(rules, state->players_n) ||
        (state->players_n == 1 && rules->seats > 1))
        set(json, "mode", json_string(sitting_mode(rules, mode).name));
    set(json, "turn", json_integer(state->turn));
    set(json, "turn_player", json_string(view->players[state->turn_player]));
    json_t *phase = rows->set_phase ? scenario_read_game(view, "phase") : NULL;
    if (phase && strcmp(json_string_value(phase), "main") != 0)
        json_object_set(json, "phase", phase);
    json_decref(phase);
    for (int i = 0; i < rows->numbers_n; i++) {
        json_t *number = scenario_read_game(view, rows->numbers[i].key);
        if (number) json_object_set(json, rows->numbers[i].key, number);
        json_decref(number);
    }
    if (state->flags & GAME_FLOATS) set(json, "floats", json_true());
    position_place_tell(&seen, json);
    position_note_tell(&seen, NOBODY, json);
    if (!rows->parts) position_part_tell_zones(&seen, SCOPE_SHARED, 0, json);
    tell_map(&seen, json);
    for (int i = 0; i < state->players_n; i++)
        json_array_append_new(players, position_player_tell(&seen, i, exactly));
    set(json, "players", players);
    return json;
}

void scenario_writer_tell_missing(const Scenario *view, FILE *out)
{
    const State *state = view->table.state;

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *it = &state->modifiers[i];
        const ObjectId id = it->object.id ? it->object.id : it->source.id;

        if (modifier_is_of_game(it)) continue;
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
