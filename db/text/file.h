// file.h -- reads a small file as its bytes.
//
// source.h reads lists of any size.

#ifndef FILE_H
#define FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "db/text/arena.h"
#include "engine/kernel/base/err.h"

// Reads a whole regular file of at most 64 MiB into [arena] and adds a zero byte that
// [size] does not count. Returns NULL with [err]: 66 missing, 74 unreadable.
char *file_read(const char *path, Arena *arena, size_t *size, Err *err);

#endif
