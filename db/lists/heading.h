// heading.h -- finds the field of a heading by known words (header_word.def), and the
// languages that it names.

#ifndef HEADING_H
#define HEADING_H

#include "db/lists/listed_row.h"
#include "db/notation/list_forms.h"

typedef struct {
    Field field;                   // FIELD_UNKNOWN: nobody knows the heading
    char language[LANGUAGE_BYTES]; // that it names: "name_fr"; or ""
    const char *of;                // the language in which it is written; NULL: unknown
} Heading;

// Returns the heading that [text] is, in a game with [words].
Heading heading_find(const ListWords *words, const char *text);

// Returns its field alone.
Field heading_field(const ListWords *words, const char *text);

// Returns a known heading that is one slip away from [text], or NULL.
const char *heading_near(Arena *arena, const ListWords *words, const char *text);

// Writes a heading without case, accents and punctuation, and "no" for "#".
void heading_fold(const char *text, char folded[NAME_BYTES_MAX]);

#endif
