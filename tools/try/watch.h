// watch.h -- the files that the cards of a database came from: which of them have changed.
//
// It looks at folders of sets, and at the folder or file of a game in Lua, with all
// files in them; a new file is a change too. The database knows the folders by the
// paths of its scripts.

#ifndef WATCH_H
#define WATCH_H

#include "db/store/store.h"
#include "db/text/arena.h"

typedef struct {
    char *path;    // of a file or a folder in it
    int root;      // the folder that an import reads
    int64_t when;  // it changed, in nanoseconds
    int64_t bytes; // -1: it is gone
} WatchFile;

typedef struct {
    char **roots;
    int roots_n;
    WatchFile *files;
    int files_n;
    bool *stale; // by root: something in it has changed
    char *what;  // the file that changed last, NULL: none
} Watch;

// Watches what the scripts of the current game in [store] came from. It searches for a
// path that is not there from here beside [db] and above it (NULL: not). Returns -1
// with [err].
int watch_open(Watch *watch, Store *store, const char *db, Err *err);

// Adds a folder or a file that an import reads.
void watch_add(Watch *watch, const char *path);

// Makes [path] the file that changed last.
void watch_say(Watch *watch, const char *path);

// Looks at all files. Returns how many folders or files have to be imported again.
int watch_look(Watch *watch);

// Returns the paths to import again, so many as watch_look said, and forgets them. The
// arena owns the list.
const char **watch_take(Watch *watch, Arena *arena);

void watch_close(Watch *watch);

#endif
