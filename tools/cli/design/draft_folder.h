// draft_folder.h -- the files of a set that begins as a list with texts, beside its scripts.

#ifndef DRAFT_FOLDER_H
#define DRAFT_FOLDER_H

#include "db/store/lookup.h"
#include "engine/cards/rules.h"
#include "tools/phrases/phrases.h"

typedef struct {
    StoredCard card;
    Draft draft;
} DraftedCard;

typedef struct {
    Store *store; // knows the cards
    const Rules *rules;
    Arena *arena;
    const char *folder;
    const DraftedCard *cards;
    int cards_n;
} DraftFolder;

// Returns what a page and a report call the state.
const char *draft_folder_state(DraftState state);

// Returns whether the file is there: what a person may have changed stays, and that is told.
bool draft_folder_keeps(const char *path);

// Writes set.json, cards.csv with the facts, and draft.md, which tells of each card what is understood.
// Files that are there are left as they are, save draft.md. Returns -1 with [err]: the cards are of
// several sets (65), a file cannot be written.
int draft_folder_write(const DraftFolder *folder, Err *err);

#endif
