// database.h -- the place of the card database, unless --db names another.

#ifndef DATABASE_H
#define DATABASE_H

#include <stddef.h>

// Writes the path of cards.db beside the program into [path].
void database_path(char *path, size_t size);

#endif
