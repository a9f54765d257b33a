// script_number.c -- gives each query that a function of a script writes a number.
//
// The braces of a query in a function are a table that Lua makes anew at each call. The
// number in it tells the host which query it is, so that it is read once.

#include "scripting/base/script_number.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "scripting/base/script_piece.h"

enum { NUMBER_BYTES = 16 };

// The source that is copied, piece by piece.
typedef struct {
    const char *at, *end;
    char *out;
    const char *name; // the piece before, if it is a name; NULL: it is none
    size_t name_n;
    int depth, function; // levels of code; that of the outermost function, 0: in none
    const NumberQueries *how;
} Numbering;

static bool is_word(const char *at, size_t n, const char *word)
{
    return n == strlen(word) && !memcmp(at, word, n);
}

static void count_levels(Numbering *numbering, const char *at, size_t n)
{
    const bool function = is_word(at, n, "function");

    if (function || is_word(at, n, "do") || is_word(at, n, "if") ||
        is_word(at, n, "repeat"))
        numbering->depth++;
    if (function && !numbering->function) numbering->function = numbering->depth;
    if (!is_word(at, n, "end") && !is_word(at, n, "until")) return;
    if (numbering->depth) numbering->depth--;
    if (numbering->depth < numbering->function) numbering->function = 0;
}

// Returns whether the braces that begin here are those of a query in a function.
static bool begins_query(const Numbering *numbering)
{
    const NumberQueries *how = numbering->how;

    return *numbering->at == '{' && numbering->function && numbering->name &&
           how->is_query(how->self, numbering->name, numbering->name_n);
}

static void take_piece(Numbering *numbering)
{
    const char *at = numbering->at;
    const size_t n = script_piece(at, numbering->end);
    const bool name = script_piece_is_name(*at);

    memcpy(numbering->out, at, n);
    numbering->out += n;
    if (begins_query(numbering))
        numbering->out += snprintf(numbering->out,
                                   NUMBER_BYTES,
                                   "[0]=%d,",
                                   numbering->how->next(numbering->how->self));
    numbering->at += n;
    if (strchr(" \t\r\n", *at) || script_piece_is_comment(at, numbering->end)) return;
    count_levels(numbering, at, n);
    numbering->name = name ? at : NULL;
    numbering->name_n = n;
}

char *script_number_queries(const char *source, size_t size, const NumberQueries *how,
                            size_t *now_size)
{
    size_t braces = 0;

    for (size_t i = 0; i < size; i++) braces += source[i] == '{';
    char *made = malloc(size + braces * NUMBER_BYTES + 1);
    Numbering numbering = {.at = source, .end = source + size, .out = made, .how = how};

    // The source has SCRIPT_SOURCE_MAX bytes at most.
    ASSERT(made);
    while (numbering.at < numbering.end) take_piece(&numbering);
    *now_size = (size_t)(numbering.out - made);
    return made;
}
