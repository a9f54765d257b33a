// deck_line_test.c -- every way to write a card of a deck, with what it means.

#include "tests/decks/deck_list_fixture.h"

#include "db/decks/deck_plain.h"
#include "db/text/name_match.h"

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
#include "tests/decks/deck_line.def"
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

static const struct {
    const char *heading;
    int section;
} headings[] = {
    {"Sideboard", SECTION_SIDE},
    {"Sideboard:", SECTION_SIDE},
    {"SIDEBOARD:", SECTION_SIDE},
    {"sideboard", SECTION_SIDE},
    {"Side board", SECTION_SIDE},
    {"Side", SECTION_SIDE},
    {"Sideboard (8)", SECTION_SIDE},
    {"Sideboard (8):", SECTION_SIDE},
    {"Sideboard: (8)", SECTION_SIDE},
    {"Sideboard (8 cards)", SECTION_SIDE},
    {"Sideboard - 8", SECTION_SIDE},
    {"Sideboard 8/8", SECTION_SIDE},
    {"Sideboard: 8 cards", SECTION_SIDE},
    {"Sideboard [8]", SECTION_SIDE},
    {"[Sideboard]", SECTION_SIDE},
    {"[SIDEBOARD]:", SECTION_SIDE},
    {"<Sideboard>", SECTION_SIDE},
    {"(Sideboard)", SECTION_SIDE},
    {"# Sideboard", SECTION_SIDE},
    {"## Sideboard", SECTION_SIDE},
    {"### Sideboard (8)", SECTION_SIDE},
    {"// Sideboard", SECTION_SIDE},
    {"//Sideboard:", SECTION_SIDE},
    {"== Sideboard ==", SECTION_SIDE},
    {"=== Sideboard: 8 ===", SECTION_SIDE},
    {"--- Sideboard ---", SECTION_SIDE},
    {"-- Sideboard --", SECTION_SIDE},
    {"*Sideboard*", SECTION_SIDE},
    {"**Sideboard**", SECTION_SIDE},
    {"**Sideboard:**", SECTION_SIDE},
    {"__Sideboard__", SECTION_SIDE},
    {"> Sideboard", SECTION_SIDE},
    {"\xe2\x80\xa2 Sideboard", SECTION_SIDE},
    {"<b>Sideboard</b>", SECTION_SIDE},
    {"<h2>Sideboard (8)</h2>", SECTION_SIDE},
    {"[b]Sideboard[/b]", SECTION_SIDE},
    {"| Sideboard |", SECTION_SIDE},
    {"Sideboard\xef\xbc\x9a", SECTION_SIDE},
    {"SB:", SECTION_SIDE},
    {"Sideboard - 8 cards", SECTION_SIDE},
    {"\xe5\xa4\x87\xe7\x89\x8c", SECTION_SIDE},
    {"\xe3\x82\xb5\xe3\x82\xa4\xe3\x83\x89\xe3\x83\x9c\xe3\x83\xbc\xe3\x83\x89",
     SECTION_SIDE},
    {"R\xc3\xa9serve", SECTION_SIDE},
    {"Main Deck (40)", SECTION_MAIN},
    {"MainDeck:", SECTION_MAIN},
    {"Main", SECTION_MAIN},
    {"Deck", SECTION_MAIN},
    {"Hauptdeck", SECTION_MAIN},
    {"Deck principal", SECTION_MAIN},
    {"Mazo principal:", SECTION_MAIN},
    {"\xe4\xb8\xbb\xe7\x89\x8c\xe7\xbb\x84", SECTION_MAIN},
    {"== Runes ==", SECTION_RUNES},
    {"Runes (12)", SECTION_RUNES},
    {"Rune Pool", SECTION_RUNES},
    {"RUNE DECK:", SECTION_RUNES},
    {"Runen", SECTION_RUNES},
    {"Runas", SECTION_RUNES},
    {"\xe7\xac\xa6\xe6\x96\x87", SECTION_RUNES},
    {"\xeb\xa3\xac", SECTION_RUNES},
    {"## Battlefields", SECTION_BATTLEFIELDS},
    {"Battlefields (3):", SECTION_BATTLEFIELDS},
    {"Schlachtfelder", SECTION_BATTLEFIELDS},
    {"Champs de bataille", SECTION_BATTLEFIELDS},
    {"\xe6\x88\x98\xe5\x9c\xba", SECTION_BATTLEFIELDS},
    {"**Legend**", SECTION_LEGEND},
    {"L\xc3\xa9gende", SECTION_LEGEND},
    {"\xe4\xbc\xa0\xe5\xa5\x87", SECTION_LEGEND},
    {"Chosen Champion", SECTION_CHAMPION},
    {"Campe\xc3\xb3n", SECTION_CHAMPION},
};

static void every_heading_begins_its_section(void **state)
{
    (void)state;
    wrong = 0;
    for (int i = 0; i < COUNT_OF(headings); i++) {
        const DeckList list = resolve(arena_format(problems.arena,
                                                   "%s\n3 Defy\n%s\n3 Gust\n",
                                                   i % 2 ? "Runes:" : "MainDeck:",
                                                   headings[i].heading));
        const int n = list.n;
        if (!problems.n && n == 2 && list.entries[1].section == headings[i].section &&
            list.entries[1].count == 3)
            continue;
        print_error("%s: %d problems, %d cards\n", headings[i].heading, problems.n, n);
        wrong++;
    }
    assert_int_equal(wrong, 0);
}

// ---- lines that are changed at random

enum { CHANGED_LINES = 1500, CHANGES_MAX = 4, TEXT_MAX = 250 };

static unsigned chance_state = 2463534242u;

static unsigned chance(unsigned n)
{
    chance_state ^= chance_state << 13;
    chance_state ^= chance_state >> 17;
    chance_state ^= chance_state << 5;
    return chance_state % n;
}

// Puts in, takes out or doubles a byte; or adds the end of another line.
static void change(char *text)
{
    static const char signs[] = "()[]{}<>x3 2,-#|*$/:;.1OGNSFDab\t\"'&";
    const size_t n = strlen(text), at = chance((unsigned)n + 1);
    const char *other = lines[chance(COUNT_OF(lines))].text;

    switch (chance(5)) {
    case 0:
        if (at < n) memmove(text + at, text + at + 1, n - at);
        break;
    case 1:
        if (at < n) text[at] = signs[chance(sizeof signs - 1)];
        break;
    case 2: (void)snprintf(text + n, TEXT_MAX - n, " %s", other); break;
    case 3: (void)snprintf(text + at, TEXT_MAX - at, "%s", other); break;
    default:
        if (n + 2 > TEXT_MAX) break;
        memmove(text + at + 1, text + at, n - at + 1);
        text[at] = signs[chance(sizeof signs - 1)];
    }
}

// Returns whether the text has the name of the entry's card, or a number that it has.
static bool is_named(const char *text, const DeckEntry *entry)
{
    char folded[NAME_BYTES_MAX], name[NAME_BYTES_MAX];

    name_match_fold(text, folded, sizeof folded);
    name_match_fold(entry->name, name, sizeof name);
    if (strstr(folded, name)) return true;
    const char *digits = strpbrk(entry->code, "123456789");
    return strstr(text, arena_format(problems.arena, "%d", atoi(digits)));
}

// Returns whether the text has that count, or several of which it is the sum; each card
// behind a sign is one without any.
static bool is_counted(const char *text, int count)
{
    const char *sign = strpbrk(text, ",;|");

    if (count == 1 || (sign && is_counted(sign + 1, count - 1))) return true;
    for (text += strcspn(text, "0123456789"); *text;
         text += strcspn(text, "0123456789")) {
        const int n = atoi(text);
        text += strspn(text, "0123456789");
        if (n == count || (n > 0 && n < count && is_counted(text, count - n)))
            return true;
    }
    return false;
}

static void a_changed_line_means_no_card_that_it_does_not_name(void **state)
{
    char text[TEXT_MAX + 1];
    int taken = 0;
    (void)state;

    for (int i = 0; i < CHANGED_LINES; i++) {
        (void)snprintf(text, sizeof text, "%s", lines[chance(COUNT_OF(lines))].text);
        for (unsigned n = 1 + chance(CHANGES_MAX); n; n--) change(text);
        DeckLists decks = {.game = game_forms_of_decks(riftbound_rules())};
        bool linked;
        problems.n = 0;
        if (strchr(text, '&') || !name_match_is_utf8(text) ||
            deck_list_parse("deck", text, &decks, &problems, &err))
            continue;
        assert_int_equal(deck_resolve(store, &decks.lists[0], &problems, &err), 0);
        const char *plain = deck_plain_line(text, problems.arena, &linked);
        for (int k = 0; k < decks.lists[0].n; k++) {
            const DeckEntry *entry = &decks.lists[0].entries[k];
            if (!entry->card) continue;
            taken++;
            if (!is_named(plain, entry) || !is_counted(plain, entry->count))
                fail_msg("'%s' is read as %d %s", text, entry->count, entry->name);
        }
    }
    assert_true(taken > CHANGED_LINES / 8);
}

#undef TEST
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_cards, close_cards)

int main(void)
{
    const char *build = getenv("BUILD");
    char here[2048];
    const struct CMUnitTest tests[] = {
        TEST(every_line_means_its_card),
        TEST(every_heading_begins_its_section),
        TEST(a_changed_line_means_no_card_that_it_does_not_name),
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
