// game_verb_query_test.c -- queries that a function writes, with values of its own.

#include "tests/scripted/game_verb_fixture.h"

static const char at_home[] = "put(objects(deck, me), den)\n"
                              "put(top(deck, foe), den, foe)\n"
                              "local wolf, axe = find(grey)[1], find(tool)[1]\n";

static void claims_at_home(Fixture *f, const char *turn)
{
    char text[4000];

    (void)snprintf(text, sizeof text, "%s%s", at_home, turn);
    claims(f, text);
}

static void a_query_compares_with_a_value(void **state)
{
    claims_at_home(
        *state,
        "local n, none = 4\n"
        "sure(1, count(beast { controller = me, strength = n }) == 1)\n"
        "sure(2, count(beast { controller = me, strength = at_most(n) }) == 2)\n"
        "sure(3, count(beast { controller = me, strength = at_least(n + 1) }) == 1)\n"
        "sure(4, count(beast { controller = me, strength = gems(me) - 1 }) == 1)\n"
        "sure(5, count(beast { strength = none }) == 0)\n"
        "sure(6, count(beast { strength = at_most(none) }) == 0)\n"
        "sure(7, is(wolf, beast { strength = n }) and not is(axe, card { wolf }))\n"
        "local beasts = find(beast { strength = n }, { axe, wolf, objects(deck, me) })\n"
        "sure(8, beasts[1] == wolf and #find(grey, axe) == 0 and find(grey, { axe, wolf })[1] == wolf)");
}

// Queries that follow each other do not lie within each other.
static void a_function_has_any_number_of_queries(void **state)
{
    char turn[4000] = "local n, wolf = 4, create(\"Wolf\", den, me)\n";

    for (int i = 0; i < 30; i++) {
        const size_t at = strlen(turn);

        (void)snprintf(
            turn + at,
            sizeof turn - at,
            "sure(%d, find(beast { strength = n })[1] == wolf)\n"
            "for b in each(beast { strength = n }) do mark(b, \"used\") end\n",
            i + 1);
    }
    claims(*state, turn);
}

static void a_place_is_a_zone_a_thing_or_several(void **state)
{
    claims_at_home(
        *state,
        "local theirs, none = find(beast { controller = foe })[1]\n"
        "local zone = gems(me) > 9 and hand or den\n"
        "sure(1, count(card { at = zone }) == 5)\n"
        "sure(2, count(card { at = wolf }) == 4 and count(card { at = theirs }) == 1)\n"
        "sure(3, count(card { at = { theirs, deck } }) == 4)\n"
        "sure(4, count(card { at = objects(den, foe) }) == 1)\n"
        "sure(5, count(card { at = { wolf, theirs } }) == 5)\n"
        "sure(6, count(card { at = none }) == 0)\n"
        "local both = { wolf, theirs }\n"
        "sure(7, count(card { at = both }) == 5)");
}

static void things_are_found_in_a_place(void **state)
{
    claims_at_home(
        *state,
        "local zone = gems(me) > 9 and hand or den\n"
        "sure(1, #find(grey, den, me) == 1 and find(grey, zone, me)[1] == wolf)\n"
        "sure(2, #find(grey, pile, me) == 0 and find_one(grey, pile, me) == nil)\n"
        "sure(3, find_one(grey, den, me) == wolf and find_one(grey) == wolf)\n"
        "sure(4, find_one(grey, axe) == nil and find_one(tool, { wolf, axe }) == axe)\n"
        "sure(5, find_one(beast, bag) == nil and #find(beast, bag) == 0)\n"
        "local n = 0\n"
        "for c in each(find(tool, den, foe)) do n = n + 1 end\n"
        "sure(6, n == 0 and #find(card {}, den, me) == 4)");
}

static void a_query_means_one_thing_or_player(void **state)
{
    claims_at_home(*state,
                   "sure(1, find(beast { wolf })[1] == wolf)\n"
                   "sure(2, count(beast { controller = me, except { wolf } }) == 2)\n"
                   "sure(3, count(beast { controller = wolf }) == 3)\n"
                   "local n = 0\n"
                   "for p in each(player { except { me } }) do n = n + gems(p) end\n"
                   "sure(4, n == 2 and count(player { foe }) == 1)\n"
                   "attach(axe, wolf)\n"
                   "sure(5, find(tool { host = wolf })[1] == axe)\n"
                   "sure(6, find(beast { equipped = axe })[1] == wolf)");
}

static void a_query_keeps_its_values(void **state)
{
    claims_at_home(
        *state,
        "local function strong_as(n) return beast { controller = me, strength = n } end\n"
        "local four, six = strong_as(4), strong_as(6)\n"
        "sure(1, count(four) + count(six) == 2 and is(wolf, four))\n"
        "sure(2, not is(wolf, six))\n"
        "local n = 0\n"
        "for k = 1, 6 do n = n + k * count(beast { controller = me, strength = k }) end\n"
        "sure(3, n == 11)\n"
        "for b in each(beast { controller = me, strength = at_least(n - 7) }) do\n"
        "  n = n + count(beast { controller = b, strength = n - 10 })\n"
        "end\n"
        "sure(4, n == 12)");
}

static void queries_stand_within_each_other(void **state)
{
    claims_at_home(
        *state,
        "attach(axe, wolf)\n"
        "local n, m = 4, 6\n"
        "sure(1, count(tool { host = beast { strength = n } }) == 1)\n"
        "sure(2, count(tool { host = beast { strength = m } }) == 0)\n"
        "sure(3, count(either(beast { strength = n }, beast { strength = m })) == 3)\n"
        "sure(4, count(either(weak, beast { strength = m, controller = me })) == 2)\n"
        "sure(5, count(beast { controller = me, except { strength = at_least(n) } }) == 1)");
}

// Branches of one value are values too: none is taken for a constant.
static void a_value_may_come_of_either_branch(void **state)
{
    claims_at_home(
        *state,
        "local function there(far) return count(card { at = far and hand or den }) end\n"
        "sure(1, there(false) == 5 and there(true) == 0)\n"
        "local function least(far) return count(beast { strength = far and 6 or 4 }) end\n"
        "sure(2, least(false) == 2 and least(true) == 1)\n"
        "local most = 4\n"
        "if gems(me) == 2 then most = 6 end\n"
        "sure(3, count(beast { controller = me, strength = at_least(most) }) == 1)\n"
        "local place, all = hand, 0\n"
        "for k = 1, 2 do\n"
        "  all = 10 * all + count(card { at = place })\n"
        "  place = den\n"
        "end\n"
        "sure(4, all == 5)");
}

static void a_fault(Fixture *f, const char *turn, const char *text)
{
    char whole[4000];

    (void)snprintf(whole, sizeof whole, "%s%s draw_game()", at_home, turn);
    game_script_free(f->script);
    f->script = NULL;
    memset(&f->err, 0, sizeof f->err);
    GameScript *script = load(f, whole);
    const char *said = f->err.text;

    if (script) {
        game_script_free(script);
        use_turn(f, whole);
        if (game_next(f->game, f->table) != GAME_FAULT) fail_msg("no fault: %s", text);
        said = f->table->fault.text;
    }
    if (!strstr(said, text)) fail_msg("\"%s\" is not in \"%s\"", text, said);
}

static void a_value_of_another_kind_is_refused_with_its_line(void **state)
{
    static const char *const wrong[][2] = {
        {"find(beast { strength = me })",
         "'strength' of a query wants a whole number, got a player"},
        {"find(beast { strength = at_most(wolf) })",
         "wants a whole number, got a thing"},
        {"local t = {} find(beast { strength = at_most(t) })",
         "wants a whole number, got the list 't'"},
        {"local n = 3 find(beast { at = n })",
         "'at' of a query wants a place, or a thing that is there, got the number 3"},
        {"find(beast { at = me })", "or a thing that is there, got a player"},
        {"local n = 3 find(beast { controller = n })",
         "'controller' of a query wants a thing or a player, got the number 3"},
        {"local n = 3 find(beast { n })",
         "entry 1 of a query wants a thing or a player, got the number 3"},
        {"local w = gems(me) > 1 and used find(beast { w })",
         "entry 1 of a query wants a thing or a player, got the word 'used'"},
        {"local q = weak find(card { at = q })",
         "or a thing that is there, got a query"},
        {"local q = 3 find(card { strenth = q })",
         "unknown key 'strenth' in a query, did you mean 'strength'?"},
        {"local q = 3 find(card { tag = q })",
         "'tag' wants a name in quotes, got a value of the function"},
        {"local q = 3 find(player { at = q })", "players are at no place"},
        {"local q = weak find(either(q, strong))",
         "'either' in a function joins queries that are written in it or named outside"},
        {"local q = wolf put(card { q }, card { q })", "'put' wants"},
        {"local n = 3 find(card(n))", "a query is written in braces, got the number 3"},
        {"find(beast())", "a query is written in braces, got nothing"},
        {"find(card { wolf, except(3) })",
         "a query is written in braces, got the number 3"},
        {"find(card { [0] = 9999, wolf })", "braces of a query have no entry 0"},
        {"local t = { [0] = 9999 } find(card(t))", "such a query is data"},
    };

    for (int i = 0; i < COUNT_OF(wrong); i++) {
        a_fault(*state, wrong[i][0], wrong[i][1]);
        a_fault(*state, wrong[i][0], "game.lua:");
    }
}

// More values than a query takes.
static void a_query_takes_so_many_values(void **state)
{
    char turn[600] = "local a = wolf find(either(card {";

    for (int i = 0; i < QUERY_VALUES_MAX; i++) strcat(turn, " except { a },");
    a_fault(
        *state, "local a = wolf find(beast { a, a })", "a query is one thing, not two");
    turn[0] = '\0';
    strcat(turn, "local a = wolf find(beast { host = ");
    for (int i = 0; i < QUERY_VALUES_MAX; i++) strcat(turn, "beast { a, host = ");
    strcat(turn, "beast { a }");
    for (int i = 0; i < QUERY_VALUES_MAX; i++) strcat(turn, " }");
    strcat(turn, " })");
    a_fault(*state, turn, "a query takes at most 16 values of a function");
}

// Lists that stand in joined queries live as long as those.
static void joined_queries_keep_their_lists(void **state)
{
    claims_at_home(
        *state,
        "local function both(a, b)\n"
        "  return either(card { at = { a } }, card { at = objects(den, b) })\n"
        "end\n"
        "local q = both(wolf, foe)\n"
        "for k = 1, 200 do q = both(wolf, foe) end\n"
        "sure(1, count(q) == 5)\n"
        "local l = objects(den, foe)\n"
        "sure(2, count(either(card { at = l }, beast { strength = 1 })) >= 2)");
}

static void two_queries_with_values_are_not_one_call(void **state)
{
    a_fault(*state,
            "local a = wolf attach(tool { at = a }, beast { a })",
            "'attach' takes one query with values of a function, not two");
}

static void a_card_asks_with_values(void **state)
{
    Fixture *f = *state;

    use_turn(f,
             "put(objects(deck, me), den)\n"
             "local wolf = find(grey)[1]\n"
             "perform(wolf)\n"
             "sure(1, gems(me) == 4)\n"
             "draw_game()");
    if (load_card(
            f,
            "card \"Wolf\" { effect { run = function()\n"
            "  for b in each(beast { friendly, except { me } }) do\n"
            "    gain(\"gems\", count(beast { strength = strength(b), at = b }))\n"
            "  end\n"
            "end } }"))
        fail_msg("%s", f->err.text);
    library_link(game_script_library(f->script));
    assert_int_equal(run(f), GAME_OVER);
}

static void a_card_with_a_wrong_value_is_refused(void **state)
{
    Fixture *f = *state;

    use_turn(f, "draw_game()");
    assert_int_equal(load_card(f,
                               "card \"Wolf\" { effect { run = function()\n"
                               "  kill(find(beast { strength = pick(beast {}) }))\n"
                               "end } }"),
                     -1);
    assert_non_null(strstr(f->err.text, "card.lua:2:"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_query_compares_with_a_value),
        TEST(a_function_has_any_number_of_queries),
        TEST(a_place_is_a_zone_a_thing_or_several),
        TEST(things_are_found_in_a_place),
        TEST(a_query_means_one_thing_or_player),
        TEST(a_query_keeps_its_values),
        TEST(queries_stand_within_each_other),
        TEST(a_value_may_come_of_either_branch),
        TEST(a_value_of_another_kind_is_refused_with_its_line),
        TEST(a_query_takes_so_many_values),
        TEST(joined_queries_keep_their_lists),
        TEST(two_queries_with_values_are_not_one_call),
        TEST(a_card_asks_with_values),
        TEST(a_card_with_a_wrong_value_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
