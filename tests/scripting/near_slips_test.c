// near_slips_test.c -- "did you mean" finds the word that was meant, at each place where a word
// can be written.

#include "tests/scripting/host_fixture.h"

typedef struct {
    const char *slip, *meant;
} Slip;

// Loads the text with each slip in the place of %s, and claims what is proposed.
static void expect_near(void **state, const char *text, const Slip *slips, int n)
{
    for (int i = 0; i < n; i++) {
        char source[400], near[60];
        Fixture *f;

        (void)tear_down(state);
        (void)set_up(state);
        f = *state;
        (void)load_keyword(
            f, "Swift", "keyword \"Swift\" { passive { me, might = 1 } }");
        (void)snprintf(source, sizeof source, text, slips[i].slip);
        (void)snprintf(near, sizeof near, "did you mean '%s'?", slips[i].meant);
        if (!load_card(f, source)) fail_msg("%s loads", source);
        if (!strstr(f->err.text, near))
            fail_msg("%s gives: %s, not: %s", source, f->err.text, near);
    }
}

#define NEAR(text, ...)                                                                \
    do {                                                                               \
        static const Slip slips[] = {__VA_ARGS__};                                     \
        expect_near(state, text, slips, COUNT_OF(slips));                              \
    } while (0)

static void a_verb_is_meant(void **state)
{
    NEAR("card \"T-1\" { effect { target = unit, run = function(u) %s(u) end } }",
         {"dael", "deal"},
         {"klil", "kill"},
         {"kil", "kill"},
         {"stunn", "stun"},
         {"redy", "ready"},
         {"exhuast", "exhaust"},
         {"recal", "recall"},
         {"baniish", "banish"},
         {"moev", "move"},
         {"recylce", "recycle"},
         {"bufff", "buff"},
         {"counterr", "counter"});
}

static void a_word_is_meant(void **state)
{
    NEAR(
        "card \"T-1\" { effect { target = unit { %s }, run = function(u) kill(u) end } }",
        {"freindly", "friendly"},
        {"enmey", "enemy"},
        {"exhasuted", "exhausted"},
        {"stuned", "stunned"},
        {"atacking", "attacking"},
        {"atached", "attached"},
        {"anohter", "another"},
        {"heer", "here"});
    NEAR("card \"T-1\" { effect { target = %s, run = function(u) kill(u) end } }",
         {"unti", "unit"},
         {"geer", "gear"},
         {"permanet", "permanent"},
         {"spel", "spell"},
         {"batlefield", "battlefield"},
         {"legned", "legend"});
    NEAR(
        "card \"T-1\" { effect { target = unit, run = function(u) give_might(u, 1, %s) end } }",
        {"this_trun", "this_turn"},
        {"this_comabt", "this_combat"});
}

static void a_clause_is_meant(void **state)
{
    NEAR("card \"T-1\" { %s { dies = unit, run = function() draw(1) end } }",
         {"wehn", "when"},
         {"whne", "when"},
         {"insted", "instead"},
         {"pasive", "passive"},
         {"effcet", "effect"},
         {"actviated", "activated"},
         {"canot", "cannot"});
}

static void a_key_of_the_clause_is_meant(void **state)
{
    NEAR(
        "card \"T-1\" { when { played = me, %s = unit, run = function() draw(1) end } }",
        {"tagret", "target"},
        {"provded", "provided"},
        {"form", "from"},
        {"desitnation", "destination"},
        {"cots", "cost"},
        {"nht", "nth"},
        {"witth", "with"},
        {"coutn", "count"},
        {"reachs", "reaches"},
        {"amuont", "amount"},
        {"becuase", "because"},
        {"pahse", "phase"});
    NEAR("card \"T-1\" { passive { unit, %s = 1 } }",
         {"mihgt", "might"},
         {"minimun", "minimum"},
         {"bonus_damgae", "bonus_damage"},
         {"victory_scroe", "victory_score"},
         {"copeis", "copies"});
}

static void an_event_is_meant(void **state)
{
    NEAR("card \"T-1\" { when { %s = unit, run = function() draw(1) end } }",
         {"plaied", "played"},
         {"conqures", "conquers"},
         {"deis", "dies"},
         {"attakcs", "attacks"},
         {"defneds", "defends"},
         {"damagde", "damaged"},
         {"moevs", "moves"},
         {"hodls", "holds"});
}

static void a_key_of_a_query_is_meant(void **state)
{
    NEAR(
        "card \"T-1\" { effect { target = unit { %s = 2 }, run = function(u) kill(u) end } }",
        {"mihgt", "might"},
        {"enrgy", "energy"},
        {"coutn", "count"},
        {"tga", "tag"},
        {"nmae", "name"},
        {"controler", "controller"},
        {"supertpye", "supertype"},
        {"doamin", "domain"});
}

static void a_part_of_a_cost_is_meant(void **state)
{
    NEAR(
        "card \"T-1\" { activated { cost = { %s = 1 }, run = function() draw(1) end } }",
        {"energi", "energy"},
        {"furi", "fury"},
        {"exhuast", "exhaust"},
        {"dsicard", "discard"},
        {"clam", "calm"});
}

static void a_name_of_its_kind_is_meant(void **state)
{
    NEAR(
        "card \"T-1\" { effect { target = unit { domain = \"%s\" }, run = function(u) kill(u) end } }",
        {"Furi", "Fury"},
        {"Clam", "Calm"},
        {"Mnid", "Mind"},
        {"Ordre", "Order"});
    NEAR("card \"T-1\" { passive { unit, has = \"%s\" } }",
         {"Swfit", "Swift"},
         {"Swiift", "Swift"});
}

// The words of the place come before those that are nearer elsewhere by a letter.
static void a_verb_is_meant_where_something_is_called(void **state)
{
    NEAR(
        "card \"T-1\" { effect { run = function() if %s(unit) > 0 then draw(1) end end } }",
        {"cont", "count"},
        {"cuont", "count"});
}

static void an_adjective_is_meant_in_a_query(void **state)
{
    NEAR(
        "card \"T-1\" { effect { target = unit { %s }, run = function(u) kill(u) end } }",
        {"damagd", "damage = at_least(1)"},
        {"damage", "damage = at_least(1)"},
        {"might", "might = at_least(1)"},
        {"buffd", "buffed"},
        {"defend", "defending"},
        {"attack", "attacking"},
        {"your", "yours"},
        {"exhaust", "exhausted"},
        {"stun", "stunned"},
        {"buff", "buffed"});
    NEAR(
        "card \"T-1\" { effect { run = function() for u in each(unit { here, %s }) do kill(u) end end } }",
        {"buffd", "buffed"},
        {"defend", "defending"},
        {"attack", "attacking"},
        {"exhaust", "exhausted"});
}

static void a_clause_is_meant_in_a_card(void **state)
{
    NEAR("card \"T-1\" { %s { cost = { energy = 1 }, run = function() draw(1) end } }",
         {"activat", "activated"},
         {"activatd", "activated"});
}

static void a_place_is_meant_behind_its_key(void **state)
{
    NEAR(
        "card \"T-1\" { when { moves = unit, from = %s, run = function() draw(1) end } }",
        {"bas", "base"},
        {"bae", "base"},
        {"ase", "base"});
    NEAR("card \"T-1\" { when { moves = unit,\n"
         "  to = { battlefield, %s }, run = function() draw(1) end } }",
         {"bas", "base"});
}

static void nothing_far_is_proposed(void **state)
{
    static const char *const far[] = {"scor", "keep", "fr"};

    for (int i = 0; i < COUNT_OF(far); i++) {
        char source[200], whole[60];
        Fixture *f;

        (void)tear_down(state);
        (void)set_up(state);
        f = *state;
        (void)snprintf(source,
                       sizeof source,
                       "card \"T-1\" { effect { run = function() %s(1) end } }",
                       far[i]);
        (void)snprintf(whole, sizeof whole, "unknown word '%s'", far[i]);
        assert_int_not_equal(load_card(f, source), 0);
        assert_non_null(strstr(f->err.text, whole));
        assert_null(strstr(f->err.text, "did you mean"));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_verb_is_meant),
        TEST(a_word_is_meant),
        TEST(a_clause_is_meant),
        TEST(a_key_of_the_clause_is_meant),
        TEST(an_event_is_meant),
        TEST(a_key_of_a_query_is_meant),
        TEST(a_part_of_a_cost_is_meant),
        TEST(a_name_of_its_kind_is_meant),
        TEST(a_verb_is_meant_where_something_is_called),
        TEST(an_adjective_is_meant_in_a_query),
        TEST(a_clause_is_meant_in_a_card),
        TEST(a_place_is_meant_behind_its_key),
        TEST(nothing_far_is_proposed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
