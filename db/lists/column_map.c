// column_map.c -- reads maps, keeps them in the database and applies them.

#include "db/lists/column_map.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/lists/listed_card.h"
#include "db/text/joined.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

enum { SKIP_MAX = 1000, MAP_LINE_BYTES = 500 };

static const char *header_key(Arena *arena, const CsvRow *header)
{
    Joined key = {.arena = arena};

    joined_add(&key, "", "");
    for (int i = 0; i < header->n; i++) {
        char folded[NAME_BYTES_MAX];
        name_match_fold(header->fields[i], folded, sizeof folded);
        joined_add(&key, i ? "|" : "", folded);
    }
    return key.text;
}

static char *trim_text(char *text)
{
    text += strspn(text, " \t\r");
    for (size_t n = strlen(text); n && strchr(" \t\r", text[n - 1]);) text[--n] = '\0';
    return text;
}

const char *column_map_label(const Columns *columns, int at, char label[NAME_BYTES_MAX])
{
    const char *heading = columns->list[at].heading;
    int nth = 1;

    for (int i = 0; i < at; i++) nth += !strcmp(columns->list[i].heading, heading);
    if (nth == 1 && !strpbrk(heading, "\n\r\t")) return heading;
    if (nth == 1)
        (void)text_format(label, NAME_BYTES_MAX, "%s", heading);
    else
        (void)text_format(
            label, NAME_BYTES_MAX, "%.*s#%d", text_fit(heading, 148), heading, nth);
    for (char *c = label; *c; c++)
        if (strchr("\n\r\t", *c)) *c = ' ';
    return label;
}

// Returns the column with exactly that label, or NULL.
static Column *find_label(Columns *columns, const char *wanted)
{
    char label[NAME_BYTES_MAX];

    for (int i = 0; i < columns->n; i++)
        if (!strcmp(column_map_label(columns, i, label), wanted))
            return &columns->list[i];
    return NULL;
}

static Column *find_column(Columns *columns, const char *heading)
{
    char wanted[NAME_BYTES_MAX], folded[NAME_BYTES_MAX];
    Column *column = find_label(columns, heading);

    name_match_fold(heading, wanted, sizeof wanted);
    for (int i = 0; !column && *wanted && i < columns->n; i++) {
        name_match_fold(columns->list[i].heading, folded, sizeof folded);
        if (!strcmp(folded, wanted)) column = &columns->list[i];
    }
    return column;
}

static int bad_line(const char *file, int line, const char *what, const char *name,
                    Err *err)
{
    return err_set(
        err, 65, "%s:%d: %s '%.*s'", file, line, what, text_fit(name, 60), name);
}

// Reads a line that skips: 1 if it is one, 0 if not, -1 if its number is none.
static int read_skip(const char *key, const char *value, MapSkip *skip)
{
    const bool rows = !strcasecmp(key, "skip rows");
    char *end;

    if (!rows && strcasecmp(key, "skip columns") != 0) return 0;
    const long n = strtol(value, &end, 10);
    if (end == value || *end || n < 0 || n > SKIP_MAX) return -1;
    *(rows ? &skip->rows : &skip->columns) = (int)n;
    return 1;
}

// Returns whether a line gives a field, or skips something.
static bool is_map_line(const FactColumns *columns, char *text)
{
    char *equals = strrchr(text, '=');
    MapSkip skip;

    if (!equals) return false;
    *equals = '\0';
    char *word = trim_text(equals + 1);
    if (read_skip(trim_text(text), word, &skip) > 0) return true;
    word[strcspn(word, ".")] = '\0';
    return listed_card_field_find(columns, word) != FIELD_UNKNOWN;
}

bool column_map_is(const FactColumns *columns, const ListHead *head)
{
    const char *text = head->text, *stop = head->text + head->n;
    char line[MAP_LINE_BYTES];
    int lines = 0;

    while (text < stop) {
        const char *end = memchr(text, '\n', (size_t)(stop - text));
        if (!end && lines) break; // it may be cut off
        if (!end) end = stop;
        if ((size_t)(end - text) >= sizeof line) return false;
        (void)text_format(line, sizeof line, "%.*s", (int)(end - text), text);
        const char *said = trim_text(line);
        text = end + 1;
        if (!*said || *said == '#') continue;
        if (!is_map_line(columns, line)) return false;
        lines++;
    }
    return lines;
}

static void skip_columns(Columns *columns, int n)
{
    for (int i = 0; i < n && i < columns->n; i++) columns->list[i].field = FIELD_IGNORE;
}

// Returns whether a line that begins with "#" is no comment: the heading of a column does
// so too.
static bool is_heading_line(Columns *columns, const char *text)
{
    char label[NAME_BYTES_MAX];
    const char *equals = strrchr(text, '=');

    if (!equals) return false;
    (void)text_format(label, sizeof label, "%.*s", (int)(equals - text), text);
    return find_label(columns, trim_text(label));
}

// Applies one line of a map. [file] is only for messages.
static int apply_line(Columns *columns, char *text, const char *file, int line,
                      Err *err)
{
    text = trim_text(text);
    if (!*text || (*text == '#' && !is_heading_line(columns, text))) return 0;
    char *equals = strrchr(text, '=');
    if (!equals) return bad_line(file, line, "no '=' in", text, err);
    *equals = '\0';
    char *word = trim_text(equals + 1), *dot = strchr(word, '.');
    MapSkip skip = {0};
    const int skips = read_skip(trim_text(text), word, &skip);
    if (skips < 0)
        return bad_line(file, line, "no number of lines or columns:", word, err);
    if (skips) {
        skip_columns(columns, skip.columns);
        return 0;
    }
    if (dot) *dot++ = '\0';
    Column *column = find_column(columns, trim_text(text));
    if (!column) return bad_line(file, line, "the list has no column", text, err);
    Field field = listed_card_field_find(columns->words->columns, word);
    if (field == FIELD_UNKNOWN)
        return err_set(err,
                       65,
                       "%s:%d: no such field: '%.*s'; --map help lists all",
                       file,
                       line,
                       text_fit(word, 60),
                       word);
    const char *language = dot ? language_code_find(dot) : "";
    if (!language) return bad_line(file, line, "no such language:", dot, err);
    column->field = field;
    text_copy(column->language, LANGUAGE_BYTES, language);
    return 0;
}

static int apply_map(Columns *columns, Arena *arena, const char *map, const char *file,
                     Err *err)
{
    char *text = arena_text_n(arena, map, strlen(map));

    for (int line = 1; text; line++) {
        char *next = strchr(text, '\n');
        if (next) *next++ = '\0';
        if (apply_line(columns, text, file, line, err)) return -1;
        text = next;
    }
    return 0;
}

// Returns the text of the user's map, which is read once.
static const char *read_map(CardSink *sink, Err *err)
{
    Arena *arena = sink->arena;
    const char *path = sink->map;
    if (sink->map_text) return sink->map_text;
    Source *source = source_open(path, err);
    char *text = arena_take(arena, COLUMN_MAP_MAX + 2);
    size_t n = 0;

    if (!source) return NULL;
    for (size_t more = 1; more && n <= COLUMN_MAP_MAX; n += more)
        more = source_read(text + n, COLUMN_MAP_MAX + 1 - n, source);
    int failed = source_failed(source, err);
    source_tell_guess(source, sink->notes);
    source_close(source);
    if (!failed && n > COLUMN_MAP_MAX)
        failed = err_set(err,
                         CODE_DATA,
                         "%s has more than %d %s",
                         path,
                         COLUMN_MAP_MAX,
                         limit_row(LIMIT_COLUMN_MAP)->words);
    return sink->map_text = failed ? NULL : text;
}

// Keeps [map] for the next list with these headings.
static int remember_map(CardSink *sink, const char *key, const char *map)
{
    Store *store = sink->store;
    int changes = sqlite3_total_changes(store->db);
    sqlite3_stmt *row = store_statement(store,
                                        "INSERT INTO list_map"
                                        " VALUES (the_game(), ?1, ?2)"
                                        " ON CONFLICT"
                                        " DO UPDATE SET map = ?2"
                                        " WHERE map <> ?2",
                                        sink->err);

    if (!row) return -1;
    store_bind(row, "tt", key, map);
    if (store_step(store, row, sink->err) < 0) return -1;
    sink->wrote |= sqlite3_total_changes(store->db) != changes;
    return 0;
}

// Finds the map of an earlier list with these headings. Sets [map] to NULL if there is
// none.
static int recall_map(CardSink *sink, const char *key, const char **map)
{
    sqlite3_stmt *find = store_statement(
        sink->store,
        "SELECT map FROM list_map WHERE game = the_game() AND header = ?1",
        sink->err);

    *map = NULL;
    if (!find) return -1;
    store_bind(find, "t", key);
    int status = store_step(sink->store, find, sink->err);
    if (status > 0) *map = arena_text(sink->arena, store_text(find, 0));
    sqlite3_reset(find);
    return status < 0 ? -1 : 0;
}

bool column_map_knows(CardSink *sink, const CsvRow *header)
{
    const char *map = NULL;

    return sink->store && !recall_map(sink, header_key(sink->arena, header), &map) &&
           map;
}

int column_map_skip(CardSink *sink, MapSkip *skip, Err *err)
{
    const char *map = sink->map ? read_map(sink, err) : NULL;

    *skip = (MapSkip){0};
    if (!map) return sink->map ? -1 : 0;
    char *text = arena_text_n(sink->arena, map, strlen(map));
    while (text) {
        char *next = strchr(text, '\n');
        if (next) *next++ = '\0';
        char *equals = strrchr(text, '=');
        if (equals && *trim_text(text) != '#') {
            *equals = '\0';
            (void)read_skip(trim_text(text), trim_text(equals + 1), skip);
        }
        text = next;
    }
    return 0;
}

int column_map_use(CardSink *sink, const CsvRow *header, Columns *columns, Err *err)
{
    const char *file = sink->map;
    const char *key = header_key(sink->arena, header);
    const char *map = file ? read_map(sink, err) : NULL;

    if (file && !map) return -1;
    if (file ? remember_map(sink, key, map) : recall_map(sink, key, &map)) return -1;
    if (!map) return 0;
    if (!file) file = "the map remembered for these columns";
    return apply_map(columns, sink->arena, map, file, err);
}

// ---- what a map may say

static const struct {
    Field field;
    const char *what;
} meanings[] = {
    {FIELD_CODE, "the printing's code: OGN-030a"},
    {FIELD_PRINT_OF, "code of the card that this printing is of"},
    {FIELD_NUMBER, "collector number; with a set it is a code"},
    {FIELD_SET, "name of the set, or a code that a set has"},
    {FIELD_SET_CODE, "code of the set, also that of a new one"},
    {FIELD_SET_NAME, "name of the set"},
    {FIELD_NAME, "name; in another language name.fr"},
    {FIELD_SUBTITLE, "what follows the name"},
    {FIELD_FULL_NAME, "name and subtitle"},
    {FIELD_TYPES, "type and supertypes in one list"},
    {FIELD_TEXT, "rules text that counts; in another language text.fr"},
    {FIELD_TEXT_PRINTED, "rules text as printed"},
    {FIELD_TEXT_ERRATA, "its correction"},
    {FIELD_TEXT_ATTACHED, "rules text of what the card is attached to"},
    {FIELD_SCRIPT, "no: the card has nothing but facts and keywords"},
    {FIELD_ID, "the list's own id of the printing"},
    {FIELD_LANGUAGE, "language of the row's name and text"},
    {FIELD_UPDATED, "date: of rows with one code the newest counts"},
    {FIELD_OWNED_COUNT, "how many copies somebody owns"},
    {FIELD_OWNED_FOILS, "how many foils beside these"},
    {FIELD_OWNED_FINISH, "finish of the copies: Normal, Foil"},
    {FIELD_OWNED_CONDITION, "condition of the copies: Near Mint"},
    {FIELD_OWNED_LANGUAGE, "language in which the copies are printed"},
    {FIELD_OWNED, "else of the copies: price, date, folder"},
    {FIELD_IGNORE, "leave the column out"},
};

// A text file of this folder.
extern const char column_map_txt[];

const char *column_map_help(Arena *arena, const FactColumns *columns)
{
    const char *text = column_map_txt;

    for (int i = 0; i < COUNT_OF(meanings); i++)
        text = arena_format(arena,
                            "%s  %-14s %s\n",
                            text,
                            listed_card_field_word(columns, meanings[i].field),
                            meanings[i].what);
    for (int i = 0; i < columns->n; i++)
        text = arena_format(arena,
                            "%s  %-14s %s\n",
                            text,
                            columns->rows[i].name,
                            columns->rows[i].doc ? columns->rows[i].doc
                            : columns->rows[i].kind == FACT_WORDS ||
                                    columns->rows[i].kind == COLUMN_KEYWORDS
                                ? "a list of words"
                                : "a word");
    return text;
}
