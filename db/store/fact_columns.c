// fact_columns.c -- joins the facts of every game and those of one game in one table.

#include "db/store/fact_columns.h"

#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"

static void add_column(FactColumns *columns, FactRow row, int most)
{
    ASSERT(columns->n < FACT_COLUMNS_MAX); // a game has FACTS_MAX facts at most
    columns->rows[columns->n] = row;
    columns->most[columns->n++] = most;
}

static void add_kinds(FactColumns *columns, const Rules *rules)
{
    add_column(columns,
               (FactRow){.name = "type",
                         .kind = FACT_WORD,
                         .width = 11,
                         .vocabulary = rules->types,
                         .vocabulary_n = (int8_t)rules->types_n,
                         .search = "type",
                         .label = "Type"},
               1);
    add_column(columns,
               (FactRow){.name = "supertypes",
                         .kind = FACT_WORDS,
                         .width = 10,
                         .vocabulary = rules->supertypes,
                         .vocabulary_n = (int8_t)rules->supertypes_n,
                         .label = "Supertypes"},
               COUNT_OF(((CardFacts *)0)->supertypes));
}

static void add_of_game(FactColumns *columns, const Rules *rules)
{
    for (int i = 0; i < rules->facts_n; i++) {
        FactRow row = rules->facts[i];
        if (row.beside) row.beside = (uint8_t)(row.beside + COLUMN_OF_GAME);
        if (row.meant) row.meant = (uint8_t)(row.meant + COLUMN_OF_GAME);
        add_column(columns,
                   row,
                   row.kind == FACT_WORDS ? CARD_FACT_WORDS_MAX
                   : row.parts            ? row.parts
                                          : 1);
    }
}

FactColumns fact_columns_of(const Rules *rules)
{
    FactColumns columns = {.n = 0};

    if (!rules) return columns;
    add_kinds(&columns, rules);
    add_of_game(&columns, rules);
    columns.headings = rules->headings;
    columns.headings_n = rules->headings_n;
    columns.list_words = rules->list_words;
    columns.list_words_n = rules->list_words_n;
    columns.tags = columns.n;
    add_column(&columns,
               (FactRow){.name = "tags",
                         .kind = FACT_WORDS,
                         .width = 20,
                         .search = "tag",
                         .label = "Tags"},
               CARD_TAGS_MAX);
    columns.rarity = columns.n;
    add_column(&columns,
               (FactRow){.name = "rarity",
                         .kind = FACT_WORD,
                         .width = 8,
                         .search = "rarity",
                         .label = "Rarity"},
               1);
    columns.keywords = columns.n;
    add_column(&columns,
               (FactRow){.name = "keywords",
                         .kind = COLUMN_KEYWORDS,
                         .width = 20,
                         .search = "keyword",
                         .label = "Keywords"},
               CARD_KEYWORDS_MAX);
    return columns;
}

int fact_columns_find(const FactColumns *columns, const char *name)
{
    for (int i = 0; i < columns->n; i++)
        if (!strcmp(columns->rows[i].name, name)) return i;
    return -1;
}

int fact_columns_with_role(const FactColumns *columns, FactRole role)
{
    for (int i = 0; i < columns->n; i++)
        if (columns->rows[i].role == role) return i;
    return -1;
}

bool fact_columns_is_single(const FactColumns *columns, int column)
{
    const FactRow *row = &columns->rows[column];

    return row->kind == FACT_NUMBER ? !row->parts : row->kind == FACT_WORD;
}

bool fact_columns_fits(const FactColumns *columns, int column, const FactItems *type)
{
    const FactRow *types = &columns->rows[COLUMN_TYPE];
    const FactRow *row = &columns->rows[column];

    for (int i = 0; row->types && type->n > 0 && i < types->vocabulary_n; i++)
        if (!strcmp(types->vocabulary[i].name, type->items[0].word))
            return row->types >> i & 1;
    return true;
}

const char *fact_columns_item_text(Arena *arena, const FactItem *item)
{
    char number[TEXT_NUMBER_BYTES];

    if (!item->word)
        return arena_text_n(arena, number, text_number(number, item->number, 0));
    if (item->cost) return arena_format(arena, "%s {%s}", item->word, item->cost);
    if (item->number == 1) return item->word;
    return arena_format(arena, "%s %d", item->word, item->number);
}

// Joins two items, numbers by a slash.
static const char *join_items(Arena *arena, const char *one, const char *other,
                              bool numbers)
{
    char *text = arena_take(arena, strlen(one) + strlen(other) + 3);

    (void)stpcpy(stpcpy(stpcpy(text, one), numbers ? "/" : "; "), other);
    return text;
}

const char *fact_columns_text(Arena *arena, const FactItems *items)
{
    const char *text = "";

    if (items->n == FACT_UNSAID) return NULL;
    for (int i = 0; i < items->n; i++) {
        const char *item = fact_columns_item_text(arena, &items->items[i]);
        text = *text ? join_items(arena, text, item, !items->items[i].word) : item;
    }
    return text;
}
