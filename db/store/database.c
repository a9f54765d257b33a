// database.c -- finds the card database of a command without --db.
//
// It lies beside the program, so that the program works from any folder.

#include "db/store/database.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

void database_path(char *path, size_t size)
{
    char program[4096];
    ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);

    if (n <= 0) n = snprintf(program, sizeof program, "build/cardwright");
    program[n] = '\0';
    const char *slash = strrchr(program, '/');
    int folder = slash ? (int)(slash - program) : 1;
    (void)snprintf(path, size, "%.*s/cards.db", folder, slash ? program : ".");
}
