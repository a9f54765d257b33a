// lint_deck.c -- checks decks against the rules of construction.

#include <string.h>

#include "engine/base/err.h"
#include "engine/play/deck.h"
#include "tools/lint/lint_inside.h"

typedef struct {
    const char *name, *path;
} StoredDeck;

static int read_decks(LintLook *look, StoredDeck **decks)
{
    Err err = {0};
    Arena *arena = look->lint->arena;
    sqlite3_stmt *row =
        store_statement(catalog_store(look->catalog),
                        "SELECT name, path FROM deck WHERE game = the_game()"
                        " ORDER BY name",
                        &err);
    int n = 0;

    *decks = NULL;
    while (row && store_step(catalog_store(look->catalog), row, &err) > 0) {
        if (!lint_place_wants(look->plan, store_text(row, 1))) continue;
        *decks = arena_grow(arena, *decks, n, sizeof **decks);
        (*decks)[n++] = (StoredDeck){arena_text(arena, store_text(row, 0)),
                                     arena_text(arena, store_text(row, 1))};
    }
    return n;
}

static void judge_deck(LintLook *look, const StoredDeck *stored)
{
    static Deck deck;
    DeckProblem problems[DECK_PROBLEMS_MAX];
    const LintPlace place = {.file = stored->path};
    DeckCheck check = {.library = look->library,
                       .lenient = true,
                       .problems = problems,
                       .max = DECK_PROBLEMS_MAX};
    Err err = {0};

    if (catalog_load_deck(look->catalog, stored->name, &deck, &err)) {
        lint_add(look->lint, FOUND_DECK_FILE, place, "%s", err.text);
        return;
    }
    deck_check(&check, &deck);
    for (int i = 0; i < check.n && i < DECK_PROBLEMS_MAX; i++) {
        const DeckProblem *it = &problems[i];

        if (it->kind == PROBLEM_NOTE) continue;
        lint_add(look->lint,
                 it->kind == PROBLEM_UNPLAYABLE ? FOUND_DECK_UNPLAYABLE
                                                : FOUND_DECK_RULES,
                 place,
                 *it->rule ? "%s: %s (%s)" : "%s: %s",
                 stored->name,
                 it->text,
                 it->rule);
    }
}

void lint_deck_all(LintLook *look)
{
    StoredDeck *decks;
    const int n = read_decks(look, &decks);

    for (int i = 0; i < n; i++) judge_deck(look, &decks[i]);
}
