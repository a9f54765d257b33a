// ban_json.c -- walks JSON in which a ban may stand alone or below what holds for several.

#include "db/bans/ban_json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "db/bans/ban_word.h"
#include "db/text/json_rows.h"
#include "engine/base/base.h"

enum { DEPTH_MAX = 8 };

// What the objects around a value say.
typedef struct {
    const char *fields[BAN_FIELDS];
} Around;

static const char *const lists_of_cards[] = {
    "cards", "banned", "bans", "banlist", "ban list"};

static bool is_cards(const char *key, const json_t *value)
{
    for (int i = 0; json_is_array(value) && i < COUNT_OF(lists_of_cards); i++)
        if (!strcmp(key, lists_of_cards[i])) return true;
    return false;
}

static const json_t *cards_of(const json_t *object)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)object, key, value)
    {
        if (is_cards(key, value)) return value;
    }
    return NULL;
}

// Returns a value as text. A value that is none is as JSON has it, so that the check of its row
// refuses it.
static const char *plain_text(const json_t *value, Arena *arena)
{
    if (json_is_string(value)) return arena_text(arena, json_string_value(value));
    char *json = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
    const char *text = arena_text(arena, json);

    free(json);
    return text;
}

// Returns the values of an array joined: "quick; long".
static const char *joined_text(const json_t *array, Arena *arena)
{
    const size_t parts_n = json_array_size(array);
    const char **parts = arena_take(arena, (parts_n + 1) * sizeof *parts);
    size_t bytes = 1;

    for (size_t i = 0; i < parts_n; i++) {
        parts[i] = plain_text(json_array_get(array, i), arena);
        bytes += strlen(parts[i]) + 2;
    }
    char *joined = arena_take(arena, bytes), *end = joined;
    *end = '\0';
    for (size_t i = 0; i < parts_n; i++) {
        if (i) end = stpcpy(end, "; ");
        end = stpcpy(end, parts[i]);
    }
    return joined;
}

static const char *text_of(const json_t *value, Arena *arena)
{
    return json_is_array(value) ? joined_text(value, arena) : plain_text(value, arena);
}

static void take_fields(BanList *list, const json_t *object, Around *around)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)object, key, value)
    {
        const int field = ban_word_field(key);
        if (is_cards(key, value) || json_is_null(value)) continue;
        if (field < 0 || field >= BAN_FIELDS) {
            ban_row_leave(list, key);
            continue;
        }
        around->fields[field] = text_of(value, list->arena);
        if (!list->headings[field])
            list->headings[field] = arena_text(list->arena, key);
    }
}

static void add_ban(BanList *list, const Around *around)
{
    BanRow *ban = ban_row_add(list, list->n + 1);

    memcpy(ban->fields, around->fields, sizeof ban->fields);
}

static void walk(BanList *list, const json_t *value, Around around, int depth)
{
    const char *key;
    json_t *cards;
    bool has_cards = false;

    if (depth == DEPTH_MAX) {
        ban_row_add(list, list->n + 1)->refused =
            "at most 8 arrays and objects, one in another";
        return;
    }
    if (json_is_string(value)) {
        around.fields[BAN_CARD] = text_of(value, list->arena);
        add_ban(list, &around);
        return;
    }
    for (size_t i = 0; json_is_array(value) && i < json_array_size(value); i++)
        walk(list, json_array_get(value, i), around, depth + 1);
    if (json_is_array(value)) return;
    if (!json_is_object(value)) {
        ban_row_add(list, list->n + 1)->refused = "an object, or the name of a card";
        return;
    }
    take_fields(list, value, &around);
    json_object_foreach((json_t *)value, key, cards)
    {
        if (!is_cards(key, cards)) continue;
        walk(list, cards, around, depth + 1);
        has_cards = true;
    }
    if (!has_cards) add_ban(list, &around);
}

static Around nothing(void)
{
    Around around;

    for (int i = 0; i < BAN_FIELDS; i++) around.fields[i] = "";
    return around;
}

int ban_json_read(BanList *list, const char *text, size_t n, const char *path, Err *err)
{
    json_error_t why;
    json_t *root = json_loadb(text, n, JSON_REJECT_DUPLICATES, &why);

    if (!root)
        return err_set(err,
                       CODE_DATA,
                       "%s row %d, column %d: %s",
                       path,
                       why.line,
                       why.column,
                       why.text);
    walk(list, root, nothing(), 0);
    json_decref(root);
    return 0;
}

static void look_at(BanLook *look, const json_t *object)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)object, key, value)
    {
        if (!is_cards(key, value)) ban_word_look(look, key);
    }
}

// Returns whether an object, or the first below it, says a mode, a card and a day.
static bool says_bans(const json_t *value)
{
    const json_t *cards = json_is_object(value) ? cards_of(value) : NULL;
    const json_t *first = cards ? json_array_get(cards, 0) : NULL;
    BanLook look = {0};

    if (json_is_array(value)) return says_bans(json_array_get(value, 0));
    if (!json_is_object(value)) return false;
    look_at(&look, value);
    if (json_is_object(first))
        look_at(&look, first);
    else
        look.n[BAN_CARD] += json_is_string(first);
    return ban_word_is_list(&look);
}

// The beginning of a large list shows its first rows only.
static bool peek(const char *text, size_t n)
{
    Err ignored = {0};
    JsonRow row;
    JsonRows *rows = json_rows_peek(text, n);
    const bool is = rows && json_rows_next(rows, &row, &ignored) > 0 && row.value &&
                    says_bans(row.value);

    json_rows_close(rows);
    return is;
}

bool ban_json_is(const char *text, size_t n)
{
    while (n && strchr(" \t\r\n", *text)) text++, n--;
    if (!n || !strchr("[{", *text)) return false;
    json_t *root = json_loadb(text, n, 0, NULL);
    const bool is = root ? says_bans(root) : peek(text, n);
    json_decref(root);
    return is;
}
