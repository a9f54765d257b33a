// mistake_fixture.h -- games whose files have a mistake, and what is said of each.

#ifndef MISTAKE_FIXTURE_H
#define MISTAKE_FIXTURE_H

#include "tests/scripted/game_fixture.h"

// A game whose rows are [rows], with a setup and a turn.
#define GAME(rows)                                                                     \
    "game \"T\" { players = 2,\n" rows                                                 \
    ",\nsetup = function() end, turn = function() end }"

typedef struct {
    const char *game, *rules; // rules NULL: none
    const char *fault;
} Mistake;

// Takes the column out of "game.lua:2:7: text; write: line", and the line that would be right.
static void drop_column(char *text)
{
    char *right = strstr(text, "; write: ");

    if (right) *right = '\0';
    char *colon = strchr(text, ':'), *rest = colon ? strchr(colon + 1, ':') : NULL;
    const size_t digits = rest ? strspn(rest + 1, "0123456789") : 0;

    if (digits && rest[1 + digits] == ':')
        memmove(rest, rest + 1 + digits, strlen(rest + 1 + digits) + 1);
}

static void refuse(Fixture *f, const Mistake *mistakes, int n)
{
    for (int i = 0; i < n; i++) {
        GameScript *script = load_files(f, mistakes[i].game, mistakes[i].rules);

        if (script) fail_msg("loaded, but expected: %s", mistakes[i].fault);
        drop_column(f->err.text);
        assert_string_equal(f->err.text, mistakes[i].fault);
        assert_int_equal(f->err.code, 65);
    }
}

#define REFUSE(...)                                                                    \
    do {                                                                               \
        static const Mistake mistakes[] = {__VA_ARGS__};                               \
        refuse(*state, mistakes, COUNT_OF(mistakes));                                  \
    } while (0)

#endif
