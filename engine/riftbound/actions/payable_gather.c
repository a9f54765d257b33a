// payable_gather.c -- gathers the uses of resource abilities that a player has.
//
// Table.lasting keeps the uses of a rune's printed abilities for all games.

#include "engine/riftbound/actions/payable_inside.h"

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/accept.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/lift.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

// Returns whether the object is of a kind that can pay each action of the ability's cost.
static bool can_pay_itself(const Table *table, const Active *ability)
{
    const Cost *cost = &table->library->costs[ability->clause->cost];

    for (int i = 0; i < cost->actions_n; i++) {
        const CostActionRow *row = &table->rules->cost_actions[cost->actions[i].action];

        if (!accept_fits(table, row->accepts, ability->object)) return false;
    }
    return true;
}

// Returns whether the cost that is paid will take the object, and so the ability cannot
// be used.
static bool is_spoken_for(const Table *table, ObjectId id, int action)
{
    for (int i = 0; i < table->spoken_n; i++) {
        if (table->spoken[i].id != id) continue;
        if (action != ACTION_EXHAUST || !table->spoken[i].may_exhaust) return true;
    }
    return false;
}

// Returns whether it depends on more than the object whether the ability adds.
static bool has_condition(const Clause *clause)
{
    return clause->to_query || clause->depends_n || clause->provided ||
           clause->each_turn || clause->flags & CLAUSE_ONCE;
}

// Returns whether a card forbids the object to use abilities.
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
    if (payable_exhausts(table, clause) && board_is_exhausted(table, ability->object))
        return false;
    if (may_not_use(table, ability->object)) return false;
    if (!has_condition(clause)) return true;
    ability_env(table, ability, &env);
    if (turn_history_is_used_up(table, turn_history_used(&env, ability->id)))
        return false;
    if (clause->to_query && !payable_serves(table, &env, clause->to_query, purpose))
        return false;
    return pattern_is_on(table, &env, clause);
}

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

// Returns whether there is room for [more]. Leaves the step where there is none; readers
// between two steps go without.
static bool has_room(const Gathering *all, uint32_t more)
{
    if ((uint32_t)(all->n + all->counted) + more <= RESOURCE_ABILITIES_MAX) return true;
    if (all->table->stepping)
        table_limit(table_scratch(all->table), LIMIT_RESOURCE_ABILITIES);
    return false;
}

static void gather_resource(Gathering *all, const Active *use, int resource, int n)
{
    const Table *table = all->table;

    if (n <= 0 || !has_room(all, 1)) return;
    all->list[all->n++] =
        (ResourceAbility){.object = use->object,
                          .clause = use->id,
                          .form = ability_form(use),
                          .resource = (uint8_t)resource,
                          .amount = (uint8_t)(n < UINT8_MAX ? n : UINT8_MAX),
                          .exhausts = payable_exhausts(table, use->clause)};
}

// Gathers the use of one ability: an entry for each resource that it adds.
static void gather_use(Gathering *all, const Active *use)
{
    const Table *table = all->table;
    const Cost *adds = &table->library->costs[use->clause->adds];
    const CardId face = table->state->objects[use->object].card;
    const int one = payable_one_added(table, adds);
    int sum[RESOURCE_COUNT];

    if (one >= 0) {
        const int resource = payable_added_resource(table, face, one);

        gather_resource(all, use, resource, adds->resource[one]);
        return;
    }
    payable_sum_added(table, use->object, face, use->clause->adds, sum);
    for (int r = 0; r < RESOURCE_COUNT; r++) gather_resource(all, use, r, sum[r]);
}

// Returns whether the use stands in the list from [first] on: who has an ability twice
// can use it once, since it costs the object itself.
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

void payable_gather_abilities(Gathering *all, ObjectId id)
{
    AbilityScan scan;
    const int first = all->n;
    const ObjectId lifted =
        lift_card(all->table, all->purpose & PURPOSE_ABILITY ? 0 : all->purpose);

    ability_scan_kind(&scan, all->table, id, CLAUSE_ACTIVATED);
    while (ability_next(&scan)) {
        bool turns;

        if (is_gathered(all, first, scan.now.id)) continue;
        all->depends |= scan.now.clause->adds && has_condition(scan.now.clause);
        if (!adds_for(all->table, &scan.now, all->purpose)) continue;
        turns = payable_turn_cost(all->table, scan.now.clause) != 0;
        all->can_turn |= turns;
        if (turns == all->turning) gather_use(all, &scan.now);
    }
    lift_put_down(all->table, lifted);
    mark_either(all, first);
}

enum { LIKE_USES_MAX = 3 };

// The uses of all objects of a likeness, the same whatever happens in the game.
typedef struct {
    uint32_t likeness; // 0: nothing is known
    uint32_t n;
    ResourceAbility uses[LIKE_USES_MAX];
} LikeUses;

enum {
    LASTING_BYTES = sizeof((Table){0}.lasting),
    LIKE_USES_BYTES = sizeof(LikeUses),
    LIKE_USES_KEPT = LASTING_BYTES / LIKE_USES_BYTES,
};

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

// Counts or lists the kept uses of objects like this one.
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
        if (clause->kind == CLAUSE_CANNOT) return;
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
    payable_gather_abilities(all, id);
    if (like) keep_uses(all, first, like, kept);
}

// Returns whether the object may have been given an ability that adds.
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

bool payable_any_given(const Table *table)
{
    return table->library->reached.adds ||
           (table->state->granted_n && (table->gifts.adds || table->active_n < 0));
}

static void put_apart(Restricted *apart, ObjectId id)
{
    if (apart->n < RESTRICTED_MAX) apart->ids[apart->n] = id;
    if (apart->n <= RESTRICTED_MAX) apart->n++;
}

// Returns whether what the object adds may depend on what is paid for, which lies elsewhere by
// then.
static bool may_depend(const Gathering *all, ObjectId id, const Card *card, bool given)
{
    const Table *table = all->table;

    if (card->adds_for_some || card->adds_at_times) return true;
    if (given && !board_is_type(table, id, TYPE_RUNE)) return true;
    return all->may_more && passive_may_answer_about(table, QUESTION_ADDS_MORE, id);
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
        if (all->apart && may_depend(all, id, card, given))
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
    for (int i = 0; i < HOSTS_MAX && i < rb_const(table->state)->battlefields_n; i++)
        spots[n++] = battlefield_spot(table, i);
    return n;
}

void payable_gather_all(Gathering *all)
{
    const Table *table = all->table;
    SpotId spots[GATHERED_SPOTS_MAX];
    const int n = gathered_spots(table, all->player, spots);

    all->may_more = passive_may_answer(table, QUESTION_ADDS_MORE);
    all->keeps = !all->afresh && !all->turning && !all->may_more &&
                 !prohibition_may_forbid(table, EVENT_ABILITY_USED, 0);
    all->may_give = payable_any_given(table);
    for (int i = 0; i < n; i++) gather_spot(all, spots[i]);
}

int payable_abilities(const Table *table, PlayerId player, ObjectId purpose,
                      ResourceAbility *abilities)
{
    Gathering all = {
        .table = table, .player = player, .purpose = purpose, .list = abilities};

    payable_gather_all(&all);
    return all.n;
}

// Returns whether what the player has there is gathered.
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
    payable_gather_abilities(&all, id);
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

    payable_gather_all(&all);
    return all.n;
}
