// deck_line_test.c -- every way to write a card of a deck, with what it means.

#include "tests/db/deck_list_fixture.h"

static char cards_db[4096]; // the project's own cards
static Store *store;

static int open_cards(void **state)
{
    const int failed = begin(state);

    store = store_open(cards_db, riftbound_rules(), &err);
    return failed || !store;
}

static int close_cards(void **state)
{
    store_close(store);
    return end(state);
}

static DeckList resolve(const char *text)
{
    DeckLists decks = {.game = game_forms_of_decks(riftbound_rules())};

    problems.n = 0;
    if (deck_list_parse("deck", text, &decks, &problems, &err))
        fail_msg("%s: %s", text, err.text);
    if (deck_resolve(store, &decks.lists[0], &problems, &err))
        fail_msg("%s: %s", text, err.text);
    return decks.lists[0];
}

enum { REFUSAL = -9 };

static const struct {
    const char *text;
    int count;
    const char *base, *print;
    int section;
} lines[] = {
#define LINE(text, count, base, print) {text, count, base, print, SECTION_MAIN},
#define SIDE(text, count, base)        {text, count, base, "", SECTION_SIDE},
#define REFUSED(text, words)           {text, REFUSAL, words, NULL, SECTION_MAIN},
#include "tests/db/deck_line.def"
};

static int wrong;

static void complain(int i, const char *what, const char *got)
{
    print_error("%s: %s, got %s\n", lines[i].text, what, got);
    wrong++;
}

static void check_refused(int i, const DeckList *list)
{
    if (problems.n != 1) {
        complain(i, "expected to be refused", list->n ? list->entries[0].name : "none");
        return;
    }
    const char *line = problem_line(&problems.list[0], problems.arena);
    if (!strstr(line, lines[i].base)) complain(i, lines[i].base, line);
}

static void check_taken(int i, const DeckList *list)
{
    const char *print = *lines[i].print ? lines[i].print : lines[i].base;
    const DeckEntry *entry = &list->entries[0];

    if (problems.n) {
        complain(i, "refused", problem_line(&problems.list[0], problems.arena));
        return;
    }
    if (list->n != 1 || !entry->card) {
        complain(i, "one card", "another number");
        return;
    }
    if (strcmp(entry->base, lines[i].base) != 0) complain(i, "card", entry->base);
    if (strcmp(entry->code, print) != 0) complain(i, "printing", entry->code);
    if (entry->count != lines[i].count)
        complain(i, "count", arena_format(problems.arena, "%d", entry->count));
    if (entry->section != lines[i].section)
        complain(i, "section", list->game.rows->sections[entry->section].name);
}

static void every_line_means_its_card(void **state)
{
    (void)state;
    wrong = 0;
    for (int i = 0; i < COUNT_OF(lines); i++) {
        const char *text =
            arena_format(problems.arena, "Runes:\nMainDeck:\n%s\n", lines[i].text);
        const DeckList list = resolve(text);
        if (lines[i].count == REFUSAL)
            check_refused(i, &list);
        else
            check_taken(i, &list);
    }
    assert_int_equal(wrong, 0);
}

#undef TEST
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_cards, close_cards)

int main(void)
{
    const char *build = getenv("BUILD");
    char here[2048];
    const struct CMUnitTest tests[] = {
        TEST(every_line_means_its_card),
    };

    if (!getcwd(here, sizeof here)) return 1;
    build = build ? build : "build";
    (void)snprintf(cards_db,
                   sizeof cards_db,
                   "%s%s%s/cards.db",
                   *build == '/' ? "" : here,
                   *build == '/' ? "" : "/",
                   build);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
