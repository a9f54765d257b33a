// payable.c -- gathers resource abilities, and sums up what they and the pool could pay.
//
// The part of the sum that serves every purpose is kept in Table.cache until something changes
// on which it depends: a list of legal actions asks for it again and again. What a rune's
// printed abilities add is kept in Table.lasting for all games.

#include "engine/riftbound/actions/payable_inside.h"

#include <string.h>

#include "engine/kernel/abilities/events/prohibition.h"
#include "engine/kernel/abilities/held/ability.h"
#include "engine/kernel/abilities/held/turn_history.h"
#include "engine/kernel/abilities/language/accept.h"
#include "engine/kernel/abilities/language/pattern.h"
#include "engine/kernel/abilities/language/query.h"
#include "engine/kernel/abilities/passives/derive.h"
#include "engine/kernel/abilities/passives/passive.h"
#include "engine/kernel/base/number.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/kernel/table/witness.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

int payable_ability_action(const Table *table, const Clause *clause)
{
    static const int8_t nothing[RESOURCES_MAX];
    const Cost *cost = &table->library->costs[clause->cost];
    int action = -1;

    if (clause->cost && memcmp(cost->resource, nothing, sizeof nothing) != 0) return -1;
    if (cost->or_else) return -1;
    for (int i = 0; clause->cost && i < cost->actions_n; i++) {
        const CostAction *part = &cost->actions[i];

        if (table->library->queries[part->query].role != ROLE_ME) return -1;
        if (part->action == ACTION_SPEND_BUFF || part->action == ACTION_SPEND_STATUS)
            return -1;
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

// Whether the object is of a kind that can pay each action of the ability's cost.
static bool can_pay_itself(const Table *table, const Active *ability)
{
    const Cost *cost = &table->library->costs[ability->clause->cost];

    for (int i = 0; i < cost->actions_n; i++) {
        const CostActionRow *row = &table->rules->cost_actions[cost->actions[i].action];

        if (!accept_fits(table, row->accepts, ability->object)) return false;
    }
    return true;
}

// Whether the query is about places: then it is a condition of the payment, whatever is
// paid for.
static bool asks_for_place(const Table *table, QueryId query)
{
    return query_at(table, query)->kind == KIND_BATTLEFIELD_ROW + 1;
}

// Whether the query means what is paid for: the card that is played, or an ability by what
// has it.
static bool serves_purpose(const Table *table, const Env *env, QueryId query,
                           ObjectId purpose)
{
    const ObjectId id = payable_thing(purpose);
    ObjectId found;
    Cause cause = {.serial = UINT16_MAX, .kind = ITEM_ACTIVATED};

    if (asks_for_place(table, query))
        return query_find(table, env, query, &found, 1) > 0;
    if (!id) return false;
    if (id == purpose) return query_matches(table, env, query, id);
    cause.source = object_ref(table->state, id);
    cause.card = table->state->objects[id].card;
    cause.controller = table->state->objects[id].controller;
    return query_means_item(table, env, query, &cause);
}

// Whether the cost that is paid will take the object, and so the ability cannot be used.
static bool is_spoken_for(const Table *table, ObjectId id, int action)
{
    for (int i = 0; i < table->spoken_n; i++) {
        if (table->spoken[i].id != id) continue;
        if (action != ACTION_EXHAUST || !table->spoken[i].may_exhaust) return true;
    }
    return false;
}

// Whether it depends on more than the object whether the ability adds.
static bool has_condition(const Clause *clause)
{
    return clause->to_query || clause->depends || clause->provided ||
           clause->each_turn || clause->flags & CLAUSE_ONCE;
}

// Whether a card forbids the object to use abilities.
static bool may_not_use(const Table *table, ObjectId id)
{
    Event event;

    if (!prohibition_is_loaded(table, EVENT_ABILITY_USED)) return false;
    event = action_use(table, id, table->state->objects[id].controller);
    return prohibition_forbids(table, &event);
}

static bool adds_for(const Table *table, const Active *ability, ObjectId purpose)
{
    const Clause *clause = ability->clause;
    const int action = clause->adds ? payable_ability_action(table, clause) : -1;
    Env env;

    if (clause->kind != CLAUSE_ACTIVATED || !clause->adds || action < 0) return false;
    if (ability->object == table->reserved || !can_pay_itself(table, ability))
        return false;
    if (!(clause->flags & CLAUSE_REACTION)) return false;
    if (table->spoken_n && is_spoken_for(table, ability->object, action)) return false;
    if (costs_exhaustion(table, clause) && board_is_exhausted(table, ability->object))
        return false;
    if (may_not_use(table, ability->object)) return false;
    if (!has_condition(clause)) return true;
    ability_env(table, ability, &env);
    if (turn_history_is_used_up(table, env.carrier, ability->id)) return false;
    if (clause->to_query && !serves_purpose(table, &env, clause->to_query, purpose))
        return false;
    return pattern_is_on(table, &env, clause);
}

// Objects that may add only for certain cards.
enum { RESTRICTED_MAX = 7 };
typedef struct {
    ObjectId ids[RESTRICTED_MAX];
    uint8_t n; // with those for which there was no room
} Restricted;

// The list of resource abilities while it is gathered.
typedef struct {
    const Table *table;
    PlayerId player;
    ObjectId purpose;
    ResourceAbility *list;
    int n;
    Payable *sum; // where what is kept for many objects is counted; NULL: it is listed
    int counted;  // so many were
    Restricted *apart; // where restricted objects are put instead; NULL: nowhere
    bool has_either;   // some objects have several abilities that exhaust them
    bool afresh;       // nothing that was gathered before is taken
    bool may_give;     // some objects may have been given abilities that add
    bool keeps;        // printed abilities are all that adds: what they add is kept
    bool turning;  // gathers those that turn resources into others, else the plain ones
    bool can_turn; // there are such abilities
    bool depends;  // some add only under a condition
} Gathering;

// Returns a number that two runes share if they add the same, by face and readiness. 0: the
// object is like no other.
static unsigned likeness(const Table *table, ObjectId id, const Object *object)
{
    if (object->flags & (OBJECT_GRANTED | OBJECT_LOST) || object->host) return 0;
    if (id == table->reserved) return 0;
    for (int i = 0; i < table->spoken_n; i++)
        if (table->spoken[i].id == id) return 0;
    return 2u * object->card + 2u + (object->flags & OBJECT_EXHAUSTED ? 1u : 0u);
}

// Returns the resource that [resource] is when a card with [face] adds it: `own` stands for
// the Power of its one domain; with several domains or none, for any Power (135.2.e.6,
// 164.2).
static int added_resource(const Table *table, CardId face, int resource)
{
    const unsigned domains = (unsigned)table->library->cards[face].facts[FACT_DOMAINS];

    if (resource != RESOURCE_OWN) return resource;
    if (__builtin_popcount(domains) != 1) return RESOURCE_ANY;
    return RESOURCE_FURY + __builtin_ctz(domains);
}

// Whether there is room for [more]. Leaves the step where there is none; readers between two
// steps go without.
static bool has_room(const Gathering *all, uint32_t more)
{
    if ((uint32_t)(all->n + all->counted) + more <= RESOURCE_ABILITIES_MAX) return true;
    if (all->table->stepping)
        table_limit(table_scratch(all->table), LIMIT_RESOURCE_ABILITIES);
    return false;
}

static void sum_up(const Table *table, const Cost *adds, CardId face, int times,
                   int *sum)
{
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (adds->resource[r] > 0)
            sum[added_resource(table, face, r)] += adds->resource[r] * times;
    }
}

void payable_sum_added(const Table *table, ObjectId id, CardId face, uint16_t adds,
                       int *sum)
{
    const Cost *costs = table->library->costs;
    PassiveScan scan;

    memset(sum, 0, sizeof *sum * RESOURCE_COUNT);
    sum_up(table, &costs[adds], face, 1, sum);
    if (!id) return;
    scan = passive_scan(table, QUESTION_ADDS_MORE, id);
    while (passive_next(&scan))
        sum_up(table,
               &costs[passive_cost(&scan)],
               face,
               passive_times(table, &scan.env, scan.clause),
               sum);
}

void payable_gain_all(Table *table, PlayerId player, const int *sum)
{
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (sum[r] > 0) payable_gain(table, player, r, sum[r]);
    }
}

static void gather_resource(Gathering *all, ObjectId id, ClauseId clause, int resource,
                            int n)
{
    const Table *table = all->table;

    if (n <= 0 || !has_room(all, 1)) return;
    all->list[all->n++] = (ResourceAbility){
        .object = id,
        .clause = clause,
        .resource = (uint8_t)resource,
        .amount = (uint8_t)(n < UINT8_MAX ? n : UINT8_MAX),
        .exhausts = costs_exhaustion(table, &table->library->clauses[clause])};
}

// Returns the one resource that the ability adds, -1 where it adds several, or where others
// may add more.
static int one_added(const Table *table, const Cost *adds)
{
    int one = -1;

    if (passive_may_answer(table, QUESTION_ADDS_MORE)) return -1;
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (adds->resource[r] <= 0) continue;
        if (one >= 0) return -1;
        one = r;
    }
    return one;
}

// Gathers the use of one ability: an entry for each resource that it adds.
static void gather_use(Gathering *all, ObjectId id, ClauseId clause)
{
    const Table *table = all->table;
    const Cost *adds = &table->library->costs[table->library->clauses[clause].adds];
    const CardId face = table->state->objects[id].card;
    const int one = one_added(table, adds);
    int sum[RESOURCE_COUNT];

    if (one >= 0) {
        const int resource = added_resource(table, face, one);

        gather_resource(all, id, clause, resource, adds->resource[one]);
        return;
    }
    payable_sum_added(table, id, face, table->library->clauses[clause].adds, sum);
    for (int r = 0; r < RESOURCE_COUNT; r++)
        gather_resource(all, id, clause, r, sum[r]);
}

// Whether the use stands in the list from [first] on: who has an ability twice can use it
// once, since it costs the object itself.
static bool is_gathered(const Gathering *all, int first, ClauseId clause)
{
    for (int i = first; i < all->n; i++) {
        if (all->list[i].clause == clause) return true;
    }
    return false;
}

// Marks the uses from [first] on, those of one object, that exclude each other.
static void mark_either(Gathering *all, int first)
{
    for (int i = first; i < all->n; i++) {
        for (int k = first; k < all->n; k++) {
            if (all->list[i].clause == all->list[k].clause) continue;
            if (!all->list[i].exhausts || !all->list[k].exhausts) continue;
            all->list[i].is_either = all->has_either = true;
        }
    }
}

static void gather_abilities(Gathering *all, ObjectId id)
{
    AbilityScan scan = ability_scan_kind(all->table, id, CLAUSE_ACTIVATED);
    const int first = all->n;

    while (ability_next(&scan)) {
        if (is_gathered(all, first, scan.now.id)) continue;
        all->depends |= scan.now.clause->adds && has_condition(scan.now.clause);
        if (!adds_for(all->table, &scan.now, all->purpose)) continue;
        all->can_turn |= scan.now.clause->for_each != 0;
        if ((scan.now.clause->for_each != 0) == all->turning)
            gather_use(all, id, scan.now.id);
    }
    mark_either(all, first);
}

enum { LIKE_USES_MAX = 3 };

// What objects of a likeness add, whatever happens in the game.
typedef struct {
    uint32_t likeness; // 0: nothing is known
    uint32_t n;
    ResourceAbility uses[LIKE_USES_MAX];
} LikeUses;

enum { LIKE_USES_KEPT = sizeof((Table){0}.lasting) / (sizeof(LikeUses)) };

static LikeUses *place_of_uses(const Table *table, unsigned like)
{
    return (LikeUses *)table_scratch(table)->lasting + like % LIKE_USES_KEPT;
}

static void list_kept(Gathering *all, const LikeUses *kept, ObjectId id)
{
    for (uint32_t i = 0; i < kept->n && has_room(all, 1); i++) {
        all->has_either |= kept->uses[i].is_either;
        all->list[all->n] = kept->uses[i];
        all->list[all->n++].object = id;
    }
}

// Counts or lists what is kept for objects like this one.
static void take_kept(Gathering *all, const LikeUses *kept, ObjectId id)
{
    const ResourceAbility *use = kept->uses;

    if (!all->sum || !has_room(all, kept->n)) {
        list_kept(all, kept, id);
        return;
    }
    for (uint32_t i = 0; i < kept->n; i++, use++) {
        all->has_either |= use->is_either;
        payable_count(all->sum, use->resource, use->amount);
    }
    all->counted += (int)kept->n;
}

// Keeps the uses from [first] on, where the card has no abilities that depend on more.
static void keep_uses(const Gathering *all, int first, unsigned like, LikeUses *kept)
{
    const Library *library = all->table->library;
    const Card *card = &library->cards[like / 2 - 1];
    const int n = all->n - first;

    if (!(card->types & 1u << TYPE_RUNE)) return;
    if (n > LIKE_USES_MAX || all->n + all->counted == RESOURCE_ABILITIES_MAX) return;
    for (int i = 0; i < card->abilities_n; i++) {
        const Clause *clause =
            &library->clauses[library->abilities[card->abilities + i].clause];

        if (clause->adds && (has_condition(clause) || clause->for_each)) return;
    }
    kept->likeness = like;
    kept->n = (uint32_t)n;
    for (int i = 0; i < n; i++) kept->uses[i] = all->list[first + i];
}

// Gathers the abilities of an object, of those like it once for all games where it can.
static void gather_object(Gathering *all, ObjectId id, const Object *object)
{
    const unsigned like = all->keeps ? likeness(all->table, id, object) : 0;
    LikeUses *kept = place_of_uses(all->table, like);
    const int first = all->n;

    if (like && kept->likeness == like) {
        take_kept(all, kept, id);
        return;
    }
    gather_abilities(all, id);
    if (like) keep_uses(all, first, like, kept);
}

// Whether the object may have been given an ability that adds.
static bool may_be_given(const Table *table, ObjectId id)
{
    return table->state->objects[id].flags & OBJECT_GRANTED &&
           ability_may_be_given(
               table, id, table->gifts.adds, table->library->reached.adds);
}

bool payable_may_add(const Table *table, ObjectId id)
{
    return object_card(table, id)->adds || may_be_given(table, id);
}

// Whether some objects may have been given an ability that adds: a card off the board by what
// reaches it, others by what is granted.
static bool any_may_be_given(const Table *table)
{
    return table->library->reached.adds ||
           (table->state->granted_n && (table->gifts.adds || table->active_n < 0));
}

static void put_apart(Restricted *apart, ObjectId id)
{
    if (apart->n < RESTRICTED_MAX) apart->ids[apart->n] = id;
    if (apart->n <= RESTRICTED_MAX) apart->n++;
}

static void gather_spot(Gathering *all, SpotId spot)
{
    const Table *table = all->table;
    const Card *cards = table->library->cards;
    const Object *objects = table->state->objects, *object;

    for (ObjectId id = table->state->spots[spot].first; id; id = object->next) {
        const Card *card;
        bool given;

        object = &objects[id];
        card = &cards[object->card];
        given = all->may_give && may_be_given(table, id);
        if (!card->adds && !given) continue;
        if (object->controller != all->player || object->flags & OBJECT_FACEDOWN)
            continue;
        if (all->apart &&
            (card->adds_for_some || (given && !board_is_type(table, id, TYPE_RUNE))))
            put_apart(all->apart, id);
        else
            gather_object(all, id, object);
    }
}

enum { GATHERED_SPOTS_MAX = HOSTS_MAX + 2 };

// Lists the places from which is gathered what a player has. Returns how many.
static int gathered_spots(const Table *table, PlayerId player, SpotId *spots)
{
    int n = 0;

    spots[n++] = board_base(table, player);
    spots[n++] = spot_of(table, ZONE_LEGEND, player);
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++)
        spots[n++] = battlefield_spot(table, i);
    return n;
}

static void gather_all(Gathering *all)
{
    const Table *table = all->table;
    SpotId spots[GATHERED_SPOTS_MAX];
    const int n = gathered_spots(table, all->player, spots);

    all->keeps = !all->afresh && !all->turning &&
                 !passive_may_answer(table, QUESTION_ADDS_MORE) &&
                 !prohibition_is_loaded(table, EVENT_ABILITY_USED);
    all->may_give = any_may_be_given(table);
    for (int i = 0; i < n; i++) gather_spot(all, spots[i]);
}

int payable_abilities(const Table *table, PlayerId player, ObjectId purpose,
                      ResourceAbility *abilities)
{
    Gathering all = {
        .table = table, .player = player, .purpose = purpose, .list = abilities};

    gather_all(&all);
    return all.n;
}

// Whether what the player has there is gathered.
static bool is_gathered_from(const Table *table, PlayerId player, SpotId spot)
{
    SpotId spots[GATHERED_SPOTS_MAX];
    const int n = gathered_spots(table, player, spots);

    for (int i = 0; i < n; i++)
        if (spots[i] == spot) return true;
    return false;
}

bool payable_has_use(const Table *table, PlayerId player, const Active *ability)
{
    const ObjectId id = ability->object;
    const Object *object = &table->state->objects[id];
    ResourceAbility list[RESOURCE_ABILITIES_MAX];
    Gathering all = {.table = table, .player = player, .list = list};

    if (object->controller != player || object->flags & OBJECT_FACEDOWN ||
        !is_gathered_from(table, player, object->spot) || !payable_may_add(table, id))
        return false;
    gather_abilities(&all, id);
    return is_gathered(&all, 0, ability->id);
}

int payable_turning(const Table *table, PlayerId player, ObjectId purpose,
                    ResourceAbility *abilities)
{
    Gathering all = {.table = table,
                     .player = player,
                     .purpose = purpose,
                     .list = abilities,
                     .turning = true};

    gather_all(&all);
    return all.n;
}

static void sum_up_uses(Payable *payable, const Gathering *all)
{
    payable->has_either |= all->has_either;
    payable->can_turn |= all->can_turn;
    for (int i = 0; i < all->n; i++)
        payable_count(payable, all->list[i].resource, all->list[i].amount);
}

static void sum_up_pool(const Table *table, Payable *payable)
{
    const uint16_t *floating = table->state->players[payable->player].resources;

    for (int r = 0; r <= RESOURCE_ANY; r++) payable_count(payable, r, floating[r]);
}

// Adds to the sum what floats and what all objects add; restricted ones are put [apart], if it
// is not NULL. [afresh] takes nothing that is kept. Returns whether some of them may add
// another time what they do not add now, although they are as they were.
static bool sum_all(const Table *table, Payable *payable, Restricted *apart,
                    bool afresh)
{
    ResourceAbility abilities[RESOURCE_ABILITIES_MAX];
    Gathering all = {.table = table,
                     .player = payable->player,
                     .purpose = payable->purpose,
                     .list = abilities,
                     .sum = payable,
                     .apart = apart,
                     .afresh = afresh};

    sum_up_pool(table, payable);
    gather_all(&all);
    sum_up_uses(payable, &all);
    return all.depends || all.may_give;
}

// Adds to the sum what these add for its purpose.
static void sum_restricted(const Table *table, Payable *payable,
                           const Restricted *restricted)
{
    ResourceAbility abilities[RESOURCE_ABILITIES_MAX];
    Gathering all = {.table = table,
                     .player = payable->player,
                     .purpose = payable->purpose,
                     .list = abilities};

    for (int i = 0; i < restricted->n; i++) gather_abilities(&all, restricted->ids[i]);
    sum_up_uses(payable, &all);
}

// What every purpose has, kept while nothing changes on which it depends, and who may add more
// for some.
typedef struct {
    Payable payable;
    Restricted restricted;
    bool known;
    bool depends; // on anything
} KnownPayable;

typedef struct {
    const State *state;
    KnownPayable known[PLAYERS_MAX];
} KnownPayables;

_Static_assert(sizeof(KnownPayables) <= sizeof((Table){0}.cache),
               "the rulebook's cache must hold what every player can pay");

static Payable nothing_for(const Table *table, PlayerId player, ObjectId purpose)
{
    return (Payable){.player = player, .purpose = purpose, .reserved = table->reserved};
}

// Whether the sum is what all objects gathered afresh come to.
static bool is_up_to_date(const Table *table, const Payable *payable)
{
    const uint32_t work = table->work, stat_reads = table->stat_reads;
    Payable fresh = nothing_for(table, payable->player, payable->purpose);

    (void)sum_all(table, &fresh, NULL, true);
    table_scratch(table)->work = work;
    table_scratch(table)->stat_reads = stat_reads;
    for (int d = 0; d < DOMAIN_COUNT; d++)
        if (fresh.power[d] != payable->power[d]) return false;
    return fresh.energy == payable->energy && fresh.any == payable->any &&
           fresh.has_either == payable->has_either &&
           fresh.can_turn == payable->can_turn && fresh.reserved == payable->reserved;
}

// Whether some card changes what things add, or which abilities or types they have.
static bool any_changes_adders(const Table *table)
{
    return passive_is_answered(table, QUESTION_ADDS_MORE) ||
           prohibition_is_loaded(table, EVENT_ABILITY_USED) ||
           table->library->gives_types || table->library->answered & table->losing;
}

// Returns the READS_ bits of what changes what things add that nothing is given: that they come,
// go, or turn their face. Pools have no bit (table_renewed).
static uint64_t reads_of_adders(const Table *table)
{
    return READS_ANYTHING | READS_STANDS | READS_FLAGS | READS_CHANGES | READS_HOLDING |
           reads_of_types(table->library->adders);
}

// Whether what is kept may be another thing now.
static bool is_stale(const Table *table, const KnownPayable *known)
{
    const uint64_t changed = table->uncached;

    if (!changed) return false;
    return known->depends || changed & reads_of_adders(table) ||
           any_may_be_given(table);
}

static void forget(Table *scratch, KnownPayables *all)
{
    memset(all, 0, sizeof *all);
    all->state = scratch->state;
    scratch->attempted |= scratch->uncached;
    scratch->uncached = 0;
}

static const KnownPayable *known_of(const Table *table, PlayerId player)
{
    Table *scratch = table_scratch(table);
    KnownPayables *all = (KnownPayables *)scratch->cache;
    KnownPayable *known = &all->known[player];

    if (all->state != table->state || is_stale(table, known)) forget(scratch, all);
    if (known->known) return known;
    known->payable = nothing_for(table, player, 0);
    known->depends = sum_all(table, &known->payable, &known->restricted, false) ||
                     any_changes_adders(table);
    known->known = true;
    return known;
}

Payable payable_of(const Table *table, PlayerId player, ObjectId purpose)
{
    const KnownPayable *known;
    Payable payable;

    derive_refresh_gifts(table);
    known = known_of(table, player);
    payable = known->payable;
    payable.reserved = table->reserved; // it may add nothing, so the sum was kept
    if (known->restricted.n > RESTRICTED_MAX) {
        payable = nothing_for(table, player, purpose);
        (void)sum_all(table, &payable, NULL, false);
    } else if (known->restricted.n) {
        payable.purpose = purpose;
        sum_restricted(table, &payable, &known->restricted);
    }
    if (table->verify && !witness_is_there(table))
        ASSERT(is_up_to_date(table, &payable));
    return payable;
}

Payable payable_listed(const Table *table, PlayerId player, ObjectId purpose,
                       ResourceAbility *abilities, int *n)
{
    Payable payable = nothing_for(table, player, purpose);
    Gathering all = {
        .table = table, .player = player, .purpose = purpose, .list = abilities};

    derive_refresh_gifts(table);
    sum_up_pool(table, &payable);
    gather_all(&all);
    sum_up_uses(&payable, &all);
    *n = all.n;
    if (table->verify && !witness_is_there(table))
        ASSERT(is_up_to_date(table, &payable));
    return payable;
}

// Reckons anew, with one use for each object that has several.
static bool suffices_with_one_use(const Table *table, const Payable *payable,
                                  const Price *price)
{
    Table *scratch = table_scratch(table);
    const uint16_t *floating = table->state->players[payable->player].resources;
    const ObjectId reserved = table->reserved;
    ResourceAbility list[RESOURCE_ABILITIES_MAX];
    int pool[RESOURCE_COUNT] = {0};
    int n;

    scratch->reserved = payable->reserved;
    n = payable_abilities(table, payable->player, payable->purpose, list);
    scratch->reserved = reserved;
    for (int r = 0; r <= RESOURCE_ANY; r++) pool[r] = floating[r];
    return payable_list_suffices(pool, list, n, price);
}

bool payable_suffices_plainly(const Table *table, const Payable *payable,
                              const Price *price)
{
    if (!payable_sum_suffices(payable, price)) return false;
    return !payable->has_either || suffices_with_one_use(table, payable, price);
}

bool payable_suffices(const Table *table, const Payable *payable, const Price *price)
{
    Turning turning;

    if (payable_suffices_plainly(table, payable, price)) return true;
    return payable->can_turn && payable_turn(table, payable, price, &turning);
}

Payable payable_without_end(void)
{
    return (Payable){.energy = NUMBER_MAX, .any = NUMBER_MAX};
}

bool payable_affords(const Table *table, PlayerId player, const Price *price,
                     ObjectId purpose)
{
    const KnownPayable *known;
    Payable payable;

    if (price_is_nothing(price)) return true;
    derive_refresh_gifts(table);
    known = known_of(table, player);
    // What serves every purpose is mostly enough, or all that there is. Where invariants are
    // checked the whole sum proves it.
    if (!table->verify && !known->payable.has_either) {
        if (payable_sum_suffices(&known->payable, price)) return true;
        if (!known->restricted.n && !known->payable.can_turn) return false;
    }
    payable = payable_of(table, player, purpose);
    return payable_suffices(table, &payable, price);
}

void payable_tell_added(Table *table, PlayerId player, int resource, int amount)
{
    Event event = event_of(EVENT_ADDED, 0, player);

    event.player = player;
    for (; amount > 0; amount -= ADDED_AT_ONCE) {
        const int part = amount < ADDED_AT_ONCE ? amount : ADDED_AT_ONCE;

        event.n = (int16_t)(resource * (ADDED_AT_ONCE + 1) + part);
        event_log(table, &event);
    }
}

// Resources go into the Rune Pool before they are spent from there (166, 167).
void payable_gain(Table *table, PlayerId player, int resource, int amount)
{
    uint16_t *pool = &table->state->players[player].resources[resource];

    *pool = number_count(*pool + amount);
    table_renewed(table);
    payable_tell_added(table, player, resource, amount);
}

void payable_add(Table *table, PlayerId player, const Cost *adds, CardId face)
{
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (adds->resource[r] <= 0) continue;
        payable_gain(table, player, added_resource(table, face, r), adds->resource[r]);
    }
}

void payable_pay_itself(Table *table, PlayerId player, ResourceAbility ability)
{
    const Clause *clause = &table->library->clauses[ability.clause];
    const int action = payable_ability_action(table, clause);

    action_tell_use(table, ability.object, player);
    turn_history_note_use(
        table, object_ref(table->state, ability.object), ability.clause);
    if (costs_exhaustion(table, clause)) action_exhaust(table, ability.object, player);
    switch ((CostActionKind)action) {
    case ACTION_EXHAUST: break;
    case ACTION_RECYCLE: action_recycle(table, &ability.object, 1, player); break;
    case ACTION_KILL: action_kill(table, &ability.object, 1, player); break;
    case ACTION_BANISH: (void)action_banish(table, &ability.object, 1, player); break;
    case ACTION_PUT_BACK:
        (void)action_put(table, &ability.object, 1, ZONE_HAND, player);
        break;
    case ACTION_SPEND_BUFF:
    case ACTION_SPEND_COUNTER:
    case ACTION_SPEND_STATUS:
    case ACTION_DISCARD:
    case ACTION_COUNT: return;
    }
}

// A resource ability resolves at once and cannot be answered (429.2.a).
void payable_use_ability(Table *table, PlayerId player, ResourceAbility ability)
{
    const Clause *clause = &table->library->clauses[ability.clause];
    const Cost *adds = &table->library->costs[clause->adds];
    const CardId face = table->state->objects[ability.object].card;
    const int one = one_added(table, adds);
    int sum[RESOURCE_COUNT];

    witness_tell_answer(table, clause, object_ref(table->state, ability.object));
    if (one < 0) payable_sum_added(table, ability.object, face, clause->adds, sum);
    payable_pay_itself(table, player, ability);
    if (one < 0)
        payable_gain_all(table, player, sum);
    else
        payable_gain(
            table, player, added_resource(table, face, one), adds->resource[one]);
}
