// vain_payer.c -- refuses conditions of an ability that with its cost never hold, so that it is
// never used, or that hold whenever the cost can be paid.

#include "scripting/vain/vain_payer.h"

#include <string.h>

#include "scripting/lua/script_fault.h"

// A condition about things, and a part of the cost that things pay.
typedef struct {
    lua_State *L;
    const Query *condition, *payer;
    const CostActionRow *action;
} Paid;

// Returns whether the numbers that the comparison lets pass and those from [least] to [most] have
// none in common; a number that only a game knows may be any.
static bool is_beyond(const Library *library, const Compare *compare, int least,
                      int most)
{
    const Amount *with = &library->amounts[compare->amount];

    if (with->kind != AMOUNT_CONST) return false;
    switch ((Op)compare->op) {
    case OP_EQUAL: return with->n < least || with->n > most;
    case OP_AT_LEAST: return with->n > most;
    case OP_AT_MOST: return with->n < least;
    case OP_LESS_THAN: return with->n <= least;
    case OP_NONE:
    case OP_ANY: break;
    }
    return false;
}

// Refuses an ability that is used only while `me` is what paying for it makes it.
static void check_made(const Paid *paid)
{
    const Host *host = host_of(paid->L);
    const int makes = paid->action->makes, marks = paid->action->marks;
    const bool made = makes && paid->condition->adjectives >> (makes - 1) & 1;

    if (!made && !(marks && paid->condition->statuses >> (marks - 1) & 1)) return;
    script_fault(paid->L,
                 FOUND_AT_ONCE,
                 "what is '%s' already never pays '%s', so this is never used: take "
                 "one of them out",
                 made ? host->rules->adjectives[makes - 1].name
                      : host->library->statuses[marks - 1],
                 paid->action->name);
}

// Returns the number of things that the counter of the game is, -1: none.
static int field_of(const Rules *rules, int counter)
{
    for (int i = 0; i < rules->fields_n; i++)
        if (!strcmp(rules->fields[i].name, rules->counters[counter].name)) return i;
    return -1;
}

// Refuses an ability that is used only while `me` has too many counters to pay, or too few.
static void check_room(const Paid *paid)
{
    const Host *host = host_of(paid->L);
    const int counter = paid->action->counter - 1;
    const int field = counter < 0 ? -1 : field_of(host->rules, counter);

    for (int i = 0; i < paid->condition->compares_n; i++) {
        const Compare *compare = &paid->condition->compares[i];

        if (compare->field != field ||
            !is_beyond(host->library, compare, paid->action->least, paid->action->most))
            continue;
        const char *most = paid->action->most == INT16_MAX
                               ? "more"
                               : lua_pushfstring(paid->L, "%d", paid->action->most);

        script_fault(paid->L,
                     FOUND_AT_ONCE,
                     "what pays '%s' has %d %s %s '%s', so this is never used: write "
                     "such a number, or take it out",
                     paid->action->name,
                     paid->action->least,
                     paid->action->most == INT16_MAX ? "or" : "to",
                     most,
                     host->rules->counters[counter].name);
    }
}

// Returns whether the query asks for that adjective and that status alone (a bit each, 0: none), of
// whatever role and kind.
static bool asks_alone(const Query *query, uint64_t adjectives, uint32_t statuses)
{
    static const Query no_demand;
    const void *none = &no_demand, *left;
    Query rest;

    // Queries begin as zeros, so the bytes between their fields are equal, too.
    memcpy(&rest, query, sizeof rest);
    if (rest.adjectives != adjectives || rest.statuses != statuses) return false;
    rest.adjectives = 0;
    rest.statuses = 0;
    rest.asks = 0;
    rest.types = rest.none_of = 0;
    rest.role = 0;
    rest.kind = 0;
    left = &rest;
    return !memcmp(left, none, sizeof rest);
}

// Returns whether the condition is that `me` is not yet what paying makes it.
static bool asks_not_yet(const Host *host, const Paid *paid)
{
    const Rules *rules = host->rules;
    const int makes = paid->action->makes, marks = paid->action->marks;
    const uint64_t made = makes ? UINT64_C(1) << (makes - 1) : 0;
    const uint32_t marked = marks ? UINT32_C(1) << (marks - 1) : 0;
    Query rest;

    for (int i = 0; makes && i < rules->opposites_n; i++) {
        const OppositeRow *row = &rules->opposites[i];
        const int other = row->one == makes - 1     ? row->other
                          : row->other == makes - 1 ? row->one
                                                    : -1;

        if (other >= 0 && asks_alone(paid->condition, UINT64_C(1) << other, 0))
            return true;
    }
    if (!paid->condition->except || !(made || marked)) return false;
    memcpy(&rest, paid->condition, sizeof rest);
    rest.except = 0;
    return asks_alone(&rest, 0, 0) &&
           asks_alone(&host->library->queries[paid->condition->except], made, marked);
}

// Refuses to ask of `me` what paying asks of it already.
static void check_asked(const Paid *paid)
{
    if (asks_not_yet(host_of(paid->L), paid))
        script_fault(paid->L,
                     FOUND_TRUTH,
                     "this condition always holds as '%s' is paid: take it out of "
                     "'provided'",
                     paid->action->name);
}

// Returns whether the condition is that there is nothing of what it means.
static bool is_of_none(const Library *library, const Query *condition)
{
    const Compare count = {.op = condition->count_op, .amount = condition->count};

    return condition->count_op != OP_NONE && is_beyond(library, &count, 1, INT16_MAX);
}

// Returns whether the condition means whatever the query of the payer does: it asks for less of
// its adjectives, and else for nothing or for the same.
static bool means_payer(const Paid *paid)
{
    static const Query no_demand;
    const void *none = &no_demand, *left, *right;
    Query wide, narrow;

    memcpy(&wide, paid->condition, sizeof wide);
    memcpy(&narrow, paid->payer, sizeof narrow);
    if (wide.or_else || narrow.or_else || wide.adjectives & ~narrow.adjectives ||
        wide.statuses & ~narrow.statuses || wide.supertypes & ~narrow.supertypes ||
        (wide.types && (!narrow.types || narrow.types & ~wide.types)) ||
        wide.none_of & ~narrow.none_of ||
        memcmp(wide.locations, narrow.locations, sizeof wide.locations) != 0)
        return false;
    wide.count_op = narrow.count_op = 0;
    wide.count = narrow.count = 0;
    wide.adjectives = narrow.adjectives = 0;
    wide.statuses = narrow.statuses = 0;
    wide.supertypes = narrow.supertypes = 0;
    wide.types = narrow.types = 0;
    wide.none_of = narrow.none_of = 0;
    wide.kind = narrow.kind = 0;
    wide.asks = narrow.asks = 0;
    left = &wide;
    right = &narrow;
    return !memcmp(left, none, sizeof wide) || !memcmp(left, right, sizeof wide);
}

// Returns whether what pays is found on the board, where conditions look.
static bool is_paid_on_board(const Rules *rules, const CostActionRow *action)
{
    uint64_t off = action->accepts ? rules->accepts[action->accepts - 1].zones : 0;

    for (int zone = 0; zone < rules->zones_n; zone++)
        if (rules->zones[zone].flags & ZONE_BOARD) off &= ~(UINT64_C(1) << zone);
    return !off;
}

// Refuses an ability that is used only where there is nothing that could pay for it.
static void check_none(const Paid *paid)
{
    const Host *host = host_of(paid->L);

    if (!is_of_none(host->library, paid->condition) || !means_payer(paid) ||
        !is_paid_on_board(host->rules, paid->action))
        return;
    script_fault(paid->L,
                 FOUND_AT_ONCE,
                 "'provided' wants none of what pays '%s', so this is never used: "
                 "take one of them out",
                 paid->action->name);
}

static void check_condition(lua_State *L, const Clause *clause, QueryId query)
{
    const Host *host = host_of(L);
    const Query *condition = &host->library->queries[query];
    const Cost *cost = &host->library->costs[clause->cost];

    if (condition->or_else || cost->or_else) return;
    for (int i = 0; i < cost->actions_n; i++) {
        const CostAction *part = &cost->actions[i];
        const Paid paid = {.L = L,
                           .condition = condition,
                           .payer = &host->library->queries[part->query],
                           .action = &host->rules->cost_actions[part->action]};

        if (paid.action->counts || paid.payer->or_else) continue;
        if (part->query) check_none(&paid);
        if (condition->role != ROLE_ME || paid.payer->role != ROLE_ME) continue;
        check_made(&paid);
        check_room(&paid);
        check_asked(&paid);
    }
}

void vain_payer_check(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;

    if (clause->kind != CLAUSE_ACTIVATED || !clause->cost) return;
    for (uint16_t id = clause->provided; id; id = library->conditions[id].next)
        if (library->conditions[id].kind == CONDITION_QUERY)
            check_condition(L, clause, library->conditions[id].ref);
}
