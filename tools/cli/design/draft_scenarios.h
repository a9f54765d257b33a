// draft_scenarios.h -- the first scenarios of cards that were drafted whole.

#ifndef DRAFT_SCENARIOS_H
#define DRAFT_SCENARIOS_H

#include "tools/cli/design/draft_folder.h"

// Imports the set that lies at [path] into a copy of the folder's store, and tries each card that is whole there.
// A whole one whose script is refused
// there is a part from then on, with the reason. [texts] gets a scenario for each card of the folder, which its arena owns; NULL: there is none. A bar shows how
// far it is. Returns -1 with [err] if the set cannot be imported.
int draft_scenarios(const DraftFolder *folder, const char *path, const char **texts,
                    Err *err);

#endif
