// figures.h -- the figures of a benchmark, as a table or as one JSON object.

#ifndef FIGURES_H
#define FIGURES_H

#include <stdbool.h>

enum { FIGURES_MAX = 48 };

// One measured value.
typedef struct {
    const char *key;  // its key in JSON
    const char *what; // its text in the table
    double value;
    const char *unit, *aim; // [aim]: the value to reach; "" for none
} Figure;

typedef struct {
    Figure list[FIGURES_MAX];
    int n;
} Figures;

// Adds a figure, whose texts must outlive the list; prints them all.
void figures_add(Figures *figures, Figure figure);
void figures_print(const Figures *figures, bool json);

#endif
