// draft_folder.h -- the folder of a set that begins as a list with texts.

#ifndef DRAFT_FOLDER_H
#define DRAFT_FOLDER_H

#include "tools/draft/draft_list.h"

// Writes the files of draft_set.h into [folder]. A folder that is not there is made whole or not at all. In one that
// is there files stay as they are, save draft.md, and that is told; each new one is whole, and set.json, without which
// no set comes in, comes after what it stands on. A card whose script does not load is whole no more.
// Returns -1 with [err]: the cards are of several sets (65) or the path is no folder, then
// nothing is written; a file cannot be written, then the next run writes it. [scenarios] gets how many first scenarios
// there are.
int draft_folder_write(DraftList *list, const char *folder, int *scenarios, Err *err);

#endif
