// csv_table.h -- a CSV file as rows of texts, each with the line it stands on.

#ifndef CSV_TABLE_H
#define CSV_TABLE_H

#include "../engine/kernel/err.h"
#include "pool.h"

typedef struct {
    const char **fields; // never NULL, trimmed by libcsv
    int n;
    int line; // where it ends, from 1
} CsvRow;

typedef struct {
    CsvRow *rows; // the header is the first
    int n;
} CsvTable;

// Reads [path]; empty lines are skipped, a byte-order mark is too. -1 with [err]: 66
// missing, 65 quotes that do not match or text that is not UTF-8, 74 unreadable.
int csv_table_read(const char *path, Pool *pool, CsvTable *table, Err *err);

// The whole of a file, ended by a zero byte that [size] does not count. NULL with [err].
char *file_read(const char *path, Pool *pool, size_t *size, Err *err);

#endif
