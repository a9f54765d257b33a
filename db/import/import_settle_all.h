// import_settle_all.h -- works all cards out anew.

#ifndef IMPORT_SETTLE_ALL_H
#define IMPORT_SETTLE_ALL_H

#include "db/import/base/import_options.h"

// Works the cards of all games out anew from the statements of lists. Nothing changes,
// unless this program reads statements otherwise than the one that imported them.
// Returns 0, or -1 with [err].
int import_settle_all(Store *store, const ImportOptions *options, ImportReport *report,
                      Err *err);

#endif
