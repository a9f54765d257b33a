// importer.h -- the state and the helpers that the parts of an import share; only
// db/import/ includes it.

#ifndef IMPORTER_H
#define IMPORTER_H

#include <stdint.h>

#include "db/decks/deck_list.h"
#include "db/import/base/import_options.h"
#include "db/lists/card_sink.h"
#include "db/lists/set_folder.h"
#include "db/settle/settled.h"

typedef enum {
    DONE_ADDED,
    DONE_CHANGED,
    DONE_MERGED,
    DONE_REMOVED,
    DONE_UNCHANGED,
    DONE_WAITS
} Done;

// A game that this import has loaded.
typedef struct {
    const char *name;
    const Rules *rules;
} ImportGame;

// A list or a folder as a source of what it says.
typedef struct {
    const char *file;  // as messages name it
    const char *label; // as tallies name it
    const char *name;  // of the source
    const char *form;
    int64_t source; // 0: the database does not know it yet
    int64_t id;     // 0: it has said nothing new yet
    bool known;     // earlier imports read the source
    bool dated;     // rows without a date are the oldest
    bool rejected;  // a row was left out
    char set[NAME_BYTES_MAX], set_name[NAME_BYTES_MAX]; // what was noted last of a set
    int set_size;
} ImportReading;

typedef struct Importer {
    Store *store;
    const Rules *rules;     // of the game at hand
    const ListForms *forms; // its list forms
    ImportGame *games;
    int games_n;
    const Rules *usual; // of the usual game, once it is loaded
    const ImportOptions *options;
    ImportReport *report;
    Arena *arena;
    Err *err;
    const char *path;   // as the user gave it
    SetFolder *folders; // of sets read so far; of a game, without a code
    int folders_n;
    Tally *tally;    // counts what is written now
    uint64_t hash;   // of everything read from this path
    int64_t import;  // the row of table import for this path; 0: nothing written yet
    int changes_n;   // rows of history it has; their next position
    int64_t rows;    // rows of lists read
    int64_t indexed; // highest id of a card at the start of the transaction
    struct KeyFilter *seen; // the printings of the list at hand so far
    ImportReading reading;
    Settling settling;
    int64_t set; // what import_set_row found last, for
    char set_code[8];
} Importer;

// Selects the tally of [source] and [kind], which counts the results that follow.
void importer_open(Importer *importer, const char *source, const char *kind);

// Counts one result.
void importer_count(Importer *importer, Done done);

// Counts the card or printing with this code for the list at hand: once, however often it is
// met. As unchanged it counts at the end (import_settle_count_same), if as nothing else.
int importer_count_once(Importer *importer, const char *kind, const char *code,
                        Done done);

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
