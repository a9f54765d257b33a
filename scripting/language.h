// language.h -- the language's own words and keys, as rows for the manual and the lint.
//
// The rows come from language.def. The host reads its words from the same file, so
// every word that works has an entry here. Words of a game are in its Rules.

#ifndef LANGUAGE_H
#define LANGUAGE_H

#include "scripting/host.h"

// The kinds of entries.
typedef enum {
    LANGUAGE_CLAUSE,
    LANGUAGE_KEY,
    LANGUAGE_FLAG,
    LANGUAGE_QUERY_KEY,
    LANGUAGE_BUILDER,
    LANGUAGE_ROLE, // roles, places, and the other words that stand in queries
    LANGUAGE_KEYWORD_FLAG,
    LANGUAGE_KEYWORD_KEY,
    LANGUAGE_RENAMED, // a word of an earlier level, see script_level.h
} LanguageKind;

// A word or key with its entry in the manual.
typedef struct {
    const char *name;
    const char *form; // a key's value, how a builder is written; or NULL
    const char *rule; // or NULL
    const char *doc;
    LanguageKind kind;
    int clauses; // of a key or flag: where it may stand, a bit for each ClauseKind
} LanguageRow;

// Returns all rows, [n] of them.
const LanguageRow *language_rows(int *n);

// Returns "when", "passive" ... for a ClauseKind that a script can write.
const char *language_clause(int kind);

// Returns what a verb's parameter with that letter takes: "things", "a player".
const char *language_argument(char letter);

// The kind of thing that a name means.
typedef enum {
    NAMED_OTHER,
    NAMED_WORD,
    NAMED_PLACE,
    NAMED_FUNCTION,
    NAMED_QUERY,
    NAMED_CLAUSE,
    NAMED_NUMBER,
    NAMED_TEXT,
    NAMED_LIST,
} NamedKind;

typedef struct {
    const char *name;
    NamedKind kind;
    char parameters[160]; // of a function: "n, what"
} NamedWord;

// Calls [tell] with each name that scripts may use now: the words above, those of the
// game, and those that sets and keywords have added. The order is not defined.
void language_words(const Host *host, void (*tell)(void *self, const NamedWord *word),
                    void *self);

#endif
