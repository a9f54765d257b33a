// file.h -- a file's bytes as they are, for what is small and has one form.

#ifndef FILE_H
#define FILE_H

#include <stddef.h>

#include "db/text/arena.h"
#include "engine/kernel/base/err.h"

// The whole of a file of at most 64 MiB, ended by a zero byte that [size] does not
// count. NULL with [err].
char *file_read(const char *path, Arena *arena, size_t *size, Err *err);

#endif
