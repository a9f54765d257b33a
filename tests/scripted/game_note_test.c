// game_note_test.c -- notes of each player, lists and words: what they keep, what they refuse.

#include "tests/scripted/game_verb_fixture.h"

static void each_player_has_a_note(void **state)
{
    claims(*state,
           "note(own, 3, me) note(own, foe, foe)\n"
           "sure(1, noted(own, me) == 3 and noted(own, foe) == foe)\n"
           "forget(own, me)\n"
           "sure(2, noted(own, me) == nil and noted(own, foe) == foe)\n"
           "note(kept, 4) forget(kept) sure(3, noted(kept) == nil)");
}

static void a_list_keeps_values_in_order(void **state)
{
    claims(
        *state,
        "local bear = top(deck, me)\n"
        "note(row, 7) note(row, me) note(row, bear)\n"
        "sure(1, noted_n(row) == 3 and noted(row, 1) == 7)\n"
        "sure(2, noted(row, 2) == me and noted(row, 3) == bear)\n"
        "note(row, 8, 1) sure(3, noted(row, 1) == 8 and noted_n(row) == 3)\n"
        "note(row, nil, 2)\n"
        "sure(4, noted_n(row) == 2 and noted(row, 2) == bear and noted(row, 3) == nil)\n"
        "remove(bear) sure(5, noted_n(row) == 2 and noted(row, 2) == nil)\n"
        "local nothing = top(bag)\n"
        "note(row, nothing) note(row, nil, 3) sure(6, noted_n(row) == 2)\n"
        "forget(row) sure(7, noted_n(row) == 0 and noted(row, 1) == nil)");
}

static void each_player_has_a_list(void **state)
{
    claims(
        *state,
        "note(trail, 1, me) note(trail, 2, me) note(trail, 9, foe) note(own, 5, me)\n"
        "sure(1, noted_n(trail, me) == 2 and noted_n(trail, foe) == 1)\n"
        "sure(2, noted(trail, me, 2) == 2 and noted(trail, foe, 1) == 9)\n"
        "note(trail, nil, me, 1)\n"
        "sure(3, noted(trail, me, 1) == 2 and noted(trail, foe, 1) == 9)\n"
        "forget(trail, me)\n"
        "sure(4, noted_n(trail, me) == 0 and noted_n(trail, foe) == 1 and noted(own, me) == 5)");
}

// Notes and statuses end with what they last for, and no others.
static void what_lasts_ends_with_its_duration(void **state)
{
    claims(
        *state,
        "local owl = create(\"Owl\", den, me)\n"
        "note(brief, 1, me) note(brief, 2, me) note(brief, 3, foe)\n"
        "note(mist, 5) note(kept, 6) mark(owl, \"wet\") mark(owl, \"used\")\n"
        "local wet, used = beast { wet }, beast { used }\n"
        "ends(this_round)\n"
        "sure(1, noted(mist) == nil and noted(kept) == 6 and noted_n(brief, me) == 2)\n"
        "sure(2, not is(owl, wet) and is(owl, used))\n"
        "note(mist, 5) mark(owl, \"wet\") next_turn()\n"
        "sure(3, noted_n(brief, me) == 0 and noted_n(brief, foe) == 0)\n"
        "sure(4, noted(mist) == 5 and is(owl, wet) and is(owl, used))");
}

static void a_word_of_a_note_stands_for_its_number(void **state)
{
    claims(*state,
           "sure(1, not keeps(sky, \"rain\"))\n"
           "note(sky, \"rain\") sure(2, noted(sky) == 2 and keeps(sky, \"rain\"))\n"
           "sure(3, not keeps(sky, \"sun\"))\n"
           "for _, w in ipairs({ \"sun\", \"rain\" }) do note(sky, w) end\n"
           "sure(4, noted(sky) == 2)");
    refuses(*state, "note(sky, \"rian\")", "no word 'rian', did you mean 'rain'?");
    refuses(*state, "return keeps(sky, \"snow\")", "no word 'snow'");
    refuses(*state, "return keeps(kept, \"rain\")", "no word 'rain'");
    refuses(*state, "note(kept, \"rain\")", "no word 'rain'");
}

static void a_note_keeps_whether_something_is_so(void **state)
{
    claims(*state,
           "note(kept, 2 > 1) sure(1, noted(kept) == 1)\n"
           "note(kept, 2 < 1) sure(2, noted(kept) == nil)\n"
           "note(own, true, foe) sure(3, noted(own, foe) == 1 and not noted(own, me))");
    refuses(*state, "note(sky, true)", "'note' wants a word as argument 2, got true");
    refuses(*state, "forget(true)", "got true");
}

// In play a verb and the word with which it is called are read as one, there and nowhere else.
static void a_verb_and_its_word_may_stand_apart(void **state)
{
    claims(*state,
           "note(kept, 4) note(own, 3, me)\n"
           "local read, what = noted, kept\n"
           "sure(1, read(what) == 4 and what == kept)\n"
           "local pair = { noted, kept }\n"
           "sure(2, pair[1](pair[2]) == 4)\n"
           "sure(3, noted(noted(own, me) and kept) == 4)\n"
           "sure(4, noted(noted(own, me) == 3 and kept or mist) == 4)\n"
           "note(kept, noted(kept) and noted(own, me) or 6)\n"
           "sure(5, noted(kept) == 3 and noted(kept) == noted(own, me))\n"
           "note(kept, noted(mist) ~= nil) sure(6, noted(kept) == nil)\n"
           "local all = {}\n"
           "for i = 1, 3 do note(kept, i) all[i] = noted(kept) end\n"
           "sure(7, all[1] == 1 and all[3] == 3)");
}

static void several_notes_are_forgotten_at_once(void **state)
{
    claims(*state,
           "note(kept, 4) note(row, 1) note(sky, 1) note(own, 2, me)\n"
           "forget(kept, row)\n"
           "sure(1, noted(kept) == nil and noted_n(row) == 0 and noted(sky) == 1)\n"
           "forget(own, me, trail) sure(2, noted(own, me) == nil)");
    refuses(*state,
            "forget(own, me, kept)",
            "all players share the note 'kept': name no player");
}

// Numbers do not depend on notes that no passive reads.
static void numbers_follow_the_notes_that_they_read(void **state)
{
    Fixture *f = *state;

    use_turn(f,
             "put(objects(deck, me), den)\n"
             "local wolf = find_one(grey)\n"
             "sure(1, strength(wolf) == 4)\n"
             "note(kept, 1) sure(2, strength(wolf) == 5)\n"
             "note(sky, 1) sure(3, strength(wolf) == 5)\n"
             "note(mist, 1) sure(4, strength(wolf) == 7)\n"
             "ends(this_round) sure(5, strength(wolf) == 5)\n"
             "forget(kept) sure(6, strength(wolf) == 4)\n"
             "note(kept, 2) sure(7, strength(wolf) == 5)\n"
             "draw_game()");
    if (load_card(f,
                  "card \"Wolf\" {\n"
                  "  passive { me, raised = 1, provided = noted(kept) },\n"
                  "  passive { me, raised = 2, provided = noted(mist) },\n"
                  "}"))
        fail_msg("%s", f->err.text);
    library_link(game_script_library(f->script));
    assert_int_equal(run(f), GAME_OVER);
}

// The check knows its arguments before play, even if the script does not get there.
static void usables_takes_no_list(void **state)
{
    claims(*state, "sure(1, #usables(me, kept, own) == 0)");
    refuses(*state,
            "if count(marked) > 9 then return usables(me, kept, row) end",
            "'usables' wants notes of one thing, and the note 'row' is a list");
}

static void a_note_refuses_what_it_cannot_keep(void **state)
{
    refuses(*state,
            "note(sky, 3)",
            "the note 'sky' keeps a number from 1 to 2, one for each of its words");
    refuses(*state, "note(sky, me)", "the note 'sky' keeps a number from 1 to 2");
    refuses(*state,
            "for i = 1, 4 do note(row, i) end",
            "the note 'row' has room for 3 entries");
    refuses(*state, "note(row, 1, 2)", "the note 'row' has 0 entries, no entry 2");
    refuses(*state,
            "note(row, 1, 0)",
            "entries of the note 'row' count from 1, not from 0");
    refuses(*state, "note(own, 1)", "nobody is `you` here: name the player");
}

static void a_call_that_does_not_fit_its_note_is_refused_at_load(void **state)
{
    refuses(*state,
            "note(kept, 1, me)",
            "all players share the note 'kept': name no player");
    refuses(
        *state, "return noted(kept, 2)", "the note 'kept' is no list: name no entry");
    refuses(*state, "return noted(row)", "the note 'row' is a list: say which entry");
    refuses(*state, "return noted_n(own, me)", "the note 'own' is no list");
}

// All that was derived from it holds, and a turn that does nothing else never ends.
static void a_note_that_stays_what_it_is_changes_nothing(void **state)
{
    refuses(*state, "note(kept, 3)", "the step asked nobody and changed nothing");
    refuses(*state, "note(own, foe, me)", "the step asked nobody and changed nothing");
    refuses(*state, "forget(row)", "the step asked nobody and changed nothing");
}

static void give_script(Fixture *f, const char *source)
{
    const ScriptSource script = {.kind = "card",
                                 .name = "Wolf",
                                 .path = "card.lua",
                                 .source = source,
                                 .size = strlen(source)};

    if (host_load(game_script_host(f->script), &script, &f->err))
        fail_msg("%s", f->err.text);
}

static void a_card_reads_notes_in_data(void **state)
{
    Fixture *f = *state;

    use_turn(
        f,
        "local wolf = create(\"Wolf\", den, me)\n"
        "sure(1, strength(wolf) == 4) note(own, 2, foe) sure(2, strength(wolf) == 4)\n"
        "note(own, 2, me) sure(3, strength(wolf) == 5)\n"
        "note(row, 1) note(row, 1) sure(4, strength(wolf) == 7)\n"
        "note(sky, 2) sure(5, strength(wolf) == 17)\n"
        "note(sky, 1) sure(6, strength(wolf) == 7)\n"
        "draw_game()");
    give_script(
        f,
        "card \"Wolf\" { passive { me, raised = 1, provided = noted(own, you) },\n"
        "  passive { me, raised = 10, provided = keeps(sky, \"rain\") },\n"
        "  passive { me, raised = noted_n(row) } }");
    library_link(game_script_library(f->script));
    assert_int_equal(run(f), GAME_OVER);
}

static void data_and_cards_name_notes_as_they_are(void **state)
{
    Fixture *f = *state;
    static const struct {
        const char *script, *fault;
    } faulty[] = {
        {"card \"Wolf\" { passive { me, raised = 1, provided = noted(row) } }",
         "card.lua:1:58: the note 'row' is a list: say which entry"},
        {"card \"Wolf\" { passive { me, raised = 1, provided = noted(kept, you) } }",
         "card.lua:1:58: all players share the note 'kept': name no player"},
        {"card \"Wolf\" { passive { me, raised = 1, provided = keeps(sky, \"rian\") } }",
         "card.lua:1:63: no word 'rian', did you mean 'rain'?"},
        {"card \"Wolf\" { effect { run = function()\n return noted(row) end } }",
         "card.lua:2:15: the note 'row' is a list: say which entry"},
        {"card \"Wolf\" { effect { run = function()\n note(kept, 1, you) end } }",
         "card.lua:2:7: all players share the note 'kept': name no player"},
    };

    for (int i = 0; i < COUNT_OF(faulty); i++) {
        const ScriptSource script = {.kind = "card",
                                     .name = "Wolf",
                                     .path = "card.lua",
                                     .source = faulty[i].script,
                                     .size = strlen(faulty[i].script)};

        use_turn(f, "draw_game()");
        assert_int_equal(host_load(game_script_host(f->script), &script, &f->err), -1);
        assert_string_equal(f->err.text, faulty[i].fault);
    }
}

// A State from elsewhere is judged: the second value of `row` stands behind none.
static void a_list_with_a_gap_is_refused(void **state)
{
    Fixture *f = *state;
    const NotePlace gap = {.note = 3, .entry = 1}, word = {.note = 5};
    const Value one = value_number(1), third = value_number(3);

    use_turn(f, "draw_game()");
    f->table->state = &f->game->now;
    assert_null(scripted_state_verify(f->table));
    (void)scripted_state_note(game_script_game(f->script), &f->game->now, word, &third);
    assert_string_equal(scripted_state_verify(f->table),
                        "a note has a word that it has not");
    (void)scripted_state_note(game_script_game(f->script), &f->game->now, word, &one);
    (void)scripted_state_note(game_script_game(f->script), &f->game->now, gap, &one);
    assert_string_equal(scripted_state_verify(f->table), "a note has a gap");
}

// So is each setting, also behind the notes, and what is left of the last word there.
static void a_setting_without_that_value_is_refused(void **state)
{
    Fixture *f = *state;
    static const int at[] = {0, 23, 24, 26, 27, 31};

    use_turn(f, "draw_game()");
    const ScriptedGame *game = game_script_game(f->script);
    f->table->state = &f->game->now;
    for (int i = 0; i < COUNT_OF(at); i++) {
        const bool none = at[i] >= 27;

        scripted_state_set(game, &f->game->now, at[i], none ? 0 : 1);
        assert_null(scripted_state_verify(f->table));
        scripted_state_set(game, &f->game->now, at[i], none ? 1 : 2);
        assert_string_equal(scripted_state_verify(f->table),
                            "a setting has a value that it has not");
        scripted_state_set(game, &f->game->now, at[i], 0);
    }
    scripted_state_set(game, &f->game->now, 26, 1);
    f->game->now.players_n = 1;
    assert_string_equal(scripted_state_verify(f->table),
                        "a setting is for another number of players");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(each_player_has_a_note),
        TEST(a_list_keeps_values_in_order),
        TEST(a_note_that_stays_what_it_is_changes_nothing),
        TEST(each_player_has_a_list),
        TEST(what_lasts_ends_with_its_duration),
        TEST(a_word_of_a_note_stands_for_its_number),
        TEST(a_note_keeps_whether_something_is_so),
        TEST(several_notes_are_forgotten_at_once),
        TEST(a_verb_and_its_word_may_stand_apart),
        TEST(numbers_follow_the_notes_that_they_read),
        TEST(usables_takes_no_list),
        TEST(a_note_refuses_what_it_cannot_keep),
        TEST(a_call_that_does_not_fit_its_note_is_refused_at_load),
        TEST(a_card_reads_notes_in_data),
        TEST(data_and_cards_name_notes_as_they_are),
        TEST(a_list_with_a_gap_is_refused),
        TEST(a_setting_without_that_value_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
