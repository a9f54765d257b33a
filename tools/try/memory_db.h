// memory_db.h -- the cards of a game that is tried: a database in memory, with a session.
//
// A changed file makes a new MemoryDb; the one before stays as it was, so a faulty file
// changes nothing. A MemoryDb belongs to one thread.

#ifndef MEMORY_DB_H
#define MEMORY_DB_H

#include "db/import/base/import_report.h"
#include "db/text/arena.h"
#include "tools/session/session.h"

typedef struct {
    Store *store;     // in memory
    Session *session; // its catalog reads [store]
    char *game;       // its name
} MemoryDb;

// Copies the cards of [game] in [db] (catalog_open). Returns -1 with [err].
int memory_db_open(MemoryDb *memory, const char *db, const char *game, Err *err);

// A change of files, and the cards that it changed.
typedef struct {
    const char *const *paths; // folders of sets or of the game, or files
    int paths_n;
    const char *root; // scripts are named from this folder on; NULL: by
                      // their paths
    bool lists;   // of what comes from outside: a row that is wrong is left out, and
                  // a list takes nothing away
    int64_t undo; // takes back this import instead of bringing paths; 0: none
    Arena *arena; // owns what the import says
    const char *
        *cards; // found: codes of cards whose scripts are new, or of lists which
                // they brought or changed; NULL at their end
    ImportReport report; // found: what the import did
} MemoryDbChange;

// Makes [memory] the cards of [from] after an import of the paths of [change], or after one is
// taken back. Only differences are written, by the code of the command `import`. A row that the
// import leaves out is a fault, except of lists, which are of the game of [from]. Returns -1
// with [err], and [memory] is empty then.
int memory_db_renew(const MemoryDb *from, MemoryDbChange *change, MemoryDb *memory,
                    Err *err);

// Closes what is there; an empty MemoryDb is allowed.
void memory_db_close(MemoryDb *memory);

#endif
