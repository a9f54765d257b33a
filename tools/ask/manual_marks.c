// manual_marks.c -- entries for the adjectives that come from what cards have printed.

#include <string.h>

#include "scripting/lua/mark_words.h"
#include "tools/ask/manual_inside.h"

// Returns how many words of facts, for which queries have a key, are written so.
static int facts_with(const Rules *rules, const char *word)
{
    char other[NAME_BYTES_MAX + 1];
    int n = 0;

    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *row = &rules->facts[i];

        for (int k = 0; fact_has_words(row) && row->search && k < row->vocabulary_n;
             k++) {
            mark_words_text(row->vocabulary[k].name, other, sizeof other);
            n += !strcmp(other, word);
        }
    }
    return n;
}

// Returns whether the word means something else in a query, or so much that it is refused.
static bool is_taken(const Manual *manual, const Rules *rules, const char *word)
{
    for (int i = 0; i < manual->n; i++)
        if (manual->entries[i].global && !strcmp(manual->entries[i].name, word))
            return true;
    return facts_with(rules, word) > 1;
}

static void add_mark(Manual *manual, const Rules *rules, const char *name,
                     const char *key)
{
    char word[NAME_BYTES_MAX + 1];

    mark_words_text(name, word, sizeof word);
    if (is_taken(manual, rules, word)) return;
    manual_add(
        manual,
        (ManualEntry){.chapter = CHAPTER_ADJECTIVES,
                      .global = true,
                      .name = arena_format(manual->arena, "%s", word),
                      .where = "things",
                      .doc = arena_format(
                          manual->arena, "has it printed: `%s = \"%s\"`", key, name)});
}

void manual_add_marks(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->supertypes_n; i++)
        add_mark(manual, rules, rules->supertypes[i].name, "supertype");
    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *row = &rules->facts[i];

        if (!fact_has_words(row) || !row->search) continue;
        for (int k = 0; k < row->vocabulary_n; k++)
            add_mark(manual, rules, row->vocabulary[k].name, row->search);
    }
}
