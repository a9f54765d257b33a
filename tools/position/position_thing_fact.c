// position_thing_fact.c -- the keys of a thing that are only claimed: its keywords, its
// numbers as they are now, and the words of its card.

#include <stdlib.h>
#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_scenario.h"
#include "tools/position/position_thing_inside.h"

// ---- keywords

static int value_of(const PositionView *view, ObjectId id, int keyword)
{
    const PlayScenario *rows = play_scenario(view->table->rules);

    return rows->keyword_value ? rows->keyword_value(view->table, id, keyword) : 1;
}

static json_t *read_keywords(const PositionView *view, ObjectId id, const char *key)
{
    const Library *library = view->table->library;
    json_t *list = json_array();

    (void)key;
    for (int k = 1; k <= library->keywords_n && k < KEYWORDS_MAX; k++) {
        const int value = value_of(view, id, k);

        if (!library->keywords[k].name || !ability_has_keyword(view->table, id, k))
            continue;
        json_array_append_new(
            list,
            value > 1 ? json_sprintf("%s %d", library->keywords[k].name, value)
                      : json_string(library->keywords[k].name));
    }
    return list;
}

// Finds the keyword of a text that may end in its number; sets [number] to that.
static uint8_t find_keyword(const PositionView *view, const char *text,
                            const char **number)
{
    const char *space = strrchr(text, ' ');
    const bool valued = space && space[1] >= '0' && space[1] <= '9';
    char name[64];

    *number = valued ? space + 1 : NULL;
    (void)text_format(
        name, sizeof name, "%.*s", (int)(valued ? space - text : 63), text);
    return library_find_keyword(view->table->library, name);
}

// Returns whether all are keywords, and there are any: of others each thing has none.
static bool are_known(const PositionView *view, const json_t *list)
{
    const char *number;
    size_t i;
    json_t *one;

    if (json_is_string(list))
        return find_keyword(view, json_string_value(list), &number);
    json_array_foreach((json_t *)list, i, one)
    {
        if (!find_keyword(view, json_string_value(one), &number)) return false;
    }
    return json_array_size(list);
}

static bool has_keyword(const PositionView *view, ObjectId id, const char *text)
{
    const char *number;
    const uint8_t keyword = find_keyword(view, text, &number);

    if (!keyword || !ability_has_keyword(view->table, id, keyword)) return false;
    return !number ||
           value_of(view, id, keyword) == text_read_number(number, INT16_MAX);
}

static bool each_is(const PositionView *view, ObjectId id, const json_t *list, bool had)
{
    size_t i;
    json_t *one;

    if (json_is_string(list))
        return has_keyword(view, id, json_string_value(list)) == had;
    json_array_foreach((json_t *)list, i, one)
    {
        if (has_keyword(view, id, json_string_value(one)) != had) return false;
    }
    return true;
}

static bool has_all(const PositionView *view, ObjectId id, const json_t *wanted,
                    const json_t *found)
{
    const bool names_none = json_is_array(wanted) && !json_array_size(wanted);

    return names_none ? !json_array_size(found) : each_is(view, id, wanted, true);
}

static bool has_none(const PositionView *view, ObjectId id, const json_t *wanted,
                     const json_t *found)
{
    (void)found;
    return are_known(view, wanted) && each_is(view, id, wanted, false);
}

const ThingKey position_thing_keywords = {
    .key = "keywords", .read_thing = read_keywords, .fits = has_all};
const ThingKey position_thing_no_keywords = {
    .key = "no_keywords", .read_thing = read_keywords, .fits = has_none};

// ---- numbers and adjectives

static int find_field(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->fields_n; i++)
        if (!strcmp(name, rules->fields[i].name)) return i;
    return -1;
}

static json_t *read_number(const PositionView *view, ObjectId id, const char *key)
{
    const int field = find_field(view->table->rules, key);
    Env env;
    int n;

    if (field < 0) return NULL;
    role_env(view->table, id, &env);
    return reading_of_object(view->table, &env, field, id, &n) ? json_integer(n) : NULL;
}

const ThingKey position_thing_numbers = {.read_thing = read_number};

json_t *position_thing_total(const PositionView *view, const ObjectId *ids, int n,
                             const char *name)
{
    const Rules *rules = view->table->rules;
    const int field = find_field(rules, name);
    json_int_t total = 0;

    if (field < 0 || !reading_is_of_things(rules, field)) return NULL;
    for (int i = 0; i < n; i++) {
        json_t *one = read_number(view, ids[i], name);

        total += json_integer_value(one);
        json_decref(one);
    }
    return json_integer(total);
}

static json_t *read_adjective(const PositionView *view, ObjectId id, const char *key)
{
    const Rules *rules = view->table->rules;
    Env env;

    role_env(view->table, id, &env);
    for (int i = 0; i < rules->adjectives_n; i++) {
        const AdjectiveRow *row = &rules->adjectives[i];

        if (!strcmp(key, row->name) && reading_adjective_of_things(row))
            return json_boolean(reading_holds(view->table, &env, row, id));
    }
    return NULL;
}

const ThingKey position_thing_adjectives = {.read_thing = read_adjective};

// ---- words of the card

// Returns the words of a fact of the card: one word, or a list of them.
static json_t *read_words(const PositionView *view, ObjectId id, const char *key)
{
    const Rules *rules = view->table->rules;
    const int fact = fact_find(rules, key);
    const FactRow *row = fact < 0 ? NULL : &rules->facts[fact];
    const int bits = row ? object_card(view->table, id)->facts[fact] : 0;
    json_t *list, *one;

    if (!row || row->kind == FACT_NUMBER) return NULL;
    list = json_array();
    for (int i = 0; i < row->vocabulary_n; i++)
        if (bits >> i & 1)
            json_array_append_new(list, json_string(row->vocabulary[i].name));
    if (row->kind == FACT_WORDS) return list;
    one = json_array_size(list) ? json_incref(json_array_get(list, 0)) : json_false();
    json_decref(list);
    return one;
}

const ThingKey position_thing_words = {.read_thing = read_words};
