// set_script.h -- reads one script of a set or of a game from its file.

#ifndef SET_SCRIPT_H
#define SET_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>

#include "db/text/problem.h"

typedef struct {
    const char *kind; // "card", "keyword", "words", "ruleset", "rules"
    const char *name; // code, keyword, the set's code, the game's name, a file's name
    const char *path;
    const char *source;
    const char *summary; // the comment at its top; NULL: none
    size_t size;
    bool named; // by a person, so that it may be a link; else it lies in a folder
} SetScript;

// Reads the file at the path of [script] into its source. Returns NULL, or what it
// should have been.
const char *set_script_read(SetScript *script, Arena *arena);

// Returns the string after [word] at the start of a line of a script (card "OGN-024"),
// or NULL.
const char *set_script_named(Arena *arena, const char *source, const char *word);

// Joins the comment lines at the top of a script. Skips a line that begins with [skip],
// the card's code, because it only repeats code and name. [skip] may be NULL.
const char *set_script_summary(Arena *arena, const char *source, const char *skip);

// Returns whether two scripts differ in comments and spacing at most.
bool set_script_same(const char *a, const char *b);

#endif
