// phrases_round_test.c -- what a card's script says is drafted as a script that says the same, for nearly every card of
// every set; what no rows read of what they say is counted.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "db/store/lookup.h"
#include "tools/catalog/open_game.h"
#include "tools/phrases/phrases.h"

enum { SETS_MAX = 40 };

// What became of the cards of a set.
typedef struct {
    const char *name;
    int cards, same, unread, unsaid, other;
} SetCount;

static struct {
    OpenGame open;
    Phrases *phrases;
    Arena *arena, *card_arena;
    SetCount sets[SETS_MAX];
    int sets_n;
} use;

static int open_all(void **state)
{
    static char path[400];
    const char *build = getenv("BUILD");
    Err err = {0};

    (void)state;
    use.arena = arena_new();
    use.card_arena = arena_new();
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
    arena_free(use.card_arena);
    arena_free(use.arena);
    return 0;
}

static SetCount *count_of(const char *set)
{
    for (int i = 0; i < use.sets_n; i++)
        if (strcmp(use.sets[i].name, set) == 0) return &use.sets[i];
    assert_true(use.sets_n < SETS_MAX);
    use.sets[use.sets_n] = (SetCount){.name = set};
    return &use.sets[use.sets_n++];
}

// Returns what [source] says, a paragraph for each clause; NULL if no rows say one. [read]: each is read back.
static const char *said(const char *source, const char *type, bool *read)
{
    const SayScript script = {.path = "a card", .source = source, .type = type};
    SaidClause *list;
    const char *text = "";
    Err err = {0};
    const int n = phrases_say(use.phrases, use.card_arena, &script, &list, &err);

    *read = true;
    if (n < 0) fail_msg("%s", err.text);
    for (int i = 0; i < n; i++) {
        if (!list[i].text) return NULL;
        *read &= list[i].proved;
        text =
            arena_format(use.card_arena, "%s%s%s", text, i ? "\n" : "", list[i].text);
    }
    return text;
}

// Returns whether [text] is drafted as a script that says [text]: each of its sentences has one meaning alone, so it
// is the same script.
static bool goes_round(const StoredCard *card, const char *text)
{
    Draft draft;
    Err err = {0};
    bool read;

    if (phrases_draft(use.phrases,
                      use.card_arena,
                      &(DraftCard){.code = card->facts.code,
                                   .name = card->facts.name,
                                   .type = card->facts.type,
                                   .text = text},
                      &draft,
                      &err))
        fail_msg("%s", err.text);
    if (draft.state != DRAFT_WHOLE) return false;
    const char *again = said(draft.script, card->facts.type, &read);
    return again && read && strcmp(again, text) == 0;
}

static void count_card(const StoredScript *script)
{
    SetCount *count = count_of(script->set);
    StoredCard card = {0};
    Err err = {0};
    bool read;
    const int64_t id = lookup_card(use.open.store, script->name, &err);

    assert_true(id > 0);
    if (lookup_read_card(use.open.store, id, use.card_arena, &card, &err))
        fail_msg("%s", err.text);
    count->cards++;
    const char *text = said(script->source, card.facts.type, &read);
    if (!text)
        count->unsaid++;
    else if (!read)
        count->unread++;
    else if (goes_round(&card, text))
        count->same++;
    else
        count->other++;
    arena_empty(use.card_arena);
}

static void a_script_says_a_text_that_is_the_script(void **state)
{
    StoredScript *scripts;
    Err err = {0};
    SetCount all = {0};
    const int n = lookup_scripts(use.open.store, "card", use.arena, &scripts, &err);

    (void)state;
    assert_true(n > 0);
    for (int i = 0; i < n; i++) count_card(&scripts[i]);
    printf("%-8s %6s %6s %7s %7s %6s\n",
           "set",
           "cards",
           "same",
           "unread",
           "unsaid",
           "other");
    for (int i = 0; i < use.sets_n; i++) {
        const SetCount *set = &use.sets[i];
        printf("%-8s %6d %6d %7d %7d %6d\n",
               set->name,
               set->cards,
               set->same,
               set->unread,
               set->unsaid,
               set->other);
        all.cards += set->cards;
        all.same += set->same;
        all.other += set->other;
    }
    printf("%-8s %6d %6d\n", "all", all.cards, all.same);
    // Of the cards that are said and read back nearly all are drafted as they are.
    assert_true(all.other <= 2);
    assert_true(100 * all.same >= 84 * all.cards);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_script_says_a_text_that_is_the_script),
    };

    return cmocka_run_group_tests(tests, open_all, close_all);
}
