// import.c -- imports paths one after the other, as one transaction.
//
// The content of a file decides what it is, never its name. Anything but a success, and
// a call that found no differences, ends in a rollback.

#include "db/import/import.h"

#include <string.h>
#include <sys/stat.h>

#include "db/folders/game_folder.h"
#include "db/import/base/import_game_use.h"
#include "db/import/files/import_file.h"
#include "db/import/folders/import_game.h"
#include "db/import/folders/import_lost_facts.h"
#include "db/import/folders/import_needs_check.h"
#include "db/import/folders/import_replace_set.h"
#include "db/import/folders/import_set.h"
#include "db/import/import_run.h"
#include "db/text/file.h"
#include "engine/base/base.h"

static bool is_game(const Importer *importer, const char *path)
{
    return importer->options->find_game && game_folder_is(path, importer->db->arena);
}

static bool is_folder(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

// Imports a set for the game that its set.json names.
static int import_set_alone(Importer *importer, const char *path)
{
    const char *game = NULL;

    if (importer->options->find_game) {
        game = set_folder_game(path, importer->db->arena, importer->db->err);
        if (!game) return -1;
    }
    if (!game ? import_game_use_near(importer, path)
              : import_game_use(importer, game)) {
        if (!game || importer->db->err->code != CODE_MISSING) return -1;
        const char *why = arena_text(importer->db->arena, importer->db->err->text);
        return err_found(
            importer->db->err, FOUND_SET_JSON, CODE_DATA, "%s/set.json: %s", path, why);
    }
    return import_set(importer, path);
}

static bool is_set(const ImportDb *db, const char *path)
{
    return file_is_there(arena_format(db->arena, "%s/set.json", path));
}

// Imports the sets that lie in a folder, then its files, which may be decks of them.
static int import_folder(Importer *importer, const char *path)
{
    const char **names =
        set_folder_files(path, "", importer->db->arena, importer->db->err);
    int sets = 0, files = 0;

    if (!names) return -1;
    for (; *names; names++) {
        const char *inner = arena_format(importer->db->arena, "%s/%s", path, *names);
        const bool folder = file_is_folder_inside(inner);
        files += !folder;
        if (!folder || !is_set(importer->db, inner)) continue;
        if (import_set_alone(importer, inner)) return -1;
        sets++;
    }
    if (sets && !files) return 0;
    return import_game_use_near(importer, path) ? -1 : import_file_all(importer, path);
}

// Imports the list at [path] in place of the cards of a set.
static int replace_set(Importer *importer, const char *path)
{
    if (is_folder(path))
        return err_set(importer->db->err,
                       CODE_DATA,
                       "%s is a folder, and --replace-set wants a list of cards",
                       path);
    return import_game_use_near(importer, path) ? -1
                                                : import_replace_set(importer, path);
}

static int import_any(Importer *importer, const char *path)
{
    const bool owned = importer->options->collection;

    if (importer->options->replace_set) return replace_set(importer, path);
    if (owned && (is_game(importer, path) || is_set(importer->db, path)))
        return err_set(importer->db->err,
                       CODE_DATA,
                       "%s is a folder of cards, and --collection wants lists of what "
                       "somebody owns",
                       path);
    if (is_game(importer, path)) return import_game(importer, path);
    if (is_set(importer->db, path)) return import_set_alone(importer, path);
    if (is_folder(path)) return import_folder(importer, path);
    return import_game_use_near(importer, path) ? -1
                                                : import_file(importer, path, false);
}

static int import_any_path(Importer *importer, void *path)
{
    return import_any(importer, path);
}

static int import_path(Importer *importer, const char *path)
{
    return import_run_step(importer, path, import_any_path, (void *)path);
}

static int import_paths_all(Importer *importer, void *nothing)
{
    const ImportOptions *options = importer->options;

    (void)nothing;
    for (int games = 1; games >= 0; games--)
        for (int i = 0; i < options->paths_n; i++)
            if (is_game(importer, options->paths[i]) == games &&
                import_path(importer, options->paths[i]))
                return -1;
    for (int i = 0; i < importer->folders.n; i++) {
        const SetFolder *game = &importer->folders.list[i];
        if (game->code) continue;
        if (import_game_use(importer, game->game) ||
            import_lost_facts_check(importer->db, game))
            return -1;
    }
    return import_needs_check(importer);
}

int import_paths(Store *store, const ImportOptions *options, ImportReport *report,
                 Err *err)
{
    return import_run(
        store, &(ImportCall){options, report, err}, import_paths_all, NULL);
}
