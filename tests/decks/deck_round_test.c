// deck_round_test.c -- a deck stays the same through every form that writes it, and a
// user can name it in every way.

#include "db/decks/deck_write.h"
#include "tests/db/fixture.h"

#include "db/decks/deck_find.h"
#include "db/decks/deck_resolve.h"
#include "db/decks/lookup_deck.h"
#include "db/import/base/game_forms.h"
#include "db/riftbound/riftbound_deck_forms.h"
#include "engine/riftbound/riftbound.h"
#include "engine/riftbound/setup/deck_rules.h"

static char cards_db[4096]; // the project's own cards and decks
static Store *store;
static Problems problems;
static Err err;

static int begin(void **state)
{
    err = (Err){0};
    store = store_open(cards_db, riftbound_rules(), &err);
    problems = (Problems){.arena = arena_new()};
    return !store || make_home(state);
}

static int end(void **state)
{
    store_close(store);
    arena_free(problems.arena);
    return remove_home(state);
}

// The codes of the published decks, as the deck sites' library writes them.
static const struct {
    const char *name, *code;
} published[] = {
    {"origins-champion-deck-jinx",
     "CMAAAAAAAAAACAQAAAD2MAIAAAAQQAAAAIBQME5IAGUQDNQBXEAQCBQAAAAQQGFFAGZADNABAEEAAAAL"
     "DYSMGAP3AGOQFIICVIBAAAAAAEAAAHQ"},
    {"origins-champion-deck-lee-sin",
     "CMAAAAAAAAAACAQAAAVH4AAAAEEAAABUG45EDAABQQAYQAMTAEAQMAAAFM2X3BYBREAY4AIBBAAAAPEX"
     "AGMADHIBQEBJQAU2AKQQEAAAAAAQAAEXAE"},
    {"origins-champion-deck-viktor",
     "CMAAAAAAAAAACAQAABM5MAIAAAAQMAAAKRT5AAORAHMADXQBAEEQAACTKZNF2XS7MXHADVIBAEEAAADP"
     "OV3OSAMJAKJQFJICUYBAAAAAAEAAA5I"},
    {"proving-grounds-annie",
     "CMAAAAAAAAAACAQAAAD2MAIAAABAQAAAAWUQDKQBVMA24ANQAG4QDPYBAIAQAAQDAIAQAAANAQAQAAIK"
     "BMJAEAIAACUAEAIBAAIQAAAAAEAQACQ"},
    {"proving-grounds-garen",
     "CMAAAAAAAAAACAQAAB7NMAIAAABAQAAAQEAYEAMEAHHADUQB2MA5WAO6AEBACAAPCABAEAAAQMA5OAID"
     "AEAAODIYAIAQAAFGAIAQCAAXAAAAAAIBAADQ"},
    {"proving-grounds-lux",
     "CMAAAAAAAAAACAQAABM5MAIAAABAQAAAKVLV6Z3JZYA5EAO3AEBACAAMCABAEAAAKRMAGAIAAYHBMAQB"
     "AAAKAAQBAEABKAAAAAAQCAAO"},
    {"proving-grounds-master-yi",
     "CMAAAAAAAAAACAQAAAVH4AAAAIEAAABOGAYTIN37QYAYSAICAEAAKCACAIAABAIBRYAQGAIAAQERIAQB"
     "AAAJOAQBAEABGAAAAAAQCAAE"},
    {"tournament-annie-houston",
     "CMAAAAAAAAAACAQAAAD2MAIAAABAUAAAAQGRWJBHVUA3AANWAG3QDOIBAEAQACYBAIAAAGFIAEBAKAAA"
     "VEA2YANCAKSAFKQCAIAQACQRAAAAAAIBAAFA"},
};

static DeckList find_deck(const char *given)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};

    if (deck_find(store, given, &list, &problems, &err) ||
        deck_resolve(store, &list, &problems, &err))
        fail_msg("%s", err.text);
    if (problems.n) fail_msg("%s", problem_line(&problems.list[0], problems.arena));
    return list;
}

static int count_in(const DeckList *list, int section, int64_t card)
{
    int n = 0;

    for (int i = 0; i < list->n; i++)
        if (list->entries[i].section == section && list->entries[i].card == card)
            n += list->entries[i].count;
    return n;
}

// The same number of every card in every section.
static void assert_same(const DeckList *a, const DeckList *b)
{
    const DeckList *both[] = {a, b};

    for (int side = 0; side < 2; side++)
        for (int i = 0; i < both[side]->n; i++) {
            const DeckEntry *entry = &both[side]->entries[i];
            assert_true(entry->card > 0);
            assert_int_equal(count_in(a, entry->section, entry->card),
                             count_in(b, entry->section, entry->card));
        }
}

static const char *write_as(const char *form, const DeckList *list)
{
    const char *text =
        deck_write_find(&list->game, form)->write(list, problems.arena, &err);

    if (!text) fail_msg("%s", err.text);
    return text;
}

static void every_deck_stays_the_same_through_every_form(void **state)
{
    const char **names;
    int n = lookup_deck_names(store, problems.arena, &names, &err);
    (void)state;

    assert_true(n >= COUNT_OF(published));
    for (int i = 0; i < n; i++) {
        DeckList deck = find_deck(names[i]);
        for (const DeckWriter *form = riftbound_deck_forms.writers; form->name;
             form++) {
            put_file("deck", write_as(form->name, &deck));
            DeckList read = find_deck("deck");
            assert_same(&deck, &read);
        }
    }
}

static void forms_follow_each_other_without_loss(void **state)
{
    static const char *const forms[] = {
        "text", "code", "json", "tts", "oracle", "code"};
    (void)state;

    for (int i = 0; i < COUNT_OF(published); i++) {
        DeckList deck = find_deck(published[i].name);
        DeckList read = deck;
        for (int form = 0; form < COUNT_OF(forms); form++) {
            put_file("deck", write_as(forms[form], &read));
            read = find_deck("deck");
        }
        assert_same(&deck, &read);
        assert_string_equal(write_as("text", &read), write_as("text", &read));
    }
}

static void codes_of_published_decks_are_those_of_the_sites(void **state)
{
    (void)state;

    for (int i = 0; i < COUNT_OF(published); i++) {
        DeckList deck = find_deck(published[i].name);
        DeckList read = find_deck(published[i].code);
        const char *code = write_as("code", &deck);
        assert_int_equal(strlen(code), strlen(published[i].code) + 1);
        assert_memory_equal(code, published[i].code, strlen(published[i].code));
        assert_same(&deck, &read);
    }
}

static void prints_and_the_sideboard_survive(void **state)
{
    (void)state;
    put_file(
        "deck",
        "Legend:\n1 Jinx, Loose Cannon\nChampion:\n1 Jinx, Demolitionist (OGN-030a)\n"
        "MainDeck:\n2 Jinx, Demolitionist\n3 Gust\n1 Gust\n\nSideboard:\n"
        "2 gust\n1 GUST\n");
    DeckList deck = find_deck("deck");

    DeckList read = find_deck(write_as("code", &deck));
    assert_same(&deck, &read);
    assert_string_equal(write_as("code", &read), write_as("code", &deck));
    for (int i = 0; i < read.n; i++)
        if (read.entries[i].section == SECTION_CHAMPION)
            assert_string_equal(read.entries[i].code, "OGN-030a");
    assert_string_equal(write_as("text", &deck),
                        "Legend:\n1 Jinx, Loose Cannon\n\nChampion:\n"
                        "1 Jinx, Demolitionist\n\nMainDeck:\n2 Jinx, Demolitionist\n"
                        "4 Gust\n\nSideboard:\n3 Gust\n");
    put_file("deck.json", write_as("json", &deck));
    read = find_deck("deck.json");
    assert_same(&deck, &read);
}

static void cards_are_named_in_many_ways(void **state)
{
    static const char *const names[] = {"Jinx, Rebel",
                                        "Jinx - Rebel",
                                        "jinx rebel",
                                        "J\xc3\xafnx, R\xc3\xa9"
                                        "bel",
                                        "OGN-202",
                                        "ogn-202-298",
                                        "OGN-202/298",
                                        "OGN-202a",
                                        "OGN-202s",
                                        "OGN-202*/298",
                                        "OGN\xc2\xb7"
                                        "202/298",
                                        "OGN-202-2"};
    (void)state;

    for (int i = 0; i < COUNT_OF(names); i++) {
        put_file("deck", arena_format(problems.arena, "MainDeck:\n2 %s\n", names[i]));
        DeckList list = find_deck("deck");
        assert_int_equal(list.n, 1);
        assert_string_equal(list.entries[0].base, "OGN-202");
        assert_string_equal(list.entries[0].name, "Jinx, Rebel");
    }
    put_file("deck", "MainDeck:\n1 Kai\xe2\x80\x99Sa, Survivor\n1 Kai'Sa - Survivor\n");
    DeckList list = find_deck("deck");
    assert_int_equal(list.n, 1);
    assert_int_equal(list.entries[0].count, 2);
}

static void every_print_leads_to_its_card(void **state)
{
    static const struct {
        const char *print, *base;
    } prints[] = {{"JDG-111", "OGN-111"},
                  {"OPP-001/298", "OGN-001"},
                  {"opp-001-024", "OGS-001"},
                  {"OPP-052", "OGN-052"},
                  {"SFD-222", "OGN-040"},
                  {"OGN-301s", "OGN-251"},
                  {"UNL-R05a", "OGN-166"}};
    (void)state;

    for (int i = 0; i < COUNT_OF(prints); i++) {
        put_file("deck",
                 arena_format(problems.arena, "MainDeck:\n2 %s\n", prints[i].print));
        DeckList list = find_deck("deck");
        assert_string_equal(list.entries[0].base, prints[i].base);
        for (const DeckWriter *form = riftbound_deck_forms.writers; form->name;
             form++) {
            put_file("deck", write_as(form->name, &list));
            DeckList read = find_deck("deck");
            assert_string_equal(read.entries[0].base, prints[i].base);
        }
    }
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    put_file("deck", "MainDeck:\n2 OPP-001\n");
    assert_int_equal(deck_find(store, "deck", &list, &problems, &err), 0);
    assert_int_equal(deck_resolve(store, &list, &problems, &err), 0);
    assert_int_equal(problems.n, 1);
}

static void a_pile_is_sorted_by_what_its_cards_are(void **state)
{
    (void)state;
    put_file("deck",
             "1 Jinx, Loose Cannon\n3 Jinx, Demolitionist\n3 Gust\n6 Fury Rune\n"
             "1 Zaun Warrens\n3 Vi, Destructive\n");

    DeckList list = find_deck("deck");

    assert_string_equal(write_as("text", &list),
                        "Legend:\n1 Jinx, Loose Cannon\n\nChampion:\n"
                        "1 Jinx, Demolitionist\n\nMainDeck:\n2 Jinx, Demolitionist\n"
                        "3 Gust\n3 Vi, Destructive\n\nBattlefields:\n1 Zaun Warrens\n\n"
                        "Runes:\n6 Fury Rune\n");

    // With two that can be it, nobody is chosen.
    put_file("deck",
             "1 Jinx, Loose Cannon\n1 Gust\n1 Jinx, Demolitionist\n1 Jinx, Rebel\n");
    list = find_deck("deck");
    for (int i = 0; i < list.n; i++)
        assert_int_not_equal(list.entries[i].section, SECTION_CHAMPION);
}

static void runes_may_be_named_by_their_domain(void **state)
{
    (void)state;
    put_file("deck",
             "{\"mainDeck\": [\"Gust\"], \"runes\": {\"Fury\": 4, \"chaos\": 8}}");

    DeckList list = find_deck("deck");

    assert_string_equal(write_as("text", &list),
                        "MainDeck:\n1 Gust\n\nRunes:\n4 Fury Rune\n8 Chaos Rune\n");
}

static void unknown_names_are_told_all_at_once(void **state)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    (void)state;
    put_file("deck", "MainDeck:\n3 Gusst\n2 Gust\n 1 Jinx, Rebbel\n1 Xyzzyxyz\n");

    assert_int_equal(deck_find(store, "deck", &list, &problems, &err), 0);
    assert_int_equal(deck_resolve(store, &list, &problems, &err), 0);

    assert_int_equal(problems.n, 3);
    assert_string_equal(problem_line(&problems.list[0], problems.arena),
                        "deck row 2, column 3: found 'Gusst', expected a known card, "
                        "did you mean 'Gust'?");
    assert_int_equal(problems.list[1].row, 4);
    assert_string_equal(problems.list[1].column, "4");
    assert_string_equal(problems.list[2].expected, "a known card");
}

static void one_deck_of_several_is_picked(void **state)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    (void)state;
    put_file("lists.json",
             "[{\"name\": \"Ann\", \"main\": {\"Gust\": 1}, \"runes\": {}},"
             " {\"name\": \"Bob\", \"main\": {\"Gust\": 2}, \"runes\": {}}]");

    assert_int_equal(find_deck("lists.json#2").entries[0].count, 2);
    assert_int_equal(find_deck("lists.json#ann").entries[0].count, 1);
    assert_int_equal(deck_find(store, "lists.json", &list, &problems, &err), -1);
    assert_non_null(strstr(err.text, "holds 2 decks (1 Ann, 2 Bob)"));
    assert_int_equal(deck_find(store, "lists.json#3", &list, &problems, &err), -1);
}

static void what_means_no_deck_says_what_was_tried(void **state)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    (void)state;

    assert_int_equal(deck_find(store, "none.txt", &list, &problems, &err), -1);
    assert_int_equal(err.code, 66);
    assert_int_equal(deck_find(store, "proving-grounds-ann", &list, &problems, &err),
                     0);
    assert_int_equal(deck_find(store, "https://x.example/d", &list, &problems, &err),
                     -1);
    assert_non_null(strstr(err.text, "no deck code in it"));
    assert_int_equal(
        deck_find(store, "CMAAAAAAAAAACAQAAAD2MAIA", &list, &problems, &err), -1);
    assert_non_null(strstr(err.text, "ends too early"));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const char *build = getenv("BUILD");
    char here[2048];
    const struct CMUnitTest tests[] = {
        TEST(every_deck_stays_the_same_through_every_form),
        TEST(forms_follow_each_other_without_loss),
        TEST(codes_of_published_decks_are_those_of_the_sites),
        TEST(prints_and_the_sideboard_survive),
        TEST(cards_are_named_in_many_ways),
        TEST(every_print_leads_to_its_card),
        TEST(a_pile_is_sorted_by_what_its_cards_are),
        TEST(runes_may_be_named_by_their_domain),
        TEST(unknown_names_are_told_all_at_once),
        TEST(one_deck_of_several_is_picked),
        TEST(what_means_no_deck_says_what_was_tried),
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
