// json_map.c -- walks down the first bytes of a list by brackets, from object to object.

#include "db/text/json_map.h"

#include <stdlib.h>
#include <string.h>

#include "db/text/printing_key.h"

// So many members tell the shape of an object, and so many keys what a card has.
enum { MEMBERS_SEEN = 64, KEYS_SEEN = 16 };

bool json_map_holds_rows(const char *key)
{
    static const char *const keys[] = {"cards",
                                       "items",
                                       "data",
                                       "results",
                                       "rows",
                                       "records",
                                       "list",
                                       "printings",
                                       "content"};

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (!strcmp(keys[i], key)) return true;
    return false;
}

bool json_map_is_code(const char *key)
{
    PrintingKey code;

    return printing_key_read(key, &code) || (*key >= '0' && *key <= '9');
}

// What the members of an object are like.
typedef struct {
    int n, objects, texts;
    int cards;                // objects whose key is a code
    bool coded;               // the first key is a code, or a number of one
    const char *first;        // the first object
    const char *within;       // an object to look into, because of its key, or NULL
    char key[JSON_KEY_BYTES]; // of [within]
} Members;

// Moves past a key and its colon. Returns false if there is none.
static bool pass_key(JsonScan *scan, char *key)
{
    json_scan_forget(scan);
    if (json_scan_after_space(scan) != '"' || !json_scan_string(scan, key) ||
        json_scan_after_space(scan) != ':')
        return false;
    (void)json_scan_next(scan);
    return json_scan_after_space(scan) != SOURCE_END;
}

static void see_member(Members *members, const JsonScan *scan, const char *key)
{
    const bool object = *scan->at == '{';

    const bool coded = json_map_is_code(key);

    if (!members->n++) members->coded = coded;
    members->cards += coded && object;
    members->objects += object;
    members->texts += *scan->at == '"';
    if (object && (!members->first || (coded && members->cards == 1)))
        members->first = scan->at;
    if (!object || members->within) return;
    if (!json_map_holds_rows(key) && strcmp(key, "sets") != 0) return;
    members->within = scan->at;
    memcpy(members->key, key, sizeof members->key);
}

// Looks at the members of the object that begins at [at].
static Members see_object(JsonScan *scan, const char *at)
{
    Members members = {0};
    char key[JSON_KEY_BYTES];

    scan->at = at + 1;
    while (members.n < MEMBERS_SEEN && pass_key(scan, key)) {
        see_member(&members, scan, key);
        if (!json_scan_value(scan) || json_scan_after_space(scan) != ',') break;
        (void)json_scan_next(scan);
    }
    return members;
}

// Returns whether an array of objects lies anywhere in the object at [at], under a key that
// holds rows: then it is none.
static bool has_rows_inside(JsonScan *scan, const char *at)
{
    char key[JSON_KEY_BYTES];
    const char *end;

    scan->at = at;
    (void)json_scan_value(scan);
    end = scan->at;
    for (scan->at = at + 1; scan->at < end;) {
        if (json_scan_peek(scan) != '"') {
            (void)json_scan_next(scan);
            continue;
        }
        if (!pass_key(scan, key) || json_scan_peek(scan) != '[') continue;
        (void)json_scan_next(scan);
        if (json_scan_after_space(scan) == '{' && json_map_holds_rows(key) &&
            strcmp(key, "printings") != 0)
            return true;
    }
    return false;
}

// The keys of an object, the first ones.
typedef struct {
    char keys[KEYS_SEEN][JSON_KEY_BYTES];
    int n;
} Keys;

// Takes the keys of the object that is next, and passes it. Returns false if it has no end.
static bool take_keys(JsonScan *scan, Keys *keys)
{
    const char *at = scan->at;

    keys->n = 0;
    if (!json_scan_value(scan)) return false;
    const char *end = scan->at;
    for (scan->at = at + 1;
         keys->n < KEYS_SEEN && pass_key(scan, keys->keys[keys->n]);) {
        keys->n++;
        if (!json_scan_value(scan) || json_scan_after_space(scan) != ',') break;
        (void)json_scan_next(scan);
    }
    scan->at = end;
    return true;
}

// Returns how many keys two objects share.
static int same_keys(const Keys *one, const Keys *other)
{
    int n = 0;

    for (int i = 0; i < one->n; i++)
        for (int k = 0; k < other->n; k++) n += !strcmp(one->keys[i], other->keys[k]);
    return n;
}

// Returns whether each object in the object at [at] has a key of the first one, as cards do
// and the parts of a deck do not.
static bool has_alike(JsonScan *scan, const char *at)
{
    char key[JSON_KEY_BYTES];
    Keys first = {.n = 0}, other;

    scan->at = at + 1;
    for (int i = 0; i < MEMBERS_SEEN && pass_key(scan, key); i++) {
        if (!take_keys(scan, i ? &other : &first)) return true;
        if (i && !same_keys(&first, &other)) return false;
        if (json_scan_after_space(scan) != ',') return true;
        (void)json_scan_next(scan);
    }
    return true;
}

// Returns whether the object at [at] can be a card.
static bool is_row(JsonScan *scan, const char *at)
{
    const Members members = see_object(scan, at);

    return !members.within && !members.coded && members.objects < members.n &&
           !has_rows_inside(scan, at);
}

JsonMap json_map_find(const char *text, size_t n)
{
    JsonScan scan = {.at = text, .end = text + n};
    JsonMap map = {0}, found = {0};
    const char *at = json_scan_after_space(&scan) == '{' ? scan.at : NULL;

    while (at && map.depth++ < JSON_DEPTH_MAX) {
        const Members members = see_object(&scan, at);
        const char *outer = at;
        map.texts = members.coded && members.texts == members.n;
        const bool alike = members.n && members.objects == members.n;
        const bool may = alike || map.texts || members.cards;
        at = members.within ? members.within : may ? members.first : NULL;
        if (!members.within && may && (!at || is_row(&scan, at))) {
            if (map.texts || members.cards || has_alike(&scan, outer)) found = map;
            break;
        }
        memcpy(map.key, members.key, sizeof map.key);
    }
    free(scan.text);
    return found;
}

// ---- rows under the names of sets

enum { KEYS_ALIKE = 2 }; // of cards in two arrays

// The arrays of an object.
typedef struct {
    Keys first;  // of the first object in one
    int n;       // arrays that begin with objects
    bool differ; // two of them begin with objects that are not alike, or are no cards
    const char *within; // the object under "sets", or NULL
} Arrays;

// Looks into the array that is next. Returns false if it has no end.
static bool see_array(JsonScan *scan, Arrays *arrays)
{
    const char *at = scan->at;
    Keys keys;

    (void)json_scan_next(scan);
    const bool objects = json_scan_after_space(scan) == '{';
    const char *first = scan->at;
    if (objects && take_keys(scan, arrays->n ? &keys : &arrays->first)) {
        if (arrays->n++)
            arrays->differ |= same_keys(&arrays->first, &keys) < KEYS_ALIKE;
        arrays->differ |= has_rows_inside(scan, first);
    }
    scan->at = at;
    return json_scan_value(scan);
}

static Arrays see_arrays(JsonScan *scan, const char *at)
{
    Arrays arrays = {.n = 0};
    char key[JSON_KEY_BYTES];

    scan->at = at + 1;
    while (pass_key(scan, key)) {
        const int byte = json_scan_peek(scan);
        arrays.differ |= json_map_holds_rows(key);
        if (byte == '{' && !strcmp(key, "sets")) arrays.within = scan->at;
        if (!(byte == '[' ? see_array(scan, &arrays) : json_scan_value(scan)) ||
            json_scan_after_space(scan) != ',')
            break;
        (void)json_scan_next(scan);
    }
    return arrays;
}

int json_map_sets(const char *text, size_t n)
{
    JsonScan scan = {.at = text, .end = text + n};
    const char *at = json_scan_after_space(&scan) == '{' ? scan.at : NULL;
    int found = 0;

    for (int depth = 1; at && !found; depth++) {
        const Arrays arrays = see_arrays(&scan, at);
        if (arrays.n && !arrays.differ) found = depth;
        at = depth == 1 ? arrays.within : NULL;
    }
    free(scan.text);
    return found;
}
