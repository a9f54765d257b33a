// import_inside.h -- the parts of an import: each reads one kind of thing and writes
// it.
//
// Unless its comment says more, a function returns 0, or -1 with the error in the
// Importer.

#ifndef IMPORT_INSIDE_H
#define IMPORT_INSIDE_H

#include "db/import/importer.h"

// Compares the row of [sink] with the database and writes the differences. Only counts
// a row with mistakes.
int import_row(CardSink *sink);

// The place of a card in a set folder.
typedef struct {
    const char *file, *code;
    int64_t set; // id of the set
} OwnCard;

// Does the same for a card of a set folder, whose list has all its facts.
int import_row_own(Importer *importer, Arena *arena, ListedCard *card,
                   const OwnCard *own);

// Imports [source] as a list of cards. Returns 1 if it is one, 0 if it is something
// else: then all of it is still unread. Returns -1 on failure.
int import_list(Importer *importer, Source *source);

// Fails if the database has another set under the folder's code.
int import_card_check_set(Importer *importer, const SetFolder *set);

// Import the cards, scripts, printings and bans of a set folder.
int import_card_all(Importer *importer, const SetFolder *set, int64_t set_id);
int import_script_all(Importer *importer, const SetFolder *set, int64_t set_id);
int import_printing_all(Importer *importer, const SetFolder *set);
int import_ban_list(Importer *importer, const SetFolder *set, int64_t set_id);

// Imports the rest of [source] as decks.
int import_deck_all(Importer *importer, Source *source);

#endif
