// columns.c -- turns headings into fields: by known words, by the export that the table is
// (known_export.h), and by the map of a user (column_map.h), of which the last counts.

#include "db/lists/columns.h"

#include <stdio.h>
#include <string.h>

#include "db/lists/column_map.h"
#include "db/lists/column_parts.h"
#include "db/lists/heading.h"
#include "db/lists/known_export.h"
#include "db/lists/listed_card.h"
#include "db/lists/row_name.h"
#include "db/lists/sink_report.h"
#include "db/text/joined.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

enum {
    HEADINGS_TOLD = 10,
    HEADING_TOLD_BYTES = 40,
    NAMES_LEAST = 2 // English ones that tell a list is English
};                  // more unknown ones share one note

// ---- columns that belong together

static bool may_repeat(Field field)
{
    return field == FIELD_ID || !listed_card_field_tells(field);
}

// Returns an earlier column with the same field and language, or NULL.
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

static bool tells_cards(const Columns *columns)
{
    return column_parts_has(columns, FIELD_CODE) ||
           column_parts_has(columns, FIELD_ID) ||
           column_parts_has(columns, FIELD_NAME) ||
           column_parts_has(columns, FIELD_FULL_NAME) ||
           column_parts_has(columns, FIELD_NUMBER);
}

// Returns the field that a heading may mean which is one slip away from a known one, if the
// values fit; else FIELD_UNKNOWN. Sets [near] to that heading. A column that would be left
// out anyway is no slip.
static Field slip_of(Arena *arena, const Columns *columns, const FirstRows *first,
                     int at, const char **near)
{
    const ListWords *words = columns->words;

    *near = heading_near(arena, words, columns->list[at].heading);
    const Field field = *near ? heading_field(words, *near) : FIELD_UNKNOWN;
    return listed_card_field_tells(field) &&
                   column_look_fits(words->columns, first, at, field)
               ? field
               : FIELD_UNKNOWN;
}

// ---- what is unclear

// Tells a column that must be named in a map. Returns whether it is one.
static bool tell_unclear(CardSink *sink, const Columns *columns, const FirstRows *first,
                         int at)
{
    const Column *column = &columns->list[at], *twin = twin_of(columns, at);
    Arena *arena = sink->row_arena;
    const char *near, *expected = NULL;

    if (column->field == FIELD_UNKNOWN &&
        slip_of(arena, columns, first, at, &near) != FIELD_UNKNOWN)
        expected = arena_format(arena, "'%s'", near);
    else if (twin)
        expected =
            arena_format(arena,
                         "another field than '%s', which '%s' has",
                         listed_card_field_word(columns->words->columns, twin->field),
                         twin->heading);
    if (expected)
        sink_report_mistake(sink, FOUND_COLUMN, column->heading, NULL, expected);
    return expected;
}

static int count_unclear(CardSink *sink, const Columns *columns, const FirstRows *first)
{
    int unclear = 0;

    for (int i = 0; i < columns->n; i++)
        unclear += tell_unclear(sink, columns, first, i);
    return unclear;
}

// Returns the first column without a field whose values look as [look] says, or NULL.
static Column *column_that(Columns *columns, const FirstRows *first,
                           bool (*look)(const FirstRows *first, int at))
{
    for (int i = 0; i < columns->n; i++)
        if (!listed_card_field_tells(columns->list[i].field) && look(first, i))
            return &columns->list[i];
    return NULL;
}

// Gives columns that nobody knows the fields of cards which their values look like.
static void find_by_look(Columns *columns, const FirstRows *first)
{
    Column *code = column_that(columns, first, column_look_is_codes);
    if (code) code->field = FIELD_CODE;
    Column *name = column_that(columns, first, column_look_is_names);
    if (name && !column_parts_has(columns, FIELD_NAME)) name->field = FIELD_NAME;
}

// Returns the lines of a map for all columns, which is clear as it stands where that is
// possible at all. Other columns are "ignore".
static const char *draft(Arena *arena, const Columns *unclear, const FirstRows *first)
{
    Columns *columns = arena_take(arena, sizeof *columns);
    const char *text = "", *near;

    *columns = *unclear;
    for (int i = 0; i < columns->n; i++) {
        Column *column = &columns->list[i];
        Field slip = FIELD_UNKNOWN;
        if (column->field == FIELD_UNKNOWN)
            slip = slip_of(arena, columns, first, i, &near);
        if (slip != FIELD_UNKNOWN && !column_parts_has(columns, slip))
            column->field = slip;
        if (column->field == FIELD_UNKNOWN || twin_of(columns, i))
            column->field = FIELD_IGNORE;
    }
    if (!tells_cards(columns)) find_by_look(columns, first);
    for (int i = 0; i < columns->n; i++) {
        char numbered[NAME_BYTES_MAX];
        const Column *column = &columns->list[i];
        const bool tells = column->field != FIELD_IGNORE && column->language[0];
        text =
            arena_format(arena,
                         "%s%s = %s%s%s\n",
                         text,
                         column_map_label(columns, i, numbered),
                         listed_card_field_word(columns->words->columns, column->field),
                         tells ? "." : "",
                         tells ? column->language : "");
    }
    return text;
}

// ---- what is left out

typedef bool IsLeftOut(const Column *column);

static bool is_left_out(const Column *column)
{
    return column->field == FIELD_UNKNOWN && *column->heading;
}

static bool is_owned(const Column *column)
{
    return listed_card_field_is_owned(column->field);
}

static bool is_not_counted(const Column *column)
{
    return is_owned(column) && column->field != FIELD_OWNED_COUNT &&
           column->field != FIELD_OWNED_FOILS && column->field != FIELD_OWNED_LANGUAGE;
}

// Returns the headings of such columns, at most HEADINGS_TOLD. Sets [n] to the number of all.
static const char *headings_of(Arena *arena, const Columns *columns, IsLeftOut *is,
                               int *n)
{
    Joined names = {.arena = arena};

    *n = 0;
    for (int i = 0; i < columns->n; i++) {
        const char *heading = columns->list[i].heading;
        if (!is(&columns->list[i]) || (*n)++ >= HEADINGS_TOLD) continue;
        joined_add(
            &names,
            ", ",
            arena_format(
                arena, "'%.*s'", text_fit(heading, HEADING_TOLD_BYTES), heading));
    }
    return names.text;
}

// Names an unknown column with what its values look like.
static void tell_unknown(const CardSink *sink, const char *heading,
                         const FirstRows *first, int at)
{
    const char *look = column_look_text(sink->row_arena, first, at);

    sink_report_note(sink,
                     heading,
                     NULL,
                     look ? arena_format(sink->row_arena,
                                         "a known heading; the column is left out (%s)",
                                         look)
                          : "a known heading; the column is left out");
}

// Names the columns that are left out: each for itself, or the first of many.
static void tell_left_out(const CardSink *sink, const Columns *columns,
                          const FirstRows *first)
{
    int n;
    const char *names = headings_of(sink->row_arena, columns, is_left_out, &n);

    if (n > HEADINGS_TOLD)
        sink_report_note(
            sink,
            NULL,
            NULL,
            arena_format(sink->row_arena,
                         "known headings; %d columns are left out, the first are %s",
                         n,
                         names));
    for (int i = 0; i < columns->n && n <= HEADINGS_TOLD; i++)
        if (is_left_out(&columns->list[i]))
            tell_unknown(sink, columns->list[i].heading, first, i);
}

// Names the columns of a collection in one note.
static void tell_owned(const CardSink *sink, const Columns *columns)
{
    int n;
    const char *names = headings_of(
        sink->row_arena, columns, sink->words.owned ? is_not_counted : is_owned, &n);

    if (n)
        sink_report_note(
            sink,
            NULL,
            NULL,
            arena_format(sink->row_arena,
                         "%s: %s%s",
                         sink->words.owned
                             ? "numbers of copies; what else is said of them "
                               "is left out"
                             : "facts of cards; what is said of copies is left "
                               "out, import --collection counts them",
                         names,
                         n > HEADINGS_TOLD ? " and more" : ""));
}

static int count_headings(const ListWords *words, const CsvRow *header,
                          const char *language)
{
    int n = 0;

    for (int i = 0; i < header->n; i++) {
        const char *of = heading_find(words, header->fields[i]).of;
        n += of && !strcmp(of, language);
    }
    return n;
}

// Returns the language in which more headings are than in [of], which a word for the name
// belongs to; languages share such words. English headings stand beside those of any.
static const char *language_of_names(const ListWords *words, const CsvRow *header,
                                     const char *of)
{
    int most = strcmp(of, "en") != 0 ? count_headings(words, header, of) : header->n;

    for (int i = 0; i < header->n && most < header->n; i++) {
        const char *other = heading_find(words, header->fields[i]).of;
        if (!other || !*other || !strcmp(other, "en")) continue;
        const int n = count_headings(words, header, other);
        if (n > most) of = other;
        if (n > most) most = n;
    }
    return of;
}

static void guess_all(CardSink *sink, const CsvRow *header, Columns *columns)
{
    columns->words = &sink->words;
    columns->n = header->n;
    for (int i = 0; i < header->n; i++) {
        Column *column = &columns->list[i];
        const Heading found = heading_find(&sink->words, header->fields[i]);
        column->heading = arena_text(sink->arena, header->fields[i]);
        column->field = found.field;
        memcpy(column->language, found.language, sizeof column->language);
        // Names are in the language of their heading, unless heading or user say more.
        if (column->field == FIELD_NAME && !column->language[0] && !sink->said_language)
            text_copy(sink->language,
                      sizeof sink->language,
                      language_of_names(&sink->words, header, found.of));
    }
    sink->known = known_export_use(columns, sink->arena);
}

// Returns whether the first rows have names of cards that are known in English, and none else.
static bool names_are_english(CardSink *sink, const FirstRows *first, int at)
{
    int n = 0;

    for (int i = 0; i < first->n; i++) {
        const char *name = column_look_value(first, i, at);
        if (!*name) continue;
        if (!row_name_is_english(sink, name)) return false;
        n++;
    }
    return n >= NAMES_LEAST;
}

// Takes back the language of a heading whose names are English all the same.
static void check_language(CardSink *sink, const Columns *columns,
                           const FirstRows *first)
{
    for (int i = 0; i < columns->n; i++) {
        const Column *column = &columns->list[i];
        if (column->field != FIELD_NAME || column->language[0] ||
            !strcmp(sink->language, "en") || sink->said_language ||
            !names_are_english(sink, first, i))
            continue;
        sink_report_note(
            sink,
            column->heading,
            column_look_value(first, 0, i),
            arena_format(sink->row_arena,
                         "names in the language '%s'; these are English, and the list "
                         "counts as English unless --language says another one",
                         sink->language));
        text_copy(sink->language, sizeof sink->language, "en");
    }
}

int columns_find(CardSink *sink, const CsvRow *header, const FirstRows *first,
                 Columns *columns, Err *err)
{
    guess_all(sink, header, columns);
    check_language(sink, columns, first);
    column_parts_languages(columns);
    if (column_map_use(sink, header, columns, err)) return -1;
    column_parts_settle(sink, columns, first);
    const int unclear = count_unclear(sink, columns, first);
    tell_left_out(sink, columns, first);
    tell_owned(sink, columns);
    if (!unclear && tells_cards(columns)) return 0;
    sink->draft = draft(sink->arena, columns, first);
    return err_set(err,
                   65,
                   "%s: %s; say what the columns are with --map FILE, which may begin "
                   "as follows",
                   sink->source->name,
                   unclear ? "some columns are not clear"
                           : "no column tells which card a row is");
}

// ---- a set's own list

// Returns the field with exactly that name, or FIELD_UNKNOWN.
static Field find_own(const FactColumns *facts, const char *heading)
{
    static const Field others[] = {FIELD_CODE, FIELD_NAME, FIELD_SCRIPT, FIELD_TEXT};

    for (int i = 0; i < COUNT_OF(others); i++)
        if (!strcmp(listed_card_field_word(facts, others[i]), heading))
            return others[i];
    const int column = fact_columns_find(facts, heading);
    return column < 0 ? FIELD_UNKNOWN : (Field)(FIELD_FACT + column);
}

static const char *near_own(const FactColumns *facts, Arena *arena, const char *heading)
{
    NameMatch nearest;

    name_match_start(&nearest, heading);
    name_match_offer(&nearest, listed_card_field_word(facts, FIELD_CODE));
    name_match_offer(&nearest, listed_card_field_word(facts, FIELD_NAME));
    for (int i = 0; i < facts->n; i++) name_match_offer(&nearest, facts->rows[i].name);
    name_match_offer(&nearest, listed_card_field_word(facts, FIELD_SCRIPT));
    name_match_offer(&nearest, listed_card_field_word(facts, FIELD_TEXT));
    return arena_text(arena, name_match_best(&nearest));
}

// Refuses a column that comes a second time: the import would ignore one of the two.
static int refuse_second(const char *path, const Columns *columns, int at, Err *err)
{
    for (int i = 0; i < at; i++)
        if (columns->list[i].field == columns->list[at].field)
            return err_found(err,
                             FOUND_COLUMN,
                             65,
                             "%s row 1: a second column '%s'",
                             path,
                             columns->list[at].heading);
    return 0;
}

static bool has_own(const FactColumns *facts, const CsvRow *header, Field field)
{
    for (int i = 0; i < header->n; i++)
        if (find_own(facts, header->fields[i]) == field) return true;
    return false;
}

// Returns the field that a heading of a set's own list has or, where nobody knows it, seems to
// mean and that no other column has; FIELD_IGNORE: none.
static Field own_field(const CardSink *sink, const CsvRow *header, const char *heading)
{
    const FactColumns *facts = sink->words.columns;
    const Field known = find_own(facts, heading);
    const char *near, *word;
    Field field;

    if (known != FIELD_UNKNOWN) return known;
    near = near_own(facts, sink->arena, heading);
    field = near ? find_own(facts, near) : heading_field(&sink->words, heading);
    word = field == FIELD_UNKNOWN ? NULL : listed_card_field_word(facts, field);
    if (!word || find_own(facts, word) != field || has_own(facts, header, field))
        return FIELD_IGNORE;
    return field;
}

// Returns the first row as it would be right: each column once, by its name.
static const char *right_header(const CardSink *sink, const CsvRow *header)
{
    const char *text = "";

    for (int i = 0; i < header->n; i++) {
        const Field field = own_field(sink, header, header->fields[i]);
        bool again = field == FIELD_IGNORE;

        for (int k = 0; k < i && !again; k++)
            again = own_field(sink, header, header->fields[k]) == field;
        if (!again)
            text = arena_format(sink->arena,
                                "%s%s%s",
                                text,
                                *text ? "," : "",
                                listed_card_field_word(sink->words.columns, field));
    }
    return text;
}

// Tells of a heading that nobody knows, with the row that would be right.
static void tell_own(const CardSink *sink, const CsvRow *header, const char *heading,
                     Field field)
{
    const char *row = right_header(sink, header);
    const char *expected;

    if (field != FIELD_IGNORE)
        expected = arena_format(sink->arena,
                                "its name '%s' (write: %s)",
                                listed_card_field_word(sink->words.columns, field),
                                row);
    else
        expected =
            arena_format(sink->arena, "a known column; take it out, write: %s", row);
    problem_add(sink->slips,
                &(Problem){.file = sink->source->name,
                           .row = 1,
                           .column = heading,
                           .expected = expected,
                           .found = FOUND_COLUMN,
                           .sort = field == FIELD_IGNORE ? "unknown" : NULL});
}

int columns_find_own(CardSink *sink, const CsvRow *header, Columns *columns, Err *err)
{
    const FactColumns *facts = sink->words.columns;
    const Field needed[] = {
        FIELD_CODE, FIELD_NAME, (Field)(FIELD_FACT + COLUMN_TYPE), FIELD_SCRIPT};
    const char *path = sink->source->name;

    columns->words = &sink->words;
    columns->n = header->n;
    for (int i = 0; i < header->n; i++) {
        const char *heading = arena_text(sink->arena, header->fields[i]);
        const Field field = own_field(sink, header, heading);

        if (find_own(facts, heading) == FIELD_UNKNOWN)
            tell_own(sink, header, heading, field);
        columns->list[i] = (Column){.field = field, .heading = heading};
        if (field != FIELD_IGNORE && refuse_second(path, columns, i, err)) return -1;
    }
    for (int i = 0; i < COUNT_OF(needed); i++)
        if (!column_parts_has(columns, needed[i]))
            return err_found(err,
                             FOUND_COLUMN,
                             65,
                             "%s row 1: no column '%s'",
                             path,
                             listed_card_field_word(facts, needed[i]));
    return 0;
}
