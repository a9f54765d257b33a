// condition_amount.c -- works out an amount: a number of a script as it is now.
//
// An amount may count what a query finds, and a query may compare with an amount. This
// ends, because a script builds its data from the inside: no part contains itself.

#include "engine/abilities/language/condition_inside.h"

#include <string.h>

#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/query_inside.h"
#include "engine/base/number.h"
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

Value condition_part(const Table *table, const Env *env, int field, const Value *args)
{
    const Ref ref = thing_of(table, env, &args[0]);
    const LastKnown *known = object_last_known(table, ref);
    CardId card = 0;
    int n;

    if (ref_lives(table->state, ref))
        card = table->state->objects[ref.id].card;
    else if (known)
        card = known->object.card;
    return reading_part(table, field, card, args[1].n, &n) ? value_number(n)
                                                           : value_nil();
}

// Returns whether a parameter of that letter is a row that the script names.
static bool names_row(char letter)
{
    return letter == 'w' || letter == '?' || strchr("abfghijlrvKH", letter) != NULL;
}

// Returns what a reading is about; VALUE_NONE: nothing.
static Value about_what(const Amount *amount)
{
    if (amount->role) return (Value){.kind = VALUE_ROLE, .n = amount->role};
    return amount->query ? (Value){.kind = VALUE_QUERY, .n = amount->query}
                         : (Value){.kind = VALUE_NONE};
}

// Fills in the arguments of a reading: the rows that it names, a byte each in [n], the role or
// query that it is about, and which number of a row it reads, the next byte, 0: none. Returns
// how many there are.
static int reading_arguments(const VerbRow *verb, const Amount *amount, Value *args)
{
    const Value about = about_what(amount);
    int rows = (uint16_t)amount->n, n = 0;

    for (const char *letter = verb->signature; *letter && *letter != '|'; letter++) {
        if (!names_row(*letter)) continue;
        args[n++] = (Value){.kind = *letter == 'w' ? VALUE_WORD : VALUE_NUMBER,
                            .n = rows & 0xff};
        rows >>= 8;
    }
    if (about.kind != VALUE_NONE) args[n++] = about;
    if (rows) args[n++] = value_number(rows);
    return n;
}

// Runs the verb of a reading. It changes nothing: only verbs whose row says `reads` come here.
static Value run_reading(const Table *table, const Env *env, const VerbRow *verb,
                         const Amount *amount)
{
    Value args[ARGUMENTS_MAX] = {{.kind = VALUE_NONE}};
    const int n = reading_arguments(verb, amount, args);

    return verb->run ? verb->run(table_scratch(table), (Env *)env, args, n)
                     : condition_field(table, env, verb->field - 1, args);
}

// Goes the short way of the verb where the rows say all: a word of its own, and behind it at
// most a word of that. Returns false where it is another reading.
static bool read_briefly(const Table *table, const Env *env, const VerbRow *verb,
                         const Amount *amount, Value *result)
{
    const Rules *rules = table->rules;
    const int rows = (uint16_t)amount->n;
    // Each verb with a short way has a letter for its word.
    const bool has_other = verb->brief && verb->signature[1] == 'h';

    if (!verb->brief || amount->role || amount->query || (!has_other && rows >> 8))
        return false;
    const BriefWord word = rules->brief_word(rules, rows & 0xff);
    const Value other = value_number(rows >> 8);

    return verb->brief(
        table_scratch(table), env, &word, has_other ? &other : NULL, result);
}

static Value result_of(const Table *table, const Env *env, const Amount *amount)
{
    const VerbRow *verb = &table->rules->verbs[amount->reading];
    const Value about = about_what(amount);
    Value result;

    if (read_briefly(table, env, verb, amount, &result)) return result;
    if (verb->run || amount->n) return run_reading(table, env, verb, amount);
    // The number of a thing or a player: most readings are that.
    return condition_field(table, env, verb->field - 1, &about);
}

static int read_reading(const Table *table, const Env *env, const Amount *amount)
{
    const Value result = result_of(table, env, amount);

    if (result.kind == VALUE_NUMBER || result.kind == VALUE_TRUTH)
        return number_of(result.n);
    return result.kind != VALUE_NIL && result.kind != VALUE_NONE;
}

static int read_paid(const Table *table, const Env *env)
{
    const Object *object = &table->state->objects[env->carrier.id];

    if (env->paid_open) return env->paid_open - 1;
    return object->additional_paid[env->paid_slot]
               ? object->additional_paid[env->paid_slot] - 1
               : 0;
}

int condition_count_found(const Table *table, const Env *env, QueryId query)
{
    ObjectId ids[OBJECTS_MAX];
    PlayerId players[SEATS_MAX];

    if (query_is_of_players(table, query))
        return query_players(table, env, query, players);
    return query_count_alike(
        table, env, query, ids, query_find(table, env, query, ids, OBJECTS_MAX));
}

// Works out a sum, a product or a quotient. The numbers fit into 64 bits.
static int read_both(const Table *table, const Env *env, const Amount *amount)
{
    const int64_t a = condition_amount(table, env, amount->reading);
    const int64_t b = condition_amount(table, env, amount->query);

    if (amount->kind == AMOUNT_SUM) return number_of(a + b);
    if (amount->kind == AMOUNT_PRODUCT) return number_of(a * b);
    return (int)(a >= 0 ? a / b : -((b - 1 - a) / b));
}

int condition_amount(const Table *table, const Env *env, uint16_t amount)
{
    const Amount *a = &table->library->amounts[amount];

    switch ((AmountKind)a->kind) {
    case AMOUNT_CONST: return a->n;
    case AMOUNT_READING: return read_reading(table, env, a);
    case AMOUNT_VALUE: return env->value;
    case AMOUNT_PAID: return read_paid(table, env);
    case AMOUNT_HAPPENED:
        return query_happened(table, env, &table->library->clauses[a->query], NOBODY);
    case AMOUNT_COUNT: return condition_count_found(table, env, a->query);
    case AMOUNT_BOUND: return query_value(table, a->n)->n;
    case AMOUNT_SUM:
    case AMOUNT_PRODUCT:
    case AMOUNT_QUOTIENT: return read_both(table, env, a);
    }
    return 0;
}

bool condition_compare_holds(const Table *table, const Env *env, const Compare *compare,
                             int n)
{
    const Amount *amount = &table->library->amounts[compare->amount];

    if (amount->kind == AMOUNT_BOUND &&
        query_value(table, amount->n)->kind != VALUE_NUMBER)
        return false;
    return compare_holds(compare->op, n, condition_amount(table, env, compare->amount));
}
