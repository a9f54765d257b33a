// words_test.c -- what users type and what they read: lines, seats, seeds,
// and why what is written is lost.

#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/riftbound/position/mode.h"
#include "engine/riftbound/riftbound.h"
#include "tools/bots/bot.h"
#include "tools/door/terminal.h"
#include "tools/session/runner.h"
#include "tools/view/line.h"

static void a_line_counts_characters_not_bytes(void **state)
{
    Line line;

    (void)state;
    line_start(&line, true, 0);
    line_add_inked(&line, INK_RED, "Kaï·●");

    assert_int_equal(line.columns, 5);
    assert_int_equal(terminal_width("Kaï·●"), 5);
}

static const char *shown(const char *text)
{
    static char line[200];

    return terminal_line(text, line, sizeof line);
}

// A child's stdout fails for want of space, then takes all again while other calls fail in
// their own ways. Returns its exit code: the reason that it gives at last.
static int reason_of_lost_output(void)
{
    const pid_t child = fork();
    int status = 0;

    if (child == 0) {
        const int full = open("/dev/full", O_WRONLY);
        const int nothing = open("/dev/null", O_WRONLY);

        terminal_open();
        (void)dup2(full, STDOUT_FILENO);
        fputs("lost\n", stdout);
        (void)fflush(stdout);
        (void)dup2(nothing, STDOUT_FILENO);
        errno = ENOENT;
        _exit(terminal_written() ? 0 : errno);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void lost_output_keeps_its_reason(void **state)
{
    (void)state;
    if (access("/dev/full", W_OK) != 0) skip();
    assert_int_equal(reason_of_lost_output(), ENOSPC);
}

static void a_character_that_a_terminal_obeys_is_shown(void **state)
{
    (void)state;
    assert_string_equal(shown("a\033[1m\r\n\t\177"),
                        "a\\u001b[1m\\u000d\\u000a\\u0009\\u007f");
    assert_string_equal(shown("\302\205\u202e\u2066\u200f\u061c"),
                        "\\u0085\\u202e\\u2066\\u200f\\u061c");
    assert_string_equal(shown("\u200b\ufeff\u00ad\u2028\U000e0001"),
                        "\\u200b\\ufeff\\u00ad\\u2028\\udb40\\udc01");
    assert_string_equal(shown("\233\300\200\355\240\200\342\200"),
                        "\\x9b\\xc0\\x80\\xed\\xa0\\x80\\xe2\\x80");
    assert_string_equal(shown("Kaï’s · ● 漢 é"), "Kaï’s · ● 漢 é");
}

#define FIVE_MARKS "\u0301\u0316\u0e47\u20dd\u0301"

static void a_letter_has_no_heap_of_marks(void **state)
{
    Line line;

    (void)state;
    assert_string_equal(shown("o" FIVE_MARKS FIVE_MARKS "n" FIVE_MARKS),
                        "o" FIVE_MARKS FIVE_MARKS "n" FIVE_MARKS);
    assert_string_equal(shown("o" FIVE_MARKS FIVE_MARKS "\u0301\u0316n\u0301"),
                        "o" FIVE_MARKS FIVE_MARKS "\\u0301\\u0316n\u0301");
    assert_int_equal(terminal_width("o" FIVE_MARKS FIVE_MARKS "\u0301"), 1 + 10 + 6);
    line_start(&line, false, 0);
    line_add(&line, "%s", "o" FIVE_MARKS FIVE_MARKS "\u0301");
    assert_string_equal(line.text, "o" FIVE_MARKS FIVE_MARKS "\\u0301");
    assert_int_equal(line.columns, 1 + 10 + 6);
}

static void a_shown_text_is_cut_between_characters(void **state)
{
    char line[8];

    (void)state;
    assert_string_equal(terminal_line("漢漢漢", line, sizeof line), "漢漢");
    assert_string_equal(terminal_line("ab\033c", line, sizeof line), "ab");
}

static void a_line_has_no_codes_but_its_inks(void **state)
{
    Line line;

    (void)state;
    line_start(&line, true, 8);
    line_add_inked(&line, INK_RED, "a\033[2J");

    assert_string_equal(line.text, "\033[31ma\\u001b…\033[0m");
    assert_int_equal(line.columns, 8);
}

static void a_line_without_colour_has_no_escapes(void **state)
{
    Line line;

    (void)state;
    line_start(&line, false, 0);
    line_add_inked(&line, INK_RED, "red");

    assert_string_equal(line.text, "red");
}

static void a_line_is_cut_at_its_limit(void **state)
{
    Line line;

    (void)state;
    line_start(&line, false, 6);
    line_add(&line, "Traveling Merchant");
    line_pad(&line, 20);

    assert_int_equal(line.columns, 6);
    assert_string_equal(line.text, "Trave…");
}

static Question pick_of(int options, int min, int max)
{
    Question question = {.kind = ASK_PICK,
                         .min = (uint16_t)min,
                         .max = (uint16_t)max,
                         .options_n = (uint16_t)options};

    return question;
}

static void seats_are_as_many_known_words(void **state)
{
    SeatKind kinds[SEATS_MAX];
    Err err;

    (void)state;
    assert_int_equal(session_seats("human,bot", 2, kinds, &err), 0);
    assert_int_equal(kinds[0], SEAT_HUMAN);
    assert_int_equal(kinds[1], SEAT_GREEDY);
    assert_int_equal(session_seats("human", 2, kinds, &err), -1);
    assert_int_equal(session_seats("bot,bot,bot", 2, kinds, &err), -1);
    assert_int_equal(session_seats("bot,cat", 2, kinds, &err), -1);
    assert_int_equal(session_seats("bot,random,human", 3, kinds, &err), 0);
    assert_int_equal(kinds[2], SEAT_HUMAN);
    assert_int_equal(session_seats("bot,bot,bot", 4, kinds, &err), -1);
}

static void a_mode_has_its_number_of_decks(void **state)
{
    Err err;

    (void)state;
    assert_int_equal(session_mode_find(riftbound_rules(), NULL, 2, "decks", &err),
                     MODE_DUEL);
    assert_int_equal(session_mode_find(riftbound_rules(), NULL, 3, "decks", &err),
                     MODE_SKIRMISH);
    assert_int_equal(session_mode_find(riftbound_rules(), NULL, 4, "decks", &err),
                     MODE_WAR);
    assert_int_equal(session_mode_find(riftbound_rules(), "teams", 4, "decks", &err),
                     MODE_TEAMS);
    assert_int_equal(session_mode_find(riftbound_rules(), "teams", 3, "decks", &err),
                     -1);
    assert_string_equal(err.text, "mode teams wants 4 decks, not 3");
    assert_int_equal(session_mode_find(riftbound_rules(), NULL, 1, "decks", &err), -1);
    assert_string_equal(err.text, "a game wants 2 to 4 decks, not 1");
    assert_int_equal(session_mode_find(riftbound_rules(), "solo", 2, "decks", &err),
                     -1);
}

static void random_answers_are_legal_and_vary(void **state)
{
    const Question questions[] = {pick_of(7, 1, 3),
                                  pick_of(2, 1, 1),
                                  pick_of(5, 0, 5),
                                  {.kind = ASK_SPLIT, .total = 9, .options_n = 4}};
    int seen[8] = {0};
    Bot bot;

    (void)state;
    bot_start(&bot, SEAT_RANDOM, 0, 1);
    for (int i = 0; i < 4000; i++) {
        const Question *question = &questions[i % COUNT_OF(questions)];
        Answer answer;

        bot_random(&bot, question, &answer);

        assert_null(ask_refusal(question, &answer));
        if (i % COUNT_OF(questions) == 0) seen[answer.picks[0]]++;
    }
    for (int i = 0; i < 5; i++) assert_true(seen[i] > 0);
}

static void each_game_of_a_run_has_its_own_seed(void **state)
{
    (void)state;
    assert_int_not_equal(runner_seed(1, 0), runner_seed(1, 1));
    assert_int_not_equal(runner_seed(1, 0), runner_seed(2, 0));
    assert_true(runner_seed(1, 0) < 1ull << 53);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_counts_characters_not_bytes),
        cmocka_unit_test(a_character_that_a_terminal_obeys_is_shown),
        cmocka_unit_test(lost_output_keeps_its_reason),
        cmocka_unit_test(a_letter_has_no_heap_of_marks),
        cmocka_unit_test(a_shown_text_is_cut_between_characters),
        cmocka_unit_test(a_line_has_no_codes_but_its_inks),
        cmocka_unit_test(a_line_without_colour_has_no_escapes),
        cmocka_unit_test(a_line_is_cut_at_its_limit),
        cmocka_unit_test(seats_are_as_many_known_words),
        cmocka_unit_test(a_mode_has_its_number_of_decks),
        cmocka_unit_test(random_answers_are_legal_and_vary),
        cmocka_unit_test(each_game_of_a_run_has_its_own_seed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
