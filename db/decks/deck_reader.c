// deck_reader.c -- helps the readers of all forms: adds decks, entries and faults.

#include "db/decks/deck_reader.h"

DeckList *deck_reader_begin(DeckReader *reader)
{
    DeckLists *decks = reader->decks;

    decks->lists =
        arena_grow(reader->arena, decks->lists, decks->n, sizeof *decks->lists);
    DeckList *list = &decks->lists[decks->n++];
    *list = (DeckList){.game = decks->game, .path = reader->path};
    return list;
}

int deck_reader_add(DeckReader *reader, const DeckEntry *entry)
{
    DeckList *list = &reader->decks->lists[reader->decks->n - 1];

    if (list->n == DECK_ENTRIES_MAX)
        return err_set(reader->err,
                       65,
                       "%s has more than %d lines of cards for one deck",
                       reader->path,
                       DECK_ENTRIES_MAX);
    list->entries =
        arena_grow(reader->arena, list->entries, list->n, sizeof *list->entries);
    list->entries[list->n++] = *entry;
    return 0;
}

int deck_reader_reject(DeckReader *reader, const Problem *problem)
{
    Problem named = *problem;

    if (reader->problems->n == DECK_ENTRIES_MAX)
        return err_set(reader->err,
                       65,
                       "%s has more than %d lines that no deck has",
                       reader->path,
                       DECK_ENTRIES_MAX);
    named.file = reader->path;
    problem_add(reader->problems, &named);
    return 0;
}
