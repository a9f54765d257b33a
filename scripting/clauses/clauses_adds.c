// clauses_adds.c -- refuses resources that an ability adds for nothing that asks for them.

#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/script_recover.h"

void clauses_adds_check_each(lua_State *L, const Clause *clause)
{
    const Cost *adds = &host_of(L)->library->costs[clause->adds];
    int kinds = 0;

    for (int r = 0; r < host_of(L)->rules->resources_n; r++)
        kinds += adds->resource[r] != 0;
    if (clause->for_each && (!clause->adds || kinds != 1))
        clauses_fault(L,
                      clause,
                      FOUND_COST_FORM,
                      "'for_each' goes with an 'adds' of one resource");
}

// Returns whether the cost is the thing itself, beside resources: no player chooses anything.
static bool is_of_itself(const Library *library, const Cost *cost)
{
    for (int i = 0; i < cost->actions_n; i++)
        if (library->queries[cost->actions[i].query].role != ROLE_ME) return false;
    return cost->actions_n && !cost->or_else;
}

const char *clauses_adds_flag(uint16_t flag)
{
    static const struct {
        uint16_t flag;
        const char *name;
    } rows[] = {
#define FLAG(id, name, kinds, rule, doc) {CLAUSE_##id, name},
#include "scripting/base/language.def"
    };
    int i = 0;

    while (rows[i].flag != flag) i++;
    return rows[i].name;
}

// Refuses things for which nobody ever pays: what is played is on its way, and of an ability that
// is used `only` says that. A place where things stand is one of where something goes on.
static void check_paid_for(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;

    if (!rules->types_at || !rules->event_ways) return;
    for (QueryId id = query; id; id = host->library->queries[id].or_else) {
        const Query *q = &host->library->queries[id];
        const KindRow *kind = q->kind ? &rules->kinds[q->kind - 1] : NULL;

        if (!kind || kind->kind != KIND_OBJECT || !kind->any_of ||
            clauses_zones_of_types(rules, kind->any_of) &
                (clauses_zones_on_the_way(rules) | clauses_zones_to_stand(rules)))
            continue;
        script_fault(
            L,
            FOUND_NEVER_HAPPENS,
            "no %s is ever played for a price: of what it does say ability { of "
            "= %s }",
            kind->name,
            kind->name);
    }
    clauses_way_check_lies(L, query, true);
    clauses_side_check_own(L, query, "what this pays for");
}

// Returns whether the cost is nothing but resources, and what `me` is then, which stays there.
static bool is_of_resources(const Rules *rules, const Library *library,
                            const Cost *cost)
{
    for (int i = 0; i < cost->actions_n; i++) {
        const CostActionRow *row = &rules->cost_actions[cost->actions[i].action];

        if (!(row->makes || row->marks) || row->leaves || row->counts ||
            library->queries[cost->actions[i].query].role != ROLE_ME)
            return false;
    }
    return !cost->or_else && !cost->is_value && !cost->times && !cost_is_open(cost);
}

// Returns whether cards of the game may let the abilities of others add more.
static bool may_add_more(const Rules *rules)
{
    for (int i = 0; rules->question_bounds && i < rules->questions_n; i++)
        if (rules->question_bounds[i].needs == NEEDS_ADDS) return true;
    return false;
}

#define NO_MORE                                                                        \
    "'adds' gives no more than 'cost' takes: write more of it, another resource, or "  \
    "less in 'cost'"

// Refuses an ability that gives no more of anything than it takes; tells it where another card may
// let it add more. A resource that stands for others is another one than what paid for it.
static void check_gain(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Cost *adds = &host->library->costs[clause->adds];
    const Cost *cost = &host->library->costs[clause->cost];

    if (!clause->cost || clause->for_each || clause->run || clause->modes_n ||
        !is_of_resources(host->rules, host->library, cost) || adds->or_else ||
        adds->times || adds->is_value || cost_is_open(adds))
        return;
    for (int r = 0; r < host->rules->resources_n; r++)
        if (adds->resource[r] > cost->resource[r] ||
            (adds->resource[r] && host->rules->resources[r].pays))
            return;
    if (!may_add_more(host->rules))
        clauses_fault(L, clause, FOUND_NOTHING_DONE, NO_MORE);
    script_recover_remark(L,
                          (ScriptSpot){FOUND_NOT_ITS_OWN, clause->script, clause->line},
                          NO_MORE
                          ". It does so alone where another card lets it add more");
}

void clauses_adds_check_only(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;

    if (clause->adds) check_gain(L, clause);

    if (clause->adds && clause->targets_n)
        clauses_fault(
            L,
            clause,
            FOUND_NOT_ASKED,
            "'adds' is done at once, and chooses no target: what chooses says "
            "'%s' in 'run', and no 'adds'",
            library->rules->verb_adds ? library->rules->verb_adds : "add");
    if (!clause->adds || !clause->to_query) return;
    check_paid_for(L, clause->to_query);
    if (!is_of_itself(library, &library->costs[clause->cost]))
        clauses_fault(
            L,
            clause,
            FOUND_COST_FORM,
            "what adds for some things only is used while they are paid for: it "
            "costs itself, as 'exhaust = me' does, and beside that resources");
    if (!(clause->flags & CLAUSE_ANSWERS) && !(host_of(L)->rules->lacks & LACKS_CHAIN))
        clauses_fault(L,
                      clause,
                      FOUND_COST_FORM,
                      "what adds for some things only is used while they are paid for, "
                      "so the clause is a '%s'",
                      clauses_adds_flag(CLAUSE_ANSWERS));
}
