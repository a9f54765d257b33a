// payable.c -- gathers resource abilities, and sums up what they and the pool could pay.
//
// The sum without a purpose is kept in Table.cache until the state changes: a list of legal
// actions asks for it again and again.

#include "engine/riftbound/actions/payable.h"

#include <string.h>

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/abilities/pattern.h"
#include "engine/kernel/abilities/query.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

int payable_ability_action(const Table *table, const Clause *clause)
{
    const Cost *cost = &table->library->costs[clause->cost];
    int action = -1;

    for (int r = 0; clause->cost && r < RESOURCE_COUNT; r++) {
        if (cost->resource[r]) return -1;
    }
    for (int i = 0; clause->cost && i < cost->actions_n; i++) {
        const CostAction *part = &cost->actions[i];

        if (table->library->queries[part->query].role != ROLE_ME) return -1;
        if (part->action == ACTION_SPEND_BUFF) return -1;
        if (action < 0 || action == ACTION_EXHAUST) action = part->action;
    }
    return action;
}

static bool costs_exhaustion(const Table *table, const Clause *clause)
{
    const Cost *cost = &table->library->costs[clause->cost];

    for (int i = 0; i < cost->actions_n; i++) {
        if (cost->actions[i].action == ACTION_EXHAUST) return true;
    }
    return false;
}

static bool adds_for(const Table *table, const Active *ability, ObjectId purpose)
{
    const Clause *clause = ability->clause;
    const int action = clause->adds ? payable_ability_action(table, clause) : -1;
    Env env;

    if (clause->kind != CLAUSE_ACTIVATED || !clause->adds || action < 0) return false;
    if (ability->object == table->reserved) return false;
    if (!(clause->flags & CLAUSE_REACTION)) return false;
    if (costs_exhaustion(table, clause) && board_is_exhausted(table, ability->object))
        return false;
    if (!clause->to_query && !clause->depends && !clause->provided) return true;
    ability_env(table, ability, &env);
    if (clause->to_query &&
        (!purpose || !query_matches(table, &env, clause->to_query, purpose))) {
        return false;
    }
    return pattern_is_on(table, &env, clause);
}

// The list of resource abilities while it is gathered.
typedef struct {
    const Table *table;
    PlayerId player;
    ObjectId purpose;
    ResourceAbility *list;
    int n, max;
    bool restricted; // some may add only for certain cards
} Gathering;

// Whether two objects add the same: runes of one face and readiness do.
static bool adds_as(const Table *table, ObjectId a, ObjectId b)
{
    const Object *one = &table->state->objects[a], *other = &table->state->objects[b];

    return one->card == other->card && board_is_type(table, a, TYPE_RUNE) &&
           a != table->reserved && b != table->reserved &&
           !((one->flags | other->flags) & OBJECT_GRANTED) &&
           board_is_exhausted(table, a) == board_is_exhausted(table, b);
}

// Returns the resource that `own` stands for on this card: the Power of its one domain;
// with several domains or none, any Power.
static int own_power(const Card *card)
{
    const unsigned domains = (unsigned)card->facts[FACT_DOMAINS];

    if (__builtin_popcount(domains) != 1) return RESOURCE_ANY;
    return RESOURCE_FURY + __builtin_ctz(domains);
}

static ResourceAbility use_of(const Table *table, ObjectId id, ClauseId clause)
{
    const Cost *adds = &table->library->costs[table->library->clauses[clause].adds];
    ResourceAbility ability = {
        .object = id, .clause = clause, .resource = RESOURCE_ENERGY};

    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (!adds->resource[r]) continue;
        ability.amount = (uint8_t)adds->resource[r];
        ability.resource =
            (uint8_t)(r == RESOURCE_OWN ? own_power(object_card(table, id)) : r);
        break;
    }
    return ability;
}

static void gather_abilities(Gathering *all, ObjectId id)
{
    AbilityScan scan = ability_scan_kind(all->table, id, CLAUSE_ACTIVATED);

    while (all->n < all->max && ability_next(&scan)) {
        if (!adds_for(all->table, &scan.now, all->purpose)) continue;
        all->list[all->n++] = use_of(all->table, id, scan.now.id);
    }
}

// An object that was gathered, and where its abilities are.
typedef struct {
    ObjectId object;
    int first, n;
} Gathered;

enum { GATHERED_MAX = 6 };

// Adds for [id] the same as for an object like it. Returns false where there was none.
static bool repeat_abilities(Gathering *all, const Gathered *before, int before_n,
                             ObjectId id)
{
    for (int i = 0; i < before_n; i++) {
        if (!adds_as(all->table, before[i].object, id)) continue;
        for (int k = 0; k < before[i].n && all->n < all->max; k++) {
            all->list[all->n] = all->list[before[i].first + k];
            all->list[all->n++].object = id;
        }
        return true;
    }
    return false;
}

static void gather_spot(Gathering *all, SpotId spot)
{
    const Table *table = all->table;
    const Object *objects = table->state->objects;
    Gathered before[GATHERED_MAX];
    int before_n = 0;

    for (ObjectId id = table->state->spots[spot].first; id; id = objects[id].next) {
        const int first = all->n;

        if (objects[id].controller != all->player || board_is_facedown(table, id))
            continue;
        if (!object_card(table, id)->adds && !(objects[id].flags & OBJECT_GRANTED)) {
            continue;
        }
        all->restricted |= object_card(table, id)->adds_for_some ||
                           (objects[id].flags & OBJECT_GRANTED &&
                            !board_is_type(table, id, TYPE_RUNE));
        if (repeat_abilities(all, before, before_n, id)) continue;
        gather_abilities(all, id);
        if (before_n < GATHERED_MAX)
            before[before_n++] = (Gathered){id, first, all->n - first};
    }
}

static void gather_all(Gathering *all)
{
    const Table *table = all->table;

    gather_spot(all, board_base(table, all->player));
    gather_spot(all, spot_of(table, ZONE_LEGEND, all->player));
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++) {
        gather_spot(all, battlefield_spot(table, i));
    }
}

int payable_abilities(const Table *table, PlayerId player, ObjectId purpose,
                      ResourceAbility *abilities, int max)
{
    Gathering all = {table, player, purpose, abilities, 0, max, false};

    gather_all(&all);
    return all.n;
}

static void add_payable(Payable *payable, int resource, int amount)
{
    if (resource == RESOURCE_ENERGY)
        payable->energy += amount;
    else if (resource == RESOURCE_ANY)
        payable->any += amount;
    else
        payable->power[resource - RESOURCE_FURY] += amount;
}

// Sums up. Tells in [restricted] whether another purpose may give another sum.
static Payable work_out(const Table *table, PlayerId player, ObjectId purpose,
                        bool *restricted)
{
    const uint8_t *floating = table->state->players[player].resources;
    ResourceAbility abilities[RESOURCE_ABILITIES_MAX];
    Gathering all = {
        table, player, purpose, abilities, 0, RESOURCE_ABILITIES_MAX, false};
    Payable payable;

    gather_all(&all);
    memset(&payable, 0, sizeof payable);
    for (int r = 0; r <= RESOURCE_ANY; r++) add_payable(&payable, r, floating[r]);
    for (int i = 0; i < all.n; i++)
        add_payable(&payable, abilities[i].resource, abilities[i].amount);
    *restricted = all.restricted;
    return payable;
}

// The sum for no card in particular, kept while nothing changes.
typedef struct {
    Payable payable;
    bool restricted; // some ability adds only for certain cards
    bool known;
} KnownPayable;

_Static_assert(sizeof(KnownPayable) * SEATS_MAX <= sizeof((Table){0}.cache),
               "the rulebook's cache must hold what every player can pay");

Payable payable_of(const Table *table, PlayerId player, ObjectId purpose)
{
    Table *scratch = table_scratch(table);
    KnownPayable *known = (KnownPayable *)scratch->cache + player;
    bool restricted;

    ability_refresh_grants(table);
    if (table->cached != table->version) {
        memset(scratch->cache, 0, sizeof scratch->cache);
        scratch->cached = table->version;
    }
    if (!known->known) {
        known->payable = work_out(table, player, 0, &known->restricted);
        known->known = true;
    }
    if (!purpose || !known->restricted) return known->payable;
    return work_out(table, player, purpose, &restricted);
}

bool payable_suffices(const Payable *payable, const Price *price)
{
    int left_own = 0, left_all = 0, universal = payable->any, own_short;

    if (price->energy > payable->energy) return false;
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        const int left = payable->power[d] - price->power[d];

        if (left < 0) {
            universal += left;
            continue;
        }
        left_all += left;
        if ((price->own_domains >> d) & 1u) left_own += left;
    }
    if (universal < 0) return false;
    // Symbols of a card without domains stand for any Power (135.2.e.6).
    own_short = price->own - (price->own_domains ? left_own : left_all);
    if (own_short > 0) {
        universal -= own_short;
        left_all -= price->own - own_short;
    } else {
        left_all -= price->own;
    }
    return universal >= 0 && price->any <= left_all + universal;
}

bool payable_affords(const Table *table, PlayerId player, const Price *price,
                     ObjectId purpose)
{
    Payable payable;

    if (price_is_nothing(price)) return true;
    payable = payable_of(table, player, purpose);
    return payable_suffices(&payable, price);
}

// Resources go into the Rune Pool before they are spent from there (166, 167).
void payable_gain(Table *table, PlayerId player, int resource, int amount)
{
    uint8_t *pool = &table->state->players[player].resources[resource];
    Event event = event_of(EVENT_ADDED, 0, player);

    *pool = (uint8_t)(*pool + amount > 255 ? 255 : *pool + amount);
    table->version++;
    event.player = player;
    event.n = (int16_t)(resource * 16 + amount);
    event_log(table, &event);
}

// A resource ability resolves at once and cannot be answered (429.2.a).
void payable_use_ability(Table *table, PlayerId player, ResourceAbility ability)
{
    const Clause *clause = &table->library->clauses[ability.clause];
    const int action = payable_ability_action(table, clause);

    if (costs_exhaustion(table, clause)) action_exhaust(table, ability.object, player);
    switch ((CostActionKind)action) {
    case ACTION_EXHAUST: break;
    case ACTION_RECYCLE: action_recycle(table, &ability.object, 1, player); break;
    case ACTION_KILL: action_kill(table, &ability.object, 1, player); break;
    case ACTION_SPEND_BUFF:
    case ACTION_SPEND_COUNTER:
    case ACTION_DISCARD:
    case ACTION_COUNT: return;
    }
    payable_gain(table, player, ability.resource, ability.amount);
}
