// cmd_bench_import.c -- measures how fast card lists are imported, against plain
// inserts.
//
// The same rows go through the import and, with plain prepared statements, into an
// empty database of the same schema: all tables, what lists say included, and the indexes
// of words. The ratio of both times does not depend on the machine. A second ratio leaves
// out what lists say. All files lie in a folder of $TMPDIR that is removed at the end.

#include "tools/cli/bench/cmd_bench_import.h"

#include <ftw.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/import/import.h"
#include "tools/bench/figures.h"
#include "tools/cli/commands.h"
#include "tools/session/games.h"
#include "tools/session/progress.h"

static void print_help(void)
{
    puts(
        "Example: cardwright bench import --rows 100000\n"
        "\n"
        "Usage: cardwright bench import [FILE]... [OPTION]...\n"
        "\n"
        "Makes lists of 1000, 30000 and N cards and imports them, and then each FILE,\n"
        "each into a database of its own in $TMPDIR. Then inserts the same rows into\n"
        "the same schema with plain prepared statements. An import should take at most\n"
        "1.5 times as long, and the memory of the largest list little more than that of\n"
        "the smallest.\n"
        "\n"
        "  --rows N   cards of the largest list that it makes, 0 for none (default\n"
        "             1000000)\n"
        "  --json     print one JSON object\n"
        "  --help     print this text");
}

enum { BLOCK = 2000, COLUMNS_MAX = 24 };

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

static uint64_t mixed(uint64_t n)
{
    n = (n ^ n >> 31) * 0x9e3779b97f4a7c15u;
    return n ^ n >> 29;
}

// Writes a value of one fact. Values are spread as in real lists, where facts without a
// role are rare.
static void make_fact(FILE *file, const FactRow *fact, uint64_t r)
{
    if (fact->role == FACT_PLAIN)
        (void)fputc(',', file);
    else if (fact->kind == FACT_NUMBER)
        (void)fprintf(file, "%d,", (int)(r % 9) + 1);
    else
        (void)fprintf(
            file, "%s,", fact->vocabulary[r % (uint64_t)fact->vocabulary_n].name);
}

// Writes one card. The list has as many sets of 999 cards as it needs.
static void make_row(FILE *file, const Rules *rules, uint64_t i)
{
    static const char *const tags[] = {"North", "South", "East", "West", "Centre"};
    const uint64_t r = mixed(i + 1), set = i / 999;

    (void)fprintf(file,
                  "Q%c%c%c-%03d,\"Card %llu, of %s\",%s,",
                  (char)('A' + set / 676 % 26),
                  (char)('A' + set / 26 % 26),
                  (char)('A' + set % 26),
                  (int)(i % 999) + 1,
                  (unsigned long long)i,
                  tags[r / 7 % 5],
                  rules->types[0].name);
    for (int k = 0; k < rules->facts_n; k++)
        make_fact(file, &rules->facts[k], r / (11 + 2 * (uint64_t)k));
    (void)fprintf(
        file,
        "%s;%s,Common,Quick;Strong %d,\"When you play this, draw %d, then deal "
        "%d to something that stands there.\"\n",
        tags[r / 19 % 5],
        tags[r / 23 % 5],
        (int)(r / 29 % 4) + 2,
        (int)(r / 31 % 3) + 1,
        (int)(r / 37 % 6) + 1);
}

static int make_list(const char *path, int64_t rows, Err *err)
{
    const Rules *rules = games_find(NULL);
    FILE *file = fopen(path, "w");

    if (!file) return err_set(err, 74, "%s cannot be written", path);
    (void)fputs("code,name,type,", file);
    for (int i = 0; i < rules->facts_n; i++)
        (void)fprintf(file, "%s,", rules->facts[i].name);
    (void)fputs("tags,rarity,keywords,text\n", file);
    for (int64_t i = 0; i < rows; i++) make_row(file, rules, (uint64_t)i);
    return fclose(file) ? err_set(err, 74, "%s cannot be written", path) : 0;
}

// Rows of one table, which are read before the clock starts.
typedef struct {
    sqlite3_stmt *read, *write;
    sqlite3_value *values[BLOCK * COLUMNS_MAX];
    int columns;
} Copying;

static int read_block(Copying *copying)
{
    int n = 0;

    for (; n < BLOCK && sqlite3_step(copying->read) == SQLITE_ROW; n++)
        for (int c = 0; c < copying->columns; c++)
            copying->values[n * copying->columns + c] =
                sqlite3_value_dup(sqlite3_column_value(copying->read, c));
    return n;
}

static bool write_block(Copying *copying, int n)
{
    for (int row = 0; row < n; row++) {
        for (int c = 0; c < copying->columns; c++)
            sqlite3_bind_value(
                copying->write, c + 1, copying->values[row * copying->columns + c]);
        if (sqlite3_step(copying->write) != SQLITE_DONE) return false;
        sqlite3_reset(copying->write);
    }
    return true;
}

// Inserts the rows of one table. Returns the nanoseconds that this took, -1 if it
// failed.
static int64_t copy_rows(Copying *copying)
{
    int64_t ns = 0;
    int n;

    do {
        n = read_block(copying);
        const uint64_t started = progress_clock_ns();
        const bool written = write_block(copying, n);
        ns += (int64_t)(progress_clock_ns() - started);
        for (int i = 0; i < n * copying->columns; i++)
            sqlite3_value_free(copying->values[i]);
        if (!written) return -1;
    } while (n == BLOCK);
    return ns;
}

// Writes "INSERT INTO t (a, b) VALUES (?, ?)" for the columns of [read].
static void write_insert(char *sql, size_t size, const char *table, sqlite3_stmt *read)
{
    const int columns = sqlite3_column_count(read);
    size_t n = (size_t)snprintf(sql, size, "INSERT INTO %s", table);

    for (int c = 0; c < columns; c++)
        n += (size_t)snprintf(
            sql + n, size - n, "%s%s", c ? ", " : " (", sqlite3_column_name(read, c));
    for (int c = 0; c < columns; c++)
        n += (size_t)snprintf(sql + n, size - n, "%s?", c ? ", " : ") VALUES (");
    (void)snprintf(sql + n, size - n, ")");
}

// Copies one table. [sql] selects its rows, with rowid for an index of words.
static int64_t copy_table(sqlite3 *from, sqlite3 *to, const char *table,
                          const char *sql)
{
    Copying *copying = calloc(1, sizeof *copying);
    char insert[600];
    int64_t ns = -1;

    if (!copying) return -1;
    if (sqlite3_prepare_v2(from, sql, -1, &copying->read, NULL) == SQLITE_OK) {
        copying->columns = sqlite3_column_count(copying->read);
        write_insert(insert, sizeof insert, table, copying->read);
        if (copying->columns <= COLUMNS_MAX &&
            sqlite3_prepare_v2(to, insert, -1, &copying->write, NULL) == SQLITE_OK)
            ns = copy_rows(copying);
    }
    sqlite3_finalize(copying->read);
    sqlite3_finalize(copying->write);
    free(copying);
    return ns;
}

// Nanoseconds of inserts.
typedef struct {
    int64_t all, said; // the part of what lists say; -1: failed
} Plain;

// Copies the tables of the schema, and its indexes of words as tables of their own.
static Plain copy_tables(sqlite3 *from, sqlite3 *to)
{
    static const char find[] =
        "SELECT name, type = 'virtual' FROM pragma_table_list WHERE schema = 'main' AND"
        " type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%' ORDER BY 2";
    sqlite3_stmt *tables;
    Plain sum = {0};

    if (sqlite3_prepare_v2(from, find, -1, &tables, NULL) != SQLITE_OK)
        return (Plain){-1, 0};
    while (sum.all >= 0 && sqlite3_step(tables) == SQLITE_ROW) {
        const char *table = (const char *)sqlite3_column_text(tables, 0);
        char sql[200];

        (void)snprintf(sql,
                       sizeof sql,
                       "SELECT %s* FROM %s",
                       sqlite3_column_int(tables, 1) ? "rowid, " : "",
                       table);
        int64_t ns = copy_table(from, to, table, sql);
        sum.all = ns < 0 ? -1 : sum.all + ns;
        if (!strncmp(table, "said", 4)) sum.said += ns;
    }
    sqlite3_finalize(tables);
    return sum;
}

// Returns the nanoseconds that plain inserts of all rows of [path] take, with their
// commit.
static Plain insert_plainly(const char *path, const char *copy, Err *err)
{
    Store *from = store_open(path, NULL, err), *to = NULL;
    Plain ns = {-1, 0};

    if (from) to = store_open_to_write(copy, NULL, err);
    if (to && !store_begin(to, err)) {
        (void)sqlite3_exec(to->db, "PRAGMA defer_foreign_keys = 1", NULL, NULL, NULL);
        ns = copy_tables(from->db, to->db);
        const uint64_t started = progress_clock_ns();
        if (ns.all >= 0 && store_commit(to, err)) ns.all = -1;
        if (ns.all >= 0) ns.all += (int64_t)(progress_clock_ns() - started);
        if (ns.all < 0 && !err->code) (void)store_fault(to, err);
    }
    store_close(to);
    store_close(from);
    return ns;
}

static void show(void *context, const char *path, int64_t done, int64_t total)
{
    Bench *bench = context;

    (void)path;
    bench->progress.total = total;
    progress_show(&bench->progress, done);
}

// Returns the nanoseconds that the import of [path] into [db] takes. Sets [rows] to the
// rows read.
static int64_t import_one(Bench *bench, const char *path, const char *db, int64_t *rows,
                          Err *err)
{
    const ImportOptions options = {.rules = games_find(NULL),
                                   .paths = &path,
                                   .paths_n = 1,
                                   .progress = show,
                                   .context = bench};
    ImportReport report = {.problems.arena = arena_new()};
    const uint64_t started = progress_clock_ns();
    Store *store = store_open_to_write(db, games_find(NULL), err);
    int failed = !store;

    progress_start(&bench->progress, "importing", 1);
    if (store) failed = import_paths(store, &options, &report, err);
    store_close(store);
    const int64_t ns = (int64_t)(progress_clock_ns() - started);
    progress_end(&bench->progress);
    *rows = 0;
    for (int i = 0; i < report.tallies_n; i++) {
        const Tally *tally = &report.tallies[i];
        if (!strcmp(tally->kind, "cards"))
            *rows += tally->added + tally->changed + tally->unchanged + tally->rejected;
    }
    arena_free(report.problems.arena);
    return failed ? -1 : ns;
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

// What importing one list took.
typedef struct {
    const char *id, *name;
    int64_t rows, ns, again_ns;
    long kib;
    Plain plain;
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

static void add_figures(Bench *bench, const Measured *list)
{
    const double rows = (double)list->rows, s = (double)list->ns / 1e9;
    const double plain = (double)list->plain.all / 1e9;
    const double cards = plain - (double)list->plain.said / 1e9;
    const Figure figures[] = {
        {"rows", "cards in", rows, "", ""},
        {"rows_per_second", "imported:", rows / s, "/s", ""},
        {"again_per_second",
         "imported again:",
         rows / ((double)list->again_ns / 1e9),
         "/s",
         ""},
        {"plain_per_second", "plain inserts, all tables:", rows / plain, "/s", ""},
        {"ratio", "against plain inserts:", s / plain, "times", "at most 1.5"},
        {"ratio_cards", "the same without said:", s / cards, "times", ""},
        {"memory_kib", "memory for", (double)list->kib, "KiB", ""},
    };

    for (int i = 0; i < COUNT_OF(figures); i++) add_one(bench, list, figures[i]);
}

static int measure(Bench *bench, Measured list, const char *path, Err *err)
{
    char db[96], copy[96];
    int64_t rows;

    (void)snprintf(db, sizeof db, "%s/list.db", bench->folder);
    (void)snprintf(copy, sizeof copy, "%s/plain.db", bench->folder);
    forget_peak();
    list.ns = import_one(bench, path, db, &list.rows, err);
    list.kib = peak_kib() - bench->kib;
    if (list.ns < 0) return -1;
    list.again_ns = import_one(bench, path, db, &rows, err);
    if (list.again_ns < 0) return -1;
    list.plain = insert_plainly(db, copy, err);
    (void)unlink(db);
    (void)unlink(copy);
    if (list.plain.all < 0) return -1;
    add_figures(bench, &list);
    return 0;
}

// Measures made lists, smaller ones first. The memory of each is what the program needs
// beyond what it had before the first.
static int measure_made(Bench *bench, Err *err)
{
    static const int64_t smaller[] = {1000, 30000};
    static char names[3][2][40];
    char path[96];

    (void)snprintf(path, sizeof path, "%s/list.csv", bench->folder);
    for (int i = 0; i < COUNT_OF(names) && bench->rows.n; i++) {
        const int64_t rows = i < COUNT_OF(smaller) ? smaller[i] : bench->rows.n;
        if (i < COUNT_OF(smaller) && rows >= bench->rows.n) continue;
        (void)snprintf(names[i][0], sizeof names[i][0], "made_%lld", (long long)rows);
        (void)snprintf(
            names[i][1], sizeof names[i][1], "%lld made rows", (long long)rows);
        const Measured list = {.id = names[i][0], .name = names[i][1]};
        if (make_list(path, rows, err) || measure(bench, list, path, err)) return -1;
    }
    return 0;
}

int cmd_bench_import(int argc, char **argv)
{
    Bench bench = {.rows = {1000000, 0, 10000000}};
    const CommandOption list[] = {{"rows", COMMAND_NUMBER, &bench.rows},
                                  {"json", COMMAND_FLAG, &bench.json},
                                  {0}};
    Err err = {0};
    const int code = command_options(argc, argv, list, print_help);

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
