// prevention.c -- what prevents damage: how much is left of it, and what is used up (437).

#include "engine/riftbound/actions/prevention.h"

#include <string.h>

#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

int prevention_sum(const Table *table, int question, ObjectId unit, ObjectId *source)
{
    PassiveScan scan;
    int sum = 0;

    passive_scan(&scan, table, question, unit);
    while (passive_next(&scan)) {
        sum += passive_amount(&scan);
        *source = scan.env.carrier.id;
    }
    return number_of(sum);
}

// A prevention that cards renew: what they answer counts anew when [ends] comes.
typedef struct {
    int question;
    uint8_t ends; // Ends
} Renewed;

static const Renewed of_combat = {QUESTION_COMBAT_PREVENTS, ENDS_FIGHT};
static const Renewed of_turn = {QUESTION_TURN_PREVENTS, ENDS_TURN};
static const Renewed of_side = {QUESTION_SIDE_PREVENTS, ENDS_TURN};

// Returns the note of how much damage to the unit was prevented already, or to the units of
// [player] by what they share; NULL: nothing was.
static Modifier *used_up(const Table *table, Ref unit, PlayerId player,
                         const Renewed *kind)
{
    for (int i = 0; i < table->state->modifiers_n; i++) {
        Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_PREVENTED && m->ends == kind->ends &&
            m->controller == player && ref_equal(m->object, unit))
            return m;
    }
    return NULL;
}

// Returns how much is still prevented in this turn, or in the combat that the unit is in.
static int renewed_prevention(const Table *table, ObjectId unit, const Renewed *kind,
                              ObjectId *source)
{
    const bool fights = object_has_status(table, unit, STATUS_ATTACKING) ||
                        object_has_status(table, unit, STATUS_DEFENDING);
    const Modifier *used;
    int left;

    if (!passive_may_answer(table, kind->question)) return 0;
    if (kind == &of_combat && !fights) return 0;
    left = prevention_sum(table, kind->question, unit, source);
    used = left ? used_up(table, object_ref(table->state, unit), NOBODY, kind) : NULL;
    if (used) left -= used->n;
    return left > 0 ? left : 0;
}

// Returns the object to show for a prevention. Where its source is out of sight by now the
// unit itself stands for it.
static ObjectId shown_source(const Table *table, const Modifier *m, ObjectId unit)
{
    const Object *object = &table->state->objects[m->source.id];

    if (!m->source.id || !object->card) return unit;
    if (spot_is(table, object->spot, ZONE_PRIVATE)) return unit;
    return spot_is(table, object->spot, ZONE_SECRET) ? unit : m->source.id;
}

int prevention_of(const Table *table, ObjectId unit, ObjectId *source)
{
    const Ref ref = object_ref(table->state, unit);
    int sum = renewed_prevention(table, unit, &of_combat, source) +
              renewed_prevention(table, unit, &of_turn, source);

    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind != MODIFIER_PREVENT || !ref_equal(m->object, ref)) continue;
        sum += m->n;
        *source = shown_source(table, m, unit);
    }
    return sum < PREVENT_ALL ? sum : PREVENT_ALL;
}

// Returns how much damage to the units of the player is still prevented in this turn by what they
// share.
static int left_to_share(const Table *table, PlayerId player, ObjectId *source)
{
    PassiveScan scan;
    const Modifier *used;
    int left = 0;

    if (player == NOBODY || !passive_may_answer(table, of_side.question)) return 0;
    passive_scan(&scan, table, of_side.question, 0);
    scan.player = player;
    while (passive_next(&scan)) {
        left += passive_amount(&scan);
        *source = scan.env.carrier.id;
    }
    used = left > 0 ? used_up(table, (Ref){0, 0}, player, &of_side) : NULL;
    if (used) left -= used->n;
    return number_count(left);
}

int prevention_shared(const Table *table, ObjectId unit, ObjectId *source)
{
    return left_to_share(table, table->state->objects[unit].controller, source);
}

// Returns whether the thing is one of those that share it with the player's others.
static bool shares(const Table *table, ObjectId id, PlayerId player)
{
    return table->state->objects[id].controller == player && board_is_unit(table, id);
}

// Lets the player say which of their units among the rest of [order] comes next.
static void order_next(Table *table, const ObjectId *ids, int *order, int n,
                       PlayerId player)
{
    Question *question = ask_begin(table, player, PROMPT_REPLACE_NEXT, (Ref){0, 0});
    int at[OBJECTS_MAX], found = 0, pick, taken;

    for (int i = 0; i < n; i++) {
        if (!shares(table, ids[order[i]], player)) continue;
        ask_option(
            question,
            (Option){.kind = OPTION_OBJECT, .object = ids[order[i]], .spot = NOWHERE});
        at[found++] = i;
    }
    pick = at[ask_one(table)];
    taken = order[pick];
    memmove(&order[1], &order[0], sizeof *order * (size_t)pick);
    order[0] = taken;
}

static int sharers(const Table *table, const ObjectId *ids, const int *order, int n,
                   PlayerId player)
{
    int found = 0;

    for (int i = 0; i < n; i++) found += shares(table, ids[order[i]], player);
    return found;
}

void prevention_order(Table *table, const ObjectId *ids, int n, int *order)
{
    int done = 0;

    for (int i = 0; i < n; i++) order[i] = i;
    if (!passive_may_answer(table, of_side.question)) return;
    for (int seat = 0; seat < table->state->players_n; seat++) {
        const PlayerId player =
            (PlayerId)((table->state->turn_player + seat) % table->state->players_n);
        ObjectId source = 0;

        if (!left_to_share(table, player, &source)) continue;
        while (sharers(table, ids, &order[done], n - done, player) > 1) {
            order_next(table, ids, &order[done], n - done, player);
            done++;
        }
    }
}

// Notes that so much more was prevented.
static void note_used(Table *table, Ref unit, PlayerId player, const Renewed *kind,
                      int amount)
{
    Modifier *used = used_up(table, unit, player, kind);
    const Modifier m = {.kind = MODIFIER_PREVENTED,
                        .ends = kind->ends,
                        .controller = player,
                        .event_spot = NOWHERE,
                        .object = unit,
                        .n = number_of(amount)};

    if (used)
        used->n = number_of(used->n + amount);
    else
        modifier_add(table, &m);
}

// Takes as much of [amount] as is prevented anew each time, and returns the rest.
static int absorb_renewed(Table *table, ObjectId unit, const Renewed *kind, int amount)
{
    ObjectId source = unit;
    const int most = renewed_prevention(table, unit, kind, &source);
    const int absorbed = amount < most ? amount : most;

    if (absorbed)
        note_used(table, object_ref(table->state, unit), NOBODY, kind, absorbed);
    return amount - absorbed;
}

// Takes so much, or all that is left, from what the units of the player share.
static void use_shared(Table *table, PlayerId player, int amount)
{
    ObjectId source = 0;
    const int left = left_to_share(table, player, &source);

    if (left)
        note_used(table, (Ref){0, 0}, player, &of_side, amount < left ? amount : left);
}

void prevention_use(Table *table, ObjectId unit, int amount)
{
    const Ref ref = object_ref(table->state, unit);
    State *state = table->state;

    amount = absorb_renewed(table, unit, &of_combat, amount);
    amount = absorb_renewed(table, unit, &of_turn, amount);
    for (int i = 0; i < state->modifiers_n && amount > 0; i++) {
        Modifier *m = &state->modifiers[i];
        int absorbed;

        if (m->kind != MODIFIER_PREVENT || !ref_equal(m->object, ref)) continue;
        if (m->n == PREVENT_ALL) return;
        absorbed = amount < m->n ? amount : m->n;
        amount -= absorbed;
        m->n = (int16_t)(m->n - absorbed);
        if (!m->n) modifier_remove(table, i--);
    }
    if (amount > 0 && table->state->objects[unit].controller != NOBODY)
        use_shared(table, table->state->objects[unit].controller, amount);
}
