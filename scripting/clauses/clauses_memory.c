// clauses_memory.c -- refuses what the memory of the turn does not keep.

#include "scripting/clauses/clauses_inside.h"

static bool is_printed(const Rules *rules, int field)
{
    return field < rules->fields_n && rules->fields[field].of_cause;
}

// Notes the numbers that the query asks of past things and no card prints.
static void remember_numbers(lua_State *L, const Query *q)
{
    Library *library = host_of(L)->library;

    for (int i = 0; i < q->compares_n; i++) {
        const Compare *compare = &q->compares[i];

        if (is_printed(library->rules, compare->field)) continue;
        if (library->amounts[compare->amount].kind != AMOUNT_CONST)
            script_fault(L,
                         FOUND_QUERY_FORM,
                         "what a past thing had is compared with a plain number, not "
                         "with a reading");
        if (library_remember_number(library, compare) < 0)
            script_fault(L,
                         FOUND_TOO_MANY,
                         "more than %d %s",
                         PAST_NUMBERS_MAX,
                         limit_row(LIMIT_PAST_NUMBERS)->words);
    }
}

// Returns whether the turn's memory keeps all that the query asks of a thing.
static bool is_remembered(lua_State *L, QueryId query)
{
    const Library *library = host_of(L)->library;

    for (; query; query = library->queries[query].or_else) {
        const Query *q = &library->queries[query];

        if (q->has || q->past || q->statuses || q->attachment || q->host ||
            q->came_from || q->of_value || q->controller || q->kept_with || q->source ||
            q->choice || q->chooser || q->same.trait || q->different.trait ||
            !is_remembered(L, q->except))
            return false;
        if (q->compares_n && q->kind && clauses_means_players(host_of(L), query))
            return false;
        remember_numbers(L, q);
    }
    return true;
}

// Returns whether the query asks of what did it how it was, which nobody remembers.
static bool asks_how_it_was(const Library *library, QueryId query)
{
    const Rules *rules = library->rules;

    for (; query; query = library->queries[query].or_else) {
        const Query *q = &library->queries[query];

        if (q->statuses || q->attachment || q->host || q->past || q->controller ||
            q->kept_with)
            return true;
        for (int i = 0; i < rules->adjectives_n; i++)
            if (q->adjectives >> i & 1 && !rules->adjectives[i].of_player) return true;
        for (int i = 0; i < q->compares_n; i++)
            if (!is_printed(rules, q->compares[i].field)) return true;
    }
    return false;
}

void clauses_memory_check(lua_State *L, const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++) {
        if (is_remembered(L, clause->events[i].what)) continue;
        script_fault(L,
                     FOUND_QUERY_FORM,
                     "past events keep no neighbours and no named statuses: ask for "
                     "kind, side, adjectives, numbers, tag, keyword, place or name");
    }
    if (asks_how_it_was(host_of(L)->library, clause->with))
        script_fault(
            L,
            FOUND_QUERY_FORM,
            "of what did it the past keeps the card, and not how it was: ask in "
            "'with' for kind, side, name, tag or printed numbers");
}
