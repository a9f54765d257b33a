// clauses_way.c -- refuses what every event of a kind has, or none has.

#include "scripting/clauses/clauses_inside.h"
#include "scripting/vain/vain_data.h"

// Returns the zones of the place; of the whole board those where things lie for all to see. What
// lies facedown somewhere is not `here`: that is where things stand.
static uint64_t zones_of_end(const Rules *rules, const Location *place)
{
    const uint64_t stand = clauses_zones_to_stand(rules);
    uint64_t zones = clauses_zones_of(rules, place);

    if (stand && (place->kind == LOCATION_ROLE || place->kind == LOCATION_QUERY ||
                  place->kind == LOCATION_ANYWHERE))
        return stand;
    for (int i = 0; place->kind == LOCATION_BOARD && i < rules->zones_n; i++)
        if (rules->zones[i].flags & ZONE_PRIVATE) zones &= ~(UINT64_C(1) << i);
    return zones;
}

// Raises a fault where the event takes nothing from the place, or nothing to it, or is never at
// it, as [how] says.
static void check_end_at(lua_State *L, const EventRow *event, const Location *place,
                         uint64_t zones, const char *how)
{
    if (!place->kind || !zones || zones_of_end(host_of(L)->rules, place) & zones)
        return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "what is '%s' never %s there: write a place of these: %s",
                 event->name,
                 how,
                 clauses_zones_push(L, zones));
}

// Does that for each place of a list.
static void check_end(lua_State *L, const EventRow *event, const Location *place,
                      uint64_t zones, const char *how)
{
    const Query *queries = host_of(L)->library->queries;

    if (place->kind != LOCATION_LIST) {
        check_end_at(L, event, place, zones, how);
        return;
    }
    for (QueryId one = place->n; one; one = queries[one].or_else)
        check_end_at(L, event, &queries[one].locations[0], zones, how);
}

// Returns the zones where the thing is as the event is told of it, one bit each, 0: nobody knows.
static uint64_t zones_told(const Host *host, const EventWay *way, QueryId what)
{
    const Rules *rules = host->rules;
    const unsigned meant = clauses_means(host, what, ASKED_TYPES);
    uint64_t zones = 0;

    if (way->stays) return way->lies;
    if (!way->lies || !rules->types_at) return way->to;
    for (int type = 0; type < rules->types_n; type++) {
        const uint64_t to = way->to & rules->types_at[type];

        if (meant >> type & 1) zones |= to ? to : way->lies;
    }
    return zones;
}

// Returns the zones from which a permission or prohibition may speak of the thing, one bit each, 0:
// nobody knows. What is on its way already is asked no more.
static uint64_t zones_before(const Rules *rules, const Clause *clause,
                             const EventWay *way)
{
    const uint64_t from = way->from & ~way->lies;

    // A list of places is refused for itself, or means each of them.
    if (!clause->from.kind || clause->from.kind == LOCATION_LIST) return from;
    return from & clauses_zones_of(rules, &clause->from);
}

// Returns the zones where the thing is as the clause hears of the event, or is asked before it, one
// bit each; 0: nobody knows.
static uint64_t zones_heard(const Host *host, const Clause *clause,
                            const EventPart *part)
{
    const Location board = {.kind = LOCATION_BOARD};
    const EventRow *event = &host->rules->events[part->event];
    const EventWay *way = &host->rules->event_ways[part->event];
    const bool parts = event->flags & EVENT_PARTS;

    switch (clause->kind) {
    // The memory of the turn keeps places of the board alone.
    case CLAUSE_HAPPENED: return clauses_zones_of(host->rules, &board);
    case CLAUSE_WHEN: return parts ? way->from : zones_told(host, way, part->what);
    case CLAUSE_AS:
    case CLAUSE_INSTEAD: return way->lies ? way->lies : way->from;
    case CLAUSE_CAN:
    case CLAUSE_CANNOT: return zones_before(host->rules, clause, way);
    default: break;
    }
    return 0;
}

// Refuses a number, or an adjective, that what is on its way never has as it is asked for.
static void check_beforehand(lua_State *L, const Clause *clause, const EventPart *part)
{
    const uint64_t zones = zones_heard(host_of(L), clause, part);

    if (zones && clause->kind != CLAUSE_WHEN && clause->kind != CLAUSE_HAPPENED)
        clauses_zones_check_adjectives(L, part->what, zones);
}

// Refuses a place of the thing where it is not by then, or not yet.
static void check_heard(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const uint64_t zones = zones_heard(host, clause, part);
    const bool after = clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_HAPPENED;

    if (!zones || clauses_zones_hold(host, part->what, zones)) return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 after
                     ? "what is '%s' is not there any more: say from = PLACE, where "
                       "it came from, or to = PLACE; it is by then at one of these: %s"
                     : "what would be '%s' is not there: say from = PLACE, where it "
                       "comes from; it is by then at one of these: %s",
                 host->rules->events[part->event].name,
                 clauses_zones_push(L, zones));
}

static void check_places(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const EventRow *event = &host->rules->events[part->event];
    const EventWay *way = &host->rules->event_ways[part->event];
    const bool after = clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_HAPPENED;
    const uint64_t there = way->at | way->to;

    check_end(L, event, &clause->from, way->from, "comes from");
    check_end(L, event, &clause->to, way->to, "goes");
    check_end(L, event, &clause->at, way->at, "is");
    // What is still to go somewhere may be asked for where it comes from.
    if (way->at && (after || !way->to) && !clauses_zones_hold(host, part->what, there))
        script_fault(L,
                     FOUND_NEVER_HAPPENS,
                     "what is '%s' is never there: it is at one of these: %s",
                     event->name,
                     clauses_zones_push(L, there));
    check_heard(L, clause, part);
    check_beforehand(L, clause, part);
    if (way->from && way->to)
        clauses_zones_check_adjectives(L, part->what, way->from | way->to);
}

// Raises a fault where things are to be at two ends of one way.
static void check_one_place(lua_State *L, const Clause *clause)
{
    const Location *from = &clause->from, *to = &clause->to;
    // A zone of hosts has several places, and no thing goes from one player's zone to another's.
    const bool one = from->kind == LOCATION_ROLE ||
                     (from->kind == LOCATION_ZONE && clause->events_n &&
                      host_of(L)->rules->event_ways &&
                      host_of(L)->rules->zones[from->n].flags & ZONE_LOCATION &&
                      host_of(L)->rules->zones[from->n].scope == SCOPE_PLAYER);

    if (one && from->kind == to->kind && from->n == to->n)
        script_fault(L,
                     FOUND_NEVER_HAPPENS,
                     "nothing comes from a place and goes to it: 'from' and 'to' are "
                     "the same here");
}

// Refuses an amount that no such event has, or each.
static void check_amount(lua_State *L, const Clause *clause, const EventRow *event)
{
    const Library *library = host_of(L)->library;
    const Amount *amount = &library->amounts[clause->amount.amount];
    const bool is_least = clause->amount.op == OP_AT_LEAST;
    const int n = amount->n + (clause->amount.op == OP_LESS_THAN ? -1 : 0);

    if (clause->flags & CLAUSE_TOTAL || !clause->amount.op ||
        clause->amount.op == OP_ANY || amount->kind != AMOUNT_CONST)
        return;
    if (is_least ? n <= 1 : n < 1)
        script_fault(L,
                     is_least ? FOUND_ALWAYS : FOUND_NEVER_HAPPENS,
                     is_least ? "every '%s' has 1 or more: take 'amount' out"
                              : "no '%s' has less than 1: such an 'amount' never comes",
                     event->name);
}

// Refuses to ask for the phase of what is one, or for several of it at once.
static void check_phase(lua_State *L, const Clause *clause, const EventRow *event)
{
    const char *word = clause->phase                        ? "phase"
                       : clause->flags & CLAUSE_ONE_OR_MORE ? "one_or_more"
                                                            : NULL;

    if (word)
        script_fault(L,
                     FOUND_ALWAYS,
                     "'%s' is a phase of the turn itself, and one at a time: take '%s' "
                     "out",
                     event->name,
                     word);
}

// Refuses to count what comes once in a turn.
static void check_turns(lua_State *L, const Clause *clause, const EventRow *event)
{
    const char *word = clause->nth ? "nth" : clause->each_turn ? "each_turn" : NULL;

    if (word)
        script_fault(L,
                     clause->nth > 1 ? FOUND_NEVER_HAPPENS : FOUND_ALWAYS,
                     "'%s' comes once in a turn: take '%s' out",
                     event->name,
                     word);
}

// Returns the adjectives that nothing of the kind has beside this one.
static uint64_t opposites_of(const Rules *rules, int adjective)
{
    uint64_t opposites = 0;

    for (int i = 0; i < rules->opposites_n; i++) {
        const OppositeRow *row = &rules->opposites[i];

        if (row->one == adjective) opposites |= UINT64_C(1) << row->other;
        if (row->other == adjective) opposites |= UINT64_C(1) << row->one;
    }
    return opposites;
}

// Refuses an `except` of what the event makes it, which leaves out all afterwards and none before.
static void check_left_out(lua_State *L, const EventPart *part, const Query *q,
                           int made, bool after)
{
    const Rules *rules = host_of(L)->rules;
    const Query *queries = host_of(L)->library->queries;
    const char *event = rules->events[part->event].name;

    for (QueryId id = q->except; id; id = queries[id].or_else) {
        if (!vain_data_is_adjective(&queries[id], made)) continue;
        script_fault(
            L,
            after ? FOUND_NEVER_HAPPENS : FOUND_ALWAYS,
            after ? "what is '%s' is '%s' by then, and 'except' leaves that out: "
                    "nothing is left"
                  : "what would be '%s' is not '%s' yet: take 'except' out",
            event,
            rules->adjectives[made].name);
    }
}

// Refuses a thing that would be what the event makes it, before it; or that would not be so
// afterwards. Whatever else is asked of it is asked at the same time.
static void check_made(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Rules *rules = host_of(L)->rules;
    const Query *q = &host_of(L)->library->queries[part->what];
    const int made = rules->event_ways[part->event].makes - 1;
    const bool after = clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_HAPPENED;
    const uint64_t itself = UINT64_C(1) << made;
    // A permission may let it become once more what it is already.
    const bool again = rules->events[part->event].flags & EVENT_CAN;
    const uint64_t never = after ? opposites_of(rules, made) : again ? 0 : itself;

    for (; q; q = q->or_else ? &host_of(L)->library->queries[q->or_else] : NULL) {
        if (q->adjectives & never)
            script_fault(
                L,
                FOUND_NEVER_HAPPENS,
                after ? "what is '%s' is not '%s' any more: take that out"
                      : "what would be '%s' is not '%s' yet: take that out",
                rules->events[part->event].name,
                rules->adjectives[__builtin_ctzll(q->adjectives & never)].name);
        if (after && q->adjectives & itself)
            script_fault(L,
                         FOUND_ALWAYS,
                         "what is '%s' is always '%s': take that out",
                         rules->events[part->event].name,
                         rules->adjectives[made].name);
        check_left_out(L, part, q, made, after);
    }
}

// Refuses an ability that works in a zone where `me` is no more as its event is told, or not yet
// as it would happen.
static void check_works_in(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const EventWay *way = &host->rules->event_ways[part->event];
    const bool before = clause->kind == CLAUSE_INSTEAD;
    const uint64_t zones = before ? way->from : way->to;

    if (!clause->works_in || !zones || zones >> (clause->works_in - 1) & 1 ||
        host->library->queries[part->what].role != ROLE_ME)
        return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 before ? "'me' is not in that zone as it would be '%s': leave "
                          "'works_in' out, or write one of %s"
                        : "'me' has left that zone as it was '%s': leave 'works_in' "
                          "out, or write one of %s",
                 host->rules->events[part->event].name,
                 clauses_zones_push(L, zones));
}

// Refuses an ability about `me` that works in a zone off the board, of what happens on it.
static void check_works_off(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const EventRow *event = &rules->events[part->event];
    const EventWay *way = &rules->event_ways[part->event];
    const int zone = clause->works_in - 1;

    if (zone < 0 || host->library->queries[part->what].role != ROLE_ME || way->to ||
        rules->zones[zone].flags & ZONE_BOARD ||
        !(way->at || event->flags & EVENT_ON_BOARD))
        return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "'%s' happens to 'me' on the board, and '%s' is no part of it: leave "
                 "'works_in' out",
                 event->name,
                 rules->zones[zone].name);
}

// Refuses a condition about where `me` is that it never meets as the event happens to it.
static void check_there(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const Library *library = host->library;
    const EventWay *way = &host->rules->event_ways[part->event];

    if (clause->kind != CLAUSE_WHEN || clause->events_n > 1 || !way->at || way->to ||
        library->queries[part->what].role != ROLE_ME)
        return;
    for (uint16_t id = clause->provided; id; id = library->conditions[id].next) {
        const Condition *one = &library->conditions[id];
        const Query *q = &library->queries[one->ref];

        if (one->kind != CONDITION_QUERY || q->role != ROLE_ME || q->or_else ||
            clauses_zones_hold(host, one->ref, way->at))
            continue;
        script_fault(L,
                     FOUND_NEVER_HAPPENS,
                     "'me' is never there as it '%s': it is at one of these: %s",
                     host->rules->events[part->event].name,
                     clauses_zones_push(L, way->at));
    }
}

// Refuses a condition that `me` is the opposite of what the event has just made it.
static void check_is_made(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const Library *library = host->library;
    const int made = host->rules->event_ways[part->event].makes - 1;

    if (clause->kind != CLAUSE_WHEN || clause->events_n > 1 || made < 0 ||
        library->queries[part->what].role != ROLE_ME)
        return;
    for (uint16_t id = clause->provided; id; id = library->conditions[id].next) {
        const Condition *one = &library->conditions[id];
        const Query *q = &library->queries[one->ref];
        const uint64_t never = q->adjectives & opposites_of(host->rules, made);

        if (one->kind != CONDITION_QUERY || q->role != ROLE_ME || q->or_else) continue;
        if (never)
            script_fault(L,
                         FOUND_NEVER_HAPPENS,
                         "what is '%s' is not '%s' any more: take that out",
                         host->rules->events[part->event].name,
                         host->rules->adjectives[__builtin_ctzll(never)].name);
    }
}

// Refuses to count, of one place, what its player does there once in a turn.
static void check_scores(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const char *word = clause->nth ? "nth" : clause->each_turn ? "each_turn" : NULL;
    const bool here = clause->flags & CLAUSE_HERE ||
                      (clause->at.kind == LOCATION_ROLE && clause->at.n == ROLE_HERE);

    if (!word || !here || !clause->events_n) return;
    for (int i = 0; i < clause->events_n; i++)
        if (!host->rules->event_ways[clause->events[i].event].scores ||
            host->library->queries[clause->events[i].what].role != ROLE_YOU)
            return;
    script_fault(L,
                 clause->nth > 1 ? FOUND_NEVER_HAPPENS : FOUND_ALWAYS,
                 "a player '%s' once in a turn at one place: take '%s' out",
                 host->rules->events[clause->events[0].event].name,
                 word);
}

// Refuses an event of what is attached that never comes to such a thing.
static void check_attached(lua_State *L, const EventPart *part)
{
    const Host *host = host_of(L);

    if (!host->rules->event_ways[part->event].loose ||
        host->library->queries[part->what].role != ROLE_THIS)
        return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "'this' is attached, goes where its host goes, and never '%s' by "
                 "itself: say 'me', the host",
                 host->rules->events[part->event].name);
}

// Refuses `here` where a thing is played: it is nowhere until it has entered.
static void check_played_here(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const bool here = clause->flags & CLAUSE_HERE ||
                      (clause->to.kind == LOCATION_ROLE && clause->to.n == ROLE_HERE) ||
                      (clause->at.kind == LOCATION_ROLE && clause->at.n == ROLE_HERE);

    if (clause->kind != CLAUSE_AS || !here ||
        host->library->queries[part->what].role != ROLE_ME ||
        !(host->rules->events[part->event].flags & EVENT_WAYS))
        return;
    script_fault(
        L,
        FOUND_NEVER_HAPPENS,
        "'me' is at no place before it is '%s', so 'here' is nowhere: name the "
        "place, to = PLACE",
        host->rules->events[part->event].name);
}

void clauses_way_check(lua_State *L, const Clause *clause)
{
    const Rules *rules = host_of(L)->rules;

    check_one_place(L, clause);
    clauses_memory_check_me(L, clause, false);
    for (int i = 0; i < clause->events_n && rules->event_ways; i++) {
        const EventPart *part = &clause->events[i];
        const EventRow *event = &rules->events[part->event];
        const EventWay *way = &rules->event_ways[part->event];

        check_places(L, clause, part);
        check_works_in(L, clause, part);
        check_works_off(L, clause, part);
        check_attached(L, part);
        check_there(L, clause, part);
        check_played_here(L, clause, part);
        if (way->some) check_amount(L, clause, event);
        if (way->of_phase) check_phase(L, clause, event);
        if (way->of_turn) check_turns(L, clause, event);
        if (way->makes) check_made(L, clause, part);
        if (way->makes) check_is_made(L, clause, part);
    }
    if (rules->event_ways) check_scores(L, clause);
}

// Returns the zones from which things are played without a permission, one bit each.
static uint64_t zones_of_hands(const Rules *rules)
{
    uint64_t zones = 0;

    for (int i = 0; i < rules->events_n; i++)
        if (rules->events[i].flags & EVENT_PLAYS)
            zones |= rules->event_ways[i].usual_from;
    return zones;
}

void clauses_way_check_lies(lua_State *L, QueryId query, bool pays)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    uint64_t zones;

    if (!rules->types_at || !rules->event_ways) return;
    // What is hidden is paid for where it lies.
    zones = clauses_zones_on_the_way(rules) | (pays ? zones_of_hands(rules) : 0);
    for (QueryId id = query; id; id = host->library->queries[id].or_else) {
        const Query *q = &host->library->queries[id];
        const KindRow *kind = q->kind ? &rules->kinds[q->kind - 1] : NULL;

        if (!kind || kind->kind != KIND_OBJECT || !q->locations_n ||
            clauses_zones_named(rules, q) & zones ||
            (!clauses_off_board_is_home(rules, kind->any_of) &&
             (!pays || clauses_zones_named(rules, q) & clauses_zones_to_stand(rules))))
            continue;
        script_fault(
            L,
            FOUND_NEVER_HAPPENS,
            "what %s is on its way by then, and never there: take 'at' out, or "
            "say from = PLACE, where it comes from",
            pays ? "is paid for" : "does this");
    }
}

bool clauses_way_is_anew(const Rules *rules, int event)
{
    return rules->event_ways && rules->event_ways[event].anew;
}
