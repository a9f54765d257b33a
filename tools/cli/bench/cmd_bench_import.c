// cmd_bench_import.c -- measures how fast card lists are imported, and searched then.
//
// The same rows go through the import and, with plain prepared statements, into an
// empty database of the same schema (plain_inserts.h). Times are those that the program
// worked, so other programs hardly change them, and the ratio of two of them hardly
// depends on the machine. All files lie in a folder of $TMPDIR that is removed at the end.

#include "tools/cli/bench/cmd_bench_import.h"

#include <ftw.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/import/import.h"
#include "tools/bench/figures.h"
#include "tools/cli/bench/looking_up.h"
#include "tools/cli/bench/made_list.h"
#include "tools/cli/bench/plain_inserts.h"
#include "tools/cli/commands.h"
#include "tools/session/games.h"
#include "tools/session/progress.h"

typedef struct {
    Figures figures;
    char folder[64];
    CommandNumber rows;
    bool json;
    Progress progress;
    long kib; // that the program had before the first list
} Bench;

static int remove_one(const char *path, const struct stat *info, int kind,
                      struct FTW *walk)
{
    (void)info, (void)kind, (void)walk;
    return remove(path);
}

static bool make_folder(Bench *bench)
{
    const char *tmp = getenv("TMPDIR");

    (void)snprintf(bench->folder,
                   sizeof bench->folder,
                   "%.40s/cardwright-XXXXXX",
                   tmp && *tmp ? tmp : "/tmp");
    return mkdtemp(bench->folder) != NULL;
}

static void show(void *context, const char *path, int64_t done, int64_t total)
{
    Bench *bench = context;

    (void)path;
    bench->progress.total = total;
    progress_show(&bench->progress, done);
}

// Returns the most memory that the program had since forget_peak, in KiB, 0: unknown.
static long peak_kib(void)
{
    FILE *file = fopen("/proc/self/status", "r");
    char line[200];
    long kib = 0;

    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, "VmHWM:", 6)) kib = strtol(line + 6, NULL, 10);
    if (file) (void)fclose(file);
    return kib;
}

static void forget_peak(void)
{
    FILE *file = fopen("/proc/self/clear_refs", "w");

    if (!file) return;
    (void)fputs("5", file);
    (void)fclose(file);
}

// An import: the rows read, the nanoseconds that it worked, the memory that it took.
typedef struct {
    int64_t rows, ns;
    long kib;
} Imported;

// Imports the list at [path] into the database [db].
static int import_one(Bench *bench, const char *path, const char *db,
                      Imported *imported, Err *err)
{
    const ImportOptions options = {.rules = games_find(NULL),
                                   .paths = &path,
                                   .paths_n = 1,
                                   .progress = show,
                                   .context = bench};
    ImportReport report = {.problems.arena = arena_new()};
    forget_peak();
    const uint64_t started = progress_worked_ns();
    Store *store = store_open_to_write(db, games_find(NULL), err);
    int failed = !store;

    progress_start(&bench->progress, "importing", 1);
    if (store) failed = import_paths(store, &options, &report, err);
    store_close(store);
    *imported = (Imported){.ns = (int64_t)(progress_worked_ns() - started),
                           .kib = peak_kib() - bench->kib};
    progress_end(&bench->progress);
    for (int i = 0; i < report.tallies_n; i++) {
        const Tally *tally = &report.tallies[i];
        if (!strcmp(tally->kind, "cards"))
            imported->rows +=
                tally->added + tally->changed + tally->unchanged + tally->rejected;
    }
    arena_free(report.problems.arena);
    return failed ? -1 : 0;
}

// The time and memory of one import.
typedef struct {
    const char *id, *name;
    Imported first, again;
    PlainInserts plain;
    LookingUp looking;
} Measured;

// Adds a figure of a list; [figure] has the end of its key and the form of its text.
static void add_one(Bench *bench, const Measured *list, Figure figure)
{
    static char texts[FIGURES_MAX][2][96];
    const int n = bench->figures.n;

    if (n == FIGURES_MAX) return;
    (void)snprintf(texts[n][0], sizeof texts[n][0], "%.50s_%s", list->id, figure.key);
    (void)snprintf(
        texts[n][1], sizeof texts[n][1], "%s %.40s", figure.what, list->name);
    figure.key = texts[n][0];
    figure.what = texts[n][1];
    figures_add(&bench->figures, figure);
}

static double per_second(int64_t rows, int64_t ns)
{
    return (double)rows / ((double)ns / 1e9);
}

static void add_figures(Bench *bench, const Measured *list)
{
    char range[48];
    const double ns = (double)list->first.ns;
    const double all = (double)list->plain.all, said = (double)list->plain.said;
    const int64_t rows = list->first.rows;

    (void)snprintf(range, sizeof range, "search %.31s:", list->looking.slowest);
    const Figure figures[] = {
        {"rows", "cards in", (double)rows, "", ""},
        {"rows_per_second", "imported:", per_second(rows, list->first.ns), "/s", ""},
        {"again_per_second",
         "imported again:",
         per_second(rows, list->again.ns),
         "/s",
         ""},
        {"plain_per_second",
         "plain inserts:",
         per_second(rows, list->plain.all),
         "/s",
         ""},
        {"ratio", "against plain inserts:", ns / all, "times", "at most 1.5"},
        {"ratio_cards",
         "the same without what lists say:",
         ns / (all - said),
         "times",
         ""},
        {"memory_kib", "memory for", (double)list->first.kib, "KiB", ""},
        {"memory_again_kib", "memory again for", (double)list->again.kib, "KiB", ""},
        {"open_ms", "opening:", (double)list->looking.open / 1e6, "ms", "under 10"},
        {"range_ms", range, (double)list->looking.range / 1e6, "ms", "under 50"},
        {"near_ms",
         "misspelt name:",
         (double)list->looking.near / 1e6,
         "ms",
         "under 50"},
    };

    for (int i = 0; i < COUNT_OF(figures); i++) add_one(bench, list, figures[i]);
}

static int measure(Bench *bench, Measured list, const char *path, Err *err)
{
    char db[96], copy[96];

    (void)snprintf(db, sizeof db, "%s/list.db", bench->folder);
    (void)snprintf(copy, sizeof copy, "%s/plain.db", bench->folder);
    if (import_one(bench, path, db, &list.first, err)) return -1;
    if (import_one(bench, path, db, &list.again, err)) return -1;
    if (looking_up_run(db, &list.looking, err)) return -1;
    if (plain_inserts_run(db, copy, &list.plain, err)) return -1;
    (void)unlink(db);
    (void)unlink(copy);
    add_figures(bench, &list);
    return 0;
}

// Imports a short list before the clock starts: whoever comes first pays for the code
// that is read from the disk.
static int warm_up(Bench *bench, const char *path, Err *err)
{
    char db[96];
    Imported ignored;

    (void)snprintf(db, sizeof db, "%s/warm.db", bench->folder);
    return made_list_write(path, games_find(NULL), 1000, err) ||
                   import_one(bench, path, db, &ignored, err)
               ? -1
               : 0;
}

// Measures made lists, smaller ones first. The memory of each is what the program needs
// beyond what it had before the first.
static int measure_made(Bench *bench, Err *err)
{
    static const int64_t smaller[] = {1000, 30000};
    static char names[3][2][40];
    char path[96];

    (void)snprintf(path, sizeof path, "%s/list.csv", bench->folder);
    if (bench->rows.n && warm_up(bench, path, err)) return -1;
    for (int i = 0; i < COUNT_OF(names) && bench->rows.n; i++) {
        const int64_t rows = i < COUNT_OF(smaller) ? smaller[i] : bench->rows.n;
        if (i < COUNT_OF(smaller) && rows >= bench->rows.n) continue;
        (void)snprintf(names[i][0], sizeof names[i][0], "made_%lld", (long long)rows);
        (void)snprintf(
            names[i][1], sizeof names[i][1], "%lld made rows", (long long)rows);
        const Measured list = {.id = names[i][0], .name = names[i][1]};
        if (made_list_write(path, games_find(NULL), rows, err) ||
            measure(bench, list, path, err))
            return -1;
    }
    return 0;
}

int cmd_bench_import(int argc, char **argv)
{
    Bench bench = {.rows = {1000000, 0, 10000000}};
    const CommandOption list[] = {{"rows", &bench.rows}, {"json", &bench.json}, {0}};
    Err err = {0};
    const int code = command_options(argc, argv, list, cmd_bench_import_txt, NULL);

    if (code >= 0) return code;
    if (!make_folder(&bench)) {
        (void)err_set(&err, 74, "cannot make a folder in $TMPDIR");
        return command_fail(&err);
    }
    bench.kib = peak_kib();
    int failed = measure_made(&bench, &err);
    for (int i = optind; !failed && i < argc; i++) {
        const char *slash = strrchr(argv[i], '/');
        const char *name = slash && slash[1] ? slash + 1 : argv[i];
        failed = measure(&bench, (Measured){.id = name, .name = name}, argv[i], &err);
    }
    (void)nftw(bench.folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
    if (failed) return command_fail(&err);
    figures_print(&bench.figures, bench.json);
    return CODE_OK;
}
