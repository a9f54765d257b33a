// new_files.c -- fills names into templates and writes them.

#include "tools/new/new_files.h"

#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "tools/session/terminal.h"

enum { PATH_ROOM = 1024 };

// Continues the list of a template, which is empty behind '[', with the needed sets.
static void write_needs(const char *needs, bool empty, FILE *out)
{
    while (needs && *needs) {
        const size_t n = strcspn(needs, ",");

        (void)fprintf(out, "%s\"%.*s\"", empty ? "" : ", ", (int)n, needs);
        empty = false;
        needs += n + (needs[n] == ',');
    }
}

static void write_filled(const char *text, const NewNames *names, FILE *out)
{
    for (char last = 0; *text; last = *text++) {
        if (*text == '@')
            (void)fputs(names->code, out);
        else if (*text == '~')
            (void)fputs(names->game, out);
        else if (*text == '^')
            write_needs(names->needs, last == '[', out);
        else if (*text == '&')
            for (const char *at = names->code; *at; at++)
                (void)fputc(tolower(*at), out);
        else
            (void)fputc(*text, out);
    }
}

static int fail(const char *path, Err *err)
{
    return err_set(err, CODE_IO, "%s: %s", path, strerror(errno));
}

// Makes the folders of [path] below [folder].
static int make_folders(const char *folder, char *path, Err *err)
{
    for (char *slash = path + strlen(folder) + 1; (slash = strchr(slash, '/'));
         slash++) {
        *slash = '\0';
        const bool failed = mkdir(path, 0777) && errno != EEXIST;
        if (failed) return fail(path, err);
        *slash = '/';
    }
    return 0;
}

static int write_file(const NewFile *file, const NewNames *names, Err *err)
{
    char path[PATH_ROOM] = "";
    FILE *out = fmemopen(path, sizeof path - 1, "w");

    if (!out) return err_set(err, CODE_OURS, "not enough memory");
    (void)fprintf(out, "%s/", names->folder);
    write_filled(file->path, names, out);
    (void)fclose(out);
    if (make_folders(names->folder, path, err)) return -1;
    out = fopen(path, "wx");
    if (!out) return fail(path, err);
    write_filled(file->text, names, out);
    const bool lost = ferror(out);

    if (fclose(out) || lost) return fail(path, err);
    terminal_tell(stdout, "%s", path);
    return 0;
}

int new_files_write(const NewFile *files, const NewNames *names, Err *err)
{
    if (strlen(names->folder) >= PATH_ROOM - 100)
        return err_set(err, CODE_USAGE, "the folder's name is too long");
    if (mkdir(names->folder, 0777)) return fail(names->folder, err);
    for (const NewFile *file = files; file->path; file++)
        if (write_file(file, names, err)) return -1;
    return 0;
}
