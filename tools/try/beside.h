// beside.h -- two texts side by side: the lines in which they differ, and those around them.

#ifndef BESIDE_H
#define BESIDE_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

typedef struct {
    const char *left, *right; // texts of lines
    const char *left_title, *right_title;
    int width; // columns of both together
    bool all;  // equal lines too
} Beside;

// Whether the texts differ.
bool beside_differ(const Beside *beside);

// Prints both; lines that differ have a mark between them. Prints nothing where they do not
// differ, unless all lines are wanted.
void beside_print(const Beside *beside, FILE *out);

// Returns the lines that differ: [{"old": .., "new": ..}], null where a side has none.
json_t *beside_json(const Beside *beside);

#endif
