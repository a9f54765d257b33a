// card_history.c -- the values of a card's fields with the rows that say them.

#include "tools/cards/card_history.h"

#include <stdio.h>
#include <string.h>

#include "db/import/base/game_forms.h"
#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

enum { VALUE_SHOWN = 60 };

// Why a value counts more than the next one, as a clause.
static const char *const reasons[] = {
    [WHY_ALONE] = "nobody says otherwise",
    [WHY_FOLDER] = "the folder of its set decides",
    [WHY_OWN] = "it is said of the card's own printing",
    [WHY_WORDS] = "its row is in English",
    [WHY_TRUST] = "its source has more trust",
    [WHY_RICHER] = "it says more",
    [WHY_NEWER] = "its row is newer",
    [WHY_RANK] = "its form of list ranks higher",
    [WHY_SOURCE] = "its source's name comes later in the alphabet",
    [WHY_DERIVED] = "it is worked out from the card's text",
};

_Static_assert(COUNT_OF(reasons) == WHY_KINDS, "each reason has a clause");

int card_history_find(Store *store, const char *code, Arena *arena,
                      CardHistory *history, Err *err)
{
    Settling settling = {.store = store,
                         .forms = game_forms_of_lists(store->rules),
                         .arena = arena,
                         .err = err};

    *history = (CardHistory){.card = -1};
    const int found = settle_group_of(&settling, code, &history->settled);
    if (found <= 0) return found;
    for (int i = 0; i < history->settled.cards_n; i++)
        if (!strcmp(history->settled.cards[i].code, code)) history->card = i;
    if (history->card >= 0)
        history->values_n = stated_values_of(
            &settling, &history->settled, history->card, &history->values);
    return 0;
}

// Prints as much of a value as fits on a line.
static void print_value(const char *value)
{
    const size_t line = strcspn(value, "\n");
    const int n = line < VALUE_SHOWN ? (int)line : text_fit(value, VALUE_SHOWN);

    terminal_put(
        stdout, *value ? "'%.*s%s'" : "none", n, value, value[n] ? " ..." : "");
}

static void print_place(const StatementRow *row)
{
    terminal_put(stdout, "  %s", row->source);
    if (row->line > 0) printf(", row %d", row->line);
    printf(", import %lld", (long long)row->import);
}

// Prints rows that speak of the card and do not count.
static void print_others(const CardHistory *history)
{
    for (int i = 0; i < history->settled.rows_n; i++) {
        const StatementRow *row = &history->settled.rows[i];
        if (row->card != history->card || row->role != ROW_OTHER) continue;
        terminal_put(stdout, "%-22s the row of", "does not count");
        print_place(row);
        puts("; its name is another card's");
    }
}

// Prints a value below [before], the one of the same field that counts more; NULL: it holds.
static void print_said(const StatedValue *value, const StatedValue *before)
{
    const bool same = before && !strcmp(before->value, value->value);

    terminal_put(stdout, "%-22s ", before ? "" : value->field);
    if (same)
        fputs("the same", stdout);
    else
        print_value(value->value);
    print_place(value->by);
    if (value->why == WHY_DERIVED) printf("; %s", reasons[value->why]);
    if (before && !same) printf("; the one above counts: %s", reasons[value->why]);
    putchar('\n');
}

void card_history_print(const CardHistory *history)
{
    const StatedValue *values = history->values;

    for (int i = 0; i < history->values_n; i++)
        print_said(&values[i], values[i].holds ? NULL : &values[i - 1]);
    if (history->card >= 0) print_others(history);
}

json_t *card_history_json(const CardHistory *history)
{
    json_t *array = json_array();

    for (int i = 0; i < history->values_n; i++) {
        const StatedValue *value = &history->values[i];
        const StatementRow *row = value->by;
        json_t *object = json_object();
        json_object_set_new(object, "field", json_safe_text(value->field));
        json_object_set_new(object, "value", json_safe_text(value->value));
        json_object_set_new(object, "holds", json_boolean(value->holds));
        json_object_set_new(
            object, "why", json_string(stated_values_why_word(value->why)));
        json_object_set_new(object, "source", json_safe_text(row->source));
        json_object_set_new(object, "form", json_safe_text(row->form));
        json_object_set_new(object, "import", json_integer(row->import));
        json_object_set_new(object, "row", json_integer(row->line));
        json_object_set_new(object, "trust", json_integer(row->trust));
        if (row->code)
            json_object_set_new(object, "printing", json_safe_text(row->code));
        json_array_append_new(array, object);
    }
    return array;
}
