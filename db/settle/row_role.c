// row_role.c -- finds what each row of a group may say of its card.

#include "db/settle/row_role.h"

#include <string.h>
#include <strings.h>

#include "db/settle/card_names.h"
#include "db/settle/rank_values.h"
#include "db/settle/settled_card.h"

static void set_roles(RowGroup *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->role == ROW_GONE) continue;
        if (row->card < 0) {
            row->role = ROW_WAITS;
            continue;
        }
        const SettledCard *card = &settled->cards[row->card];
        if (row == card->own)
            row->role = ROW_DECIDES;
        else if (row->content.of || row->content.set || row->merged >= 0)
            row->role = ROW_FILLS;
        else
            row->role = !row->code || !strcasecmp(row->code, card->code) ? ROW_SPEAKS
                                                                         : ROW_FILLS;
    }
}

static const char *english_name(const StatementRow *row)
{
    for (int i = 0; i < row->content.card.names_n; i++)
        if (!strcmp(row->content.card.names[i].language, "en"))
            return row->content.card.names[i].name;
    return NULL;
}

// Returns the name that counts among those rows of card [i] that belonged to card [merged]
// before a person merged the two; -1: among those that always belonged to card [i].
static BestValue name_of(const RowGroup *group, int i, int merged)
{
    int rows_n, n = 0;
    const StatementRow **of_card = settled_card_rows(group->settled, i, &rows_n);
    const StatementRow **rows =
        arena_take(group->settling->arena, (size_t)rows_n * sizeof(void *) + 1);

    for (int k = 0; k < rows_n; k++)
        if (of_card[k]->merged == merged) rows[n++] = of_card[k];
    return rank_values_field(group->settling, RANKED_NAME, rows, n);
}

// Marks the rows that give the card the name of another one. Rows of a merged card may
// keep its name.
static void find_others(RowGroup *group)
{
    Settled *settled = group->settled;
    BestValue *merged = arena_take(group->settling->arena,
                                   (size_t)settled->rows_n * sizeof *merged + 1);

    for (int i = 0; i < settled->cards_n; i++)
        settled->cards[i].name = name_of(group, i, -1);
    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->card < 0 || row->role == ROW_DECIDES) continue;
        BestValue *known =
            row->merged < 0 ? &settled->cards[row->card].name : &merged[row->merged];
        if (row->merged >= 0 && !known->by)
            *known = name_of(group, row->card, row->merged);
        const char *name = english_name(row);
        if (known->text && name && !card_names_agree(known->text, name))
            row->role = ROW_OTHER;
    }
}

void row_role_set(RowGroup *group)
{
    set_roles(group);
    find_others(group);
}
