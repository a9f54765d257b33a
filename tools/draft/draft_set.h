// draft_set.h -- the files of a set that begins as a list with texts: named texts,
// which lie nowhere yet.
//
// draft_set_begin makes all but the first scenarios and the page. Scenarios are what
// cards do that have been imported: draft_trial.h tries them, and draft_set_end adds
// what came of it.

#ifndef DRAFT_SET_H
#define DRAFT_SET_H

#include "tools/draft/draft_list.h"

typedef struct {
    const char *name, *text; // the name from the folder of the set on
    size_t n;                // bytes of the text
} DraftFile;

typedef struct {
    const DraftList *list;
    const char *code; // of the set
    DraftFile
        *files; // set.json, without which no set comes in, after what it stands on
    int files_n;
    int scenarios_n;    // that there are
    const char *unmade; // why there are none at all; NULL: they were made
} DraftSet;

// The page that tells of each card what is understood.
extern const char draft_set_page[];

// Makes set.json, cards.csv with the facts, the scripts, the keywords that nobody
// declares, and the keywords and words that the set declares already. The arena of
// [list] owns all. Returns -1 with [err]: the cards are of several sets (65).
int draft_set_begin(DraftSet *set, const DraftList *list, Err *err);

// Adds the first scenarios that the cards have, and the page.
void draft_set_end(DraftSet *set);

#endif
