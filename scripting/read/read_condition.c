// read_condition.c -- reads a condition of `provided`.
//
// A condition is a reading, a query, something that happened, or a list of these, all
// of which must hold. Lists do not contain lists.

#include <string.h>

#include "scripting/read/read_inside.h"
#include "scripting/vain/vain_data.h"

// Refuses a condition that one of all players is who has the turn: one always does.
static void check_whose_turn(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const Query *q = &host->library->queries[query];
    Query rest = *q;

    if (!q->kind || rules->kinds[q->kind - 1].kind != KIND_PLAYER || q->or_else) return;
    for (int i = 0; i < q->kind - 1; i++)
        if (rules->kinds[i].kind == KIND_PLAYER) return; // the opponents
    rest.kind = 0;
    for (int i = 0; i < rules->adjectives_n; i++)
        if (vain_data_side(rules, i) == SIDE_TURN && vain_data_is_adjective(&rest, i))
            script_fault(
                L,
                FOUND_TRUTH,
                "one player always has the turn: say whether you do, %s { you, %s }",
                rules->kinds[q->kind - 1].name,
                rules->adjectives[i].name);
}

static uint16_t read_within(lua_State *L, int index, int depth);

// Chains the conditions of a list, from the last to the first.
static uint16_t read_all(lua_State *L, int table, int depth)
{
    Library *library = host_of(L)->library;
    uint16_t next = 0;

    if (depth == LIST_DEPTH_MAX)
        script_fault(L, FOUND_TOO_MANY, "lists are nested too deep");
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    const int n = read_list_entries(L, table, "provided");
    read_list_check_once(L, table, "provided");
    for (int i = n; i >= 1; i--) {
        Condition condition;
        uint16_t read;

        (void)lua_rawgeti(L, table, i);
        read = read_within(L, lua_absindex(L, -1), depth + 1); // the array may grow
        condition = library->conditions[read];
        lua_pop(L, 1);
        if (condition.next)
            script_fault(
                L, FOUND_FORM, "a list of conditions cannot hold another list");
        condition.next = next;
        next = library_add_condition(library, &condition);
    }
    if (!next) right_line_fault(L, FOUND_NOTHING_DONE, NULL, "a condition is empty");
    return next;
}

static uint16_t read_within(lua_State *L, int index, int depth)
{
    const ScriptValue *datum = script_value_at(L, index);
    Condition condition;

    if (lua_istable(L, index)) return read_all(L, index, depth);
    // Lua works out `not` before anybody sees it: of a word it makes false.
    if (lua_isboolean(L, index))
        script_fault(
            L,
            FOUND_FORM,
            "a condition is %s: 'not', '==' and the like are Lua's own, and mean "
            "nothing of what is data; that nothing is found says count = 0 in a "
            "query, and that a number is 0 says 1 - NUMBER, as in 1 - in_phase(...)",
            lua_toboolean(L, index) ? "true" : "false");
    memset(&condition, 0, sizeof condition);
    if (datum && datum->kind == DATUM_HAPPENED) {
        condition.kind = CONDITION_HAPPENED;
        condition.ref = datum->n;
    } else if (datum && datum->kind == SCRIPT_AMOUNT) {
        condition.kind = CONDITION_AMOUNT;
        condition.ref = datum->n;
    } else {
        condition.kind = CONDITION_QUERY;
        condition.ref = read_query(L, index, "a condition");
        read_query_check_group(L, condition.ref, "provided", true);
        clauses_zones_check_found(L, condition.ref);
        check_whose_turn(L, condition.ref);
    }
    return library_add_condition(host_of(L)->library, &condition);
}

uint16_t read_condition(lua_State *L, int index)
{
    const uint16_t condition = read_within(L, index, 0);

    vain_data_check_condition(L, condition);
    return condition;
}

// Returns whether the amount is worked out from the number of the keyword.
static bool is_value(const Library *library, uint16_t id)
{
    const Amount *amount = &library->amounts[id];

    switch ((AmountKind)amount->kind) {
    case AMOUNT_VALUE: return id;
    case AMOUNT_SUM:
    case AMOUNT_PRODUCT:
    case AMOUNT_QUOTIENT:
        return is_value(library, amount->reading) || is_value(library, amount->query);
    case AMOUNT_CONST:
    case AMOUNT_READING:
    case AMOUNT_PAID:
    case AMOUNT_COUNT:
    case AMOUNT_HAPPENED:
    case AMOUNT_BOUND: break;
    }
    return false;
}

// Returns whether the condition compares something with the number of its keyword.
static bool asks_number(const Library *library, uint16_t condition)
{
    for (; condition; condition = library->conditions[condition].next) {
        const Condition *part = &library->conditions[condition];
        const Query *query;

        if (part->kind == CONDITION_AMOUNT && is_value(library, part->ref)) return true;
        if (part->kind != CONDITION_QUERY) continue;
        query = &library->queries[part->ref];
        if (is_value(library, query->count)) return true;
        for (int i = 0; i < query->compares_n; i++)
            if (is_value(library, query->compares[i].amount)) return true;
    }
    return false;
}

void read_condition_check_number(lua_State *L, int keyword, int n)
{
    const Library *library = host_of(L)->library;
    const Keyword *row = &library->keywords[keyword];

    if (n || !asks_number(library, row->governs_condition)) return;
    script_fault(L,
                 FOUND_KEYWORD_VALUE,
                 "'%s' takes its number here: '%s 3'",
                 row->name,
                 row->name);
}
