// json_rows.c -- walks the outer values by their brackets and parses only the rows.
//
// `outer` says which values surround the next byte. A row with matching brackets but
// wrong content is refused alone; wrong brackets outside a row end the list.

#include "db/text/json_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "db/text/json_map.h"
#include "db/text/json_scan.h"
#include "db/text/printing_key.h"
#include "engine/base/text.h"

// COMPARED_MAX: so many keys of an object beside the rows are compared with later ones.
enum { FAULT_BYTES = 240, BESIDE_MAX = 32, BEHIND_MAX = 8, COMPARED_MAX = 128 };

// A short text beside the rows.
typedef struct {
    int depth; // of the object that has it
    char name[2 * JSON_KEY_BYTES];
    char value[JSON_KEY_BYTES];
} Beside;

// A value that surrounds the next row.
// IN_MAP: an object that has a row under each key.
typedef enum { IN_OBJECT, IN_ARRAY, IN_ROWS, IN_MAP } Surrounding;

struct JsonRows {
    JsonScan scan;
    Surrounding outer[JSON_DEPTH_MAX];
    bool met[JSON_DEPTH_MAX]; // of arrays: had a row
    int pending
        [JSON_DEPTH_MAX]; // of arrays: values without keys before their first row
    int sets;             // depth of an array of sets, each with its cards; 0: none
    int named;            // depth of an object with rows under names of sets; 0: none
    JsonMap map;          // where rows stand under keys
    json_t *key;          // of the current row there
    char keys[JSON_DEPTH_MAX]
             [JSON_KEY_BYTES]; // of the values in `outer`; "": an array has it
    uint64_t met_keys[JSON_DEPTH_MAX][COMPARED_MAX]; // of objects: hashes
    int met_keys_n[JSON_DEPTH_MAX];
    Beside beside[BESIDE_MAX];
    int beside_n;
    Beside behind[BEHIND_MAX]; // the first that stood behind rows of their object
    int behind_n;
    bool waits; // a row was found behind these, and is next
    int depth;
    bool begun, first; // [first]: no member of the innermost value was read yet
    int64_t rows_n;
    bool is_page;
    bool is_lines;           // JSON Lines: a row a line, without brackets around them
    char fault[FAULT_BYTES]; // of the current row
    json_t *value;
};

static JsonRows *start_rows(void)
{
    JsonRows *rows = calloc(1, sizeof *rows);

    if (!rows) abort();
    rows->scan.line = 1;
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

// ---- the way to the rows

// Returns whether a key looks like the code of a set, which its cards stand under: "OGN".
static bool is_set(const char *key)
{
    const size_t n = strlen(key);
    const size_t letters = strspn(key, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");

    return n >= 2 && n <= 5 && letters == n && key[strspn(key, "0123456789")];
}

static int enter_value(JsonRows *rows, Surrounding surrounding, Err *err)
{
    if (rows->depth == JSON_DEPTH_MAX)
        return json_scan_fail(&rows->scan, "values at most 64 deep", err);
    (void)json_scan_next(&rows->scan);
    rows->keys[rows->depth][0] = '\0';
    rows->met[rows->depth] = false;
    rows->pending[rows->depth] = 0;
    rows->met_keys_n[rows->depth] = 0;
    rows->outer[rows->depth++] = surrounding;
    rows->first = true;
    return 0;
}

// Enters an object or an array on the way to the rows and skips any other value.
static int meet_value(JsonRows *rows, bool may_be_rows, Err *err)
{
    const int byte = json_scan_after_space(&rows->scan);

    if (byte == '{') return enter_value(rows, IN_OBJECT, err);
    if (byte == '[') return enter_value(rows, may_be_rows ? IN_ROWS : IN_ARRAY, err);
    if (byte == SOURCE_END) return json_scan_fail(&rows->scan, "a value", err);
    return json_scan_skip(&rows->scan, err);
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
    char value[JSON_KEY_BYTES];
    const bool whole = json_scan_string(&rows->scan, value);
    const size_t n = rows->scan.n;

    json_scan_forget(&rows->scan);
    if (!whole || rows->beside_n == BESIDE_MAX || n >= JSON_KEY_BYTES) return whole;
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
            char name[JSON_KEY_BYTES];
            if (strchr(it->name, '/') || !*key) continue;
            (void)snprintf(name, sizeof name, "%.*s", JSON_KEY_BYTES - 1, it->name);
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
        if (is_set(rows->keys[i]) || (rows->named && i == rows->named))
            return rows->keys[i];
    return NULL;
}

bool json_rows_named(const JsonRows *rows)
{
    return rows->named && rows->depth > rows->named && !is_set(rows->keys[rows->named]);
}

const char *json_rows_around(const JsonRows *rows, int i)
{
    return i < rows->depth ? rows->keys[rows->depth - 1 - i] : NULL;
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

// Remembers the key that was taken last. Returns whether its object had it before. A first
// look leaves that to the reading.
static bool is_met(JsonRows *rows)
{
    const uint64_t hash = XXH3_64bits(rows->scan.text, rows->scan.n);
    uint64_t *met = rows->met_keys[rows->depth - 1];
    int *n = &rows->met_keys_n[rows->depth - 1];

    if (!rows->scan.source) return false;
    for (int i = 0; i < *n; i++)
        if (met[i] == hash) return true;
    if (*n < COMPARED_MAX) met[(*n)++] = hash;
    return false;
}

static int refuse_key(const JsonRows *rows, const char *key, Err *err)
{
    return err_set(err,
                   CODE_DATA,
                   "%s:%lld: the key '%.*s' stands twice in one object",
                   rows->scan.source->name,
                   (long long)json_scan_line(&rows->scan),
                   text_fit(key, JSON_KEY_BYTES / 2),
                   key);
}

// Rows stand under the keys of the value that was entered last, if that is the map.
static void enter_map(JsonRows *rows)
{
    const char *key = rows->keys[rows->depth - 1];

    if (rows->depth == rows->map.depth && rows->outer[rows->depth - 1] == IN_OBJECT &&
        (!*rows->map.key || !strcmp(rows->map.key, key)))
        rows->outer[rows->depth - 1] = IN_MAP;
}

static int meet_key(JsonRows *rows, Err *err)
{
    const int depth = rows->depth;
    char key[JSON_KEY_BYTES];

    if (json_scan_after_space(&rows->scan) != '"')
        return json_scan_fail(&rows->scan, "a key in quotes", err);
    json_scan_forget(&rows->scan);
    const bool whole = json_scan_string(&rows->scan, key);
    if (whole && is_met(rows)) return refuse_key(rows, key, err);
    json_scan_forget(&rows->scan);
    if (!whole || json_scan_after_space(&rows->scan) != ':')
        return json_scan_fail(&rows->scan, "':' after a key", err);
    (void)json_scan_next(&rows->scan);
    if (json_scan_after_space(&rows->scan) == '"')
        return keep_beside(rows, key)
                   ? 0
                   : json_scan_fail(&rows->scan, "the end of a value", err);
    const bool may =
        json_map_holds_rows(key) || is_set(key) || rows->depth == rows->named;
    if (meet_value(rows, may, err)) return -1;
    if (rows->depth == depth) return 0;
    memcpy(rows->keys[depth], key, sizeof key);
    enter_map(rows);
    return 0;
}

// Takes the comma before the next member, or leaves a value at its end. Returns 1 if a
// member follows, 0 if the value is left.
static int meet_member(JsonRows *rows, Err *err)
{
    const Surrounding outer = rows->outer[rows->depth - 1];
    const char end = outer == IN_OBJECT || outer == IN_MAP ? '}' : ']';
    const bool first = rows->first;
    int byte = json_scan_after_space(&rows->scan);

    rows->first = false;
    if (rows->is_lines && rows->depth == 1) {
        // A byte that begins no value ends none either: the walk would meet it for
        // ever.
        while (byte == ',' || byte == '}' || byte == ']') {
            rows->pending[0] += byte != ',';
            (void)json_scan_next(&rows->scan);
            byte = json_scan_after_space(&rows->scan);
        }
        if (byte == SOURCE_END) rows->depth = 0;
        return rows->depth;
    }
    if (byte == end) {
        (void)json_scan_next(&rows->scan);
        leave(rows);
        return 0;
    }
    if (first) return 1;
    if (byte != ',')
        return json_scan_fail(
            &rows->scan, end == '}' ? "',' or '}'" : "',' or ']'", err);
    (void)json_scan_next(&rows->scan);
    return 1;
}

// Goes to the data block of a web page, which begins after the tag of its name.
static int enter_page(JsonRows *rows, Err *err)
{
    static const char name[] = "__NEXT_DATA__";
    size_t n = 0;

    while (n < sizeof name - 1 && json_scan_peek(&rows->scan) != SOURCE_END) {
        const int byte = json_scan_next(&rows->scan);
        n = byte == name[n] ? n + 1 : byte == name[0];
    }
    while (json_scan_peek(&rows->scan) != SOURCE_END &&
           json_scan_next(&rows->scan) != '>')
        continue;
    rows->is_page = true;
    return json_scan_after_space(&rows->scan) == '{'
               ? 0
               : json_scan_fail(&rows->scan, "a web page with card data", err);
}

static int begin_rows(JsonRows *rows, Err *err)
{
    rows->begun = true;
    if (rows->is_lines) {
        rows->outer[rows->depth++] = IN_ROWS;
        return 0;
    }
    if (json_scan_after_space(&rows->scan) == '<' && enter_page(rows, err)) return -1;
    if (json_scan_peek(&rows->scan) != '{' && json_scan_peek(&rows->scan) != '[')
        return json_scan_fail(&rows->scan, "'[' or '{', as a JSON list begins", err);
    if (meet_value(rows, true, err)) return -1;
    enter_map(rows);
    return 0;
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

// Takes the row out of an object that has it under its code and nothing else.
static void unwrap_row(JsonRows *rows, JsonRow *row)
{
    void *it = json_object_iter(rows->value);
    json_t *inner = it ? json_object_iter_value(it) : NULL;
    PrintingKey code;

    if (!json_is_object(inner) || json_object_size(rows->value) != 1 ||
        !printing_key_read(json_object_iter_key(it), &code))
        return;
    json_decref(rows->key);
    rows->key = json_string(json_object_iter_key(it));
    row->key = json_string_value(rows->key);
    json_incref(inner);
    json_decref(rows->value);
    rows->value = inner;
}

// Parses a row whose brackets match. A fault in it refuses this row alone.
static void parse_row(JsonRows *rows, JsonRow *row, int column)
{
    json_error_t error;

    if (rows->scan.too_large) {
        row->refused = "a row of at most 1 MiB";
        return;
    }
    rows->value = json_loadb(rows->scan.text,
                             rows->scan.n,
                             JSON_REJECT_DUPLICATES | JSON_DECODE_ANY,
                             &error);
    if (rows->value && !json_is_object(rows->value))
        rows->value = json_pack("{so}", "", rows->value);
    if (!row->key) unwrap_row(rows, row);
    row->value = rows->value;
    if (!rows->value) row->refused = fault_of(rows, row, column, &error);
}

static int read_row(JsonRows *rows, JsonRow *row, Err *err)
{
    (void)json_scan_after_space(&rows->scan);
    const int column = rows->scan.source ? source_column(rows->scan.source) : 1;
    *row = (JsonRow){.line = json_scan_line(&rows->scan), .number = ++rows->rows_n};
    if (rows->outer[rows->depth - 1] == IN_MAP) row->key = json_string_value(rows->key);
    json_scan_forget(&rows->scan);
    if (json_scan_value(&rows->scan)) {
        parse_row(rows, row, column);
        return 1;
    }
    if (!rows->scan.source && rows->scan.whole) {
        rows->scan.n = rows->scan.whole;
        rows->scan.text[rows->scan.n++] = '}';
        parse_row(rows, row, column);
        return 1;
    }
    (void)snprintf(rows->fault,
                   sizeof rows->fault,
                   "the end of the row that begins at %lld:%d",
                   (long long)row->line,
                   column);
    return json_scan_fail(&rows->scan, rows->fault, err);
}

// Passes a value that is no row. Returns 1 if a row is next, 0 to go on.
static int meet_row(JsonRows *rows, Err *err)
{
    const bool keyed = rows->outer[rows->depth - 1] == IN_MAP;
    const int byte = json_scan_after_space(&rows->scan);

    if (byte == '{' || (keyed && byte == '"')) {
        for (int i = 0; i < rows->depth; i++) rows->met[i] = true;
        rows->waits = true;
        return 1;
    }
    if (keyed ? json_scan_skip(&rows->scan, err) : meet_value(rows, false, err))
        return -1;
    rows->pending[rows->depth - 1]++;
    return rows->met[rows->depth - 1];
}

// Goes to the row under the next key of a map. Returns 1 if it is next, 0 to go on.
static int meet_keyed_row(JsonRows *rows, Err *err)
{
    char key[JSON_KEY_BYTES];
    json_error_t error;

    if (json_scan_after_space(&rows->scan) != '"')
        return json_scan_fail(&rows->scan, "a key in quotes", err);
    json_scan_forget(&rows->scan);
    const bool whole = json_scan_string(&rows->scan, key);
    json_decref(rows->key);
    rows->key = json_loadb(rows->scan.text, rows->scan.n, JSON_DECODE_ANY, &error);
    json_scan_forget(&rows->scan);
    if (!whole || json_scan_after_space(&rows->scan) != ':')
        return json_scan_fail(&rows->scan, "':' after a key", err);
    (void)json_scan_next(&rows->scan);
    if (json_scan_after_space(&rows->scan) == '{' || rows->map.texts ||
        json_map_is_code(key))
        return meet_row(rows, err);
    if (json_scan_peek(&rows->scan) != '"') return json_scan_skip(&rows->scan, err);
    return keep_beside(rows, key)
               ? 0
               : json_scan_fail(&rows->scan, "the end of a value", err);
}

// Takes one step towards the next row. Returns 1 if a row is next, 0 to go on.
static int step(JsonRows *rows, Err *err)
{
    const Surrounding outer = rows->outer[rows->depth - 1];
    const int member = meet_member(rows, err);

    if (member <= 0) return member;
    if (outer == IN_OBJECT) return meet_key(rows, err);
    if (outer == IN_MAP) return meet_keyed_row(rows, err);
    if (outer != IN_ROWS || rows->depth == rows->sets)
        return meet_value(rows, false, err);
    if (json_scan_after_space(&rows->scan) == '[') return meet_value(rows, true, err);
    return meet_row(rows, err);
}

// Gives a value without keys, or a list of such, as a refused row. Returns whether one was
// passed.
static bool refuse_value(JsonRows *rows, JsonRow *row)
{
    int at = 0;

    while (at < rows->depth && !rows->pending[at]) at++;
    if (at == rows->depth) return false;
    rows->pending[at]--;
    *row = (JsonRow){.line = json_scan_line(&rows->scan),
                     .number = ++rows->rows_n,
                     .refused = "a card, not a value without keys"};
    return true;
}

// Gives the row that was found, after the values without keys before it.
static int give_row(JsonRows *rows, JsonRow *row, Err *err)
{
    if (refuse_value(rows, row)) return 1;
    rows->waits = false;
    return read_row(rows, row, err);
}

// ---- sets

// Returns whether the current object has rows of its own under a key.
static bool has_rows(JsonRows *rows)
{
    char key[JSON_KEY_BYTES];

    (void)json_scan_next(&rows->scan);
    while (json_scan_after_space(&rows->scan) == '"') {
        if (!json_scan_string(&rows->scan, key) ||
            json_scan_after_space(&rows->scan) != ':')
            return false;
        (void)json_scan_next(&rows->scan);
        const bool may = json_map_holds_rows(key) && strcmp(key, "printings") != 0;
        if (json_scan_after_space(&rows->scan) == '[' && may) {
            (void)json_scan_next(&rows->scan);
            return json_scan_after_space(&rows->scan) == '{';
        }
        if (!json_scan_value(&rows->scan) || json_scan_after_space(&rows->scan) != ',')
            return false;
        (void)json_scan_next(&rows->scan);
    }
    return false;
}

// Returns how deep the objects lie that have rows of their own, or 0 if the first row is a
// card.
static int depth_of_sets(const char *text, size_t n)
{
    JsonRows *rows = start_rows();
    int found = 0;
    int depth;
    Err err;

    rows->scan.at = text;
    rows->scan.end = text + n;
    rows->is_lines = has_lines(text, n);
    if (json_scan_after_space(&rows->scan) != '<' && !begin_rows(rows, &err)) {
        while (rows->depth && !found) found = step(rows, &err);
        depth = rows->depth;
        found = found > 0 && json_scan_after_space(&rows->scan) == '{' && has_rows(rows)
                    ? depth
                    : 0;
    }
    json_rows_close(rows);
    return found;
}

static void find_shape(JsonRows *rows, const char *text, size_t n)
{
    rows->map = json_map_find(text, n);
    rows->is_lines =
        has_lines(text, n) && !(rows->map.depth && is_lone(text, text + n));
    rows->sets = depth_of_sets(text, n);
    if (rows->sets || rows->is_lines) rows->map = (JsonMap){0};
    if (!rows->sets && !rows->is_lines && !rows->map.depth)
        rows->named = json_map_sets(text, n);
}

// ---- the list

JsonRows *json_rows_open(Source *source)
{
    JsonRows *rows = start_rows();
    size_t n;
    const char *head = source_head(source, &n);

    rows->scan.source = source;
    find_shape(rows, head, n);
    return rows;
}

JsonRows *json_rows_peek(const char *text, size_t n)
{
    JsonRows *rows = start_rows();

    rows->scan.at = text;
    rows->scan.end = text + n;
    find_shape(rows, text, n);
    return rows;
}

void json_rows_close(JsonRows *rows)
{
    json_decref(rows->value);
    json_decref(rows->key);
    free(rows->scan.text);
    free(rows);
}

int json_rows_next(JsonRows *rows, JsonRow *row, Err *err)
{
    json_decref(rows->value);
    rows->value = NULL;
    if (!rows->begun && begin_rows(rows, err)) return -1;
    if (rows->waits) return give_row(rows, row, err);
    while (rows->depth) {
        const int found = step(rows, err);

        if (found < 0) return -1;
        if (found) return give_row(rows, row, err);
    }
    // A second list behind the first would be lost without a message.
    if (rows->scan.source && !rows->is_page &&
        json_scan_after_space(&rows->scan) != SOURCE_END)
        return json_scan_fail(&rows->scan, "the end of the list", err);
    return 0;
}
