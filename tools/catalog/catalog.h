// catalog.h -- the card database, opened and joined with scripts: cards that can be
// played.
//
// A catalog has the cards of one game, which open_game.h finds: a game of the database,
// or one from a folder or a file.
//
// A Catalog belongs to one thread. It has its own connection (read-only), its own
// Library and its own script host. It loads a card when a caller names it, with its
// script and its keywords, so that start-up does not grow with the number of known
// cards.

#ifndef CATALOG_H
#define CATALOG_H

#include "db/decks/deck_list.h"
#include "db/store/lookup.h"
#include "db/text/arena.h"
#include "engine/base/err.h"
#include "engine/kernel/table/table.h"
#include "engine/play/deck.h"
#include "tools/catalog/open_game.h"

typedef struct Catalog Catalog;

// Opens the cards of [game] in the database [db], as open_game_read does. Returns NULL
// with [err]: missing (66), faulty, or of another application or version (65), locked
// or broken (74).
Catalog *catalog_open(const char *db, const char *game, Err *err);

// Does the same with the database in [bytes]; NULL: that at [db].
Catalog *catalog_open_bytes(const StoreBytes *bytes, const char *db, const char *game,
                            Err *err);

// Opens the cards of a game that is open, and that no other catalog has. The caller closes it
// after the catalog. Returns NULL with [err].
Catalog *catalog_open_game(const OpenGame *open, Err *err);

// Does the same as catalog_open and reads one state of the database from the game on, until the catalog is
// closed or store_let_go(catalog_store(...)).
Catalog *catalog_hold(const char *db, const char *game, Err *err);

// Opens the cards of [game] in the database of [store] as it sees it, also inside a
// transaction. The caller keeps the store and closes it after the catalog; until then
// this game is current in it. Returns NULL with [err].
Catalog *catalog_open_store(Store *store, const char *game, Err *err);

// Does the same, whatever is wrong with its cards together (catalog_cards_faults): to tell it.
Catalog *catalog_open_faulty(Store *store, const char *game, Err *err);

// Does the same with a game that loaded_game_open has given, which is the catalog's from here on, also
// where this fails. [before] was current in the store then, and is so again when the catalog is closed.
Catalog *catalog_open_loaded(Store *store, LoadedGame *game, const Rules *before,
                             Err *err);
void catalog_close(Catalog *catalog);

// Returns the text of a script as it was loaded, which [arena] owns; NULL: there is none.
const char *catalog_text(Catalog *catalog, const Script *script, Arena *arena);

// Returns whether [script], of a keyword, means what the keyword of that name means here. The
// catalog is then good for nothing but such questions.
bool catalog_means_keyword(Catalog *catalog, const StoredScript *script);

// Returns the database that the catalog reads. Its game is current.
Store *catalog_store(Catalog *catalog);

// Returns the game that the cards are of, as it is loaded. The catalog has it.
LoadedGame *catalog_game(const Catalog *catalog);

// Load every card of the database, or one by its code or name. Cards that are loaded
// already stay. Then the library is linked. Return 0 and the card; -1 and 0 with [err].
int catalog_load_all(Catalog *catalog, Err *err);
CardId catalog_load_card(Catalog *catalog, const char *code_or_name, Err *err);

// Makes catalog_load_deck read no file from now on: a deck is a name of the database, a
// code or a text. There is no way back.
void catalog_forbid_files(Catalog *catalog);

// Returns whether catalog_load_deck would read standard input for [given].
bool catalog_is_stream(const char *given);

// Reads the deck that [given] means (deck_find.h): a file, a code, or the name of a
// deck in the database. Returns -1 with [err], which names each unknown line with "did
// you mean". All problems of construction come from deck_check afterwards.
int catalog_load_deck(Catalog *catalog, const char *given, Deck *deck, Err *err);

// Does the same with a list that is read and resolved already, of a game with decks, and its problems.
int catalog_take_deck(Catalog *catalog, const DeckList *list, const Problems *problems,
                      Deck *deck, Err *err);

// Finds decks for players who name none, as open_game_usual_decks does.
int catalog_usual_decks(Catalog *catalog, int players, Arena *arena, const char **decks,
                        Err *err);

// Returns all lines that the last catalog_load_deck could not read, because its [err]
// holds only as many as fit. The deck has all other cards.
int catalog_deck_problems(const Catalog *catalog, const char *const **lines);

// Returns one sentence on what the lines of the last deck have that no deck has, or NULL.
const char *catalog_deck_left(const Catalog *catalog);

// Returns the cards of the last deck that a Deck has no room for, as problems.
int catalog_deck_excess(const Catalog *catalog, const DeckProblem **problems);

// A script that the host refused.
typedef struct {
    const char *kind, *name; // as in the table script
    const char *line;        // file, line and message
    FoundKind found;
} ScriptFault;

// A remark on a script: an old word, or a part that has no effect.
typedef struct {
    FoundKind found;
    const char *line;
} ScriptNote;

// Returns the faults of all scripts loaded so far.
int catalog_faults(const Catalog *catalog, const ScriptFault **faults);

// A fault of the cards together, though each is right by itself: they are no map, or
// fail a demand of game.lua.
typedef struct {
    FoundKind found;
    const char *source; // whose row it is, as "set OGN"; NULL: not known
    int row;
    const char *text;
} CardsFault;

// Returns the faults of all cards together that were found last.
int catalog_cards_faults(const Catalog *catalog, const CardsFault **faults);

// Returns notes on the scripts loaded up to now: words of earlier levels of the card
// language, and parts that have no effect.
int catalog_notes(const Catalog *catalog, const ScriptNote **notes);

Library *catalog_library(Catalog *catalog);
const Scripts *catalog_scripts(Catalog *catalog);

// Gives the lines with instructions in a script of these cards, as host_code_lines does.
void catalog_code_lines(Catalog *catalog, const StoredScript *script,
                        void (*take)(void *self, int line), void *self);

// Lets [made] see each Table that catalog_table makes from now on, so that it may get an
// observer. NULL: none does.
void catalog_watch(Catalog *catalog, void (*made)(void *self, Table *table),
                   void *self);

// Makes a Table ready to play with these cards. The caller sets its log and agents.
void catalog_table(Catalog *catalog, Table *table);

#endif
