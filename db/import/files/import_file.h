// import_file.h -- imports a file as what its content is: a list of cards, or decks.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_FILE_H
#define IMPORT_FILE_H

#include "db/import/base/importer.h"

// Imports a file as a list of cards if its content looks like one, or else as decks. A file
// that is neither is left out like a faulty row if it lies in a folder.
int import_file(Importer *importer, const char *path, bool in_folder);

// Imports all files of a folder that is no set.
int import_file_all(Importer *importer, const char *path);

#endif
