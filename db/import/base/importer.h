// importer.h -- what all parts of an import share: its record, counts, SQL and history.
//
// Only db/import/ includes it. Words that its parts use:
//
//     current   the game that is imported now, or the list that is read now
//     state     a source states a row: table `said` gets it (db/settle/statement.h)
//     touch     to write a row into temp.touched, because its card may change
//     settle    to work the touched cards out anew and write the differences

#ifndef IMPORTER_H
#define IMPORTER_H

#include <stdint.h>

#include "db/import/base/import_options.h"
#include "db/lists/set_folder.h"

typedef enum {
    DONE_ADDED,
    DONE_CHANGED,
    DONE_MERGED,
    DONE_REMOVED,
    DONE_UNCHANGED,
    DONE_WAITS
} Done;

// The games that this import has loaded; only import_game_use.c looks at them.
typedef struct {
    const char *name;
    const Rules *rules;
} ImportGame;
typedef struct {
    ImportGame *list;
    int n;
    const Rules *usual; // the usual game, once it is loaded
} ImportGames;

// The folders of sets that this import has read. A game is one without a code.
typedef struct {
    SetFolder *list;
    int n;
} ImportFolders;

// One path, or one undo. It gets a row of table import if it does something.
typedef struct {
    const char *path; // as the user gave it
    uint64_t hash;    // of everything read from it
    int64_t id;       // of its row; 0: nothing written yet
    int changes_n;    // rows of history it has; their next position
} ImportStep;

// One import, from its first path to its last. Facts of one list or folder are not
// here: they are passed down as an ImportReading (import_reading.h).
typedef struct Importer {
    Store *store;
    const ImportOptions *options;
    ImportReport *report;
    Err *err;
    Arena *arena;           // owns the report, and all that has to stay
    Arena *scratch;         // for one group of rows; its user empties it
    const Rules *rules;     // of the current game
    const ListForms *forms; // its list forms
    ImportGames games;
    ImportFolders folders;
    ImportStep step;
    Tally *tally; // counts what is written now
    int64_t rows; // rows of lists read
    int steps;    // that have ended
    int64_t
        indexed; // highest id of a card at the start of the transaction (card_index.c)
} Importer;

// Selects the tally of [source] and [kind], which counts the results that follow.
void importer_open(Importer *importer, const char *source, const char *kind);

// Counts one result.
void importer_count(Importer *importer, Done done);

// Leaves one thing out and adds the reason to the report.
void importer_reject(Importer *importer, const Problem *problem);

// Runs [sql] with parameters as store_bind takes them. Returns -1 on failure.
int importer_exec(Importer *importer, const char *sql, const char *letters, ...);

// Returns the number that [sql] finds for [text], -1 without a row, -2 on failure.
int64_t importer_find(Importer *importer, const char *sql, const char *text);

// Returns XXH64 of a text with [seed], so that several texts give one hash.
uint64_t importer_hash(const char *text, uint64_t seed);

// Makes the row of this import if there is none yet. Call it before anything is written
// that refers to it. Returns -1 on failure.
int importer_start(Importer *importer);

// Adds a change of card [id] to the report and to its history. Returns -1 on failure.
int importer_change(Importer *importer, int64_t id, const Difference *difference);

// Adds a change of a script, or a removed card, to the history of the set. [hashes] are
// those of its source before and after, 0 without one. Returns -1 on failure.
int importer_set_change(Importer *importer, int64_t set, const char *kind,
                        const char *name, const int64_t hashes[2]);

#endif
