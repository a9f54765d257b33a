// json_keys.c -- checks the keys of a JSON object that came from outside.

#include "tools/door/json_keys.h"

#include <stdlib.h>
#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

enum { SHOWN_BYTES = 60 };

void json_keys_start(JsonKeys *keys, const char *what, const JsonKey *rows, int n)
{
    keys->what = what;
    keys->n = 0;
    for (int i = 0; i < n; i++) json_keys_add(keys, rows[i]);
}

void json_keys_add(JsonKeys *keys, JsonKey row)
{
    ASSERT(keys->n < JSON_KEYS_MAX); // zones and settings of a game are bounded
    keys->rows[keys->n++] = row;
}

int json_keys_unknown(const JsonKeys *keys, const char *key, Err *err)
{
    const char *near;
    NameMatch match;

    name_match_start(&match, key);
    for (int i = 0; i < keys->n; i++) name_match_offer(&match, keys->rows[i].key);
    near = name_match_best(&match);
    return err_set(err,
                   CODE_DATA,
                   "%s has no '%.*s'%s",
                   keys->what,
                   text_fit(key, SHOWN_BYTES),
                   key,
                   text_hint(near).text);
}

// The place of a value: under a key of an object, or in a list.
typedef struct Spot {
    const struct Spot *list; // the list that it is an entry of; NULL: it has a key
    size_t entry;
    const char *key, *what;
} Spot;

static bool is_number(const JsonKey *row, const json_t *value)
{
    return json_is_integer(value) && json_integer_value(value) >= row->least &&
           json_integer_value(value) <= row->most;
}

static bool is_of_kind(const JsonKey *row, const json_t *value)
{
    switch (row->kind) {
    case KEY_ANY: return true;
    case KEY_TEXT: return json_is_string(value);
    case KEY_NUMBER: return is_number(row, value);
    case KEY_PICK: return json_is_string(value) || is_number(row, value);
    case KEY_TRUTH: return json_is_boolean(value);
    case KEY_LIST:
        return json_is_array(value) &&
               (!row->most || json_array_size(value) <= (size_t)row->most);
    case KEY_OBJECT: return json_is_object(value);
    }
    return false;
}

static void tell_wanted(const JsonKey *row, const json_t *value, char *text,
                        size_t size)
{
    static const char *const wanted[] = {[KEY_ANY] = "anything",
                                         [KEY_TEXT] = "a text",
                                         [KEY_NUMBER] = "",
                                         [KEY_PICK] = " or a text",
                                         [KEY_TRUTH] = "true or false",
                                         [KEY_LIST] = "a list",
                                         [KEY_OBJECT] = "an object"};

    if (row->kind == KEY_NUMBER || row->kind == KEY_PICK)
        (void)text_format(text,
                          size,
                          "a whole number from %" JSON_INTEGER_FORMAT
                          " to %" JSON_INTEGER_FORMAT "%s",
                          row->least,
                          row->most,
                          wanted[row->kind]);
    else if (row->kind == KEY_LIST && json_is_array(value))
        (void)text_format(text,
                          size,
                          "a list of %" JSON_INTEGER_FORMAT " entries at most",
                          row->most);
    else
        text_copy(text, size, wanted[row->kind]);
}

// Writes the place: entry 2 of "pick" of answer.
static void tell_spot(const Spot *spot, char *text, size_t size)
{
    size_t n = 0;

    for (; spot->list && n < size; spot = spot->list)
        n += (size_t)snprintf(text + n, size - n, "entry %zu of ", spot->entry + 1);
    if (n < size)
        (void)text_format(text + n, size - n, "\"%s\" of %s", spot->key, spot->what);
}

// Writes the value as far as a line has room for it.
static void tell_value(const JsonKey *row, const json_t *value, char *text, size_t size)
{
    char *found = json_is_array(value) || json_is_object(value)
                      ? NULL
                      : json_dumps(value, JSON_ENCODE_ANY);

    if (json_is_array(value) && row->kind == KEY_LIST)
        (void)text_format(text, size, "%zu", json_array_size(value));
    else
        text_copy(text,
                  size,
                  found                  ? found
                  : json_is_array(value) ? "a list"
                                         : "an object");
    free(found);
}

static int check_value(const Spot *spot, const JsonKey *row, const json_t *value,
                       Err *err)
{
    char wanted[80], shown[SHOWN_BYTES + 1], place[160];
    size_t i;
    json_t *entry;

    if (!is_of_kind(row, value)) {
        tell_wanted(row, value, wanted, sizeof wanted);
        tell_value(row, value, shown, sizeof shown);
        tell_spot(spot, place, sizeof place);
        return err_set(err, CODE_DATA, "%s is %s, not %s", place, wanted, shown);
    }
    if (row->kind != KEY_LIST || !row->of) return 0;
    json_array_foreach((json_t *)value, i, entry)
    {
        const Spot inner = {.list = spot, .entry = i};

        if (check_value(&inner, row->of, entry, err)) return -1;
    }
    return 0;
}

int json_keys_check_value(const char *what, const JsonKey *row, const json_t *value,
                          Err *err)
{
    const Spot spot = {.key = row->key, .what = what};

    return check_value(&spot, row, value, err);
}

static const JsonKey *find_key(const JsonKeys *keys, const char *key)
{
    for (int i = 0; i < keys->n; i++)
        if (!strcmp(keys->rows[i].key, key)) return &keys->rows[i];
    return NULL;
}

int json_keys_check(const JsonKeys *keys, const json_t *json, Err *err)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        const JsonKey *row = find_key(keys, key);

        if (!row) return json_keys_unknown(keys, key, err);
        if (json_keys_check_value(keys->what, row, value, err)) return -1;
    }
    for (int i = 0; i < keys->n; i++)
        if (keys->rows[i].wanted && !json_object_get(json, keys->rows[i].key))
            return err_set(
                err, CODE_DATA, "%s wants \"%s\"", keys->what, keys->rows[i].key);
    return 0;
}
