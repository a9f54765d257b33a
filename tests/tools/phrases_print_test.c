// phrases_print_test.c -- every script of the tree is read as a tree, printed, and means the same.

#include <glob.h>
#include <lauxlib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "scripting/base/same_code.h"
#include "tools/phrases/phrases.h"

static char *read_file(const char *path)
{
    static char text[1 << 20];
    FILE *file = fopen(path, "rb");

    assert_non_null(file);
    const size_t n = fread(text, 1, sizeof text - 1, file);
    (void)fclose(file);
    text[n] = 0;
    return text;
}

static void assert_prints(lua_State *lua, Arena *arena, const char *path)
{
    Err err = {0};
    const char *source = arena_text(arena, read_file(path));
    const char *printed = phrases_print(arena, source, &err);

    if (!printed) fail_msg("%s: %s", path, err.text);
    if (luaL_loadstring(lua, source) || luaL_loadstring(lua, printed))
        fail_msg("%s: %s", path, lua_tostring(lua, -1));
    if (!same_code(lua, -2, -1)) fail_msg("%s: printed, it means something else", path);
    lua_settop(lua, 0);
}

static int print_all(const char *pattern)
{
    glob_t found;
    lua_State *lua = luaL_newstate();
    Arena *arena = arena_new();

    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        assert_prints(lua, arena, found.gl_pathv[i]);
        arena_empty(arena);
    }
    const int n = (int)found.gl_pathc;
    globfree(&found);
    arena_free(arena);
    lua_close(lua);
    return n;
}

static void every_script_means_the_same_when_it_is_printed(void **state)
{
    (void)state;
    assert_true(print_all("cards/riftbound/*/*.lua") > 800);
    assert_true(print_all("cards/riftbound/*/keywords/*.lua") > 20);
    assert_true(print_all("cards/gwent/*/*.lua") > 20);
    assert_true(print_all("cards/zanaga/*/*.lua") > 10);
    assert_true(print_all("tests/sets/*/*.lua") > 100);
}

static void comments_and_empty_lines_stay(void **state)
{
    static const char *const text =
        "-- one\nlocal a = 1 -- beside\n\n-- two\nlocal b = { 1, -- inner\n  2 }\n";
    Arena *arena = arena_new();
    Err err = {0};

    (void)state;
    const char *printed = phrases_print(arena, text, &err);
    assert_non_null(printed);
    const char *const comments[] = {"-- one", "-- beside", "-- two", "-- inner"};
    for (int i = 0; i < 4; i++) assert_non_null(strstr(printed, comments[i]));
    arena_free(arena);
}

static void what_is_no_script_is_refused_with_its_line(void **state)
{
    Arena *arena = arena_new();
    Err err = {0};

    (void)state;
    assert_null(phrases_print(arena, "card \"X\" {\n  when { played = }\n}", &err));
    assert_non_null(strstr(err.text, "2: unexpected '}'"));
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_script_means_the_same_when_it_is_printed),
        cmocka_unit_test(comments_and_empty_lines_stay),
        cmocka_unit_test(what_is_no_script_is_refused_with_its_line),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
