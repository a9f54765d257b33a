// import_met.h -- the decks and ban lists that an import has read so far.

#ifndef IMPORT_MET_H
#define IMPORT_MET_H

#include "db/import/base/importer.h"

// Notes that a file has [name], a thing of that kind of the view `thing`, in the current game.
void import_met_add(Importer *importer, const char *kind, const char *name);

// Returns whether a file has it.
bool import_met_has(const Importer *importer, const char *kind, const char *name);

#endif
