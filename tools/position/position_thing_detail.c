// position_thing_detail.c -- the keys of a thing that are rows of the game's counters and
// statuses, and what sets declare of both.

#include <string.h>

#include "engine/kernel/table/object.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_thing_inside.h"

static bool is_row(const NameRow *rows, int n, const char *name, PlayDetail *detail)
{
    for (int i = 0; i < n; i++) {
        detail->row = (uint8_t)i;
        if (!strcmp(name, rows[i].name)) return true;
    }
    return false;
}

// Finds the detail called [name]: a row of the game; if the game has no rows, a counter or
// status; or a status or counter that a set declares. False: there is none.
static bool find_detail(const Table *table, const char *name, PlayDetail *detail)
{
    const Rules *rules = table->rules;
    const PlayPosition *rows = position_rows(rules);
    const int named = library_find_status(table->library, name);
    const int counter = library_find_thing_counter(table->library, name);

    for (int i = 0; i < rows->details_n; i++) {
        *detail = rows->details[i];
        if (!strcmp(name, detail->key)) return true;
    }
    *detail = (PlayDetail){.key = name, .kind = DETAIL_COUNTER};
    if (!rows->details && is_row(rules->counters, rules->counters_n, name, detail))
        return true;
    detail->kind = DETAIL_STATUS;
    if (!rows->details && is_row(rules->statuses, rules->statuses_n, name, detail))
        return true;
    detail->row = (uint8_t)(rules->statuses_n + named);
    if (named >= 0) return true;
    detail->kind = DETAIL_COUNTER;
    detail->row = (uint8_t)counter;
    return counter >= 0;
}

static bool has(const Table *table, const char *key)
{
    PlayDetail detail;

    return find_detail(table, key, &detail);
}

// Returns the name of the key [i] that a position may have, NULL behind the last one.
static const char *name_at(const Table *table, int i)
{
    const Library *library = table->library;
    const Rules *rules = table->rules;
    const PlayPosition *rows = position_rows(rules);
    const int counters = rows->details ? 0 : rules->counters_n;
    const int statuses = rows->details ? 0 : rules->statuses_n;

    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): details_n says how many.
    if (i < rows->details_n) return rows->details[i].key;
    i -= rows->details_n;
    if (i < counters) return rules->counters[i].name;
    i -= counters;
    if (i < statuses) return rules->statuses[i].name;
    i -= statuses;
    if (i < library->statuses_n) return library->statuses[i];
    i -= library->statuses_n;
    return i < library->thing_counters_n ? library->thing_counters[i] : NULL;
}

static void list(const Table *table, JsonKeys *keys)
{
    const char *name;

    for (int i = 0; (name = name_at(table, i)); i++)
        json_keys_add(keys, (JsonKey){.key = name});
}

int position_thing_count(const Reader *reader, const char *key, const json_t *value,
                         int most, int *n)
{
    *n = json_is_true(value);
    if (json_is_boolean(value) && most <= 1) return 0;
    if (most) return position_check_number(reader, key, value, most, n);
    return position_check_value(reader, key, KEY_TRUTH, value);
}

static int put_detail(Reader *reader, ObjectId id, const char *key, const json_t *value)
{
    Table *table = reader->table;
    PlayDetail detail = {0};

    (void)find_detail(table, key, &detail);
    const bool counts = detail.kind == DETAIL_COUNTER;
    const int usual = counts ? position_counter_most(reader, detail.row, false) : 0;
    int n;

    if (position_check_type(reader, table->state->objects[id].card, key, detail.types))
        return -1;
    if (position_thing_count(reader, key, value, detail.most ? detail.most : usual, &n))
        return -1;
    if (counts && state_counter(table->state, id, detail.row))
        return position_bad(reader, "\"%s\" of a card is told twice", key);
    if (counts)
        object_count(table, id, detail.row, n);
    else
        object_set_status(table, id, detail.row, n);
    return 0;
}

// Returns whether an earlier key is of the same row of the game: a row that has two keys
// is told by the first.
static bool is_told(const PlayPosition *rows, int i)
{
    for (int k = 0; k < i; k++)
        if (rows->details[k].kind == rows->details[i].kind &&
            rows->details[k].row == rows->details[i].row)
            return true;
    return false;
}

static void tell_detail(const PositionView *view, ObjectId id, int lies_at,
                        json_t *json)
{
    const PlayPosition *rows = position_rows(view->table->rules);
    PlayDetail it;
    const char *name;

    (void)lies_at;
    for (int i = 0; (name = name_at(view->table, i)); i++) {
        if ((i < rows->details_n && is_told(rows, i)) ||
            !find_detail(view->table, name, &it))
            continue;
        if (it.kind == DETAIL_COUNTER && state_counter(view->state, id, it.row))
            json_object_set_new(
                json, name, json_integer(state_counter(view->state, id, it.row)));
        if (it.kind == DETAIL_STATUS && object_has_status(view->table, id, it.row))
            json_object_set_new(json, name, json_true());
    }
}

// A game with rows has claims about its other counters and statuses, too.
static json_t *read(const PositionView *view, ObjectId id, const char *key)
{
    const Rules *rules = view->table->rules;
    PlayDetail it = {.kind = DETAIL_STATUS};

    if (!find_detail(view->table, key, &it)) {
        it.kind = DETAIL_STATUS;
        if (!is_row(rules->statuses, rules->statuses_n, key, &it)) {
            it.kind = DETAIL_COUNTER;
            if (!is_row(rules->counters, rules->counters_n, key, &it)) return NULL;
        }
    }
    return it.kind == DETAIL_COUNTER
               ? json_integer(state_counter(view->state, id, it.row))
               : json_boolean(object_has_status(view->table, id, it.row));
}

static void write_detail(const PositionView *view, ObjectId id, json_t *json,
                         json_t *marks)
{
    const Rules *rules = view->table->rules;
    const Library *library = view->table->library;
    const Object *it = &view->state->objects[id];

    for (int i = 0; i < view->state->counters_n; i++)
        if (state_counter(view->state, id, i))
            json_safe_set(json,
                          library_counter_name(library, i),
                          json_integer(state_counter(view->state, id, i)));
    for (int i = 0; i < rules->statuses_n + library->statuses_n; i++)
        if (it->statuses >> i & 1)
            json_array_append_new(
                marks,
                json_safe_text(i < rules->statuses_n
                                   ? rules->statuses[i].name
                                   : library->statuses[i - rules->statuses_n]));
}

const ThingKey position_thing_details = {.put_thing = put_detail,
                                         .tell_thing = tell_detail,
                                         .read_thing = read,
                                         .write_thing = write_detail,
                                         .has_thing = has,
                                         .list_thing = list};
