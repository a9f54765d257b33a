// office.c -- files of the old Office form, which are refused: no reader of them stands any
// bytes whatever.
//
// The same container holds workbooks, Word documents and presentations: the names in its
// folder tell which.

#include <string.h>

#include "db/sheets/workbook.h"
#include "engine/kernel/base/base.h"

enum { SECTOR_BYTES = 512, FOLDER_BYTES = 4096 };

// Something that is in the container, by its name there.
typedef struct {
    const char *name;
    const char *what, *remedy;
} Inside;

static const Inside insides[] = {
    {"EncryptedPackage", "a workbook with a password", "save it without one"},
    {"WordDocument", "a Word document", "save the table in it as CSV or XLSX"},
    {"PowerPoint Document", "a presentation", "save the table in it as CSV or XLSX"},
};

static bool has_name(const unsigned char *folder, size_t n, const char *name)
{
    unsigned char wide[64] = {0};
    const size_t length = strlen(name);

    for (size_t i = 0; i < length; i++) wide[2 * i] = (unsigned char)name[i];
    return memmem(folder, n, wide, 2 * length) != NULL;
}

int office_open(Workbook *book, Err *err)
{
    unsigned char folder[FOLDER_BYTES];
    const unsigned char *head = book->blob->head;
    const int64_t sector = (int64_t)head[48] | head[49] << 8 | (int64_t)head[50] << 16;
    const int64_t size = head[30] == 12 ? FOLDER_BYTES : SECTOR_BYTES;
    const int64_t n =
        blob_read_at(book->blob, (sector + 1) * size, folder, sizeof folder);

    for (int i = 0; i < COUNT_OF(insides); i++)
        if (n > 0 && has_name(folder, (size_t)n, insides[i].name))
            return err_set(err,
                           CODE_DATA,
                           "%s is %s: %s",
                           book->path,
                           insides[i].what,
                           insides[i].remedy);
    return err_set(
        err,
        CODE_DATA,
        "%s is an old Office file, such as an Excel workbook: save it as XLSX",
        book->path);
}
