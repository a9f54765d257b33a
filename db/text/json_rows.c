// json_rows.c -- walks the outer values by their brackets and parses only the rows.
//
// `outer` says which values surround the next byte. A row with matching brackets but
// wrong content is refused alone; wrong brackets outside a row end the list.

#include "db/text/json_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEY_BYTES = 64, FAULT_BYTES = 240, BESIDE_MAX = 32, BEHIND_MAX = 8 };

// A short text beside the rows.
typedef struct {
    int depth; // of the object that has it
    char name[2 * KEY_BYTES];
    char value[KEY_BYTES];
} Beside;

// A value that surrounds the next row.
typedef enum { IN_OBJECT, IN_ARRAY, IN_ROWS } Surrounding;

struct JsonRows {
    Source *source; // NULL: memory
    const char *at, *end;
    int64_t line; // of memory
    Surrounding outer[JSON_DEPTH_MAX];
    bool met[JSON_DEPTH_MAX]; // of arrays: had a row
    int pending
        [JSON_DEPTH_MAX]; // of arrays: values without keys before their first row
    int sets;             // depth of an array of sets, each with its cards; 0: none
    char keys[JSON_DEPTH_MAX]
             [KEY_BYTES]; // of the values in `outer`; "": an array has it
    Beside beside[BESIDE_MAX];
    int beside_n;
    Beside behind[BEHIND_MAX]; // the first that stood behind rows of their object
    int behind_n;
    bool waits; // a row was found behind these, and is next
    int depth;
    bool begun, first; // [first]: no member of the innermost value was read yet
    int64_t rows_n;
    char *text; // of the row at hand
    size_t n, size;
    size_t whole; // bytes of `text` up to the last comma between members
    bool too_large;
    bool is_page;
    bool is_lines;           // JSON Lines: a row a line, without brackets around them
    char fault[FAULT_BYTES]; // of the row at hand
    json_t *value;
};

static int depth_of_sets(const char *text, size_t n);

static JsonRows *start(void)
{
    JsonRows *rows = calloc(1, sizeof *rows);

    if (!rows) abort();
    rows->line = 1;
    return rows;
}

// Returns whether the text is one object with no other in it: a list of a lone row.
static bool is_lone(const char *text, const char *end)
{
    bool quoted = false;
    int objects = 0;

    while (end > text && strchr(" \t\r\n", end[-1])) end--;
    for (const char *c = text; c < end; c++) {
        if (*c == '\\' && quoted)
            c++;
        else if (*c == '"')
            quoted = !quoted;
        else if (*c == '{' && !quoted)
            objects++;
    }
    return objects == 1 && !quoted && end[-1] == '}';
}

// Returns whether the first line is an object and the next one begins with another.
static bool has_lines(const char *text, size_t n)
{
    const char *line = text, *const end = text + n;

    while (line < end && strchr(" \t\r\n", *line)) line++;
    if (line == end || *line != '{') return false;
    if (is_lone(line, end)) return true;
    const char *stop = memchr(line, '\n', (size_t)(end - line));
    const char *next = stop;
    while (next && next < end && strchr(" \t\r\n", *next)) next++;
    while (stop && stop > line && strchr(" \t\r\n", *stop)) stop--;
    return stop && *stop == '}' && next < end && *next == '{';
}

JsonRows *json_rows_open(Source *source)
{
    JsonRows *rows = start();
    size_t n;
    const char *head = source_head(source, &n);

    rows->source = source;
    rows->is_lines = has_lines(head, n);
    rows->sets = depth_of_sets(head, n);
    return rows;
}

JsonRows *json_rows_peek(const char *text, size_t n)
{
    JsonRows *rows = start();

    rows->at = text;
    rows->end = text + n;
    rows->is_lines = has_lines(text, n);
    rows->sets = depth_of_sets(text, n);
    return rows;
}

void json_rows_close(JsonRows *rows)
{
    json_decref(rows->value);
    free(rows->text);
    free(rows);
}

// ---- bytes

static int peek(const JsonRows *rows)
{
    if (rows->source) return source_peek(rows->source);
    return rows->at < rows->end ? (unsigned char)*rows->at : SOURCE_END;
}

static int next(JsonRows *rows)
{
    if (rows->source) return source_next(rows->source);
    if (rows->at == rows->end) return SOURCE_END;
    rows->line += *rows->at == '\n';
    return (unsigned char)*rows->at++;
}

static int64_t line_of(const JsonRows *rows)
{
    return rows->source ? rows->source->line : rows->line;
}

static int after_space(JsonRows *rows)
{
    while (peek(rows) == ' ' || peek(rows) == '\n' || peek(rows) == '\r' ||
           peek(rows) == '\t')
        (void)next(rows);
    return peek(rows);
}

// Fails at the next byte. A fault of the file itself goes first.
static int fail(const JsonRows *rows, const char *expected, Err *err)
{
    const char *name = rows->source ? rows->source->name : "text";
    const int column = rows->source ? source_column(rows->source) : 0;

    if (rows->source && peek(rows) == SOURCE_END) {
        if (source_failed(rows->source, err)) return -1;
        return err_set(err,
                       65,
                       "%s:%lld:%d: the list is cut off, expected %s",
                       name,
                       (long long)line_of(rows),
                       column,
                       expected);
    }
    return err_set(err,
                   65,
                   "%s:%lld:%d: found '%c', expected %s",
                   name,
                   (long long)line_of(rows),
                   column,
                   peek(rows) < ' ' ? '?' : peek(rows),
                   expected);
}

// ---- values

// Takes a byte and keeps it in `text`; past the limit only takes it.
static int take(JsonRows *rows)
{
    const int byte = next(rows);

    if (byte == SOURCE_END || rows->too_large) return byte;
    if (rows->n == JSON_ROW_MAX) {
        rows->too_large = true;
        return byte;
    }
    if (rows->n == rows->size) {
        rows->size = rows->size ? rows->size * 2 : 4096;
        rows->text = realloc(rows->text, rows->size);
        if (!rows->text) abort();
    }
    rows->text[rows->n++] = (char)byte;
    return byte;
}

// Passes a string whose quote is next and copies its first bytes to [key] (may be
// NULL).
static bool pass_string(JsonRows *rows, char *key)
{
    size_t n = 0;
    int byte;

    (void)take(rows);
    while ((byte = take(rows)) != SOURCE_END && byte != '"') {
        if (byte == '\\') byte = take(rows);
        if (key && n + 1 < KEY_BYTES) key[n++] = (char)byte;
    }
    if (key) key[n] = '\0';
    return byte == '"';
}

// Passes any value by its brackets alone; the parser judges its content later.
static bool pass_value(JsonRows *rows)
{
    int depth = 0;

    do {
        const int byte = peek(rows);

        if (byte == SOURCE_END) return false;
        if (byte == '"') {
            if (!pass_string(rows, NULL)) return false;
            continue;
        }
        if (depth == 0 && (byte == ',' || byte == '}' || byte == ']')) return true;
        if (depth == 1 && byte == ',' && !rows->too_large) rows->whole = rows->n;
        depth += (byte == '{' || byte == '[') - (byte == '}' || byte == ']');
        (void)take(rows);
        if (depth == 0 && (byte == '}' || byte == ']')) return true;
    } while (true);
}

static void forget(JsonRows *rows)
{
    rows->n = rows->whole = 0;
    rows->too_large = false;
}

static int skip_value(JsonRows *rows, Err *err)
{
    const bool whole = pass_value(rows);

    forget(rows);
    return whole ? 0 : fail(rows, "the end of a value", err);
}

// ---- the way to the rows

static bool holds_rows(const char *key)
{
    static const char *const keys[] = {"cards",
                                       "items",
                                       "data",
                                       "results",
                                       "rows",
                                       "records",
                                       "list",
                                       "printings",
                                       "content"};

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (!strcmp(keys[i], key)) return true;
    return false;
}

// Returns whether a key looks like the code of a set, which its cards stand under: "OGN".
static bool is_set(const char *key)
{
    const size_t n = strlen(key);
    const size_t letters = strspn(key, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");

    return n >= 2 && n <= 5 && letters == n && key[strspn(key, "0123456789")];
}

static int enter(JsonRows *rows, Surrounding surrounding, Err *err)
{
    if (rows->depth == JSON_DEPTH_MAX) return fail(rows, "values at most 64 deep", err);
    (void)next(rows);
    rows->keys[rows->depth][0] = '\0';
    rows->met[rows->depth] = false;
    rows->pending[rows->depth] = 0;
    rows->outer[rows->depth++] = surrounding;
    rows->first = true;
    return 0;
}

// Enters an object or an array on the way to the rows and skips any other value.
static int meet_value(JsonRows *rows, bool may_be_rows, Err *err)
{
    const int byte = after_space(rows);

    if (byte == '{') return enter(rows, IN_OBJECT, err);
    if (byte == '[') return enter(rows, may_be_rows ? IN_ROWS : IN_ARRAY, err);
    if (byte == SOURCE_END) return fail(rows, "a value", err);
    return skip_value(rows, err);
}

// Notes a text that comes too late for the rows of its object.
static void note_behind(JsonRows *rows, const Beside *beside)
{
    if (beside->depth && rows->met[beside->depth - 1] && rows->behind_n < BEHIND_MAX)
        rows->behind[rows->behind_n++] = *beside;
}

// Keeps the text under [key] whose quote is next. A longer one is no code and no name.
static bool keep_beside(JsonRows *rows, const char *key)
{
    Beside *beside = &rows->beside[rows->beside_n];
    char value[KEY_BYTES];
    const bool whole = pass_string(rows, value);
    const size_t n = rows->n;

    forget(rows);
    if (!whole || rows->beside_n == BESIDE_MAX || n >= KEY_BYTES) return whole;
    beside->depth = rows->depth;
    (void)snprintf(beside->name, sizeof beside->name, "%s", key);
    memcpy(beside->value, value, sizeof value);
    note_behind(rows, beside);
    rows->beside_n++;
    return true;
}

// Leaves the innermost value. The texts of an object beside the rows belong to the object
// around it from now on: "set/id".
static void leave(JsonRows *rows)
{
    const char *key = rows->keys[rows->depth - 1];
    int n = 0;

    for (int i = 0; i < rows->beside_n; i++) {
        Beside *it = &rows->beside[i];
        if (it->depth >= rows->depth) {
            char name[KEY_BYTES];
            if (strchr(it->name, '/') || !*key) continue;
            (void)snprintf(name, sizeof name, "%.*s", KEY_BYTES - 1, it->name);
            (void)snprintf(it->name, sizeof it->name, "%s/%s", key, name);
            it->depth = rows->depth - 1;
            note_behind(rows, it);
        }
        if (i != n) rows->beside[n] = *it;
        n++;
    }
    rows->beside_n = n;
    rows->depth--;
    const bool empty = rows->outer[rows->depth] == IN_ROWS && !rows->met[rows->depth];
    if (empty && rows->depth && rows->outer[rows->depth - 1] == IN_ROWS)
        rows->pending[rows->depth - 1]++;
}

const char *json_rows_set(const JsonRows *rows)
{
    for (int i = rows->depth - 1; i >= 0; i--)
        if (is_set(rows->keys[i])) return rows->keys[i];
    return NULL;
}

const char *json_rows_beside(const JsonRows *rows, const char *name)
{
    for (int i = rows->beside_n - 1; i >= 0; i--)
        if (!strcmp(rows->beside[i].name, name)) return rows->beside[i].value;
    return NULL;
}

const char *json_rows_behind(const JsonRows *rows, const char *name)
{
    for (int i = 0; i < rows->behind_n; i++)
        if (!strcmp(rows->behind[i].name, name)) return rows->behind[i].value;
    return NULL;
}

static int meet_key(JsonRows *rows, Err *err)
{
    const int depth = rows->depth;
    char key[KEY_BYTES];

    if (after_space(rows) != '"') return fail(rows, "a key in quotes", err);
    const bool whole = pass_string(rows, key);
    forget(rows);
    if (!whole || after_space(rows) != ':') return fail(rows, "':' after a key", err);
    (void)next(rows);
    if (after_space(rows) == '"')
        return keep_beside(rows, key) ? 0 : fail(rows, "the end of a value", err);
    if (meet_value(rows, holds_rows(key) || is_set(key), err)) return -1;
    if (rows->depth > depth) memcpy(rows->keys[depth], key, sizeof key);
    return 0;
}

// Takes the comma before the next member, or leaves a value at its end. Returns 1 if a
// member follows, 0 if the value is left.
static int meet_member(JsonRows *rows, Err *err)
{
    const char end = rows->outer[rows->depth - 1] == IN_OBJECT ? '}' : ']';
    const bool first = rows->first;
    int byte = after_space(rows);

    rows->first = false;
    if (rows->is_lines && rows->depth == 1) {
        // What no value begins with ends none either: it would be met for ever.
        while (byte == ',' || byte == '}' || byte == ']') {
            rows->pending[0] += byte != ',';
            (void)next(rows);
            byte = after_space(rows);
        }
        if (byte == SOURCE_END) rows->depth = 0;
        return rows->depth;
    }
    if (byte == end) {
        (void)next(rows);
        leave(rows);
        return 0;
    }
    if (first) return 1;
    if (byte != ',') return fail(rows, end == '}' ? "',' or '}'" : "',' or ']'", err);
    (void)next(rows);
    return 1;
}

// Goes to the data block of a web page, which begins after the tag of its name.
static int enter_page(JsonRows *rows, Err *err)
{
    static const char name[] = "__NEXT_DATA__";
    size_t n = 0;

    while (n < sizeof name - 1 && peek(rows) != SOURCE_END) {
        const int byte = next(rows);
        n = byte == name[n] ? n + 1 : byte == name[0];
    }
    while (peek(rows) != SOURCE_END && next(rows) != '>') continue;
    rows->is_page = true;
    return after_space(rows) == '{' ? 0 : fail(rows, "a web page with card data", err);
}

static int begin(JsonRows *rows, Err *err)
{
    rows->begun = true;
    if (rows->is_lines) {
        rows->outer[rows->depth++] = IN_ROWS;
        return 0;
    }
    if (after_space(rows) == '<' && enter_page(rows, err)) return -1;
    if (peek(rows) != '{' && peek(rows) != '[')
        return fail(rows, "'[' or '{', as a JSON list begins", err);
    return meet_value(rows, true, err);
}

// ---- rows

// Returns why the parser refuses the row that begins at [column]. The parser's message
// may quote any bytes of the row, even half a character, so other than ASCII becomes
// '?'.
static const char *fault_of(JsonRows *rows, const JsonRow *row, int column,
                            const json_error_t *error)
{
    (void)snprintf(rows->fault,
                   sizeof rows->fault,
                   "valid JSON (see %lld:%d: %s)",
                   (long long)(row->line + error->line - 1),
                   error->column + (error->line == 1 ? column - 1 : 0),
                   error->text);
    for (char *c = rows->fault; *c; c++)
        if (*c < ' ' || *c > '~') *c = '?';
    return rows->fault;
}

// Parses a row whose brackets match. A fault in it refuses this row alone.
static void parse(JsonRows *rows, JsonRow *row, int column)
{
    json_error_t error;

    if (rows->too_large) {
        row->refused = "a row of at most 1 MiB";
        return;
    }
    rows->value = json_loadb(rows->text, rows->n, 0, &error);
    row->value = rows->value;
    if (!rows->value) row->refused = fault_of(rows, row, column, &error);
}

static int read_row(JsonRows *rows, JsonRow *row, Err *err)
{
    (void)after_space(rows);
    const int column = rows->source ? source_column(rows->source) : 1;
    *row = (JsonRow){.line = line_of(rows), .number = ++rows->rows_n};
    forget(rows);
    if (pass_value(rows)) {
        parse(rows, row, column);
        return 1;
    }
    if (!rows->source && rows->whole) {
        rows->n = rows->whole;
        rows->text[rows->n++] = '}';
        parse(rows, row, column);
        return 1;
    }
    (void)snprintf(rows->fault,
                   sizeof rows->fault,
                   "the end of the row that begins at %lld:%d",
                   (long long)row->line,
                   column);
    return fail(rows, rows->fault, err);
}

// Takes one step towards the next row. Returns 1 if a row is next, 0 to go on.
static int step(JsonRows *rows, Err *err)
{
    const Surrounding outer = rows->outer[rows->depth - 1];
    const int member = meet_member(rows, err);

    if (member <= 0) return member;
    if (outer == IN_OBJECT) return meet_key(rows, err);
    const int byte = after_space(rows);
    if (outer != IN_ROWS || rows->depth == rows->sets)
        return meet_value(rows, false, err);
    if (byte == '{') {
        for (int i = 0; i < rows->depth; i++) rows->met[i] = true;
        rows->waits = true;
        return 1;
    }
    if (byte == '[') return meet_value(rows, true, err);
    if (meet_value(rows, false, err)) return -1;
    rows->pending[rows->depth - 1]++;
    return rows->met[rows->depth - 1];
}

// Gives a value without keys, or a list of such, as a refused row. Returns whether one was
// passed.
static bool refuse_value(JsonRows *rows, JsonRow *row)
{
    int at = 0;

    while (at < rows->depth && !rows->pending[at]) at++;
    if (at == rows->depth) return false;
    rows->pending[at]--;
    *row = (JsonRow){.line = line_of(rows),
                     .number = ++rows->rows_n,
                     .refused = "a card, not a value without keys"};
    return true;
}

// Gives the row that was found, after the values without keys before it.
static int give(JsonRows *rows, JsonRow *row, Err *err)
{
    if (refuse_value(rows, row)) return 1;
    rows->waits = false;
    return read_row(rows, row, err);
}

// ---- sets

// Returns whether the object at hand has rows of its own under a key.
static bool has_rows(JsonRows *rows)
{
    char key[KEY_BYTES];

    (void)next(rows);
    while (after_space(rows) == '"') {
        if (!pass_string(rows, key) || after_space(rows) != ':') return false;
        (void)next(rows);
        const bool may = holds_rows(key) && strcmp(key, "printings") != 0;
        if (after_space(rows) == '[' && may) {
            (void)next(rows);
            return after_space(rows) == '{';
        }
        if (!pass_value(rows) || after_space(rows) != ',') return false;
        (void)next(rows);
    }
    return false;
}

// Returns how deep the objects lie that have rows of their own, or 0 if the first row is a
// card.
static int depth_of_sets(const char *text, size_t n)
{
    JsonRows *rows = start();
    int found = 0;
    int depth;
    Err err;

    rows->at = text;
    rows->end = text + n;
    rows->is_lines = has_lines(text, n);
    if (after_space(rows) != '<' && !begin(rows, &err)) {
        while (rows->depth && !found) found = step(rows, &err);
        depth = rows->depth;
        found = found > 0 && after_space(rows) == '{' && has_rows(rows) ? depth : 0;
    }
    json_rows_close(rows);
    return found;
}

int json_rows_next(JsonRows *rows, JsonRow *row, Err *err)
{
    json_decref(rows->value);
    rows->value = NULL;
    if (!rows->begun && begin(rows, err)) return -1;
    if (rows->waits) return give(rows, row, err);
    while (rows->depth) {
        const int found = step(rows, err);

        if (found < 0) return -1;
        if (found) return give(rows, row, err);
    }
    // A second list behind the first would be lost without a message.
    if (rows->source && !rows->is_page && after_space(rows) != SOURCE_END)
        return fail(rows, "the end of the list", err);
    return 0;
}
