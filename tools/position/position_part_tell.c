// position_part_tell.c -- tells the cards of one player, zone by zone, as they are put.

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "tools/position/position_json.h"
#include "tools/position/position_part.h"
#include "tools/position/position_place.h"
#include "tools/position/position_thing.h"

static bool fits_part(const PositionView *view, const PlayPart *part, ObjectId id)
{
    const Card *card = object_card(view->table, id);

    if (part->types && !(card->types & part->types)) return false;
    return !part->supertypes || card->supertypes & part->supertypes;
}

// Adds the cards at [spot] that [part] takes and that are [whose] (-1: anybody's).
static json_t *tell_spot(const PositionView *view, SpotId spot, const PlayPart *part,
                         int whose, int lies_at)
{
    const State *state = view->state;
    json_t *list = json_array();

    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
        const Object *object = &state->objects[id];

        if (object->host || spot_is_space(view->table, id) ||
            (part && !fits_part(view, part, id)))
            continue;
        if (whose >= 0 && object->controller != whose) continue;
        json_array_append_new(list, position_thing_tell(view, id, lies_at));
    }
    return list;
}

static json_t *tell_at_places(const PositionView *view, const PlayPart *part,
                              int player)
{
    const PlayPlaces *places = position_rows(view->table->rules)->places;
    json_t *json = json_object();

    for (int i = 0; places && i < places->count(view->state); i++) {
        const SpotId spot = spot_of(view->table, part->zone, i);
        char *name = position_spot_name(
            view->table, view->players, position_place_spot(view->table, i), player);
        json_t *list = tell_spot(view, spot, part, player, player);

        position_json_add_any(json, name, list);
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

// Writes to [word] the part of a card's name by which it is counted, in small letters.
static void word_of(const PlayPart *part, const char *name, char *word, size_t size)
{
    const size_t ends = strlen(part->ends);

    (void)text_format(word, size, "%s", name);
    if (strlen(word) > ends) word[strlen(word) - ends] = '\0';
    for (; *word; word++)
        if (*word >= 'A' && *word <= 'Z') *word = (char)(*word + 32);
}

// Counts a card that is told as [one]: json.word.ready, or .exhausted.
static void count_card(const PlayPart *part, const json_t *one, json_t *json)
{
    const bool lies = json_is_true(json_object_get(one, "exhausted"));
    const json_t *name = json_is_object(one) ? json_object_get(one, "card") : one;
    const char *key = lies ? "exhausted" : "ready";
    char word[80];
    json_t *count;

    word_of(part, json_string_value(name), word, sizeof word);
    if (!json_object_get(json, word)) json_object_set_new(json, word, json_object());
    count = json_object_get(json, word);
    json_object_set_new(
        count, key, json_integer(1 + json_integer_value(json_object_get(count, key))));
}

// Counts the cards by their words: { word = { ready = 2, exhausted = 1 } }; or lists them,
// where their order matters.
static json_t *tell_counted(const PositionView *view, const PlayPart *part, int player,
                            bool exactly)
{
    const Rules *rules = view->table->rules;
    const SpotId spot = spot_of(view->table, part->zone, player);
    json_t *list = tell_spot(view, spot, part, -1, player), *json, *one;
    const char *word;
    void *next;
    size_t i;

    if (exactly || rules->zones[part->zone].flags & ZONE_ORDERED) return list;
    json = json_object();
    json_array_foreach(list, i, one) count_card(part, one, json);
    json_decref(list);
    json_object_foreach_safe(json, next, word, one)
    {
        if (json_object_get(one, "exhausted")) continue;
        json_object_set(json, word, json_object_get(one, "ready"));
    }
    return by_name(json);
}

static json_t *tell_part(const PositionView *view, const PlayPart *part, int player,
                         bool exactly)
{
    const State *state = view->state;
    const SpotId spot = part->kind == PART_CARDS || part->kind == PART_EXHAUSTED
                            ? spot_of(view->table, part->zone, player)
                            : NOWHERE;
    const ObjectId first = spot == NOWHERE ? 0 : state->spots[spot].first;

    switch ((PartKind)part->kind) {
    case PART_CARDS: return tell_spot(view, spot, part, -1, player);
    case PART_AT_PLACES: return tell_at_places(view, part, player);
    case PART_COUNTED: return tell_counted(view, part, player, exactly);
    case PART_CONTROLS: return position_place_controlled(view, player);
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

void position_part_tell(const PositionView *view, int player, bool exactly,
                        json_t *json)
{
    const PlayPosition *rows = position_rows(view->table->rules);

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

void position_part_tell_zones(const PositionView *view, Scope scope, int index,
                              json_t *json)
{
    const Rules *rules = view->table->rules;

    for (int i = 0; i < rules->zones_n; i++) {
        if (position_zone(rules, rules->zones[i].name, scope) != i) continue;
        json_t *list = tell_spot(view, spot_of(view->table, i, index), NULL, -1, index);
        position_json_add_any(json, rules->zones[i].name, list);
    }
}

json_t *position_part_tell_spot(const PositionView *view, SpotId spot, int lies_at)
{
    return tell_spot(view, spot, NULL, -1, lies_at);
}
