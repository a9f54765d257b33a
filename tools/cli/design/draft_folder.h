// draft_folder.h -- the files of a set that begins as a list with texts.

#ifndef DRAFT_FOLDER_H
#define DRAFT_FOLDER_H

#include "db/store/lookup.h"
#include "engine/cards/rules.h"
#include "tools/phrases/phrases.h"

typedef struct {
    StoredCard card; // its code is draft_folder_code of that in the list
    int64_t id;      // of the card in the database that has read the list
    int row;         // of the list, in which it is first
    Draft draft;
    const char *untried; // why it could not be tried; NULL: it could
} DraftedCard;

typedef struct {
    Store *store;  // knows the cards
    Store *before; // what a user imports the folder into: it has not read the list
    const Rules *rules;
    Arena *arena;
    const char *folder;
    DraftedCard *cards;
    int cards_n;
    const DraftKeyword *keywords; // that no set declares
    int keywords_n;
} DraftFolder;

// Returns the code without marks that no code of a set has: "TST-T?01" is TST-T01.
const char *draft_folder_code(Arena *arena, const char *code);

// Writes the scripts, cards.csv with the facts, set.json, the first scenarios of cards that are whole, and
// draft.md, which tells of each card what is understood. A folder that is not there is made whole or not at all. In one that is there files stay as they
// are, save draft.md, and that is told; each new one is whole, and set.json, without which no set comes in, is
// the last of them. A card whose script does not load is whole no more.
// Returns -1 with [err]: the cards are of several sets (65) or the path is no folder, then
// nothing is written; a file cannot be written, then the next run writes it. [scenarios] gets how many first scenarios
// there are.
int draft_folder_write(const DraftFolder *folder, int *scenarios, Err *err);

#endif
