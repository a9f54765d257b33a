// import_list.h -- imports a made list as `cardwright import` does.

#ifndef IMPORT_LIST_H
#define IMPORT_LIST_H

#include <stdint.h>

#include "engine/base/err.h"
#include "engine/cards/rules.h"

// Imports the list at [path] into the database [db], which is made if it is not there, with a
// bar on stderr. Returns how many cards the list has, -1 with [err].
int64_t import_list_run(const char *path, const char *db, const Rules *rules, Err *err);

#endif
