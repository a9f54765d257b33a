// listed_owned.c -- reads how many copies somebody owns: "4", "4x", "x4", "4.0".

#include "db/lists/listed_owned.h"

#include <stdlib.h>
#include <string.h>

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

static void add_count(CardSink *sink, const ListedValue *value)
{
    ListedCard *card = &sink->card;
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
    if (value->field == FIELD_OWNED_COUNT && !is_first(sink, value, (int)n)) return;
    card->owned = (card->owned == FACT_UNSAID ? 0 : card->owned) + (int)n;
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
