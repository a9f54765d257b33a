// file.h -- opens files to read, and reads a small one as its bytes.
//
// Every reader opens its file here, so that no program waits for a pipe.
// file_check_inside checks the files of a folder that somebody hands over: a link in it
// leads to files that the folder does not have.
//
// source.h reads lists of any size.

#ifndef FILE_H
#define FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>

#include "db/text/arena.h"
#include "engine/base/err.h"
#include "engine/base/limit.h"

// Opens a regular file to read, and fills [info]. A pipe, a socket, a device, a directory
// and a file that the system makes up while it is read are refused by what they are.
// Returns a descriptor, or -1 with [err]: 66 missing, 74 unreadable.
int file_open(const char *path, struct stat *info, Err *err);

// Does the same for a reader of lines. Returns NULL with [err].
FILE *file_open_lines(const char *path, Err *err);

// Refuses a link, a pipe, a socket or a device that lies in a folder. Returns -1 with [err]
// (65), or 0, also if nothing lies there.
int file_check_inside(const char *path, Err *err);

// Return whether anything lies there, a link without an end too, and whether it is a folder
// and no link to one.
bool file_is_there(const char *path);
bool file_is_folder_inside(const char *path);

// Reads up to [n] bytes of a descriptor, fewer only at its end. Returns how many, or -1.
int64_t file_read_some(int file, void *buffer, size_t n);

// Reads a whole regular file into [arena] and adds a zero byte that [size] does not count.
// A file of more bytes than the limit [most] is refused before it is read. Returns NULL
// with [err]: 65 too large, 66 missing, 74 unreadable.
char *file_read(const char *path, LimitId most, Arena *arena, size_t *size, Err *err);

// Returns what a text may not have, and its line: a NUL byte, or one that is no UTF-8.
// Returns NULL if all is text. A zero byte stands behind [text].
const char *file_odd_byte(const char *text, size_t size, int *line);

#endif
