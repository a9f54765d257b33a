// deck_fuzz.c -- any text as a deck: it is read or refused, and a code that is written
// can be read again. `make fuzz` builds it with libFuzzer.

#include <stdlib.h>
#include <string.h>

#include "db/import/base/game_forms.h"
#include "db/riftbound/deck_code.h"
#include "db/riftbound/deck_code_write.h"
#include "engine/base/base.h"
#include "engine/riftbound/riftbound.h"
#include "engine/riftbound/setup/deck_rules.h"
#include "tests/fuzz/stages.h"

enum { TOLD, READ, ENCODED };
const char *const stages_names[STAGES_MAX] = {"told", "read", "code read again"};

static int copies(const DeckList *list)
{
    int n = 0;

    for (int i = 0; i < list->n; i++) n += list->entries[i].count;
    return n;
}

// Longer lists than a deck's make codes that no reader takes.
static void write_and_read(const DeckList *list, Arena *arena)
{
    DeckList again = {.game = game_forms_of_decks(riftbound_rules())};
    Err err = {0};
    const char *code = copies(list) <= 99 ? deck_code_write(list, arena, &err) : NULL;

    if (!code || !list->n) return;
    if (deck_code_read(code, strlen(code), arena, &again, &err)) abort();
    ASSERT(copies(&again) == copies(list));
    stages_reach(ENCODED);
}

int stages_input(const uint8_t *data, size_t size)
{
    Problems problems = {.arena = arena_new()};
    char *text = calloc(1, size + 1);
    DeckLists decks = {.game = game_forms_of_decks(riftbound_rules())};
    Err err = {0};

    ASSERT(text);
    memcpy(text, data, size);
    if (!deck_list_parse("input", text, &decks, &problems, &err))
        for (int i = 0; i < decks.n; i++)
            write_and_read(&decks.lists[i], problems.arena);
    if (decks.n) stages_reach(READ);
    if (problems.n) stages_reach(TOLD);
    for (int i = 0; i < problems.n; i++)
        (void)problem_line(&problems.list[i], problems.arena);
    arena_free(problems.arena);
    free(text);
    return 0;
}
