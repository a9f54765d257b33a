// columns.c -- turns headings into fields, by known words; column_map.h overrules them.

#include "db/lists/columns.h"

#include <stdio.h>
#include <string.h>

#include "db/lists/column_map.h"
#include "db/lists/listed_card.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

enum { HEADINGS_TOLD = 10 }; // more unknown ones share one note

// A known heading. [fact] names a fact that the game may have; NULL: [field] holds.
typedef struct {
    const char *language;
    const char *words;
    Field field;
    const char *fact;
} Heading;

static const Heading headings[] = {
#define WORD(language, words, field) {language, words, FIELD_##field, NULL},
#define FACT(language, words, fact)  {language, words, FIELD_UNKNOWN, fact},
#include "db/lists/header_word.def"
#include "engine/base/limit.h"
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

// Gets every known heading in turn; returns true to stop.
typedef bool See(void *context, const Heading *heading);

static bool see_names(const FactColumns *columns, See *see, void *context)
{
    char words[NAME_BYTES_MAX];

    for (int i = 0; i < columns->n; i++) {
        name_match_fold(columns->rows[i].name, words, sizeof words);
        const Heading heading = {"en", words, (Field)(FIELD_FACT + i), NULL};
        if (see(context, &heading)) return true;
    }
    return false;
}

static bool see_headings(const ListWords *words, See *see, void *context)
{
    const FactColumns *columns = words->columns;

    for (int i = 0; i < COUNT_OF(headings); i++) {
        Heading heading = headings[i];
        const int fact = heading.fact ? fact_columns_find(columns, heading.fact) : -1;
        if (fact >= 0) heading.field = (Field)(FIELD_FACT + fact);
        if (see(context, &heading)) return true;
    }
    for (int i = 0; words->forms && i < words->forms->headings_n; i++) {
        const FormHeading *it = &words->forms->headings[i];
        const Field field = listed_card_field_find(columns, it->field);
        if (see(context, &(Heading){"en", it->words, field, NULL})) return true;
    }
    for (int i = 0; i < columns->headings_n; i++) {
        const FactHeading *it = &columns->headings[i];
        const int field = FIELD_FACT + COLUMN_OF_GAME + it->fact;
        const Heading heading = {it->language, it->words, (Field)field, NULL};
        if (see(context, &heading)) return true;
    }
    return see_names(columns, see, context);
}

typedef struct {
    const char *folded;
    Heading found;
} Wanted;

static bool is_wanted(void *context, const Heading *heading)
{
    Wanted *wanted = context;

    if (strcmp(heading->words, wanted->folded) != 0) return false;
    wanted->found = *heading;
    return true;
}

static Heading find_words(const ListWords *words, const char *folded)
{
    Wanted wanted = {folded, {.field = FIELD_UNKNOWN}};

    // A game may call a column what other lists call something else.
    if (!see_names(words->columns, is_wanted, &wanted))
        (void)see_headings(words, is_wanted, &wanted);
    wanted.found.words = NULL;
    return wanted.found;
}

static void copy_code(char *language, const char *const names[2])
{
    bool chinese = !strncmp(names[1], "zh-", 3);

    memcpy(language, chinese ? names[1] : names[0], chinese ? 6 : 3);
}

// Removes a language from the end or the start of a folded heading.
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

// Returns the heading that [text] is. Sets [language] to the one it names, or to "".
static Heading guess_heading(const ListWords *words, const char *text, char *language)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(text, folded, sizeof folded);
    language[0] = '\0';
    Heading found = find_words(words, folded);
    if (found.field != FIELD_UNKNOWN || !take_language(folded, language)) return found;
    found = find_words(words, folded);
    if (found.field == FIELD_UNKNOWN) language[0] = '\0';
    return found;
}

Field columns_guess(const ListWords *words, const char *heading, char *language)
{
    return guess_heading(words, heading, language).field;
}

// ---- what is unclear

static bool offer_heading(void *context, const Heading *heading)
{
    if (strlen(heading->words) > 3) name_match_offer(context, heading->words);
    return false;
}

// Returns a known heading that is one slip away from [heading], or NULL.
static const char *near_heading(Arena *arena, const ListWords *words,
                                const char *heading)
{
    NameMatch nearest;

    name_match_start(&nearest, heading);
    name_match_limit_to_slips(&nearest);
    (void)see_headings(words, offer_heading, &nearest);
    return arena_text(arena, name_match_best(&nearest));
}

// Returns the lines of a map for all columns; unknown ones are "ignore".
static const char *draft(Arena *arena, const Columns *columns)
{
    const char *text = "";

    for (int i = 0; i < columns->n; i++) {
        const Column *column = &columns->list[i];
        char language[LANGUAGE_BYTES], numbered[NAME_BYTES_MAX];
        const char *near = near_heading(arena, columns->words, column->heading);
        const char *label = column_map_label(columns, i, numbered);
        Field field = label == numbered ? FIELD_IGNORE : column->field;
        if (field == FIELD_UNKNOWN)
            field = near ? columns_guess(columns->words, near, language) : FIELD_IGNORE;
        text = arena_format(arena,
                            "%s%s = %s%s%s\n",
                            text,
                            label,
                            listed_card_field_word(columns->words->columns, field),
                            column->language[0] ? "." : "",
                            column->language);
    }
    return text;
}

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
        const char *near = column->field == FIELD_UNKNOWN
                               ? near_heading(arena, columns->words, column->heading)
                               : NULL;
        if (near)
            sink_report_mistake(sink,
                                FOUND_COLUMN,
                                column->heading,
                                NULL,
                                arena_format(arena, "'%s'", near));
        else if (twin)
            sink_report_mistake(sink,
                                FOUND_COLUMN,
                                column->heading,
                                NULL,
                                arena_format(arena,
                                             "another field than '%s', which '%s' has",
                                             listed_card_field_word(
                                                 columns->words->columns, twin->field),
                                             twin->heading));
        unclear += near || twin;
    }
    return unclear;
}

static bool is_left_out(const Column *column)
{
    return column->field == FIELD_UNKNOWN && *column->heading;
}

// Names the columns that are left out: each for itself, or the first of many.
static void tell_left_out(const CardSink *sink, const Columns *columns)
{
    const char *names = "";
    int n = 0;

    for (int i = 0; i < columns->n; i++) {
        const Column *column = &columns->list[i];
        if (!is_left_out(column) || n++ >= HEADINGS_TOLD) continue;
        names = arena_format(sink->row_arena,
                             "%s%s'%.*s'",
                             names,
                             n > 1 ? ", " : "",
                             text_fit(column->heading, 40),
                             column->heading);
    }
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
            sink_report_note(sink,
                             columns->list[i].heading,
                             NULL,
                             "a known heading; the column is left out");
}

static bool tells_cards(const Columns *columns)
{
    return has_field(columns, FIELD_CODE) || has_field(columns, FIELD_ID) ||
           has_field(columns, FIELD_NAME) || has_field(columns, FIELD_FULL_NAME) ||
           has_field(columns, FIELD_NUMBER);
}

static void guess_all(CardSink *sink, const CsvRow *header, Columns *columns)
{
    columns->words = &sink->words;
    columns->n = header->n;
    for (int i = 0; i < header->n; i++) {
        Column *column = &columns->list[i];
        Heading found =
            guess_heading(&sink->words, header->fields[i], column->language);
        column->heading = arena_text(sink->arena, header->fields[i]);
        column->field = found.field;
        // Names are in the language of their heading, unless heading or user say more.
        if (column->field == FIELD_NAME && !column->language[0] && !sink->said_language)
            (void)text_format(
                sink->language, sizeof sink->language, "%s", found.language);
    }
}

int columns_find(CardSink *sink, const CsvRow *header, Columns *columns, Err *err)
{
    guess_all(sink, header, columns);
    if (column_map_use(sink, header, columns, err)) return -1;
    int unclear = count_unclear(sink, columns);
    tell_left_out(sink, columns);
    if (!unclear && tells_cards(columns)) return 0;
    sink->draft = draft(sink->arena, columns);
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
    static const Field others[] = {FIELD_CODE, FIELD_NAME, FIELD_SCRIPT};

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
        const Field field = find_own(facts, heading);
        const char *near =
            field == FIELD_UNKNOWN ? near_own(facts, sink->arena, heading) : NULL;
        columns->list[i] = (Column){.field = field, .heading = heading};
        if (field == FIELD_UNKNOWN)
            return err_found(err,
                             FOUND_COLUMN,
                             65,
                             "%s row 1: unknown column '%.*s'%s",
                             path,
                             text_fit(heading, 60),
                             heading,
                             text_hint(near).text);
        if (refuse_second(path, columns, i, err)) return -1;
    }
    for (int i = 0; i < COUNT_OF(needed); i++)
        if (!has_field(columns, needed[i]))
            return err_found(err,
                             FOUND_COLUMN,
                             65,
                             "%s row 1: no column '%s'",
                             path,
                             listed_card_field_word(facts, needed[i]));
    return 0;
}
