// keys_test.c -- the keys of options: each keeps its meaning through whole games, and what
// was typed too early picks nothing else.

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/object.h"
#include "tools/session/session.h"
#include "tools/view/keys.h"
#include "tools/view/option_text.h"

enum { NUMBERS = 4096, TEXT = LINE_BYTES_MAX };

// The thing that a number meant when it was last shown.
typedef struct {
    ObjectId object;
    uint16_t generation, turn;
} Meant;

// A game that random bots play, with the keys of one of its players.
typedef struct {
    Session *session;
    Scene *scene;
    Keys keys;
    PlayerId player;
    const Question *question;
    Meant meant[NUMBERS];
    int questions, merged, refused, taken;
} Walk;

static Walk *walk_new(const char *game, const char *mode, const char *const *decks,
                      int seed)
{
    const char *build = getenv("BUILD");
    Walk *walk = calloc(1, sizeof *walk);
    char path[512];
    Err err = {0};

    assert_non_null(walk);
    snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    walk->session = session_open(path, game, &err);
    walk->scene = calloc(1, sizeof *walk->scene);
    const SittingWish wish = {.mode = mode};
    if (!walk->session ||
        (mode &&
         session_setup(
             session_rules(walk->session), &wish, 4, &walk->session->setup, &err)) ||
        session_decks(walk->session, decks, &err)) {
        print_error("%s\n", err.text);
        abort();
    }
    for (int i = 0; i < SEATS_MAX; i++) walk->session->bots[i].kind = SEAT_RANDOM;
    walk->session->setup.seed = (uint64_t)seed;
    session_start(walk->session);
    game_next(&walk->session->game, &walk->session->table);
    scene_name(walk->scene, &walk->session->game.now, &walk->session->table);
    return walk;
}

static void walk_free(Walk *walk)
{
    keys_forget(&walk->keys);
    session_close(walk->session);
    free(walk->scene);
    free(walk);
}

// Lets bots answer until the player is asked. Returns false at the end of the game.
static bool walk_to_question(Walk *walk)
{
    Session *session = walk->session;
    Answer answer;

    session->log.n = 0;
    while (game_next(&session->game, &session->table) == GAME_WAITS) {
        walk->question = game_question(&session->game);
        session->log.n = 0;
        if (walk->question->player == walk->player) break;
        session_bot(session, &answer);
        assert_null(game_answer(&session->game, &answer));
    }
    if (game_next(&session->game, &session->table) != GAME_WAITS) return false;
    scene_look(walk->scene, &session->game.now, &session->table, walk->player);
    question_view(
        &session->game.now, &session->table, walk->question, &walk->scene->state);
    keys_look(&walk->keys, walk->scene, walk->question);
    walk->questions++;
    return true;
}

static void text_of(const Walk *walk, int option, char *text)
{
    Line line;

    line_start(&line, false, 0);
    option_text(walk->scene, walk->question, &walk->question->options[option], &line);
    memcpy(text, line.text, sizeof line.text);
}

static bool reads(const Walk *walk, const char *text, bool ahead, Answer *answer)
{
    const KeysTyped typed = {walk->scene, walk->question, text, ahead};
    Line why;
    const bool read = keys_read(&walk->keys, &typed, answer, &why);

    assert_true(read || why.n > 0);
    return read;
}

// Returns whether the object that had the number still stands on the board or in the player's
// hand, as what it was. What the board only counts has a number only where it is an option.
static bool is_still_there(const Walk *walk, const Meant *meant)
{
    const Object *it = &walk->scene->state.objects[meant->object];
    const Table *table = walk->scene->table;

    if (!meant->object || it->generation != meant->generation || it->spot == NOWHERE)
        return false;
    if (it->card &&
        table->library->cards[it->card].types & scene_board(walk->scene)->tallied)
        return false;
    return spot_is(table, it->spot, ZONE_BOARD) ||
           (scene_is_hand(walk->scene, it->spot) &&
            spot_index(table, it->spot) == walk->player);
}

static void check_numbers(Walk *walk)
{
    const State *state = &walk->scene->state;
    static Meant now[NUMBERS];

    memset(now, 0, sizeof now);
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const int number = keys_number(&walk->keys, walk->scene, id);

        if (!number) continue;
        assert_in_range(number, 1, NUMBERS - 1);
        assert_int_equal(now[number].object, 0); // nobody shares it
        now[number] = (Meant){id, state->objects[id].generation, state->turn};
    }
    for (int n = 1; n < NUMBERS; n++) {
        Meant *meant = &walk->meant[n];

        // Within a turn it means nothing else.
        if (is_still_there(walk, meant) ||
            (meant->object && now[n].object && meant->turn == state->turn)) {
            assert_int_equal(now[n].object, meant->object);
            assert_int_equal(now[n].generation, meant->generation);
        }
        if (now[n].object) *meant = now[n];
    }
}

static void check_lines(Walk *walk)
{
    const Keys *keys = &walk->keys;
    char first[TEXT], other[TEXT];
    int options = 0;
    Answer answer;

    for (int i = 0; i < keys->lines_n; i++) {
        options += keys->lines[i].count;
        assert_int_equal(keys_option(keys, keys->lines[i].key), keys->lines[i].option);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(keys->lines[i].key, keys->lines[j].key);
        if (walk->question->kind != ASK_PICK || walk->question->max != 1) continue;
        assert_true(reads(walk, keys->lines[i].key, false, &answer));
        assert_int_equal(keys->line_of[answer.picks[0]], i);
    }
    assert_int_equal(options, walk->question->options_n);
    for (int i = 0; i < walk->question->options_n; i++) {
        const int lead = keys->lines[keys->line_of[i]].option;
        const Option *option = &walk->question->options[i];

        text_of(walk, lead, first);
        text_of(walk, i, other);
        if (option->spot == walk->question->options[lead].spot)
            assert_string_equal(first, other);
        walk->merged += keys->lines[keys->line_of[i]].option != i;
    }
}

// The keys of the question that the player saw last, typed once too often.
static void check_ahead(Walk *walk, const Keys *before, const KeyLine *lines)
{
    Answer answer;

    for (int i = 0; i < before->lines_n; i++) {
        if (!reads(walk, lines[i].key, true, &answer) || !answer.n) {
            walk->refused++;
            continue;
        }
        if (walk->question->kind != ASK_PICK) fail_msg("amounts were typed ahead");
        const Option *option = &walk->question->options[answer.picks[0]];
        const KeyLine *now = &walk->keys.lines[walk->keys.line_of[answer.picks[0]]];
        assert_int_equal(now->thing.kind, lines[i].thing.kind);
        assert_int_equal(now->thing.a, lines[i].thing.a);
        assert_int_equal(now->thing.b, lines[i].thing.b);
        assert_int_equal(now->thing.asked, lines[i].thing.asked);
        if (option->object && now->count == 1 && lines[i].thing.kind == 1 &&
            option->object == lines[i].thing.a)
            assert_int_equal(walk->scene->state.objects[option->object].generation,
                             lines[i].thing.b);
        if (now->way.acts) assert_int_equal(option->kind, lines[i].way.kind);
        walk->taken++;
    }
}

// Types the answer of the bot as keys, and gives what was read.
static void answer_by_keys(Walk *walk)
{
    const Question *question = walk->question;
    char text[8192] = "";
    Answer wanted, answer;
    size_t n = 0;

    assert_true(session_bot(walk->session, &wanted));
    for (int i = 0; i < wanted.n; i++) {
        const bool split = question->kind == ASK_SPLIT;
        const int line = walk->keys.line_of[split ? i : wanted.picks[i]];

        n += (size_t)snprintf(
            text + n, sizeof text - n, "%s", walk->keys.lines[line].key);
        if (split)
            n += (size_t)snprintf(text + n, sizeof text - n, ":%d", wanted.picks[i]);
        text[n++] = i % 2 ? ' ' : ',';
        text[n] = '\0';
    }
    if (!wanted.n) memcpy(text, "-", sizeof "-");
    assert_true(reads(walk, text, false, &answer));
    assert_int_equal(answer.n, wanted.n);
    for (int i = 0; i < answer.n; i++) {
        if (question->kind == ASK_SPLIT)
            assert_int_equal(answer.picks[i], wanted.picks[i]);
        else
            assert_int_equal(walk->keys.line_of[answer.picks[i]],
                             walk->keys.line_of[wanted.picks[i]]);
    }
    assert_null(game_answer(&walk->session->game, &answer));
}

// Plays a game to its end.
static void walk_through(Walk *walk)
{
    Keys before = {0};
    KeyLine *lines = NULL;

    while (walk_to_question(walk)) {
        check_numbers(walk);
        check_lines(walk);
        if (lines) check_ahead(walk, &before, lines);
        free(lines);
        before = walk->keys;
        lines = calloc((size_t)before.lines_n + 1, sizeof *lines);
        assert_non_null(lines);
        memcpy(lines, before.lines, (size_t)before.lines_n * sizeof *lines);
        answer_by_keys(walk);
    }
    free(lines);
}

static void a_key_keeps_its_meaning_through_whole_games(void **state)
{
    static const char *const decks[][2] = {
        {"proving-grounds-annie", "proving-grounds-garen"},
        {"unleashed-champion-deck-vex", "spiritforged-champion-deck-rumble"},
        {"origins-champion-deck-jinx", "tournament-annie-houston"},
        {"origins-champion-deck-viktor", "origins-champion-deck-lee-sin"},
    };
    int questions = 0, merged = 0, refused = 0, taken = 0;

    (void)state;
    for (int seed = 0; seed < (getenv("LONG") ? 300 : 16); seed++) {
        Walk *walk = walk_new("riftbound", NULL, decks[seed % COUNT_OF(decks)], seed);

        walk->player = (PlayerId)(seed % 2);
        walk_through(walk);
        questions += walk->questions;
        merged += walk->merged;
        refused += walk->refused;
        taken += walk->taken;
        walk_free(walk);
    }
    assert_true(questions > 300);
    assert_true(merged > 30);
    assert_true(refused > 100);
    assert_true(taken > 100);
}

static void and_in_teams_of_four(void **state)
{
    static const char *const decks[] = {"proving-grounds-annie",
                                        "proving-grounds-garen",
                                        "proving-grounds-lux",
                                        "proving-grounds-master-yi"};
    int questions = 0;

    (void)state;
    for (int seed = 1; seed <= 3; seed++) {
        Walk *walk = walk_new("riftbound", "teams", decks, seed);

        walk->player = (PlayerId)seed;
        walk_through(walk);
        questions += walk->questions;
        walk_free(walk);
    }
    assert_true(questions > 60);
}

static void and_in_a_game_written_in_lua(void **state)
{
    static const char *const decks[] = {"monsters-swarm", "nilfgaard-legion"};
    int questions = 0;

    (void)state;
    for (int seed = 1; seed <= 4; seed++) {
        Walk *walk = walk_new("gwent", NULL, decks, seed);

        walk_through(walk);
        questions += walk->questions;
        walk_free(walk);
    }
    assert_true(questions > 40);
}

// A game in which the player is asked for up to two of four cards.
static Walk *walk_to_hand(void)
{
    static const char *const decks[] = {"proving-grounds-annie",
                                        "proving-grounds-garen"};
    Walk *walk = walk_new("riftbound", NULL, decks, 7);

    assert_true(walk_to_question(walk));
    assert_int_equal(walk->question->max, 2);
    assert_int_equal(walk->keys.lines_n, 4);
    return walk;
}

static void several_keys_are_several_picks(void **state)
{
    Walk *walk = walk_to_hand();
    Answer answer;

    (void)state;
    assert_true(reads(walk, " 1, 3", false, &answer));
    assert_int_equal(answer.n, 2);
    assert_int_equal(answer.picks[1], 2);
    assert_true(reads(walk, "", false, &answer));
    assert_true(reads(walk, "-", false, &answer));
    assert_int_equal(answer.n, 0);
    static const char *const wrong[] = {"9", "0", "1 1", "1x2", "1 2 3", "p", "1z"};
    for (int i = 0; i < COUNT_OF(wrong); i++)
        assert_false(reads(walk, wrong[i], false, &answer));
    walk_free(walk);
}

static void words_find_an_option_too(void **state)
{
    Walk *walk = walk_to_hand();
    Answer answer;

    (void)state;
    assert_true(reads(walk, "maddened marauder", false, &answer));
    assert_int_equal(answer.picks[0], 1);
    assert_true(reads(walk, "marau, disint", false, &answer));
    assert_int_equal(answer.n, 2);
    assert_int_equal(answer.picks[0], 1);
    assert_false(reads(walk, "gust", false, &answer));
    assert_false(reads(walk, "d", false, &answer));
    walk_free(walk);
}

// "ma" is the marauder; "d" may be two others.
static void words_of_several_options_are_told(void **state)
{
    Walk *walk = walk_to_hand();
    const KeysTyped typed = {walk->scene, walk->question, "ma, d", false};
    Answer answer;
    Line why;

    (void)state;
    assert_false(keys_read(&walk->keys, &typed, &answer, &why));
    assert_string_equal(why.text, "several fit: 1 Disintegrate; 4 Sneaky Deckhand");
    walk_free(walk);
}

static void amounts_are_no_keys(void **state)
{
    Walk *walk = walk_to_hand();
    Question question = *walk->question;
    Answer answer;

    (void)state;
    question.kind = ASK_SPLIT;
    question.total = 5;
    question.options_n = 2;
    walk->question = &question;
    keys_look(&walk->keys, walk->scene, &question);
    assert_true(reads(walk, "3 2", false, &answer));
    assert_int_equal(answer.picks[1], 2);
    assert_true(reads(walk, "2:4 1:1", false, &answer));
    assert_int_equal(answer.picks[1], 4);
    static const char *const wrong[] = {"3 3", "5 0", "5", "1 2 2", "9:5", "3 x", "-1"};
    for (int i = 0; i < COUNT_OF(wrong); i++)
        assert_false(reads(walk, wrong[i], false, &answer));
    assert_false(reads(walk, "3 2", true, &answer));
    walk_free(walk);
}

static void nothing_is_taken_ahead_of_the_first_question(void **state)
{
    Walk *walk = walk_to_hand();
    Answer answer;

    (void)state;
    assert_false(reads(walk, "1", true, &answer));
    assert_false(reads(walk, "", true, &answer));
    assert_false(reads(walk, "marauder", true, &answer));
    walk_free(walk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(several_keys_are_several_picks),
        cmocka_unit_test(words_find_an_option_too),
        cmocka_unit_test(words_of_several_options_are_told),
        cmocka_unit_test(amounts_are_no_keys),
        cmocka_unit_test(nothing_is_taken_ahead_of_the_first_question),
        cmocka_unit_test(a_key_keeps_its_meaning_through_whole_games),
        cmocka_unit_test(and_in_teams_of_four),
        cmocka_unit_test(and_in_a_game_written_in_lua),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
