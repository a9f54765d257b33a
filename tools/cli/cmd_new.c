// cmd_new.c -- cardwright new: makes a set's folder with two cards, a script and a
// scenario.
//
// The game gives the files. The import of the folder finds nothing wrong with them, and
// the scenario passes. A file that is there already is never overwritten.

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/play/play.h"
#include "engine/play/play_new.h"
#include "tools/cli/commands.h"
#include "tools/session/games.h"
#include "tools/session/terminal.h"

enum { CODE_BYTES = 8, PATH_ROOM = 1024 };

static void print_help(void)
{
    puts(
        "Example: cardwright new my-set --set MYS\n"
        "\n"
        "Usage: cardwright new FOLDER [OPTION]...\n"
        "\n"
        "Makes a folder for a set of your own, with two cards, a script and a scenario\n"
        "to change. docs/sets.md says what else a set may hold.\n"
        "\n"
        "  --set CODE   the code of the set, in capitals and digits (default the\n"
        "               first three letters of the folder's name)");
}

static void write_filled(const char *text, const char *code, FILE *out)
{
    for (; *text; text++) {
        if (*text == '@')
            (void)fputs(code, out);
        else if (*text == '&')
            for (const char *at = code; *at; at++) (void)fputc(tolower(*at), out);
        else
            (void)fputc(*text, out);
    }
}

static int write_file(const char *folder, const NewFile *file, const char *code,
                      Err *err)
{
    char path[PATH_ROOM] = "";
    FILE *out = fmemopen(path, sizeof path - 1, "w");

    if (!out) return err_set(err, CODE_OURS, "not enough memory");
    (void)fprintf(out, "%s/", folder);
    write_filled(file->path, code, out);
    (void)fclose(out);
    out = fopen(path, "wx");
    if (!out) return err_set(err, CODE_IO, "%s: %s", path, strerror(errno));
    write_filled(file->text, code, out);
    const bool lost = ferror(out);

    if (fclose(out) || lost)
        return err_set(err, CODE_IO, "%s: %s", path, strerror(errno));
    terminal_tell(stdout, "%s", path);
    return 0;
}

// Makes the set's code from [wanted], or from the folder's name if [wanted] is NULL.
static int read_code(const char *folder, const char *wanted, char *code, Err *err)
{
    const size_t most = wanted ? CODE_BYTES - 1 : 3;
    const char *from = wanted ? wanted : folder;
    size_t n = 0;

    for (const char *at = from; !wanted && *at; at++)
        if (*at == '/' && at[1]) from = at + 1;
    for (const char *at = from; *at; at++) {
        if (wanted && (!(isupper((unsigned char)*at) || isdigit((unsigned char)*at)) ||
                       n == most))
            return err_set(err,
                           CODE_USAGE,
                           "--set wants up to %d capitals and digits, not '%s'",
                           CODE_BYTES - 1,
                           wanted);
        if (isalnum((unsigned char)*at) && n < most)
            code[n++] = (char)toupper((unsigned char)*at);
    }
    code[n] = '\0';
    if (n > 1 && isalpha((unsigned char)code[0])) return 0;
    return err_set(
        err, CODE_USAGE, "'%s' gives no set code: name one with --set CODE", from);
}

static int make(const char *folder, const char *code, Err *err)
{
    const Play *play = games_find(NULL)->play;
    char scenarios[PATH_ROOM];

    if (!play || !play->fresh)
        return err_set(err, CODE_USAGE, "this game has no example of a set");
    if (snprintf(scenarios, sizeof scenarios, "%s/scenarios", folder) >= PATH_ROOM - 40)
        return err_set(err, CODE_USAGE, "the folder's name is too long");
    if (mkdir(folder, 0777) || mkdir(scenarios, 0777))
        return err_set(err, CODE_IO, "%s: %s", folder, strerror(errno));
    for (const NewFile *file = play->fresh->files; file->path; file++)
        if (write_file(folder, file, code, err)) return -1;
    terminal_tell(
        stdout, "Next: cardwright import %s; cardwright test %s", folder, folder);
    return 0;
}

int cmd_new(int argc, char **argv)
{
    const char *wanted = NULL;
    const CommandOption options[] = {{"set", COMMAND_TEXT, &wanted}, {0}};
    const int done = command_options(argc, argv, options, print_help);
    char code[CODE_BYTES] = "";
    Err err = {0};

    if (done >= 0) return done;
    if (argc - optind != 1) return command_usage("new", "wants one folder");
    if (read_code(argv[optind], wanted, code, &err) || make(argv[optind], code, &err))
        return command_fail(&err);
    return CODE_OK;
}
