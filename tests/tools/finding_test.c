// finding_test.c -- a tree of reasons as a person reads it and as a program gets it.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tools/why/finding.h"

static Finding *some_tree(Arena *arena)
{
    Finding *root = finding_add(arena, NULL, FINDING_ANSWER, "%s is %d", "Strength", 6);
    Finding *layer = finding_add(arena, root, FINDING_LAYER, "after layer 1: 6");
    Finding *ability = finding_add(arena, layer, FINDING_ABILITY, "+2");

    finding_number(root, 6);
    layer->rule = "477.3";
    layer->says = "Increases come first";
    ability->source = "Fox";
    ability->script = "cards/fox.lua";
    ability->line = 12;
    ability->mend = "no Fox";
    (void)finding_add(arena, root, FINDING_FACT, "nothing else");
    return root;
}

static void a_person_reads_an_indented_tree(void **unused)
{
    Arena *arena = arena_new();
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    (void)unused;
    finding_print(some_tree(arena), 80, true, out);

    (void)fclose(out);
    assert_string_equal(text,
                        "Strength is 6\n"
                        "  after layer 1: 6 (rule 477.3)\n"
                        "    Increases come first\n"
                        "    +2 (Fox, cards/fox.lua:12)\n"
                        "      it would take: no Fox\n"
                        "  nothing else\n");
    free(text);
    arena_free(arena);
}

static void a_program_gets_the_same_tree(void **unused)
{
    Arena *arena = arena_new();
    json_t *json = finding_json(some_tree(arena));
    char *text = json_dumps(json, JSON_COMPACT);

    (void)unused;
    assert_string_equal(
        text,
        "{\"kind\":\"answer\",\"text\":\"Strength is 6\",\"number\":6,\"because\":["
        "{\"kind\":\"layer\",\"text\":\"after layer 1: 6\",\"rule\":\"477.3\","
        "\"says\":\"Increases come first\",\"because\":["
        "{\"kind\":\"ability\",\"text\":\"+2\",\"source\":\"Fox\","
        "\"script\":\"cards/fox.lua\",\"line\":12,\"mend\":\"no Fox\"}]},"
        "{\"kind\":\"fact\",\"text\":\"nothing else\"}]}");
    free(text);
    json_decref(json);
    arena_free(arena);
}

static void all_findings_below_are_counted(void **unused)
{
    Arena *arena = arena_new();

    (void)unused;
    assert_int_equal(finding_count(some_tree(arena)), 3);

    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_person_reads_an_indented_tree),
        cmocka_unit_test(a_program_gets_the_same_tree),
        cmocka_unit_test(all_findings_below_are_counted),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
