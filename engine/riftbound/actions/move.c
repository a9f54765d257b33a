// move.c -- moves of units: units that go together go at once, in one batch.

#include "engine/riftbound/actions/move.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/actions/shortage.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

static Event move_event(const Table *table, ObjectId unit, SpotId spot, PlayerId by)
{
    Event event = event_of(EVENT_MOVES, unit, by);

    event.from = table->state->objects[unit].spot;
    event.to = spot;
    event.at = spot;
    event.with = instruction_cause(table);
    return event;
}

// Returns whether it is the usual way: base to battlefield, or battlefield to own base.
// All other ways need a permission (144.4).
static bool is_plain_route(const Table *table, PlayerId player, SpotId from, SpotId to)
{
    if (spot_zone(table, from) == ZONE_BASE)
        return spot_zone(table, to) == ZONE_BATTLEFIELD;
    return to == board_base(table, player);
}

// Adds what the question of a battlefield asks for each of [n] units that [player] moves there.
// NOLINTNEXTLINE(readability-function-size): the question has three parts.
static void add_asked(const Table *table, int question, ObjectId field, PlayerId player,
                      int n, Price *price)
{
    PassiveScan scan;

    passive_scan(&scan, table, question, field);
    scan.payer = player;
    while (passive_next(&scan))
        price_add(table,
                  price,
                  passive_cost(&scan),
                  n * passive_times(table, &scan.env, scan.clause));
}

// Returns what it costs [player] to move [n] units to the spot at the same time (204.4).
static Price price_to_move(const Table *table, PlayerId player, SpotId spot, int n)
{
    const int battlefield = battlefield_at(table, spot);
    Price price = {.energy = 0};
    ObjectId field;

    if (battlefield < 0 || n < 1) return price;
    field = rb_const(table->state)->battlefields[battlefield].object;
    if (n > 1) add_asked(table, QUESTION_COST_TO_JOIN, field, player, n - 1, &price);
    add_asked(table, QUESTION_COST_TO_MOVE, field, player, n, &price);
    return price;
}

static bool affords_move(const Table *table, PlayerId player, SpotId spot, int n)
{
    const Price price = price_to_move(table, player, spot, n);

    return payable_affords(table, player, &price, 0);
}

// Returns whether [player] cannot pay for one unit that moves there.
static bool refuses_price(const Table *table, PlayerId player, SpotId spot,
                          Refusal *first)
{
    Payable payable;
    Price price;

    if (!passive_may_answer(table, QUESTION_COST_TO_MOVE) ||
        affords_move(table, player, spot, 1))
        return false;
    price = price_to_move(table, player, spot, 1);
    if (!*first) *first = price.energy ? REFUSAL_OF(ENERGY) : REFUSAL_OF(POWER);
    if (!observer_wants_reasons(table)) return true;
    payable = payable_of(table, player, 0);
    shortage_tell(table, &price, &payable);
    return false;
}

Refusal move_check(const Table *table, PlayerId player, ObjectId unit, SpotId spot)
{
    const Object *object = &table->state->objects[unit];
    Refusal first = REFUSAL_NONE;
    Event event;

    if (!object_on_board(table, unit) || !board_is_unit(table, unit) ||
        object->controller != player || object->host) {
        (void)observer_refuses(table, &first, REFUSAL_OF(NOT_A_UNIT));
        return first;
    }
    if (board_is_exhausted(table, unit) &&
        observer_refuses(table, &first, REFUSAL_OF(EXHAUSTED)))
        return first;
    if (object->spot == spot) {
        (void)observer_refuses(table, &first, REFUSAL_OF(NO_ROUTE));
        return first;
    }
    event = move_event(table, unit, spot, player);
    if (!is_plain_route(table, player, object->spot, spot) &&
        !passive_permission_fits(table, CLAUSE_CAN, &event, NULL, NULL) &&
        observer_refuses(table, &first, REFUSAL_OF(NO_ROUTE)))
        return first;
    if (!battlefield_admits(table, player, spot) &&
        observer_refuses(table, &first, REFUSAL_OF(COMBAT_THERE)))
        return first;
    if (prohibition_refuses(table, &event, REFUSAL_OF(FORBIDDEN), &first)) return first;
    (void)refuses_price(table, player, spot, &first);
    return first;
}

void move_contest(Table *table, ObjectId unit)
{
    const Object *object = &table->state->objects[unit];
    const int battlefield = battlefield_at(table, object->spot);
    Battlefield *field;
    Event event;

    if (battlefield < 0 || !board_is_unit(table, unit)) return;
    field = &rb(table->state)->battlefields[battlefield];
    if (field->contested_by != NOBODY) return;
    if (battlefield_controller(table, battlefield) == object->controller) return;
    field->contested_by = object->controller;
    table_changed(table, READS_NOTES);
    event = event_of(EVENT_CONTESTED, field->object, object->controller);
    event.at = object->spot;
    event_log(table, &event);
}

static void carry_attached(Table *table, ObjectId host, SpotId spot)
{
    if (!table->state->attached_n) return;
    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        if (table->state->objects[id].host != host) continue;
        (void)object_move(table, id, spot, TO_BOTTOM);
    }
}

static bool move_one(Table *table, ObjectId unit, SpotId spot, PlayerId by)
{
    const Event event = move_event(table, unit, spot, by);

    if (table->state->objects[unit].spot == spot) return false;
    if (!object_on_board(table, unit) || prohibition_forbids(table, &event))
        return false;
    if (!battlefield_admits(table, table->state->objects[unit].controller, spot)) {
        (void)action_recall(table, unit, by);
        return false;
    }
    if (replacement_apply(table, &event)) return false;
    (void)action_detach(table, unit, by); // away from its host it is not attached
    (void)object_move(table, unit, spot, TO_BOTTOM);
    carry_attached(table, unit, spot);
    move_contest(table, unit);
    return true;
}

int move_pay_to_move(Table *table, PlayerId player, SpotId spot, int n)
{
    const Price one = price_to_move(table, player, spot, 1);
    const int unpaid = price_is_nothing(&one) ? 1 : 0;
    Price price;

    if (player == NOBODY) return n;
    if (n > 1 && !affords_move(table, player, spot, n)) n = 1;
    price = price_to_move(table, player, spot, n);
    if (price_is_nothing(&price)) return n;
    if (!payable_affords(table, player, &price, 0)) return unpaid;
    if (!ask_yes(table, player, PROMPT_PAY, (Ref){0, 0}, NULL)) return unpaid;
    return pay_price(table, player, &price, 0) ? n : unpaid;
}

// Returns how many units the player can pay to move there together, [n] at most.
static int most_together(const Table *table, PlayerId player, SpotId spot, int n)
{
    while (n > 1 && !affords_move(table, player, spot, n)) n--;
    return n;
}

int move_units(Table *table, const ObjectId *units, int n, SpotId spot, PlayerId by)
{
    Event events[OBJECTS_MAX];
    int moved = 0;

    batch_begin(table);
    for (int i = 0; i < n; i++) {
        events[moved] = move_event(table, units[i], spot, by);
        moved += move_one(table, units[i], spot, by);
    }
    // All are at the new place when "from here" is judged.
    for (int i = 0; i < moved; i++) trigger_raise_after(table, &events[i]);
    batch_end(table);
    return moved;
}

// Leaves in [units] those that paying has not exhausted. Returns how many.
static int keep_ready(const Table *table, ObjectId *units, int n)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        if (!board_is_exhausted(table, units[i])) units[kept++] = units[i];
    }
    return kept;
}

// Finds all objects, in the order of their ids.
static int everything(const State *state, ObjectId *ids)
{
    int n = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++)
        if (state->objects[id].card) ids[n++] = id;
    return n;
}

// Finds the player's units on the board, in the order of their ids.
static int own_units(const Table *table, PlayerId player, ObjectId *ids)
{
    const State *state = table->state;
    const size_t words = state->objects_n / 64 + 1u;
    uint64_t there[OBJECTS_MAX / 64]; // one bit each
    int n = 0;

    memset(there, 0, words * sizeof there[0]);
    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next)
            if (state->objects[id].controller == player && board_is_unit(table, id))
                there[id / 64] |= UINT64_C(1) << id % 64;
    }
    for (size_t word = 0; word < words; word++)
        for (uint64_t left = there[word]; left; left &= left - 1)
            ids[n++] = (ObjectId)(word * 64 + (size_t)__builtin_ctzll(left));
    return n;
}

void move_standard(Table *table, PlayerId player, SpotId spot)
{
    ObjectId units[OBJECTS_MAX], chosen[OBJECTS_MAX];
    Question *question = ask_begin(table, player, PROMPT_MOVERS, (Ref){0, 0});
    // An observer wants every reason, so no unit is skipped.
    const int possible = observer_wants_reasons(table)
                             ? everything(table->state, units)
                             : own_units(table, player, units);
    const Answer *answer;
    Price price;
    int n = 0;

    for (int i = 0; i < possible; i++) {
        const ObjectId id = units[i];

        if (move_check(table, player, id, spot) != REFUSAL_NONE) continue;
        units[n++] = id;
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = id, .spot = spot});
    }
    question->max = (uint16_t)most_together(table, player, spot, n);
    answer = ask_now(table);
    n = answer->n;
    for (int i = 0; i < n; i++) chosen[i] = units[answer->picks[i]];
    price = price_to_move(table, player, spot, n);
    (void)pay_price(table, player, &price, 0);
    n = keep_ready(table, chosen, n);
    batch_open(table);
    batch_begin(table);
    for (int i = 0; i < n; i++) (void)action_exhaust(table, chosen[i], player);
    batch_end(table);
    (void)move_units(table, chosen, n, spot, player);
    batch_close(table);
}
