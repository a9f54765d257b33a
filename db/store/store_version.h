// store_version.h -- whether an open file is a database that this program can use.

#ifndef STORE_VERSION_H
#define STORE_VERSION_H

#include "db/store/store_record.h"

// Refuses a file that is not ours, has no tables yet, or has another version or schema than
// this program uses. Returns -1 with [err].
int store_version_check(Store *store, Err *err);

// Refuses a file that is not ours, and brings one of an earlier version forward. A file
// without tables is fresh. Returns -1 with [err].
int store_version_bring_forward(Store *store, Err *err);

#endif
