// declare_free.c -- the names that a set may not give to its own words, counters and statuses: those
// that the language or the game has.
//
// A name is a key where queries, costs and patterns are read, and there the language's own meaning
// comes first: a counter with such a name would be counted and never be read or paid.

#include <string.h>

#include "scripting/declare_inside.h"
#include "scripting/language.h"

// Rows of one table, each of which begins with its name, and what such a name is.
typedef struct {
    const void *rows;
    int n;
    size_t size;
    const char *what;
} Names;

#define NAMES(table, kind)                                                             \
    {                                                                                  \
        .rows = rules->table, .n = rules->table##_n, .size = sizeof rules->table[0],   \
        .what = kind                                                                   \
    }

static bool has_name(const Names *names, const char *name)
{
    const char *at = names->rows;

    for (int i = 0; i < names->n; i++, at += names->size) {
        const char *row = *(const char *const *)(const void *)at;

        if (row && !strcmp(row, name)) return true;
    }
    return false;
}

// Returns what the name is in the language itself, NULL if it is nothing there.
static const char *in_language(const char *name)
{
    int n;
    const LanguageRow *rows = language_rows(&n);

    for (int i = 0; i < n; i++) {
        if (strcmp(rows[i].name, name) != 0) continue;
        switch (rows[i].kind) {
        case LANGUAGE_KEY:
        case LANGUAGE_KEYWORD_KEY: return "a key of clauses";
        case LANGUAGE_QUERY_KEY: return "a key of queries";
        case LANGUAGE_CLAUSE:
        case LANGUAGE_FLAG:
        case LANGUAGE_BUILDER:
        case LANGUAGE_ROLE:
        case LANGUAGE_KEYWORD_FLAG: return "a word of the language";
        case LANGUAGE_RENAMED: continue;
        }
    }
    return NULL;
}

// Returns what the name is among what costs, queries and patterns of the game are written with,
// NULL if it is nothing there.
static const char *in_game(const Rules *rules, const char *name)
{
    const Names tables[] = {
        NAMES(resources, "a resource"),
        NAMES(cost_actions, "a part of costs"),
        NAMES(events, "an event"),
        NAMES(fields, "a number of queries"),
        NAMES(adjectives, "an adjective"),
        NAMES(questions, "a key of passives"),
        NAMES(kinds, "a kind"),
        NAMES(verbs, "a verb"),
        NAMES(words, "a word of the game"),
        NAMES(zones, "a zone"),
        NAMES(places, "a place"),
        NAMES(statuses, "a status of the game"),
        NAMES(counters, "a counter of the game"),
    };

    for (size_t i = 0; i < COUNT_OF(tables); i++)
        if (has_name(&tables[i], name)) return tables[i].what;
    for (int i = 0; i < rules->facts_n; i++)
        if (rules->facts[i].search && !strcmp(rules->facts[i].search, name))
            return "a key of queries";
    return NULL;
}

void declare_check_free(lua_State *L, const char *name)
{
    const char *what = in_language(name);
    static const char total[] = "total_";
    const size_t n = sizeof total - 1;

    if (!what) what = in_game(host_of(L)->rules, name);
    // A query adds up any number of things by that name.
    if (!what && !strncmp(name, total, n)) what = "how a query adds up numbers";
    if (what) vocabulary_refuse_taken(L, name, what);
}
