// clauses_reached.c -- refuses what is given to things in one zone, and is asked for in another.
//
// A card that is played lies on the chain and is a new object there (124): what its hand, a pile
// or a place for facedown cards gave it stays behind. The permission to play it from there goes
// along, with all that such a keyword says (829).

#include "scripting/clauses/clauses_inside.h"

// Returns the zones where a thing lies as an event of the clause asks for its text; all where nobody
// knows.
static uint64_t zones_of_event(const Host *host, const Clause *clause, int event)
{
    const Location board = {.kind = LOCATION_BOARD};
    const EventWay *way = &host->rules->event_ways[event];
    const EventRow *row = &host->rules->events[event];
    const uint64_t on_board = clauses_zones_of(host->rules, &board);

    if (way->lies) return way->lies | (clause->kind == CLAUSE_WHEN ? way->to : 0);
    if (clause->kind == CLAUSE_WHEN && way->from && way->to)
        return way->to | (way->from & on_board);
    return row->flags & (EVENT_ON_BOARD | EVENT_PARTS) && !way->to ? on_board
                                                                   : UINT64_MAX;
}

static uint64_t zones_of_events(const Host *host, const Clause *clause)
{
    const bool waits = clause->kind == CLAUSE_AS || clause->kind == CLAUSE_WHEN ||
                       clause->kind == CLAUSE_INSTEAD;
    uint64_t zones = 0;

    if (!waits || clause->works_in || !clause->events_n) return UINT64_MAX;
    for (int i = 0; i < clause->events_n; i++) {
        const int role = host->library->queries[clause->events[i].what].role;

        if (role != ROLE_ME) return UINT64_MAX;
        zones |= zones_of_event(host, clause, clause->events[i].event);
    }
    return zones;
}

static uint64_t zones_of_answers(const Host *host, const Clause *clause)
{
    uint64_t zones = clause->answers_n ? 0 : UINT64_MAX;

    if (clause->grants_n ||
        !clauses_off_board_is_itself(host->library, clause->subject))
        return UINT64_MAX;
    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &host->rules->questions[clause->answers[i].question];
        const uint64_t asked = clauses_zones_asked(host->rules, row, true);

        zones |= asked ? asked : UINT64_MAX;
    }
    return zones;
}

// Returns the zones where a thing lies as the rules ask for what the clause says of it.
static uint64_t zones_of_clause(const Host *host, const Clause *clause)
{
    if (clause->flags & CLAUSE_ATTACHED) return UINT64_MAX;
    if (clause->kind == CLAUSE_PASSIVE) return zones_of_answers(host, clause);
    if (clause->kind == CLAUSE_ACTIVATED) return clauses_zones_working(host->rules);
    return zones_of_events(host, clause);
}

// Returns whether the clause lets its card be played from a zone, and so goes with it.
static bool goes_along(const Clause *clause)
{
    return clause->kind == CLAUSE_CAN && clause->from.kind != LOCATION_NONE;
}

static uint64_t zones_of_keyword(const Host *host, const Keyword *keyword)
{
    uint64_t zones = 0;

    if (!keyword->loaded || !keyword->clauses_n || keyword->governs) return UINT64_MAX;
    for (int i = 0; i < keyword->clauses_n; i++) {
        const Clause *clause = &host->library->clauses[keyword->clauses[i]];

        zones |= goes_along(clause) ? UINT64_MAX : zones_of_clause(host, clause);
    }
    return zones;
}

// Returns the zones in which things are that the query means, 0: it does not say where.
static uint64_t zones_named(const Host *host, QueryId query)
{
    uint64_t zones = 0;

    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];

        if (!q->locations_n && q->where != ROLE_HERE) return 0;
        zones |= clauses_zones_named(host->rules, q) &
                 (q->where == ROLE_HERE ? clauses_zones_with_places(host->rules)
                                        : UINT64_MAX);
    }
    return zones;
}

#define STAYS_BEHIND                                                                   \
    "%s is asked for where it lies by then: %s; what is given in %s stays behind%s"

// Raises a fault where no zone of [asked] is among those of the query, at the clause or, without
// one, at the line that runs.
static void check(lua_State *L, const Clause *at, QueryId query, uint64_t asked,
                  const char *given)
{
    const Host *host = host_of(L);
    const uint64_t zones = zones_named(host, query);
    const char *advice = "", *what, *where;

    if (!zones || zones & asked) return;
    where = clauses_zones_push(L, zones);
    what = clauses_zones_push(L, asked);
    if (asked & clauses_zones_on_the_way(host->rules))
        advice = ": a passive gives it everywhere, { ..., at = everywhere }, and says "
                 "from = PLACE, where it comes from";
    if (!at)
        script_fault(L, FOUND_NOTHING_DONE, STAYS_BEHIND, given, what, where, advice);
    clauses_fault(L, at, FOUND_NOTHING_DONE, STAYS_BEHIND, given, what, where, advice);
}

void clauses_reached_check_keyword(lua_State *L, const Clause *at, QueryId query,
                                   int keyword)
{
    const Host *host = host_of(L);
    const Keyword *row = &host->library->keywords[keyword];
    uint64_t asked;

    if (!host->rules->event_ways) return;
    asked = zones_of_keyword(host, row);
    // A passive gives it for as long as the thing lies there, where others may ask for it.
    if (at && !(asked & clauses_zones_on_the_way(host->rules))) return;
    lua_pushfstring(L, "'%s'", row->name);
    check(L, at, query, asked, lua_tostring(L, -1));
}

void clauses_reached_check_clause(lua_State *L, const Clause *at, QueryId query,
                                  const Clause *given)
{
    if (!host_of(L)->rules->event_ways || goes_along(given)) return;
    lua_pushfstring(L, "'%s'", clauses_names[given->kind]);
    check(L, at, query, zones_of_clause(host_of(L), given), lua_tostring(L, -1));
}
