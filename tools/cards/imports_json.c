// imports_json.c -- reads the history of imports and tells it as objects.

#include "tools/cards/imports_json.h"

#include "tools/door/json_safe.h"

static json_t *json_of_row(const ImportLogRow *row)
{
    json_t *object = json_pack("{sI ss ss si si si si sb}",
                               "import",
                               (json_int_t)row->id,
                               "time",
                               row->time,
                               "source",
                               row->source,
                               "added",
                               row->added,
                               "changed",
                               row->changed,
                               "removed",
                               row->removed,
                               "rejected",
                               row->rejected,
                               "undone",
                               row->undone);

    if (row->undoes) json_object_set_new(object, "undoes", json_integer(row->undoes));
    if (row->undone_by)
        json_object_set_new(object, "undone_by", json_integer(row->undone_by));
    return object;
}

static json_t *json_of_lists(const ImportLogList *lists, int n)
{
    json_t *array = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(array,
                              json_pack("{ss ss ss si si}",
                                        "game",
                                        lists[i].game,
                                        "source",
                                        lists[i].source,
                                        "form",
                                        lists[i].form,
                                        "trust",
                                        lists[i].trust,
                                        "rows",
                                        lists[i].rows));
    return array;
}

static json_t *json_of_changes(const ImportLogChange *changes, int n)
{
    json_t *array = json_array();

    for (int i = 0; i < n; i++) {
        const ImportLogChange *it = &changes[i];
        json_array_append_new(array,
                              json_pack("{ss ss ss ss ss}",
                                        "kind",
                                        it->kind,
                                        "name",
                                        it->name,
                                        "field",
                                        it->field,
                                        "old",
                                        it->old,
                                        "new",
                                        it->now));
    }
    return array;
}

json_t *imports_json_all(Store *store, Err *err)
{
    Arena *arena = arena_new();
    ImportLogRow *rows;
    const int n = import_log_rows(store, 0, arena, &rows, err);
    json_t *array = n < 0 ? NULL : json_array();

    for (int i = 0; i < n; i++) json_array_append_new(array, json_of_row(&rows[i]));
    arena_free(arena);
    return array;
}

// Adds lists and changes of an import. Returns -1 with [err].
static int add_contents(Store *store, int64_t id, Arena *arena, json_t *object,
                        Err *err)
{
    ImportLogList *lists;
    ImportLogChange *changes;
    const int lists_n = import_log_lists(store, id, arena, &lists, err);
    const int changes_n =
        lists_n < 0 ? -1 : import_log_changes(store, id, arena, &changes, err);

    if (changes_n < 0) return -1;
    json_object_set_new(object, "lists", json_of_lists(lists, lists_n));
    json_object_set_new(object, "changes", json_of_changes(changes, changes_n));
    return 0;
}

json_t *imports_json_one(Store *store, int64_t id, Err *err)
{
    Arena *arena = arena_new();
    ImportLogRow *row;
    const int n = import_log_rows(store, id, arena, &row, err);
    json_t *object = n > 0 ? json_of_row(row) : NULL;

    if (!n) (void)err_set(err, CODE_MISSING, "there is no import %lld", (long long)id);
    if (object && add_contents(store, id, arena, object, err)) {
        json_decref(object);
        object = NULL;
    }
    arena_free(arena);
    return object;
}
