// about_word.c -- what a word means: a keyword, a word of the card language or of the game,
// a rule.
//
// Words come from the manual of the open game (manual.h), so a set that brings a keyword
// brings its meaning too.

#include <stdlib.h>
#include <string.h>

#include "engine/base/limit.h"
#include "engine/play/play_rulebook.h"
#include "tools/ask/about_inside.h"
#include "tools/ask/manual.h"
#include "tools/ask/say.h"
#include "tools/catalog/loaded_game.h"

enum { SENTENCE = 500, WORD_LEAST = 3 };

// Returns where "(808)" begins that ends the sentence, a rule's number; NULL: it has none.
static const char *rule_in(const char *doc)
{
    const char *open = strrchr(doc, '(');
    size_t n = open ? strspn(open + 1, "0123456789.") : 0;

    if (n < 3) return NULL;
    n += strspn(open + 1 + n, "abcdefghijklmnopqrstuvwxyz.0123456789");
    return open[1 + n] == ')' && strspn(open + 2 + n, ".") == strlen(open + 2 + n)
               ? open
               : NULL;
}

static void add_detail(Arena *arena, Finding *parent, const char *name,
                       const char *text)
{
    if (*text) (void)finding_add(arena, parent, FINDING_FACT, "%s: %s", name, text);
}

static void add_entry(Arena *arena, Finding *parent, const ManualEntry *entry)
{
    const char *doc = entry->doc ? entry->doc : "";
    const char *rule = rule_in(doc);
    int n = (int)(rule ? rule - doc : (long)strlen(doc));

    while (n && (doc[n - 1] == ' ' || doc[n - 1] == '.')) n--;
    Finding *finding = finding_add(arena,
                                   parent,
                                   FINDING_FACT,
                                   "%s%s%.*s",
                                   manual_order(entry->chapter),
                                   n ? ": " : "",
                                   n,
                                   doc);

    if (*entry->rule)
        finding->rule = arena_text(arena, entry->rule);
    else if (rule)
        finding->rule = arena_text_n(arena, rule + 1, strcspn(rule + 1, ")"));
    add_detail(arena, finding, "written", entry->form);
    add_detail(arena, finding, manual_where(entry->chapter), entry->where);
}

// Returns the words of the open game; NULL if they cannot be had. [game] owns some of them.
static Manual *read_manual(const About *about, LoadedGame **game)
{
    Catalog *const catalog = about->why->catalog;
    Store *const store = catalog ? catalog_store(catalog) : NULL;
    Manual *manual = calloc(1, sizeof *manual);
    Err ignored = {0};

    ASSERT(manual);
    manual->arena = arena_new();
    *game = store ? loaded_game_open(store, about->why->table->rules->game, &ignored)
                  : NULL;
    if (*game) {
        manual_fill(manual, loaded_game_rules(*game));
        if (loaded_game_library(*game)) manual_add_game(manual);
        (void)manual_add_store(manual, *game, store, &ignored);
    }
    return manual;
}

Finding *about_word(const About *about, const char *word, NameMatch *near)
{
    Arena *const arena = about->why->arena;
    char wanted[NAME_BYTES_MAX], name[NAME_BYTES_MAX];
    LoadedGame *game;
    Manual *manual = read_manual(about, &game);
    Finding *root = NULL;

    name_match_fold(word, wanted, sizeof wanted);
    for (int i = 0; i < manual->n; i++) {
        const ManualEntry *entry = &manual->entries[i];

        name_match_offer(near, entry->name);
        name_match_fold(entry->name, name, sizeof name);
        if (strcmp(wanted, name) != 0) continue;
        if (!root) root = finding_add(arena, NULL, FINDING_ANSWER, "%s", entry->name);
        add_entry(arena, root, entry);
    }
    arena_free(manual->arena);
    free(manual);
    loaded_game_free(game);
    return root;
}

static void add_said(Arena *arena, Finding *parent, const Said *said)
{
    Finding *finding = finding_add(arena,
                                   parent,
                                   FINDING_FACT,
                                   "%s: %s%s%.*s",
                                   say_kind(said->kind),
                                   said->name,
                                   *said->says ? ": " : "",
                                   (int)strcspn(said->says, "\n"),
                                   said->says);

    if (said->kind == SAID_RECIPE) finding->script = said->where;
}

Finding *about_how(const About *about, const char *text, Err *err)
{
    Arena *const arena = about->why->arena;
    Catalog *const catalog = about->why->catalog;
    LoadedGame *game;
    Manual *manual = read_manual(about, &game);
    SayAnswer answer;
    const SayQuestion question = {arena,
                                  manual,
                                  catalog ? catalog_store(catalog) : NULL,
                                  about->why->table->rules,
                                  text};
    Finding *root = NULL;

    if (!say_find(&question, &answer, err)) {
        root = finding_add(arena,
                           NULL,
                           FINDING_ANSWER,
                           "how to say '%s'%s%s",
                           text,
                           *answer.read_as ? ", read as " : "",
                           answer.read_as);
        for (int i = 0; i < answer.n; i++) add_said(arena, root, &answer.list[i]);
    }
    arena_free(manual->arena);
    free(manual);
    loaded_game_free(game);
    return root;
}

// Adds each rule with its sentence, and how many more there are.
static void add_lines(const About *about, Finding *parent, const RulebookLine *list,
                      int told, int n)
{
    Arena *const arena = about->why->arena;

    for (int i = 0; i < n && i < told; i++)
        finding_add(arena, parent, FINDING_FACT, "%.*s", list[i].says_n, list[i].says)
            ->rule = arena_text_n(arena, list[i].number, (size_t)list[i].number_n);
    if (n > told)
        (void)finding_add(arena,
                          parent,
                          FINDING_FACT,
                          "and %d more %s",
                          n - told,
                          n - told == 1 ? "rule" : "rules");
}

Finding *about_rule(const About *about, const char *number)
{
    const Rules *rules = about->why->table->rules;
    RulebookLine list[RULES_TOLD_MAX];
    char says[SENTENCE];
    const int n = play_rulebook_search(rules, number, NULL, list, RULES_TOLD_MAX);
    Finding *root;

    if (!play_rulebook_sentence(rules, number, says, sizeof says)) return NULL;
    root = finding_add(
        about->why->arena, NULL, FINDING_ANSWER, "rule %s: %s", number, says);
    add_lines(about, root, list, RULES_TOLD_MAX, n);
    return root;
}

Finding *about_rules_with(const About *about, const char *word)
{
    RulebookLine list[RULES_TOLD_MAX];
    Finding *root;
    int n = 0;

    if (strlen(word) >= WORD_LEAST)
        n = play_rulebook_search(
            about->why->table->rules, NULL, word, list, RULES_TOLD_MAX);
    if (!n) return NULL;
    root = finding_add(about->why->arena,
                       NULL,
                       FINDING_ANSWER,
                       "%d %s of '%s'",
                       n,
                       n == 1 ? "rule speaks" : "rules speak",
                       word);
    add_lines(about, root, list, RULES_TOLD_MAX, n);
    return root;
}
