// condition.c -- amounts and conditions: the parts of data that are numbers and truths.
//
// An amount may count what a query finds, and a query may compare with an amount: data
// contains data, and scripts build it from the inside, so it has no circles.

#include "engine/kernel/abilities/condition.h"

#include <string.h>

#include "engine/kernel/abilities/query.h"
#include "engine/kernel/abilities/reading.h"
#include "engine/kernel/abilities/role.h"
#include "engine/kernel/abilities/turn_history.h"
#include "engine/kernel/base/number.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

static Ref thing_of(const Table *table, const Env *env, const Value *value)
{
    ObjectId found;

    if (value->kind == VALUE_OBJECT) return value->ref;
    if (value->kind == VALUE_ROLE) return role_ref(table, env, value->n);
    if (value->kind == VALUE_GROUP && table->groups[value->n].n)
        return table->groups[value->n].members[0];
    if (value->kind == VALUE_QUERY &&
        query_find(table, env, (QueryId)value->n, &found, 1))
        return object_ref(table->state, found);
    return (Ref){0, 0};
}

static PlayerId player_of(const Table *table, const Env *env, const Value *value)
{
    PlayerId players[SEATS_MAX];

    if (value->kind == VALUE_NONE) return env->you;
    if (value->kind == VALUE_PLAYER) return (PlayerId)value->n;
    if (value->kind == VALUE_ROLE) return role_player(table, env, value->n);
    if (value->kind == VALUE_QUERY &&
        query_players(table, env, (QueryId)value->n, players))
        return players[0];
    return NOBODY;
}

static Value field_of_thing(const Table *table, const Env *env, int field, Ref ref)
{
    const LastKnown *known;
    int n;

    if (ref_lives(table->state, ref)) {
        (void)reading_of_object(table, env, field, ref.id, &n);
        return value_number(n);
    }
    known = object_last_known(table, ref);
    return known && reading_of_last_known(table, field, known, &n) ? value_number(n)
                                                                   : value_nil();
}

Value condition_field(const Table *table, const Env *env, int field, const Value *value)
{
    int n;

    if (field < 0) return value_nil();
    if (reading_is_of_players(table->rules, field)) {
        const PlayerId player = player_of(table, env, value);

        if (player != NOBODY) {
            (void)reading_of_player(table, env, field, player, &n);
            return value_number(n);
        }
    }
    if (!reading_is_of_things(table->rules, field)) return value_nil();
    return field_of_thing(table, env, field, thing_of(table, env, value));
}

// Tells whether a parameter of that letter is a row that the script names.
static bool names_row(char letter)
{
    return letter == 'w' || letter == '?' || strchr("abfghijlrvKH+", letter) != NULL;
}

// Fills in the arguments of a reading: the rows that it names, a byte each in [n], and the
// role or query that it is about. Returns how many there are.
static int reading_arguments(const VerbRow *verb, const Amount *amount, Value *args)
{
    Value about = {.kind = VALUE_NONE};
    int rows = (uint16_t)amount->n, n = 0;

    if (amount->role)
        about = (Value){.kind = VALUE_ROLE, .n = amount->role};
    else if (amount->query)
        about = (Value){.kind = VALUE_QUERY, .n = amount->query};
    for (const char *letter = verb->signature; *letter && *letter != '|'; letter++) {
        if (!names_row(*letter)) continue;
        args[n++] = (Value){.kind = *letter == 'w' ? VALUE_WORD : VALUE_NUMBER,
                            .n = rows & 0xff};
        rows >>= 8;
    }
    if (about.kind != VALUE_NONE) args[n++] = about;
    return n;
}

static int read_reading(const Table *table, const Env *env, const Amount *amount)
{
    const VerbRow *verb = &table->rules->verbs[amount->reading];
    Value args[ARGUMENTS_MAX] = {{.kind = VALUE_NONE}};
    const int n = reading_arguments(verb, amount, args);
    Value result;

    // A reading changes nothing: only verbs whose row says `reads` come here.
    result = verb->run ? verb->run(table_scratch(table), (Env *)env, args, n)
                       : condition_field(table, env, verb->field - 1, args);
    if (result.kind == VALUE_NUMBER || result.kind == VALUE_TRUTH)
        return number_of(result.n);
    return result.kind != VALUE_NIL && result.kind != VALUE_NONE;
}

static int times_happened(const Table *table, const Env *env, ClauseId clause)
{
    return turn_history_count(table, env, &table->library->clauses[clause], NOBODY);
}

static int read_paid(const Table *table, const Env *env)
{
    const Object *object = &table->state->objects[env->carrier.id];

    return object->additional_paid[env->paid_slot]
               ? object->additional_paid[env->paid_slot] - 1
               : 0;
}

static bool is_of_players(const Table *table, const Query *q)
{
    if (q->kind) return table->rules->kinds[q->kind - 1].kind == KIND_PLAYER;
    return q->role == ROLE_YOU || q->role == ROLE_THEY;
}

static int count_found(const Table *table, const Env *env, QueryId query)
{
    ObjectId ids[OBJECTS_MAX];
    PlayerId players[SEATS_MAX];

    if (is_of_players(table, query_at(table, query))) {
        return query_players(table, env, query, players);
    }
    return query_find(table, env, query, ids, OBJECTS_MAX);
}

int condition_amount(const Table *table, const Env *env, uint16_t amount)
{
    const Amount *a = &table->library->amounts[amount];

    switch ((AmountKind)a->kind) {
    case AMOUNT_CONST: return a->n;
    case AMOUNT_READING: return read_reading(table, env, a);
    case AMOUNT_VALUE: return env->value;
    case AMOUNT_PAID: return read_paid(table, env);
    case AMOUNT_HAPPENED: return times_happened(table, env, a->query);
    case AMOUNT_COUNT: return count_found(table, env, a->query);
    }
    return 0;
}

// Returns the number of all that the query finds together.
static int total_of(const Table *table, const Env *env, QueryId query)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = query_find(table, env, query, ids, OBJECTS_MAX);
    int sum = 0;

    for (int i = 0; i < n; i++) {
        int number = 0;

        (void)reading_of_object(
            table, env, query_at(table, query)->total.field, ids[i], &number);
        sum += number;
    }
    return sum;
}

// Whether that number is as the query says.
static bool total_holds(const Table *table, const Env *env, QueryId query)
{
    const Compare *total = &query_at(table, query)->total;

    return query_compare(total->op,
                         total_of(table, env, query),
                         condition_amount(table, env, total->amount));
}

static bool query_holds(const Table *table, const Env *env, QueryId query)
{
    const Query *q = query_at(table, query);
    const int found = count_found(table, env, query);

    if (q->total.op && !total_holds(table, env, query)) return false;
    if (q->total.op && !q->count_op) return true;
    if (q->count_op == OP_NONE || q->count_op == OP_ANY) return found > 0;
    return query_compare(q->count_op, found, condition_amount(table, env, q->count));
}

static bool happened_holds(const Table *table, const Env *env, ClauseId clause)
{
    const Clause *c = &table->library->clauses[clause];
    const int n = times_happened(table, env, clause);

    if (c->times.op == OP_NONE) return n > 0;
    return query_compare(c->times.op, n, condition_amount(table, env, c->times.amount));
}

static bool paid_was_chosen(const Table *table, const Env *env, const Amount *amount)
{
    if (amount->kind != AMOUNT_PAID) return false;
    return table->state->objects[env->carrier.id].additional_paid[env->paid_slot] > 0;
}

static bool part_holds(const Table *table, const Env *env, const Condition *c)
{
    switch ((ConditionKind)c->kind) {
    case CONDITION_QUERY: return query_holds(table, env, c->ref);
    case CONDITION_HAPPENED: return happened_holds(table, env, c->ref);
    case CONDITION_AMOUNT:
        return paid_was_chosen(table, env, &table->library->amounts[c->ref]) ||
               condition_amount(table, env, c->ref) != 0;
    }
    return false;
}

bool condition_holds(const Table *table, const Env *env, uint16_t condition)
{
    for (; condition; condition = table->library->conditions[condition].next)
        if (!part_holds(table, env, &table->library->conditions[condition]))
            return false;
    return true;
}

// Notes the number that a part of a condition looks at, and the one that it takes.
static void read_part(const Table *table, const Env *env, const Condition *c,
                      Sight *sight)
{
    const Query *q = query_at(table, c->ref);
    const Compare *times = &table->library->clauses[c->ref].times;

    sight->wanted = 1;
    switch ((ConditionKind)c->kind) {
    case CONDITION_QUERY:
        sight->n = count_found(table, env, c->ref);
        if (q->count_op) sight->wanted = condition_amount(table, env, q->count);
        if (!q->total.op || q->count_op) return;
        sight->n = total_of(table, env, c->ref);
        sight->wanted = condition_amount(table, env, q->total.amount);
        return;
    case CONDITION_HAPPENED:
        sight->n = times_happened(table, env, c->ref);
        if (times->op) sight->wanted = condition_amount(table, env, times->amount);
        return;
    case CONDITION_AMOUNT: sight->n = condition_amount(table, env, c->ref);
    }
}

void condition_tell_unmet(const Table *table, const Env *env, uint16_t condition,
                          Sight sight)
{
    const uint32_t work = table->work, stat_reads = table->stat_reads;
    const Library *library = table->library;

    sight.kind = SIGHT_UNMET;
    sight.row = 0;
    for (; condition; condition = library->conditions[condition].next, sight.row++) {
        const Condition *c = &library->conditions[condition];
        const bool holds = part_holds(table, env, c);

        sight.condition = condition;
        read_part(table, env, c, &sight);
        table_scratch(table)->work = work;
        table_scratch(table)->stat_reads = stat_reads;
        if (!holds) witness_tell(table, &sight);
    }
}

void condition_query_range(const Table *table, const Env *env, QueryId query, int *min,
                           int *max)
{
    const Query *q = query_at(table, query);
    const int n = q->count ? condition_amount(table, env, q->count) : 1;

    *min = *max = n;
    switch ((Op)q->count_op) {
    case OP_NONE:
    case OP_EQUAL: return;
    case OP_ANY: *min = 0, *max = 255; return;
    case OP_AT_MOST: *min = 0; return;
    case OP_LESS_THAN: *min = 0, *max = n - 1; return;
    case OP_AT_LEAST: *max = 255; return;
    }
}
