// key_map.h -- finds a number by a text or an id, however many there are.
//
// A map of zeros with an arena is empty. It keeps the keys that it is given and copies
// none, so they live as long as the map.

#ifndef KEY_MAP_H
#define KEY_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "db/text/arena.h"

typedef struct {
    Arena *arena;
    bool any_case; // of ASCII letters: "ogn-030" is "OGN-030"
    struct KeyMapEntry *entries;
    int n, room;
} KeyMap;

// Returns the place of the number of [key], which is -1 where the key is new. The place
// holds until another key is added.
int *key_map_at(KeyMap *map, const char *key);

// The same for an id. A map has either texts or ids.
int *key_map_at_id(KeyMap *map, int64_t id);

// Returns the number of [key], -1 if it has none.
int key_map_find(const KeyMap *map, const char *key);

// Gives [key] the number [value] unless it has one. Returns whether it had none.
bool key_map_add(KeyMap *map, const char *key, int value);

// Returns the number of [key]; a new one gets the next number, from 0.
int key_map_number(KeyMap *map, const char *key);

#endif
