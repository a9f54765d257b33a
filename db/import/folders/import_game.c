// import_game.c -- imports the folder of a game: its scripts, then its sets, then its
// decks.

#include "db/import/folders/import_game.h"

#include <string.h>

#include "db/folders/game_folder.h"
#include "db/import/base/import_game_use.h"
#include "db/import/files/import_file.h"
#include "db/import/folders/import_lost_parts.h"
#include "db/import/folders/import_script.h"
#include "db/import/folders/import_set.h"
#include "engine/base/base.h"

// Writes the scripts of a game. Its row is there before anybody can load it.
static int write_scripts(Importer *importer, const GameFolder *game)
{
    const SetFolder scripts = {.path = game->path,
                               .code = game->name,
                               .scripts = game->scripts,
                               .scripts_n = game->scripts_n};

    if (import_game_use_name(importer, game->name)) return -1;
    return import_script_rules(importer, &scripts);
}

static int check_name(Importer *importer, const GameFolder *game)
{
    for (int i = 0; i < importer->folders.n; i++)
        if (!importer->folders.list[i].code &&
            !strcmp(importer->folders.list[i].game, game->name))
            return err_set(
                importer->db->err,
                CODE_DATA,
                "%s: the game '%s' is that of %s too; a game needs its own name",
                game->main,
                game->name,
                importer->folders.list[i].path);
    importer->folders.list = arena_grow(importer->db->arena,
                                        importer->folders.list,
                                        importer->folders.n,
                                        sizeof *importer->folders.list);
    importer->folders.list[importer->folders.n++] =
        (SetFolder){.path = game->main, .game = game->name};
    return 0;
}

static int import_sets(Importer *importer, const GameFolder *game)
{
    for (const char **set = game->sets; *set; set++) {
        const char *name =
            set_folder_game(*set, importer->db->arena, importer->db->err);
        if (!name) return -1;
        if (strcmp(name, game->name) != 0)
            return err_found(importer->db->err,
                             FOUND_SET_JSON,
                             CODE_DATA,
                             "%s/set.json: expected \"game\": \"%s\", the game of the "
                             "folder %s, found \"%s\"",
                             *set,
                             game->name,
                             game->path,
                             name);
        if (import_set(importer, *set)) return -1;
    }
    return 0;
}

// Imports the decks and lists of the game. A faulty one may be that which seems to be missing.
static int import_files(Importer *importer, const GameFolder *game)
{
    const ImportReport *report = importer->account->report;
    const int rejected = report->rejected;

    importer->game_files = game->decks;
    if (game->decks && import_file_all(importer, game->decks)) return -1;
    importer->game_files = NULL;
    return report->rejected > rejected ? 0 : import_lost_parts_files(importer);
}

int import_game(Importer *importer, const char *path)
{
    GameFolder game;

    if (game_folder_read(path, &game, importer->db->arena, importer->db->err))
        return -1;
    if (check_name(importer, &game) || write_scripts(importer, &game)) return -1;
    if (import_game_use_anew(importer, game.name)) return -1;
    if (import_sets(importer, &game) || import_lost_parts_sets(importer, &game))
        return -1;
    return import_files(importer, &game);
}
