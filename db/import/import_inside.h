// import_inside.h -- the parts of an import: each reads one kind of thing and writes it.
//
// All but import_list return -1 on failure, with the error in the Importer.

#ifndef IMPORT_INSIDE_H
#define IMPORT_INSIDE_H

#include "db/import/importer.h"

// Compares the row of [sink] with the database and writes what differs. A row with mistakes
// is only counted.
int import_row(CardSink *sink);

typedef struct {
    const char *file, *code;
    int64_t set;
} OwnCard;

// The same for a card of a set's folder, which says all of its facts.
int import_row_own(Importer *importer, Arena *arena, ListedCard *card,
                   const OwnCard *own);

// Reads [source] as a list of cards. 1 if it is one; 0 if it is something else: then
// nothing of it is read.
int import_list(Importer *importer, Source *source);

// Fails where the database has another set under the folder's code.
int import_card_check_set(Importer *importer, const SetFolder *set);
int import_card_all(Importer *importer, const SetFolder *set, int64_t set_id);
int import_script_all(Importer *importer, const SetFolder *set, int64_t set_id);
int import_printing_all(Importer *importer, const SetFolder *set);
int import_ban_list(Importer *importer, const SetFolder *set, int64_t set_id);

// Reads what is left of [source] as decks.
int import_deck_all(Importer *importer, Source *source);

#endif
