// import_json.c -- the report of an import as one object.

#include "tools/catalog/import_json.h"

const ImportJsonCount import_json_counts[IMPORT_JSON_COUNTS] = {{"added", false},
                                                                {"changed", false},
                                                                {"merged", true},
                                                                {"removed", false},
                                                                {"unchanged", false},
                                                                {"waiting", true},
                                                                {"rejected", false}};

int import_json_count(const Tally *tally, int i)
{
    const int counts[IMPORT_JSON_COUNTS] = {tally->added,
                                            tally->changed,
                                            tally->merged,
                                            tally->removed,
                                            tally->unchanged,
                                            tally->waiting,
                                            tally->rejected};

    return counts[i];
}

static json_t *json_of_tally(const Tally *tally)
{
    json_t *object = json_pack("{ss ss}", "source", tally->source, "kind", tally->kind);

    for (int i = 0; i < IMPORT_JSON_COUNTS; i++)
        json_object_set_new(object,
                            import_json_counts[i].name,
                            json_integer(import_json_count(tally, i)));
    return object;
}

static json_t *json_of_problems(const Problems *problems)
{
    json_t *list = json_array();

    for (int i = 0; i < problems->n; i++) {
        const Problem *it = &problems->list[i];
        json_t *row = json_pack("{ss si ss* ss* ss}",
                                "file",
                                it->file,
                                "row",
                                it->row,
                                "column",
                                it->column,
                                "value",
                                it->value,
                                "expected",
                                it->expected);
        if (it->again) json_object_set_new(row, "again", json_integer(it->again));
        json_array_append_new(list, row);
    }
    return list;
}

static json_t *json_of_differences(const ImportReport *report)
{
    json_t *list = json_array();

    for (int i = 0; i < report->differences_n; i++) {
        const Difference *it = &report->differences[i];
        json_array_append_new(list,
                              json_pack("{ss ss ss ss}",
                                        "code",
                                        it->code,
                                        "field",
                                        it->field,
                                        "old",
                                        it->old,
                                        "new",
                                        it->now));
    }
    return list;
}

static json_t *json_of_exports(const ImportReport *report)
{
    json_t *list = json_array();

    for (int i = 0; i < report->exports_n; i++)
        json_array_append_new(list,
                              json_pack("{ss ss ss}",
                                        "file",
                                        report->exports[i].file,
                                        "app",
                                        report->exports[i].app,
                                        "what",
                                        report->exports[i].what));
    return list;
}

json_t *import_json_report(const ImportReport *report)
{
    const Tally sum = import_report_sum(report);
    json_t *tallies = json_array(), *imports = json_array();
    json_t *root = json_pack("{sb}", "written", report->written);

    for (int i = 0; i < IMPORT_JSON_COUNTS; i++)
        json_object_set_new(
            root, import_json_counts[i].name, json_integer(import_json_count(&sum, i)));
    for (int i = 0; i < report->tallies_n; i++)
        json_array_append_new(tallies, json_of_tally(&report->tallies[i]));
    for (int64_t i = report->first; report->written && i <= report->last; i++)
        json_array_append_new(imports, json_integer(i));
    json_object_set_new(root, "imports", imports);
    json_object_set_new(root, "tallies", tallies);
    json_object_set_new(root, "exports", json_of_exports(report));
    json_object_set_new(root, "differences", json_of_differences(report));
    json_object_set_new(root, "problems", json_of_problems(&report->problems));
    json_object_set_new(root, "notes", json_of_problems(&report->notes));
    return root;
}
