// page_files.c -- finds the folder of the page and reads it.

#include "tools/serve/page_files.h"

#include <dirent.h>
#include <string.h>
#include <unistd.h>

#include "db/text/file.h"
#include "engine/base/base.h"

enum { PAGE_FILES_MAX = 64 };

static const char first_page[] = "index.html";

const char *page_files_folder(Arena *arena, Err *err)
{
    static const char *const beside[] = {"page", "../page", "../share/cardwright/page"};
    char program[4096];
    const ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);

    program[n > 0 ? n : 0] = '\0';
    char *const slash = strrchr(program, '/');
    if (slash) *slash = '\0';
    for (int i = 0; slash && i < COUNT_OF(beside); i++) {
        const char *folder = arena_format(arena, "%s/%s", program, beside[i]);
        if (file_is_there(arena_format(arena, "%s/%s", folder, first_page)))
            return folder;
    }
    (void)err_set(err,
                  CODE_MISSING,
                  "the page is not built; in the source tree, say `make page`");
    return NULL;
}

// The kinds of file that a page has. Browsers take the type from here and do not guess.
static const char *type_of(const char *name)
{
    static const struct {
        const char *ending, *type;
    } types[] = {{".html", "text/html; charset=utf-8"},
                 {".js", "text/javascript; charset=utf-8"},
                 {".css", "text/css; charset=utf-8"},
                 {".json", "application/json"},
                 {".svg", "image/svg+xml"},
                 {".png", "image/png"},
                 {".wasm", "application/wasm"},
                 {".woff2", "font/woff2"}};
    const char *dot = strrchr(name, '.');

    for (int i = 0; dot && i < COUNT_OF(types); i++)
        if (!strcmp(dot, types[i].ending)) return types[i].type;
    return "application/octet-stream";
}

static int read_one(PageFile *file, const char *folder, const char *name, Arena *arena,
                    Err *err)
{
    const char *path = arena_format(arena, "%s/%s", folder, name);

    file->name = arena_text(arena, name);
    file->type = type_of(name);
    file->bytes = file_read(path, LIMIT_FILE_BYTES, arena, &file->size, err);
    return file->bytes ? 0 : -1;
}

int page_files_read(PageFiles *page, const char *folder, Arena *arena, Err *err)
{
    PageFile *files = arena_take(arena, PAGE_FILES_MAX * sizeof *files);
    DIR *entries = opendir(folder);
    int n = 0, status = 0;

    if (!entries)
        return err_set(err, CODE_MISSING, "the folder %s cannot be read", folder);
    for (struct dirent *entry; !status && (entry = readdir(entries));) {
        if (entry->d_name[0] == '.' || entry->d_type != DT_REG) continue;
        if (n == PAGE_FILES_MAX)
            status = err_set(
                err, CODE_DATA, "%s has more than %d files", folder, PAGE_FILES_MAX);
        else
            status = read_one(&files[n++], folder, entry->d_name, arena, err);
    }
    (void)closedir(entries);
    *page = (PageFiles){files, n};
    return status;
}

const PageFile *page_files_find(const PageFiles *page, const char *address)
{
    const char *name = strcmp(address, "/") ? address + 1 : first_page;

    if (address[0] != '/') return NULL;
    for (int i = 0; i < page->n; i++)
        if (!strcmp(page->files[i].name, name)) return &page->files[i];
    return NULL;
}
