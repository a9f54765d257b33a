// script_names.h -- the names that a script declares: locals, parameters, those of loops.

#ifndef SCRIPT_NAMES_H
#define SCRIPT_NAMES_H

#include "scripting/base/script_token.h"

// A walk over the names of a source, begun with its scan alone.
typedef struct {
    ScriptScan scan;
    int depth;   // of functions, conditions and loops at this place
    int level;   // of those in which the last name was declared; 0: outside of all
    bool lists;  // names go on here
    bool enters; // here the brackets of a function begin, whose name was taken
} ScriptNames;

// Takes the next declared name, in the order of the source. Returns false behind the last.
bool script_names_next(ScriptNames *names, ScriptToken *name);

// Returns whether the name is declared once, outside of all functions, and set nowhere else:
// it has one value in all functions of the source.
bool script_names_is_constant(const char *source, size_t size, const char *name);

#endif
