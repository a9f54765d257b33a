// ruleset_inside.h -- what ruleset.c and ruleset_verbs.c share.

#ifndef RULESET_INSIDE_H
#define RULESET_INSIDE_H

#include "scripting/ruleset.h"
#include "scripting/scripting_inside.h"

// What a note holds: the sort of a Value and what matters of it.
typedef struct {
    uint8_t kind; // ValueKind
    uint8_t pad[3];
    union {
        int32_t n;
        Ref ref;
    };
} Note;

enum { NOTES_MAX = RULES_BYTES / sizeof(Note) };

enum { RULESET_VALUE }; // the one fact of a ruleset's cards

// The first two clauses of a ruleset's library.
enum { CLAUSE_SETUP = 1, CLAUSE_STEP };

struct Ruleset {
    Rules rules; // first, so that the Rules of a table lead back here
    ZoneRow zones[ZONES_MAX];
    WordRow notes[NOTES_MAX];
    Library *library;
    Host *host;
    bool declared;
};

// Rows of the rules that are the same in every ruleset.
void ruleset_rows(Rules *rules);

#endif
