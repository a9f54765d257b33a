// lacking.c -- functions of Linux and glibc by those that emscripten has.

#include <errno.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

static int (*sort_compare)(const void *, const void *, void *);
static void *sort_with;

static int compare_rows(const void *a, const void *b)
{
    return sort_compare(a, b, sort_with);
}

// There is one thread, and no comparison sorts.
void qsort_r(void *rows, size_t n, size_t size,
             int (*compare)(const void *, const void *, void *), void *with)
{
    sort_compare = compare;
    sort_with = with;
    qsort(rows, n, size, compare_rows);
}

// Its headers declare it.
ssize_t getrandom(void *bytes, size_t n, unsigned flags)
{
    (void)flags;
    return getentropy(bytes, n) ? -1 : (ssize_t)n;
}

// Files of a page are its own: nobody else is kept from them.
mode_t umask(mode_t mask)
{
    (void)mask;
    return 0;
}

// Files of a page have one name.
int link(const char *file, const char *other)
{
    (void)file;
    (void)other;
    errno = ENOTSUP;
    return -1;
}
