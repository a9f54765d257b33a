// pool.h -- memory that is taken piece by piece and given back all at once.
//
// What a list or a script says is read into strings of many lengths that all live as
// long as the reading; one pool owns them. Nothing from a pool is freed by itself.

#ifndef POOL_H
#define POOL_H

#include <stddef.h>

typedef struct Pool Pool;

Pool *pool_new(void);
void pool_free(Pool *pool);

// Gives back all that was taken and keeps one block for what comes.
void pool_empty(Pool *pool);

// Zeroed and aligned for any type. Never NULL: running out of memory ends the program.
void *pool_take(Pool *pool, size_t size);

// A copy of [text], or of its first [n] bytes, with an end. NULL stays NULL.
const char *pool_text(Pool *pool, const char *text);
char *pool_text_n(Pool *pool, const char *text, size_t n);

const char *pool_format(Pool *pool, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// An array with room for one element more than its [n] elements of [size] bytes: the
// same one, or a larger copy. Arrays that grow only by this need no capacity field.
void *pool_grow(Pool *pool, void *array, int n, size_t size);

#endif
