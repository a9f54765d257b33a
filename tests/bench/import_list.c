// import_list.c -- opens the database, imports the list, closes the database.

#include "tests/bench/import_list.h"

#include <string.h>

#include "db/import/import.h"
#include "tools/door/progress.h"

static void show(void *context, const char *path, int64_t done, int64_t total)
{
    Progress *progress = context;

    (void)path;
    progress->total = total;
    progress_show(progress, done);
}

static int64_t count_cards(const ImportReport *report)
{
    int64_t n = 0;

    for (int i = 0; i < report->tallies_n; i++) {
        const Tally *tally = &report->tallies[i];

        if (!strcmp(tally->kind, "cards"))
            n += tally->added + tally->changed + tally->unchanged + tally->rejected;
    }
    return n;
}

int64_t import_list_run(const char *path, const char *db, const Rules *rules, Err *err)
{
    Progress progress;
    const ImportOptions options = {.rules = rules,
                                   .paths = &path,
                                   .paths_n = 1,
                                   .progress = show,
                                   .context = &progress};
    ImportReport report = {.problems.arena = arena_new()};
    Store *store = store_open_to_write(db, rules, err);

    progress_start(&progress, "importing", 1);
    const int failed = store ? import_paths(store, &options, &report, err) : -1;
    store_close(store);
    progress_end(&progress);
    const int64_t n = failed ? -1 : count_cards(&report);
    arena_free(report.problems.arena);
    return n;
}
