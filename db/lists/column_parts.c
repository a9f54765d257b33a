// column_parts.c -- columns that mean something else beside others, or by their values.

#include "db/lists/column_parts.h"

#include <string.h>
#include <strings.h>

#include "db/lists/heading.h"
#include "engine/base/base.h"

bool column_parts_has(const Columns *columns, Field field)
{
    for (int i = 0; i < columns->n; i++)
        if (columns->list[i].field == field) return true;
    return false;
}

void column_parts_languages(Columns *columns)
{
    if (!column_parts_has(columns, FIELD_OWNED_COUNT) &&
        !column_parts_has(columns, FIELD_OWNED_FOILS) &&
        !column_parts_has(columns, FIELD_OWNED_CONDITION))
        return;
    for (int i = 0; i < columns->n; i++)
        if (columns->list[i].field == FIELD_LANGUAGE)
            columns->list[i].field = FIELD_OWNED_LANGUAGE;
}

// Returns whether the heading may be the code of a set as well as its name.
static bool is_plain_set(const Column *column)
{
    static const char *const words[] = {"set", "edition", "expansion"};
    char folded[NAME_BYTES_MAX];

    heading_fold(column->heading, folded);
    for (int i = 0; column->field == FIELD_SET && i < COUNT_OF(words); i++)
        if (!strcmp(folded, words[i])) return true;
    return false;
}

static bool is_equal(const FirstRows *first, int one, int other)
{
    for (int i = 0; i < first->n; i++)
        if (strcasecmp(column_look_value(first, i, one),
                       column_look_value(first, i, other)) != 0)
            return false;
    return true;
}

// Where one column has the codes of sets, another that is called "Set" has their names. It
// is left out if the names stand elsewhere too, or if it repeats the codes.
static void part_sets(CardSink *sink, Columns *columns, const FirstRows *first)
{
    int plain = -1, code = -1;

    for (int i = 0; i < columns->n; i++) {
        const Field field = columns->list[i].field;
        if (field == FIELD_SET_CODE) code = i;
        if (field == FIELD_SET) *(is_plain_set(&columns->list[i]) ? &plain : &code) = i;
    }
    if (plain < 0 || code < 0) return;
    const bool again = column_parts_has(columns, FIELD_SET_NAME);
    columns->list[plain].field =
        again || is_equal(first, plain, code) ? FIELD_IGNORE : FIELD_SET_NAME;
    if (again)
        sink_report_note(sink,
                         columns->list[plain].heading,
                         NULL,
                         "the code and the name of the set, which other columns have; "
                         "the column is left out");
}

// A column whose values are no codes does not say which card a printing is of, whoever
// calls it so.
static void leave_no_codes(CardSink *sink, Columns *columns, const FirstRows *first)
{
    const FactColumns *facts = columns->words->columns;

    for (int i = 0; i < columns->n; i++) {
        Column *column = &columns->list[i];
        if (column->field != FIELD_PRINT_OF ||
            column_look_fits(facts, first, i, FIELD_PRINT_OF))
            continue;
        column->field = FIELD_IGNORE;
        sink_report_note(sink,
                         column->heading,
                         NULL,
                         arena_format(sink->row_arena,
                                      "codes of cards; the column is left out (%s)",
                                      column_look_text(sink->row_arena, first, i)));
    }
}

// A finish is no code: what such a column means is unclear.
static void leave_no_finish(Columns *columns, const FirstRows *first)
{
    for (int i = 0; i < columns->n; i++)
        if (columns->list[i].field == FIELD_OWNED_FINISH &&
            column_look_is_codes(first, i))
            columns->list[i].field = FIELD_UNKNOWN;
}

void column_parts_settle(CardSink *sink, Columns *columns, const FirstRows *first)
{
    part_sets(sink, columns, first);
    leave_no_codes(sink, columns, first);
    leave_no_finish(columns, first);
}
