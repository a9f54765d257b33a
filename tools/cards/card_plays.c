// card_plays.c -- asks the catalog whether a card can be played.
//
// A card counts as playable when its script, and all that the script needs, loads
// without a fault. The catalog opens with the first question.

#include "tools/cards/card_plays.h"

#include <stdio.h>

const char *card_plays(CardPlayer *player, const char *code)
{
    if (!player->catalog)
        player->catalog = catalog_hold(player->db, player->game, &player->err);
    if (!player->catalog) return player->err.text;
    CardId id = catalog_load_card(player->catalog, code, &player->err);
    if (!id) return player->err.text;
    return catalog_library(player->catalog)->cards[id].unplayable;
}

bool card_plays_row(void *context, int64_t id)
{
    CardPlayer *player = context;
    char code[40] = "";
    sqlite3_stmt *row = store_statement(
        player->store, "SELECT code FROM card WHERE id = ?1", &player->err);

    if (!row) return false;
    store_bind(row, "i", id);
    if (store_step(player->store, row, &player->err) > 0)
        (void)snprintf(code, sizeof code, "%s", store_text(row, 0));
    sqlite3_reset(row);
    return *code && !card_plays(player, code);
}

void card_plays_end(CardPlayer *player)
{
    catalog_close(player->catalog);
    player->catalog = NULL;
}
