// game_function_test.c -- each mistake in the functions of a game is named, with its place.

#include "tests/scripted/mistake_fixture.h"

static void functions_are_checked_when_all_files_are_there(void **state)
{
    REFUSE({"game \"T\" { players = 2, setup = function() end,\n"
            "turn = function()\n if false then shufle(deck) end\n end }",
            NULL,
            "game.lua:3: unknown word 'shufle', did you mean 'shuffle'?"},
           {GAME("title = \"T\""),
            "words {\n a = function() b() end,\n c = function() end }",
            "rules.lua:2: unknown word 'b', did you mean 'a'?"},
           {GAME("title = \"T\""),
            "words { shuffle = function() end }",
            "rules.lua:1: 'shuffle' is a word already"},
           {"words { a = function() end }\n" GAME("title = \"T\""),
            NULL,
            "game.lua:1: words { ... } belongs in rules/, beside game.lua"},
           {GAME("title = \"T\""),
            "status \"a\"",
            "rules.lua:1: a status belongs in the words of a set, its file words.lua"},
           {"local n = 0\n"
            "game \"T\" { players = 2, setup = function() end,\n"
            "turn = function() n = n + 1 end }",
            NULL,
            "game.lua:3: a script cannot keep state: 'n' is set in a function"},
           {"n = 0", NULL, "game.lua:1: a script may not set 'n'"},
           {"local n = 0\nrepeat n = n + 1 until n < 0",
            NULL,
            "game.lua:2: runs too long: more than 1000000 instructions"},
           {"local x = namesak { me }\n" GAME("title = \"T\""),
            NULL,
            "game.lua:1: unknown word 'namesak', did you mean 'namesake'?"}, );
}

// A function of rules beside a zone `pile`, a note `best` and a setting `mood`.
#define RULES(lines)                                                                   \
    GAME("zones = { { \"pile\", shared, for_cards } }, notes = { { \"best\", "         \
         "for_cards } }, settings = { { \"mood\", \"good\", \"bad\", for_cards } }"),  \
        "words { a = function(x, y)\n" lines "\nend }"

static void calls_of_verbs_are_checked_where_nobody_runs_them(void **state)
{
    REFUSE(
        {RULES("if x then put(pile, pile) end"),
         "rules.lua:2: 'put' wants things as argument 1, got the word 'pile'"},
        {RULES("local z = 3\nshuffle(z)"),
         "rules.lua:3: 'shuffle' wants a zone as argument 1, got the number 3"},
        {RULES("return count()"), "rules.lua:2: 'count' wants things as argument 1"},
        {RULES("if objects(pile) == 0 then shuffle(pile) end"),
         "rules.lua:2: 'objects' gives a list, which is no number: write #objects(...), "
         "how many there are"},
        {RULES("local n = objects(pile)\nif n > 3 then shuffle(pile) end"),
         "rules.lua:3: 'objects' gives a list, which is no number: write #objects(...), "
         "how many there are"},
        {RULES("x = random(1, 2)"),
         "rules.lua:2: 'random' takes 1 arguments at most, got 2: since api 3 it is random(number), without a player"},
        {RULES("note(pile, x)"),
         "rules.lua:2: 'note' wants a word as argument 1, got the word 'pile'"},
        {RULES("if setting(\"mod\", \"bad\") then x = y end"),
         "rules.lua:2: no setting 'mod', did you mean 'mood'?"},
        {RULES("if setting(\"mood\", \"bed\") then x = y end"),
         "rules.lua:2: no word 'bed', did you mean 'bad'?"},
        {RULES("happens(\"hit\", x)"), "rules.lua:2: no event 'hit'"},
        {RULES("gain(\"gold\", 1, x)"), "rules.lua:2: no player counter 'gold'"},
        {RULES("local function b() put(x, \"pile\") end\nreturn b"),
         "rules.lua:2: 'put' wants a place as argument 2, got \"pile\""}, );
}

static void calls_whose_arguments_are_not_known_pass(void **state)
{
    Fixture *f = *state;

    use(f,
        load_files(f,
                   RULES("local z = x and pile or y\n"
                         "put(x, z)\n"
                         "put(x, y, z, y)\n"
                         "for p in each(player) do shuffle(y, p) end\n"
                         "if setting(y, x) then return a(x, y, z) end\n"
                         "return note(best, x or 3), count(objects(pile))")));
}

static void a_place_has_a_column_too(void **state)
{
    static const Mistake mistakes[] = {
        {GAME("zones = { { \"a\", shared, ordred } }"),
         NULL,
         "game.lua:2:26: 'ordred' is no word of a row of 'zones', did you mean "
         "'ordered'?"},
        {GAME("  zones = { { \"a\" } }"),
         NULL,
         "game.lua:2:3: a zone is per_player or shared: say which"},
        {RULES("  if x then shufle(y) end"),
         "rules.lua:2:13: unknown word 'shufle', did you mean 'shuffle'?"},
        {RULES("x = x\nput(x, \"pile\")"),
         "rules.lua:3:1: 'put' wants a place as argument 2, got \"pile\"; write: put(card, pile)"},
    };
    Fixture *f = *state;

    for (int i = 0; i < COUNT_OF(mistakes); i++) {
        assert_null(load_files(f, mistakes[i].game, mistakes[i].rules));
        assert_string_equal(f->err.text, mistakes[i].fault);
    }
}

static void expect_fault(Fixture *f, const char *turn, const char *text)
{
    use_turn(f, turn);
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
    assert_string_equal(f->table->fault.text, text);
    assert_true(f->game->now.over);
}

static void a_turn_that_fails_ends_the_game_with_its_place(void **state)
{
    static const struct {
        const char *turn;
        int line;
        const char *fault;
    } rows[] = {
        {"while true do\n end", 10, "runs too long: more than 1000000 instructions"},
        {"local n = noted(best)\n return n + 1",
         11,
         "attempt to perform arithmetic on a nil value (local 'n')"},
        {"local s = \"x\"\n while true do s = s .. s end",
         11,
         "makes a text of more than 4096 bytes"},
        {"local n = turn()",
         9,
         "the step asked nobody and changed nothing: it would never end"},
        {"next_turn()", 10, "more than 9999 turns"},
    };
    char text[200];

    for (int i = 0; i < COUNT_OF(rows); i++) {
        (void)snprintf(
            text, sizeof text, "game.lua:%d: %s", rows[i].line, rows[i].fault);
        expect_fault(*state, rows[i].turn, text);
    }
}

static void steps_that_go_on_for_ever_are_a_fault(void **state)
{
    expect_fault(*state,
                 "if noted(best) then note(best, nil) else note(best, 1) end",
                 "game.lua:9: more than 30000 steps without a decision");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(functions_are_checked_when_all_files_are_there),
        TEST(calls_of_verbs_are_checked_where_nobody_runs_them),
        TEST(calls_whose_arguments_are_not_known_pass),
        TEST(a_place_has_a_column_too),
        TEST(a_turn_that_fails_ends_the_game_with_its_place),
        TEST(steps_that_go_on_for_ever_are_a_fault),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
