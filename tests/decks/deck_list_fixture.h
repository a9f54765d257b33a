// deck_list_fixture.h -- reads a deck and looks at its entries.

#ifndef DECK_LIST_FIXTURE_H
#define DECK_LIST_FIXTURE_H

#include "tests/db/fixture.h"

#include "db/decks/deck_book.h"
#include "db/decks/deck_list.h"
#include "db/decks/deck_resolve.h"
#include "db/import/base/game_forms.h"
#include "engine/riftbound/riftbound.h"
#include "engine/riftbound/setup/deck_rules.h"

static Problems problems;
static Err err;

static inline int begin(void **state)
{
    problems = (Problems){.arena = arena_new()};
    err = (Err){0};
    return make_home(state);
}

static inline int end(void **state)
{
    arena_free(problems.arena);
    return remove_home(state);
}

static inline DeckLists read_decks(const char *path, const char *text)
{
    DeckLists decks = {.game = game_forms_of_decks(riftbound_rules())};

    put_file(path, text);
    if (deck_book_read(path, &decks, &problems, &err)) fail_msg("%s", err.text);
    return decks;
}

static inline DeckList read_deck(const char *path, const char *text)
{
    DeckLists decks = read_decks(path, text);

    assert_int_equal(decks.n, 1);
    return decks.lists[0];
}

static inline void assert_refused(const char *text, const char *why)
{
    DeckLists decks = {.game = game_forms_of_decks(riftbound_rules())};

    put_file("deck", text);
    assert_int_equal(deck_book_read("deck", &decks, &problems, &err), -1);
    if (!strstr(err.text, why)) fail_msg("'%s' does not say '%s'", err.text, why);
}

static inline const DeckEntry *entry_of(const DeckList *list, const char *name)
{
    for (int i = 0; i < list->n; i++)
        if (!strcmp(list->entries[i].name, name)) return &list->entries[i];
    fail_msg("no '%s' in the list", name);
    return NULL;
}

static inline int total(const DeckList *list, int section)
{
    int n = 0;

    for (int i = 0; i < list->n; i++)
        if (list->entries[i].section == section) n += list->entries[i].count;
    return n;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

#endif
