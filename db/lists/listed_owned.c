// listed_owned.c -- reads how many copies somebody owns: "4", "4x", "x4", "4.0".

#include "db/lists/listed_owned.h"

#include <stdlib.h>
#include <string.h>

#include "db/lists/row_name.h"
#include "db/names/language_code.h"
#include "db/notation/text_letters.h"
#include "engine/base/limit.h"

// Returns the number of copies that [text] is, or -1.
static long read_count(const char *text)
{
    const bool sign = *text == 'x' || *text == 'X';
    const char *digits = text + sign;
    const size_t n = strspn(digits, "0123456789");
    const char *end = digits + n;

    if (!n) return -1;
    if (!sign && (*end == 'x' || *end == 'X')) end++;
    if (*end == '.') end += 1 + strspn(end + 1, "0"); // as spreadsheets write it
    return *end || n > 9 ? -1 : strtol(digits, NULL, 10);
}

// Returns whether no other column has said the number of copies. One that says another is a
// mistake; foils are counted beside it.
static bool is_first(CardSink *sink, const ListedValue *value, int n)
{
    int *counted = &sink->card.owned_counted;

    if (*counted == FACT_UNSAID) {
        *counted = n;
        return true;
    }
    if (*counted != n)
        sink_report_mistake(
            sink,
            FOUND_ROW_OTHER,
            value->column,
            value->value,
            arena_format(sink->row_arena,
                         "one number of copies, but another column has %d; "
                         "leave one of the columns out, or give a --map",
                         *counted));
    return false;
}

// Adds copies, unless a column before has counted them.
static void add_copies(CardSink *sink, const ListedValue *value, int n)
{
    ListedCard *card = &sink->card;

    if (value->field == FIELD_OWNED_COUNT && !is_first(sink, value, n)) return;
    card->owned = (card->owned == FACT_UNSAID ? 0 : card->owned) + n;
}

static void add_count(CardSink *sink, const ListedValue *value)
{
    const long n = read_count(text_letters_narrow(sink->row_arena, value->value));

    if (n < 0 || n > OWNED_MAX) {
        sink_report_mistake(sink,
                            FOUND_ROW_OTHER,
                            value->column,
                            value->value,
                            arena_format(sink->row_arena,
                                         "a number of copies from 0 to %d",
                                         OWNED_MAX));
        return;
    }
    add_copies(sink, value, (int)n);
}

void listed_owned_set(CardSink *sink, const ListedValue *value)
{
    if (!sink->words.owned) return;
    if (value->field != FIELD_OWNED_LANGUAGE) {
        add_count(sink, value);
        return;
    }
    const char *code = language_code_find(value->value);
    sink->card.owned_abroad = code && strcmp(code, sink->language) != 0;
}

const char *listed_owned_name(CardSink *sink, const char *name)
{
    const char *rest = name;
    const int n = row_name_count(sink, &rest);
    const ListedValue value = {FIELD_OWNED_COUNT, "name", NULL, name};

    if (!n) return name;
    if (sink->words.owned)
        add_copies(sink, &value, n);
    else
        sink_report_mistake(
            sink,
            FOUND_ROW_OTHER,
            "name",
            name,
            arena_format(sink->row_arena,
                         "'%s', a name without a number of copies, which "
                         "import --collection counts",
                         rest));
    return rest;
}
