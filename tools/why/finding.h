// finding.h -- a tree of reasons: each fact with its reasons, and the rule or line behind
// it.
//
// `why`, `why not`, the chain and the end of a game all answer with such a tree. A function
// from a position builds it in an arena, which owns all of it; finding_print shows it to a
// person, finding_json gives it to a program. A text is a sentence without a full stop, in
// words a player understands; it says nothing that a field beside it says.

#ifndef FINDING_H
#define FINDING_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

#include "db/text/arena.h"
#include "engine/cards/library.h"

// The kind of a finding, in JSON its "kind": FINDING(id, word, text).
typedef enum {
#define FINDING(id, word, text) FINDING_##id,
#include "tools/why/findings.def"
    FINDING_KINDS
} FindingKind;

typedef struct Finding {
    FindingKind kind;
    const char *text; // "Strength is 6"
    // A field that is not known is NULL or 0.
    const char *rule;   // "477.3"
    const char *says;   // the sentence of that rule, for who wants it
    const char *source; // the card that it comes from: "Mist Fox"
    const char *script; // where that card says it: "cards/toy/fox.lua"
    int line;           // of the script
    const char *mend;   // what would change it: "one card more in hand"
    bool has_number;
    int number; // the value, or what is added to it
    struct Finding *first, *last, *next;
} Finding;

// Adds a finding as the last below [parent] (NULL: it is the root), printf-like. Returns
// it, to fill its other fields; their strings must live as long as the arena.
Finding *finding_add(Arena *arena, Finding *parent, FindingKind kind,
                     const char *format, ...) __attribute__((format(printf, 4, 5)));

// Sets number; or script and line where clause [clause] of the library stands, 0: nothing.
void finding_number(Finding *finding, int number);
void finding_place(Finding *finding, Arena *arena, const Library *library,
                   ClauseId clause);

// Counts the findings below [finding], at any depth.
int finding_count(const Finding *finding);

// Prints the tree, no line wider than [width] columns (0: any). Each finding is a
// sentence, then in brackets rule and place, then the remedy; findings below it are
// indented. [says]: with the sentence of each rule.
void finding_print(const Finding *finding, int width, bool says, FILE *out);

// Returns the tree as a new reference: {"kind", "text", "rule", "says", "source",
// "script", "line", "mend", "number", "because": [...]}, without what is not known.
json_t *finding_json(const Finding *finding);

// Returns the word of a kind.
const char *finding_word(FindingKind kind);

// Returns who does something, "foe is asked"; of a player whose name is "you" the verb in
// front of [does] fits that: "you are asked", "you wait".
const char *finding_does(Arena *arena, const char *who, const char *does);

#endif
