// draft_list.h -- a list of cards with texts, read and drafted.

#ifndef DRAFT_LIST_H
#define DRAFT_LIST_H

#include "db/import/base/import_report.h"
#include "db/store/lookup.h"
#include "engine/cards/rules.h"
#include "tools/phrases/phrases.h"

typedef struct {
    // Its code is that of the list without marks that no code of a set has: TST-T01 for
    // TST-T?01.
    StoredCard card;
    int row; // of the list, in which it is first
    Draft draft;
    const char *namesake; // the code of a card of another set with its name, or NULL
    const char *scenario; // its first one; NULL: it has none
    const char *untried;  // why it could not be tried; NULL: it could
} DraftedCard;

typedef struct {
    Store *before; // the cards as they are without the list
    const Rules *rules;
    const char *path;     // of the list, or of a folder of lists
    const char *language; // of the texts: "en"
    int files_max;        // that the set may have; 0: any number
    Arena *arena;         // owns what is found
    ImportReport report; // found: what the list says that is no fact, or does not count
    Store *store;        // found: the cards with the list, in memory
    DraftedCard *cards;
    int cards_n;
    DraftKeyword *keywords; // that the cards have and no set declares
    int keywords_n;
} DraftList;

// Reads the list and drafts its cards; the fields before [report] are given. One card
// without a text among others with theirs is facts and keywords. Returns -1 with [err]:
// it is no list of cards, a row of it is wrong, it has too many cards, no card has a
// text (65); the game has no phrases in that language (2). [report] is found where it
// is a list.
int draft_list_read(DraftList *list, Err *err);

// Closes what reading opened, also after it failed.
void draft_list_close(DraftList *list);

#endif
