#include "db/lists/set_list.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/csv.h"
#include "db/text/name_match.h"

enum { PART_MAX = 12, NUMBER_MAX = 99, VALUE_MAX = 999 };

// One row on its way from text to facts. A mistake is named and counted; reading goes on
// so that all mistakes of a row are named at once.
typedef struct {
    const Rules *rules;
    Problems *problems;
    const char *path;
    const char *column; // being read
    int line;
    int mistakes;
    SetListRow row;
} Reader;

static void mistake(Reader *reader, const char *value, const char *expected)
{
    reader->mistakes++;
    problem_add(reader->problems,
                &(Problem){.file = reader->path,
                           .row = reader->line,
                           .column = reader->column,
                           .value = value,
                           .expected = expected});
}

static const char *keep(const Reader *reader, const char *text)
{
    return *text ? arena_text(reader->problems->arena, text) : NULL;
}

// Splits a `;` list into trimmed parts, empty ones left out. Returns how many.
static int split(const Reader *reader, const char *value, const char **parts)
{
    int n = 0;

    while (*value && n < PART_MAX) {
        size_t length = strcspn(value, ";");
        const char *next = value + length + (value[length] == ';');
        while (length && isspace((unsigned char)*value)) value++, length--;
        while (length && isspace((unsigned char)value[length - 1])) length--;
        if (length) parts[n++] = arena_text_n(reader->problems->arena, value, length);
        value = next;
    }
    return n;
}

static bool is_code(const char *text)
{
    size_t set = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");

    return set >= 2 && text[set] == '-' && text[set + 1] &&
           !text[set + 1 +
                 strspn(text + set + 1,
                        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                        "0123456789*")];
}

static void read_code(Reader *reader, const char *value)
{
    if (!is_code(value)) mistake(reader, value, "a code such as OGN-024");
    reader->row.facts.code = keep(reader, value);
}

static void read_name(Reader *reader, const char *value)
{
    if (!*value) mistake(reader, value, "the card's full name");
    if (strlen(value) >= NAME_BYTES)
        mistake(reader, value, "a name of at most 159 bytes");
    reader->row.facts.name = keep(reader, value);
}

// Checks [value] against a table of names, writing the names into the message.
static void check_name(Reader *reader, const char *value, const NameRow *names, int n)
{
    char expected[200] = "one of";
    size_t length = strlen(expected);
    NameMatch nearest;

    name_match_start(&nearest, value);
    for (int i = 0; i < n; i++) {
        if (!strcmp(names[i].name, value)) return;
        name_match_offer(&nearest, names[i].name);
        int more = snprintf(expected + length,
                            sizeof expected - length,
                            "%s %s",
                            i ? "," : "",
                            names[i].name);
        if (more > 0 && length + (size_t)more < sizeof expected) length += (size_t)more;
    }
    if (!name_match_best(&nearest)) {
        mistake(reader, value, expected);
        return;
    }
    (void)snprintf(expected, sizeof expected, "'%s'", name_match_best(&nearest));
    mistake(reader, value, expected);
}

static void read_type(Reader *reader, const char *value)
{
    check_name(reader, value, reader->rules->types, reader->rules->types_n);
    reader->row.facts.type = keep(reader, value);
}

typedef struct {
    const char **to;
    int max;
    const NameRow *names; // NULL: any
    int names_n;
} NameList;

static void read_list(Reader *reader, const char *value, const NameList *list)
{
    const char *parts[PART_MAX];
    char expected[60];
    int n = split(reader, value, parts);

    if (n > list->max) {
        (void)snprintf(expected, sizeof expected, "at most %d entries", list->max);
        mistake(reader, value, expected);
        return;
    }
    for (int i = 0; i < n; i++) {
        if (list->names) check_name(reader, parts[i], list->names, list->names_n);
        list->to[i] = parts[i];
    }
}

static void read_supertypes(Reader *reader, const char *value)
{
    CardFacts *facts = &reader->row.facts;
    const Rules *rules = reader->rules;

    read_list(reader,
              value,
              &(NameList){facts->supertypes,
                          COUNT_OF(facts->supertypes),
                          rules->supertypes,
                          rules->supertypes_n});
}

static void read_domains(Reader *reader, const char *value)
{
    CardFacts *facts = &reader->row.facts;
    const Rules *rules = reader->rules;

    read_list(reader,
              value,
              &(NameList){facts->domains,
                          COUNT_OF(facts->domains),
                          rules->domains,
                          rules->domains_n});
}

static void read_power_domains(Reader *reader, const char *value)
{
    CardFacts *facts = &reader->row.facts;
    const Rules *rules = reader->rules;

    read_list(reader,
              value,
              &(NameList){facts->power_domains,
                          COUNT_OF(facts->power_domains),
                          rules->domains,
                          rules->domains_n});
}

static void read_tags(Reader *reader, const char *value)
{
    read_list(
        reader, value, &(NameList){reader->row.facts.tags, TAGS_IN_CARD, NULL, 0});
}

// A whole number, -1 where the field is empty.
static int read_number(Reader *reader, const char *value)
{
    char *end;

    if (!*value) return -1;
    long n = strtol(value, &end, 10);
    if (end != value && !*end && n >= 0 && n <= NUMBER_MAX) return (int)n;
    mistake(reader, value, "a whole number from 0 to 99, or nothing");
    return -1;
}

static void read_energy(Reader *reader, const char *value)
{
    reader->row.facts.energy = read_number(reader, value);
}

static void read_power(Reader *reader, const char *value)
{
    reader->row.facts.power = read_number(reader, value);
}

static void read_might(Reader *reader, const char *value)
{
    reader->row.facts.might = read_number(reader, value);
}

static void read_might_bonus(Reader *reader, const char *value)
{
    reader->row.facts.might_bonus = read_number(reader, value);
}

static void read_rarity(Reader *reader, const char *value)
{
    reader->row.rarity = keep(reader, value);
}

// The cost in braces of "Equip {calm}", or NULL; [length] becomes that of what stands
// before it.
static const char *take_cost(Arena *arena, const char *text, size_t *length)
{
    const char *open = strchr(text, '{');
    size_t n = strlen(text);

    if (!open || text[n - 1] != '}' || n - (size_t)(open - text) < 3) return NULL;
    *length = (size_t)(open - text);
    return arena_text_n(arena, open + 1, n - *length - 2);
}

// "Assault 2", "Tank", "Equip {1 calm}".
bool set_list_keyword_read(Arena *arena, const char *text, KeywordFact *keyword)
{
    size_t length = strlen(text);

    keyword->cost = take_cost(arena, text, &length);
    if (!keyword->cost && strpbrk(text, "{}")) return false;
    while (length && text[length - 1] == ' ') length--;
    size_t digits = 0;
    while (digits < length && isdigit((unsigned char)text[length - 1 - digits]))
        digits++;
    bool valued = digits && digits < length && text[length - 1 - digits] == ' ';
    keyword->value = valued ? (int)strtol(text + length - digits, NULL, 10) : 1;
    if (valued) length -= digits;
    while (length && text[length - 1] == ' ') length--;
    keyword->name = arena_text_n(arena, text, length);
    return length && isalpha((unsigned char)*text) && keyword->value <= VALUE_MAX &&
           digits <= 3;
}

static void read_keywords(Reader *reader, const char *value)
{
    KeywordFact *keywords = reader->row.facts.keywords;
    const char *parts[PART_MAX];
    int n = split(reader, value, parts);

    if (n > KEYWORDS_IN_CARD) {
        mistake(reader, value, "at most 6 keywords");
        return;
    }
    for (int i = 0; i < n; i++)
        if (!set_list_keyword_read(reader->problems->arena, parts[i], &keywords[i]))
            mistake(
                reader, parts[i], "a keyword such as Tank, Assault 2 or Equip {calm}");
}

static void read_script(Reader *reader, const char *value)
{
    if (strcmp(value, "yes") != 0 && strcmp(value, "no") != 0)
        mistake(reader, value, "yes or no");
    reader->row.facts.has_text = !strcmp(value, "yes");
}

typedef struct {
    const char *name;
    bool required;
    void (*read)(Reader *reader, const char *value);
} Column;

static const Column columns[] = {
    {"code", true, read_code},
    {"name", true, read_name},
    {"type", true, read_type},
    {"supertypes", false, read_supertypes},
    {"domains", false, read_domains},
    {"energy", false, read_energy},
    {"power", false, read_power},
    {"power_domains", false, read_power_domains},
    {"might", false, read_might},
    {"might_bonus", false, read_might_bonus},
    {"tags", false, read_tags},
    {"rarity", false, read_rarity},
    {"keywords", false, read_keywords},
    {"script", true, read_script},
};

enum { COLUMNS = sizeof columns / sizeof columns[0] };

// Which field each column is, -1 if it is absent. A heading that is no column would be
// a column left out unseen, so it is an error, not a note.
static int find_columns(const CsvRow *header, const char *path, int *fields, Err *err)
{
    for (int c = 0; c < COLUMNS; c++) fields[c] = -1;
    for (int f = 0; f < header->n; f++) {
        NameMatch nearest;
        int found = -1;
        name_match_start(&nearest, header->fields[f]);
        for (int c = 0; c < COLUMNS; c++) {
            if (!strcmp(columns[c].name, header->fields[f])) found = c;
            name_match_offer(&nearest, columns[c].name);
        }
        const char *near = name_match_best(&nearest);
        if (found < 0)
            return err_set(err,
                           65,
                           "%s row 1: unknown column '%.60s'%s%s%s",
                           path,
                           header->fields[f],
                           near ? ", did you mean '" : "",
                           near ? near : "",
                           near ? "'?" : "");
        fields[found] = f;
    }
    for (int c = 0; c < COLUMNS; c++)
        if (columns[c].required && fields[c] < 0)
            return err_set(err, 65, "%s row 1: no column '%s'", path, columns[c].name);
    return 0;
}

// What only the row as a whole can tell.
static void check_row(Reader *reader, const SetList *list)
{
    const CardFacts *facts = &reader->row.facts;

    reader->column = "power_domains";
    if (facts->power > 0 && !facts->power_domains[0])
        mistake(reader, NULL, "the domains that the power is paid in");
    reader->column = "code";
    for (int i = 0; facts->code && i < list->n; i++)
        if (!strcmp(list->rows[i].facts.code, facts->code))
            mistake(reader, facts->code, "a code that no earlier row has");
}

static void read_row(Reader *reader, const CsvRow *row, const int *fields, int width)
{
    reader->mistakes = 0;
    reader->line = (int)row->line;
    reader->row = (SetListRow){.line = reader->line};
    reader->column = NULL;
    CardFacts *facts = &reader->row.facts;
    facts->energy = facts->power = facts->might = facts->might_bonus = -1;
    if (row->refused) {
        mistake(reader, NULL, row->refused);
        return;
    }
    if (row->n != width) {
        char expected[60];
        (void)snprintf(expected, sizeof expected, "%d fields, found %d", width, row->n);
        mistake(reader, NULL, expected);
        return;
    }
    for (int c = 0; c < COLUMNS; c++) {
        if (fields[c] < 0) continue;
        reader->column = columns[c].name;
        columns[c].read(reader, row->fields[fields[c]]);
    }
}

static int read_rows(Reader *reader, Csv *csv, SetList *list, Err *err)
{
    Arena *arena = reader->problems->arena;
    CsvRow *row = arena_take(arena, sizeof *row);
    int fields[COLUMNS];
    int status = csv_next(csv, row, err);

    if (status < 0) return -1;
    if (!status) return err_set(err, 65, "%s is empty", reader->path);
    if (find_columns(row, reader->path, fields, err)) return -1;
    int width = row->n;
    while ((status = csv_next(csv, row, err)) > 0) {
        read_row(reader, row, fields, width);
        if (!reader->mistakes) check_row(reader, list);
        if (reader->mistakes) {
            list->rejected++;
            continue;
        }
        list->rows = arena_grow(arena, list->rows, list->n, sizeof *list->rows);
        list->rows[list->n++] = reader->row;
    }
    return status;
}

int set_list_read(const char *path, const Rules *rules, SetList *list,
                  Problems *problems, Err *err)
{
    Reader reader = {.rules = rules, .problems = problems, .path = path};
    Source *source = source_open(path, err);

    *list = (SetList){0};
    if (!source) return -1;
    Csv *csv = csv_open(source, ',');
    int failed = read_rows(&reader, csv, list, err);
    csv_close(csv);
    source_close(source);
    return failed;
}
