// draft_page.h -- the page of a drafted set.

#ifndef DRAFT_PAGE_H
#define DRAFT_PAGE_H

#include <stdio.h>

#include "tools/draft/draft_set.h"

// Writes draft.md: of each card whether it is whole, part or none, what was not
// understood, which phrases are near, and where its first scenario is; then the
// keywords that nobody declares.
void draft_page_write(const DraftSet *set, FILE *file);

#endif
