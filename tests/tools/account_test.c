// account_test.c -- what happened since a player was asked: each fold is shorter than the one
// before it, and the shortest keeps what is about the reader.

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tools/screen/account.h"

enum { ME = 1, OTHER = 0 };

static void add(Account *account, TellKind kind, unsigned whom, bool is_minor,
                const char *text)
{
    const NarrateAbout about = {(uint8_t)whom, is_minor};

    account_add(account, kind, &about, text);
}

static Account a_turn(void)
{
    Account account = {0};

    add(&account, TELL_SENTENCE, 1u << ME, false, "Lux ends the turn.");
    add(&account, TELL_TURN, UINT8_MAX, false, "Turn 2, Garen");
    add(&account, TELL_SENTENCE, 1u << OTHER, true, "Garen draws a card.");
    add(&account, TELL_SENTENCE, 1u << OTHER, false, "Garen plays Vanguard.");
    add(&account, TELL_SENTENCE, 3, false, "Vanguard kills Poro.");
    return account;
}

static void says(const Account *account, AccountFold fold, int width,
                 const char *wanted)
{
    char *text = account_text(account->text, ME, fold, width);

    assert_string_equal(text, wanted);
    free(text);
}

static void folding_leaves_out_what_is_least_of_the_reader(void **state)
{
    Account account = a_turn();

    (void)state;
    says(&account,
         ACCOUNT_WHOLE,
         80,
         "  Lux ends the turn.\nTurn 2, Garen\n  Garen draws a card.\n"
         "  Garen plays Vanguard.\n  Vanguard kills Poro.\n");
    says(&account,
         ACCOUNT_JOINED,
         80,
         "Lux ends the turn.\nTurn 2, Garen: Garen draws a card. Garen plays Vanguard. "
         "Vanguard kills Poro.\n");
    says(&account,
         ACCOUNT_SHORT,
         80,
         "Lux ends the turn.\nTurn 2, Garen: Garen plays Vanguard. Vanguard kills "
         "Poro.\n  (1 sentence more: l)\n");
    says(&account,
         ACCOUNT_OWN,
         80,
         "Lux ends the turn.\nTurn 2, Garen: Vanguard kills Poro.\n"
         "  (2 sentences more: l)\n");
    account_forget(&account);
}

static void lines_fit_the_width(void **state)
{
    Account account = {0};

    (void)state;
    add(&account, TELL_TURN, UINT8_MAX, false, "Turn 2, Garen");
    add(&account, TELL_SENTENCE, 1, false, "Garen plays Vanguard.");
    says(&account, ACCOUNT_JOINED, 20, "Turn 2, Garen: Garen\n  plays Vanguard.\n");
    account_forget(&account);
}

static void a_turn_in_which_nothing_is_told_has_no_heading(void **state)
{
    Account account = {0};

    (void)state;
    add(&account, TELL_TURN, UINT8_MAX, false, "Turn 2, Garen");
    add(&account, TELL_SENTENCE, 1, true, "Garen draws a card.");
    add(&account, TELL_TURN, UINT8_MAX, false, "Turn 3, Lux");
    add(&account, TELL_SENTENCE, 2, true, "Lux draws Poro.");
    says(&account,
         ACCOUNT_OWN,
         80,
         "Turn 3, Lux: Lux draws Poro.\n  (1 sentence more: l)\n");
    account_forget(&account);
}

// A walk of three steps, each by a die.
static Account a_walk(void)
{
    static const char *const steps[][2] = {
        {"Garen spends a die: hills.", "Poro goes to Mill."},
        {"Garen spends a die: hills.", "Poro goes to Ford."},
        {"Garen spends a die: swamp.", "Poro goes to Mill."}};
    Account account = {0};

    add(&account, TELL_TURN, UINT8_MAX, false, "Turn 2, Garen");
    for (int i = 0; i < 3; i++) {
        add(&account, TELL_SENTENCE, 1u << OTHER, true, steps[i][0]);
        add(&account, TELL_SENTENCE, 1u << OTHER, false, steps[i][1]);
    }
    return account;
}

static void steps_of_a_walk_are_one_sentence(void **state)
{
    Account account = a_walk();

    (void)state;
    says(&account,
         ACCOUNT_WHOLE,
         80,
         "Turn 2, Garen\n  Garen spends a die: hills (twice) and swamp.\n"
         "  Poro goes to Mill, Ford and Mill.\n");
    says(&account,
         ACCOUNT_SHORT,
         80,
         "Turn 2, Garen: Poro goes to Mill, Ford and Mill.\n  (3 sentences more: l)\n");
    account_forget(&account);
}

static void what_is_of_others_or_has_something_between_is_told_apart(void **state)
{
    Account account = {0};

    (void)state;
    add(&account, TELL_SENTENCE, 1, false, "Poro goes to Mill.");
    add(&account, TELL_SENTENCE, 2, false, "Poro goes to Ford.");
    add(&account, TELL_SENTENCE, 1, false, "Poro sleeps.");
    add(&account, TELL_SENTENCE, 1, false, "Poro goes to Weir.");
    add(&account, TELL_SENTENCE, 1, false, "Poro goes to Seat, Royal.");
    says(&account,
         ACCOUNT_WHOLE,
         80,
         "  Poro goes to Mill.\n  Poro goes to Ford.\n  Poro sleeps.\n"
         "  Poro goes to Weir.\n  Poro goes to Seat, Royal.\n");
    account_forget(&account);
}

static int times_in(const char *text, const char *part)
{
    int n = 0;

    for (const char *at = text; (at = strstr(at, part)); at++) n++;
    return n;
}

// A sentence that grew too long is told, and another one begins.
static void no_sentence_grows_without_end(void **state)
{
    Account account = {0};
    char *text;

    (void)state;
    for (int i = 0; i < 100; i++)
        add(&account,
            TELL_SENTENCE,
            1,
            false,
            i % 2 ? "Poro goes to Ford." : "Poro goes to Mill.");
    text = account_text(account.text, ME, ACCOUNT_WHOLE, 80);
    assert_true(times_in(text, "Poro goes to") > 1);
    assert_int_equal(times_in(text, "Mill") + times_in(text, "Ford"), 100);
    free(text);
    account_forget(&account);
}

static void it_goes_back_to_what_it_was(void **state)
{
    Account account = a_turn();
    const size_t n = account.n;

    (void)state;
    add(&account, TELL_SENTENCE, 2, false, "Lux plays Gust.");
    assert_true(account.n > n);
    account_cut(&account, n);
    assert_null(strstr(account.text, "Gust"));
    account_cut(&account, n + 100);
    assert_int_equal(account.n, n);
    account_forget(&account);
    says(&account, ACCOUNT_WHOLE, 80, "");
    says(&account, ACCOUNT_OWN, 80, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(folding_leaves_out_what_is_least_of_the_reader),
        cmocka_unit_test(lines_fit_the_width),
        cmocka_unit_test(a_turn_in_which_nothing_is_told_has_no_heading),
        cmocka_unit_test(steps_of_a_walk_are_one_sentence),
        cmocka_unit_test(what_is_of_others_or_has_something_between_is_told_apart),
        cmocka_unit_test(no_sentence_grows_without_end),
        cmocka_unit_test(it_goes_back_to_what_it_was),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
