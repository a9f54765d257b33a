// draft_trial.h -- lets each drafted card act once, and keeps what happened as its first scenario.

#ifndef DRAFT_TRIAL_H
#define DRAFT_TRIAL_H

#include "db/text/new_folder.h"
#include "tools/draft/draft_set.h"
#include "tools/try/memory_db.h"

typedef struct {
    DraftSet *set;
    NewFolder folder; // in which the files of the set lie
    int written_n;    // of them
    MemoryDb memory;  // the cards with the set; empty: it does not come in
} DraftTrial;

// Lays the set in a folder beside [path], where nothing is, and imports it into a copy
// of the cards that are there before the list. A set that does not come in has no first
// scenarios, and says why (unmade). Returns -1 with [err]: a file cannot be written;
// then nothing is left.
int draft_trial_open(DraftTrial *trial, DraftSet *set, const char *path, Err *err);

// Tries the card [card] of the list if it is whole: it gets its scenario, or why it has
// none. One whose script is refused is a part from then on, with the reason.
void draft_trial_card(DraftTrial *trial, int card);

// Ends the trial. [keeps]: what the set has by now is written too, and the folder gets
// the name [path]; else it goes. Returns 0, or -1 with [err].
int draft_trial_close(DraftTrial *trial, bool keeps, Err *err);

#endif
