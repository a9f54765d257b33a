// combat.c -- showdowns and the steps of a combat, one step of the game each.

#include "engine/riftbound/combat/combat.h"

#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/combat/combat_damage.h"
#include "engine/riftbound/combat/score.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"

static int battlefield_of(const Table *table)
{
    return rb_const(table->state)->showdown - 1;
}

static SpotId combat_spot(const Table *table)
{
    return battlefield_spot(table, battlefield_of(table));
}

static void tell_battlefield(Table *table, int what, int battlefield, PlayerId player)
{
    const RiftboundState *b = rb_const(table->state);
    Event event = event_of(what, b->battlefields[battlefield].object, player);

    event.at = battlefield_spot(table, battlefield);
    batch_begin(table);
    trigger_raise_after(table, &event);
    batch_end(table);
}

// Gives Focus to the player who applied Contested, and with it priority (345, 312.2.b,
// 313.2).
void combat_open_showdown(Table *table, int battlefield)
{
    RiftboundState *b = rb(table->state);

    b->showdown = (uint8_t)(battlefield + 1);
    b->focus = b->battlefields[battlefield].contested_by;
    b->battlefields[battlefield].showdown_staged = false;
    b->passes = 0;
    b->priority = NOBODY;
    for (int i = 0; i < PLAYERS_MAX; i++) b->excess[i] = 0;
    table_changed(table, READS_NOTES);
    tell_battlefield(table, EVENT_SHOWDOWN, battlefield, b->focus);
    table->state->changed = true;
}

// Returns the player whose units the applier of Contested meets there.
static PlayerId opponent_at(const Table *table, int battlefield, PlayerId attacker)
{
    const uint8_t players =
        board_players_at(table, battlefield_spot(table, battlefield));

    for (int i = 0; i < table->state->players_n; i++) {
        if ((players >> i) & 1u &&
            player_are_enemies(table->state, attacker, (PlayerId)i)) {
            return (PlayerId)i;
        }
    }
    return NOBODY;
}

// Tells an attack or defence once for a unit in a combat (383.4.e.2).
static void tell_designation(Table *table, ObjectId unit, int what)
{
    Event event = event_of(what, unit, table->state->objects[unit].controller);

    event.at = combat_spot(table);
    if (object_has_status(table, unit, STATUS_ATTACKED)) return;
    object_set_status(table, unit, STATUS_ATTACKED, true);
    trigger_raise_after(table, &event);
}

static void tell_player(Table *table, PlayerId player, int what)
{
    Event event = event_of(what, 0, player);

    event.player = player;
    event.at = combat_spot(table);
    trigger_raise_after(table, &event);
}

static void designate(Table *table, ObjectId unit)
{
    const RiftboundState *b = rb_const(table->state);
    const Object *object = &table->state->objects[unit];
    const bool there = object->spot == combat_spot(table);
    const bool attacks = there && object->controller == b->attacker;
    const bool defends = there && object->controller == b->defender;

    object_set_status(table, unit, STATUS_ATTACKING, attacks);
    object_set_status(table, unit, STATUS_DEFENDING, defends);
    if (attacks) tell_designation(table, unit, EVENT_ATTACKS);
    if (defends) tell_designation(table, unit, EVENT_DEFENDS);
}

// Bits of Object.statuses that say what a unit is in a combat.
enum {
    DESIGNATED = 1 << STATUS_ATTACKING | 1 << STATUS_DEFENDING,
    IN_COMBAT = DESIGNATED | 1 << STATUS_ATTACKED,
};

void combat_designate(Table *table)
{
    const State *state = table->state;
    const SpotId spot = combat_spot(table);

    batch_begin(table);
    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next) {
            if (table->board[i] != spot && !(state->objects[id].statuses & DESIGNATED))
                continue;
            if (board_is_unit(table, id)) designate(table, id);
        }
    }
    batch_end(table);
}

// Notes who attacks and who defends, and tells that the combat begins.
static void set_up_combat(Table *table, int battlefield)
{
    RiftboundState *b = rb(table->state);

    b->combat = COMBAT_SHOWDOWN;
    b->no_result = false;
    b->winner_side = 0;
    b->attacker = b->battlefields[battlefield].contested_by;
    b->defender = opponent_at(table, battlefield, b->attacker);
    b->battlefields[battlefield].combat_staged = false;
    b->battlefields[battlefield].showdown_staged = false;
    tell_battlefield(table, EVENT_COMBAT, battlefield, b->attacker);
}

// Takes step 1 of a combat. The triggers of its beginning wait before those of attacking and
// defending, whoever controls them, and so resolve after them (464.2.b, 464.2.c, 340.1).
static void begin_combat(Table *table, int battlefield, bool opens_showdown)
{
    RiftboundState *b = rb(table->state);

    b->combat_starts = true;
    batch_begin(table);
    if (opens_showdown) combat_open_showdown(table, battlefield);
    set_up_combat(table, battlefield);
    batch_end(table);
    batch_begin(table);
    tell_player(table, b->attacker, EVENT_ATTACKS);
    tell_player(table, b->defender, EVENT_DEFENDS);
    combat_designate(table);
    batch_end(table);
    b->combat_starts = false;
    table->state->changed = true;
}

// A showdown that is staged as well becomes the combat's (461.3).
void combat_open(Table *table, int battlefield)
{
    begin_combat(table, battlefield, true);
}

// It is called when an opponent has arrived in a showdown without combat (316.8.b.1.a,
// 323.14).
void combat_join(Table *table, int battlefield)
{
    begin_combat(table, battlefield, false);
}

// Ends a showdown: nobody acts in it any more. A combat whose first step it was goes on there, and
// keeps its battlefield as the one of the showdown (464.2.g, 348).
static void end_showdown(Table *table)
{
    RiftboundState *b = rb(table->state);
    const int battlefield = battlefield_of(table);

    if (b->combat)
        b->combat = COMBAT_DAMAGE;
    else
        b->showdown = 0;
    table_changed(table, READS_NOTES);
    b->focus = b->priority = NOBODY;
    b->passes = 0;
    table->state->changed |= !b->combat;
    tell_battlefield(table, EVENT_SHOWDOWN_ENDS, battlefield, NOBODY);
}

// Returns the only player with units there, NOBODY for none or several.
static PlayerId sole_holder(const Table *table, int battlefield)
{
    const uint8_t players =
        board_players_at(table, battlefield_spot(table, battlefield));

    if (__builtin_popcount(players) != 1) return NOBODY;
    return (PlayerId)__builtin_ctz(players);
}

// Gives [player] control. That is a Conquer where the battlefield was not scored this turn
// (190.4, 469.1).
static void establish_control(Table *table, int battlefield, PlayerId player)
{
    RiftboundState *b = rb(table->state);
    const bool gained = battlefield_controller(table, battlefield) != player;

    b->battlefields[battlefield].contested_by = NOBODY;
    if (!gained) return;
    b->battlefields[battlefield].was_free =
        battlefield_controller(table, battlefield) == NOBODY;
    action_take_control(table, b->battlefields[battlefield].object, player);
    score_conquer(table, player, battlefield);
    b->battlefields[battlefield].was_free = false;
}

void combat_close_showdown(Table *table)
{
    const RiftboundState *b = rb(table->state);
    const int battlefield = battlefield_of(table);
    const PlayerId holder = sole_holder(table, battlefield);

    end_showdown(table);
    if (!b->combat && holder != NOBODY) establish_control(table, battlefield, holder);
}

void combat_recall_attackers(Table *table)
{
    RiftboundState *b = rb(table->state);
    const SpotId spot = combat_spot(table);
    ObjectId ids[OBJECTS_MAX];
    const int n = board_objects_in(table, spot, ids);
    Event tie = event_of(EVENT_COMBAT_TIE, 0, NOBODY);

    if (!board_units_at(table, spot, b->defender) ||
        !board_units_at(table, spot, b->attacker))
        return;
    b->no_result = true;
    tie.player = b->attacker;
    tie.at = spot;
    if (replacement_apply(table, &tie)) return;
    batch_begin(table);
    for (int i = 0; i < n; i++) {
        if (!board_is_unit(table, ids[i])) continue;
        if (table->state->objects[ids[i]].controller != b->attacker) continue;
        (void)action_recall(table, ids[i], NOBODY);
    }
    batch_end(table);
}

static void damage_step(Table *table)
{
    RiftboundState *b = rb(table->state);
    const SpotId spot = combat_spot(table);

    if (board_units_at(table, spot, b->attacker) &&
        board_units_at(table, spot, b->defender)) {
        combat_damage(table);
    }
    b->combat = COMBAT_CLEANUP;
    b->special_cleanup = true;
}

static bool is_designated(const Table *table, ObjectId id)
{
    return object_has_status(table, id, STATUS_ATTACKING) ||
           object_has_status(table, id, STATUS_DEFENDING);
}

// Tells that the only player with units left has won the combat, and each of these
// units too (466.3.a, 466.3.c).
static void tell_result(Table *table)
{
    RiftboundState *b = rb(table->state);
    const PlayerId holder = sole_holder(table, battlefield_of(table));
    Event event = event_of(EVENT_COMBAT_WON, 0, holder);

    if (b->no_result || holder == NOBODY) return;
    b->winner_side = (uint8_t)(holder + 1);
    event.player = holder;
    event.at = combat_spot(table);
    batch_begin(table);
    trigger_raise_after(table, &event);
    event.player = NOBODY;
    for (ObjectId id = table->state->spots[event.at].first; id;
         id = table->state->objects[id].next) {
        event.object = id;
        if (is_designated(table, id)) trigger_raise_after(table, &event);
    }
    batch_end(table);
}

// Returns whether both sides still have units there, so that the combat is fought again
// (466.3.d.1).
static bool is_staged_again(const Table *table)
{
    const RiftboundState *b = rb_const(table->state);
    const SpotId spot = combat_spot(table);

    return board_units_at(table, spot, b->attacker) &&
           board_units_at(table, spot, b->defender);
}

// Settles control, which was frozen during the combat (190.4.b).
static void control_step(Table *table)
{
    RiftboundState *b = rb(table->state);
    const int battlefield = battlefield_of(table);
    const PlayerId holder = sole_holder(table, battlefield);

    if (is_staged_again(table)) return;
    b->battlefields[battlefield].contested_by = NOBODY;
    if (holder != NOBODY) {
        establish_control(table, battlefield, holder);
        return;
    }
    action_take_control(table, b->battlefields[battlefield].object, NOBODY);
}

// Tells that the combat is over: of its battlefield, and of each unit that was in it and is
// still the same object, wherever that is now (466.7, 124).
static void tell_end(Table *table, const ObjectId *units, int n)
{
    Event event = event_of(EVENT_COMBAT_ENDS, 0, NOBODY);

    tell_battlefield(table, EVENT_COMBAT_ENDS, battlefield_of(table), NOBODY);
    event.at = combat_spot(table);
    for (int i = 0; i < n; i++) {
        event.object = units[i];
        trigger_raise_after(table, &event);
    }
}

// Ends the combat with its designations and effects (466.7).
static void end_combat(Table *table)
{
    RiftboundState *b = rb(table->state);
    ObjectId units[OBJECTS_MAX];
    int n = 0;

    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        if (!(table->state->objects[id].statuses & IN_COMBAT)) continue;
        object_set_status(table, id, STATUS_ATTACKING, false);
        object_set_status(table, id, STATUS_DEFENDING, false);
        object_set_status(table, id, STATUS_ATTACKED, false);
        units[n++] = id;
    }
    modifier_end_all(table, ENDS_FIGHT);
    b->combat = COMBAT_NONE;
    b->attacker = b->defender = NOBODY;
    for (int i = 0; i < PLAYERS_MAX; i++) b->excess[i] = 0;
    batch_begin(table);
    tell_end(table, units, n);
    batch_end(table);
    b->showdown = 0;
    b->focus = b->priority = NOBODY;
    b->passes = 0;
    table_changed(table, READS_NOTES);
    table->state->changed = true;
}

void combat_advance(Table *table)
{
    RiftboundState *b = rb(table->state);

    switch ((CombatStep)b->combat) {
    case COMBAT_DAMAGE: damage_step(table); return;
    case COMBAT_CLEANUP: b->combat = COMBAT_RESULT; return;
    case COMBAT_RESULT:
        b->combat = COMBAT_CONTROL;
        tell_result(table);
        return;
    case COMBAT_CONTROL:
        b->combat = COMBAT_END;
        control_step(table);
        return;
    case COMBAT_END: end_combat(table); return;
    case COMBAT_NONE:
    case COMBAT_SHOWDOWN: return;
    }
}
