// takes_text.c -- says what a verb takes: the objects, places and words of its row.
//
// A parameter that takes anything which fits the call is left out.

#include "tools/view/takes_text.h"

#include <string.h>

#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"

// A text that grows: parts with "; " between them, and in a part words.
typedef struct {
    char *text;
    size_t size;
    bool within; // a part has begun
} Taken;

static void add_taken(Taken *taken, const char *between, const char *word)
{
    const size_t n = strlen(taken->text);

    if (!taken->within) between = n ? "; " : "";
    (void)text_format(taken->text + n, taken->size - n, "%s%s", between, word);
    taken->within = true;
}

// Adds the sets of objects that the parameters of things take, in their order.
static void add_things(Taken *taken, const Rules *rules, const VerbRow *row)
{
    int before = 0, index = 0;

    taken->within = false;
    for (const char *letter = row->signature; *letter; letter++) {
        if (*letter == '|') continue;
        const int accepts = accept_of_parameter(row, index++);

        if (!accepts || accepts == before) continue;
        add_taken(taken, ", then ", rules->accepts[accepts - 1].name);
        before = accepts;
    }
}

static void add_places(Taken *taken, const Rules *rules, const VerbRow *row)
{
    taken->within = false;
    for (int i = 0; row->takes.zones && i < rules->zones_n; i++)
        if (accept_zone(row, i)) add_taken(taken, ", ", rules->zones[i].name);
}

static void add_words(Taken *taken, const Rules *rules, const VerbRow *row)
{
    taken->within = false;
    for (int i = 0; (row->takes.words || row->takes.groups) && i < rules->words_n; i++)
        if (accept_word(rules, row, i)) add_taken(taken, ", ", rules->words[i].name);
}

void takes_text(const Rules *rules, const VerbRow *row, char *text, size_t size)
{
    Taken taken = {.text = text, .size = size};

    *text = '\0';
    add_things(&taken, rules, row);
    add_places(&taken, rules, row);
    add_words(&taken, rules, row);
}
