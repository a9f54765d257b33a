// combat_damage.c -- how each side assigns its damage to the units of the other.
//
// The engine settles all changes of damage to a unit before players assign any, so that
// they know how much is lethal. Both sides assign before any damage is dealt.

#include "engine/riftbound/combat/combat_damage.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/replacement.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/damage.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/riftbound_state.h"

typedef struct {
    ObjectId unit;
    Taking taking;   // the changes of damage to it, settled before any is assigned
    int16_t missing; // what must be dealt for lethal damage
    int16_t lethal;  // the least that must be assigned to reach it
    int16_t assigned;
    int rank;       // -1 first, 0, 1 last
    int other_rank; // a second demand, the assigner picks one (465.2.c.8)
} Victim;

typedef struct {
    Victim victims[OBJECTS_MAX];
    int n;
    bool shares; // a prevention, so that an order of them counts
} Side;

static SpotId combat_spot(const Table *table)
{
    return battlefield_spot(table, rb_const(table->state)->showdown - 1);
}

// Returns what a unit adds to the sum: its Might, less where something limits it, nothing
// while it is stunned (423.1.b, 465.2.a).
static int contribution(const Table *table, ObjectId unit)
{
    PassiveScan scan;
    int might = layers_might(table, unit);

    if (object_has_status(table, unit, STATUS_STUNNED)) return 0;
    passive_scan(&scan, table, QUESTION_COMBAT_DAMAGE, unit);
    while (passive_next(&scan)) {
        const int most = passive_amount(&scan);

        if (most < might) might = most;
    }
    return might;
}

static int sum_of(const Table *table, PlayerId player)
{
    int sum = 0;

    for (ObjectId id = table->state->spots[combat_spot(table)].first; id;
         id = table->state->objects[id].next) {
        if (!board_is_unit(table, id) || table->state->objects[id].controller != player)
            continue;
        sum += contribution(table, id);
    }
    return sum;
}

static void rank_victim(const Table *table, Victim *victim, PlayerId by)
{
    PassiveScan scan;
    bool first = false, last = false;

    passive_scan(&scan, table, QUESTION_ASSIGNED, victim->unit);
    scan.ignored = layers_ignored_by(table, by);
    while (passive_next(&scan)) {
        first |= scan.answer->ref == WORD_FIRST;
        last |= scan.answer->ref == WORD_LAST;
    }
    victim->rank = first ? -1 : last ? 1 : 0;
    victim->other_rank = first && last ? 1 : victim->rank;
}

// Returns whether combat damage to it is forbidden, so that nobody assigns any to it
// (465.2.c.10).
static bool is_exempt(const Table *table, ObjectId unit, PlayerId by)
{
    const Event event = damage_of_combat(table, unit, 1, by);

    return prohibition_forbids(table, &event);
}

// Returns the least to assign for lethal damage. Marked damage counts, and so does everything
// that will change the damage: prevention, doubling, a certain replacement (465.2.c.4-5,
// 437.5.a).
static int lethal_for(Table *table, Victim *victim, PlayerId by)
{
    const int missing = damage_lethal(table, victim->unit, by) -
                        state_counter(table->state, victim->unit, COUNTER_DAMAGE);
    const Event event = damage_of_combat(table, victim->unit, 1, by);

    victim->taking = damage_taking(table, victim->unit);
    victim->missing = number_of(missing < 1 ? 1 : missing);
    if (replacement_is_certain(table, &event)) return PREVENT_ALL;
    return damage_needed(&victim->taking, victim->missing);
}

static void gather_side(Table *table, PlayerId player, PlayerId by, Side *side)
{
    side->n = 0;
    side->shares = false;
    for (ObjectId id = table->state->spots[combat_spot(table)].first; id;
         id = table->state->objects[id].next) {
        Victim *victim = &side->victims[side->n];

        if (!board_is_unit(table, id) || table->state->objects[id].controller != player)
            continue;
        if (is_exempt(table, id, by)) continue;
        memset(victim, 0, sizeof *victim);
        victim->unit = id;
        victim->lethal = number_of(lethal_for(table, victim, by));
        rank_victim(table, victim, by);
        side->shares |= victim->taking.shared > 0;
        side->n++;
    }
}

static bool is_torn(const Victim *victim)
{
    return victim->rank != victim->other_rank;
}

// Returns the rank whose units get damage next, 2 where all have lethal damage. A unit
// that must be both first and last comes when no other is left (465.2.c.8).
static int next_rank(const Side *side)
{
    int rank = 2;
    bool torn = false;

    for (int i = 0; i < side->n; i++) {
        const Victim *v = &side->victims[i];

        if (v->assigned >= v->lethal) continue;
        if (is_torn(v))
            torn = true;
        else if (v->rank < rank)
            rank = v->rank;
    }
    return rank == 2 && torn ? 1 : rank;
}

// Moves units that must be both first and last to the last rank, where the player has
// passed them over as first.
static void settle_torn(Side *side, const Victim *chosen)
{
    for (int i = 0; i < side->n; i++) {
        if (!is_torn(&side->victims[i]) || is_torn(chosen)) continue;
        if (chosen->rank >= 0) side->victims[i].rank = side->victims[i].other_rank;
    }
}

static Victim *ask_next(Table *table, PlayerId player, Side *side, int rank, int left)
{
    Question *question = ask_begin(table, player, PROMPT_ASSIGN, (Ref){0, 0});
    int list[OBJECTS_MAX], n = 0;

    for (int i = 0; i < side->n; i++) {
        const Victim *v = &side->victims[i];

        if (v->assigned >= v->lethal) continue;
        if (v->rank != rank && !is_torn(v)) continue;
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT,
                            .object = v->unit,
                            .spot = combat_spot(table),
                            .n = v->lethal});
        list[n++] = i;
    }
    question->total = (int16_t)left;
    return &side->victims[list[ask_one(table)]];
}

static bool all_lethal(const Side *side)
{
    return next_rank(side) == 2;
}

static int lethal_sum(const Side *side)
{
    int sum = 0;

    for (int i = 0; i < side->n; i++) sum += side->victims[i].lethal;
    return sum;
}

// Assigns lethal damage to all units, where the damage is enough for that. The engine
// asks nobody who gets the rest: it changes nothing (465.2.c.4).
static int assign_all(Side *side, int damage)
{
    const int excess = damage - lethal_sum(side);

    for (int i = 0; i < side->n; i++)
        side->victims[i].assigned = side->victims[i].lethal;
    if (side->n)
        side->victims[side->n - 1].assigned =
            number_of(side->victims[side->n - 1].assigned + excess);
    return excess;
}

// Takes what the assigned damage uses up of a shared prevention from the units that are next.
static void use_shared(Side *side, const Victim *assigned)
{
    const int used = damage_shares(&assigned->taking, assigned->assigned);

    for (int i = 0; used && i < side->n; i++) {
        Victim *v = &side->victims[i];

        if (v->assigned || !v->taking.shared) continue;
        v->taking.shared = number_of(v->taking.shared - used);
        v->taking.prevents = number_of(v->taking.prevents - used);
        if (v->lethal != PREVENT_ALL)
            v->lethal = number_of(damage_needed(&v->taking, v->missing));
    }
}

// Gives what is left of the damage to the last unit, where all have lethal damage.
static int assign_rest(Side *side, int damage)
{
    Victim *last = &side->victims[side->n - 1];

    if (damage <= 0 || !all_lethal(side)) return 0;
    last->assigned = number_of(last->assigned + damage);
    return damage;
}

// Assigns full lethal damage to one unit before the next gets any, in the order of ranks
// (465.2.c.3-7). Returns the excess.
static int assign(Table *table, PlayerId player, Side *side, int damage)
{
    if (!side->n) return 0;
    damage = number_count(damage);
    if (!side->shares && damage >= lethal_sum(side)) return assign_all(side, damage);
    while (damage > 0 && !all_lethal(side)) {
        Victim *victim = ask_next(table, player, side, next_rank(side), damage);
        const int amount = damage < victim->lethal ? damage : victim->lethal;

        settle_torn(side, victim);
        victim->assigned = (int16_t)amount;
        damage -= amount;
        if (amount < victim->lethal) break;
        use_shared(side, victim);
    }
    return assign_rest(side, damage);
}

static void log_assigned(Table *table, const Side *side, PlayerId by)
{
    for (int i = 0; i < side->n; i++) {
        Event event = event_of(EVENT_ASSIGNED, side->victims[i].unit, by);

        if (!side->victims[i].assigned) continue;
        event.at = combat_spot(table);
        event.n = side->victims[i].assigned;
        event_log(table, &event);
    }
}

static void deal_side(Table *table, const Side *side, PlayerId by)
{
    for (int i = 0; i < side->n; i++) {
        const Victim *v = &side->victims[i];

        if (!v->assigned) continue;
        (void)damage_combat(table, v->unit, v->assigned, &v->taking, by);
    }
}

// Marks the units of both sides that deal some of the damage.
static void strike_units(Table *table)
{
    RiftboundState *b = rb(table->state);
    Object *objects = table->state->objects;
    uint8_t bit;

    table_noted(table, 0);
    b->blow = (uint8_t)(b->blow % BLOWS_MAX + 1);
    bit = (uint8_t)(1u << (b->blow - 1));
    for (ObjectId id = 1; id <= table->state->objects_n; id++)
        objects[id].struck &= (uint8_t)~bit;
    for (ObjectId id = table->state->spots[combat_spot(table)].first; id;
         id = objects[id].next) {
        if (board_is_unit(table, id) && contribution(table, id) > 0)
            objects[id].struck |= bit;
    }
}

void combat_damage(Table *table)
{
    RiftboundState *b = rb(table->state);
    const PlayerId attacker = b->attacker, defender = b->defender;
    const int attack = sum_of(table, attacker), defence = sum_of(table, defender);
    Side attackers, defenders;
    int excess;

    strike_units(table);
    gather_side(table, defender, attacker, &defenders);
    gather_side(table, attacker, defender, &attackers);
    excess = assign(table, attacker, &defenders, attack);
    b->excess[attacker] = number_byte(excess);
    excess = assign(table, defender, &attackers, defence);
    b->excess[defender] = number_byte(excess);
    log_assigned(table, &defenders, attacker);
    log_assigned(table, &attackers, defender);
    batch_begin(table);
    deal_side(table, &defenders, attacker);
    deal_side(table, &attackers, defender);
    batch_end(table);
}
