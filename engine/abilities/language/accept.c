// accept.c -- compares arguments with the row of a verb, and tells those that do not fit.
//
// An object that is gone is no misfit: a verb passes over it, as over nothing.

#include "engine/abilities/language/accept.h"

#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/base/number.h"
#include "engine/base/text.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include <ctype.h>

// A call of a verb whose arguments are being compared.
typedef struct {
    Table *table;
    const Env *env;
    const VerbRow *verb;
} Calling;

static char letter_at(const VerbRow *verb, int index)
{
    for (const char *letter = verb->signature; *letter; letter++) {
        if (*letter != '|' && !index--) return *letter;
    }
    return '\0';
}

static bool holds_things(char letter)
{
    return text_has_letter("xXW", letter);
}

int accept_of_parameter(const VerbRow *verb, int index)
{
    int before = 0;

    if (!verb->takes.accepts[0] && !verb->takes.accepts[1]) return 0;
    if (!holds_things(letter_at(verb, index))) return 0;
    for (int i = 0; i < index; i++) before += holds_things(letter_at(verb, i));
    return verb->takes.accepts[before > 0];
}

bool accept_fits(const Table *table, int accepts, ObjectId object)
{
    const SpotId spot = table->state->objects[object].spot;
    const AcceptRow *row;

    if (!accepts) return true;
    row = &table->rules->accepts[accepts - 1];
    return (object_types(table, object) & row->any_of) &&
           (row->zones >> spot_zone(table, spot)) & 1u;
}

bool accept_types_may_fit(const Rules *rules, int accepts, unsigned types)
{
    return !accepts || !types || (types & rules->accepts[accepts - 1].any_of);
}

// Returns the zones with the flag, one bit each.
static uint64_t zones_with(const Rules *rules, unsigned flag)
{
    uint64_t zones = 0;

    for (int zone = 0; zone < rules->zones_n; zone++) {
        if (rules->zones[zone].flags & flag) zones |= UINT64_C(1) << zone;
    }
    return zones;
}

// Returns the zones that the place may mean, one bit each.
static uint64_t zones_at(const Rules *rules, Location at)
{
    switch ((LocationKind)at.kind) {
    case LOCATION_ZONE: return UINT64_C(1) << at.n;
    case LOCATION_PLACE: return rules->places[at.n].zones;
    case LOCATION_BOARD: return zones_with(rules, ZONE_BOARD);
    case LOCATION_ROLE:
    case LOCATION_QUERY:
    case LOCATION_ANYWHERE:
    case LOCATION_OPPOSITE: return zones_with(rules, ZONE_LOCATION);
    case LOCATION_NONE:
    case LOCATION_LIST: // of a pattern alone
    case LOCATION_EVERYWHERE:
    case LOCATION_BOUND: break;
    }
    return UINT64_MAX;
}

// Returns the zones in which the query looks, one bit each.
static uint64_t zones_of(const Rules *rules, const Query *query)
{
    uint64_t zones = 0;

    for (int i = 0; i < query->locations_n; i++)
        zones |= zones_at(rules, query->locations[i]);
    if (query->locations_n) return zones;
    if (query->role) return UINT64_MAX;
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): a kind is a row of the rules.
    if (query->kind && rules->kinds[query->kind - 1].zone)
        return UINT64_C(1) << (rules->kinds[query->kind - 1].zone - 1);
    return zones_with(rules, ZONE_BOARD);
}

static bool one_may_fit(const Rules *rules, const Query *query, const AcceptRow *row,
                        bool stays)
{
    const KindRow *kind = query->kind ? &rules->kinds[query->kind - 1] : NULL;

    if (kind && kind->kind == KIND_PLAYER) return false;
    if (kind && kind->kind == KIND_ITEM) return row->items;
    if (kind && !(kind->any_of & row->any_of)) return false;
    if (!kind && (query->role == ROLE_YOU || query->role == ROLE_THEY)) return false;
    return !stays || (zones_of(rules, query) & row->zones);
}

bool accept_query_may_fit(const Library *library, QueryId query, int accepts,
                          bool stays)
{
    static const AcceptRow any = {
        .any_of = UINT16_MAX, .zones = UINT64_MAX, .items = true};
    const AcceptRow *row = accepts ? &library->rules->accepts[accepts - 1] : &any;

    for (; query; query = library->queries[query].or_else) {
        if (one_may_fit(
                library->rules, &library->queries[query], row, stays && accepts))
            return true;
    }
    return false;
}

bool accept_zone(const VerbRow *verb, int zone)
{
    return !verb->takes.zones || (verb->takes.zones >> zone) & 1u;
}

bool accept_word(const Rules *rules, const VerbRow *verb, int word)
{
    const VerbTakes *takes = &verb->takes;

    if (takes->groups && !(takes->groups >> rules->words[word].group & 1u))
        return false;
    return !takes->words || (word < 32 && (takes->words >> word & 1u));
}

bool accept_players(const VerbRow *verb)
{
    return (verb->takes.kinds >> VALUE_PLAYER & 1u) &&
           !text_has_letter(verb->signature, 'W');
}

bool accept_kind(const VerbRow *verb, int kind)
{
    return !verb->takes.kinds || (verb->takes.kinds >> kind) & 1u;
}

bool accept_clause(const VerbRow *verb, int kind)
{
    return !verb->takes.clauses || ((unsigned)verb->takes.clauses >> kind) & 1u;
}

static void tell_unaccepted(const Calling *calling, ObjectId object, PlayerId player)
{
    const Rules *rules = calling->table->rules;
    Event event;

    if (!rules->event_unaccepted || table_only_looks(calling->table)) return;
    event = event_of(rules->event_unaccepted - 1, object, player);
    event.player = player;
    event.n = (int16_t)(calling->verb - rules->verbs);
    event_log(calling->table, &event);
}

static void compare_ref(const Calling *calling, int accepts, Ref ref)
{
    if (!ref_lives(calling->table->state, ref)) return;
    if (accept_fits(calling->table, accepts, ref.id)) return;
    tell_unaccepted(calling, ref.id, calling->env->you);
}

static void compare_query(const Calling *calling, int accepts, QueryId query)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = query_find(calling->table, calling->env, query, ids, OBJECTS_MAX);

    for (int i = 0; i < n; i++) {
        if (!accept_fits(calling->table, accepts, ids[i]))
            tell_unaccepted(calling, ids[i], calling->env->you);
    }
}

static void compare_role(const Calling *calling, int accepts, int role)
{
    const PlayerId player = role_player(calling->table, calling->env, role);
    const Ref ref = role_ref(calling->table, calling->env, role);

    if (ref.id)
        compare_ref(calling, accepts, ref);
    else if (player != NOBODY)
        tell_unaccepted(calling, 0, player);
}

// Tells whatever of the things the verb passes over.
static void compare_things(const Calling *calling, Value *value)
{
    const Table *table = calling->table;
    const int accepts = value->accepts;
    const bool players = accept_players(calling->verb);

    if (players && value->kind == VALUE_ROLE &&
        role_player(table, calling->env, value->n) != NOBODY)
        return;
    if (value->kind == VALUE_PLAYER && !players)
        tell_unaccepted(calling, 0, (PlayerId)value->n);
    if (value->kind == VALUE_ROLE) compare_role(calling, accepts, value->n);
    if (!accepts) return;
    if (value->kind == VALUE_OBJECT) compare_ref(calling, accepts, value->ref);
    if (value->kind == VALUE_QUERY) compare_query(calling, accepts, (QueryId)value->n);
    if (value->kind == VALUE_GROUP) {
        for (uint32_t i = 0; i < table->groups[value->n].n; i++)
            compare_ref(calling, accepts, table->groups[value->n].members[i]);
    }
    if (value->kind == VALUE_ITEM && !table->rules->accepts[accepts - 1].items) {
        tell_unaccepted(calling, 0, calling->env->you);
        *value = value_nil();
    }
}

// A place of a host is there as long as its host stands at it.
static bool is_a_place(const Table *table, SpotId spot)
{
    const ZoneRow *row;

    if (spot >= table->spots_n) return false;
    row = &table->rules->zones[spot_zone(table, spot)];
    if (row->scope == SCOPE_HOST && row->flags & ZONE_LOCATION)
        return table->state->spots[spot].n > 0;
    if (row->scope == SCOPE_HOST) return spot_index(table, spot) < HOSTS_MAX;
    return row->scope == SCOPE_SHARED || row->scope == SCOPE_SPACE ||
           spot_index(table, spot) < table->state->players_n;
}

static bool place_fits(const Calling *calling, const Value *value)
{
    const Table *table = calling->table;
    SpotId spot;

    if (value->kind == VALUE_ZONE) return accept_zone(calling->verb, value->n);
    if (value->kind == VALUE_SPOT)
        spot = (SpotId)value->n;
    else if (value->kind == VALUE_ROLE)
        spot = role_spot(table, calling->env, value->n);
    else
        return true;
    if (spot == NOWHERE) return true;
    return is_a_place(table, spot) &&
           accept_zone(calling->verb, spot_zone(table, spot));
}

// Returns whether an object that is a term of the verb fits: `play it as a copy of that`.
static bool term_fits(const Calling *calling, const Value *value)
{
    const Table *table = calling->table;
    Ref ref = value->ref;

    if (!accept_kind(calling->verb, value->kind)) return value->kind <= VALUE_NIL;
    if (value->kind != VALUE_OBJECT && value->kind != VALUE_ROLE) return true;
    if (value->kind == VALUE_ROLE) ref = role_ref(table, calling->env, value->n);
    return !ref_lives(table->state, ref) || accept_fits(table, value->accepts, ref.id);
}

// Keeps a number within its limits. Less than none of something is none.
static void saturate(Value *value, char letter)
{
    value->n = number_of(value->n);
    if (letter == 'n' && value->n < 0) value->n = 0;
}

// Returns false where the argument makes the verb do nothing.
static bool take_number_argument(const Calling *calling, char letter, int index,
                                 Value *value)
{
    if (value->kind <= VALUE_NIL) return true;
    if (value->kind == VALUE_OBJECT && letter != 'W' &&
        !calling->table->rules->accepts_n)
        return true;
    if (value->kind == VALUE_PLAYER && value->n >= calling->table->state->players_n)
        return false;
    if (value->kind == VALUE_NUMBER) {
        if (!text_has_letter("n~XW", letter)) return true;
        saturate(value, letter);
        return letter != 'W' || term_fits(calling, value);
    }
    if (text_has_letter("zsXW", letter) && !place_fits(calling, value)) return false;
    if (text_has_letter("dwW", letter) && value->kind == VALUE_WORD &&
        !accept_word(calling->table->rules, calling->verb, value->n))
        return false;
    if (value->kind == VALUE_CLAUSE &&
        !accept_clause(calling->verb, calling->table->library->clauses[value->n].kind))
        return false;
    value->accepts = calling->table->rules->accepts_n
                         ? (uint8_t)accept_of_parameter(calling->verb, index)
                         : 0;
    if (letter == 'x' || letter == 'X') compare_things(calling, value);
    return letter != 'W' || term_fits(calling, value);
}

void accept_part(Table *table, int field, int part)
{
    const int parts = reading_parts(table->rules, field);

    if (!parts)
        table_mistake(
            table, "it is one number, no row of which number %d is read", part);
    if (part < 1 || part > parts)
        table_mistake(table,
                      "'%s' has the numbers 1 to %d, not %d",
                      table->rules->fields[field].name,
                      parts,
                      part);
}

// Returns the kinds of things that fit where no row of Rules.accepts is named.
static uint32_t plain_things(const VerbRow *verb)
{
    const uint32_t players = accept_players(verb) ? 1u << VALUE_PLAYER : 0;

    return players | 1u << VALUE_OBJECT | 1u << VALUE_GROUP | 1u << VALUE_QUERY;
}

uint32_t accept_plain(const VerbRow *verb, int index)
{
    const char letter = letter_at(verb, index);
    const uint32_t takes = verb->takes.kinds;
    // Of zones and words a script gives those that the verb takes.
    const uint32_t terms =
        1u << VALUE_OBJECT | 1u << VALUE_PLAYER | 1u << VALUE_ZONE | 1u << VALUE_WORD;
    uint32_t kinds = 1u << VALUE_NONE | 1u << VALUE_NIL;

    if (letter == 'W' && accept_of_parameter(verb, index)) return kinds;
    if (letter == 'W') return kinds | (terms & (takes ? takes : ~0u));
    if (!text_has_letter("n~X", letter)) kinds |= 1u << VALUE_NUMBER;
    if (text_has_letter("xX", letter))
        return accept_of_parameter(verb, index) ? kinds : kinds | plain_things(verb);
    kinds |= 1u << VALUE_OBJECT | 1u << VALUE_PLAYER | 1u << VALUE_QUERY;
    kinds |= 1u << VALUE_ZONE | 1u << VALUE_WORD | 1u << VALUE_TEXT | 1u << VALUE_EVENT;
    return text_has_letter("zs", letter) ? kinds : kinds | 1u << VALUE_ROLE;
}

Value accept_number(Table *table, const Env *env, const VerbRow *verb,
                    const Value *args, int n)
{
    const Value none = {.kind = VALUE_NONE};

    if (n < 2 || args[1].kind != VALUE_NUMBER)
        return condition_field(table, env, verb->field - 1, n ? &args[0] : &none);
    accept_part(table, verb->field - 1, args[1].n);
    return condition_part(table, env, verb->field - 1, args);
}

Value accept_run(Table *table, Env *env, const VerbRow *verb, Value *args, int n)
{
    const Calling calling = {table, env, verb};
    const char *letter = verb->signature;

    for (int i = 0; i < n; i++, letter++) {
        if (*letter == '|') letter++;
        if (take_number_argument(&calling, *letter, i, &args[i])) continue;
        tell_unaccepted(&calling, 0, env->you);
        return value_nil();
    }
    return accept_run_plain(table, env, verb, args, n);
}

Value accept_run_and_pause(Table *table, Env *env, const VerbRow *verb,
                           const Value *args, int n)
{
    const Value result = verb->run(table, env, args, n);

    table_pause_due(table);
    return result;
}
