// desk_changes.c -- what an import changes, field by field, and whose word counts; and
// the history of imports.

#include <string.h>

#include "engine/base/base.h"
#include "tools/cards/card_history.h"
#include "tools/cards/diff_json.h"
#include "tools/cards/imports_json.h"
#include "tools/desk/desk_inside.h"

typedef struct {
    json_t *list;
    int more;
} Changes;

static void tell(void *changes_of, const DbDifference *found)
{
    Changes *changes = changes_of;

    if (json_array_size(changes->list) < DESK_CHANGES_MAX)
        json_array_append_new(changes->list, diff_json(found));
    else
        changes->more++;
}

// Adds to the change of a field the row whose word counts, and why.
static void add_reason(const json_t *history, json_t *change)
{
    static const char *const keys[] = {"why", "source", "row"};
    const char *field = json_string_value(json_object_get(change, "field"));
    const json_t *value;
    size_t i;

    json_array_foreach(history, i, value)
    {
        const char *of = json_string_value(json_object_get(value, "field"));

        if (!json_is_true(json_object_get(value, "holds")) || !of || strcmp(of, field))
            continue;
        for (int k = 0; k < COUNT_OF(keys); k++)
            json_object_set(change, keys[k], json_object_get(value, keys[k]));
    }
}

// Returns who says what of a card; NULL with [err].
static json_t *history_of(Store *store, const char *code, Err *err)
{
    Arena *arena = arena_new();
    CardHistory history;
    json_t *told = card_history_find(store, code, arena, &history, err)
                       ? NULL
                       : card_history_json(&history);

    arena_free(arena);
    return told;
}

// Adds the reasons to all changes; those of one card follow each other. Returns -1 with [err].
static int add_reasons(Store *after, json_t *list, Err *err)
{
    const char *last = "";
    json_t *history = NULL, *change;
    size_t i;

    json_array_foreach(list, i, change)
    {
        const char *name = json_string_value(json_object_get(change, "name"));

        if (!json_object_get(change, "field") || !name) continue;
        if (strcmp(name, last) != 0) {
            json_decref(history);
            history = history_of(after, name, err);
            if (!history) return -1;
            last = name;
        }
        add_reason(history, change);
    }
    json_decref(history);
    return 0;
}

json_t *desk_changes(Store *before, Store *after, int *more, Err *err)
{
    Changes changes = {.list = json_array()};
    const DbDiff compare = {tell, &changes, arena_new(), err};
    const int failed =
        db_diff(&compare, before, after) || add_reasons(after, changes.list, err);

    arena_free(compare.arena);
    *more = changes.more;
    if (!failed) return changes.list;
    json_decref(changes.list);
    return NULL;
}

json_t *desk_do_imports(Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *of = json_object_get(request, "of");
    Store *store = catalog_store(protocol->session->catalog);
    const Desk *desk = desk_of(protocol, err);
    json_t *list = of ? json_array() : imports_json_all(store, err);
    json_t *one = of ? imports_json_one(store, json_integer_value(of), err) : NULL;

    if (one) json_array_append_new(list, one);
    if (desk && list && (!of || one)) {
        desk_plain_json(desk, list);
        return json_pack("{s:s, s:o}", "type", "imports", "imports", list);
    }
    json_decref(list);
    return NULL;
}
