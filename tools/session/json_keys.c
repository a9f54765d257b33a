// json_keys.c -- checks the keys of a JSON object that came from outside.

#include "tools/session/json_keys.h"

#include <stdlib.h>
#include <string.h>

#include "db/text/name_match.h"
#include "engine/kernel/base/base.h"
#include "engine/kernel/base/text.h"

enum { SHOWN_BYTES = 60 };

void json_keys_start(JsonKeys *keys, const char *what, const JsonKey *rows, int n)
{
    keys->what = what;
    keys->n = 0;
    for (int i = 0; i < n; i++) json_keys_add(keys, rows[i]);
}

void json_keys_add(JsonKeys *keys, JsonKey row)
{
    ASSERT(keys->n < JSON_KEYS_MAX);
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
                   "%s has no '%.*s'%s%s%s",
                   keys->what,
                   text_fit(key, SHOWN_BYTES),
                   key,
                   near ? ", did you mean '" : "",
                   near ? near : "",
                   near ? "'?" : "");
}

static bool is_of_kind(const JsonKey *row, const json_t *value)
{
    switch (row->kind) {
    case KEY_ANY: return true;
    case KEY_TEXT: return json_is_string(value);
    case KEY_NUMBER:
        return json_is_integer(value) && json_integer_value(value) >= row->least &&
               json_integer_value(value) <= row->most;
    case KEY_TRUTH: return json_is_boolean(value);
    case KEY_LIST: return json_is_array(value);
    case KEY_OBJECT: return json_is_object(value);
    }
    return false;
}

static void tell_wanted(const JsonKey *row, char *text, size_t size)
{
    static const char *const wanted[] = {[KEY_ANY] = "anything",
                                         [KEY_TEXT] = "a text",
                                         [KEY_NUMBER] = "",
                                         [KEY_TRUTH] = "true or false",
                                         [KEY_LIST] = "a list",
                                         [KEY_OBJECT] = "an object"};

    if (row->kind == KEY_NUMBER)
        (void)text_format(text,
                          size,
                          "a whole number from %" JSON_INTEGER_FORMAT
                          " to %" JSON_INTEGER_FORMAT,
                          row->least,
                          row->most);
    else
        text_copy(text, size, wanted[row->kind]);
}

int json_keys_check_value(const char *what, const JsonKey *row, const json_t *value,
                          Err *err)
{
    char wanted[80], *found;

    if (is_of_kind(row, value)) return 0;
    tell_wanted(row, wanted, sizeof wanted);
    found = json_is_array(value) || json_is_object(value)
                ? NULL
                : json_dumps(value, JSON_ENCODE_ANY);
    const char *shown = found ? found : json_is_array(value) ? "a list" : "an object";
    (void)err_set(err,
                  CODE_DATA,
                  "\"%s\" of %s is %s, not %.*s",
                  row->key,
                  what,
                  wanted,
                  text_fit(shown, SHOWN_BYTES),
                  shown);
    free(found);
    return -1;
}

static const JsonKey *find(const JsonKeys *keys, const char *key)
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
        const JsonKey *row = find(keys, key);

        if (!row) return json_keys_unknown(keys, key, err);
        if (json_keys_check_value(keys->what, row, value, err)) return -1;
    }
    for (int i = 0; i < keys->n; i++)
        if (keys->rows[i].wanted && !json_object_get(json, keys->rows[i].key))
            return err_set(
                err, CODE_DATA, "%s wants \"%s\"", keys->what, keys->rows[i].key);
    return 0;
}
