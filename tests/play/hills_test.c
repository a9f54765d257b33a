// hills_test.c -- what commands need of a game in Lua: start, decks, screen, sentences,
// hidden cards, bots.
//
// The game is the small one of tests/games/hills/.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/game/ending.h"
#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/game_guess.h"
#include "engine/kernel/table/object.h"
#include "engine/play/setting.h"
#include "tools/screen/screen.h"
#include "tools/session/session.h"
#include "tools/view/game_json.h"
#include "tools/view/narrate.h"
#include "tools/view/option_text.h"

enum { SHOWN_MAX = 8000 };

typedef struct {
    Session *session;
    Scene *scene;
    State *kept;
    char text[SHOWN_MAX];
} Hills;

static const char *const armies[] = {"red-army", "blue-army"};

static int set_up(void **state)
{
    Hills *hills = calloc(1, sizeof *hills);
    Err err = {0};

    assert_non_null(hills);
    hills->session = session_open(NULL, "tests/games/hills", &err);
    if (!hills->session) fail_msg("%s", err.text);
    hills->scene = calloc(1, sizeof *hills->scene);
    hills->kept = calloc(1, sizeof *hills->kept);
    assert_int_equal(session_decks(hills->session, armies, &err), 0);
    *state = hills;
    return 0;
}

static int tear_down(void **state)
{
    Hills *hills = *state;

    session_close(hills->session);
    free(hills->scene);
    free(hills->kept);
    free(hills);
    return 0;
}

static void begin(Hills *hills, uint64_t seed, SeatKind first, SeatKind second)
{
    Session *session = hills->session;

    session->bots[0].kind = (uint8_t)first;
    session->bots[1].kind = (uint8_t)second;
    session->setup.seed = seed;
    session_start(session);
}

static const Question *ask(Hills *hills)
{
    Session *session = hills->session;

    assert_int_equal(game_next(&session->game, &session->table), GAME_WAITS);
    return game_question(&session->game);
}

static void look(Hills *hills, PlayerId reader)
{
    Session *session = hills->session;

    scene_look(hills->scene, &session->game.now, &session->table, reader);
    scene_name(hills->scene, &session->game.now, &session->table);
}

static const char *drawn(Hills *hills, PlayerId reader)
{
    FILE *out = fmemopen(hills->text, sizeof hills->text, "w");

    assert_non_null(out);
    look(hills, reader);
    screen_draw(hills->scene, 72, out);
    (void)fclose(out);
    return hills->text;
}

static int count_at(const Hills *hills, const char *zone, PlayerId player)
{
    const Session *session = hills->session;
    const Rules *rules = session->table.rules;

    for (int i = 0; i < rules->zones_n; i++)
        if (!strcmp(rules->zones[i].name, zone))
            return session->game.now.spots[spot_of(&session->table, i, player)].n;
    fail_msg("no zone %s", zone);
    return -1;
}

// ---- the beginning

static void cards_of_a_section_begin_in_its_zone(void **state)
{
    Hills *hills = *state;

    begin(hills, 7, SEAT_HUMAN, SEAT_HUMAN);
    assert_int_equal(count_at(hills, "chief", 0), 1);
    assert_int_equal(count_at(hills, "main", 0), 11);
    assert_int_equal(count_at(hills, "tents", 0), 1);
    assert_int_equal(count_at(hills, "tents", 1), 0);

    (void)ask(hills);
    assert_int_equal(count_at(hills, "main", 0), 0);
    assert_int_equal(count_at(hills, "hand", 0), 5);
    assert_int_equal(count_at(hills, "deck", 1), 6);
}

static void a_setting_counts_from_the_setup_on(void **state)
{
    Hills *hills = *state;
    const SettingWords three = {{"hand_size=three"}, 1}, none = {{"hand_sise=3"}, 1};
    const Rules *rules = session_rules(hills->session);
    Err err;

    assert_int_equal(session_set_all(rules, &three, &hills->session->setup, &err), 0);
    begin(hills, 7, SEAT_HUMAN, SEAT_HUMAN);
    (void)ask(hills);
    assert_int_equal(count_at(hills, "hand", 0), 3);

    assert_int_equal(session_set_all(rules, &none, &hills->session->setup, &err), -1);
    assert_non_null(strstr(err.text, "did you mean 'hand_size'?"));
}

// ---- decks

static int problems_of(Hills *hills, int mode, DeckProblem *problems)
{
    DeckCheck check = {.library = catalog_library(hills->session->catalog),
                       .mode = mode,
                       .problems = problems,
                       .max = 16};

    deck_check(&check, &hills->session->setup.decks[0]);
    return check.n;
}

static void a_demand_says_what_it_wants_and_what_the_deck_has(void **state)
{
    Hills *hills = *state;
    Deck *deck = &hills->session->setup.decks[0];
    DeckProblem problems[16];

    assert_int_equal(problems_of(hills, 0, problems), 0);
    deck->n[1] = 4; // 3 guards, a rider
    deck->cards[1][3] = hills->session->setup.decks[1].cards[1][0];
    deck->cards[1][4] = 0;

    assert_int_equal(problems_of(hills, 0, problems), 3);
    assert_string_equal(problems[0].text,
                        "at least 6 cards in section main, this deck has 4");
    assert_string_equal(problems[1].text, "at least 5 units: this deck has 4");
    assert_string_equal(problems[1].rule, "2.1");
    assert_string_equal(
        problems[2].text,
        "the colour of the chief: Blue Guard (HIL-006) has colour blue, "
        "the deck wants red, grey");
}

static void a_demand_may_be_of_one_mode(void **state)
{
    Hills *hills = *state;
    Deck *deck = &hills->session->setup.decks[0];
    DeckProblem problems[16];
    const CardId giant = deck->cards[1][5];

    for (int i = 6; i < 11; i++) deck->cards[1][i] = giant;
    deck->n[1] = 9; // three guards, two riders, four giants
    assert_int_equal(problems_of(hills, 0, problems), 1);
    assert_string_equal(problems[0].text,
                        "at most 3 cards of one name: Red Giant (HIL-005) is in this "
                        "deck 4 times");
    assert_int_equal(problems_of(hills, 1, problems), 2);
    assert_string_equal(problems[1].text, "a strength of 60 at most: this deck has 70");
}

// ---- what is shown and told

// Plays cards of this hand until both players have two on the hills.
static void send_four(Hills *hills)
{
    Session *session = hills->session;
    const Answer first = {1, {0}}, second = {1, {1}};

    for (int i = 0; i < 4; i++) {
        (void)ask(hills);
        assert_null(game_answer(&session->game, &first));
        (void)ask(hills);
        assert_null(game_answer(&session->game, i % 2 ? &first : &second));
    }
    (void)ask(hills);
}

static void the_board_has_hills_with_their_strength(void **state)
{
    Hills *hills = *state;

    begin(hills, 7, SEAT_HUMAN, SEAT_HUMAN);
    send_four(hills);
    hills->session->game.now.turn = 0;
    assert_non_null(strstr(drawn(hills, 0), "━━ Before the first turn ━━"));
    hills->session->game.now.turn = 5;
    assert_string_equal(
        drawn(hills, 0),
        "━━ Turn 5 · Red Chief ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━\n"
        "Blue Chief         ♥♥   strength 7   hand 3   deck 6   gone 0\n"
        "  Hand       ▒▒ · ▒▒ · ▒▒\n"
        "  Far hill     0  -\n"
        "  Near hill    7  Grey Ox 5 · Grey Scout 2\n"
        "  Sky        clear\n"
        "  Near hill    0  -\n"
        "  Far hill     6  Grey Scout 2 · Red Guard 4\n"
        "  Hand       Grey Scout 2 · Red Guard 4 · Grey Ox 5\n"
        "Red Chief (you)    ♥♥   strength 6   hand 3   deck 6   gone 0\n");
}

static void keep(void *self, TellKind kind, const char *text)
{
    char *told = self;
    const size_t n = strlen(told);

    (void)snprintf(
        told + n, SHOWN_MAX - n, "%s%s|", kind == TELL_TURN ? "# " : "", text);
}

static const char *told(Hills *hills, PlayerId reader)
{
    const Narrator narrator = {
        .scene = hills->scene, .tell = keep, .self = hills->text};

    look(hills, reader);
    hills->text[0] = '\0';
    narrate(&narrator, hills->session->log.entries, hills->session->log.n);
    return hills->text;
}

static void a_sentence_names_no_card_that_its_reader_may_not_know(void **state)
{
    Hills *hills = *state;

    begin(hills, 7, SEAT_HUMAN, SEAT_HUMAN);
    (void)ask(hills);
    assert_string_equal(told(hills, 1),
                        "Red Chief gets 5 cards.|Blue Chief gets Blue Guard, Blue "
                        "Giant, Blue Rider, Grey Ox and Grey Scout.|# Turn 1, Red "
                        "Chief|");
    assert_string_equal(told(hills, NOBODY),
                        "Red Chief gets 5 cards.|Blue Chief gets 5 cards.|# Turn 1, "
                        "Red Chief|");
}

static void a_pass_says_what_it_means(void **state)
{
    Hills *hills = *state;
    const Question *question;
    Line line;

    begin(hills, 7, SEAT_HUMAN, SEAT_HUMAN);
    send_four(hills);
    question = game_question(&hills->session->game);
    look(hills, question->player);
    line_start(&line, false, 0);
    option_text(
        hills->scene, question, &question->options[question->options_n - 1], &line);
    assert_string_equal(line.text, "Pass: you play no more (6 to 7)");
}

// ---- what nobody may see

// The view of [player] as the protocol sends it, and the question where it is theirs.
static char *shown_to(Hills *hills, const State *game, PlayerId player)
{
    Session *session = hills->session;
    const Question *question = game_question(&session->game);
    char *text;
    json_t *json;

    scene_look(hills->scene, game, &session->table, player);
    if (question->player == player)
        question_view(game, &session->table, question, &hills->scene->state);
    json = game_json_view(hills->scene);
    if (question->player == player)
        json_object_set_new(json, "asked", game_json_question(hills->scene, question));
    text = json_dumps(json, JSON_COMPACT);
    json_decref(json);
    return text;
}

// Each player sees the same where all that is hidden is dealt anew.
static void compare_guesses(Hills *hills, uint64_t seed)
{
    Session *session = hills->session;
    static const uint8_t none[GAME_SHOWN_BYTES];

    for (PlayerId p = 0; p < 2; p++) {
        char *before = shown_to(hills, &session->game.now, p), *after;

        state_copy(hills->kept, &session->game.now);
        session->table.state = hills->kept;
        game_guess(&session->table, p, none, seed);
        session->table.state = &session->game.now;
        after = shown_to(hills, hills->kept, p);
        assert_string_equal(before, after);
        free(before);
        free(after);
    }
}

// Checks that a player who may know the card of an entry may see where it came from or
// where it went.
static void check_log(const Hills *hills)
{
    const Session *session = hills->session;
    const Table *table = &session->table;

    for (int i = 0; i < session->log.n; i++) {
        const LogEntry *entry = &session->log.entries[i];

        for (PlayerId p = 0; entry->card && p < 2; p++) {
            bool open = false;

            if (!(entry->seen_by >> p & 1)) continue;
            const SpotId places[] = {entry->from, entry->to};

            for (int k = 0; k < 2; k++) {
                if (places[k] == NOWHERE) continue;
                const int flags = table->spot_flags[places[k]];

                open |= !(flags & (ZONE_SECRET | ZONE_PRIVATE));
                open |= flags & ZONE_PRIVATE && spot_index(table, places[k]) == p;
            }
            assert_true(open);
        }
    }
}

static void nothing_that_a_player_sees_depends_on_hidden_cards(void **state)
{
    Hills *hills = *state;
    Session *session = hills->session;

    for (uint64_t seed = 1; seed <= 20; seed++) {
        begin(hills, seed, SEAT_RANDOM, SEAT_RANDOM);
        while (game_next(&session->game, &session->table) == GAME_WAITS) {
            Answer answer;

            compare_guesses(hills, seed + 100);
            assert_true(session_bot(session, &answer));
            assert_null(game_answer(&session->game, &answer));
        }
        assert_true(session->log.n > 10);
        check_log(hills);
    }
}

// ---- bots

static PlayerId play_game(Hills *hills)
{
    Session *session = hills->session;
    Answer answer;

    while (game_next(&session->game, &session->table) == GAME_WAITS) {
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
    }
    assert_int_equal(session->game.status, GAME_OVER);
    return ending_winner(&session->game.now);
}

static void a_bot_that_plays_on_in_its_head_beats_chance(void **state)
{
    Hills *hills = *state;
    int won = 0;

    for (int i = 0; i < 60; i++) {
        const PlayerId greedy = (PlayerId)(i % 2);

        begin(hills,
              (uint64_t)i,
              greedy ? SEAT_RANDOM : SEAT_GREEDY,
              greedy ? SEAT_GREEDY : SEAT_RANDOM);
        won += play_game(hills) == greedy;
    }
    print_message("%d of 60 games won\n", won);
    assert_true(won >= 42); // luck with the first hand decides the rest
}

// The answer of the bot that is asked, in a world that looks the same to it.
static void answer_in(Hills *hills, uint64_t seed, Answer *answer)
{
    Session *session = hills->session;
    const Question *question = game_question(&session->game);
    static const uint8_t none[GAME_SHOWN_BYTES];
    Bot bot = session->bots[question->player];

    session->table.game = &session->game;
    session->table.state = &session->game.now;
    if (seed) game_guess(&session->table, question->player, none, seed);
    state_copy(&session->game.mark, &session->game.now);
    bot_answer(&bot, &session->table, question, answer);
}

static void a_bot_answers_by_what_its_seat_may_know(void **state)
{
    Hills *hills = *state;
    Session *session = hills->session;
    int compared = 0;

    for (uint64_t seed = 1; seed <= 4; seed++) {
        begin(hills, seed, SEAT_GREEDY, SEAT_GREEDY);
        while (game_next(&session->game, &session->table) == GAME_WAITS) {
            Answer straight, guessed, answer;

            // The first question of a step is asked before anything has happened in it.
            if (!session->game.answers.n && session->game.now.turn > 0) {
                answer_in(hills, 0, &straight);
                answer_in(hills, 77, &guessed);
                assert_int_equal(straight.n, guessed.n);
                assert_int_equal(straight.picks[0], guessed.picks[0]);
                compared++;
            }
            assert_true(session_bot(session, &answer));
            assert_null(game_answer(&session->game, &answer));
        }
    }
    assert_true(compared > 10);
}

// Bots answer alike as agents, which are called within a step, and between steps.
static void a_bot_answers_alike_in_every_way_of_driving(void **state)
{
    Hills *hills = *state;
    Session *session = hills->session;

    for (uint64_t seed = 1; seed <= 6; seed++) {
        begin(hills, seed, SEAT_GREEDY, SEAT_GREEDY);
        (void)play_game(hills);
        const uint64_t asked = game_hash(&session->game);

        begin(hills, seed, SEAT_GREEDY, SEAT_GREEDY);
        for (int i = 0; i < 2; i++)
            session->table.agents[i] =
                (Agent){.self = &session->bots[i], .answer = bot_answer};
        assert_int_equal(game_next(&session->game, &session->table), GAME_OVER);
        assert_true(game_hash(&session->game) == asked);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(cards_of_a_section_begin_in_its_zone),
        TEST(a_setting_counts_from_the_setup_on),
        TEST(a_demand_says_what_it_wants_and_what_the_deck_has),
        TEST(a_demand_may_be_of_one_mode),
        TEST(the_board_has_hills_with_their_strength),
        TEST(a_sentence_names_no_card_that_its_reader_may_not_know),
        TEST(a_pass_says_what_it_means),
        TEST(nothing_that_a_player_sees_depends_on_hidden_cards),
        TEST(a_bot_that_plays_on_in_its_head_beats_chance),
        TEST(a_bot_answers_by_what_its_seat_may_know),
        TEST(a_bot_answers_alike_in_every_way_of_driving),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
