// import_inside.h -- the parts of an import: each reads one kind of thing and writes
// it.
//
// Unless its comment says more, a function returns 0, or -1 with the error in the
// Importer.

#ifndef IMPORT_INSIDE_H
#define IMPORT_INSIDE_H

#include "db/import/importer.h"

typedef struct {
    const ImportOptions *options;
    ImportReport *report;
    Err *err;
} ImportCall;

// Does [work] as one transaction: all of it, or nothing if it or the judge of the options
// fails, or where nothing changes.
int import_run(Store *store, const ImportCall *call, int (*work)(Importer *, void *),
               void *what);

// Does [work] as one import, which gets a row called [path] if it does something.
int import_step(Importer *importer, const char *path, int (*work)(Importer *, void *),
                void *what);

// Says what the row of [sink] says, if that is new. Only counts a row with mistakes.
int import_row(CardSink *sink);

// A card of a set folder.
typedef struct {
    const char *code, *set_code;
    int64_t set; // id of the set
} OwnCard;

// Does the same for a card of a set folder, whose list has all its facts.
int import_row_own(Importer *importer, Arena *arena, ListedCard *card,
                   const OwnCard *own);

// Says that a set folder no longer has the card with that code.
int import_row_gone(Importer *importer, const char *code);

// A row of a set folder's list of printings.
typedef struct {
    const char *card;   // the code of the card
    const char *rarity; // "": not said
    int64_t line;
} OwnPrint;

// Says that a set folder names a printing.
int import_row_print(Importer *importer, const PrintingKey *print, const OwnPrint *own);

// Imports [source] as a list of cards. Returns 1 if it is one, 0 if it is something
// else: then all of it is still unread. Returns -1 on failure.
int import_list(Importer *importer, Source *source);

// Fails if the database has another set under the folder's code.
int import_card_check_set(Importer *importer, const SetFolder *set);

// Writes the codes of the sets that the folder needs. [set_id] is its own.
int import_set_row_needs(Importer *importer, const SetFolder *set, int64_t set_id);

// Checks what the sets of this import have to do with others, when the last path is read:
// each set that one of them needs is there and needs none of those that need it, and
// keywords of one name say the same.
int import_needs_check(Importer *importer);

// Refuses two keywords of one name in the game at hand that say different things: a keyword
// means one thing in the whole game.
int import_needs_check_shared(Importer *importer);

// Imports the folder of a set. Its game is at hand.
int import_set(Importer *importer, const char *path);

// Imports a file as a list of cards if its content looks like one, or else as decks. In a
// folder, one that is neither is left out like a faulty row.
int import_file(Importer *importer, const char *path, bool in_folder);

// Imports all files of a folder that is no set.
int import_files(Importer *importer, const char *path);

// Makes the game called [name] the one at hand with nothing but its name: enough to write
// its scripts, from which it is loaded.
int import_game_name(Importer *importer, const char *name);

// Imports the folder of a game.
int import_game(Importer *importer, const char *path);

// Make the game called [name] the one at hand, or the game for lists and decks at [path]:
// that of the game's folder in which it lies, or the usual one.
int import_game_use(Importer *importer, const char *name);
int import_game_use_near(Importer *importer, const char *path);

// Fails if cards have a fact for which the game at hand, whose folder was imported, has no
// column any more.
int import_lost_facts_check(Importer *importer, const SetFolder *game);

// Removes such facts from the cards of a set that was just imported.
int import_lost_facts_remove(Importer *importer, int64_t set);

// Imports the scripts of a game, which belong to no set.
int import_script_rules(Importer *importer, const SetFolder *scripts);

// Import the cards, scripts, printings and bans of a set folder.
int import_card_all(Importer *importer, const SetFolder *set, int64_t set_id);
int import_script_all(Importer *importer, const SetFolder *set, int64_t set_id);
int import_printing_all(Importer *importer, const SetFolder *set);
int import_ban_list(Importer *importer, const SetFolder *set, int64_t set_id);

// Imports the rest of [source] as decks.
int import_deck_all(Importer *importer, Source *source);

#endif
