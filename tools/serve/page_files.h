// page_files.h -- the files of the page, held in memory: what is served is one of them or nothing,
// and no text of a request ever becomes a path.

#ifndef PAGE_FILES_H
#define PAGE_FILES_H

#include <stddef.h>

#include "db/text/arena.h"
#include "engine/base/err.h"

typedef struct {
    const char *name; // "index.html"
    const char *type; // "text/html; charset=utf-8"
    const char *bytes;
    size_t size;
} PageFile;

typedef struct {
    const PageFile *files;
    int n;
} PageFiles;

// Finds the folder of the page: `page` beside the program or beside its folder, as `make page` and
// `make dev-page` leave it, or share/cardwright/page where it is installed. Returns NULL with [err]
// where there is none.
const char *page_files_folder(Arena *arena, Err *err);

// Reads the files of a folder into [arena]; what begins with a dot, and links, are passed over.
// Returns 0, or -1 with [err].
int page_files_read(PageFiles *page, const char *folder, Arena *arena, Err *err);

// Returns the file that the address "/NAME" means, "/" index.html; NULL: there is none.
const PageFile *page_files_find(const PageFiles *page, const char *address);

#endif
