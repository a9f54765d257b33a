// heading.c -- finds the field of a heading by known words (header_word.def).

#include "db/lists/heading.h"

#include <stdio.h>
#include <string.h>

#include "db/lists/listed_card.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

// A row of the table. [fact] names a fact that the game may have; NULL: [field] holds.
typedef struct {
    const char *language;
    const char *words;
    Field field;
    const char *fact;
} HeadingRow;

static const HeadingRow headings[] = {
#define WORD(language, words, field) {language, words, FIELD_##field, NULL},
#define FACT(language, words, fact)  {language, words, FIELD_UNKNOWN, fact},
#include "db/lists/header_word.def"
#include "engine/base/limit.h"
};

// Gets every known heading in turn; returns true to stop.
typedef bool See(void *context, const HeadingRow *heading);

static bool see_names(const FactColumns *columns, See *see, void *context)
{
    char words[NAME_BYTES_MAX];

    for (int i = 0; i < columns->n; i++) {
        name_match_fold(columns->rows[i].name, words, sizeof words);
        const HeadingRow heading = {"en", words, (Field)(FIELD_FACT + i), NULL};
        if (see(context, &heading)) return true;
    }
    return false;
}

// Sees what the game says that other lists call its columns.
static bool see_list_words(const FactColumns *columns, See *see, void *context)
{
    for (int i = 0; i < columns->list_words_n; i++) {
        const ListWord *it = &columns->list_words[i];
        const Field field = listed_card_field_find(columns, it->column);
        if (!it->ours && see(context, &(HeadingRow){"en", it->words, field, NULL}))
            return true;
    }
    return false;
}

// Sees the headings of all lists, and those of the game's forms and facts.
static bool see_headings(const ListWords *words, See *see, void *context)
{
    const FactColumns *columns = words->columns;

    for (int i = 0; i < COUNT_OF(headings); i++)
        if (see(context, &headings[i])) return true;
    for (int i = 0; words->forms && i < words->forms->headings_n; i++) {
        const FormHeading *it = &words->forms->headings[i];
        const Field field = listed_card_field_find(columns, it->field);
        if (see(context, &(HeadingRow){"en", it->words, field, NULL})) return true;
    }
    for (int i = 0; i < columns->headings_n; i++) {
        const FactHeading *it = &columns->headings[i];
        const int field = FIELD_FACT + COLUMN_OF_GAME + it->fact;
        const HeadingRow heading = {it->language, it->words, (Field)field, NULL};
        if (see(context, &heading)) return true;
    }
    return false;
}

typedef struct {
    const char *folded;
    HeadingRow found;
} Wanted;

static bool is_wanted(void *context, const HeadingRow *heading)
{
    Wanted *wanted = context;

    if (*heading->words != *wanted->folded ||
        strcmp(heading->words, wanted->folded) != 0)
        return false;
    wanted->found = *heading;
    return true;
}

static HeadingRow find_words(const ListWords *words, const char *folded)
{
    const FactColumns *columns = words->columns;
    Wanted wanted = {folded, {.field = FIELD_UNKNOWN}};
    HeadingRow *found = &wanted.found;

    // A game may call a column what other lists call something else.
    (void)(see_names(columns, is_wanted, &wanted) ||
           see_list_words(columns, is_wanted, &wanted) ||
           see_headings(words, is_wanted, &wanted));
    const int fact = found->fact ? fact_columns_find(columns, found->fact) : -1;
    if (fact >= 0) found->field = (Field)(FIELD_FACT + fact);
    return *found;
}

// Puts "no" in the place of a number sign, which folding would remove.
void heading_fold(const char *text, char folded[NAME_BYTES_MAX])
{
    char spelt[NAME_BYTES_MAX];
    size_t n = 0;

    if (!strchr(text, '#')) {
        name_match_fold(text, folded, NAME_BYTES_MAX);
        return;
    }
    for (; *text && n + 5 < sizeof spelt; text++) {
        if (*text == '#')
            memcpy(spelt + n, " no ", 4);
        else
            spelt[n] = *text;
        n += *text == '#' ? 4 : 1;
    }
    spelt[n] = '\0';
    name_match_fold(spelt, folded, NAME_BYTES_MAX);
}

Heading heading_find(const ListWords *words, const char *text)
{
    char folded[NAME_BYTES_MAX];
    Heading heading = {.field = FIELD_UNKNOWN};

    heading_fold(text, folded);
    HeadingRow found = find_words(words, folded);
    const char *language =
        found.field == FIELD_UNKNOWN ? language_code_take(folded) : NULL;
    if (language) found = find_words(words, folded);
    heading.field = found.field;
    heading.of = found.language;
    if (language && heading.field != FIELD_UNKNOWN)
        (void)text_format(heading.language, LANGUAGE_BYTES, "%s", language);
    return heading;
}

Field heading_field(const ListWords *words, const char *text)
{
    return heading_find(words, text).field;
}

static bool offer_heading(void *context, const HeadingRow *heading)
{
    if (strlen(heading->words) > 3) name_match_offer(context, heading->words);
    return false;
}

const char *heading_near(Arena *arena, const ListWords *words, const char *text)
{
    NameMatch nearest;

    name_match_start(&nearest, text);
    name_match_limit_to_slips(&nearest);
    (void)see_headings(words, offer_heading, &nearest);
    (void)see_list_words(words->columns, offer_heading, &nearest);
    (void)see_names(words->columns, offer_heading, &nearest);
    return arena_text(arena, name_match_best(&nearest));
}
