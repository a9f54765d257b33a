// manual_test.c -- every word has its entry, the pages are up to date, the examples are
// real.

#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/riftbound/riftbound.h"
#include "scripting/language.h"
#include "tools/ask/manual.h"

static Manual manual;

static int fill(void **state)
{
    (void)state;
    manual.arena = arena_new();
    manual_fill(&manual, riftbound_rules());
    return 0;
}

static int empty(void **state)
{
    (void)state;
    arena_free(manual.arena);
    return 0;
}

static void look_up(void *self, const NamedWord *word)
{
    const char *name = word->name;

    (void)self;
    for (int i = 0; i < manual.n; i++) {
        const ManualEntry *entry = &manual.entries[i];

        if (entry->global && !strcmp(entry->name, name)) return;
    }
    fail_msg("the word '%s' has no entry", name);
}

static const char *taken_by(const char *verb)
{
    for (int i = 0; i < manual.n; i++) {
        const ManualEntry *entry = &manual.entries[i];

        if (entry->chapter == CHAPTER_VERBS && !strcmp(entry->name, verb))
            return entry->where;
    }
    fail_msg("no verb '%s'", verb);
    return NULL;
}

static void a_verb_says_what_it_takes(void **state)
{
    (void)state;
    assert_string_equal(taken_by("kill"), "units and gear on the board");
    assert_string_equal(taken_by("attach"),
                        "units and gear on the board, then units on the board");
    assert_string_equal(taken_by("move"),
                        "units and gear on the board; base, battlefield");
    assert_string_equal(
        taken_by("prevent"),
        "units on the board; this_turn, this_combat, until_i_leave, all, "
        "until_your_turn, until_your_beginning_phase, while_attached");
    assert_string_equal(taken_by("do_this"), "effect");
    assert_string_equal(taken_by("draw"), "cards in a main deck");
}

static void every_word_of_scripts_has_an_entry(void **state)
{
    Library *library = library_new(riftbound_rules());
    Err err = {0};
    Host *host = host_new(riftbound_rules(), library, &err);

    (void)state;
    assert_non_null(host);
    language_words(host, look_up, NULL);

    host_free(host);
    library_free(library);
}

static void every_entry_says_something(void **state)
{
    (void)state;
    for (int i = 0; i < manual.n; i++) {
        if (!manual.entries[i].doc || !*manual.entries[i].doc)
            fail_msg("'%s' is not explained", manual.entries[i].name);
    }
}

enum { FILE_ROOM = 1 << 20 };

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "r");
    char *text = calloc(1, FILE_ROOM);

    if (!file || !text) fail_msg("%s cannot be read", path);
    const size_t n = fread(text, 1, FILE_ROOM, file);
    if (!n || n == FILE_ROOM) fail_msg("%s is empty, or too long", path);
    (void)fclose(file);
    return text;
}

static void the_page_of_words_is_up_to_date(void **state)
{
    char *page = read_file("docs/words.md"), *made = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&made, &size);

    (void)state;
    manual_markdown(&manual, false, out);
    (void)fclose(out);
    if (strcmp(page, made)) fail_msg("docs/words.md is stale: make docs");

    free(page);
    free(made);
}

// Returns whether some script is this text.
static bool is_script(const char *text, size_t size)
{
    static const char *const patterns[] = {
        "cards/*/*/*.lua", "cards/*/*/keywords/*.lua", "tests/sets/*/*.lua"};
    bool found = false;

    for (size_t i = 0; i < sizeof patterns / sizeof *patterns && !found; i++) {
        glob_t files;

        if (glob(patterns[i], 0, NULL, &files)) continue;
        for (size_t k = 0; k < files.gl_pathc && !found; k++) {
            char *script = read_file(files.gl_pathv[k]);

            found = strlen(script) == size && !memcmp(script, text, size);
            free(script);
        }
        globfree(&files);
    }
    return found;
}

static void the_examples_of_the_guide_are_scripts_of_the_game(void **state)
{
    static const char fence[] = "```lua\n";
    char *page = read_file("docs/language.md");
    int examples = 0;

    (void)state;
    for (char *at = strstr(page, fence); at; at = strstr(at, fence)) {
        char *end;

        at += strlen(fence);
        end = strstr(at, "```");
        assert_non_null(end);
        if (!is_script(at, (size_t)(end - at)))
            fail_msg("no script of the project is\n%.*s", (int)(end - at), at);
        at = end + 3;
        examples++;
    }
    assert_true(examples > 5);
    free(page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_verb_says_what_it_takes),
        cmocka_unit_test(every_word_of_scripts_has_an_entry),
        cmocka_unit_test(every_entry_says_something),
        cmocka_unit_test(the_page_of_words_is_up_to_date),
        cmocka_unit_test(the_examples_of_the_guide_are_scripts_of_the_game),
    };

    return cmocka_run_group_tests(tests, fill, empty);
}
