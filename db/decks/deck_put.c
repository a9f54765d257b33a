// deck_put.c -- resolves the one card as a list of its own, and lets it take the place of its copies.

#include "db/decks/deck_put.h"

#include "db/decks/deck_resolve.h"

int deck_put(Store *store, DeckList *list, const DeckPut *put, Arena *arena, Err *err)
{
    const int section = put->section < 0 ? list->game.rows->main : put->section;
    DeckEntry entry = {
        .section = section, .name = put->card, .code = put->card, .count = 1};
    DeckList one = {.game = list->game,
                    .name = "",
                    .path = put->card,
                    .sectioned = put->section >= 0,
                    .entries = &entry,
                    .n = 1};
    Problems problems = {.arena = arena};
    int kept = 0;

    if (deck_resolve(store, &one, &problems, err)) return -1;
    if (problems.n || one.n != 1)
        return err_set(err,
                       CODE_DATA,
                       "%s",
                       problems.n ? problem_line(&problems.list[0], arena)
                                  : "no card has that name");
    one.entries->count = put->count;
    bool placed = !put->count;
    for (int i = 0; i < list->n; i++) {
        const bool same = list->entries[i].card == one.entries->card &&
                          list->entries[i].section == one.entries->section;

        if (same && placed) continue;
        list->entries[kept] = list->entries[i];
        if (same) list->entries[kept].count = put->count;
        placed |= same;
        kept++;
    }
    list->n = kept;
    if (!placed) deck_list_add(list, arena, one.entries);
    return 0;
}
