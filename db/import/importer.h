// importer.h -- what the parts of an import share. Private to db/.

#ifndef IMPORTER_H
#define IMPORTER_H

#include <stdint.h>

#include "db/decks/deck_list.h"
#include "db/import/import.h"
#include "db/lists/card_sink.h"
#include "db/lists/set_folder.h"

typedef enum { DONE_ADDED, DONE_CHANGED, DONE_REMOVED, DONE_UNCHANGED } Done;

typedef struct Importer {
    Store *store;
    const ImportOptions *options;
    ImportReport *report;
    Arena *arena;
    Err *err;
    const char *path;   // as given
    SetFolder *folders; // read so far
    int folders_n;
    Tally *tally;    // of what is being written
    uint64_t hash;   // of everything read from this path
    int64_t import;  // the row of table import for this path; 0: nothing written yet
    int changes_n;   // rows of card_change it has
    int64_t rows;    // rows of lists read
    int64_t indexed; // the last card that searches knew at the start
    struct KeySet *seen; // codes of the list at hand so far
    int64_t set;         // found last by importer_set, for
    char set_code[8];
    char set_name[80];
} Importer;

// Opens the line of the table that follows: where results are counted.
void importer_open(Importer *importer, const char *source, const char *kind);
void importer_count(Importer *importer, Done done);

// Leaves one thing out and says why.
void importer_reject(Importer *importer, const Problem *problem);

// Runs [sql] with parameters as store_bind takes them.
int importer_exec(Importer *importer, const char *sql, const char *letters, ...);

// The number that [sql] finds, -1 if there is no row, -2 where the database fails.
int64_t importer_find(Importer *importer, const char *sql, const char *text);

// XXH64 of a text, going on from [seed].
uint64_t importer_hash(const char *text, uint64_t seed);

// Makes the row of table import, if there is none yet: before anything is written that
// names it.
int importer_start(Importer *importer);

// Notes what changed on card [id], for the table and for history.
int importer_change(Importer *importer, int64_t id, const Difference *difference);

// Notes in history what became of a script of a set, or of a card that is gone.
// [hashes]: of its source before and now, 0: there was none, there is none.
int importer_set_change(Importer *importer, int64_t set, const char *kind,
                        const char *name, const int64_t hashes[2]);

// The set that the row's code names, made if it is new. Another name for it than it has
// is noted. -1 on failure.
int64_t importer_set(CardSink *sink);

// Compares the row of [sink] with the database and writes what differs. A row with mistakes
// is only counted.
int import_row(CardSink *sink);

typedef struct {
    const char *file, *code;
    int64_t set;
} OwnCard;

// The same for a card of a set's folder, which says all of its facts.
int import_row_own(Importer *importer, Arena *arena, ListedCard *card,
                   const OwnCard *own);

// Reads [source] as a list of cards. 1 if it is one; 0 if it is something else: then
// nothing of it is read.
int import_list(Importer *importer, Source *source);

// Fails where the database has another set under the folder's code.
int import_card_check_set(Importer *importer, const SetFolder *set);
int import_card_all(Importer *importer, const SetFolder *set, int64_t set_id);
int import_script_all(Importer *importer, const SetFolder *set, int64_t set_id);
int import_printing_all(Importer *importer, const SetFolder *set);
int import_ban_list(Importer *importer, const SetFolder *set, int64_t set_id);

// Reads what is left of [source] as decks.
int import_deck_all(Importer *importer, Source *source);

#endif
