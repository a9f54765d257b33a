// level_test.c -- scripts of earlier levels work and get today's words in messages;
// scripts of later levels are refused.

#include "scripting/base/script_level.h"
#include "tests/scripting/host_fixture.h"

static struct {
    char lines[8][200];
    int n;
} told;

static void note_line(void *self, FoundKind found, const char *line)
{
    (void)self;
    assert_int_not_equal(found, FOUND_NONE);
    (void)snprintf(told.lines[told.n++], sizeof told.lines[0], "%s", line);
}

static int load_level(Fixture *f, int api, const char *source)
{
    const ScriptSource script = {.kind = "card",
                                 .name = "T-1",
                                 .path = "t.lua",
                                 .source = source,
                                 .size = strlen(source),
                                 .api = api,
                                 .tell = note_line};

    sample_rules.api = 3;
    told.n = 0;
    (void)add_card(f, "T-1", NULL);
    return host_load(f->host, &script, &f->err);
}

static void expect_translation(const char *source, const char *wanted)
{
    size_t size;
    char *now =
        script_level_translate(source, strlen(source), 1, &size, &(LevelNotes){0});

    assert_string_equal(now, wanted);
    assert_int_equal(size, strlen(wanted));
    free(now);
}

static void every_renamed_word_is_exchanged(void **state)
{
    int n;
    const RenamedWord *words = script_level_words(&n);
    (void)state;

    for (int i = 0; i < n; i++) expect_translation(words[i].old, words[i].now);
    assert_true(n > 0);
    expect_translation("x=later(a,less{any=1})", "x=delayed(a,discount{any=1})");
    expect_translation("{bearer = me, borne}", "{host = me, attached}");
}

static void names_that_only_contain_one_stay(void **state)
{
    (void)state;

    expect_translation("later_on sooner_later laters 1later less_than",
                       "later_on sooner_later laters 1later less_than");
}

static void strings_and_comments_stay(void **state)
{
    (void)state;

    expect_translation("\"later\" 'less' \"a\\\" later\" later",
                       "\"later\" 'less' \"a\\\" later\" delayed");
    expect_translation("-- later\nlater -- less", "-- later\ndelayed -- less");
    expect_translation("--[[ later\n less ]] less --[==[ later ]] ]==] later",
                       "--[[ later\n less ]] discount --[==[ later ]] ]==] delayed");
    expect_translation("[[later]] [=[ ]] later]=] a[later]",
                       "[[later]] [=[ ]] later]=] a[delayed]");
}

static void what_has_no_end_is_read_to_the_end(void **state)
{
    (void)state;

    expect_translation("", "");
    expect_translation("\"later", "\"later");
    expect_translation("\"later\\", "\"later\\");
    expect_translation("[[later", "[[later");
    expect_translation("--[[later", "--[[later");
    expect_translation("[", "[");
    expect_translation("-", "-");
    expect_translation("[=", "[=");
}

static void a_script_of_level_1_works_and_is_told_each_word_once(void **state)
{
    Fixture *f = *state;

    if (load_level(f,
                   1,
                   "local c = price { energy = 1 }\n"
                   "local again = when { dies = it, run = function() draw(1) end }\n"
                   "card \"T-1\" { effect { target = unit, run = function(u)\n"
                   "  later(again, this_turn, u)\n"
                   "  if pay(c) then later(again, this_turn, u) end\n"
                   "end } }"))
        fail_msg("%s", f->err.text);

    assert_int_equal(told.n, 3);
    assert_string_equal(told.lines[0], "t.lua:1: 'price' is called 'cost' since api 2");
    assert_string_equal(told.lines[1],
                        "t.lua:4: 'later' is called 'delayed' since api 2");
    assert_string_equal(told.lines[2], "t.lua:5: 'pay' is called 'pays' since api 3");
}

static bool has_none(void *self, const char *name)
{
    (void)self;
    (void)name;
    return false;
}

static void a_verb_keeps_its_name_in_a_game_without_the_new_one(void **state)
{
    const char source[] = "pay(c) later(a)";
    const LevelNotes notes = {.has_verb = has_none};
    size_t size;
    char *now = script_level_translate(source, strlen(source), 1, &size, &notes);
    (void)state;

    assert_string_equal(now, "pay(c) delayed(a)");
    free(now);
}

// Loads a script of level 3 with that call, and expects the message.
static void refuse_call(Fixture *f, const char *call, const char *wanted)
{
    char source[200];

    (void)snprintf(source,
                   sizeof source,
                   "card \"T-1\" { effect { run = function()\n%s\nend } }",
                   call);
    assert_int_equal(load_level(f, 3, source), -1);
    assert_string_equal(without_column(f->err.text), wanted);
}

static void a_call_of_an_earlier_form_is_told_the_form_of_today(void **state)
{
    Fixture *f = *state;

    refuse_call(f,
                "detach(me, you)",
                "t.lua:2: 'detach' takes 1 arguments at most: since api 3 it is "
                "detach(things), without a player");
    refuse_call(f,
                "random(6, opponent)",
                "t.lua:2: 'random' takes 1 arguments at most: since api 3 it is "
                "random(number), without a player");
    refuse_call(
        f,
        "put(me, deck, bottom, you)",
        "t.lua:2: 'put' wants `top` or `bottom` as argument 4, got the word "
        "'you': since api 3 it is put(things, place, [player], [top or bottom], "
        "[event])");
    refuse_call(
        f,
        "look(2, opponent, deck)",
        "t.lua:2: 'look' takes things or a number, then a zone, then a player: since api "
        "3 it is look(things or number, [zone], [player])");
    refuse_call(
        f,
        "lose(you)",
        "t.lua:2: unknown word 'lose'; 'lose' is called 'eliminate' since api 3");
}

static void a_script_of_level_1_without_old_words_is_told_nothing(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_level(f,
                                1,
                                "card \"T-1\" { effect { run = function() draw(1)"
                                " end } }"),
                     0);
    assert_int_equal(told.n, 0);
}

static void faults_of_level_1_keep_their_line(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_level(f,
                                1,
                                "-- later\nlocal c = price { energi = 1 }\ncard"
                                " \"T-1\" {}"),
                     -1);
    assert_non_null(strstr(f->err.text, "t.lua:2:"));
    assert_non_null(strstr(f->err.text, "did you mean 'energy'?"));
}

static void a_script_of_level_2_gets_the_new_name_in_its_message(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_level(f,
                                2,
                                "card \"T-1\" { effect { run = function()\n"
                                "  later(me, this_turn) end } }"),
                     -1);
    assert_string_equal(
        without_column(f->err.text),
        "t.lua:2: unknown word 'later'; 'later' is called 'delayed' since api 2");
    assert_int_equal(load_level(f, 2, "local q = unit { bears = gear }"), -1);
    assert_string_equal(without_column(f->err.text),
                        "t.lua:1: unknown key 'bears' in a query; 'bears' is called "
                        "'equipped' since api 2");
    assert_int_equal(told.n, 0);
}

static void a_script_of_level_4_is_refused(void **state)
{
    Fixture *f = *state;
    static const char text[] = "t.lua: needs \"api\": 4, this program has 3";

    assert_int_equal(load_level(f, 4, "card \"T-1\" {}"), -1);

    assert_string_equal(without_column(f->err.text), text);
    assert_string_equal(
        f->library->cards[library_card_by_code(f->library, "T-1")].unplayable, text);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_renamed_word_is_exchanged),
        TEST(names_that_only_contain_one_stay),
        TEST(strings_and_comments_stay),
        TEST(what_has_no_end_is_read_to_the_end),
        TEST(a_script_of_level_1_works_and_is_told_each_word_once),
        TEST(a_script_of_level_1_without_old_words_is_told_nothing),
        TEST(a_verb_keeps_its_name_in_a_game_without_the_new_one),
        TEST(a_call_of_an_earlier_form_is_told_the_form_of_today),
        TEST(faults_of_level_1_keep_their_line),
        TEST(a_script_of_level_2_gets_the_new_name_in_its_message),
        TEST(a_script_of_level_4_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
