// import_game.c -- imports the folder of a game: its scripts, then its sets, then its
// decks; and chooses the game of everything else.
//
// A game is loaded from the database as soon as its scripts are there, within the
// transaction. So a set reads its list with the columns that its game declares, whatever
// order the paths have.

#include <string.h>

#include "db/import/card_index.h"
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
    const char *folder =
        options->find_game ? game_folder_above(path, importer->arena) : NULL;

    if (folder) {
        const char *name = game_folder_name(folder, importer->arena, importer->err);
        return name ? import_game_use(importer, name) : -1;
    }
    if (options->rules) return use(importer, options->rules);
    if (!importer->usual) importer->usual = load(importer, NULL);
    return importer->usual ? use(importer, importer->usual) : -1;
}

// Writes the scripts of a game. Its row is there before anybody can load it, so a
// Rules with nothing but the name stands in for it.
static int write_scripts(Importer *importer, const GameFolder *game)
{
    Rules *named = arena_take(importer->arena, sizeof *named);
    const SetFolder scripts = {.path = game->path,
                               .code = game->name,
                               .scripts = game->scripts,
                               .scripts_n = game->scripts_n};

    *named = (Rules){.game = game->name};
    importer->rules = named;
    if (store_use(importer->store, named, importer->err) ||
        store_add_game(importer->store, importer->err))
        return -1;
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
            return err_set(importer->err,
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

// ---- columns that a game no longer has

// Returns whether the game at hand has a column for the fact, of the same kind.
static const char *lost_fact(const Store *store, sqlite3_stmt *row, Arena *arena)
{
    const char *name = store_text(row, 0);
    const int column = fact_columns_find(&store->facts, name);
    const bool word = store_number(row, 1) == 1;

    if (column < 0) return arena_format(arena, "has no column '%s' any more", name);
    const bool number = store->facts.rows[column].kind == FACT_NUMBER;
    if (number != word) return NULL;
    return arena_format(
        arena, "says that the column '%s' is %s", name, number ? "a number" : "a word");
}

int import_game_check_columns(Importer *importer, const SetFolder *game)
{
    Store *store = importer->store;
    const char *lost = NULL;
    int status;

    if (import_game_use(importer, game->game)) return -1;
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT f.name, v.word IS NOT NULL, min(c.code), count(DISTINCT c.id)"
        " FROM fact f"
        " JOIN card_fact v ON v.fact = f.id"
        " JOIN card c ON c.id = v.card"
        " WHERE f.game = the_game()"
        " GROUP BY 1, 2"
        " ORDER BY 1, 2",
        importer->err);
    if (!row) return -1;
    while ((status = store_step(store, row, importer->err)) > 0) {
        lost = lost_fact(store, row, importer->arena);
        if (!lost) continue;
        (void)err_set(importer->err,
                      CODE_DATA,
                      "%s: it %s, but cards of the database have it: %s%s; import "
                      "their sets with it, or keep the column",
                      game->path,
                      lost,
                      store_text(row, 2),
                      store_number(row, 3) > 1 ? " and others" : "");
        break;
    }
    sqlite3_reset(row);
    return lost ? -1 : status;
}

// Takes the facts that its game no longer has from the cards of a set whose list was
// just read: that list decides.
int import_game_forget_facts(Importer *importer, int64_t set)
{
    Store *store = importer->store;
    int64_t *cards = NULL;
    int n = 0, status;
    sqlite3_stmt *row = store_statement(store,
                                        "SELECT DISTINCT v.card, f.name, f.id"
                                        " FROM card c"
                                        " JOIN card_fact v ON v.card = c.id"
                                        " JOIN fact f ON f.id = v.fact"
                                        " WHERE c.card_set = ?1 AND c.listed = 0",
                                        importer->err);

    if (!row) return -1;
    store_bind(row, "i", set);
    while ((status = store_step(store, row, importer->err)) > 0) {
        if (fact_columns_find(&store->facts, store_text(row, 1)) >= 0) continue;
        cards = arena_grow(importer->arena, cards, n, 2 * sizeof *cards);
        cards[2 * n] = sqlite3_column_int64(row, 0);
        cards[2 * n++ + 1] = sqlite3_column_int64(row, 2);
    }
    for (int i = 0; i < n && !status; i++)
        if (card_index_forget(importer, cards[2 * i]) ||
            importer_exec(importer,
                          "DELETE FROM card_fact WHERE card = ?1 AND fact = ?2",
                          "ii",
                          cards[2 * i],
                          cards[2 * i + 1]))
            status = -1;
    return status;
}
