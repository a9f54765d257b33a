// json_map.h -- finds the object of a JSON list that has a card under each of its keys.
//
// Many programs write {"OGN-001": {...}, "OGN-002": {...}}, alone or under a key such as
// "cards" or the code of a set. The shape tells: all members are objects
// that are alike, or those whose keys are codes, and the first one has plain values and no array of rows in
// it; or all members are texts, and the first key is a code.

#ifndef JSON_MAP_H
#define JSON_MAP_H

#include "db/text/json_scan.h"

// The object by its place: how many values are around its members, and its own key, "" for
// any. [depth] 0: there is none.
typedef struct {
    int depth;
    char key[JSON_KEY_BYTES];
    bool texts; // its rows are texts
} JsonMap;

// Returns whether rows may stand under a key: "cards", "items".
bool json_map_holds_rows(const char *key);

// Returns whether a key is a code, or the number of one.
bool json_map_is_code(const char *key);

// Looks at the first bytes of a list, which may end anywhere.
JsonMap json_map_find(const char *text, size_t n);

// Returns how many values are around the arrays of cards that stand under the names of sets:
// {"Origins": [{...}], "Far Isles": [{...}]}, alone or under the key "sets". 0: there are
// none, or their objects are not alike.
int json_map_sets(const char *text, size_t n);

#endif
