// clauses_reached.c -- refuses what is given to things in one zone, and is asked for in another.
//
// A card that is played lies on the chain and is a new object there (124): what its hand, a pile
// or a place for facedown cards gave it stays behind. The permission to play it from there goes
// along, with all that such a keyword says (829).

#include "scripting/clauses/clauses_inside.h"

// Returns the zones where a thing lies as an event of the clause asks for its text; all where nobody
// knows. [moment]: it was given once, so what has entered already is played no more.
static uint64_t zones_of_event(const Host *host, const Clause *clause, int event,
                               bool moment)
{
    const Location board = {.kind = LOCATION_BOARD};
    const EventWay *way = &host->rules->event_ways[event];
    const EventRow *row = &host->rules->events[event];
    const uint64_t on_board = clauses_zones_of(host->rules, &board);

    if (clause->kind == CLAUSE_CAN) {
        if (clause->from.kind != LOCATION_NONE)
            return clauses_zones_of(host->rules, &clause->from);
        return way->from ? way->from : UINT64_MAX;
    }
    if (way->lies)
        return way->lies | (clause->kind == CLAUSE_WHEN && !moment ? way->to : 0);
    if (clause->kind == CLAUSE_WHEN && way->from && way->to)
        return way->to | (way->from & on_board);
    return row->flags & (EVENT_ON_BOARD | EVENT_PARTS) && !way->to ? on_board
                                                                   : UINT64_MAX;
}

static uint64_t zones_of_events(const Host *host, const Clause *clause, bool moment)
{
    const bool waits = clause->kind == CLAUSE_AS || clause->kind == CLAUSE_WHEN ||
                       clause->kind == CLAUSE_INSTEAD || clause->kind == CLAUSE_CAN;
    uint64_t zones = 0;

    if (!waits || clause->works_in || !clause->events_n) return UINT64_MAX;
    for (int i = 0; i < clause->events_n; i++) {
        const int role = host->library->queries[clause->events[i].what].role;

        zones |= role == ROLE_ME
                     ? zones_of_event(host, clause, clause->events[i].event, moment)
                     : clauses_zones_working(host->rules);
    }
    return zones;
}

static uint64_t zones_of_answers(const Host *host, const Clause *clause)
{
    uint64_t zones = clause->answers_n ? 0 : UINT64_MAX;

    if (!clauses_off_board_is_itself(host->library, clause->subject))
        return clause->works_in ? UINT64_MAX : clauses_zones_working(host->rules);
    // An ability of the thing lies on the chain, and the thing where it was.
    if (clause->grants_n || clauses_means(host, clause->subject, 0) & ASKED_ITEM)
        return UINT64_MAX;
    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &host->rules->questions[clause->answers[i].question];
        const uint64_t asked = clauses_zones_asked(host->rules, row, true);

        zones |= asked ? asked : UINT64_MAX;
    }
    return zones;
}

// Returns the zones where a thing lies as the rules ask for what the clause says of it.
static uint64_t zones_of_clause(const Host *host, const Clause *clause, bool moment)
{
    if (clause->flags & CLAUSE_ATTACHED) return UINT64_MAX;
    if (clause->kind == CLAUSE_PASSIVE) return zones_of_answers(host, clause);
    if (clause->kind == CLAUSE_ACTIVATED) return clauses_zones_working(host->rules);
    return zones_of_events(host, clause, moment);
}

// Returns whether the clause lets its card be played from a zone, and so goes with it.
static bool goes_along(const Clause *clause)
{
    return clause->kind == CLAUSE_CAN && clause->from.kind != LOCATION_NONE;
}

static uint64_t zones_of_keyword(const Host *host, const Keyword *keyword, bool moment)
{
    uint64_t zones = 0;

    if (!keyword->loaded || !keyword->clauses_n || keyword->governs) return UINT64_MAX;
    for (int i = 0; i < keyword->clauses_n; i++) {
        const Clause *clause = &host->library->clauses[keyword->clauses[i]];

        zones |= zones_of_clause(host, clause, moment);
    }
    return zones;
}

// Returns whether the query means what stands at a place that is no zone, as `here`: of what stands
// anywhere, what lies hidden there is not found by that (107.3).
static bool is_at_role(const Host *host, const Query *q)
{
    const KindRow *kind = q->kind ? &host->rules->kinds[q->kind - 1] : NULL;

    return q->locations_n == 1 && q->locations[0].kind == LOCATION_ROLE && kind &&
           host->rules->types_at &&
           clauses_zones_of_types(host->rules, kind->any_of) &
               clauses_zones_to_stand(host->rules);
}

// Returns the zones in which things are that the query means, 0: nobody knows. What says no place
// is on the board, or where things of its kind are, save what a passive [reaches].
static uint64_t zones_named(const Host *host, QueryId query, bool reaches)
{
    uint64_t zones = 0;

    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];
        const KindRow *kind = q->kind ? &host->rules->kinds[q->kind - 1] : NULL;

        if (!q->locations_n && q->where != ROLE_HERE) {
            if (reaches || q->role || !kind || kind->kind != KIND_OBJECT) return 0;
            zones |= kind->zone ? UINT64_C(1) << (kind->zone - 1)
                                : clauses_zones_working(host->rules);
            continue;
        }
        zones |= clauses_zones_named(host->rules, q) &
                 (is_at_role(host, q)     ? clauses_zones_to_stand(host->rules)
                  : q->where != ROLE_HERE ? UINT64_MAX
                                          : clauses_zones_with_places(host->rules));
    }
    return zones;
}

// Returns whether an event of a clause that triggers leaves `me` on the board.
static bool leaves_on_board(const Host *host, const EventPart *part)
{
    const Location board = {.kind = LOCATION_BOARD};
    const EventWay *way = &host->rules->event_ways[part->event];

    if (host->library->queries[part->what].role != ROLE_ME) return true;
    if (way->to)
        return !way->stays && !(way->to & ~clauses_zones_of(host->rules, &board));
    return !way->anew && !(host->rules->events[part->event].flags & EVENT_PARTS);
}

// Returns the zones where `me` is as the printed clause that is rehearsed runs; 0: nobody knows.
static uint64_t zones_of_me(const Host *host)
{
    const Clause *clause = &host->library->clauses[host->rehearsed];
    const unsigned own = clauses_means_own(host);

    if (!host->rehearsed || clause->works_in || clause->flags & CLAUSE_ATTACHED ||
        !host->rules->event_ways || !own ||
        clauses_off_board_is_home(host->rules, clauses_means_later(host->rules, own)))
        return 0;
    for (int i = 0; i < clause->events_n; i++)
        if (clause->kind != CLAUSE_WHEN || !leaves_on_board(host, &clause->events[i]))
            return 0;
    return clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_ACTIVATED
               ? clauses_zones_working(host->rules)
               : 0;
}

#define STAYS_BEHIND                                                                   \
    "%s is asked for where it lies by then: %s; what is given in %s stays behind%s"

// Returns what a passive would write to give something in these zones.
static const char *advice_push(lua_State *L, uint64_t asked)
{
    const Rules *rules = host_of(L)->rules;

    if (asked & clauses_zones_on_the_way(rules))
        return ": a passive gives it everywhere, { ..., at = everywhere }, and says "
               "from = PLACE, where it comes from";
    for (int i = rules->zones_n - 1; i >= 0; i--)
        if (asked >> i & 1 && !(rules->zones[i].flags & ZONE_BOARD))
            return lua_pushfstring(L,
                                   ": a passive gives it there, { ..., at = %s }",
                                   rules->zones[i].name);
    return "";
}

// Raises a fault where no zone of [asked] is among those in which it is given, 0: nobody knows them;
// at the clause or, without one, at the line that runs.
static void check(lua_State *L, const Clause *at, uint64_t zones, uint64_t asked,
                  const char *given)
{
    const char *advice, *what, *where;

    if (!zones || zones & asked) return;
    where = clauses_zones_push(L, zones);
    what = clauses_zones_push(L, asked);
    advice = advice_push(L, asked);
    if (!at)
        script_fault(L, FOUND_NOTHING_DONE, STAYS_BEHIND, given, what, where, advice);
    clauses_fault(L, at, FOUND_NOTHING_DONE, STAYS_BEHIND, given, what, where, advice);
}

// Returns the zones in which the clause, or the line that runs without one, gives to what is found.
static uint64_t zones_given(const Host *host, const Clause *at, QueryId query)
{
    return zones_named(host, query, at && library_reaches(host->library, at));
}

void clauses_reached_check_keyword(lua_State *L, const Clause *at, QueryId query,
                                   int keyword)
{
    const Host *host = host_of(L);
    const Keyword *row = &host->library->keywords[keyword];
    const Location board = {.kind = LOCATION_BOARD};
    uint64_t asked, zones;

    if (!host->rules->event_ways) return;
    asked = zones_of_keyword(host, row, !at);
    zones = query ? zones_given(host, at, query) : zones_of_me(host);
    // A passive gives it off the board for as long as the thing lies there, where others may ask for
    // it.
    if (at && zones & ~clauses_zones_of(host->rules, &board) &&
        !(asked & clauses_zones_on_the_way(host->rules)))
        return;
    lua_pushfstring(L, "'%s'", row->name);
    check(L, at, zones, asked, lua_tostring(L, -1));
}

void clauses_reached_check_clause(lua_State *L, const Clause *at, QueryId query,
                                  const Clause *given)
{
    const Host *host = host_of(L);

    if (!host->rules->event_ways || goes_along(given)) return;
    lua_pushfstring(L, "'%s'", clauses_names[given->kind]);
    check(L,
          at,
          query ? zones_given(host, at, query) : zones_of_me(host),
          zones_of_clause(host, given, !at),
          lua_tostring(L, -1));
}
