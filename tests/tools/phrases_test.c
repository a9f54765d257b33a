// phrases_test.c -- sentences of our own become the clauses that they are, clauses say sentences that
// become them again, and what cannot be understood stays undone.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tools/catalog/open_game.h"
#include "tools/phrases/phrases_inside.h"

// The phrases of the sets of the tree.
static struct {
    OpenGame open;
    Phrases *phrases;
    Arena *arena;
} use;

static int open_all(void **state)
{
    static char path[400];
    const char *build = getenv("BUILD");
    Err err = {0};

    (void)state;
    use.arena = arena_new();
    (void)snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    if (open_game_read(&use.open, path, NULL, &err)) fail_msg("%s", err.text);
    use.phrases = phrases_open(use.open.store, loaded_game_rules(use.open.game), &err);
    if (!use.phrases) fail_msg("%s", err.text);
    return 0;
}

static int close_all(void **state)
{
    (void)state;
    phrases_close(use.phrases);
    open_game_close(&use.open);
    arena_free(use.arena);
    return 0;
}

// Makes one blank of all that separates words, in place, so that two layouts compare.
static char *squeeze(char *text)
{
    char *to = text;

    for (const char *from = text; *from; from++) {
        const bool is_blank = *from == ' ' || *from == '\n';

        if (is_blank && (to == text || to[-1] == ' ')) continue;
        if (*from == '}' && to - text > 1 && to[-1] == ' ' && to[-2] == ',') {
            to[-2] = ' ';
            to--;
        }
        *to++ = is_blank ? ' ' : *from;
    }
    while (to > text && to[-1] == ' ') to--;
    *to = 0;
    return text;
}

// Returns the draft of "Unit: TEXT" as a script in one line without its card, "" if it stays undone.
static const char *drafted(const char *type, const char *text)
{
    const DraftCard card = {
        .code = "T-1", .name = "Recruit", .type = type, .text = text};
    Draft draft;
    Err err = {0};

    if (phrases_draft(use.phrases, use.arena, &card, &draft, &err))
        fail_msg("%s", err.text);
    if (draft.state != DRAFT_WHOLE) return "";
    const char *script = strchr(draft.script, '\n') + 1;
    char *line = squeeze(arena_text_n(use.arena, script, strlen(script)));
    char *head = strstr(line, "card \"T-1\" { ");
    assert_non_null(head);
    char *body = head + strlen("card \"T-1\" { ");
    body[strlen(body) - 2] = 0;
    memmove(head, body, strlen(body) + 1);
    return line;
}

// Returns what the script says that drafted() gave, "" if no phrases say it.
static const char *said(const char *type, const char *script)
{
    SaidClause *list;
    Err err = {0};
    const char *clause = script, *text = "";

    // Locals stand above the card.
    for (const char *at = script; strncmp(at, "local ", 6) == 0;) {
        int depth = 0;
        for (at = strpbrk(at, "{("); *at; at++) {
            depth += (*at == '{') + (*at == '(') - (*at == '}') - (*at == ')');
            if (!depth) break;
        }
        at += 2;
        clause = at;
    }
    const char *source = arena_format(
        use.arena, "%.*s\ncard \"T-1\" { %s }", (int)(clause - script), script, clause);
    const SayScript it = {.path = "T-1.lua", .source = source, .type = type};
    const int n = phrases_say(use.phrases, use.arena, &it, &list, &err);
    if (n < 0) fail_msg("%s", err.text);
    for (int i = 0; i < n; i++) {
        if (!list[i].text) return "";
        text = arena_format(use.arena, "%s%s%s", text, i ? "\n" : "", list[i].text);
    }
    return text;
}

// Calls [claim] with each line of [name], beside the next one. Returns how many there were.
static int each_line(const char *name, int lines,
                     void (*claim)(const char *type, const char *text,
                                   const char *script))
{
    char line[2][1000];
    int n = 0;
    FILE *file = fopen(name, "r");

    assert_non_null(file);
    while (fgets(line[0], sizeof line[0], file)) {
        if (line[0][0] == '#' || line[0][0] == '\n') continue;
        if (lines > 1) assert_non_null(fgets(line[1], sizeof line[1], file));
        char *text = strstr(line[0], ": ");
        assert_non_null(text);
        *text = 0;
        text[strlen(text + 2) + 1] = 0;
        claim(line[0], text + 2, lines > 1 ? squeeze(line[1]) : NULL);
        arena_empty(use.arena);
        n++;
    }
    (void)fclose(file);
    return n;
}

static void claim_pair(const char *type, const char *text, const char *script)
{
    const char *line = drafted(type, text);

    if (strcmp(line, script) != 0)
        fail_msg("%s\n  is %s\n  not %s", text, line, script);
    const char *again = said(type, script);
    if (!*again) fail_msg("%s\n  says nothing", script);
    line = drafted(type, again);
    if (strcmp(line, script) != 0)
        fail_msg("%s\n  says %s\n  which is %s", script, again, line);
}

static void a_sentence_is_its_clause_and_says_it(void **state)
{
    (void)state;
    assert_true(each_line("tests/tools/phrases_pairs.txt", 2, claim_pair) >= 400);
}

static void claim_todo(const char *type, const char *text, const char *script)
{
    (void)script;
    if (*drafted(type, text))
        fail_msg("%s: %s\n  is %s", type, text, drafted(type, text));
}

static void what_is_not_understood_stays_undone(void **state)
{
    (void)state;
    assert_true(each_line("tests/tools/phrases_todo.txt", 1, claim_todo) >= 150);
}

static void a_text_that_is_too_long_ends_at_a_limit_with_a_name(void **state)
{
    enum { LONG = 200000 };
    char *text = malloc(LONG + 1);
    Draft draft;
    Err err = {0};

    (void)state;
    assert_non_null(text);
    memset(text, 'a', LONG);
    text[LONG] = 0;
    const DraftCard card = {.code = "T-1", .name = "T", .type = "Spell", .text = text};
    assert_int_equal(phrases_draft(use.phrases, use.arena, &card, &draft, &err), 0);
    assert_int_equal(draft.unread_n, 1);
    assert_string_equal(draft.unread[0].limit, "text");

    // Within it: words without end, and a sentence made to be slow.
    static const char slow[] =
        "Kill a friendly enemy ready exhausted stunned buffed unit here and ";
    for (int i = 0; i < 90000; i++) text[i] = slow[i % (int)(sizeof slow - 1)];
    text[90000] = 0;
    assert_int_equal(phrases_draft(use.phrases, use.arena, &card, &draft, &err), 0);
    assert_string_equal(draft.unread[0].limit, "words");
    text[2400] = 0;
    assert_int_equal(phrases_draft(use.phrases, use.arena, &card, &draft, &err), 0);
    assert_int_equal(draft.state, DRAFT_NONE);
    free(text);
}

// Says [source] and returns what came of it, with the message in [err].
static int say_source(const char *source, Err *err)
{
    const SayScript script = {
        .path = "cards/t-1.lua", .source = source, .type = "Unit"};
    SaidClause *list;

    *err = (Err){0};
    return phrases_say(use.phrases, use.arena, &script, &list, err);
}

static void a_script_that_cannot_be_read_is_refused_at_its_place(void **state)
{
    Err err;

    (void)state;
    assert_int_equal(
        say_source(
            "card \"T-1\" {\n  when { played = me,\n    run = function( end },\n}",
            &err),
        -1);
    assert_int_equal(err.code, CODE_DATA);
    assert_int_equal(strncmp(err.text, "cards/t-1.lua:3: ", 17), 0);

    assert_int_equal(say_source("-- nothing\n", &err), -1);
    assert_int_equal(err.code, CODE_DATA);
    assert_non_null(strstr(err.text, "cards/t-1.lua:1: no card is here"));

    assert_int_equal(say_source("local a = 1\nfor i = 1, 2 do end\n", &err), -1);
    assert_non_null(strstr(err.text, "cards/t-1.lua:2: nothing but"));
}

static void a_script_with_another_number_is_another_script(void **state)
{
    SaidClause *list;
    Err err = {0};

    (void)state;
    for (int n = 2; n < 4; n++) {
        const SayScript script = {
            .path = "t.lua",
            .type = "Unit",
            .source = arena_format(use.arena,
                                   "card \"T-1\" { when { played = me, run = "
                                   "function() draw(%d) end } }",
                                   n)};
        for (int again = 0; again < 2; again++) {
            assert_int_equal(phrases_say(use.phrases, use.arena, &script, &list, &err),
                             1);
            assert_string_equal(
                list[0].text, arena_format(use.arena, "When you play me, draw %d.", n));
        }
    }
}

// Rows of the program are worked out where they are needed; one that cannot be would hide till then.
static void every_row_of_the_program_can_be_worked_out(void **state)
{
    Err err = {0};

    (void)state;
    lua_pushnil(use.phrases->lua);
    if (phrases_call(use.phrases, "work_out", &err)) fail_msg("%s", err.text);
    assert_true(lua_tointeger(use.phrases->lua, -1) > 1000);
    lua_settop(use.phrases->lua, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sentence_is_its_clause_and_says_it),
        cmocka_unit_test(what_is_not_understood_stays_undone),
        cmocka_unit_test(a_text_that_is_too_long_ends_at_a_limit_with_a_name),
        cmocka_unit_test(a_script_that_cannot_be_read_is_refused_at_its_place),
        cmocka_unit_test(a_script_with_another_number_is_another_script),
        cmocka_unit_test(every_row_of_the_program_can_be_worked_out),
    };

    return cmocka_run_group_tests(tests, open_all, close_all);
}
