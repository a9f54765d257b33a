// import_deck.c -- writes decks to the database, each as a whole or not at all.
//
// A hash of the lines tells whether a deck differs from the stored one.

#include "db/import/files/import_deck.h"

#include <string.h>

#include "db/decks/deck_json.h"
#include "db/decks/deck_resolve.h"
#include "db/decks/deck_table.h"
#include "db/import/base/game_forms.h"
#include "db/import/base/import_met.h"
#include "db/import/statements/import_other.h"
#include "db/text/file.h"

enum { LINES_OF_PROSE = 3 }; // fewer may be a deck with slips

static uint64_t list_hash(const DeckList *list, Arena *arena)
{
    uint64_t hash = 0;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        hash = import_db_hash(
            arena_format(arena, "%d %d %s", entry->section, entry->count, entry->name),
            hash);
    }
    return hash;
}

static int write_deck(ImportDb *db, const DeckList *list, int64_t hash)
{
    if (import_db_exec(db,
                       "DELETE FROM deck WHERE game = the_game() AND name = ?1",
                       "t",
                       list->name) ||
        import_db_exec(db,
                       "INSERT INTO deck (game, name, path, hash)"
                       " VALUES (the_game(), ?1, ?2, ?3)",
                       "tti",
                       list->name,
                       list->path,
                       hash))
        return -1;
    int64_t deck = import_db_find(
        db, "SELECT id FROM deck WHERE game = the_game() AND name = ?1", list->name);
    for (int i = 0; deck >= 0 && i < list->n; i++)
        if (import_db_exec(db,
                           "INSERT INTO deck_card VALUES (?1, ?2, ?3, ?4, ?5)",
                           "inttn",
                           deck,
                           i,
                           list->game.rows->sections[list->entries[i].section].name,
                           list->entries[i].name,
                           list->entries[i].count))
            return -1;
    return deck < 0 ? -1 : 0;
}

// Returns whether the deck at [path], of the game whose folder is read, now has another file.
static bool has_moved(const Importer *importer, const char *name, const char *path)
{
    const char *folder = importer->game_files;
    const size_t n = folder ? strlen(folder) : 0;

    return folder && !strncmp(path, folder, n) && path[n] == '/' &&
           !import_met_has(importer, "deck", name) && !file_is_there(path);
}

// Adds the path to a name that another file's deck has already, because the titles in
// deck files repeat.
static int name_apart(const Importer *importer, DeckList *list)
{
    ImportDb *db = importer->db;
    sqlite3_stmt *row =
        store_statement(db->store,
                        "SELECT path FROM deck WHERE game = the_game() AND name = ?1",
                        db->err);

    if (!row) return -1;
    store_bind(row, "t", list->name);
    int status = store_step(db->store, row, db->err);
    if (status > 0 && list->titled && strcmp(store_text(row, 0), list->path) != 0 &&
        !has_moved(importer, list->name, store_text(row, 0)))
        list->name = arena_format(db->arena, "%s (%s)", list->name, list->path);
    sqlite3_reset(row);
    return status < 0 ? -1 : 0;
}

// Gives a card that shares its name with another one its code for a name, so that the stored
// deck says which.
static int name_cards(ImportDb *db, DeckList *list)
{
    for (int i = 0; i < list->n; i++) {
        const int64_t n =
            import_db_find(db,
                           "SELECT count(*) FROM card c"
                           " JOIN card o ON o.game = c.game AND o.folded = c.folded"
                           " WHERE c.game = the_game() AND c.code = ?1",
                           list->entries[i].base);
        if (n < 0) return -1;
        if (n > 1) list->entries[i].name = list->entries[i].base;
    }
    return 0;
}

static int take_deck(Importer *importer, DeckList *list)
{
    ImportAccount *account = importer->account;

    if (name_cards(account->db, list) || name_apart(importer, list)) return -1;
    const int64_t hash = (int64_t)list_hash(list, account->db->arena);

    import_met_add(importer, "deck", list->name);
    account->step.hash =
        import_db_hash(list->name, account->step.hash ^ (uint64_t)hash);
    int64_t known = import_db_find(
        account->db,
        "SELECT count(*) FROM deck WHERE game = the_game() AND name = ?1",
        list->name);
    int64_t same =
        import_db_find(account->db,
                       "SELECT hash FROM deck WHERE game = the_game() AND name = ?1",
                       list->name);
    if (known < 0) return -1;
    if (known && same == hash) {
        import_account_count(account, DONE_UNCHANGED);
        return import_other_same(account->db, 0, "deck", list->name);
    }
    import_account_count(account, known ? DONE_CHANGED : DONE_ADDED);
    return write_deck(account->db, list, hash);
}

static void note_left(const Importer *importer, const DeckList *list)
{
    const Problem *left = deck_resolve_left(list, importer->db->arena);

    if (left) problem_add(&importer->account->report->notes, left);
}

// Returns whether any entry of the decks may be a card: one with a count or in a section may,
// as may those of a short text.
static bool may_have_cards(const DeckLists *decks)
{
    int n = 0;

    for (int i = 0; i < decks->n; i++) {
        const DeckList *list = &decks->lists[i];
        n += list->n;
        if (list->sectioned) return true;
        for (int k = 0; k < list->n; k++)
            if (list->entries[k].count != 1 || list->entries[k].code) return true;
    }
    return n < LINES_OF_PROSE;
}

// Fails if none of the lines of a text names a card: nobody wants to read of each of them.
static int check_text(const Importer *importer, const DeckLists *decks,
                      const char *path)
{
    ImportDb *db = importer->db;
    Problems unknown = {.arena = db->arena};
    int n = 0;

    if (may_have_cards(decks)) return 0;
    for (int i = 0; i < decks->n; i++) {
        DeckList copy = decks->lists[i];
        copy.entries =
            arena_take(db->arena, (size_t)(copy.n + 1) * sizeof *copy.entries);
        for (int k = 0; k < copy.n; k++) copy.entries[k] = decks->lists[i].entries[k];
        n += copy.n;
        if (deck_resolve(db->store, &copy, &unknown, db->err)) return -1;
    }
    if (unknown.n + unknown.more < n) return 0;
    return err_set(
        db->err,
        CODE_DATA,
        "%s seems to be a text without cards: none of its %d lines names one "
        "that is known",
        path,
        n);
}

bool import_deck_is_table(const Importer *importer, Source *source)
{
    const DeckGame game = game_forms_of_decks(importer->rules);
    size_t n;
    const char *head = source_head(source, &n);

    return game.rows &&
           (deck_table_fits(game.rows, head, n, importer->db->arena) ||
            (n && strchr("[{", *head) && deck_json_is_records(&game, head, n)));
}

// Imports all decks of a file. Leaves out a deck with a line that names no card of the
// database, because a part of a deck is not that deck.
int import_deck_all(Importer *importer, Source *source)
{
    Problems *problems = &importer->account->report->problems;
    int before = problems->n;
    DeckLists decks = {.game = game_forms_of_decks(importer->rules)};

    import_account_open(importer->account, "decks", "decks");
    if (deck_list_read_source(source, &decks, problems, importer->db->err)) return -1;
    if (check_text(importer, &decks, source->name)) return problems->n = before, -1;
    bool unreadable = problems->n > before;
    for (int i = 0; i < decks.n; i++) {
        DeckList *list = &decks.lists[i];
        before = problems->n;
        if (!list->n)
            problem_add(problems,
                        &(Problem){.file = list->path,
                                   .value = list->name,
                                   .expected = "a deck with cards"});
        if (deck_resolve(importer->db->store, list, problems, importer->db->err))
            return -1;
        note_left(importer, list);
        if (problems->n == before && !unreadable) {
            if (take_deck(importer, list)) return -1;
            continue;
        }
        importer->account->tally->rejected++;
        importer->account->report->rejected++;
    }
    return 0;
}
