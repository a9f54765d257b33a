// import_game.c -- imports the folder of a game: its scripts, then its sets, then its
// decks; and chooses the game of everything else.
//
// A game is loaded from the database as soon as its scripts are there, within the
// transaction. So a set reads its list with the columns that its game declares, whatever
// order the paths have.

#include <string.h>

#include "db/import/game_forms.h"
#include "db/import/import_inside.h"
#include "db/lists/game_folder.h"
#include "engine/kernel/base/base.h"

static void note_game(ImportReport *report, Arena *arena, const char *game)
{
    for (int i = 0; i < report->games_n; i++)
        if (!strcmp(report->games[i], game)) return;
    report->games =
        arena_grow(arena, report->games, report->games_n, sizeof *report->games);
    report->games[report->games_n++] = arena_text(arena, game);
}

// Makes [rules] the game of what is imported next.
static int use(Importer *importer, const Rules *rules)
{
    const ImportOptions *options = importer->options;

    note_game(importer->report, importer->arena, rules->game);
    importer->forms =
        rules == options->rules ? options->forms : game_forms_of_lists(rules);
    importer->set = 0;
    if (importer->rules == rules) return 0;
    importer->rules = rules;
    if (store_use(importer->store, rules, importer->err)) return -1;
    return store_add_game(importer->store, importer->err);
}

static ImportGame *find_loaded(const Importer *importer, const char *name)
{
    for (int i = 0; i < importer->games_n; i++)
        if (!strcmp(importer->games[i].name, name)) return &importer->games[i];
    return NULL;
}

// Loads the game called [name], NULL: the usual one, and keeps it for this import.
static const Rules *load(Importer *importer, const char *name)
{
    const ImportOptions *options = importer->options;

    if (!options->find_game) {
        (void)err_set(importer->err, CODE_DATA, "no game in Lua is read here");
        return NULL;
    }
    importer->rules =
        NULL; // the caller of the options may load the game from the store
    const Rules *rules =
        options->find_game(options->context, importer->store, name, importer->err);
    if (!rules) return NULL;
    ImportGame *known = find_loaded(importer, rules->game);
    if (!known) {
        importer->games = arena_grow(importer->arena,
                                     importer->games,
                                     importer->games_n,
                                     sizeof *importer->games);
        known = &importer->games[importer->games_n++];
    }
    *known = (ImportGame){arena_text(importer->arena, rules->game), rules};
    return rules;
}

int import_game_use(Importer *importer, const char *name)
{
    const ImportOptions *options = importer->options;
    const ImportGame *known = find_loaded(importer, name);

    if (known) return use(importer, known->rules);
    if (options->rules && !strcmp(options->rules->game, name))
        return use(importer, options->rules);
    if (!options->find_game) return use(importer, options->rules);
    const Rules *rules = load(importer, name);
    return rules ? use(importer, rules) : -1;
}

int import_game_use_near(Importer *importer, const char *path)
{
    const ImportOptions *options = importer->options;
    const char *name =
        options->find_game ? game_folder_name_near(path, importer->arena) : NULL;

    if (name) return import_game_use(importer, name);
    if (options->rules) return use(importer, options->rules);
    if (!importer->usual) importer->usual = load(importer, NULL);
    return importer->usual ? use(importer, importer->usual) : -1;
}

int import_game_name(Importer *importer, const char *name)
{
    Rules *named = arena_take(importer->arena, sizeof *named);

    *named = (Rules){.game = name};
    importer->rules = named;
    return store_use(importer->store, named, importer->err) ||
                   store_add_game(importer->store, importer->err)
               ? -1
               : 0;
}

// Writes the scripts of a game. Its row is there before anybody can load it.
static int write_scripts(Importer *importer, const GameFolder *game)
{
    const SetFolder scripts = {.path = game->path,
                               .code = game->name,
                               .scripts = game->scripts,
                               .scripts_n = game->scripts_n};

    if (import_game_name(importer, game->name)) return -1;
    return import_script_rules(importer, &scripts);
}

static int check_name(Importer *importer, const GameFolder *game)
{
    for (int i = 0; i < importer->folders_n; i++)
        if (!importer->folders[i].code &&
            !strcmp(importer->folders[i].game, game->name))
            return err_set(
                importer->err,
                CODE_DATA,
                "%s: the game '%s' is that of %s too; a game needs its own name",
                game->main,
                game->name,
                importer->folders[i].path);
    importer->folders = arena_grow(importer->arena,
                                   importer->folders,
                                   importer->folders_n,
                                   sizeof *importer->folders);
    importer->folders[importer->folders_n++] =
        (SetFolder){.path = game->main, .game = game->name};
    return 0;
}

static int import_sets(Importer *importer, const GameFolder *game)
{
    for (const char **set = game->sets; *set; set++) {
        const char *name = set_folder_game(*set, importer->arena, importer->err);
        if (!name) return -1;
        if (strcmp(name, game->name) != 0)
            return err_found(importer->err,
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

int import_game(Importer *importer, const char *path)
{
    GameFolder game;

    if (game_folder_read(path, &game, importer->arena, importer->err)) return -1;
    if (check_name(importer, &game) || write_scripts(importer, &game)) return -1;
    const Rules *rules = load(importer, game.name);
    if (!rules || use(importer, rules)) return -1;
    if (import_sets(importer, &game)) return -1;
    return game.decks ? import_files(importer, game.decks) : 0;
}
