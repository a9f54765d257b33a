#include "importer.h"

#include <string.h>

#include "lookup.h"

// A deck with a line that names no card of the database is left out as a whole: part of
// a deck is not that deck.
static int check_names(Importer *importer, const DeckList *list)
{
    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        int64_t card = lookup_card(importer->store, entry->name, importer->err);
        if (card < 0) return -1;
        if (card) continue;
        const char *near = lookup_near(importer->store, entry->name, importer->pool);
        problem_add(
            &importer->report->problems,
            &(Problem){.file = list->path,
                       .row = entry->line,
                       .value = entry->name,
                       .expected = near ? pool_format(importer->pool, "'%s'", near)
                                        : "the name of a card in the database"});
    }
    return 0;
}

static uint64_t list_hash(const DeckList *list, Pool *pool)
{
    uint64_t hash = 0;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        hash = importer_hash(
            pool_format(
                pool, "%d %d %s", (int)entry->section, entry->count, entry->name),
            hash);
    }
    return hash;
}

static int write_deck(Importer *importer, const DeckList *list, int64_t hash)
{
    if (importer_do(importer, "DELETE FROM deck WHERE name = ?1", "t", list->name) ||
        importer_do(importer,
                    "INSERT INTO deck (name, path, hash) VALUES (?1, ?2, ?3)",
                    "tti",
                    list->name,
                    list->path,
                    hash))
        return -1;
    int64_t deck =
        importer_find(importer, "SELECT id FROM deck WHERE name = ?1", list->name);
    for (int i = 0; deck >= 0 && i < list->n; i++)
        if (importer_do(importer,
                        "INSERT INTO deck_card VALUES (?1, ?2, ?3, ?4, ?5)",
                        "inttn",
                        deck,
                        i,
                        section_name(list->entries[i].section),
                        list->entries[i].name,
                        list->entries[i].count))
            return -1;
    return deck < 0 ? -1 : 0;
}

int import_deck(Importer *importer, const char *path)
{
    Problems *problems = &importer->report->problems;
    int before = problems->n;
    DeckList list;

    importer_open(importer, "decks", "decks");
    if (deck_list_read(path, &list, problems, importer->err)) return -1;
    if (problems->n == before && check_names(importer, &list)) return -1;
    if (problems->n > before) {
        importer->tally->rejected++;
        importer->report->rejected++;
        return 0;
    }
    int64_t hash = (int64_t)list_hash(&list, importer->pool);
    importer->hash = importer_hash(list.name, importer->hash ^ (uint64_t)hash);
    int64_t known =
        importer_find(importer, "SELECT count(*) FROM deck WHERE name = ?1", list.name);
    int64_t same =
        importer_find(importer, "SELECT hash FROM deck WHERE name = ?1", list.name);
    if (known < 0) return -1;
    if (known && same == hash) {
        importer_count(importer, DONE_UNCHANGED);
        return 0;
    }
    importer_count(importer, known ? DONE_CHANGED : DONE_ADDED);
    return write_deck(importer, &list, hash);
}
