// script_number.h -- gives each query that a function of a script writes a number.

#ifndef SCRIPT_NUMBER_H
#define SCRIPT_NUMBER_H

#include <stdbool.h>
#include <stddef.h>

// The reader, which knows the words before the braces of a query, and the numbers.
typedef struct {
    bool (*is_query)(void *self, const char *name, size_t n);
    int (*next)(void *self);
    void *self;
} NumberQueries;

// Returns the source, where each query in a function has its number as entry 0 of its
// braces: `hex { q = n }` becomes `hex {[0]=7, q = n }`. Lines stay. The caller frees it.
char *script_number_queries(const char *source, size_t size, const NumberQueries *how,
                            size_t *now_size);

#endif
