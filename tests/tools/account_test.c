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
        cmocka_unit_test(it_goes_back_to_what_it_was),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
