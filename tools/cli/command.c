// command.c -- reads the options of commands, and reports their errors.
//
// Messages go to stderr after all results that were printed before, on one line each.

#include "tools/cli/commands.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/command_option.h"
#include "tools/cli/command_page.h"
#include "tools/door/terminal.h"

static const Command *commands;

void command_know(const Command *all)
{
    commands = all;
}

const Command *command_all(void)
{
    return commands;
}

const Command *command_find(const char *name, const char *part)
{
    const size_t length = strlen(name);

    for (const Command *it = commands; it->name; it++) {
        if (!part && !strcmp(it->name, name)) return it;
        if (part && !strncmp(it->name, name, length) && it->name[length] == ' ' &&
            !strcmp(it->name + length + 1, part))
            return it;
    }
    return NULL;
}

static void print_commands(int column, FILE *out)
{
    for (const Command *it = commands; it->name; it++)
        if (!it->is_part) fprintf(out, "%*s%-10s %s\n", column, "", it->name, it->says);
}

void command_help(FILE *out)
{
    static const HelpPart parts[] = {{"commands", print_commands}, {0}};

    command_page_print("", cardwright_txt, parts, out);
}

enum { USAGE_BYTES = 1024 };

int command_fail(const Err *err)
{
    fflush(stdout);
    terminal_tell(stderr, "cardwright: %s", err->text);
    return err->code ? err->code : CODE_OURS;
}

int command_usage(const char *command, const char *format, ...)
{
    char text[USAGE_BYTES];
    va_list args;

    va_start(args, format);
    (void)text_format_list(text, sizeof text, format, args);
    va_end(args);
    fflush(stdout);
    terminal_tell(
        stderr, "cardwright %s: %s; see cardwright %s --help", command, text, command);
    return CODE_USAGE;
}

enum { OPTION_FIRST = 1000 };

static int take_number(const char *command, const char *name, CommandNumber *number)
{
    const bool digits = isdigit((unsigned char)optarg[*optarg == '-']);
    char *end;

    errno = 0;
    long long n = strtoll(optarg, &end, 10);
    if (errno || !digits || *end || n < number->low || n > number->high)
        return command_usage(command,
                             "--%s wants a whole number from %lld to %lld, found '%s'",
                             name,
                             number->low,
                             number->high,
                             optarg);
    number->n = n;
    return -1;
}

static int take_setting(const char *command, SettingWords *words)
{
    if (words->n == SETTING_WORDS_MAX)
        return command_usage(
            command, "takes --set %d times at most", SETTING_WORDS_MAX);
    words->said[words->n++] = optarg;
    return -1;
}

static int take_option(const char *command, const CommandOptionRow *row, void *to)
{
    if (row->kind != COMMAND_FLAG && !*optarg)
        return command_usage(command, "--%s wants a value, found ''", row->name);
    switch (row->kind) {
    case COMMAND_FLAG:
        *(bool *)to = true;
        if (!strcmp(row->name, "json")) terminal_say_json();
        break;
    case COMMAND_TEXT: *(const char **)to = optarg; break;
    case COMMAND_NUMBER: return take_number(command, row->name, to);
    case COMMAND_SETTINGS: return take_setting(command, to);
    }
    return -1;
}

// Returns where the value of the option goes, NULL: there is no such option.
static void *place_of(const CommandOption *options, const char *name)
{
    for (; options->name; options++)
        if (!strcmp(options->name, name)) return options->to;
    return NULL;
}

// Returns the text of an option that is given, else NULL.
static const char *given(const CommandOption *options, const char *name)
{
    const char **place = place_of(options, name);

    return place ? *place : NULL;
}

static int options_bound(const CommandOption *options)
{
    int n = 0;

    while (options[n].name) n++;
    return n;
}

// Makes the rows for getopt: option i has the value OPTION_FIRST + i. Each row of the table
// has its variable; --help, the last one, has none.
static void make_longs(const CommandOptionRow *rows, int n,
                       const CommandOption *options, struct option *longs)
{
    ASSERT(options_bound(options) == n - 1);
    for (int i = 0; i < n; i++) {
        ASSERT(i == n - 1 || place_of(options, rows[i].name));
        longs[i] = (struct option){rows[i].name,
                                   rows[i].kind == COMMAND_FLAG ? no_argument
                                                                : required_argument,
                                   NULL,
                                   i == n - 1 ? 'h' : OPTION_FIRST + i};
    }
    longs[n] = (struct option){0};
}

// Refuses arguments that say nothing, or that something else makes void.
static int check_arguments(int argc, char **argv, const CommandOption *options)
{
    const char *game = given(options, "game");

    for (int i = optind; i < argc; i++)
        if (!*argv[i]) return command_usage(argv[0], "an argument is empty");
    if (game && open_game_is_path(game) && given(options, "db"))
        return command_usage(argv[0],
                             "--game %s brings its own cards, so it takes no --db "
                             "beside it",
                             game);
    return -1;
}

int command_options(int argc, char **argv, const CommandOption *options,
                    const char *page, const HelpPart *parts)
{
    CommandOptionRow rows[COMMAND_OPTIONS_MAX + 1];
    struct option longs[COMMAND_OPTIONS_MAX + 2];
    int c;

    make_longs(rows, command_option_rows(argv[0], rows), options, longs);
    optind = 1;
    opterr = 0;
    while ((c = getopt_long(argc, argv, "h", longs, NULL)) != -1) {
        if (c == 'h') {
            command_page_print(argv[0], page, parts, stdout);
            return CODE_OK;
        }
        if (c < OPTION_FIRST) {
            return command_usage(
                argv[0], "unknown or incomplete option '%s'", argv[optind - 1]);
        }
        const CommandOptionRow *row = &rows[c - OPTION_FIRST];
        const int code = take_option(argv[0], row, place_of(options, row->name));
        if (code >= 0) return code;
    }
    return check_arguments(argc, argv, options);
}

static bool takes_value(const char *command, const char *argument)
{
    CommandOptionRow rows[COMMAND_OPTIONS_MAX + 1];
    const int n = command_option_rows(command, rows);

    for (int i = 0; i < n; i++)
        if (!strcmp(rows[i].name, argument + 2)) return rows[i].kind != COMMAND_FLAG;
    return false;
}

char **command_terms(int argc, char **argv, Arena *arena)
{
    char **moved = arena_take(arena, ((size_t)argc + 2) * sizeof *moved);
    char **terms = arena_take(arena, ((size_t)argc + 2) * sizeof *terms);
    int n = 0, terms_n = 0;

    for (int i = 0; i < argc; i++) {
        const char *it = argv[i];
        bool option = !strncmp(it, "--", 2) || !strcmp(it, "-h");
        if (i && !option) {
            terms[terms_n++] = argv[i];
            continue;
        }
        moved[n++] = argv[i];
        if (i && takes_value(argv[0], it) && i + 1 < argc) moved[n++] = argv[++i];
    }
    moved[n++] = "--";
    for (int i = 0; i < terms_n; i++) moved[n++] = terms[i];
    return moved;
}
