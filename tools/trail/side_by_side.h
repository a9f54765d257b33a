// side_by_side.h -- compares two texts by lines, and shows them in two columns.

#ifndef SIDE_BY_SIDE_H
#define SIDE_BY_SIDE_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

typedef struct {
    const char *left, *right; // texts of lines
    const char *left_title, *right_title;
    int width; // columns of both together
    bool all;  // equal lines too
} SideBySide;

// Returns whether the texts differ.
bool side_by_side_differ(const SideBySide *texts);

// Prints both; lines that differ have a mark between them. Prints nothing where they do not
// differ, unless all lines are wanted.
void side_by_side_print(const SideBySide *texts, FILE *out);

// Returns the lines that differ: [{"old": .., "new": ..}], null where a side has none.
json_t *side_by_side_json(const SideBySide *texts);

#endif
