// scene_space_json.c -- the spaces of a map as JSON: where each lies, its columns, what
// touches it, what is there.

#include "tools/view/scene_space_json.h"

#include "tools/door/json_safe.h"
#include "tools/position/position_json.h"
#include "tools/view/scene_space.h"

// Returns the items of a column that keeps them in order: codes of cards, numbers, words.
static json_t *json_of_items(const Scene *scene, const Card *card, int fact)
{
    const FactRow *row = &scene->table->rules->facts[fact];
    int n;
    const CardItem *items = library_items(scene->table->library, card, fact, &n);
    json_t *list = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(
            list,
            row->names   ? position_json_card(scene->table, items[i].card)
            : row->parts ? json_integer(items[i].n)
                         : json_safe_text(row->vocabulary[items[i].n].name));
    return list;
}

static json_t *json_of_words(const FactRow *row, int value)
{
    json_t *list = json_array();

    for (int i = 0; i < row->vocabulary_n; i++)
        if (value >> i & 1)
            json_array_append_new(list, json_safe_text(row->vocabulary[i].name));
    if (row->kind != FACT_WORD) return list;
    json_t *word = json_incref(json_array_get(list, 0));
    json_decref(list);
    return word;
}

// Adds the columns that the card of a space has.
static void add_facts(const Scene *scene, const Card *card, json_t *json)
{
    const Rules *rules = scene->table->rules;

    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *row = &rules->facts[i];
        const int value = card->facts[i];

        if (card->items_n[i])
            json_safe_set(json, row->name, json_of_items(scene, card, i));
        else if (row->kind == FACT_NUMBER && value != FACT_ABSENT)
            json_safe_set(json, row->name, json_integer(value));
        else if (row->kind != FACT_NUMBER && value)
            json_safe_set(json, row->name, json_of_words(row, value));
    }
}

static json_t *json_of_neighbours(const Scene *scene, int space)
{
    json_t *list = json_array();
    int n;
    const uint16_t *next = scene_space_next(scene, space, &n);

    for (int i = 0; i < n; i++)
        json_array_append_new(list, json_integer(scene_space(scene, next[i])));
    return list;
}

static json_t *json_of_things(const Scene *scene, int space)
{
    json_t *list = json_array();

    for (ObjectId id = scene_space_first(scene, space); id;
         id = scene_space_after(scene, id))
        json_array_append_new(list, json_integer(id));
    return list;
}

static json_t *json_of_space(const Scene *scene, int space)
{
    const ObjectId id = scene_space(scene, space);
    const Card *card = scene_face(scene, id);
    json_t *json = json_object(), *columns = json_object();

    json_safe_set(json, "object", json_integer(id));
    json_safe_set(
        json, "place", position_json_spot(scene->table, scene->state.objects[id].spot));
    if (card) {
        json_safe_set(json, "card", json_safe_text(card->code));
        json_safe_set(json, "name", json_safe_text(card->name));
        add_facts(scene, card, columns);
    }
    if (scene_space_grid(scene) != GRID_NONE) {
        const SpacePoint at = scene_space_point(scene, space);

        json_safe_set(json, "at", json_pack("[i, i]", at.x, at.y));
    }
    json_safe_set(json, "columns", columns);
    json_safe_set(json, "neighbours", json_of_neighbours(scene, space));
    json_safe_set(json, "things", json_of_things(scene, space));
    return json;
}

json_t *scene_space_json(const Scene *scene)
{
    const int n = scene_space_n(scene);
    json_t *list = n ? json_array() : NULL;

    for (int i = 0; i < n; i++) json_array_append_new(list, json_of_space(scene, i));
    return list;
}
