// bot_thinking.c -- the memory in which bots play on, made once for a table.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/bots/bot_playout.h"
#include "tools/bots/searcher.h"

void bot_thinking_begin(void *thinking)
{
    Thinking *own = thinking;

    if (own) own->fault[0] = '\0';
}

const char *bot_thinking_fault(const void *thinking)
{
    const Thinking *own = thinking;

    return own && own->fault[0] ? own->fault : NULL;
}

static void *new_thinking(void)
{
    Thinking *thinking = malloc(sizeof *thinking);

    ASSERT(thinking);
    thinking->search = NULL;
    bot_thinking_begin(thinking);
    return thinking;
}

void *bot_thinking_new(const Rules *rules)
{
    return bot_compares(rules) ? new_thinking() : NULL;
}

void bot_thinking_need(void **thinking, const Rules *rules, SeatKind kind)
{
    Thinking *own = *thinking;

    if (!bot_plays_on(kind, rules)) return;
    if (!own) *thinking = own = new_thinking();
    if (!bot_level(kind) || own->search) return;
    own->search = malloc(sizeof *own->search);
    ASSERT(own->search);
    memset(own->search, 0, offsetof(Search, tree));
}

void bot_thinking_free(void *thinking)
{
    Thinking *own = thinking;

    if (own) free(own->search);
    free(own);
}
