// json_keys.h -- checks the keys of a JSON object that came from outside: none unknown,
// none of the wrong kind, no number out of its range, none missing.
//
// The entries of a list are checked in the same way. Each refusal is one line that names
// the object, the key and, for an unknown key, the nearest known one.

#ifndef JSON_KEYS_H
#define JSON_KEYS_H

#include <jansson.h>
#include <stdbool.h>

#include "engine/base/err.h"

typedef enum {
    KEY_ANY, // whoever reads the value checks it
    KEY_TEXT,
    KEY_NUMBER, // a whole one, from `least` to `most`
    KEY_PICK,   // such a number, or a text
    KEY_TRUTH,
    KEY_LIST,
    KEY_OBJECT,
} KeyKind;

typedef struct JsonKey {
    const char *key;
    KeyKind kind;
    bool wanted;            // the object must have it
    json_int_t least, most; // of a list: so many entries at most; 0: any number
    const struct JsonKey
        *of; // what each entry of a list is; NULL: whoever reads it checks
} JsonKey;

enum { JSON_KEYS_MAX = 160 };

// The keys that an object may have, gathered from several tables.
typedef struct {
    const char *what; // the object in messages: "a card of a position"
    JsonKey rows[JSON_KEYS_MAX];
    int n;
} JsonKeys;

void json_keys_start(JsonKeys *keys, const char *what, const JsonKey *rows, int n);
void json_keys_add(JsonKeys *keys, JsonKey row);

// Checks [json]. Returns 0, or -1 with [err].
int json_keys_check(const JsonKeys *keys, const json_t *json, Err *err);

// Checks the value of one key, with all entries of a list. Returns 0, or -1 with [err].
int json_keys_check_value(const char *what, const JsonKey *row, const json_t *value,
                          Err *err);

// Fills [err] with the fact that [what] has no [key], and with the nearest key. Returns
// -1.
int json_keys_unknown(const JsonKeys *keys, const char *key, Err *err);

#endif
