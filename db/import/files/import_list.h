// import_list.h -- imports a list of cards row by row, in any format.

#ifndef IMPORT_LIST_H
#define IMPORT_LIST_H

#include "db/import/base/importer.h"

// Imports [source] as a list of cards. Returns 1 if it is one, 0 if it is something
// else: then all of it is still unread. Returns -1 on failure.
int import_list(Importer *importer, Source *source);

#endif
