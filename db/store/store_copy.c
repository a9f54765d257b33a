// store_copy.c -- copies a database page by page; what is uncommitted in it is copied too.

#include "db/store/store_copy.h"
#include "db/store/store_file.h"

static int copy_pages(Store *to, const Store *from, Err *err)
{
    sqlite3_backup *backup = sqlite3_backup_init(to->db, "main", from->db, "main");
    int status = SQLITE_ERROR;

    if (backup) {
        status = sqlite3_backup_step(backup, -1);
        (void)sqlite3_backup_finish(backup);
    }
    return status == SQLITE_DONE ? 0 : store_file_fault(to, err);
}

Store *store_copy(const Store *from, Err *err)
{
    Store *to = store_open_to_write("", NULL, err);

    if (!to) return NULL;
    if (!copy_pages(to, from, err)) {
        to->fresh = from->fresh;
        to->bytes = from->bytes;
        to->stated = from->stated;
        return to;
    }
    store_close(to);
    return NULL;
}
