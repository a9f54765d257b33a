// schema_check.c -- reads the schema row by row and looks each up in our own.
//
// SQLite goes by the text of a row alone, so the text is compared, and the other columns
// with it. Our own texts are taken apart anew each time; that takes less than one
// look-up of a card.

#include "db/schema/schema_check.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "db/schema/schema.h"
#include "db/schema/sql_word.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

enum { WANTED_MAX = 128, NAME_SHOWN = 80 };

// A statement of our own schema.
typedef struct {
    SqlWord type, name, table; // `table` is that of an index, else the name once more
    const char *sql;
    int bytes;    // of sql: up to its ';'
    bool fitting; // the file has it in this form, or had no need of this form
    bool earlier; // a second form
} Wanted;

typedef struct {
    Wanted rows[WANTED_MAX];
    int n;
} WantedList;

// A row of the file's schema.
typedef struct {
    const char *type, *name, *table, *sql; // [sql] "": SQLite made it for a table
    bool broken;                           // a text has a NUL
} Found;

// Takes the quotes of any kind from a name.
static SqlWord unquoted(SqlWord word)
{
    if (word.n > 1 && strchr("'\"`[", *word.text))
        return (SqlWord){word.text + 1, word.n - 2};
    return word;
}

// Reads what the statement at [*at] makes, and moves behind its ';'.
static Wanted read_statement(const char **at)
{
    const char *line = *at;
    SqlWord word = sql_word_next(&line);
    Wanted wanted = {.sql = word.text};

    if (!sql_word_is(word, "CREATE")) wanted.sql = NULL; // PRAGMA
    wanted.type = sql_word_next(&line);
    while (sql_word_is(wanted.type, "UNIQUE") || sql_word_is(wanted.type, "VIRTUAL"))
        wanted.type = sql_word_next(&line);
    wanted.name = wanted.table = unquoted(sql_word_next(&line));
    if (sql_word_is(wanted.type, "INDEX")) {
        (void)sql_word_next(&line); // ON
        wanted.table = sql_word_next(&line);
    }
    do word = sql_word_next(at);
    while (word.n && !sql_word_is(word, ";"));
    if (wanted.sql) wanted.bytes = (int)(word.text - wanted.sql);
    return wanted;
}

static void add_statements(WantedList *list, const char *text, bool earlier)
{
    for (const char *next = text; sql_word_next(&next).n; next = text) {
        Wanted wanted = read_statement(&text);
        if (!wanted.sql) continue;
        ASSERT(list->n < WANTED_MAX); // our own texts
        wanted.earlier = wanted.fitting = earlier;
        list->rows[list->n++] = wanted;
    }
}

// Returns whether [text] is [word], which is not empty. Most differ in the first letter.
static bool has_name(SqlWord word, const char *text)
{
    enum { CASE = 'a' ^ 'A' };

    if ((*text | CASE) != (*word.text | CASE)) return false;
    return (int)strlen(text) == word.n && !sqlite3_strnicmp(text, word.text, word.n);
}

// Returns whether [found] has the words of [wanted]. SQLite keeps a text as it was, so that the
// bytes of most are the same.
static bool has_text(const Wanted *wanted, const Found *found)
{
    if (found->broken) return false;
    if ((int)strlen(found->sql) == wanted->bytes &&
        !memcmp(found->sql, wanted->sql, (size_t)wanted->bytes))
        return true;
    return sql_word_same(wanted->sql, found->sql);
}

static Found read_found(sqlite3_stmt *row)
{
    const char *texts[4];
    Found found = {0};

    for (int i = 0; i < 4; i++) {
        texts[i] = (const char *)sqlite3_column_text(row, i);
        if (!texts[i]) texts[i] = "";
        if ((int)strlen(texts[i]) != sqlite3_column_bytes(row, i)) found.broken = true;
    }
    found.type = texts[0], found.name = texts[1];
    found.table = texts[2], found.sql = texts[3];
    return found;
}

static const char *word_of(const char *type)
{
    static const char *const words[] = {"table", "index", "view", "trigger"};

    for (int i = 0; i < COUNT_OF(words); i++)
        if (!sqlite3_stricmp(type, words[i])) return words[i];
    return "thing";
}

static int refuse_schema(const char *path, const Found *found, bool known, Err *err)
{
    return err_set(err,
                   CODE_DATA,
                   known
                       ? "database %s has the %s '%.*s' in another form than imports "
                         "make; it is not used"
                       : "database %s has the %s '%.*s', which no import makes; it is "
                         "not used",
                   path,
                   word_of(found->type),
                   text_fit(found->name, NAME_SHOWN),
                   found->name);
}

// Returns whether SQLite made the row for a table of ours.
static bool is_automatic(WantedList *list, const Found *found)
{
    if (*found->sql || strcmp(found->type, "index")) return false;
    for (int i = 0; i < list->n; i++)
        if (has_name(list->rows[i].name, found->table))
            return !strncmp(found->name, "sqlite_autoindex_", 17);
    return false;
}

static int look_up(WantedList *list, const Found *found, const char *path, Err *err)
{
    bool known = false;

    if (is_automatic(list, found)) return 0;
    for (int i = 0; i < list->n; i++) {
        Wanted *wanted = &list->rows[i];
        if (!has_name(wanted->name, found->name) ||
            !has_name(wanted->type, found->type) ||
            !has_name(wanted->table, found->table))
            continue;
        known = true;
        if (!has_text(wanted, found)) continue;
        for (int k = 0; k < list->n; k++)
            if (has_name(list->rows[k].name, found->name)) list->rows[k].fitting = true;
        return 0;
    }
    return refuse_schema(path, found, known, err);
}

static int find_missing(const WantedList *list, const char *path, Err *err)
{
    for (int i = 0; i < list->n; i++) {
        const SqlWord name = list->rows[i].name;
        if (list->rows[i].fitting) continue;
        return err_set(
            err,
            CODE_DATA,
            "database %s lacks '%.*s', which every import makes; it is not used",
            path,
            name.n,
            name.text);
    }
    return 0;
}

static int schema_fault(sqlite3 *db, const char *path, Err *err)
{
    return err_set(err,
                   CODE_DATA,
                   "database %s has a schema that cannot be read (%s); it is not used",
                   path,
                   sqlite3_errmsg(db));
}

static sqlite3_stmt *read_schema(sqlite3 *db)
{
    sqlite3_stmt *row = NULL;

    (void)sqlite3_prepare_v2(
        db, "SELECT type, name, tbl_name, sql FROM sqlite_schema", -1, &row, NULL);
    return row;
}

int schema_check(sqlite3 *db, const char *path, Err *err)
{
    sqlite3_stmt *row = read_schema(db);
    WantedList list = {.n = 0};
    int status = SQLITE_ERROR, failed = 0;

    add_statements(&list, schema_sql, false);
    add_statements(&list, search_index_sql, false);
    add_statements(&list, schema_index_sql, false);
    add_statements(&list, schema_earlier_sql, true);
    while (row && !failed && (status = sqlite3_step(row)) == SQLITE_ROW) {
        const Found found = read_found(row);
        failed = look_up(&list, &found, path, err);
    }
    if (!failed && status != SQLITE_DONE) failed = schema_fault(db, path, err);
    sqlite3_finalize(row);
    return failed ? -1 : find_missing(&list, path, err);
}

// Returns whether [found] is a table or index by its text, or a view or search index of
// an earlier version.
static bool is_earlier(const Found *found)
{
    static const char *const views[] = {"card_fact_source",
                                        "card_word_source",
                                        "fact_index_source",
                                        "word_index_source",
                                        "thing",
                                        "thing_live",
                                        "thing_said"};
    static const char *const indexes[] = {
        "card_fact", "card_word", "fact_index", "word_index"};
    const char *at = found->sql;
    const SqlWord create = sql_word_next(&at), type = sql_word_next(&at);

    if (found->broken) return false;
    if (!create.n) return !strcmp(found->type, "index");
    if (sql_word_is(type, "VIEW") && !strcmp(found->type, "view")) {
        for (int i = 0; i < COUNT_OF(views); i++)
            if (!strcmp(found->name, views[i])) return true;
    }
    if (strcmp(found->type, "table") && strcmp(found->type, "index")) return false;
    if (sql_word_is(type, "VIRTUAL")) {
        for (int i = 0; i < COUNT_OF(indexes); i++)
            if (!strcmp(found->name, indexes[i])) return true;
    }
    return sql_word_is(type, "TABLE") || sql_word_is(type, "INDEX") ||
           sql_word_is(type, "UNIQUE");
}

int schema_check_earlier(sqlite3 *db, const char *path, Err *err)
{
    sqlite3_stmt *row = read_schema(db);
    int status = SQLITE_ERROR, failed = 0;

    while (row && !failed && (status = sqlite3_step(row)) == SQLITE_ROW) {
        const Found found = read_found(row);
        if (!is_earlier(&found)) failed = refuse_schema(path, &found, false, err);
    }
    if (!failed && status != SQLITE_DONE) failed = schema_fault(db, path, err);
    sqlite3_finalize(row);
    return failed;
}
