#include "db/lists/columns.h"

#include <stdio.h>
#include <string.h>

#include "db/import/importer.h"
#include "db/text/name_match.h"
#include "engine/kernel/base/base.h"

enum { MAP_BYTES_MAX = 64 * 1024 };

static const struct {
    const char *language;
    const char *words;
    Field field;
} header_words[] = {
#define WORD(language, words, field) {language, words, FIELD_##field},
#include "db/lists/header_word.def"
};

// Languages that headings name, by code or in English.
static const char *const languages[][2] = {
    {"en", "english"},  {"fr", "french"},     {"de", "german"},  {"es", "spanish"},
    {"it", "italian"},  {"pt", "portuguese"}, {"pl", "polish"},  {"ru", "russian"},
    {"ja", "japanese"}, {"ko", "korean"},     {"zh", "chinese"}, {"zh cn", "zh-cn"},
    {"zh tw", "zh-tw"}, {"zhcn", "zh-cn"},    {"tr", "turkish"}, {"vi", "vietnamese"},
    {"th", "thai"},     {"nl", "dutch"},      {"cs", "czech"},   {"hu", "hungarian"},
};

// ---- guessing

static int find_words(const char *folded)
{
    for (int i = 0; i < COUNT_OF(header_words); i++)
        if (!strcmp(header_words[i].words, folded)) return i;
    return -1;
}

static void copy_code(char *language, const char *const names[2])
{
    bool chinese = !strncmp(names[1], "zh-", 3);

    memcpy(language, chinese ? names[1] : names[0], chinese ? 6 : 3);
}

// Takes a language off the end or the beginning of a folded heading.
static bool take_language(char *folded, char *language)
{
    size_t n = strlen(folded);

    for (int i = 0; i < COUNT_OF(languages) * 2; i++) {
        const char *word = languages[i / 2][i % 2];
        size_t m = strlen(word);
        if (n <= m + 1) continue;
        bool ends = folded[n - m - 1] == ' ' && !strcmp(folded + n - m, word);
        bool begins = folded[m] == ' ' && !strncmp(folded, word, m);
        if (!ends && !begins) continue;
        copy_code(language, languages[i / 2]);
        if (ends)
            folded[n - m - 1] = '\0';
        else
            memmove(folded, folded + m + 1, n - m);
        return true;
    }
    return false;
}

// The row of header_words, -1 if none. [language] is what the heading names, or "".
static int guess(const char *heading, char *language)
{
    char folded[NAME_BYTES];

    name_match_fold(heading, folded, sizeof folded);
    language[0] = '\0';
    int found = find_words(folded);
    if (found >= 0 || !take_language(folded, language)) return found;
    found = find_words(folded);
    if (found < 0) language[0] = '\0';
    return found;
}

Field columns_guess(const char *heading, char *language)
{
    int found = guess(heading, language);

    return found < 0 ? FIELDS : header_words[found].field;
}

// ---- the map

static const char *header_key(Arena *arena, const CsvRow *header)
{
    const char *key = "";

    for (int i = 0; i < header->n; i++) {
        char folded[NAME_BYTES];
        name_match_fold(header->fields[i], folded, sizeof folded);
        key = arena_format(arena, "%s%s%s", key, i ? "|" : "", folded);
    }
    return key;
}

static char *trim(char *text)
{
    text += strspn(text, " \t\r");
    for (size_t n = strlen(text); n && strchr(" \t\r", text[n - 1]);) text[--n] = '\0';
    return text;
}

// What a map calls the column at [at]: its heading, numbered where it is there again.
static const char *label_of(const Columns *columns, int at, char label[NAME_BYTES])
{
    const char *heading = columns->list[at].heading;
    int nth = 1;

    for (int i = 0; i < at; i++) nth += !strcmp(columns->list[i].heading, heading);
    if (nth == 1) return heading;
    (void)snprintf(label, NAME_BYTES, "%.148s#%d", heading, nth);
    return label;
}

static Column *find_column(Columns *columns, const char *heading)
{
    char wanted[NAME_BYTES], folded[NAME_BYTES], label[NAME_BYTES];

    name_match_fold(heading, wanted, sizeof wanted);
    for (int i = 0; i < columns->n; i++) {
        name_match_fold(columns->list[i].heading, folded, sizeof folded);
        if (!strcmp(label_of(columns, i, label), heading) ||
            (*wanted && !strcmp(folded, wanted)))
            return &columns->list[i];
    }
    return NULL;
}

static int bad_line(const char *file, int line, const char *what, const char *name,
                    Err *err)
{
    return err_set(err, 65, "%s:%d: %s '%.60s'", file, line, what, name);
}

// One line of a map. [file] is for messages.
static int apply_line(Columns *columns, char *text, const char *file, int line,
                      Err *err)
{
    text = trim(text);
    if (!*text || *text == '#') return 0;
    char *equals = strrchr(text, '=');
    if (!equals) return bad_line(file, line, "no '=' in", text, err);
    *equals = '\0';
    char *word = trim(equals + 1), *dot = strchr(word, '.');
    if (dot) *dot++ = '\0';
    Column *column = find_column(columns, trim(text));
    if (!column) return bad_line(file, line, "the list has no column", text, err);
    int field = listed_card_field_find(word);
    if (field < 0) return bad_line(file, line, "no such field:", word, err);
    column->field = (Field)field;
    column->language[0] = '\0';
    if (dot) strncat(column->language, dot, LANGUAGE_BYTES - 1);
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

static const char *read_map(Arena *arena, const char *path, Err *err)
{
    Source *source = source_open(path, err);
    char *text = arena_take(arena, MAP_BYTES_MAX + 1);
    size_t n = 0;

    if (!source) return NULL;
    for (size_t more = 1; more && n < MAP_BYTES_MAX; n += more)
        more = source_read(text + n, MAP_BYTES_MAX - n, source);
    int failed = source_failed(source, err);
    source_close(source);
    return failed ? NULL : text;
}

// Keeps [map] for the next list with these headings.
static int remember(Importer *importer, const char *key, const char *map)
{
    int changes = sqlite3_total_changes(importer->store->db);

    if (importer_exec(importer,
                      "INSERT INTO list_map VALUES (?1, ?2) ON CONFLICT DO UPDATE"
                      " SET map = ?2 WHERE map <> ?2",
                      "tt",
                      key,
                      map))
        return -1;
    importer->report->written |= sqlite3_total_changes(importer->store->db) != changes;
    return 0;
}

static int use_map(CardSink *sink, const CsvRow *header, Columns *columns, Err *err)
{
    Importer *importer = sink->importer;
    const char *file = importer->options->map;
    const char *key = header_key(importer->arena, header);
    const char *map = file ? read_map(importer->arena, file, err) : NULL;

    if (file && !map) return -1;
    if (file && remember(importer, key, map)) return -1;
    if (!file) {
        sqlite3_stmt *find =
            store_statement(importer->store,
                            "SELECT map FROM list_map WHERE header = ?1",
                            importer->err);
        if (!find) return -1;
        store_bind(find, "t", key);
        int status = store_step(importer->store, find, importer->err);
        if (status > 0) map = arena_text(importer->arena, store_text(find, 0));
        sqlite3_reset(find);
        if (status < 0) return -1;
    }
    return map ? apply_map(columns,
                           importer->arena,
                           map,
                           file ? file : "the map remembered for these columns",
                           err)
               : 0;
}

// ---- what is unclear

// A known heading of which [heading] is one slip away, NULL if there is none.
static const char *near_heading(Arena *arena, const char *heading)
{
    NameMatch nearest;

    name_match_start(&nearest, heading);
    name_match_limit_to_slips(&nearest);
    for (int i = 0; i < COUNT_OF(header_words); i++)
        if (strlen(header_words[i].words) > 3)
            name_match_offer(&nearest, header_words[i].words);
    return arena_text(arena, name_match_best(&nearest));
}

// The lines of a map for all columns, as far as they are understood.
static const char *draft(Arena *arena, const Columns *columns)
{
    const char *text = "";

    for (int i = 0; i < columns->n; i++) {
        const Column *column = &columns->list[i];
        char language[LANGUAGE_BYTES], numbered[NAME_BYTES];
        const char *near = near_heading(arena, column->heading);
        const char *label = label_of(columns, i, numbered);
        Field field = label == numbered ? FIELD_IGNORE : column->field;
        if (field == FIELDS)
            field = near ? columns_guess(near, language) : FIELD_IGNORE;
        text = arena_format(arena,
                            "%s%s = %s%s%s\n",
                            text,
                            label,
                            listed_card_field_word(field),
                            column->language[0] ? "." : "",
                            column->language);
    }
    return text;
}

static bool may_repeat(Field field)
{
    return field == FIELD_ID || field == FIELD_IGNORE || field == FIELDS;
}

// A column that is the same field as an earlier one in the same language.
static const Column *twin_of(const Columns *columns, int at)
{
    const Column *column = &columns->list[at];

    if (may_repeat(column->field)) return NULL;
    for (int i = 0; i < at; i++)
        if (columns->list[i].field == column->field &&
            !strcmp(columns->list[i].language, column->language))
            return &columns->list[i];
    return NULL;
}

static bool has_field(const Columns *columns, Field field)
{
    for (int i = 0; i < columns->n; i++)
        if (columns->list[i].field == field) return true;
    return false;
}

static int count_unclear(CardSink *sink, const Columns *columns)
{
    int unclear = 0;

    for (int i = 0; i < columns->n; i++) {
        const Column *column = &columns->list[i], *twin = twin_of(columns, i);
        Arena *arena = sink->row_arena;
        const char *near =
            column->field == FIELDS ? near_heading(arena, column->heading) : NULL;
        if (near)
            card_sink_mistake(
                sink, column->heading, NULL, arena_format(arena, "'%s'", near));
        else if (twin)
            card_sink_mistake(sink,
                              column->heading,
                              NULL,
                              arena_format(arena,
                                           "a column that is not '%s' as '%s' is",
                                           listed_card_field_word(twin->field),
                                           twin->heading));
        else if (column->field == FIELDS && *column->heading)
            card_sink_note(
                sink, column->heading, NULL, "a known heading; the column is left out");
        unclear += near || twin;
    }
    return unclear;
}

static bool tells_cards(const Columns *columns)
{
    return has_field(columns, FIELD_CODE) || has_field(columns, FIELD_ID) ||
           has_field(columns, FIELD_NAME) || has_field(columns, FIELD_FULL_NAME) ||
           has_field(columns, FIELD_NUMBER);
}

int columns_find(CardSink *sink, const CsvRow *header, Columns *columns, Err *err)
{
    ImportReport *report = sink->importer->report;
    Arena *arena = sink->importer->arena;

    columns->n = header->n;
    for (int i = 0; i < header->n; i++) {
        Column *column = &columns->list[i];
        int found = guess(header->fields[i], column->language);
        column->heading = arena_text(arena, header->fields[i]);
        column->field = found < 0 ? FIELDS : header_words[found].field;
        // A table with headings in one language has names in it, unless it says so.
        if (found >= 0 && column->field == FIELD_NAME && !column->language[0] &&
            !sink->importer->options->language)
            (void)snprintf(sink->language,
                           sizeof sink->language,
                           "%s",
                           header_words[found].language);
    }
    if (use_map(sink, header, columns, err)) return -1;
    int unclear = count_unclear(sink, columns);
    if (!unclear && tells_cards(columns)) return 0;
    report->draft = draft(arena, columns);
    return err_set(err,
                   65,
                   "%s: %s; say what the columns are with --map FILE, which may begin "
                   "as follows",
                   sink->source->name,
                   unclear ? "some columns are not clear"
                           : "no column tells which card a row is");
}
