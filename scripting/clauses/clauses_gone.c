// clauses_gone.c -- refuses to ask, in a run about the card's own leaving, for what it had on the
// board: it is a new object by then, without counters, statuses and the like (124, 808).

#include "scripting/clauses/clauses_inside.h"

// Returns whether the run that is rehearsed is about the leaving of its own card, or of what that is
// attached to, and the value is what has left.
static bool has_gone(const Host *host, const Value *value)
{
    const Clause *clause = &host->library->clauses[host->rehearsed];

    if (!host->rehearsed || clause->kind != CLAUSE_WHEN || !clause->events_n ||
        value->kind != VALUE_ROLE)
        return false;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];
        const int role = host->library->queries[part->what].role;

        if (!(host->rules->events[part->event].flags & EVENT_PARTS) ||
            (role != ROLE_ME && role != ROLE_THIS) ||
            (value->n != ROLE_IT && value->n != role))
            return false;
    }
    return true;
}

// Returns whether the clause is paid with `me`, which leaves thereby.
static bool is_paid_with_me(const Host *host, const Clause *clause)
{
    const Library *library = host->library;
    const Cost *cost = &library->costs[clause->cost];

    if (cost->or_else || clause->flags & CLAUSE_ATTACHED) return false;
    for (int i = 0; i < cost->actions_n; i++) {
        const Query *q = &library->queries[cost->actions[i].query];

        if (host->rules->cost_actions[cost->actions[i].action].leaves &&
            q->role == ROLE_ME && !q->or_else)
            return true;
    }
    return false;
}

// Returns the event row of plays whose thing still lies where such a thing lies on the way.
static const char *still_there(const Rules *rules, uint64_t lies)
{
    for (int i = 0; i < rules->events_n; i++)
        if (rules->event_ways[i].stays && rules->event_ways[i].lies & lies)
            return rules->events[i].name;
    return NULL;
}

// Returns whether all that the event of the clause is about enters at once where it is on its way, and
// has left that as the ability happens.
static bool enters_at_once(const Host *host, const EventPart *part)
{
    const Rules *rules = host->rules;
    const EventWay *way = &rules->event_ways[part->event];
    const unsigned types =
        clauses_means(host, part->what, clauses_means_own(host)) & ASKED_TYPES;

    for (int i = 0; i < rules->types_n; i++)
        if (types >> i & 1 && (!rules->types_at || !(rules->types_at[i] & way->to)))
            return false;
    return types != 0;
}

// Returns the event row of plays that an `instead` may be about.
static const char *replaceable(const Rules *rules)
{
    for (int i = 0; i < rules->events_n; i++)
        if (rules->events[i].flags & EVENT_PLAYS &&
            rules->events[i].flags & EVENT_INSTEAD)
            return rules->events[i].name;
    return NULL;
}

// Refuses a verb of what is on its way in the run of a `when` that is told after that, as
// a play is told when it has left the chain (419.4.a).
static void check_on_its_way(lua_State *L, const Clause *clause, const AsksThing *asks,
                             int role)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const AcceptRow *accepts =
        asks->accepts ? &rules->accepts[asks->accepts - 1] : NULL;
    bool enters = true;
    const char *there;

    if (!accepts || !accepts->zones || clause->kind != CLAUSE_WHEN ||
        !clause->events_n || !rules->event_ways || asks->verb->deed != DEED_ACT)
        return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventWay *way = &rules->event_ways[clause->events[i].event];
        const Query *what = &host->library->queries[clause->events[i].what];

        const bool at_once = enters_at_once(host, &clause->events[i]);

        if (!way->lies || (way->stays && !at_once) || accepts->zones & ~way->lies)
            return;
        if (role == ROLE_ME && what->role != ROLE_ME) return;
        enters &= at_once;
    }
    if (enters && replaceable(rules))
        script_fault_at(
            L,
            (ScriptSpot){FOUND_NEVER_HAPPENS, asks->at.script, asks->at.line},
            "'%s' takes %s, and what was '%s' has entered by then: write instead { %s = ... }",
            asks->verb->name,
            accepts->name,
            rules->events[clause->events[0].event].name,
            replaceable(rules));
    there = still_there(rules, accepts->zones);
    if (there)
        script_fault_at(
            L,
            (ScriptSpot){FOUND_NEVER_HAPPENS, asks->at.script, asks->at.line},
            "'%s' takes %s, and what was '%s' has left by then: write %s = ...",
            asks->verb->name,
            accepts->name,
            rules->events[clause->events[0].event].name,
            there);
}

// Refuses a verb of `it` in the run of a `when` whose events all take that off the board: when
// the ability happens, on the chain, another thing lies where it went (124, 359.3.e.12).
static void check_left(lua_State *L, const Clause *clause, const AsksThing *asks)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const char *event = rules->events[clause->events[0].event].name;

    if (clause->kind != CLAUSE_WHEN || !clause->events_n || rules->lacks & LACKS_CHAIN)
        return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];

        if (!(rules->events[part->event].flags & EVENT_PARTS) ||
            host->library->queries[part->what].role == ROLE_ME)
            return;
    }
    script_fault_at(
        L,
        (ScriptSpot){FOUND_NEVER_HAPPENS, asks->at.script, asks->at.line},
        "'%s' finds nothing: 'it' has left by then, and elsewhere it is another "
        "thing (124). Say which in the event, %s = ..., or in 'provided'; where "
        "it went it is card { at = PLACE, happened { %s = that } }",
        asks->verb->name,
        event,
        event);
}

static void check_it(lua_State *L, const Clause *clause, const AsksThing *asks)
{
    check_on_its_way(L, clause, asks, ROLE_IT);
    check_left(L, clause, asks);
}

// Returns the one clause that has the run that is rehearsed, the row of no clause where several
// have it.
static const Clause *clause_rehearsed(const Host *host)
{
    const Library *library = host->library;
    int found = 0;

    for (int i = 1; i < library->clauses_n; i++) {
        if (library->clauses[i].run != host->run_rehearsed) continue;
        if (found) return library->clauses;
        found = i;
    }
    return &library->clauses[found];
}

// Returns whether `it` is what the events are about, whatever else is given to the clause.
static bool is_of_events(const Library *library, const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++)
        if (library->queries[clause->events[i].what].role != ROLE_IT)
            return clause->flags & CLAUSE_PRINTED;
    return true;
}

void clauses_gone_check_it(lua_State *L, const VerbRow *verb, int accepts)
{
    Host *host = host_of(L);
    const Clause *clause = clause_rehearsed(host);
    Run *run = &host->runs[host->run_rehearsed];
    AsksThing asks = {.verb = verb, .accepts = (uint8_t)accepts};

    clauses_fault_note(host, &asks.at, verb->name);
    if (is_of_events(host->library, clause))
        check_it(L, clause, &asks);
    else if (!run->asks_it.verb)
        run->asks_it = asks;
}

void clauses_gone_check_started(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    if (clause->run > 0 && clause->run < host->runs_n &&
        host->runs[clause->run].asks_it.verb)
        check_it(L, clause, &host->runs[clause->run].asks_it);
}

void clauses_gone_check_act(lua_State *L, const VerbRow *verb, int accepts,
                            const Value *value)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const Clause *clause = &host->library->clauses[host->rehearsed];
    uint64_t off = accepts ? rules->accepts[accepts - 1].zones : 1;
    AsksThing asks = {.verb = verb, .accepts = (uint8_t)accepts};

    if (!host->rehearsed || verb->deed != DEED_ACT || value->kind != VALUE_ROLE) return;
    if (value->n != ROLE_ME && value->n != ROLE_THIS) return;
    clauses_fault_note(host_of(L), &asks.at, verb->name);
    if (value->n == ROLE_ME) check_on_its_way(L, clause, &asks, ROLE_ME);
    for (int zone = 0; accepts && zone < rules->zones_n; zone++)
        if (rules->zones[zone].flags & ZONE_BOARD) off &= ~(UINT64_C(1) << zone);
    if (off || (!has_gone(host, value) &&
                !(value->n == ROLE_ME && is_paid_with_me(host, clause))))
        return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "'%s' takes %s, and '%s' has left by then: say it of another thing",
                 verb->name,
                 rules->accepts[accepts - 1].name,
                 value->n == ROLE_ME ? "me" : "this");
}

void clauses_gone_check_lasting(lua_State *L, int word)
{
    const Host *host = host_of(L);
    const Value me = {.kind = VALUE_ROLE, .n = ROLE_ME};
    const Clause *clause = &host->library->clauses[host->rehearsed];

    if (!host->rehearsed || !host->rules->ends_of ||
        host->rules->ends_of(host->rules, word) != ENDS_SOURCE ||
        clause->flags & CLAUSE_ATTACHED ||
        (!has_gone(host, &me) && !is_paid_with_me(host, clause)))
        return;
    script_fault(
        L,
        FOUND_NOTHING_DONE,
        "'%s' is over at once, because 'me' has left by then: say another time",
        host->rules->words[word].name);
}

// Returns whether counters of things have that field.
static bool is_counter(const Rules *rules, int field)
{
    return field >= rules->fields_n + PLAYER_COUNTERS_MAX;
}

_Noreturn static void refuse(lua_State *L, const char *what)
{
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "the card has left, is a new object where it went, and has no %s any "
                 "more: ask for it in 'provided', card { me, ... }",
                 what);
}

// Returns the zones of single players off the board, a bit each: what leaves goes to its owner's.
static uint64_t zones_of_owners(const Rules *rules)
{
    uint64_t zones = 0;

    for (int i = 0; i < rules->zones_n; i++)
        if (rules->zones[i].scope == SCOPE_PLAYER &&
            !(rules->zones[i].flags & ZONE_BOARD))
            zones |= UINT64_C(1) << i;
    return zones;
}

// Returns the adjective that nothing there has and for which the query asks, NULL: none.
static const char *adjective_of_board(const Rules *rules, const Query *q)
{
    const uint64_t zones = zones_of_owners(rules);

    for (int i = 0; rules->adjectives_at && i < rules->adjectives_n; i++)
        if (q->adjectives >> i & 1 && rules->adjectives_at[i] &&
            !(rules->adjectives_at[i] & zones))
            return rules->adjectives[i].name;
    return NULL;
}

void clauses_gone_check_asked(lua_State *L, const Value *thing, QueryId query)
{
    const Host *host = host_of(L);
    const Query *q = &host->library->queries[query];
    const char *adjective = adjective_of_board(host->rules, q);

    if (!query || q->or_else || !has_gone(host, thing)) return;
    if (adjective) refuse(L, lua_pushfstring(L, "'%s'", adjective));
    if (q->statuses)
        refuse(L,
               lua_pushfstring(
                   L, "'%s'", host->library->statuses[__builtin_ctz(q->statuses)]));
    for (int i = 0; i < q->compares_n; i++)
        if (is_counter(host->rules, q->compares[i].field)) refuse(L, "counters");
}

void clauses_gone_check_number(lua_State *L, const Value *thing, int field)
{
    const Host *host = host_of(L);

    if (is_counter(host->rules, field) && has_gone(host, thing)) refuse(L, "counters");
}

// ---- what has paid for the ability

// Returns the one cost of things that the script names for playing its card, 0: none, or several.
static uint16_t cost_of_play(const Host *host)
{
    const Library *library = host->library;
    uint16_t cost = 0;

    if (!host_loads_card(host)) return 0;
    for (int i = host->before.clauses; i < library->clauses_n; i++) {
        const Clause *clause = &library->clauses[i];

        if (!library_is_additional_cost(library, (ClauseId)i) ||
            !library->costs[clause->cost].actions_n)
            continue;
        if (cost) return 0;
        cost = clause->cost;
    }
    return cost;
}

// Returns the cost of which the run that is rehearsed knows what has paid it: that of its ability;
// of what happens as the card is played, the additional one.
static const Cost *cost_known(const Host *host)
{
    const Clause *clause = &host->library->clauses[host->rehearsed];
    const bool plays = clause->kind == CLAUSE_EFFECT && clause->flags & CLAUSE_PRINTED;

    return &host->library->costs[clause->cost ? clause->cost
                                 : plays      ? cost_of_play(host)
                                              : 0];
}

QueryId clauses_gone_paid_with(const Host *host)
{
    const Cost *cost = cost_known(host);

    if (!host->rehearsed || cost->or_else || cost->actions_n != 1 ||
        host->rules->cost_actions[cost->actions[0].action].counts)
        return 0;
    return cost->actions[0].query;
}

// Returns whether the clause has a cost of things, or one that it gives to others.
static bool has_cost_of_things(const Host *host, const Clause *clause)
{
    for (int i = 0; i < clause->answers_n; i++)
        if (host->rules->questions[clause->answers[i].question].answer == ANSWER_COST)
            return true;
    return host->library->costs[clause->cost].actions_n > 0;
}

// Returns whether the script names a cost of things, or prints a keyword with one.
static bool names_cost_of_things(const Host *host)
{
    const Library *library = host->library;

    for (int i = host->before.clauses; i < library->clauses_n; i++)
        if (has_cost_of_things(host, &library->clauses[i])) return true;
    return host->has_paid;
}

// Returns whether things may pay for the clause, or for the card whose text it is.
static bool may_be_paid_by_things(const Host *host, const Clause *clause)
{
    const Cost *cost = &host->library->costs[clause->cost];

    if (clause->cost) return cost->actions_n || cost->or_else || cost->is_value;
    if (clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_ACTIVATED) return false;
    return !host_loads_card(host) || names_cost_of_things(host);
}

void clauses_gone_check_payer(lua_State *L, const VerbRow *verb)
{
    const Host *host = host_of(L);
    const Clause *clause = &host->library->clauses[host->rehearsed];

    if (!verb->of_payer || !host->rehearsed) return;
    if (clause->kind == CLAUSE_INSTEAD)
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'%s' tells of the things that paid for what is on the chain, and "
            "an instead never is: let 'run' do what the cost does, and use what "
            "the verb gives",
            verb->name);
    if (clause->flags & CLAUSE_ATTACHED || may_be_paid_by_things(host, clause)) return;
    script_fault(
        L,
        FOUND_NOT_ASKED,
        "'%s' tells of the things that paid for this, and none do: %s",
        verb->name,
        clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_ACTIVATED
            ? "write it in what has the cost, or give this one a cost of things"
            : "write a cost of things above, as { ... = me, cost = { ... } }");
}

// A number that an amount may read: of the thing with the role, and if [counter] is not 0 of that
// counter of it alone, as CostAction.counter.
typedef struct {
    Role role;
    int counter;
} Number;

// Returns whether the amount reads such a number, however deep.
static bool reads_number(const Library *library, int amount, Number number)
{
    const Amount *it = &library->amounts[amount];

    if (it->kind == AMOUNT_READING)
        return it->role == number.role &&
               (!number.counter ||
                (library->rules->verbs[it->reading].signature[0] == 'f' &&
                 (it->n & 0xff) == library->rules->fields_n + number.counter));
    return (it->kind == AMOUNT_SUM || it->kind == AMOUNT_PRODUCT ||
            it->kind == AMOUNT_QUOTIENT) &&
           (reads_number(library, it->reading, number) ||
            reads_number(library, it->query, number));
}

// Returns whether a target of the clause goes by such a number.
static bool targets_read(const Library *library, const Clause *clause, Number number)
{
    bool any = false;

    for (int i = 0; i < clause->targets_n; i++)
        for (QueryId id = clause->targets[i]; id; id = library->queries[id].or_else) {
            const Query *q = &library->queries[id];

            any |= reads_number(library, q->split, number) ||
                   reads_number(library, q->count, number);
            for (int k = 0; k < q->compares_n; k++)
                any |= reads_number(library, q->compares[k].amount, number);
        }
    return any;
}

// Refuses targets by the number of a counter of `me` that pays for the ability: it is one number as
// they are chosen, and another one as they are looked at again.
static void check_number_of_paid(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;
    const Cost *cost = &library->costs[clause->cost];

    for (int i = 0; i < cost->actions_n; i++) {
        const int counter = cost->actions[i].counter;

        if (counter < PLAYER_COUNTERS_MAX ||
            !targets_read(library, clause, (Number){ROLE_ME, counter}))
            continue;
        clauses_fault(
            L,
            clause,
            FOUND_NEVER_HAPPENS,
            "this counter of 'me' is paid after the targets are chosen, and is another "
            "number then: let the payer say how many, cost = { NAME = any_number }, and "
            "write paid() in 'target', which is told before");
    }
}

// Refuses targets by a number of what has left: where it went it is another thing (124).
static void check_number_of_left(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    bool me = true;

    if (clause->kind != CLAUSE_WHEN || clause->flags & CLAUSE_ATTACHED ||
        host->rules->lacks & LACKS_CHAIN || !clause->events_n)
        return;
    for (int i = 0; i < clause->events_n; i++) {
        if (!(host->rules->events[clause->events[i].event].flags & EVENT_PARTS)) return;
        me &= host->library->queries[clause->events[i].what].role == ROLE_ME;
    }
    if (targets_read(host->library, clause, (Number){ROLE_IT, 0}) ||
        (me && targets_read(host->library, clause, (Number){ROLE_ME, 0})))
        clauses_fault(
            L,
            clause,
            FOUND_NEVER_HAPPENS,
            "what was '%s' is another thing by then (124), and its numbers are lost: "
            "ask for them in the event, %s = ..., or in 'provided'",
            host->rules->events[clause->events[0].event].name,
            host->rules->events[clause->events[0].event].name);
}

// Refuses targets by a number of `me` where that pays for the ability and leaves: they are looked at
// once more after that, and it has no such number any more.
static void check_number_of_payer(lua_State *L, const Clause *clause)
{
    if (clause->kind == CLAUSE_ACTIVATED && is_paid_with_me(host_of(L), clause) &&
        targets_read(host_of(L)->library, clause, (Number){ROLE_ME, 0}))
        clauses_fault(
            L,
            clause,
            FOUND_NEVER_HAPPENS,
            "'me' pays for this and has left by then, and its numbers are lost "
            "(124): write a number, or one of something else");
}

void clauses_gone_check_targets(lua_State *L, const Clause *clause)
{
    const Rules *rules = host_of(L)->rules;

    if (clause->kind != CLAUSE_WHEN && clause->kind != CLAUSE_ACTIVATED) return;
    check_number_of_payer(L, clause);
    check_number_of_paid(L, clause);
    check_number_of_left(L, clause);
    for (int i = 0; i < rules->verbs_n; i++)
        if (rules->verbs[i].of_payer &&
            library_targets_read_verb(host_of(L)->library, clause, i))
            clauses_fault(
                L,
                clause,
                FOUND_NOT_ASKED,
                "targets are chosen before the cost is paid, so '%s' is nothing "
                "yet: choose in 'run', pick(...)",
                rules->verbs[i].name);
}

// Returns the verb that tells the last number of what has paid.
static const char *number_of_payer(const Rules *rules)
{
    int i = 0;

    while (i < rules->verbs_n - 1 &&
           !(rules->verbs[i].of_payer && rules->verbs[i].gives == VALUE_NUMBER))
        i++;
    return rules->verbs[i].name;
}

void clauses_gone_check_number_of_me(lua_State *L, const VerbRow *row,
                                     const Value *args, const Value *thing)
{
    const Host *host = host_of(L);

    if (row->reads & READS_NUMBERS && row->signature[0] == 'x' && has_gone(host, thing))
        refuse(L, lua_pushfstring(L, "'%s' of the board", row->name));
    if (row->signature[0] == 'f' && has_gone(host, thing) &&
        args[0].n < host->rules->fields_n && host->rules->fields_at &&
        host->rules->fields_at[args[0].n])
        refuse(L,
               lua_pushfstring(
                   L, "'%s' of the board", host->rules->fields[args[0].n].name));
    if (!host->rehearsed || row->deed == DEED_ACT || thing->kind != VALUE_ROLE ||
        thing->n != ROLE_ME ||
        !is_paid_with_me(host, &host->library->clauses[host->rehearsed]))
        return;
    if (row->reads & READS_NUMBERS && row->signature[0] == 'x')
        script_fault(L,
                     FOUND_NEVER_HAPPENS,
                     "'me' has paid for this and is gone by then: write %s()",
                     number_of_payer(host->rules));
    if (row->signature[0] == 'f' && is_counter(host->rules, args[0].n))
        script_fault(
            L,
            FOUND_NEVER_HAPPENS,
            "'me' has paid for this and is gone by then, with its counters: "
            "spend them as a part of the cost, { NAME = any_number, ... }, and "
            "paid() tells how many, or let 'run' do what the cost does, after "
            "it has counted");
}

bool clauses_gone_payer_leaves(const Host *host)
{
    if (!clauses_gone_paid_with(host)) return false;
    return host->rules->cost_actions[cost_known(host)->actions[0].action].leaves;
}

static bool is_gone_payer(const Host *host, const Value *thing)
{
    return host->payer_leaves && thing->kind == VALUE_NIL && thing->ref.generation;
}

void clauses_gone_check_act_on_payer(lua_State *L, const VerbRow *verb,
                                     const Value *thing)
{
    if (verb->deed == DEED_ACT && is_gone_payer(host_of(L), thing))
        script_fault(
            L,
            FOUND_NEVER_HAPPENS,
            "'%s' finds nothing: what has paid for this has left, and elsewhere "
            "it is another thing, of which the card alone is known",
            verb->name);
}

void clauses_gone_check_paid(lua_State *L, const Value *thing, bool of_print)
{
    if (of_print || !is_gone_payer(host_of(L), thing)) return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "what has paid for this is gone by then, and of it the card alone is "
                 "known: ask for what is printed, or write it in the cost");
}
