// game_page_cards.c -- writes the tables of a game's cards: one for each type, with the
// columns in which some card of that type says something.

#include <string.h>

#include "db/store/lookup.h"
#include "tools/ask/game_page.h"
#include "tools/ask/page_cell.h"

typedef struct {
    const FactColumns *facts;
    Arena *arena;
    StoredCard *cards;
    int n;
    FILE *out;
} CardTables;

static const char *fact_of(const CardTables *tables, const StoredCard *card, int column)
{
    const char *text = fact_columns_text(tables->arena, &card->columns[column]);

    return text ? text : "";
}

static const char *type_of(const CardTables *tables, const StoredCard *card)
{
    return fact_of(tables, card, COLUMN_TYPE);
}

// Returns whether some card of the type says something in the column.
static bool is_used(const CardTables *tables, const char *type, int column)
{
    for (int i = 0; i < tables->n; i++)
        if (!strcmp(type_of(tables, &tables->cards[i]), type) &&
            *fact_of(tables, &tables->cards[i], column))
            return true;
    return false;
}

// Returns whether some card of the type does something of its own.
static bool is_said(const CardTables *tables, const char *type)
{
    for (int i = 0; i < tables->n; i++)
        if (!strcmp(type_of(tables, &tables->cards[i]), type) &&
            tables->cards[i].facts.summary)
            return true;
    return false;
}

static void print_card(const CardTables *tables, const StoredCard *card,
                       const bool *used, bool says)
{
    const char *summary = card->facts.summary;

    page_cell(tables->out, card->facts.code, true);
    page_cell(tables->out, card->facts.name, false);
    for (int column = COLUMN_SUPERTYPES; column < tables->facts->n; column++)
        if (used[column]) page_cell(tables->out, fact_of(tables, card, column), false);
    if (says) page_cell(tables->out, summary ? summary : "", false);
    (void)fputs("|\n", tables->out);
}

static void print_type(const CardTables *tables, const char *type)
{
    bool used[FACT_COLUMNS_MAX];
    const bool says = is_said(tables, type);

    (void)fprintf(tables->out, "\n## Cards: %s\n\n| code | name ", type);
    for (int column = COLUMN_SUPERTYPES; column < tables->facts->n; column++) {
        used[column] = is_used(tables, type, column);
        if (used[column])
            (void)fprintf(tables->out, "| %s ", tables->facts->rows[column].name);
    }
    if (says) (void)fputs("| what it does ", tables->out);
    (void)fputs("|\n|---|---", tables->out);
    for (int column = COLUMN_SUPERTYPES; column < tables->facts->n; column++)
        if (used[column]) (void)fputs("|---", tables->out);
    if (says) (void)fputs("|---", tables->out);
    (void)fputs("|\n", tables->out);
    for (int i = 0; i < tables->n; i++)
        if (!strcmp(type_of(tables, &tables->cards[i]), type))
            print_card(tables, &tables->cards[i], used, says);
}

// Returns whether a card before it has the type of card [n].
static bool is_told(const CardTables *tables, int n)
{
    for (int i = 0; i < n; i++)
        if (!strcmp(type_of(tables, &tables->cards[i]),
                    type_of(tables, &tables->cards[n])))
            return true;
    return false;
}

static int read_cards(CardTables *tables, Store *store, Err *err)
{
    int64_t *ids;
    const int n = lookup_cards(store, tables->arena, &ids, err);

    if (n < 0) return -1;
    tables->cards = arena_take(tables->arena, (size_t)(n + 1) * sizeof *tables->cards);
    memset(tables->cards, 0, (size_t)(n + 1) * sizeof *tables->cards);
    for (; tables->n < n; tables->n++)
        if (lookup_read_card(
                store, ids[tables->n], tables->arena, &tables->cards[tables->n], err))
            return -1;
    return 0;
}

int game_page_cards(const OpenGame *open, FILE *out, Err *err)
{
    const FactColumns facts = fact_columns_of(loaded_game_rules(open->game));
    CardTables tables = {.facts = &facts, .arena = arena_new(), .out = out};
    const int code = read_cards(&tables, open->store, err);

    for (int i = 0; !code && i < tables.n; i++)
        if (!is_told(&tables, i))
            print_type(&tables, type_of(&tables, &tables.cards[i]));
    arena_free(tables.arena);
    return code;
}
