// ruleset_inside.h -- declarations that ruleset.c and ruleset_verbs.c share.

#ifndef RULESET_INSIDE_H
#define RULESET_INSIDE_H

#include "scripting/ruleset.h"
#include "scripting/scripting_inside.h"

// The value of a note: the kind of a Value, and as much of it as a note keeps.
typedef struct {
    uint8_t kind; // ValueKind
    uint8_t pad[3];
    union {
        int32_t n;
        Ref ref;
    };
} Note;

// The book of the State holds the notes.
_Static_assert(NOTES_MAX * sizeof(Note) <= RULES_BYTES, "the notes must fit the State");

enum { RULESET_VALUE }; // the only fact of a ruleset's cards

// The first two clauses of a ruleset's library.
enum { CLAUSE_SETUP = 1, CLAUSE_STEP };

// A game that a script declares, with the tables that its rules point to.
struct Ruleset {
    Rules rules; // first, because code casts a table's Rules to its Ruleset
    ZoneRow zones[ZONES_MAX];
    WordRow notes[NOTES_MAX];
    EndingRow endings[ENDINGS_MAX];
    Library *library;
    Host *host;
    bool declared;
};

// Fills in the rows of the rules that are the same in every ruleset.
void ruleset_rows(Rules *rules);

// Checks the notes of a game. Returns NULL, or what is wrong with one. Fits Rules.verify.
const char *ruleset_verify_notes(const Table *table);

#endif
