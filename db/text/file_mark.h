// file_mark.h -- recognises files that are no text by their first bytes.

#ifndef FILE_MARK_H
#define FILE_MARK_H

#include <stddef.h>

enum { FILE_MARK_HEAD = 512 }; // first bytes that are enough to tell

typedef enum {
    FILE_PACKED,  // unpack.h opens it
    FILE_OFFICE,  // the container of old Office files
    FILE_REFUSED, // nothing here reads it
} FileKind;

typedef struct {
    const char *bytes;
    int n, at; // where the bytes stand
    FileKind kind;
    const char *what;   // "a PDF"
    const char *remedy; // of a refused one: "save the table as CSV"
} FileMark;

// Returns the row for a file that begins with [head], or NULL if it seems to be text.
const FileMark *file_mark_find(const void *head, size_t n);

#endif
