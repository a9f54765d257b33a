// deck_champion.c -- finds the Chosen Champion of a list without sections (103.2.a).

#include "db/riftbound/deck_champion.h"

typedef struct {
    Store *store;
    const DeckList *list;
    Err *err;
} Search;

// Returns whether the legend allows the card: a Champion with one of its tags
// (103.2.a).
static int can_be_chosen(const Search *search, int64_t card, int64_t legend)
{
    const Store *store = search->store;
    sqlite3_stmt *row = store_statement(
        search->store,
        "SELECT 1"
        " FROM card_fact s"
        " JOIN card_fact t ON t.card = s.card AND t.fact = ?4"
        " JOIN card_fact l ON l.word = t.word AND l.fact = ?4"
        " WHERE s.card = ?1 AND s.fact = ?3 AND s.word = 'Champion' AND l.card = ?2",
        search->err);

    if (!row) return -1;
    store_bind(row,
               "iiii",
               card,
               legend,
               store->fact_ids[COLUMN_SUPERTYPES],
               store->fact_ids[store->facts.tags]);
    int status = store_step(search->store, row, search->err);
    sqlite3_reset(row);
    return status;
}

// Returns the entry of the card that the legend at [legend] allows: the one right
// behind it, as lists usually begin, or else the only one. Returns -1 for none, -2 on
// failure.
static int find_champion(const Search *search, int legend)
{
    const DeckList *list = search->list;
    int found = -1;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        if (entry->section != list->game.rows->main) continue;
        int can = can_be_chosen(search, entry->card, list->entries[legend].card);
        if (can < 0) return -2;
        if (!can) continue;
        if (entry->line && i == legend + 1) return i;
        if (found >= 0 && list->entries[found].card != entry->card) return -1;
        if (found < 0) found = i;
    }
    return found;
}

int deck_champion_choose(Store *store, DeckList *list, Arena *arena, Err *err)
{
    const Search search = {store, list, err};
    const int champions = deck_list_section(&list->game, "champion");
    const int legends = deck_list_section(&list->game, "legend");
    int legend = -1;

    for (int i = list->n - 1; i >= 0; i--) {
        if (list->entries[i].section == champions) return 0;
        if (list->entries[i].section == legends) legend = i;
    }
    int at = legend < 0 ? -1 : find_champion(&search, legend);
    if (at < 0) return at < -1 ? -1 : 0;
    DeckEntry champion = list->entries[at];
    champion.section = champions;
    champion.count = 1;
    (void)deck_list_take_out(list, champion.name);
    deck_list_add(list, arena, &champion);
    return 0;
}
