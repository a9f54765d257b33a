// language.h -- the language's own words and keys, as rows for the manual and the lint.
//
// The rows come from language.def, which the host reads its words from as well, so a
// word that works has an entry here. What is a game's own is in its Rules.
//
// Includes engine/kernel/ only.

#ifndef LANGUAGE_H
#define LANGUAGE_H

#include "scripting/host.h"

typedef enum {
    LANGUAGE_CLAUSE,
    LANGUAGE_KEY,
    LANGUAGE_FLAG,
    LANGUAGE_QUERY_KEY,
    LANGUAGE_BUILDER,
    LANGUAGE_ROLE, // and places, and what else stands in queries
    LANGUAGE_KEYWORD_FLAG,
    LANGUAGE_RENAMED, // a word of an earlier level, see script_level.h
} LanguageKind;

typedef struct {
    const char *name;
    const char
        *form; // of keys what is given, of builders how they are written; or NULL
    const char *rule; // or NULL
    const char *doc;
    LanguageKind kind;
    int clauses; // of keys and flags: in which clauses they stand, a bit a ClauseKind
} LanguageRow;

const LanguageRow *language_rows(int *n);

// "when", "passive", ... of a ClauseKind that a script can write.
const char *language_clause(int kind);

// What a verb's parameter with that letter of its signature wants: "things", "a player".
const char *language_argument(char letter);

// Calls [tell] with each name that scripts may use now: the words above, the game's,
// and those that sets and keywords have brought. In no particular order.
void language_words(const Host *host, void (*tell)(void *self, const char *name),
                    void *self);

#endif
