// hostile_values.h -- values of every kind, for keys of scripts that want another one.

#ifndef HOSTILE_VALUES_H
#define HOSTILE_VALUES_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/err.h"
#include "engine/base/text.h"

// Lists that the values name.
static const char hostile_made[] =
    "local cyclic = {} cyclic[1] = cyclic cyclic.x = cyclic\n"
    "local deep = {} do local t = deep for _ = 1, 150 do t[1] = {} t = t[1] end end\n"
    "local many = {} for i = 1, 1200 do many[i] = { \"row\" .. i } end\n"
    "local long = \"x\" for _ = 1, 11 do long = long .. long end\n";

static const char *const hostile_values[] = {
    "true",
    "0",
    "-1",
    "1.5",
    "1e308",
    "0/0",
    "-1/0",
    "9223372036854775807",
    "-9223372036854775808",
    "\"\"",
    "\"evil\"",
    "long",
    "\"a\\27[31mb\\0c\\n\"",
    "\"\\xff\\xfe\"",
    "\"%s%n%99999d\"",
    "{}",
    "{ 1 }",
    "{ {} }",
    "{ { {} } }",
    "{ { 1, 2 } }",
    "{ { \"\" } }",
    "{ { \"a b\" } }",
    "{ { \"a\\27[2J\" } }",
    "{ { long } }",
    "{ { \"%s%n\" } }",
    "{ { \"evil\" }, { \"evil\" } }",
    "{ { \"evil\", \"text\", \"text\" } }",
    "{ { \"end\" }, { \"_ENV\" }, { \"put\" }, { \"me\" }, { \"game\" } }",
    "{ { \"evil\", function() end } }",
    "{ { \"evil\", least = 0/0, most = -1/0, limit = 1e9, players = -2 } }",
    "{ { \"evil\", evil = 1 } }",
    "{ x = 1 }",
    "{ nil, { \"a\" }, nil, { \"b\" } }",
    "function() end",
    "function(p) return p.x.y end",
    "cyclic",
    "{ cyclic }",
    "deep",
    "{ deep }",
    "many",
    "hand",
    "put",
    "me",
    "unit",
    "unknown_word",
    "either(me, me)",
    "at_least(1)",
    "cost { 1 }",
    "zones",
};

// Returns whether value [v] is tried for row [i]: each third one, from the first on, all
// of them where LONG is set.
static inline bool hostile_tries(int i, int v)
{
    static int long_one = -1;

    if (long_one < 0) long_one = getenv("LONG") != NULL;
    return long_one || !v || (v + i) % 3 == 0;
}

// Checks a message: one line that can be printed, which begins with [path], "game.lua:", and a line.
static inline void hostile_check(const char *path, const char *text, const char *source)
{
    char copy[sizeof((Err){0}.text) + 300];
    const size_t n = strlen(path);
    const char *file = !strncmp(text, path, n) ? text + n : "";

    text_copy(copy, sizeof copy, text);
    if (!(*file >= '1' && *file <= '9') || text_repair(copy) || strstr(text, "(null)"))
        fail_msg("'%s'\n%s", text, source);
    for (const char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f) fail_msg("'%s'\n%s", text, source);
}

#endif
