// arena.h -- memory that a caller takes piece by piece and gives back all at once.
//
// Reading a list or a script gives strings of many lengths that all live as long as the
// reading: one arena owns them. No piece of an arena is freed alone.

#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>

typedef struct Arena Arena;

// Returns an empty arena that the caller owns.
Arena *arena_new(void);

// Frees the arena with all its pieces. NULL is allowed.
void arena_free(Arena *arena);

// Takes all pieces back and keeps one block for the next ones.
void arena_empty(Arena *arena);

// Returns [size] zeroed bytes, aligned for any type. Never returns NULL: the program
// ends when memory runs out.
void *arena_take(Arena *arena, size_t size);

// Copies [text], or its first [n] bytes, and adds a zero byte. NULL stays NULL.
const char *arena_text(Arena *arena, const char *text);
char *arena_text_n(Arena *arena, const char *text, size_t n);

// Formats like printf into a new piece of any length.
const char *arena_format(Arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// Makes room for one more element after the [n] elements of [size] bytes in [array].
// Returns the same array, or a larger copy when [n] is a power of two. An array that
// only this function grows needs no field for its capacity.
void *arena_grow(Arena *arena, void *array, int n, size_t size);

#endif
