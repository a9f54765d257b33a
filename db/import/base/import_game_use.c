// import_game_use.c -- chooses the game of what is imported next, and loads it.
//
// A game is loaded from the database as soon as its scripts are there, within the
// transaction. So a set reads its list with the columns that its game declares, whatever
// order the paths have.

#include "db/import/base/import_game_use.h"

#include <string.h>

#include "db/folders/game_folder.h"
#include "db/import/base/game_forms.h"

static void note_game(ImportReport *report, Arena *arena, const char *game)
{
    for (int i = 0; i < report->games_n; i++)
        if (!strcmp(report->games[i], game)) return;
    report->games =
        arena_grow(arena, report->games, report->games_n, sizeof *report->games);
    report->games[report->games_n++] = arena_text(arena, game);
}

// Makes [rules] the game of what is imported next.
static int use_rules(Importer *importer, const Rules *rules)
{
    const ImportOptions *options = importer->options;

    note_game(importer->account->report, importer->db->arena, rules->game);
    importer->forms =
        rules == options->rules ? options->forms : game_forms_of_lists(rules);
    if (importer->rules == rules) return 0;
    importer->rules = rules;
    if (store_use(importer->db->store, rules, importer->db->err)) return -1;
    return store_add_game(importer->db->store, importer->db->err);
}

static ImportGame *find_loaded(const Importer *importer, const char *name)
{
    for (int i = 0; i < importer->games.n; i++)
        if (!strcmp(importer->games.list[i].name, name))
            return &importer->games.list[i];
    return NULL;
}

// Loads the game called [name] (NULL: the usual one) and keeps it for this import.
static const Rules *load_game(Importer *importer, const char *name)
{
    const ImportOptions *options = importer->options;

    if (!options->find_game) {
        (void)err_set(importer->db->err, CODE_DATA, "no game in Lua is read here");
        return NULL;
    }
    importer->rules =
        NULL; // the caller of the options may load the game from the store
    const Rules *rules = options->find_game(
        options->context, importer->db->store, name, importer->db->err);
    if (!rules) return NULL;
    ImportGame *known = find_loaded(importer, rules->game);
    if (!known) {
        importer->games.list = arena_grow(importer->db->arena,
                                          importer->games.list,
                                          importer->games.n,
                                          sizeof *importer->games.list);
        known = &importer->games.list[importer->games.n++];
    }
    *known = (ImportGame){arena_text(importer->db->arena, rules->game), rules};
    return rules;
}

int import_game_use(Importer *importer, const char *name)
{
    const ImportOptions *options = importer->options;
    const ImportGame *known = find_loaded(importer, name);

    if (known) return use_rules(importer, known->rules);
    if (options->rules && !strcmp(options->rules->game, name))
        return use_rules(importer, options->rules);
    if (!options->find_game) return use_rules(importer, options->rules);
    const Rules *rules = load_game(importer, name);
    return rules ? use_rules(importer, rules) : -1;
}

int import_game_use_near(Importer *importer, const char *path)
{
    const ImportOptions *options = importer->options;
    const char *name =
        options->find_game ? game_folder_name_near(path, importer->db->arena) : NULL;

    if (name) return import_game_use(importer, name);
    if (options->rules) return use_rules(importer, options->rules);
    if (!importer->games.usual) importer->games.usual = load_game(importer, NULL);
    return importer->games.usual ? use_rules(importer, importer->games.usual) : -1;
}

int import_game_use_name(Importer *importer, const char *name)
{
    Rules *named = arena_take(importer->db->arena, sizeof *named);

    *named = (Rules){.game = name};
    importer->rules = named;
    return store_use(importer->db->store, named, importer->db->err) ||
                   store_add_game(importer->db->store, importer->db->err)
               ? -1
               : 0;
}

int import_game_use_anew(Importer *importer, const char *name)
{
    const Rules *rules = load_game(importer, name);

    return rules ? use_rules(importer, rules) : -1;
}
