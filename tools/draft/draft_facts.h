// draft_facts.h -- the facts of a drafted set.

#ifndef DRAFT_FACTS_H
#define DRAFT_FACTS_H

#include <stdio.h>

#include "tools/draft/draft_list.h"

// Writes cards.csv: a row for each card, with all facts of the game and whether it has a script.
void draft_facts_write(const DraftList *list, FILE *file);

#endif
