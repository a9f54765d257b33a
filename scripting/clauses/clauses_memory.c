// clauses_memory.c -- refuses what the memory of the turn does not keep, and to ask for the past of
// what is another thing now: it changed its zone since, and is remembered as what it was (124).

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

// ---- the past of what is another thing now

// Returns the zones where the event leaves what the memory finds of it, one bit each; all where
// nobody knows. What it takes off the board is found where it went.
static uint64_t zones_of_past(const Rules *rules, int event)
{
    const uint64_t board = clauses_zones_with(rules, ZONE_BOARD);
    const EventWay *way = &rules->event_ways[event];
    const uint64_t flags = rules->events[event].flags;
    uint64_t zones = way->to | way->at | way->lies;

    if (flags & EVENT_PARTS) return ~board;
    if (!zones && flags & EVENT_ON_BOARD) zones = board;
    if (!zones) return UINT64_MAX;
    // On the board a thing stays what it is wherever it goes.
    return zones & board ? zones | board : zones;
}

// Returns the zones where the query looks for things, one bit each; all where nobody knows.
static uint64_t zones_of_query(const Rules *rules, const Query *q)
{
    const KindRow *kind = q->kind ? &rules->kinds[q->kind - 1] : NULL;

    if (q->role || !kind || kind->kind != KIND_OBJECT) return UINT64_MAX;
    if (q->locations_n) return clauses_zones_named(rules, q);
    return kind->zone ? UINT64_C(1) << (kind->zone - 1)
                      : clauses_zones_with(rules, ZONE_BOARD);
}

// Returns the zones where the memory finds the role's past of the pattern, one bit each; all where
// it asks for something else too.
static uint64_t zones_asked(const Host *host, const Clause *past, Role role)
{
    uint64_t zones = 0;

    for (int i = 0; i < past->events_n; i++) {
        if (host->library->queries[past->events[i].what].role != role)
            return UINT64_MAX;
        zones |= zones_of_past(host->rules, past->events[i].event);
    }
    return past->events_n ? zones : UINT64_MAX;
}

void clauses_memory_check_found(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;

    for (; query && rules->event_ways; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];
        const Clause *past = &host->library->clauses[q->past];
        const uint64_t there =
            q->past ? zones_asked(host, past, ROLE_THAT) : UINT64_MAX;

        if (there & zones_of_query(rules, q)) continue;
        script_fault(
            L,
            FOUND_NEVER_HAPPENS,
            "what was '%s' is another thing by the time that it is here (124), so its "
            "past is not found: look in one of %s, or take 'happened' out",
            rules->events[past->events[0].event].name,
            clauses_zones_push(L, there));
    }
}

// ---- the past of `me`

// Returns whether the clause waits for its own card to enter, as that is played.
static bool is_entering(const Host *host, const Clause *clause)
{
    const EventPart *part = &clause->events[0];

    return clause->kind == CLAUSE_WHEN && clause->events_n == 1 &&
           host->library->queries[part->what].role == ROLE_ME &&
           host->rules->event_ways[part->event].to &&
           host->rules->events[part->event].flags & EVENT_PLAYS;
}

// Returns whether the clause is asked while its own card is being played and not finalized yet.
static bool is_before_play(const Host *host, const Clause *clause)
{
    const uint64_t zones = clauses_moment_zones(host, clause, false);

    if (clause->kind == CLAUSE_AS)
        return host->library->queries[clause->events[0].what].role == ROLE_ME &&
               host->rules->events[clause->events[0].event].flags & EVENT_PLAYS;
    return clause->kind == CLAUSE_PASSIVE && zones &&
           !(zones & clauses_zones_with(host->rules, ZONE_BOARD));
}

// Returns whether the event happens to what is on the board alone, and brings nothing there.
static bool is_of_board(const Rules *rules, int event)
{
    const uint64_t board = clauses_zones_with(rules, ZONE_BOARD);
    const EventWay *way = &rules->event_ways[event];
    const uint64_t there = way->from | way->at;

    return !way->anew && there && !(there & ~board);
}

// Returns whether such an event can have happened to `me` as the clause is asked: it lies in one of
// the zones.
static bool may_be_past(const Host *host, const Clause *clause, int event,
                        uint64_t zones)
{
    const Rules *rules = host->rules;
    const uint64_t flags = rules->events[event].flags;
    const uint64_t board = clauses_zones_with(rules, ZONE_BOARD);

    if (is_entering(host, clause))
        return zones_of_past(rules, event) & board && !is_of_board(rules, event);
    if (is_before_play(host, clause) && flags & EVENT_PLAYS) return false;
    if (clause->kind == CLAUSE_PASSIVE && !clause->works_in && flags & EVENT_PARTS)
        return false;
    return !zones || zones_of_past(rules, event) & zones;
}

// Refuses the past of the role, `me` itself, where each event of it is none that may be past.
static void check_past_of_me(lua_State *L, const Clause *clause, const Clause *past,
                             Role role, bool printed)
{
    const Host *host = host_of(L);
    const uint64_t zones = clauses_moment_zones(host, clause, printed);

    if (!past->events_n || past->times.op) return;
    for (int i = 0; i < past->events_n; i++)
        if (host->library->queries[past->events[i].what].role != role ||
            may_be_past(host, clause, past->events[i].event, zones))
            return;
    script_fault(
        L,
        FOUND_NEVER_HAPPENS,
        "'me' is another thing than the one that was '%s' (124), or was not that yet: "
        "take that out, or say it of others, with another word than 'me'",
        host->rules->events[past->events[0].event].name);
}

// The same of a query that means `me`.
static void check_query_of_me(lua_State *L, const Clause *clause, QueryId query,
                              bool printed)
{
    const Library *library = host_of(L)->library;
    const Query *q = &library->queries[query];

    if (!query || q->or_else || q->role != ROLE_ME || !q->past) return;
    check_past_of_me(L, clause, &library->clauses[q->past], ROLE_ME, printed);
    check_past_of_me(L, clause, &library->clauses[q->past], ROLE_THAT, printed);
}

void clauses_memory_check_me(lua_State *L, const Clause *clause, bool printed)
{
    const Host *host = host_of(L);
    const Library *library = host->library;

    if (!host->rules->event_ways || clause->kind == CLAUSE_HAPPENED ||
        clause->flags & CLAUSE_ATTACHED)
        return;
    check_query_of_me(L, clause, clause->subject, printed);
    if (library->amounts[clause->each].kind == AMOUNT_HAPPENED)
        check_past_of_me(L,
                         clause,
                         &library->clauses[library->amounts[clause->each].query],
                         ROLE_ME,
                         printed);
    for (uint16_t id = clause->provided; id; id = library->conditions[id].next) {
        const Condition *one = &library->conditions[id];

        if (one->kind == CONDITION_HAPPENED)
            check_past_of_me(L, clause, &library->clauses[one->ref], ROLE_ME, printed);
        if (one->kind == CONDITION_QUERY)
            check_query_of_me(L, clause, one->ref, printed);
    }
}
