// store_cell.c -- learns kinds from the schema, which is ours, and ranges from names.

#include "db/store/store_cell.h"

#include <string.h>

#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

typedef struct {
    const char *column;
    int64_t least, most;
} Range;

// The first holds for all numbers that have none of their own.
static const Range ranges[] = {
    {"", 0, INT32_MAX},
    {"id", 0, ROW_IDS_MAX},
    {"has_text", 0, 1},
    {"listed", 0, 1},
    {"derived", 0, 1},
    {"undone", 0, 1},
    {"count", 0, DECK_COPIES_MAX},
    {"hash", INT64_MIN, INT64_MAX},
    {"old", INT64_MIN, INT64_MAX},
    {"new", INT64_MIN, INT64_MAX},
    {"number", INT32_MIN, INT32_MAX},
    {"trust", INT32_MIN, INT32_MAX},
};

typedef struct {
    const char *column;
    LimitId most;
} Length;

static const Length lengths[] = {
    {"", LIMIT_CSV_FIELD},
    {"source", LIMIT_SCRIPT_SOURCE},
    {"summary", LIMIT_SCRIPT_SOURCE},
    {"content", LIMIT_CELL_BYTES},
    {"header", LIMIT_CELL_BYTES},
    {"value", LIMIT_CELL_BYTES},
    {"old", LIMIT_CELL_BYTES},
    {"new", LIMIT_CELL_BYTES},
};

// Returns the row of ranges or of lengths for a column, 0: the one that holds for all
// others.
static uint8_t range_of(const char *column)
{
    for (int i = 1; i < COUNT_OF(ranges); i++)
        if (!strcmp(ranges[i].column, column)) return (uint8_t)i;
    return 0;
}

static uint8_t length_of(const char *column)
{
    for (int i = 1; i < COUNT_OF(lengths); i++)
        if (!strcmp(lengths[i].column, column)) return (uint8_t)i;
    return 0;
}

// Returns whether a column may have NULL where its table has none: where a row is missing.
// A query within the query has its text as a name, or one of its own.
static bool may_lack_row(const Statement *statement, int column, const char *name)
{
    return strstr(statement->sql, "LEFT JOIN") ||
           strcmp(sqlite3_column_name(statement->statement, column), name) != 0;
}

static void learn(const Store *store, Statement *statement, int column)
{
    sqlite3_stmt *row = statement->statement;
    const char *type = sqlite3_column_decltype(row, column);
    const char *schema = sqlite3_column_database_name(row, column);
    const char *table = sqlite3_column_table_name(row, column);
    const char *name = sqlite3_column_origin_name(row, column);
    int never_null = 0;

    statement->kinds[column] = CELL_NULL;
    // SQLite knows the columns of the first query alone.
    if (!type || !schema || !table || !name || strcmp(schema, "main") != 0 ||
        strstr(statement->sql, "UNION"))
        return;
    (void)sqlite3_table_column_metadata(
        store->db, schema, table, name, NULL, NULL, &never_null, NULL, NULL);
    const bool text = !strcmp(type, "TEXT");
    if (!text && strcmp(type, "INTEGER") != 0) return;
    statement->kinds[column] = text ? CELL_TEXT : CELL_NUMBER;
    statement->ranges[column] = text ? length_of(name) : range_of(name);
    if (!never_null || may_lack_row(statement, column, name))
        statement->kinds[column] |= CELL_NULL;
}

void store_cell_learn(const Store *store, Statement *statement)
{
    const int n = sqlite3_column_count(statement->statement);

    statement->columns_n = n < STATEMENT_COLUMNS_MAX ? n : STATEMENT_COLUMNS_MAX;
    for (int i = 0; i < statement->columns_n; i++) learn(store, statement, i);
}

// Returns whether the [n] bytes of [text] are UTF-8 without a NUL.
static const char *check_text(const char *text, int n)
{
    const char *end = text + n;

    while (text < end) {
        uint64_t eight;
        while (end - text >= 8) {
            memcpy(&eight, text, 8);
            // All bytes are ASCII, and none is 0.
            if ((eight | (eight - 0x0101010101010101U)) & 0x8080808080808080U) break;
            text += 8;
        }
        if (text == end) break;
        if (!*text) return "a text with a NUL";
        const size_t character = text_character(text);
        if (!character) return "a text that is no UTF-8";
        text += character;
    }
    return NULL;
}

static const char *check_cell(sqlite3_value *cell, uint8_t kind, uint8_t range)
{
    const uint8_t types = kind & (CELL_TEXT | CELL_NUMBER);

    switch (sqlite3_value_type(cell)) {
    case SQLITE_NULL:
        return kind & CELL_NULL ? NULL : "nothing, where it must have a value";
    case SQLITE_TEXT: {
        const char *text = (const char *)sqlite3_value_text(cell);
        const int n = sqlite3_value_bytes(cell);
        if (types && !(kind & CELL_TEXT)) return "a text, where it must have a number";
        const LimitRow *most = limit_row(lengths[range].most);
        return types && n > most->value ? most->more : check_text(text, n);
    }
    case SQLITE_INTEGER: {
        const int64_t number = sqlite3_value_int64(cell);
        if (!types) return NULL;
        if (!(kind & CELL_NUMBER)) return "a number, where it must have a text";
        return number < ranges[range].least || number > ranges[range].most
                   ? "a number that no import writes there"
                   : NULL;
    }
    default: return "neither a text nor a whole number";
    }
}

const char *store_cell_check(const Statement *statement, int *column)
{
    const char *wrong = NULL;

    for (int i = 0; i < statement->columns_n && !wrong; i++) {
        wrong = check_cell(sqlite3_column_value(statement->statement, i),
                           statement->kinds[i],
                           statement->ranges[i]);
        *column = i;
    }
    return wrong;
}
