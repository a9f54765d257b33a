// office.c -- reads the workbook in a file of the old Office form; refuses any other
// document by its name.

#include "db/sheets/office.h"

#include "db/sheets/container.h"
#include "db/sheets/xls.h"
#include "engine/base/base.h"

// Something that such a file holds, by the name of its stream.
typedef struct {
    const char *name;
    const char *what, *remedy;
} Inside;

static const Inside insides[] = {
    {"EncryptedPackage", "a workbook with a password", "save it without one"},
    {"WordDocument", "a Word document", "save the table in it as CSV or XLSX"},
    {"PowerPoint Document", "a presentation", "save the table in it as CSV or XLSX"},
    {"Book", "an Excel workbook of 1995 or before", "save it as XLSX"},
};

int office_open(Workbook *book, Err *err)
{
    const Container *container = container_open(book->arena, book->blob, err);
    ContainerStream stream;

    if (!container) return -1;
    if (container_find(container, "Workbook", &stream)) {
        book->data = arena_take(book->arena, sizeof stream);
        *(ContainerStream *)book->data = stream;
        return xls_open(book, err);
    }
    for (int i = 0; i < COUNT_OF(insides); i++)
        if (container_find(container, insides[i].name, &stream))
            return err_set(err,
                           CODE_DATA,
                           "%s is %s: %s",
                           book->path,
                           insides[i].what,
                           insides[i].remedy);
    return err_set(err,
                   CODE_DATA,
                   "%s is an old Office file without a workbook, such as a mail or a "
                   "drawing: save the table in it as CSV or XLSX",
                   book->path);
}
