// payable.c -- sums up what resource abilities and the pool could pay.
//
// The part of the sum that serves every purpose is kept in Table.cache until something changes
// on which it depends: a list of legal actions asks for it again and again.

#include "engine/riftbound/actions/payable_inside.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/observer.h"
#include "engine/riftbound/position/riftbound_state.h"

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

// Adds what floats for such purposes only.
static void sum_up_apart(const Table *table, Payable *payable)
{
    int apart[RESOURCE_COUNT];

    if (!payable_pool_has(table, payable->player)) return;
    payable_pool_sum(table, payable->player, payable->purpose, apart);
    for (int r = 0; r <= RESOURCE_ANY; r++) payable_count(payable, r, apart[r]);
}

// Adds to the sum what floats and what all objects add; restricted ones go into
// [apart], if it is not NULL. [afresh] uses no kept sum. Returns whether some of them
// may add another time what they do not add now, although they are as they were.
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
    if (!apart) sum_up_apart(table, payable);
    payable_gather_all(&all);
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

    for (int i = 0; i < restricted->n; i++)
        payable_gather_abilities(&all, restricted->ids[i]);
    sum_up_uses(payable, &all);
}

// The resources that serve every purpose, valid while nothing changes on which they
// depend, and whether a purpose may have more.
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

// Returns whether the sum is what all objects gathered afresh come to.
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

// Returns whether some card changes what things add, or which abilities or types they
// have.
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

// Returns whether the kept sum may be out of date.
static bool is_stale(const Table *table, const KnownPayable *known)
{
    const uint64_t changed = table->uncached;

    if (!changed) return false;
    return known->depends || changed & reads_of_adders(table) ||
           payable_any_given(table);
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
    } else {
        payable.purpose = purpose;
        sum_up_apart(table, &payable);
        if (known->restricted.n) sum_restricted(table, &payable, &known->restricted);
    }
    if (table->verify && !observer_is_there(table))
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
    sum_up_apart(table, &payable);
    payable_gather_all(&all);
    sum_up_uses(&payable, &all);
    *n = all.n;
    if (table->verify && !observer_is_there(table))
        ASSERT(is_up_to_date(table, &payable));
    return payable;
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
    // Resources that serve every purpose are mostly enough, or all that there are.
    // Under --verify the whole sum checks it.
    if (!table->verify && !known->payable.has_either) {
        if (payable_sum_suffices(&known->payable, price)) return true;
        if (!known->restricted.n && !known->payable.can_turn &&
            !payable_pool_has(table, player))
            return false;
    }
    payable = payable_of(table, player, purpose);
    return payable_suffices(table, &payable, price);
}
