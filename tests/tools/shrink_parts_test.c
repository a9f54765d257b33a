// shrink_parts_test.c -- parts are left out until only those are left without which a child
// does not stop in the same way; and the parts of a Lua text are found.

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <cmocka.h>

#include "engine/base/base.h"
#include "tools/shrink/shrink_inside.h"
#include "tools/shrink/shrink_lua.h"

enum { PARTS = 40 };

typedef struct {
    Shrink shrink;
    bool gone[PARTS];
    bool waits; // it does not end, instead of stopping
} Parts;

// Breaks an invariant while parts 7 and 31 are there, and another one without part 12.
static void run_parts(void *self, Failure *found)
{
    const Parts *parts = self;

    found->answers = 1;
    if (parts->waits && !parts->gone[7]) (void)raise(SIGALRM);
    ASSERT(!parts->gone[12]);
    ASSERT(parts->gone[7] || parts->gone[31]);
}

static int count(void *self)
{
    const Parts *parts = self;
    int n = 0;

    for (int i = 0; i < PARTS; i++) n += !parts->gone[i];
    return n;
}

static bool cut(void *self, int first, int n)
{
    Parts *parts = self;
    bool before[PARTS];
    int k = 0;

    memcpy(before, parts->gone, sizeof before);
    for (int i = 0; i < PARTS; i++) {
        if (before[i]) continue;
        parts->gone[i] = k >= first && k < first + n;
        k++;
    }
    if (shrink_try(&parts->shrink, run_parts, parts) && shrink_is_same(&parts->shrink))
        return true;
    memcpy(parts->gone, before, sizeof before);
    return false;
}

// Shrinks them. What a child found lies in memory that both share.
static void shrink_parts(Parts *parts, Shrunk *shrunk)
{
    static const ShrinkWish wish = {.seconds = 60};
    static const ShrinkCut cuts[] = {{"parts", count, cut}};

    Failure *found = mmap(
        NULL, sizeof *found, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    assert_ptr_not_equal(found, MAP_FAILED);
    parts->shrink = (Shrink){.wish = &wish,
                             .shrunk = shrunk,
                             .found = found,
                             .started_ns = progress_clock_ns()};
    assert_true(shrink_try(&parts->shrink, run_parts, parts));
    parts->shrink.wanted = *found;
    shrink_cut(&parts->shrink, cuts, 1, parts);
    assert_int_equal(munmap(found, sizeof *found), 0);
}

static void parts_without_which_it_does_not_stop_are_left(void **unused)
{
    Parts parts = {0};
    Shrunk shrunk = {0};

    (void)unused;
    shrink_parts(&parts, &shrunk);

    assert_int_equal(parts.shrink.wanted.kind, FAILS_STOPS);
    assert_non_null(
        strstr(parts.shrink.wanted.text, "broken invariant: parts->gone[7]"));
    assert_int_equal(shrunk.counts[0].before, PARTS);
    assert_int_equal(shrunk.counts[0].after, 3);
    assert_false(parts.gone[7] || parts.gone[12] || parts.gone[31]);
    assert_true(shrunk.whole);
}

static void what_does_not_end_is_a_failure_of_its_own(void **unused)
{
    Parts parts = {.waits = true};
    Shrunk shrunk = {0};

    (void)unused;
    shrink_parts(&parts, &shrunk);

    assert_int_equal(parts.shrink.wanted.kind, FAILS_ENDLESS);
    assert_int_equal(shrunk.counts[0].after, 1);
    assert_false(parts.gone[7]);
}

// Returns the text without the part that begins with [word]; the caller frees it.
static char *without(const char *text, const char *word)
{
    LuaParts parts;
    size_t size;

    shrink_lua_read(&parts, text, strlen(text));
    for (int i = 0; i < parts.n; i++) {
        LuaPart *part = &parts.parts[i];

        if (part->parent >= 0 && parts.parts[part->parent].gone) part->gone = true;
        if (!strncmp(text + part->from, word, strlen(word))) part->gone = true;
    }
    char *left = shrink_lua_text(&parts, &size);
    shrink_lua_free(&parts);
    return left;
}

static void statements_and_fields_are_parts(void **unused)
{
    static const char text[] =
        "-- above\n"
        "local a = { 1, b = { 2, 3 }, [4] = function(x) return x end } -- behind\n"
        "for i = 1, 2 do\n"
        "  f \"x\" g(i)\n"
        "  if i then k() elseif j then l() else m() end\n"
        "end\n"
        "repeat n() until o -- [[ no ]]\n"
        "p([==[ end ]==], 'it\\'s') q = a.b:c { d = 1; e = 2 }\n";
    static const struct {
        const char *word, *gone;
    } rows[] = {{"-- above\nlocal", "for i"},
                {"b = ", "{ 1, [4] ="},
                {"2, ", "b = { 3 }"},
                {"[4]", "b = { 2, 3 }, }"},
                {"return", "function(x) end"},
                {"for", "-- behind\nrepeat"},
                {"f ", "  g(i)\n"},
                {"g(", "  f \"x\""},
                {"k(", "then elseif"},
                {"l(", "j then else"},
                {"m(", "else end"},
                {"n(", "repeat until"},
                {"p(", "\nq = a"},
                {"q ", "'it\\'s')"},
                {"d = ", "{ e = 2 }"}};

    (void)unused;
    for (int i = 0; i < COUNT_OF(rows); i++) {
        char *left = without(text, rows[i].word);

        if (!strstr(left, rows[i].gone)) print_message("%s: %s", rows[i].word, left);
        assert_non_null(strstr(left, rows[i].gone));
        free(left);
    }
}

static void any_text_has_parts(void **unused)
{
    static const char *const texts[] = {"",
                                        "end end",
                                        "((((",
                                        "}",
                                        "function",
                                        "[[",
                                        "\"",
                                        "if then",
                                        "--[==[ x",
                                        "until"};

    (void)unused;
    for (int i = 0; i < COUNT_OF(texts); i++) {
        char *left = without(texts[i], "?");

        assert_string_equal(left, texts[i]);
        free(left);
    }
}

// Two million words on one line take no longer than on as many lines.
static void a_line_may_have_any_length(void **unused)
{
    enum { WORDS = 2000000 };
    char *text = malloc(2 * (size_t)WORDS + 1);
    LuaParts parts;

    (void)unused;
    assert_non_null(text);
    for (size_t i = 0; i < WORDS; i++) memcpy(text + 2 * i, "a ", 2);
    text[2 * (size_t)WORDS] = '\0';
    shrink_lua_read(&parts, text, 2 * (size_t)WORDS);
    assert_int_equal(parts.n, WORDS);
    shrink_lua_free(&parts);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_without_which_it_does_not_stop_are_left),
        cmocka_unit_test(what_does_not_end_is_a_failure_of_its_own),
        cmocka_unit_test(statements_and_fields_are_parts),
        cmocka_unit_test(any_text_has_parts),
        cmocka_unit_test(a_line_may_have_any_length),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
