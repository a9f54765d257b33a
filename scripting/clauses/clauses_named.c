// clauses_named.c -- refuses to ask for what the script of a card has to bring about itself, and does
// not: what was `named`, which the same thing's player names, and what is `linked` to it.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"

// Returns whether the word is a verb by which a player names something.
static bool names(const Rules *rules, const char *word)
{
    if (strncmp(word, "name_", strlen("name_")) != 0) return false;
    for (int i = 0; i < rules->verbs_n; i++)
        if (!strcmp(rules->verbs[i].name, word)) return true;
    return false;
}

// Notes the adjectives of which the word is the verb.
static void note_made(Host *host, const char *word)
{
    const Rules *rules = host->rules;
    uint64_t made = 0;

    for (int i = 0; rules->adjectives_by && i < rules->adjectives_n; i++)
        if (rules->adjectives_by[i] && !strcmp(rules->adjectives_by[i], word))
            made |= UINT64_C(1) << i;
    if (host_loads_card(host))
        host->has_made |= made;
    else
        host->shares_made |= made;
}

void clauses_named_note(lua_State *L, const char *word)
{
    Host *host = host_of(L);

    note_made(host, word);
    if (!names(host->rules, word)) return;
    if (host_loads_card(host))
        host->has_named = true;
    else
        host->shares_named = true;
}

void clauses_named_ask(lua_State *L)
{
    Host *host = host_of(L);

    clauses_fault_note(host, &host->asks_named, "named");
}

void clauses_named_check(void *state)
{
    lua_State *L = state;
    const Host *host = host_of(L);
    const AsksWord *asks = &host->asks_named;

    if (!asks->word || !host_loads_card(host) || host->has_named || host->shares_named)
        return;
    script_fault_at(L,
                    (ScriptSpot){FOUND_NEVER_HAPPENS, asks->script, asks->line},
                    "'named' is what this thing's player named, and this script names "
                    "nothing: a name that is known is written out, name = \"...\"");
}

void clauses_made_ask(lua_State *L, const Query *query)
{
    Host *host = host_of(L);
    const Rules *rules = host->rules;

    for (int i = 0; rules->adjectives_by && i < rules->adjectives_n; i++) {
        if (!(query->adjectives >> i & 1) || !rules->adjectives_by[i]) continue;
        if (host->asks_made.word) continue;
        clauses_fault_note(host, &host->asks_made, rules->adjectives[i].name);
        host->made = i;
    }
}

void clauses_made_check(void *state)
{
    lua_State *L = state;
    const Host *host = host_of(L);
    const AsksWord *asks = &host->asks_made;

    if (!asks->word || !host_loads_card(host) ||
        (host->has_made | host->shares_made) >> host->made & 1)
        return;
    script_fault_at(L,
                    (ScriptSpot){FOUND_NEVER_HAPPENS, asks->script, asks->line},
                    "'%s' is what this text has made so by '%s', and this script calls "
                    "that nowhere; write: run = function(c) %s(c) end",
                    asks->word,
                    host->rules->adjectives_by[host->made],
                    host->rules->adjectives_by[host->made]);
}
