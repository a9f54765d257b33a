// clauses_moment.c -- refuses conditions about a place of `me` where it never lies, or always, at
// the moment at which the clause is asked.
//
// A card that is played lies on the chain from the start, so its prices, its additional costs and
// its effects find it there (354). Text about others works on the board (365), and a number of the
// rulebook is asked where the rules ask for it.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"

// Returns the zones in which the rules ask all that the passive answers, 0: in any.
static uint64_t zones_asked(const Rules *rules, const Clause *clause)
{
    uint64_t zones = 0;

    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &rules->questions[clause->answers[i].question];
        const uint64_t one = clauses_zones_asked(rules, row, true);

        if (!one) return 0;
        zones |= one;
    }
    return zones;
}

// Returns whether one of the alternatives of the query is about `me`.
static bool names_me(const Library *library, QueryId query)
{
    for (; query; query = library->queries[query].or_else)
        if (library->queries[query].role == ROLE_ME) return true;
    return false;
}

static bool is_about_me(const Library *library, const Clause *clause)
{
    bool me = names_me(library, clause->subject);

    for (int i = 0; i < clause->events_n; i++)
        me |= names_me(library, clause->events[i].what);
    return me;
}

// Returns the same for a game of which nobody knows how things come and go: what waits and what is
// used works where abilities do.
static uint64_t zones_of_any(const Rules *rules, const Clause *clause)
{
    if (clause->kind != CLAUSE_WHEN && clause->kind != CLAUSE_ACTIVATED) return 0;
    if (clause->works_in) return UINT64_C(1) << (clause->works_in - 1);
    return clauses_zones_with(rules, ZONE_ACTIVE);
}

uint64_t clauses_moment_zones(const Host *host, const Clause *clause, bool printed)
{
    const Rules *rules = host->rules;
    const bool me = is_about_me(host->library, clause);

    if (clause->flags & CLAUSE_ATTACHED) return 0;
    if (!rules->event_ways) return printed && !me ? zones_of_any(rules, clause) : 0;
    if (clause->kind == CLAUSE_EFFECT)
        return printed && host_loads_card(host) ? clauses_zones_on_the_way(rules) : 0;
    if (clause->kind == CLAUSE_AS && me)
        return rules->event_ways[clause->events[0].event].lies;
    if (clause->kind == CLAUSE_PASSIVE && me) return zones_asked(rules, clause);
    if (me || !printed || clause->kind == CLAUSE_HAPPENED) return 0;
    if (clause->works_in) return UINT64_C(1) << (clause->works_in - 1);
    return clauses_zones_working(rules);
}

// Returns whether the query asks for nothing of `me` but one place.
static bool asks_place_alone(const Query *query)
{
    static const Query no_demand;
    const void *none = &no_demand, *left;
    Query rest;

    // Queries begin as zeros, so the bytes between their fields are equal, too.
    memcpy(&rest, query, sizeof rest);
    rest.asks = 0;
    rest.types = rest.none_of = 0;
    rest.role = 0;
    rest.kind = 0;
    rest.locations_n = 0;
    memset(rest.locations, 0, sizeof rest.locations);
    left = &rest;
    return query->locations_n == 1 && !memcmp(left, none, sizeof rest);
}

// Refuses a condition about where `me` is that never holds there, or always.
static void check_condition(lua_State *L, const Clause *clause, QueryId query,
                            uint64_t zones)
{
    const Host *host = host_of(L);
    const Query *q = &host->library->queries[query];
    const uint64_t named = clauses_zones_named(host->rules, q);

    if (q->role != ROLE_ME || q->or_else || !q->locations_n) return;
    if (!(named & zones))
        clauses_fault(L,
                      clause,
                      FOUND_AT_ONCE,
                      "'me' is never there as this is asked: it lies in one of these: "
                      "%s%s",
                      clauses_zones_push(L, zones),
                      host->rules->event_ways
                          ? "; where it comes from says card { me, from = PLACE }"
                          : "");
    if (asks_place_alone(q) && named != UINT64_MAX && !(zones & ~named) &&
        (q->locations[0].kind == LOCATION_ZONE ||
         q->locations[0].kind == LOCATION_BOARD))
        clauses_fault(L,
                      clause,
                      FOUND_TRUTH,
                      "'me' is always there as this is asked: take that out");
}

void clauses_moment_check(lua_State *L, const Clause *clause, bool printed)
{
    const Host *host = host_of(L);
    const Library *library = host->library;
    uint64_t zones;

    zones = clauses_moment_zones(host, clause, printed);
    if (!zones) return;
    if (names_me(library, clause->subject))
        clauses_zones_check_adjectives(L, clause->subject, zones);
    for (uint16_t id = clause->provided; id; id = library->conditions[id].next) {
        const QueryId query = library->conditions[id].ref;

        if (library->conditions[id].kind != CONDITION_QUERY) continue;
        check_condition(L, clause, query, zones);
        if (library->queries[query].role == ROLE_ME)
            clauses_zones_check_adjectives(L, query, zones);
    }
}

// ---- off the board
//
// The rules ask what lies off the board only about itself: what happens to it, and how it is
// played. A clause that names its zone in `works_in` is asked there. Clauses about others in the
// text of what is never where such text works are refused.

bool clauses_off_board_is_home(const Rules *rules, unsigned types)
{
    return clauses_zones_are_none(rules, types, ZONE_BOARD | ZONE_ACTIVE);
}

bool clauses_off_board_is_itself(const Library *library, QueryId query)
{
    for (QueryId q = query; q; q = library->queries[q].or_else)
        if (library->queries[q].role != ROLE_ME) return false;
    return query != 0;
}

bool clauses_off_board_works(const Library *library, const Clause *clause)
{
    if (clause->works_in) return true;
    if (clause->kind == CLAUSE_PASSIVE)
        return clauses_off_board_is_itself(library, clause->subject);
    for (int i = 0; i < clause->events_n; i++)
        if (clauses_off_board_is_itself(library, clause->events[i].what)) return true;
    return !clause->events_n;
}

void clauses_off_board_check(lua_State *L, const Clause *clause, unsigned me)
{
    const Host *host = host_of(L);
    const unsigned own = clauses_means_later(host->rules, me & ASKED_TYPES);
    const bool waits = clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_INSTEAD;

    if (clause->flags & CLAUSE_ATTACHED ||
        !clauses_off_board_is_home(host->rules, own) ||
        clauses_off_board_works(host->library, clause))
        return;
    clauses_fault(
        L,
        clause,
        FOUND_NOTHING_DONE,
        "the text of a %s works for itself alone, and this %s is about others: "
        "say 'me'%s, or begin it in 'run', with delayed(%s { ... }, this_turn)",
        clauses_means_push(L, own),
        clauses_names[clause->kind],
        waits ? ", or where it works, works_in = zone" : "",
        clauses_names[clause->kind]);
}
