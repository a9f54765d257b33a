// settle.c -- leads a group from its first row to its cards.

#include "db/settle/settle.h"

#include "db/settle/connected_rows.h"
#include "db/settle/identity.h"
#include "db/settle/settled_card.h"

static int settle_code(Settling *settling, int64_t said, const char *code,
                       Settled *settled)
{
    RowGroup group = {.settling = settling,
                      .settled = settled,
                      .by_base = {.arena = settling->arena, .any_case = true}};

    *settled = (Settled){0};
    const int status = connected_rows_read(&group, said, code);
    if (status <= 0) return status;
    if (identity_find(&group)) return -1;
    for (int i = 0; i < settled->cards_n; i++) settled_card_fill(settling, settled, i);
    return 1;
}

int settle_group(Settling *settling, int64_t said, Settled *settled)
{
    return settle_code(settling, said, NULL, settled) < 0 ? -1 : 0;
}

int settle_group_of(Settling *settling, const char *code, Settled *settled)
{
    return settle_code(settling, 0, code, settled);
}
