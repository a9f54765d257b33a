// arena.h -- memory that is taken piece by piece and given back all at once.
//
// What a list or a script says is read into strings of many lengths that all live as
// long as the reading; one arena owns them. Nothing from a arena is freed by itself.

#ifndef POOL_H
#define POOL_H

#include <stddef.h>

typedef struct Arena Arena;

Arena *arena_new(void);
void arena_free(Arena *arena);

// Gives back all that was taken and keeps one block for what comes.
void arena_empty(Arena *arena);

// Zeroed and aligned for any type. Never NULL: running out of memory ends the program.
void *arena_take(Arena *arena, size_t size);

// A copy of [text], or of its first [n] bytes, with an end. NULL stays NULL.
const char *arena_text(Arena *arena, const char *text);
char *arena_text_n(Arena *arena, const char *text, size_t n);

const char *arena_format(Arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// An array with room for one element more than its [n] elements of [size] bytes: the
// same one, or a larger copy. Arrays that grow only by this need no capacity field.
void *arena_grow(Arena *arena, void *array, int n, size_t size);

#endif
