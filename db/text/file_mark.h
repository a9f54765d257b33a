// file_mark.h -- recognises what is neither a list nor a deck: files that are no text by
// their first bytes, and texts by their first lines.

#ifndef FILE_MARK_H
#define FILE_MARK_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/err.h"

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
    const char *begins; // what it begins with besides; NULL: nothing more
} FileMark;

// Returns the row for a file that begins with [head], or NULL if it seems to be text.
const FileMark *file_mark_find(const void *head, size_t n);

// Fails with what the text [text], which [name] has, seems to be, and with what to do. Only
// what no list and no deck has is a mark; ask it of a text that no reader of lists knows.
// Returns 0 if nothing is known.
int file_mark_refuse_text(const char *text, size_t n, const char *name, Err *err);

// Returns whether [n] bytes that are no UTF-8 can be a text in Windows-1252. Few bytes beyond
// ASCII can.
bool file_mark_is_western(const unsigned char *text, size_t n);

#endif
