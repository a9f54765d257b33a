// import_files.c -- imports files of which only the content says what they are.

#include <sys/stat.h>

#include "db/import/import_inside.h"
#include "db/lists/list_format.h"
#include "engine/kernel/base/text.h"

// Returns whether the path is a regular file: reading a pipe could wait forever.
static bool is_file(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

// Leaves out a file of a folder that is neither a list nor decks, like a faulty row.
static int leave_out(Importer *importer, const char *path)
{
    if (importer->err->code != 65) return -1;
    importer_open(importer, "decks", "decks");
    importer_reject(importer,
                    &(Problem){.file = path,
                               .expected = arena_format(importer->arena,
                                                        "decks or a list of cards (%s)",
                                                        importer->err->text),
                               .found = FOUND_ROW_OTHER});
    *importer->err = (Err){0};
    return 0;
}

// Adds the known formats to the error about a file that is neither a list nor decks.
static int not_understood(Importer *importer, const Source *source)
{
    Err *err = importer->err;

    if (err->code != 65 || source_failed(source, err)) return -1;
    const char *why = arena_text(importer->arena, err->text);
    return err_set(err,
                   65,
                   "%.*s; card lists that are understood: %s",
                   text_fit(why, 200),
                   why,
                   list_format_names(importer->arena));
}

int import_file(Importer *importer, const char *path, bool in_folder)
{
    Source *source = source_open(path, importer->err);
    int is_list = source ? import_list(importer, source) : 0;
    int failed = !source || is_list < 0;

    if (!failed && !is_list && import_deck_all(importer, source))
        failed = not_understood(importer, source);
    source_close(source);
    return failed && in_folder && !is_list ? leave_out(importer, path) : failed;
}

int import_files(Importer *importer, const char *path)
{
    const char **names = set_folder_files(path, "", importer->arena);

    int read = 0;

    for (; *names; names++) {
        const char *file = arena_format(importer->arena, "%s/%s", path, *names);
        if (!is_file(file)) continue;
        if (import_file(importer, file, true)) return -1;
        read++;
    }
    if (read) return 0;
    return err_found(importer->err,
                     FOUND_NO_SET,
                     66,
                     "%s has no set.json and no files, expected a set, lists or decks",
                     path);
}
