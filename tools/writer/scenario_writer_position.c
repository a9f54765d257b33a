// scenario_writer_position.c -- tells a position in the words by which positions are read.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/text.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "tools/position/position_thing.h"
#include "tools/scenarios/scenario_read.h"
#include "tools/writer/scenario_writer_inside.h"

static const char *name_of(const Scenario *view, ObjectId id)
{
    return position_card_name(&view->table, id);
}

static bool fits_part(const Scenario *view, const PlayPart *part, ObjectId id)
{
    const Card *card = object_card(&view->table, id);

    if (part->types && !(card->types & part->types)) return false;
    return !part->supertypes || card->supertypes & part->supertypes;
}

static void set(json_t *json, const char *key, json_t *value)
{
    json_object_set_new(json, key, value);
}

// Adds the cards at [spot] that [part] takes and that are [whose] (-1: anybody's).
static json_t *tell_spot(const Scenario *view, SpotId spot, const PlayPart *part,
                         int whose, int lies_at)
{
    const PositionView told = scenario_view(view);
    const State *state = view->table.state;
    json_t *list = json_array();

    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
        const Object *object = &state->objects[id];

        if (object->host || spot_is_space(&view->table, id) ||
            (part && !fits_part(view, part, id)))
            continue;
        if (whose >= 0 && object->controller != whose) continue;
        json_array_append_new(list, position_thing_tell(&told, id, lies_at));
    }
    return list;
}

static json_t *tell_at_places(const Scenario *view, const PlayPart *part, int player)
{
    const PlayPlaces *places = position_rows(view->table.rules)->places;
    json_t *json = json_object();

    for (int i = 0; places && i < places->count(view->table.state); i++) {
        const SpotId spot = spot_of(&view->table, part->zone, i);
        char *name = position_spot_name(
            &view->table, view->players, position_place_spot(&view->table, i), player);
        json_t *list = tell_spot(view, spot, part, player, player);

        if (json_array_size(list)) json_object_set(json, name, list);
        json_decref(list);
        free(name);
    }
    return json;
}

// Returns [json] with its keys by name, as they are when they come out of Lua.
static json_t *by_name(json_t *json)
{
    char *text = json_dumps(json, JSON_SORT_KEYS);
    json_t *result = json_loads(text, 0, NULL);

    free(text);
    json_decref(json);
    return result;
}

// Counts the cards by their words: { word = { ready = 2, exhausted = 1 } }; or lists them,
// where their order matters.
static json_t *tell_counted(const Scenario *view, const PlayPart *part, int player,
                            bool exactly)
{
    const Rules *rules = view->table.rules;
    const bool ordered = exactly || rules->zones[part->zone].flags & ZONE_ORDERED;
    json_t *list =
        tell_spot(view, spot_of(&view->table, part->zone, player), part, -1, player);
    json_t *json = json_object();
    size_t i;
    json_t *one;

    if (ordered) {
        json_decref(json);
        return list;
    }
    json_array_foreach(list, i, one)
    {
        const char *name =
            json_string_value(json_is_object(one) ? json_object_get(one, "card") : one);
        const bool lies = json_is_true(json_object_get(one, "exhausted"));
        char word[80];
        int n = 0;

        (void)text_format(word, sizeof word, "%s", name);
        if (strlen(word) > strlen(part->ends))
            word[strlen(word) - strlen(part->ends)] = '\0';
        for (; word[n]; n++)
            if (word[n] >= 'A' && word[n] <= 'Z') word[n] = (char)(word[n] + 32);
        json_t *count = json_object_get(json, word);
        if (!count) {
            set(json, word, json_object());
            count = json_object_get(json, word);
        }
        const char *key = lies ? "exhausted" : "ready";
        set(count,
            key,
            json_integer(1 + json_integer_value(json_object_get(count, key))));
    }
    json_decref(list);
    const char *word;
    void *next;
    json_object_foreach_safe(json, next, word, one)
    {
        if (json_object_get(one, "exhausted")) continue;
        json_object_set(json, word, json_object_get(one, "ready"));
    }
    return by_name(json);
}

static json_t *tell_controls(const Scenario *view, int player)
{
    return scenario_read_player(view, player, "controls");
}

static json_t *tell_part(const Scenario *view, const PlayPart *part, int player,
                         bool exactly)
{
    const State *state = view->table.state;
    const SpotId spot = part->kind == PART_CARDS || part->kind == PART_EXHAUSTED
                            ? spot_of(&view->table, part->zone, player)
                            : NOWHERE;
    const ObjectId first = spot == NOWHERE ? 0 : state->spots[spot].first;

    switch ((PartKind)part->kind) {
    case PART_CARDS: return tell_spot(view, spot, part, -1, player);
    case PART_AT_PLACES: return tell_at_places(view, part, player);
    case PART_COUNTED: return tell_counted(view, part, player, exactly);
    case PART_CONTROLS: return tell_controls(view, player);
    case PART_NOTE: return NULL;
    case PART_EXHAUSTED:
        return first && state->objects[first].flags & OBJECT_EXHAUSTED ? json_true()
                                                                       : NULL;
    }
    return NULL;
}

// Returns whether an earlier part tells the same zone.
static bool is_zone_told(const PlayPosition *rows, int i)
{
    const PlayPart *part = &rows->parts[i];

    for (int k = 0; k < i; k++) {
        const PlayPart *other = &rows->parts[k];

        if (other->kind != part->kind || other->zone != part->zone) continue;
        if (part->kind == PART_CARDS || part->kind == PART_COUNTED) return true;
    }
    return false;
}

// Drops the details of a card that stands where only its name is told.
static json_t *plain(json_t *value, const PlayPart *part)
{
    json_t *first = part->most == 1 ? json_array_get(value, 0) : NULL;
    json_t *name = json_is_object(first) ? json_object_get(first, "card") : first;

    if (!name) return value;
    json_incref(name);
    json_decref(value);
    return name;
}

// Returns whether these are just the cards with which a position fills the part.
static bool is_fill(const json_t *value, const PlayPart *part)
{
    size_t i;
    json_t *one;

    if (!part->fill || json_array_size(value) != part->fill_n) return false;
    json_array_foreach((json_t *)value, i, one)
    {
        if (!json_is_string(one) || strcmp(json_string_value(one), part->fill) != 0)
            return false;
    }
    return true;
}

static void tell_parts(const Scenario *view, int player, bool exactly, json_t *json)
{
    const PlayPosition *rows = position_rows(view->table.rules);

    for (int i = 0; i < rows->parts_n; i++) {
        const PlayPart *part = &rows->parts[i];
        json_t *value =
            is_zone_told(rows, i) ? NULL : tell_part(view, part, player, exactly);

        if (!value) continue;
        value = plain(value, part);
        const bool empty = json_is_array(value)
                               ? !json_array_size(value)
                               : json_is_object(value) && !json_object_size(value);
        if (is_fill(value, part) || (empty && !part->fill)) {
            json_decref(value);
            continue;
        }
        json_object_set(json, part->key, value);
        json_decref(value);
    }
}

static void tell_zones(const Scenario *view, Scope scope, int index, json_t *json)
{
    const Rules *rules = view->table.rules;

    for (int i = 0; i < rules->zones_n; i++) {
        if (position_zone(rules, rules->zones[i].name, scope) != i) continue;
        json_t *list =
            tell_spot(view, spot_of(&view->table, i, index), NULL, -1, index);
        if (json_array_size(list)) json_object_set(json, rules->zones[i].name, list);
        json_decref(list);
    }
}

// Tells the things at spaces of the map, by the names of these.
static void tell_map(const Scenario *view, json_t *json)
{
    const Spaces *spaces = view->table.library->spaces;
    const int zone = view->table.rules->spaces.zone - 1;
    json_t *told = json_object();

    for (int i = 0; spaces && i < spaces->n; i++) {
        const SpotId spot = spot_of(&view->table, zone, i);
        json_t *list = tell_spot(view, spot, NULL, -1, 0);
        char *name = position_spot_name(&view->table, view->players, spot, -1);

        if (json_array_size(list)) json_object_set(told, name, list);
        json_decref(list);
        free(name);
    }
    if (json_object_size(told))
        json_object_set(json, view->table.rules->zones[zone].name, told);
    json_decref(told);
}

// Returns whether there is nothing in a note.
static bool is_blank(const json_t *value)
{
    return !value || json_is_false(value) ||
           (json_is_array(value) && !json_array_size(value));
}

// Tells the notes of the player, or of the game; [player] -1: of the game.
static void tell_notes(const Scenario *view, int player, json_t *json)
{
    const Rules *rules = view->table.rules;
    const PlayNotes *notes = position_rows(rules)->notes;
    const PlayNote *row;
    json_t *told = json_object();

    for (int i = 0; notes && (row = notes->row(rules, i)); i++) {
        json_t *value = scenario_read_note(view, player, row->name);

        if (!is_blank(value)) json_object_set(told, row->name, value);
        json_decref(value);
    }
    if (json_object_size(told)) json_object_set(json, "notes", told);
    json_decref(told);
}

static json_t *tell_player(const Scenario *view, int player, bool exactly)
{
    const Rules *rules = view->table.rules;
    const Library *library = view->table.library;
    const Player *it = &view->table.state->players[player];
    json_t *json = json_object(), *resources = json_object(), *counters = json_object();

    tell_parts(view, player, exactly, json);
    tell_zones(view, SCOPE_PLAYER, player, json);
    if (it->points) set(json, "points", json_integer(it->points));
    for (int i = 0; i < rules->resources_n; i++)
        if (!rules->resources[i].pays && it->resources[i])
            set(resources, rules->resources[i].name, json_integer(it->resources[i]));
    if (json_object_size(resources)) json_object_set(json, "resources", resources);
    for (int i = 0; i < library->player_counters_n; i++)
        if (it->counters[i] || !position_rows(rules)->parts)
            set(counters, library->player_counters[i], json_integer(it->counters[i]));
    if (json_object_size(counters)) json_object_set(json, "counters", counters);
    tell_notes(view, player, json);
    json_decref(resources);
    json_decref(counters);
    return json;
}

static void tell_places(const Scenario *view, json_t *json)
{
    const PlayPlaces *places = position_rows(view->table.rules)->places;
    const State *state = view->table.state;
    json_t *list = json_array();
    bool blank = true;

    for (int i = 0; places && i < places->count(state); i++) {
        const char *name = name_of(view, places->object(state, i));

        blank &= !strcmp(name, places->blank);
        json_array_append_new(list, json_string(name));
    }
    if (!blank) json_object_set(json, places->key, list);
    json_decref(list);
}

json_t *scenario_writer_position(Scenario *view, bool exactly)
{
    const State *state = scenario_state(view);
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
    tell_places(view, json);
    tell_notes(view, -1, json);
    if (!rows->parts) tell_zones(view, SCOPE_SHARED, 0, json);
    tell_map(view, json);
    for (int i = 0; i < state->players_n; i++)
        json_array_append_new(players, tell_player(view, i, exactly));
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
        (void)fprintf(out,
                      "an effect that goes on%s%s has no word\n",
                      id && state->objects[id].card ? ", of " : "",
                      id && state->objects[id].card ? name_of(view, id) : "");
    }
    if (state->happened_n)
        (void)fprintf(out,
                      "what happened earlier this turn has no word (%d events)\n",
                      state->happened_n);
}
