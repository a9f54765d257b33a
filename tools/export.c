// export.c -- cardwright export: what the database knows, in the forms that others read.

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "../db/deck_find.h"
#include "../db/deck_settle.h"
#include "../db/deck_write.h"
#include "commands.h"
#include "database.h"

typedef struct {
    char db[4096];
    const char *what;
    const char *form; // NULL: the first of the kind
    const char *out;  // NULL: the standard output
} Options;

static void print_help(void)
{
    puts(
        "Example: cardwright export proving-grounds-annie --as code\n"
        "\n"
        "Usage: cardwright export DECK [--as FORM] [--out FILE]\n"
        "\n"
        "Writes a deck for other programs. DECK is a file in any form, a deck code, a\n"
        "deck of the database by its name, or - for the standard input.\n"
        "\n"
        "  --as FORM");
    for (int i = 0; i < DECK_WRITERS; i++)
        printf("      %-7s %s\n", deck_writers[i].name, deck_writers[i].doc);
    puts("  --out FILE  write there, all or nothing (the standard output)\n"
         "  --db FILE   the database (cards.db beside the program)\n"
         "\n"
         "Exit codes: 0 written, 65 something in the deck is not known or has no place "
         "in\n"
         "the form, 66 there is no such deck, 74 the file cannot be written");
}

// Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options)
{
    static const struct option longs[] = {{"db", required_argument, NULL, 'd'},
                                          {"as", required_argument, NULL, 'a'},
                                          {"out", required_argument, NULL, 'o'},
                                          {"help", no_argument, NULL, 'h'},
                                          {0}};
    int option;

    optind = 1;
    while ((option = getopt_long(argc, argv, "ho:", longs, NULL)) != -1) {
        switch (option) {
        case 'd': (void)snprintf(options->db, sizeof options->db, "%s", optarg); break;
        case 'a': options->form = optarg; break;
        case 'o': options->out = optarg; break;
        case 'h': print_help(); return CODE_OK;
        default:
            (void)fputs("see cardwright export --help\n", stderr);
            return CODE_USAGE;
        }
    }
    if (argc - optind != 1) return command_usage("export", "one thing to export");
    options->what = argv[optind];
    return -1;
}

// Beside the file and then in its place, so that no half of it is ever seen; what is no
// file (a pipe, a device) keeps its place.
static int write_file(const char *path, const char *text, Err *err)
{
    char fresh[4200];
    struct stat info;
    bool place = stat(path, &info) == 0 && !S_ISREG(info.st_mode);

    (void)snprintf(fresh, sizeof fresh, place ? "%s" : "%s.part", path);
    FILE *file = fopen(fresh, "wb");
    if (!file)
        return err_set(err, CODE_IO, "%s cannot be written: %s", path, strerror(errno));
    bool written = fputs(text, file) >= 0;
    written &= fclose(file) == 0;
    if (written && (place || rename(fresh, path) == 0)) return 0;
    (void)err_set(err, CODE_IO, "%s cannot be written: %s", path, strerror(errno));
    if (!place) (void)remove(fresh);
    return -1;
}

static int write_out(const Options *options, const char *text, Err *err)
{
    if (options->out) return write_file(options->out, text, err);
    if (fputs(text, stdout) >= 0 && fflush(stdout) == 0) return 0;
    return err_set(err, CODE_IO, "the result cannot be written: %s", strerror(errno));
}

// Part of a deck is not that deck: one with a line that is not known is not written.
static int export_deck(const Options *options, Store *store, const DeckWriter *writer,
                       Pool *pool)
{
    Problems problems = {.pool = pool};
    Err err = {0};
    DeckList list;

    if (deck_find(store, options->what, &list, &problems, &err) ||
        deck_settle(store, &list, &problems, &err))
        return command_fail(&err);
    for (int i = 0; i < problems.n; i++)
        (void)fprintf(stderr, "%s\n", problem_line(&problems.list[i], pool));
    if (problems.n) return CODE_DATA;
    const char *text = writer->write(&list, pool, &err);
    if (!text || write_out(options, text, &err)) return command_fail(&err);
    return CODE_OK;
}

static int refuse_form(const Options *options)
{
    char names[200] = "";

    for (int i = 0; i < DECK_WRITERS; i++) {
        size_t n = strlen(names);
        (void)snprintf(names + n, sizeof names - n, " %s", deck_writers[i].name);
    }
    return command_usage("export", "form '%s' is not one of%s", options->form, names);
}

int cmd_export(int argc, char **argv)
{
    Options options = {0};
    Err err = {0};

    database_path(options.db, sizeof options.db);
    int code = read_options(argc, argv, &options);
    if (code >= 0) return code;
    const DeckWriter *writer =
        options.form ? deck_writer_find(options.form) : &deck_writers[0];
    if (!writer) return refuse_form(&options);
    Store *store = store_open(options.db, &err);
    if (!store) return command_fail(&err);
    Pool *pool = pool_new();
    code = export_deck(&options, store, writer, pool);
    pool_free(pool);
    store_close(store);
    return code;
}
