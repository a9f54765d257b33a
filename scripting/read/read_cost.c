// read_cost.c -- reads costs and discounts, from braces to a Cost.
//
// A key of the braces is a resource, a cost action or a player counter of the game.
// Only a discount may go below zero or name a minimum.

#include <string.h>

#include "engine/abilities/language/accept.h"
#include "scripting/read/read_inside.h"
#include "scripting/vain/vain_data.h"

enum { COST_MOST = 99 }; // of a resource, and as much below 0

static int resource_row(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->resources_n; i++) {
        if (!strcmp(rules->resources[i].name, name)) return i;
    }
    return -1;
}

// Returns whether costs write the action with the name of a counter or a status.
static bool is_named_apart(const Rules *rules, int action)
{
    return action + 1 == rules->counter_action || action + 1 == rules->status_action;
}

static int action_row(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->cost_actions_n; i++) {
        if (is_named_apart(rules, i)) continue;
        if (!strcmp(rules->cost_actions[i].name, name)) return i;
    }
    return -1;
}

// Refuses a verb as a key: what `run` does, and no cost asks for.
static void refuse_verb(lua_State *L, const char *key)
{
    const Rules *rules = host_of(L)->rules;
    const char *before = "";
    int i = 0;

    while (i < rules->verbs_n && strcmp(rules->verbs[i].name, key) != 0) i++;
    if (i == rules->verbs_n || rules->verbs[i].reads) return;
    lua_pushliteral(L, "");
    for (i = 0; i < rules->cost_actions_n; i++) {
        if (is_named_apart(rules, i)) continue;
        lua_pushfstring(L, "%s%s", before, rules->cost_actions[i].name);
        lua_concat(L, 2);
        before = ", ";
    }
    script_fault(
        L,
        FOUND_NO_COST,
        "no cost is '%s': that is a verb of 'run'; beside resources and counters "
        "a cost has these: %s",
        key,
        lua_tostring(L, -1));
}

static void unknown_cost(lua_State *L, const char *key)
{
    const Rules *rules = host_of(L)->rules;
    Nearest nearest = nearest_to(key);

    refuse_verb(L, key);

    for (int i = 0; i < rules->resources_n; i++) {
        nearest_try(&nearest, rules->resources[i].name);
    }
    for (int i = 0; i < rules->cost_actions_n; i++) {
        if (is_named_apart(rules, i)) continue;
        nearest_try(&nearest, rules->cost_actions[i].name);
    }
    script_fault(
        L, FOUND_NO_COST, "unknown cost '%s'%s", key, nearest_text(L, &nearest));
}

// Takes a plain number out of the product that the amount is. Returns it, 1: it is none, and
// in [read] what it multiplies.
static int8_t factor_of(const Library *library, uint16_t amount, uint16_t *read)
{
    const Amount *product = &library->amounts[amount];
    const Amount *factor = &library->amounts[product->reading];

    *read = amount;
    if (product->kind != AMOUNT_PRODUCT || factor->kind != AMOUNT_CONST ||
        factor->n < -COST_MOST || factor->n > COST_MOST)
        return 1;
    *read = product->query;
    return (int8_t)factor->n;
}

void read_cost_refuse_extra(lua_State *L)
{
    script_fault(
        L,
        FOUND_COST_FORM,
        "what is paid on top of a cost stands in 'can', additional_cost = { ... "
        "}, or is given to a verb that plays");
}

void read_cost_refuse_open(lua_State *L)
{
    script_fault(L,
                 FOUND_COST_FORM,
                 "any amount is paid in 'run'%s, or as an additional cost of the card "
                 "itself: as { ..., cost = { ... = any_number } }",
                 host_of(L)->rules->open_costs ? ", for what is activated or triggers"
                                               : "");
}

// Refuses a second amount that the payer chooses.
static void check_one_open(lua_State *L, const Cost *cost)
{
    if (cost_is_open(cost))
        script_fault(L,
                     FOUND_COST_FORM,
                     "a cost has one open amount: write one more clause for the other");
}

// Reads the amount of a resource. A reading becomes a factor: the cost is one of the
// resource, and [times] says how often it is paid.
static void take_resource(lua_State *L, Cost *cost, int row, bool discount,
                          uint16_t *times)
{
    const ScriptValue *datum = script_value_at(L, -1);
    const char *name = host_of(L)->rules->resources[row].name;
    int whole;
    const lua_Integer n = lua_tointegerx(L, -1, &whole);
    uint16_t read;

    if (datum && datum->special == SPECIAL_ANY_NUMBER) {
        check_one_open(L, cost);
        cost->any_amount = (uint8_t)(row + 1);
        return;
    }
    if (datum && datum->kind == SCRIPT_AMOUNT) {
        if (cost->times || (times && *times))
            script_fault(L,
                         FOUND_COST_FORM,
                         "a cost has one reading: '%s' is another%s",
                         name,
                         times ? ", for a passive of its own, and 'each' is one too"
                               : "");
        cost->resource[row] = factor_of(host_of(L)->library, datum->n, &read);
        if (cost->resource[row] < 0 && !discount)
            script_fault(L, FOUND_COST_FORM, "a cost below zero: '%s'", name);
        *(times ? times : &cost->times) = read;
        return;
    }
    if (lua_type(L, -1) != LUA_TNUMBER || !whole || n < -COST_MOST || n > COST_MOST) {
        right_line_fault(L,
                         FOUND_COST_FORM,
                         NULL,
                         "'%s' of a cost wants a whole number up to 99, got %s",
                         name,
                         script_value_name(L, -1));
    }
    if (n < 0 && !discount)
        script_fault(L, FOUND_COST_FORM, "a cost below zero: %s = %d", name, (int)n);
    cost->resource[row] = (int8_t)n;
}

// Refuses things that are already what paying would make them.
static void check_unpaid(lua_State *L, const CostActionRow *action, QueryId query)
{
    const Host *host = host_of(L);

    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];
        const bool made = action->makes && q->adjectives >> (action->makes - 1) & 1;

        if (made || (action->marks && q->statuses >> (action->marks - 1) & 1))
            script_fault(L,
                         FOUND_COST_FORM,
                         "what is '%s' already never pays '%s': take that word out",
                         made ? host->rules->adjectives[action->makes - 1].name
                              : host->library->statuses[action->marks - 1],
                         action->name);
    }
}

// Returns whether the query says whose it means, or where off the board that lies.
static bool says_whose(const Rules *rules, const Query *q)
{
    if (q->role || q->thing || q->keeper || q->controller || q->kept_with || q->host)
        return true;
    for (int i = 0; i < rules->adjectives_n; i++)
        if (q->adjectives >> i & 1 && vain_data_side(rules, i) != SIDE_ANY &&
            vain_data_side(rules, i) != SIDE_TURN)
            return true;
    for (int i = 0; i < q->locations_n; i++) {
        const Location *at = &q->locations[i];

        if (at->kind == LOCATION_ZONE && !(rules->zones[at->n].flags & ZONE_BOARD))
            return true;
    }
    return false;
}

// Refuses things on the board of whoever has them: a player pays with what is theirs.
static void check_whose(lua_State *L, const CostActionRow *action, QueryId query)
{
    const Host *host = host_of(L);

    for (; query && !action->counts; query = host->library->queries[query].or_else)
        if (!says_whose(host->rules, &host->library->queries[query]))
            script_fault(
                L,
                FOUND_COST_FORM,
                "'%s' does not say whose: a cost is paid with what is yours, so "
                "write that, { yours }, or whose it is else",
                action->name);
}

// Raises a fault where nothing that the query means could ever pay the action. An action
// that counts knows its place, so that its query need not name it.
static void check_payers(lua_State *L, const CostActionRow *action, QueryId query)
{
    const Library *library = host_of(L)->library;
    const Query *q = &library->queries[query];

    if (action->counts && q->role)
        right_line_fault(L,
                         FOUND_COST_FORM,
                         NULL,
                         "'%s' of a cost wants a number or a query of cards, got %s",
                         action->name,
                         script_value_name(L, -1));
    if (action->counts) clauses_side_check_own(L, query, "what pays this cost");
    check_whose(L, action, query);
    check_unpaid(L, action, query);
    if (action->accepts)
        clauses_zones_check_adjectives(
            L, query, library->rules->accepts[action->accepts - 1].zones);
    if (accept_query_may_fit(
            library, query, action->accepts, !action->counts || q->locations_n))
        return;
    script_fault(L,
                 FOUND_COST_FORM,
                 "the cost '%s' is paid with %s, got %s",
                 action->name,
                 action->accepts ? library->rules->accepts[action->accepts - 1].name
                                 : "things",
                 script_value_name(L, -1));
}

// Reads how much of it is done or spent: more than nothing.
static uint16_t some_amount(lua_State *L, const char *name)
{
    const uint16_t read = script_value_natural(L, -1, name);
    const Amount *amount = &host_of(L)->library->amounts[read];

    if (amount->kind == AMOUNT_CONST && !amount->n)
        script_fault(L, FOUND_NOTHING_DONE, "'%s' of a cost is 0: leave it out", name);
    return read;
}

// Returns whether the value says which things: a query, or a word that stands for one.
static bool may_be_query(const ScriptValue *datum)
{
    if (!datum) return false;
    return datum->kind == SCRIPT_QUERY ||
           (datum->kind == SCRIPT_WORD && (datum->query || datum->role));
}

static void take_action(lua_State *L, Cost *cost, int row)
{
    const CostActionRow *action = &host_of(L)->rules->cost_actions[row];
    const int list = lua_gettop(L);
    const ScriptValue *datum = script_value_at(L, -1);
    CostAction *taken;

    // tap = { me, beast { yours } }: two things to do.
    if (lua_istable(L, list) && !action->counts && lua_rawlen(L, list)) {
        const int n = read_list_entries(L, list, action->name);

        for (int i = 1; i <= n; i++) {
            (void)lua_rawgeti(L, list, i);
            if (lua_istable(L, -1))
                right_line_fault(L,
                                 FOUND_COST_FORM,
                                 NULL,
                                 "'%s' of a cost wants queries",
                                 action->name);
            take_action(L, cost, row);
            lua_pop(L, 1);
        }
        return;
    }
    if (cost->actions_n == COST_ACTIONS_MAX) {
        script_fault(
            L, FOUND_TOO_MANY, "a cost has at most %d actions", COST_ACTIONS_MAX);
    }
    taken = &cost->actions[cost->actions_n++];
    taken->action = (uint8_t)row;
    if (action->counts && !action->accepts &&
        (may_be_query(datum) || (datum && datum->special == SPECIAL_ANY_NUMBER)))
        right_line_fault(L,
                         FOUND_COST_FORM,
                         NULL,
                         "'%s' of a cost wants a number, got %s",
                         action->name,
                         script_value_name(L, -1));
    if (action->counts && datum && datum->special == SPECIAL_ANY_NUMBER)
        script_fault(L,
                     FOUND_COST_FORM,
                     "'%s' of any number is a query with 'any_number' in braces",
                     action->name);
    if (action->counts && !may_be_query(datum)) {
        taken->amount = some_amount(L, action->name);
    } else {
        taken->query = read_query(L, lua_absindex(L, -1), action->name);
        read_query_check_bound(L, taken->query, action->name);
        read_query_check_some(L, taken->query, action->name);
        check_payers(L, action, taken->query);
    }
}

// Reads `name = n` for a counter: the player spends n of it, or `me` does.
static void take_counter(lua_State *L, Cost *cost, int counter, const char *name)
{
    Host *host = host_of(L);
    const ScriptValue *datum = script_value_at(L, -1);
    const bool any = datum && datum->special == SPECIAL_ANY_NUMBER;
    const Amount chosen = {.kind = AMOUNT_PAID};

    if (any) check_one_open(L, cost);
    cost->any_counters |= any;
    if (!host->rules->counter_action)
        script_fault(
            L, FOUND_COST_FORM, "this game has no costs in counters that sets name");
    if (cost->actions_n == COST_ACTIONS_MAX) {
        script_fault(
            L, FOUND_TOO_MANY, "a cost has at most %d actions", COST_ACTIONS_MAX);
    }
    cost->actions[cost->actions_n++] =
        (CostAction){.action = (uint8_t)(host->rules->counter_action - 1),
                     .counter = (uint8_t)counter,
                     .amount = any ? library_add_amount(host->library, &chosen)
                                   : some_amount(L, name)};
}

// Reads `name = query` for a status: what the query finds loses it.
static void take_status(lua_State *L, Cost *cost, int status)
{
    const Host *host = host_of(L);
    const int row = host->rules->status_action - 1;

    if (row < 0)
        script_fault(
            L, FOUND_COST_FORM, "this game has no costs in statuses that sets name");
    if (lua_istable(L, -1))
        right_line_fault(L,
                         FOUND_COST_FORM,
                         NULL,
                         "'%s' of a cost wants a query: what loses it",
                         host->library->statuses[status]);
    take_action(L, cost, row);
    cost->actions[cost->actions_n - 1].counter = (uint8_t)status;
}

static void take_part(lua_State *L, Cost *cost, const char *key, bool discount,
                      uint16_t *times)
{
    const Rules *rules = host_of(L)->rules;
    const int resource = resource_row(rules, key), action = action_row(rules, key);
    const int counter = library_find_player_counter(host_of(L)->library, key);
    const int of_me = library_find_thing_counter(host_of(L)->library, key);
    const int status = library_find_status(host_of(L)->library, key);

    if (resource >= 0) {
        take_resource(L, cost, resource, discount, times);
    } else if (action >= 0) {
        take_action(L, cost, action);
    } else if (counter >= 0) {
        take_counter(L, cost, counter, key);
    } else if (of_me >= 0) {
        take_counter(L, cost, PLAYER_COUNTERS_MAX + of_me, key);
    } else if (status >= 0) {
        take_status(L, cost, status);
    } else if (!strcmp(key, "minimum") && discount && lua_isinteger(L, -1)) {
        const lua_Integer n = lua_tointeger(L, -1);

        if (n < 0 || n > 99)
            right_line_fault(
                L, FOUND_FORM, NULL, "'minimum' wants a number from 0 to 99");
        cost->minimum = (uint8_t)(1 + n);
    } else {
        unknown_cost(L, key);
    }
}

// A key of the braces of a cost.
typedef struct {
    lua_State *L;
    Cost *cost;
    const char *key;
    bool discount;
    uint16_t *times;
} CostPart;

static void try_part(void *self)
{
    const CostPart *part = self;

    take_part(part->L, part->cost, part->key, part->discount, part->times);
}

// Returns whether the resource on top of the stack is none of it.
static bool is_none_of_it(lua_State *L, const char *key)
{
    return resource_row(host_of(L)->rules, key) >= 0 && lua_isinteger(L, -1) &&
           !lua_tointeger(L, -1);
}

void read_cost_check_some(lua_State *L, uint16_t read)
{
    const Cost *cost = &host_of(L)->library->costs[read];
    bool some = cost->times || cost->is_value || cost->is_own || cost->actions_n ||
                cost->or_else || cost_is_open(cost);

    for (int r = 0; r < RESOURCES_MAX; r++) some |= cost->resource[r] != 0;
    if (!some) script_fault(L, FOUND_NOTHING_DONE, "a cost of nothing: leave it out");
}

// Refuses a reading beside other resources: it says how often all of them are paid.
static void check_reading(lua_State *L, const Cost *cost, bool of_passive)
{
    int n = 0;

    for (int r = 0; r < RESOURCES_MAX; r++) n += cost->resource[r] != 0;
    if ((cost->times || of_passive) && n > 1)
        script_fault(L,
                     FOUND_COST_FORM,
                     "a reading is the only resource of its cost%s",
                     of_passive ? ": say the other in a passive of its own" : "");
}

// Returns whether the action asks for one certain thing, and names it by its role.
static bool is_of_one(const Library *library, const CostAction *action)
{
    const int role = library->queries[action->query].role;

    return action->query && (role == ROLE_ME || role == ROLE_THIS || role == ROLE_IT ||
                             role == ROLE_YOU);
}

// Refuses the same thing asked for twice, where it could pay once only.
static void check_twice(lua_State *L, const Cost *cost)
{
    const Host *host = host_of(L);
    const CostActionRow *rows = host->rules->cost_actions;

    for (int i = 0; i < cost->actions_n; i++) {
        const CostAction *one = &cost->actions[i];

        for (int k = 0; k < i && is_of_one(host->library, one); k++) {
            const CostAction *other = &cost->actions[k];
            const bool again =
                one->action == other->action && one->counter == other->counter;
            const bool gone = rows[one->action].leaves && rows[other->action].leaves;

            if (one->query != other->query || (!again && !gone)) continue;
            script_fault(L,
                         FOUND_COST_FORM,
                         "'%s' and '%s' of one thing are never paid both: take one out",
                         rows[other->action].name,
                         rows[one->action].name);
        }
    }
}

// Refuses a cost made before, where it says what this place never asks.
static void check_made(lua_State *L, const Cost *cost, bool discount)
{
    for (uint16_t next = 0; cost;
         cost = next ? &host_of(L)->library->costs[next] : NULL) {
        for (int r = 0; r < RESOURCES_MAX && !discount; r++) {
            if (cost->resource[r] < 0)
                script_fault(L,
                             FOUND_COST_FORM,
                             "a cost below zero: %s = %d",
                             host_of(L)->rules->resources[r].name,
                             cost->resource[r]);
        }
        next = cost->or_else;
    }
}

// Reads a cost that the script has made already, or that a word stands for; 0: it is none.
static uint16_t read_made(lua_State *L, const ScriptValue *datum, bool discount)
{
    Library *library = host_of(L)->library;
    Cost cost;

    memset(&cost, 0, sizeof cost);
    if (datum->kind == SCRIPT_COST) {
        if (library->costs[datum->n].is_extra) read_cost_refuse_extra(L);
        check_made(L, &library->costs[datum->n], discount);
        if (datum->discount && !discount)
            script_fault(L,
                         FOUND_COST_FORM,
                         "a discount is no cost: it is a term of 'play' and of 'pays'");
        return datum->n;
    }
    if (datum->special == SPECIAL_OWN_COST) {
        vocabulary_check_part(L, LACKS_PRICES, datum->name, "a cost");
        cost.is_own = true;
        return library_add_cost(library, &cost);
    }
    if (datum->kind == SCRIPT_AMOUNT &&
        library->amounts[datum->n].kind == AMOUNT_VALUE) {
        cost.is_value = true;
        return library_add_cost(library, &cost);
    }
    return 0;
}

// Reads the keys of a cost in braces. Each part is tried, so that all faults are told.
static void read_parts(lua_State *L, int index, const CostPart *first)
{
    const char *keys[SCRIPT_KEYS_MAX];
    const int n = script_value_keys(L, index, "a cost", keys);
    bool faulty = false;

    if (lua_rawlen(L, index))
        right_line_fault(
            L,
            FOUND_COST_FORM,
            NULL,
            "an entry of a cost is a key with its amount or its thing, and "
            "this one stands alone");
    if (!n) script_fault(L, FOUND_NOTHING_DONE, "a cost of nothing: leave it out");
    for (int i = 0; i < n; i++) {
        CostPart part = *first;

        part.key = keys[i];
        (void)lua_getfield(L, index, keys[i]);
        if (n > 1 && is_none_of_it(L, keys[i]))
            script_fault(L,
                         FOUND_NOTHING_DONE,
                         "'%s = 0' says nothing beside the rest of a cost: take it out",
                         keys[i]);
        faulty |=
            script_value_is_faulty(L, -1) || !script_recover_try(L, try_part, &part);
        lua_pop(L, 1);
    }
    if (faulty) script_fault_silent(L);
}

uint16_t read_cost(lua_State *L, int index, bool discount, uint16_t *times)
{
    const ScriptValue *datum = script_value_at(L, index);
    const uint16_t each = times ? *times : 0;
    const uint16_t made = datum ? read_made(L, datum, discount) : 0;
    Cost cost;
    CostPart part = {L, &cost, NULL, discount, NULL};

    part.times = times;
    if (made) return made;
    if (!lua_istable(L, index))
        right_line_fault(L,
                         FOUND_FORM,
                         NULL,
                         "a cost is written in braces, got %s",
                         script_value_name(L, index));
    memset(&cost, 0, sizeof cost);
    read_parts(L, index, &part);
    check_reading(L, &cost, times && *times != each);
    check_twice(L, &cost);
    return library_add_cost(host_of(L)->library, &cost);
}

// Reads a cost of which nothing is left open: an alternative of either(...).
static Cost read_alternative(lua_State *L, int index)
{
    const uint16_t read = read_cost(L, index, true, NULL); // the array may grow
    const Cost cost = host_of(L)->library->costs[read];

    if (cost_is_open(&cost) || cost.times || cost.or_else || cost.is_own ||
        cost.is_value)
        right_line_fault(
            L,
            FOUND_COST_FORM,
            NULL,
            "either(...) of costs wants resources and actions in braces, with "
            "no reading and nothing left open");
    return cost;
}

int read_cost_either(lua_State *L)
{
    Library *library = host_of(L)->library;
    const ScriptValue *first = script_value_at(L, 1);
    uint16_t next = 0;
    const int n = lua_gettop(L);
    Cost ways[COST_WAYS_MAX];
    bool is_decided = false;

    if (host_of(L)->phase != PHASE_LOAD && lua_istable(L, 1))
        script_value_only_at_load(L, "either(...)");
    if (!lua_istable(L, 1) && !(first && first->kind == SCRIPT_COST))
        return read_either_queries(L);
    vocabulary_check_part(L, LACKS_PRICES, "either", "a cost");
    if (n > COST_WAYS_MAX)
        script_fault(
            L, FOUND_TOO_MANY, "a cost has at most %d alternatives", COST_WAYS_MAX);
    for (int i = 1; i <= n; i++) {
        ways[i - 1] = read_alternative(L, i);
        is_decided |= ways[i - 1].actions_n;
    }
    for (int i = n; i >= 1; i--) {
        Cost cost = ways[i - 1];

        cost.or_else = next;
        cost.is_decided = is_decided;
        next = library_add_cost(library, &cost);
    }
    (void)script_value_push(L, SCRIPT_COST, next);
    return 1;
}

int read_cost_as_data(lua_State *L)
{
    script_value_only_at_load(L, "a cost");
    vocabulary_check_part(L, LACKS_COSTS, "cost", "a script");
    (void)script_value_push(L, SCRIPT_COST, read_cost(L, 1, false, NULL));
    return 1;
}

uint16_t read_cost_extra(lua_State *L, int index)
{
    Library *library = host_of(L)->library;
    const ScriptValue *datum = script_value_at(L, index);
    const bool made = datum && datum->kind == SCRIPT_COST;
    const uint16_t read = made ? datum->n : read_cost(L, index, false, NULL);
    Cost cost = library->costs[read];

    if (made) check_made(L, &library->costs[read], false);
    if (made && datum->discount)
        script_fault(L, FOUND_COST_FORM, "a discount is taken off and not paid");
    cost.is_extra = true;
    return library_add_cost(library, &cost);
}

int read_cost_as_additional(lua_State *L)
{
    uint16_t cost;

    script_value_only_at_load(L, "an additional cost");
    vocabulary_check_part(L, LACKS_PRICES, "additional_cost", "a script");
    cost = read_cost_extra(L, 1);
    if (cost_is_open(&host_of(L)->library->costs[cost])) read_cost_refuse_open(L);
    read_cost_check_some(L, cost);
    (void)script_value_push(L, SCRIPT_COST, cost);
    return 1;
}

int read_cost_as_discount(lua_State *L)
{
    uint16_t cost;

    script_value_only_at_load(L, "a discount");
    vocabulary_check_part(L, LACKS_COSTS, "discount", "a script");
    cost = read_cost(L, 1, false, NULL);
    if (cost_is_open(&host_of(L)->library->costs[cost])) read_cost_refuse_open(L);
    read_cost_check_some(L, cost);
    script_value_push(L, SCRIPT_COST, cost)->discount = true;
    return 1;
}
