// key_map.c -- open addressing: at most half of the entries are in use, so a search ends.

#include "db/text/key_map.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

typedef struct KeyMapEntry {
    uint64_t hash;   // of an id all of it: two ids never have the same
    const char *key; // NULL: an id
    int value;
    bool used;
} Entry;

static uint64_t hash_text(const char *key, bool any_case)
{
    uint64_t hash = UINT64_C(14695981039346656037);

    for (; *key; key++) {
        const int c = any_case ? tolower((unsigned char)*key) : *key;
        hash = (hash ^ (unsigned char)c) * UINT64_C(1099511628211);
    }
    return hash ^ hash >> 32;
}

static bool same_key(const KeyMap *map, const Entry *entry, const char *key)
{
    if (!entry->key || !key) return entry->key == key;
    return map->any_case ? !strcasecmp(entry->key, key) : !strcmp(entry->key, key);
}

// Returns the entry of the key, or the free one in which it belongs.
static Entry *find_entry(const KeyMap *map, uint64_t hash, const char *key)
{
    const uint64_t mask = (uint64_t)map->room - 1;

    for (uint64_t i = hash & mask;; i = (i + 1) & mask) {
        Entry *entry = &map->entries[i];
        if (!entry->used || (entry->hash == hash && same_key(map, entry, key)))
            return entry;
    }
}

static void grow_map(KeyMap *map)
{
    const Entry *old = map->entries;
    const int n = map->room;

    map->room = n ? n * 2 : 8;
    map->entries = arena_take(map->arena, (size_t)map->room * sizeof(Entry));
    for (int i = 0; i < n; i++)
        if (old[i].used) *find_entry(map, old[i].hash, old[i].key) = old[i];
}

static int *at(KeyMap *map, uint64_t hash, const char *key)
{
    if (map->n * 2 >= map->room) grow_map(map);
    Entry *entry = find_entry(map, hash, key);
    if (entry->used) return &entry->value;
    *entry = (Entry){hash, key, -1, true};
    map->n++;
    return &entry->value;
}

int *key_map_at(KeyMap *map, const char *key)
{
    return at(map, hash_text(key, map->any_case), key);
}

int *key_map_at_id(KeyMap *map, int64_t id)
{
    return at(map, (uint64_t)id * UINT64_C(0x9e3779b97f4a7c15), NULL);
}

int key_map_find(const KeyMap *map, const char *key)
{
    if (!map->room) return -1;
    const Entry *entry = find_entry(map, hash_text(key, map->any_case), key);
    return entry->used ? entry->value : -1;
}

bool key_map_add(KeyMap *map, const char *key, int value)
{
    int *place = key_map_at(map, key);

    if (*place >= 0) return false;
    *place = value;
    return true;
}

int key_map_number(KeyMap *map, const char *key)
{
    int *place = key_map_at(map, key);

    if (*place < 0) *place = map->n - 1;
    return *place;
}
