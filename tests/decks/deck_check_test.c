// deck_check_test.c -- which decks are legal (rules 103).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "engine/riftbound/riftbound.h"
#include "engine/riftbound/setup/deck_rules.h"

enum { NAMED_MAX = 32 };

static Library *library;
static Deck deck;
static DeckProblem problems[NAMED_MAX];
static int problems_n;

// The facts of a card of this type: no numbers.
static CardFacts facts_of(const char *name, const char *type)
{
    CardFacts facts = {.code = name, .name = name, .set = "TST", .type = type};

    fact_clear(facts.facts);
    return facts;
}

// A card with up to two domains ("Fury", "Calm"), a tag and a supertype; NULL for none.
static CardId add_card(const char *name, const char *type, const char *supertype,
                       const char *tag, const char *domain)
{
    CardFacts facts = facts_of(name, type);
    char why[200];

    facts.supertypes[0] = supertype;
    facts.facts[FACT_DOMAINS].words[0] = domain;
    facts.tags[0] = tag;
    CardId card = library_add_card(library, &facts, why, sizeof why);

    assert_int_not_equal(card, 0);
    return card;
}

static CardId add_two_domains(const char *name, const char *type, const char *tag)
{
    CardFacts facts = facts_of(name, type);
    char why[200];

    facts.facts[FACT_DOMAINS].words[0] = "Fury";
    facts.facts[FACT_DOMAINS].words[1] = "Calm";
    facts.tags[0] = tag;

    return library_add_card(library, &facts, why, sizeof why);
}

static CardId add_plain(const char *name)
{
    return add_card(name, "Spell", NULL, NULL, "Fury");
}

// A legal deck: Ann's champion, 13 names three times, twelve runes, three battlefields.
static int begin(void **state)
{
    char name[32];
    (void)state;
    library = library_new(riftbound_rules());
    deck = (Deck){0};
    deck.cards[SECTION_LEGEND][0] = add_two_domains("Ann, Legend", "Legend", "Ann");
    deck.cards[SECTION_CHAMPION][0] =
        add_card("Ann, Wild", "Unit", "Champion", "Ann", "Fury");
    deck.cards[SECTION_MAIN][deck.n[SECTION_MAIN]++] = deck.cards[SECTION_CHAMPION][0];
    for (int i = 0; i < 13; i++) {
        (void)snprintf(name, sizeof name, "Spell %d", i);
        CardId card = add_plain(name);
        for (int j = 0; j < 3; j++)
            deck.cards[SECTION_MAIN][deck.n[SECTION_MAIN]++] = card;
    }
    CardId rune = add_card("Fury Rune", "Rune", NULL, NULL, "Fury");
    while (deck.n[SECTION_RUNES] < 12)
        deck.cards[SECTION_RUNES][deck.n[SECTION_RUNES]++] = rune;
    for (int i = 0; i < 3; i++) {
        (void)snprintf(name, sizeof name, "Field %d", i);
        deck.cards[SECTION_BATTLEFIELDS][deck.n[SECTION_BATTLEFIELDS]++] =
            add_card(name, "Battlefield", NULL, NULL, NULL);
    }
    return 0;
}

static int end(void **state)
{
    (void)state;
    library_free(library);
    return 0;
}

static int check_into(Mode mode, bool lenient, int max)
{
    DeckCheck check = {.library = library,
                       .mode = (int)mode,
                       .lenient = lenient,
                       .problems = problems,
                       .max = max};

    deck_check(&check, &deck);
    return check.n;
}

static void check_for(Mode mode, bool lenient)
{
    library_link(library);
    problems_n = check_into(mode, lenient, NAMED_MAX);
}

// The check finds exactly one thing, by that rule and about that card.
static void expect_one(const char *rule, CardId card)
{
    check_for(MODE_DUEL, false);
    assert_int_equal(problems_n, 1);
    assert_string_equal(problems[0].rule, rule);
    assert_int_equal(problems[0].card, card);
}

static void a_legal_deck_has_no_problem(void **state)
{
    (void)state;

    check_for(MODE_MATCH, false);

    assert_int_equal(problems_n, 0);
}

static void rule_103_1_a_deck_has_a_legend(void **state)
{
    (void)state;
    deck.cards[SECTION_LEGEND][0] = 0;

    expect_one("103.1", 0);
}

static void rule_103_2_a_a_deck_has_a_champion_unit(void **state)
{
    (void)state;
    deck.cards[SECTION_CHAMPION][0] = deck.cards[SECTION_MAIN][5];

    expect_one("103.2.a", deck.cards[SECTION_MAIN][5]);
}

static void rule_103_2_a_2_the_champion_is_the_legends(void **state)
{
    (void)state;
    deck.cards[SECTION_CHAMPION][0] = deck.cards[SECTION_MAIN][0] =
        add_card("Bob, Calm", "Unit", "Champion", "Bob", "Calm");

    expect_one("103.2.a.2", deck.cards[SECTION_CHAMPION][0]);
}

static void rule_103_2_forty_cards_at_least(void **state)
{
    (void)state;
    deck.n[SECTION_MAIN]--;

    expect_one("103.2", 0);
}

static void rule_402_1_a_match_wants_forty_exactly(void **state)
{
    (void)state;
    deck.cards[SECTION_MAIN][deck.n[SECTION_MAIN]++] = add_plain("One More");

    check_for(MODE_DUEL, false);
    assert_int_equal(problems_n, 0);
    check_for(MODE_MATCH, false);

    assert_int_equal(problems_n, 1);
    assert_string_equal(problems[0].rule, "TR 402.1");
}

static void rule_103_2_b_three_of_a_name_sideboard_included(void **state)
{
    (void)state;
    deck.cards[SECTION_SIDE][deck.n[SECTION_SIDE]++] = deck.cards[SECTION_MAIN][1];

    expect_one("103.2.b", deck.cards[SECTION_MAIN][1]);
}

static void rule_103_2_d_1_three_signature_cards(void **state)
{
    CardId first = add_card("Ann's Trick", "Spell", "Signature", "Ann", "Fury");
    CardId second = add_card("Ann's Joke", "Spell", "Signature", "Ann", "Fury");
    (void)state;
    deck.cards[SECTION_MAIN][1] = deck.cards[SECTION_MAIN][2] =
        deck.cards[SECTION_MAIN][3] = first;
    deck.cards[SECTION_MAIN][4] = second;

    expect_one("103.2.d.1", 0);
}

static void rule_103_2_d_2_a_signature_card_is_the_legends(void **state)
{
    (void)state;
    deck.cards[SECTION_MAIN][1] =
        add_card("Bob's Trick", "Spell", "Signature", "Bob", "Fury");

    expect_one("103.2.d.2", deck.cards[SECTION_MAIN][1]);
}

static void rule_103_1_b_a_card_is_within_the_legends_domains(void **state)
{
    (void)state;
    deck.cards[SECTION_MAIN][1] = add_card("Far Away", "Spell", NULL, NULL, "Chaos");

    expect_one("103.1.b.3", deck.cards[SECTION_MAIN][1]);
}

static void rule_103_1_b_4_all_domains_of_a_card_count(void **state)
{
    (void)state;
    deck.cards[SECTION_LEGEND][0] =
        add_card("Ann, Single", "Legend", NULL, "Ann", "Fury");
    deck.cards[SECTION_MAIN][1] = add_two_domains("Half Away", "Spell", NULL);

    expect_one("103.1.b.3", deck.cards[SECTION_MAIN][1]);
}

static void rule_103_3_twelve_runes(void **state)
{
    (void)state;
    deck.n[SECTION_RUNES] = 11;

    expect_one("103.3", 0);
}

static void rule_103_3_a_1_runes_are_within_the_legends_domains(void **state)
{
    (void)state;
    deck.cards[SECTION_RUNES][3] = add_card("Mind Rune", "Rune", NULL, NULL, "Mind");

    expect_one("103.3.a.1", deck.cards[SECTION_RUNES][3]);
}

static void rule_103_4_three_battlefields_but_a_beginner_deck_has_one(void **state)
{
    (void)state;
    deck.n[SECTION_BATTLEFIELDS] = 1;

    expect_one("103.4", 0);
    check_for(MODE_DUEL, true);

    assert_int_equal(problems_n, 1);
    assert_int_equal(problems[0].kind, PROBLEM_NOTE);
    deck.n[SECTION_BATTLEFIELDS] = 0;
    check_for(MODE_DUEL, true);
    assert_int_equal(problems[0].kind, PROBLEM_BUILT);
}

static void no_more_than_three_battlefields(void **state)
{
    (void)state;
    deck.cards[SECTION_BATTLEFIELDS][deck.n[SECTION_BATTLEFIELDS]++] =
        add_card("Field 4", "Battlefield", NULL, NULL, NULL);

    expect_one("103.4", 0);
}

static void rule_103_2_d_3_a_signature_card_is_no_chosen_champion(void **state)
{
    CardFacts facts = facts_of("Ann, Signed", "Unit");
    char why[200];
    (void)state;
    facts.supertypes[0] = "Champion";
    facts.supertypes[1] = "Signature";
    facts.facts[FACT_DOMAINS].words[0] = "Fury";
    facts.tags[0] = "Ann";
    deck.cards[SECTION_CHAMPION][0] = deck.cards[SECTION_MAIN][0] =
        library_add_card(library, &facts, why, sizeof why);

    expect_one("103.2.d.3", deck.cards[SECTION_CHAMPION][0]);
}

// The list bans in the formats it names and in no other.
static void a_banned_card_is_named_in_its_format_only(void **state)
{
    CardFacts facts = facts_of("Bad", "Spell");
    char why[200];
    (void)state;
    facts.facts[FACT_DOMAINS].words[0] = "Fury";
    facts.bans[0] = (BanFact){"match", "2026-09-18"};
    facts.bans[1] = (BanFact){"no such format", ""};
    deck.cards[SECTION_MAIN][1] = library_add_card(library, &facts, why, sizeof why);

    check_for(MODE_DUEL, false);
    assert_int_equal(problems_n, 0);
    check_for(MODE_MATCH, false);

    assert_int_equal(problems_n, 1);
    assert_int_equal(problems[0].kind, PROBLEM_BANNED);
    assert_string_equal(problems[0].text, "Bad is banned in match since 2026-09-18");
}

static void teammates_share(const Deck *other, const char *rule, CardId card)
{
    DeckCheck check = {.library = library, .problems = problems, .max = NAMED_MAX};

    deck_check_team(&check, &deck, other);
    problems_n = check.n;
    assert_int_equal(problems_n, 1);
    assert_string_equal(problems[0].rule, rule);
    assert_int_equal(problems[0].card, card);
}

static void rule_489_8_h_teammates_share_no_legend(void **state)
{
    Deck other = deck;
    (void)state;
    other.n[SECTION_BATTLEFIELDS] = 0;

    teammates_share(&other, "489.8.h", deck.cards[SECTION_LEGEND][0]);
}

static void rule_489_8_i_teammates_share_no_battlefield(void **state)
{
    Deck other = deck;
    (void)state;
    other.cards[SECTION_LEGEND][0] = deck.cards[SECTION_MAIN][1];
    other.cards[SECTION_BATTLEFIELDS][0] = other.cards[SECTION_BATTLEFIELDS][2];
    other.n[SECTION_BATTLEFIELDS] = 1;

    teammates_share(&other, "489.8.i", deck.cards[SECTION_BATTLEFIELDS][2]);
}

static void a_sideboard_has_ten_cards_at_most(void **state)
{
    char name[32];
    (void)state;
    for (int i = 0; i < 11; i++) {
        (void)snprintf(name, sizeof name, "Aside %d", i);
        deck.cards[SECTION_SIDE][deck.n[SECTION_SIDE]++] = add_plain(name);
    }

    expect_one("TR 601.1.c.1", 0);
    deck.n[SECTION_SIDE]--;
    check_for(MODE_MATCH, false);

    assert_int_equal(problems_n, 0);
}

static void rule_103_4_c_no_battlefield_twice(void **state)
{
    (void)state;
    deck.cards[SECTION_BATTLEFIELDS][2] = deck.cards[SECTION_BATTLEFIELDS][0];

    expect_one("103.4.c", deck.cards[SECTION_BATTLEFIELDS][0]);
}

static void a_card_without_its_script_is_named(void **state)
{
    CardFacts facts = facts_of("Riddle", "Spell");
    char why[200];
    (void)state;
    facts.facts[FACT_DOMAINS].words[0] = "Fury";
    facts.code = "TST-9";
    facts.has_text = true;
    deck.cards[SECTION_MAIN][1] = library_add_card(library, &facts, why, sizeof why);

    expect_one("invariant 8", deck.cards[SECTION_MAIN][1]);

    assert_non_null(
        strstr(problems[0].text, "Riddle (TST-9) cannot be played: no script"));
}

static void all_problems_are_found_at_once(void **state)
{
    (void)state;
    deck.cards[SECTION_LEGEND][0] = 0;
    deck.cards[SECTION_CHAMPION][0] = 0;
    deck.n[SECTION_MAIN] = 4;
    deck.n[SECTION_RUNES] = 0;
    deck.n[SECTION_BATTLEFIELDS] = 0;

    check_for(MODE_DUEL, true);

    assert_int_equal(problems_n, 5);
    assert_int_equal(check_into(MODE_DUEL, true, 2), 5);
}

// A game whose decks have sections and no check of their own.
static void without_a_check_cards_must_be_playable(void **state)
{
    static const DeckSection only = {.name = "main", .room = 60, .counts = true};
    static const PlayDecks rows = {.sections = &only, .sections_n = 1};
    static const Play play = {.decks = &rows};
    Rules rules = *riftbound_rules();
    char why[200];
    CardFacts facts = {
        .code = "TST-9", .name = "Riddle", .type = "Spell", .has_text = true};
    (void)state;
    rules.play = &play;
    library_free(library);
    library = library_new(&rules);
    deck = (Deck){.n = {2}};
    fact_clear(facts.facts);
    deck.cards[0][0] = deck.cards[0][1] =
        library_add_card(library, &facts, why, sizeof why);

    check_for(MODE_DUEL, false);

    assert_int_equal(problems_n, 1);
    assert_int_equal(problems[0].kind, PROBLEM_UNPLAYABLE);
    assert_int_equal(deck_size(&rules, &deck), 2);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_legal_deck_has_no_problem),
        TEST(rule_103_1_a_deck_has_a_legend),
        TEST(rule_103_2_a_a_deck_has_a_champion_unit),
        TEST(rule_103_2_a_2_the_champion_is_the_legends),
        TEST(rule_103_2_forty_cards_at_least),
        TEST(rule_402_1_a_match_wants_forty_exactly),
        TEST(rule_103_2_b_three_of_a_name_sideboard_included),
        TEST(rule_103_2_d_1_three_signature_cards),
        TEST(rule_103_2_d_2_a_signature_card_is_the_legends),
        TEST(rule_103_1_b_a_card_is_within_the_legends_domains),
        TEST(rule_103_1_b_4_all_domains_of_a_card_count),
        TEST(rule_103_3_twelve_runes),
        TEST(rule_103_3_a_1_runes_are_within_the_legends_domains),
        TEST(rule_103_4_three_battlefields_but_a_beginner_deck_has_one),
        TEST(no_more_than_three_battlefields),
        TEST(rule_103_2_d_3_a_signature_card_is_no_chosen_champion),
        TEST(a_banned_card_is_named_in_its_format_only),
        TEST(rule_489_8_h_teammates_share_no_legend),
        TEST(rule_489_8_i_teammates_share_no_battlefield),
        TEST(a_sideboard_has_ten_cards_at_most),
        TEST(rule_103_4_c_no_battlefield_twice),
        TEST(a_card_without_its_script_is_named),
        TEST(all_problems_are_found_at_once),
        TEST(without_a_check_cards_must_be_playable),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
