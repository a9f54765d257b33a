// tally_refusals_test.c -- what is said of phases, amounts and numbers where it can do nothing
// is refused when the script is loaded.

#include "tests/scripting/host_fixture.h"

typedef struct {
    const char *source, *fault;
} Row;

static void expect_each(Fixture *f, const Row *rows, int n)
{
    for (int i = 0; i < n; i++) {
        (void)add_card(f, "T-1", NULL);
        if (!load_as(f, "card", "T-1", "t.lua", rows[i].source))
            fail_msg("%s loads", rows[i].source);
        if (strcmp(without_column(f->err.text), rows[i].fault) != 0)
            fail_msg(
                "%s\n gives: %s\n not: %s", rows[i].source, f->err.text, rows[i].fault);
    }
}

static void a_phase_comes_again_or_is_refused(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { run = function() extra_phase(\"Expiration\") end } }",
         "t.lua:1: no phase that may come again 'Expiration'"},
        {"card \"T-1\" { effect { run = function() extra_phase(\"main\") end } }",
         "t.lua:1: no phase that may come again 'main', did you mean 'Main'?"},
        {"card \"T-1\" { passive { unit { me }, channel_more = 1 } }",
         "t.lua:1: nobody asks 'channel_more' about the subject of this passive: it is "
         "asked of players"},
        {"card \"T-1\" { passive { player { you }, turn_prevents = 1 } }",
         "t.lua:1: nobody asks 'turn_prevents' about the subject of this passive: it is "
         "asked of Unit"},
        {"card \"T-1\" { passive { unit { at = trash }, turn_prevents = 1 } }",
         "t.lua:1: nobody asks 'turn_prevents' of what is there: write a place of these: "
         "base, battlefield"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_phase_comes_again_or_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
