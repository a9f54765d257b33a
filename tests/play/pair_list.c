// pair_list.c -- finds the pairs from the records of the Library.

#include "tests/play/pair_list.h"

#include <stdlib.h>
#include <string.h>

enum { PAIRS_FIRST = 1024 };

static void add_events(const Clause *clause, EventSet *set)
{
    for (int i = 0; i < clause->events_n; i++)
        event_set_add(set, clause->events[i].event);
}

static void add_keyword(Mentions *mentions, int keyword)
{
    if (keyword) mentions->keywords |= UINT64_C(1) << keyword;
}

// Adds the keywords that a query asks for, and those of its parts.
static void add_query(const Library *library, QueryId id, Mentions *mentions)
{
    for (; id; id = library->queries[id].or_else) {
        const Query *query = &library->queries[id];

        add_keyword(mentions, query->keyword);
        add_query(library, query->has, mentions);
        add_query(library, query->attachment, mentions);
        add_query(library, query->host, mentions);
        add_query(library, query->source, mentions);
        add_query(library, query->choice, mentions);
        add_query(library, query->except, mentions);
    }
}

// Conditions that count events have a clause of their own, so events are found there.
static void add_condition(const Library *library, uint16_t id, Mentions *mentions)
{
    for (; id; id = library->conditions[id].next)
        if (library->conditions[id].kind == CONDITION_QUERY)
            add_query(library, library->conditions[id].ref, mentions);
}

static void add_answers(const Clause *clause, Mentions *mentions)
{
    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_KEYWORD &&
            clause->answers[i].ref < KEYWORDS_MAX)
            add_keyword(mentions, clause->answers[i].ref);
}

static void add_clause(const Library *library, const Clause *clause, Mentions *mentions)
{
    const bool speaks_before =
        clause->kind >= CLAUSE_AS && clause->kind <= CLAUSE_CANNOT;

    add_events(clause, speaks_before ? &mentions->before : &mentions->heard);
    for (int i = 0; i < clause->events_n; i++)
        add_query(library, clause->events[i].what, mentions);
    mentions->keywords |= clause->keywords;
    add_keyword(mentions, clause->of);
    for (int i = 0; i < clause->grants_n; i++) {
        add_keyword(mentions, clause->grants[i].keyword);
        mentions->borrows |= clause->grants[i].kind == GRANT_ABILITIES;
    }
    for (int i = 0; i < clause->targets_n; i++)
        add_query(library, clause->targets[i], mentions);
    add_query(library, clause->subject, mentions);
    add_query(library, clause->to_query, mentions);
    add_condition(library, clause->provided, mentions);
    add_answers(clause, mentions);
}

static int script_of(const Library *library, const Card *card)
{
    for (int i = 1; i < library->scripts_n; i++)
        if (!strcmp(library->scripts[i].kind, "card") &&
            !strcmp(library->scripts[i].name, card->code))
            return i;
    return 0;
}

Mentions pair_mentions(const Library *library, CardId card)
{
    const int script = script_of(library, &library->cards[card]);
    Mentions mentions = {.keywords = library->cards[card].keyword_mask};

    for (int i = 1; script && i < library->clauses_n; i++)
        if (library->clauses[i].script == script)
            add_clause(library, &library->clauses[i], &mentions);
    return mentions;
}

// Returns whether it waits for anything.
static bool listens(const Mentions *mentions)
{
    uint64_t any = 0;

    for (int i = 0; i < EVENTS_MAX / 64; i++)
        any |= mentions->heard.bits[i] | mentions->before.bits[i];
    return any;
}

static bool meet(const Mentions *a, const Mentions *b)
{
    uint64_t both = a->keywords & b->keywords;

    if ((a->borrows && listens(b)) || (b->borrows && listens(a))) return true;

    for (int i = 0; i < EVENTS_MAX / 64; i++)
        both |= (a->heard.bits[i] & b->heard.bits[i]) |
                (a->before.bits[i] & b->before.bits[i]) |
                (a->heard.bits[i] & b->before.bits[i]) |
                (a->before.bits[i] & b->heard.bits[i]);
    return both;
}

static bool are_of_one_set(const Library *library, int a, int b)
{
    const Card *cards = library->cards;

    return !cards[a].unplayable && !cards[b].unplayable && cards[a].set &&
           cards[b].set && !strcmp(cards[a].set, cards[b].set);
}

static void append(PairList *list, int a, int b, int *room)
{
    if (list->n == *room) {
        *room = *room ? 2 * *room : PAIRS_FIRST;
        list->pairs = realloc(list->pairs, sizeof *list->pairs * (size_t)*room);
        if (!list->pairs) abort();
    }
    list->pairs[list->n++] = (Pair){(CardId)a, (CardId)b};
}

void pair_list_make(const Library *library, PairList *list)
{
    int room = 0;

    *list = (PairList){.mentions =
                           calloc((size_t)library->cards_n, sizeof *list->mentions)};
    if (!list->mentions) abort();
    for (int a = 1; a < library->cards_n; a++)
        list->mentions[a] = pair_mentions(library, (CardId)a);
    for (int a = 1; a < library->cards_n; a++)
        for (int b = a + 1; b < library->cards_n; b++)
            if (are_of_one_set(library, a, b) &&
                meet(&list->mentions[a], &list->mentions[b]))
                append(list, a, b, &room);
}

void pair_list_free(PairList *list)
{
    free(list->pairs);
    free(list->mentions);
    *list = (PairList){0};
}
