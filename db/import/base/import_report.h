// import_report.h -- what an import did: counts, changes of cards, faults and notes.

#ifndef IMPORT_REPORT_H
#define IMPORT_REPORT_H

#include <stdbool.h>
#include <stdint.h>

#include "db/text/problem.h"
#include "engine/base/limit.h"

// The counts of one kind of thing from one source.
typedef struct {
    const char *source; // set code, file of a list, or "decks"
    const char *kind;   // "cards", "printings", "scripts", "keywords", "words", "decks"
    int added, changed, removed, unchanged, rejected;
    int merged;  // cards that turned out to be another one
    int waiting; // rows that no card is known for yet; they are kept
    int rows;    // that a list has; 0: it is none
} Tally;

// A change of a known card, or a thing that is gone.
typedef struct {
    const char *code;      // the card's; of what is gone its set, "decks", or its game
    const char *field;     // or the kind of what is gone: "keyword", "deck", "card"
    const char *old, *now; // "": none
} Difference;

// A script that an import brings: it is new in the database, or changed.
typedef struct {
    const char *game, *kind, *name; // as in the table script
} ImportedScript;

// The file whose rows a source states, as the import was given it.
typedef struct {
    const char *source, *path;
} ReadFile;

// A table that a known program has exported.
typedef struct {
    const char *file;
    const char *app, *what; // "Card Box", "a collection"
} ReadExport;

typedef struct {
    Problems problems; // its arena owns the report; the caller sets and frees it
    Problems notes;    // remarks that reject nothing: statements that do not count
    Difference *differences;
    int differences_n;
    int differences_more; // beyond DIFFERENCES_MAX
    const char *draft;    // text of a --map file, if columns were not clear
    Tally *tallies;
    int tallies_n;
    int changes; // all that was added, changed or removed
    int rejected;
    ImportedScript *scripts;
    int scripts_n;
    int scripts_rejected; // that could not be read; they are among the rejected
    int sets;             // folders of sets that were read
    const char **games;   // whose cards, lists or decks were read
    int games_n;
    ReadFile *files; // the lists of sets that were read
    int files_n;
    ReadExport *exports; // the tables of known programs
    int exports_n;
    int clashes; // columns and keywords that are otherwise here: nothing is imported
    bool game_changed; // scripts of a game, not of a set, are new
    bool written;
    int64_t first, last; // ids of its rows in the table import; 0: none
} ImportReport;

// How much of lists and decks is left out. A row that waits is not.
typedef struct {
    int left, all; // rows of lists, and decks
    bool is_small; // more than half is left out, but not all
} ImportPart;

ImportPart import_report_part(const ImportReport *report);

// Returns the sums of all tallies.
Tally import_report_sum(const ImportReport *report);

#endif
