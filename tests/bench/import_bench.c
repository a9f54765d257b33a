// import_bench.c -- measures how fast card lists are imported, and searched then.
//
// The same rows go through the import and, with plain prepared statements, into an
// empty database of the same schema (plain_inserts.h). Times are those that the program
// worked, so other programs hardly change them, and the ratio of two of them hardly
// depends on the machine.
//
//     build/tests/bench/import_bench [--rows N] [FILE]...
//
// makes lists of 1000, 30000 and N cards (a million if it is not said, 0: none) and imports
// them, and then each FILE, each into a database of its own.

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/text.h"
#include "tests/bench/bench_folder.h"
#include "tests/bench/import_list.h"
#include "tests/bench/looking_up.h"
#include "tests/bench/made_list.h"
#include "tests/bench/plain_inserts.h"
#include "tools/bench/figures.h"
#include "tools/catalog/games.h"
#include "tools/door/progress.h"

enum { ROWS = 1000000, ROWS_MAX = 10000000 };

typedef struct {
    Figures figures;
    BenchFolder folder;
    int64_t rows;
    long kib; // that the program had before the first list
} Bench;

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

static int import_one(const Bench *bench, const char *path, const char *db,
                      Imported *imported, Err *err)
{
    forget_peak();
    const uint64_t started = progress_worked_ns();
    const int64_t rows = import_list_run(path, db, games_find(NULL), err);

    *imported = (Imported){.rows = rows,
                           .ns = (int64_t)(progress_worked_ns() - started),
                           .kib = peak_kib() - bench->kib};
    return rows < 0 ? -1 : 0;
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

    (void)snprintf(db, sizeof db, "%s/list.db", bench->folder.path);
    (void)snprintf(copy, sizeof copy, "%s/plain.db", bench->folder.path);
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

    (void)snprintf(db, sizeof db, "%s/warm.db", bench->folder.path);
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

    (void)snprintf(path, sizeof path, "%s/list.csv", bench->folder.path);
    if (bench->rows && warm_up(bench, path, err)) return -1;
    for (int i = 0; i < COUNT_OF(names) && bench->rows; i++) {
        const int64_t rows = i < COUNT_OF(smaller) ? smaller[i] : bench->rows;
        if (i < COUNT_OF(smaller) && rows >= bench->rows) continue;
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

// Reads the options. Returns the first argument behind them, -1: they are wrong.
static int read_options(int argc, char **argv, Bench *bench)
{
    static const struct option longs[] = {{"rows", required_argument, NULL, 'r'}, {0}};
    int c;

    while ((c = getopt_long(argc, argv, "", longs, NULL)) != -1) {
        const int rows = c == 'r' ? text_read_number(optarg, ROWS_MAX) : -1;

        if (rows < 0) return -1;
        bench->rows = rows;
    }
    return optind;
}

static int measure_all(Bench *bench, int n, char **paths, Err *err)
{
    if (measure_made(bench, err)) return -1;
    for (int i = 0; i < n; i++) {
        const char *slash = strrchr(paths[i], '/');
        const char *name = slash && slash[1] ? slash + 1 : paths[i];

        if (measure(bench, (Measured){.id = name, .name = name}, paths[i], err))
            return -1;
    }
    return 0;
}

int main(int argc, char **argv)
{
    Bench bench = {.rows = ROWS, .kib = peak_kib()};
    Err err = {0};
    const int first = read_options(argc, argv, &bench);

    if (first < 0) {
        (void)fprintf(stderr, "usage: import_bench [--rows N] [FILE]...\n");
        return CODE_USAGE;
    }
    int failed = bench_folder_make(&bench.folder, &err);
    if (!failed) {
        failed = measure_all(&bench, argc - first, argv + first, &err);
        bench_folder_remove(&bench.folder);
    }
    if (failed) {
        (void)fprintf(stderr, "import_bench: %s\n", err.text);
        return err.code;
    }
    figures_print(&bench.figures, false);
    return CODE_OK;
}
