// card_column.c -- makes the columns of a table of cards, and prints its rows.
//
// Every game has the columns of columns_first and columns_last; between them stand the
// columns of the game's own facts. Widths count letters, not bytes.

#include "tools/cards/card_column.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "db/store/owned.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "tools/cards/card_text.h"
#include "tools/door/terminal.h"

const char *card_column_bans(Arena *arena, const CardFacts *facts)
{
    const char *formats[FORMATS_MAX] = {0};

    for (int i = 0; i < FORMATS_MAX; i++) formats[i] = facts->bans[i].format;
    return card_text_join(arena, formats, FORMATS_MAX, ", ");
}

static const char *code_of(const CardLine *line)
{
    return line->card->facts.code;
}

static const char *name_of(const CardLine *line)
{
    return line->card->facts.name;
}

static const char *set_of(const CardLine *line)
{
    return line->card->facts.set;
}

static const char *text_of(const CardLine *line)
{
    const StoredCard *card = line->card;
    const char *text = card->wording ? card->wording : card->facts.summary;
    char *copy = arena_text_n(line->arena, text ? text : "", text ? strlen(text) : 0);

    for (char *c = copy; *c; c++)
        if (*c == '\n') *c = ' ';
    return copy;
}

static const char *banned_of(const CardLine *line)
{
    return card_column_bans(line->arena, &line->card->facts);
}

static const char *playable_of(const CardLine *line)
{
    const char *why = card_plays(line->player, line->card->facts.code);

    return why ? arena_format(line->arena, "no: %s", why) : "yes";
}

static const char *owned_of(const CardLine *line)
{
    CardPlayer *player = line->player;
    const int64_t n = owned_count(player->store, line->card->id, &player->err);

    return n < 0 ? player->err.text : arena_format(line->arena, "%lld", (long long)n);
}

static const CardColumn columns_first[] = {
    {"code", 9, false, code_of, 0},
    {"name", 30, false, name_of, 0},
    {"set", 4, false, set_of, 0},
};
static const CardColumn columns_last[] = {
    {"text", 40, false, text_of, 0},
    {"banned", 11, false, banned_of, 0},
    {"owned", 5, true, owned_of, 0},
    {"playable", 8, false, playable_of, 0},
};

enum { ALL_MAX = COUNT_OF(columns_first) + FACT_COLUMNS_MAX + COUNT_OF(columns_last) };

// Returns the column of a fact. A number has the name that searches use, because it is
// short; a list has the name that card lists use.
static CardColumn of_fact(const FactColumns *facts, int column)
{
    const FactRow *row = &facts->rows[column];
    const bool number = row->kind == FACT_NUMBER;

    return (CardColumn){.name = number && row->search ? row->search : row->name,
                        .width = row->width,
                        .right = number,
                        .fact = column};
}

static int find_all(const FactColumns *facts, CardColumn *all)
{
    int n = 0;

    for (int i = 0; i < COUNT_OF(columns_first); i++) all[n++] = columns_first[i];
    for (int i = 0; i < facts->n; i++)
        if (facts->rows[i].width) all[n++] = of_fact(facts, i);
    for (int i = 0; i < COUNT_OF(columns_last); i++) all[n++] = columns_last[i];
    return n;
}

// Finds the usual columns: code, name, type, the facts with a role in the game,
// keywords.
static int find_usual(const FactColumns *facts, CardColumn *usual)
{
    int n = 0;

    usual[n++] = columns_first[0];
    usual[n++] = columns_first[1];
    for (int i = 0; i < facts->n; i++) {
        const FactRow *row = &facts->rows[i];
        const bool shown =
            i == COLUMN_TYPE || i == facts->keywords || row->role != FACT_PLAIN;
        if (shown && row->width && n < CARD_COLUMNS_SHOWN)
            usual[n++] = of_fact(facts, i);
    }
    return n;
}

int card_column_read(const FactColumns *facts, const char *text, CardColumns *shown,
                     Err *err)
{
    CardColumn all[ALL_MAX];
    const int n = find_all(facts, all);

    shown->n = text ? 0 : find_usual(facts, shown->list);
    while (text && *text) {
        char word[NAME_BYTES_MAX];
        size_t length = strcspn(text, ", ");
        int found = -1;
        (void)text_format(word, sizeof word, "%.*s", (int)length, text);
        NameMatch nearest;
        name_match_start(&nearest, word);
        for (int i = 0; i < n; i++) {
            if (!strcasecmp(all[i].name, word)) found = i;
            name_match_offer(&nearest, all[i].name);
        }
        const char *near = name_match_best(&nearest);
        if (found < 0 || shown->n == CARD_COLUMNS_SHOWN)
            return err_set(err,
                           CODE_USAGE,
                           "cards have no column '%s'%s",
                           word,
                           text_hint(near).text);
        shown->list[shown->n++] = all[found];
        text += length;
        text += strspn(text, ", ");
    }
    return 0;
}

static const char *column_cell(const CardColumn *column, const CardLine *line)
{
    if (column->text) return column->text(line);
    return card_text_fact(line->arena, line->facts, line->card, column->fact);
}

static void print_cell(const CardColumn *column, const char *text, bool last)
{
    const int wide = terminal_width(text);
    const int gap = wide < column->width ? column->width - wide : 0;

    terminal_put(stdout,
                 "%*s%s%*s",
                 column->right ? gap : 0,
                 "",
                 text,
                 column->right || last ? 0 : gap,
                 "");
    if (!last) (void)fputs(column->right ? "  " : " ", stdout);
}

void card_column_print_head(const CardColumns *shown)
{
    for (int i = 0; i < shown->n; i++)
        print_cell(&shown->list[i], shown->list[i].name, i + 1 == shown->n);
    putchar('\n');
}

void card_column_print(const CardColumns *shown, const CardLine *line)
{
    for (int i = 0; i < shown->n; i++)
        print_cell(
            &shown->list[i], column_cell(&shown->list[i], line), i + 1 == shown->n);
    putchar('\n');
}

void card_column_print_names(const FactColumns *facts, bool usual, FILE *out)
{
    CardColumn columns[ALL_MAX];
    const int n = usual ? find_usual(facts, columns) : find_all(facts, columns);

    for (int i = 0; i < n; i++)
        terminal_put(out, "%s%s", i ? ", " : "", columns[i].name);
}
