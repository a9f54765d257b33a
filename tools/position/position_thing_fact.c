// position_thing_fact.c -- the keys of a thing that are only claimed: its keywords, its
// numbers as they are now, and the words of its card.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

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

// Finds a keyword that begins like the text; NULL: there is none.
static const char *near_keyword(const PositionView *view, const char *text)
{
    const Library *library = view->table->library;

    for (size_t n = 3; n > 1; n--)
        for (int k = 1; k <= library->keywords_n && k < KEYWORDS_MAX; k++) {
            const char *name = library->keywords[k].name;

            if (name && !strncasecmp(name, text, n)) return name;
        }
    return NULL;
}

static const char *first_keyword(const PositionView *view)
{
    const Library *library = view->table->library;

    for (int k = 1; k <= library->keywords_n && k < KEYWORDS_MAX; k++)
        if (library->keywords[k].name) return library->keywords[k].name;
    return "Name";
}

// Returns whether one of a claim is no keyword, and writes so.
static bool is_unknown(const PositionView *view, const json_t *one, char *why,
                       size_t size)
{
    const char *text = json_string_value(one), *number;

    if (text && find_keyword(view, text, &number)) return false;
    if (!text)
        (void)text_format(why,
                          size,
                          "a keyword is a text, \"%s\" or \"%s 2\"",
                          first_keyword(view),
                          first_keyword(view));
    else
        (void)text_format(why,
                          size,
                          "there is no keyword '%s'%s",
                          text,
                          text_hint(near_keyword(view, text)).text);
    return true;
}

static bool is_no_list(const PositionView *view, const json_t *wanted, char *why,
                       size_t size)
{
    size_t i;
    json_t *one;

    if (!json_is_array(wanted)) return is_unknown(view, wanted, why, size);
    json_array_foreach((json_t *)wanted, i, one)
    {
        if (is_unknown(view, one, why, size)) return true;
    }
    return false;
}

// A claim that it has none of no keywords holds of all.
static bool is_no_denial(const PositionView *view, const json_t *wanted, char *why,
                         size_t size)
{
    if (!json_is_array(wanted) || json_array_size(wanted))
        return is_no_list(view, wanted, why, size);
    (void)text_format(
        why,
        size,
        "none is named; write: no_keywords = { \"%s\" }, or keywords = {} where it has "
        "no keyword at all",
        first_keyword(view));
    return true;
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
    return each_is(view, id, wanted, false);
}

const ThingKey position_thing_keywords = {.key = "keywords",
                                          .read_thing = read_keywords,
                                          .fits = has_all,
                                          .is_wrong = is_no_list};
const ThingKey position_thing_no_keywords = {.key = "no_keywords",
                                             .read_thing = read_keywords,
                                             .fits = has_none,
                                             .is_wrong = is_no_denial,
                                             .denies = true};

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
