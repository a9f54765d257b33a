// new_files.c -- fills names into templates and writes them.

#include "tools/new/new_files.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/new_folder.h"
#include "engine/base/base.h"
#include "tools/door/terminal.h"

enum { CODE_ROOM = 8, GAME_LETTERS = 40 };

// Returns whether the code, of [n] letters, stands in the list that ends at [to].
static bool is_listed(const char *list, const char *to, const char *code, size_t n)
{
    for (const char *at = list; at + n + 1 < to; at++)
        if (*at == '"' && !strncmp(at + 1, code, n) && at[n + 1] == '"') return true;
    return false;
}

// Continues the list of a template, which ends at [to] and is empty behind '[', with the needed
// sets.
static void write_needs(const char *needs, const char *list, const char *to, FILE *out)
{
    bool empty = to == list;

    while (needs && *needs) {
        const size_t n = strcspn(needs, ",");

        if (!is_listed(list, to, needs, n)) {
            (void)fprintf(out, "%s\"%.*s\"", empty ? "" : ", ", (int)n, needs);
            empty = false;
        }
        needs += n + (needs[n] == ',');
    }
}

static void write_filled(const char *text, const NewNames *names, FILE *out)
{
    const char *list = text;

    for (; *text; text++) {
        if (*text == '[') list = text + 1;
        if (*text == '@')
            (void)fputs(names->code, out);
        else if (*text == '~')
            (void)fputs(names->game, out);
        else if (*text == '$')
            (void)fprintf(out, "%d", names->api);
        else if (*text == '^')
            write_needs(names->needs, list, text, out);
        else if (*text == '&')
            for (const char *at = names->code; *at; at++)
                (void)fputc(tolower(*at), out);
        else
            (void)fputc(*text, out);
    }
}

static char *filled(const char *text, const NewNames *names)
{
    char *result = NULL;
    size_t size;
    FILE *out = open_memstream(&result, &size);

    ENOUGH(out);
    write_filled(text, names, out);
    (void)fclose(out);
    ENOUGH(result);
    return result;
}

char *new_files_name(const NewFile *file, const NewNames *names)
{
    return filled(file->path, names);
}

char *new_files_text(const NewFile *file, const NewNames *names)
{
    return filled(file->text, names);
}

bool new_files_is_code(const char *text)
{
    const size_t n = strlen(text);

    return n > 1 && n < CODE_ROOM && isalpha((unsigned char)*text) &&
           strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == n;
}

bool new_files_is_game(const char *text)
{
    return isalpha((unsigned char)*text) && strlen(text) <= GAME_LETTERS &&
           strspn(text,
                  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-") ==
               strlen(text);
}

static int write_file(NewFolder *folder, const NewFile *file, const NewNames *names,
                      Err *err)
{
    char *name = new_files_name(file, names);
    FILE *out = new_folder_file(folder, name, err);

    free(name);
    if (!out) return -1;
    write_filled(file->text, names, out);
    return new_folder_file_end(folder, out, err);
}

static int write_all(NewFolder *folder, const NewFile *files, const NewNames *names,
                     Err *err)
{
    for (const NewFile *file = files; file->path; file++)
        if (write_file(folder, file, names, err)) return -1;
    return 0;
}

int new_files_write(const NewFile *files, const NewNames *names, Err *err)
{
    Arena *arena = arena_new();
    NewFolder folder;
    int failed = new_folder_open(&folder, names->folder, arena, err);

    if (!failed)
        failed = new_folder_close(&folder, !write_all(&folder, files, names, err), err);
    for (const NewFile *file = files; !failed && file->path; file++) {
        char *name = new_files_name(file, names);

        terminal_tell(stdout, "%s/%s", folder.path, name);
        free(name);
    }
    arena_free(arena);
    return failed;
}
