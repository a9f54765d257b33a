// lacking.h -- what the C library of emscripten 3.1.6 does not have; page.mk includes it everywhere.

#ifndef LACKING_H
#define LACKING_H

#include <stddef.h>

// As glibc has it.
void qsort_r(void *rows, size_t n, size_t size,
             int (*compare)(const void *, const void *, void *), void *with);

#endif
