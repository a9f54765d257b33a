// library_roles.c -- finds a role, value(), paid(), or what `me` never is, in the data of a
// clause, however deep it stands.
//
// The data nests no deeper than a script may, and has no circles.

#include "engine/cards/library.h"

#include <string.h>

enum { VALUE = ROLE_COUNT, PAID, READING, CHOICE, NO_ROLE };

// What is looked for: a Role, VALUE, PAID, with READING what that verb reads, with CHOICE what
// something on the chain has chosen, or with NO_ROLE something said of `me` that no thing of
// the types is, has or does.
typedef struct {
    int role, verb;
    unsigned types;
    Mistaken found;
} Sought;

static bool in_query(const Library *library, QueryId query, Sought *sought);
static bool in_pattern(const Library *library, const Clause *clause, Sought *sought);

// Returns whether the reading is of a number that `me` never has.
static bool misreads_me(const Library *library, const Amount *amount, Sought *sought)
{
    const VerbRow *verb = &library->rules->verbs[amount->reading];
    const int first = amount->n & 0xff;

    if (sought->role != NO_ROLE || amount->role != ROLE_ME ||
        library_reading_types(library, verb, first) & sought->types)
        return false;
    sought->found.reading = (uint16_t)(amount->reading + 1);
    sought->found.first = (uint16_t)first;
    return true;
}

// Returns whether things of the types are ever where a query looks that names no place: on the
// board, face up (Table.in_play).
static bool are_in_play(const Rules *rules, unsigned types)
{
    uint64_t zones = 0;

    for (int type = 0; type < rules->types_n; type++)
        if (types >> type & 1)
            zones |= rules->types_at[type] ? rules->types_at[type] : UINT64_MAX;
    for (int zone = 0; zone < rules->zones_n; zone++) {
        const unsigned flags = rules->zones[zone].flags;

        if (zones >> zone & 1 && flags & ZONE_BOARD &&
            (flags & ZONE_ACTIVE || !(flags & (ZONE_PRIVATE | ZONE_SECRET))))
            return true;
    }
    return false;
}

bool library_query_seeks_me(const Library *library, QueryId query, unsigned types)
{
    const Rules *rules = library->rules;

    if (!query || !rules->types_at || are_in_play(rules, types)) return false;
    for (; query; query = library->queries[query].or_else) {
        const Query *q = &library->queries[query];

        if (q->role != ROLE_ME || !q->kind || rules->kinds[q->kind - 1].zone ||
            q->locations_n || q->where || q->came_from)
            return false;
    }
    return true;
}

// Returns whether what is looked for, to count it, asks for it.
static bool in_found(const Library *library, QueryId query, Sought *sought)
{
    if (in_query(library, query, sought)) return true;
    if (sought->role != NO_ROLE ||
        !library_query_seeks_me(library, query, sought->types))
        return false;
    sought->found.in_play = query;
    return true;
}

// Returns whether a verb says whether something was not paid.
static bool asks_unpaid(const Library *library, int verb)
{
    return !strcmp(library->rules->verbs[verb].name, "unpaid");
}

static bool in_amount(const Library *library, uint16_t id, Sought *sought)
{
    const Amount *amount = &library->amounts[id];

    switch ((AmountKind)amount->kind) {
    case AMOUNT_CONST:
    case AMOUNT_BOUND: return false;
    case AMOUNT_PAID: return sought->role == PAID;
    case AMOUNT_VALUE: return sought->role == VALUE;
    case AMOUNT_HAPPENED:
        return in_pattern(library, &library->clauses[amount->query], sought);
    case AMOUNT_COUNT: return in_found(library, amount->query, sought);
    case AMOUNT_READING:
        return (sought->role == READING && amount->reading == sought->verb) ||
               (sought->role == PAID && asks_unpaid(library, amount->reading)) ||
               amount->role == sought->role || misreads_me(library, amount, sought) ||
               in_query(library, amount->query, sought);
    case AMOUNT_SUM:
    case AMOUNT_PRODUCT:
    case AMOUNT_QUOTIENT: break;
    }
    return in_amount(library, amount->reading, sought) ||
           in_amount(library, amount->query, sought);
}

static bool in_location(const Library *library, const Location *location,
                        Sought *sought)
{
    if (location->kind == LOCATION_QUERY || location->kind == LOCATION_LIST)
        return in_query(library, location->n, sought);
    return location->kind == LOCATION_ROLE && location->n == sought->role;
}

static bool in_parts(const Library *library, const Query *query, Sought *sought)
{
    const QueryId within[] = {query->has,
                              query->attachment,
                              query->host,
                              query->kept_with,
                              query->source,
                              query->choice,
                              query->chooser,
                              query->except};

    for (size_t i = 0; i < sizeof within / sizeof within[0]; i++)
        if (in_query(library, within[i], sought)) return true;
    for (int i = 0; i < query->locations_n; i++)
        if (in_location(library, &query->locations[i], sought)) return true;
    for (int i = 0; i < query->compares_n; i++)
        if (in_amount(library, query->compares[i].amount, sought)) return true;
    return query->where == sought->role ||
           (query->past &&
            in_pattern(library, &library->clauses[query->past], sought)) ||
           in_amount(library, query->count, sought) ||
           in_amount(library, query->split, sought) ||
           in_amount(library, query->total.amount, sought);
}

// Returns whether every alternative of the query means `me`, and as a kind that no thing of
// the types is. One that fits may stand beside those of other cards.
static bool mistakes_me(const Library *library, QueryId query, unsigned types)
{
    const Rules *rules = library->rules;

    for (; query; query = library->queries[query].or_else) {
        const Query *q = &library->queries[query];

        if (q->role != ROLE_ME || !q->kind) return false;
        if (rules->kinds[q->kind - 1].kind != KIND_OBJECT ||
            rules->kinds[q->kind - 1].any_of & types)
            return false;
    }
    return true;
}

// Returns 1 where something is a host and no thing of the types ever is one, 2 where it is attached
// and none ever is, else 0.
static uint8_t attached_never(const Library *library, bool host, bool attached,
                              unsigned types)
{
    if (host && !(library_attach_types(library->rules, true) & types)) return 1;
    return attached && !(library_attach_types(library->rules, false) & types) ? 2 : 0;
}

bool library_query_misjudges(const Library *library, QueryId id, unsigned types,
                             Mistaken *mistaken)
{
    const Rules *rules = library->rules;
    const Query *query = &library->queries[id];

    if (query->or_else) return false;
    mistaken->attached =
        attached_never(library, query->attachment != 0, query->host != 0, types);
    if (mistaken->attached) return true;
    for (int i = 0; i < query->compares_n; i++) {
        const int field = query->compares[i].field;

        if (library_field_types(rules, field) & types) continue;
        mistaken->field = (uint16_t)(field + 1);
        return true;
    }
    for (int i = 0; rules->adjectives_of && i < rules->adjectives_n; i++) {
        const unsigned of = rules->adjectives_of[i];

        if (!(query->adjectives >> i & 1) || !of || of & types) continue;
        mistaken->adjective = (uint8_t)(i + 1);
        return true;
    }
    return false;
}

// Returns whether all that the query means is `me`.
static bool is_me(const Library *library, QueryId query)
{
    return query && library->queries[query].role == ROLE_ME &&
           !library->queries[query].or_else;
}

// Returns whether the query is about what is attached to `me`, or to what `me` is attached, and no
// such thing may be.
static bool misattaches_me(const Library *library, const Query *query, Sought *sought)
{
    if (is_me(library, query->host))
        sought->found.attached = attached_never(library, true, false, sought->types);
    else if (is_me(library, query->attachment))
        sought->found.attached = attached_never(library, false, true, sought->types);
    return sought->found.attached;
}

static bool in_query(const Library *library, QueryId query, Sought *sought)
{
    if (query && sought->role == NO_ROLE) {
        if (mistakes_me(library, query, sought->types)) {
            sought->found.query = query;
            return true;
        }
        if (library->queries[query].role == ROLE_ME &&
            library_query_misjudges(library, query, sought->types, &sought->found))
            return true;
    }
    for (; query; query = library->queries[query].or_else) {
        const Query *q = &library->queries[query];

        if (sought->role == NO_ROLE && misattaches_me(library, q, sought)) return true;
        if (q->role == sought->role || q->controller == sought->role ||
            (q->same.role && q->same.role == sought->role) ||
            (q->different.role && q->different.role == sought->role) ||
            (q->of_value && sought->role == VALUE) ||
            ((q->choice || q->chooser) && sought->role == CHOICE) ||
            in_parts(library, q, sought))
            return true;
    }
    return false;
}

// Returns whether the event is to be at a place, or to take its thing there, and takes nothing of
// the types to where that may be.
static bool goes_nowhere(const Rules *rules, const Clause *clause, int i,
                         unsigned types)
{
    uint64_t zones = 0;

    if (!rules->types_at || !rules->event_ways) return false;
    if (!clause->to.kind && !clause->at.kind && !(clause->flags & CLAUSE_HERE))
        return false;
    for (int type = 0; type < rules->types_n; type++)
        if (types >> type & 1)
            zones |= rules->types_at[type] ? rules->types_at[type] : UINT64_MAX;
    return rules->event_ways[clause->events[i].event].to &&
           !(rules->event_ways[clause->events[i].event].to & zones);
}

// Returns whether the past that the clause asks for has an event of `me` that never happens to
// a thing of the types.
static bool misremembers_me(const Library *library, const Clause *clause,
                            Sought *sought)
{
    for (int i = 0; clause->kind == CLAUSE_HAPPENED && i < clause->events_n; i++) {
        const EventRow *row = &library->rules->events[clause->events[i].event];
        const Query *what = &library->queries[clause->events[i].what];
        const unsigned of = EVENT_TYPES(row->flags);

        if (what->role != ROLE_ME || what->or_else || !(row->flags & EVENT_OF_OBJECT))
            continue;
        sought->found.nowhere = goes_nowhere(library->rules, clause, i, sought->types);
        if (!sought->found.nowhere && (!of || of & sought->types)) continue;
        sought->found.event = (uint8_t)(clause->events[i].event + 1);
        return true;
    }
    return false;
}

static bool in_pattern(const Library *library, const Clause *clause, Sought *sought)
{
    if (sought->role == NO_ROLE && misremembers_me(library, clause, sought))
        return true;
    for (int i = 0; i < clause->events_n; i++)
        if (in_query(library, clause->events[i].what, sought)) return true;
    return in_query(library, clause->by, sought) ||
           in_query(library, clause->with, sought) ||
           in_location(library, &clause->from, sought) ||
           in_location(library, &clause->to, sought) ||
           in_location(library, &clause->at, sought) ||
           in_amount(library, clause->amount.amount, sought) ||
           in_amount(library, clause->reaches.amount, sought) ||
           in_amount(library, clause->times.amount, sought);
}

static bool in_condition(const Library *library, uint16_t condition, Sought *sought)
{
    for (; condition; condition = library->conditions[condition].next) {
        const Condition *c = &library->conditions[condition];

        switch ((ConditionKind)c->kind) {
        case CONDITION_QUERY:
            if (in_found(library, c->ref, sought)) return true;
            break;
        case CONDITION_AMOUNT:
            if (in_amount(library, c->ref, sought)) return true;
            break;
        case CONDITION_HAPPENED:
            if (in_pattern(library, &library->clauses[c->ref], sought)) return true;
            break;
        }
    }
    return false;
}

// The cost and all its alternatives.
static bool in_cost(const Library *library, uint16_t cost, Sought *sought)
{
    for (; cost; cost = library->costs[cost].or_else) {
        const Cost *c = &library->costs[cost];

        if ((c->is_value && sought->role == VALUE) ||
            in_amount(library, c->times, sought))
            return true;
        for (int i = 0; i < c->actions_n; i++)
            if (in_query(library, c->actions[i].query, sought) ||
                in_amount(library, c->actions[i].amount, sought))
                return true;
    }
    return false;
}

// Returns whether the passive asks for it, beside what its cost and `choosing` ask for.
static bool in_passive(const Library *library, const Clause *clause, Sought *sought)
{
    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_AMOUNT &&
            in_amount(library, clause->answers[i].ref, sought))
            return true;
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_ABILITIES &&
            in_query(library, clause->grants[i].query, sought))
            return true;
    return in_query(library, clause->subject, sought) ||
           in_query(library, clause->to_query, sought) ||
           in_condition(library, clause->provided, sought) ||
           in_amount(library, clause->each, sought) ||
           in_pattern(library, clause, sought);
}

static bool in_answered_costs(const Library *library, const Clause *clause,
                              Sought *sought)
{
    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_COST &&
            in_cost(library, clause->answers[i].ref, sought))
            return true;
    return false;
}

// Returns whether the first [targets] targets of the clause ask for it, or the destination
// where no target is before it, or all are meant.
static bool in_targets(const Library *library, const Clause *clause, int targets,
                       Sought *sought)
{
    for (int i = 0; i < clause->targets_n && i < targets; i++)
        if (in_query(library, clause->targets[i], sought)) return true;
    return (targets == CLAUSE_TARGETS_MAX || !clause->targets_n) &&
           in_location(library, &clause->destination, sought);
}

// Returns whether what is paid and chosen for the clause and its modes asks for it.
static bool in_use(const Library *library, const Clause *clause, int targets,
                   Sought *sought)
{
    for (int i = 0; i < clause->modes_n; i++)
        if (in_use(library, &library->clauses[clause->modes + i], targets, sought))
            return true;
    return in_condition(library, clause->provided, sought) ||
           in_cost(library, clause->cost, sought) ||
           in_targets(library, clause, targets, sought);
}

bool library_query_reads_value(const Library *library, QueryId query)
{
    return in_query(library, query, &(Sought){.role = VALUE});
}

bool library_clause_reads_value(const Library *library, const Clause *clause)
{
    Sought sought = {.role = VALUE};

    return in_answered_costs(library, clause, &sought) ||
           in_targets(library, clause, CLAUSE_TARGETS_MAX, &sought) ||
           in_cost(library, clause->cost, &sought) ||
           in_query(library, clause->choosing, &sought) ||
           in_passive(library, clause, &sought);
}

bool library_passive_reads_role(const Library *library, const Clause *clause, Role role)
{
    return in_passive(library, clause, &(Sought){.role = (int)role});
}

bool library_query_reads_role(const Library *library, QueryId query, Role role)
{
    return in_query(library, query, &(Sought){.role = (int)role});
}

bool library_pattern_reads_role(const Library *library, const Clause *clause, Role role)
{
    return in_pattern(library, clause, &(Sought){.role = (int)role});
}

bool library_use_reads_role(const Library *library, const Clause *clause, int targets,
                            Role role)
{
    return in_use(library, clause, targets, &(Sought){.role = (int)role});
}

// Returns whether anything that the clause says outside of `run` asks for it.
static bool in_data(const Library *library, const Clause *clause, Sought *sought)
{
    return in_answered_costs(library, clause, sought) ||
           in_use(library, clause, CLAUSE_TARGETS_MAX, sought) ||
           in_query(library, clause->choosing, sought) ||
           in_passive(library, clause, sought);
}

bool library_clause_reads_paid(const Library *library, const Clause *clause)
{
    return in_data(library, clause, &(Sought){.role = PAID});
}

bool library_condition_reads_paid(const Library *library, uint16_t condition)
{
    return in_condition(library, condition, &(Sought){.role = PAID});
}

bool library_clause_reads_choice(const Library *library, const Clause *clause)
{
    Sought sought = {.role = CHOICE};

    for (int i = 0; i < clause->depends_n; i++)
        if (in_condition(library, clause->depends[i].condition, &sought)) return true;
    return in_data(library, clause, &sought);
}

bool library_clause_reads_verb(const Library *library, const Clause *clause, int verb)
{
    return in_data(library, clause, &(Sought){.role = READING, .verb = verb});
}

bool library_targets_read_verb(const Library *library, const Clause *clause, int verb)
{
    return in_targets(
        library, clause, CLAUSE_TARGETS_MAX, &(Sought){.role = READING, .verb = verb});
}

bool library_query_mistakes_me(const Library *library, QueryId query, unsigned types,
                               Mistaken *mistaken)
{
    Sought sought = {.role = NO_ROLE, .types = types};
    const bool mistakes = in_query(library, query, &sought);

    if (mistaken) *mistaken = sought.found;
    return mistakes;
}

bool library_condition_mistakes_me(const Library *library, uint16_t condition,
                                   unsigned types)
{
    return in_condition(library, condition, &(Sought){.role = NO_ROLE, .types = types});
}

bool library_clause_mistakes_me(const Library *library, const Clause *clause,
                                unsigned types, Mistaken *mistaken)
{
    Sought sought = {.role = NO_ROLE, .types = types};
    bool mistakes = false;

    for (int i = 0; i < clause->depends_n && !mistakes; i++)
        mistakes = in_condition(library, clause->depends[i].condition, &sought);
    mistakes = mistakes || in_passive(library, clause, &sought) ||
               in_query(library, clause->choosing, &sought) ||
               in_answered_costs(library, clause, &sought) ||
               in_use(library, clause, CLAUSE_TARGETS_MAX, &sought);
    if (mistaken) *mistaken = sought.found;
    return mistakes;
}
