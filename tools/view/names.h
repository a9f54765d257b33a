// names.h -- names in sentences: lists with commas and "and", and how many of a name.
//
// A list is "Gust", "Gust and Spark", "Gust, Spark and Tower". Where a name has a comma of
// its own, semicolons part the names: "Annie, Fiery; Gust; and Tower".

#ifndef NAMES_H
#define NAMES_H

#include "tools/view/line.h"

enum { NAME_COUNTED = 100 }; // bytes that names_counted writes at most

// Adds what stands before name [i] of [n]: nothing, ", " or " and "; semicolons where
// [apart].
void names_between(Line *line, int i, int n, bool apart);

// Returns whether semicolons must part the [n] names: one has a comma, and a reader could
// take it for two.
bool names_apart(const char *const *names, int n);

// Adds a list of names.
void names_add(Line *line, const char *const *names, int n);

// Writes how many of a name there are: "Gust", "2 Sparks", "3 Torches", "2 × Annie, Fiery".
// A name that makes no plain plural is counted in front.
void names_counted(const char *name, int count, char to[NAME_COUNTED]);

#endif
