// memory.c -- the memory functions of the C library by the instructions that WebAssembly has for them:
// its own go byte by byte, or out to JavaScript. Short pieces are quicker in a loop.
//
// page.mk allows the instructions in this file alone, so that nothing short becomes one elsewhere.

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SHORT = 64 };

// Words that may lie anywhere, and be of any type.
typedef uint64_t __attribute__((aligned(1), may_alias)) Word;

void *memset(void *to, int byte, size_t n)
{
    unsigned char *at = to;
    const Word word = 0x0101010101010101U * (unsigned char)byte;

    if (n >= SHORT) return __builtin_memset(to, byte, n);
    for (; n >= sizeof word; n -= sizeof word, at += sizeof word) *(Word *)at = word;
    while (n--) *at++ = (unsigned char)byte;
    return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
    unsigned char *at = to;
    const unsigned char *read = from;

    if (n >= SHORT) return __builtin_memcpy(to, from, n);
    for (; n >= sizeof(Word);
         n -= sizeof(Word), at += sizeof(Word), read += sizeof(Word))
        *(Word *)at = *(const Word *)read;
    while (n--) *at++ = *read++;
    return to;
}

void *memmove(void *to, const void *from, size_t n)
{
    return __builtin_memmove(to, from, n);
}

// What lies beyond the break was never given out, so it is zero already. To leave it untouched spares a
// large table of which little is used its pages: the allocator would clear them all, and never gives
// memory back.
void *calloc(size_t n, size_t size)
{
    size_t bytes;

    if (__builtin_mul_overflow(n, size, &bytes)) return NULL;
    const uintptr_t end = (uintptr_t)sbrk(0);
    void *const at = malloc(bytes);
    const uintptr_t from = (uintptr_t)at;
    if (at && from < end) memset(at, 0, end - from < bytes ? end - from : bytes);
    return at;
}
