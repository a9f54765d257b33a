// cleanup_places.c -- steps 4 to 10 of a cleanup, a function each, in the rulebook's order.

#include "engine/riftbound/turn/cleanup_places.h"

#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/combat/combat.h"
#include "engine/riftbound/play/hide.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

// Step 4: players lose control of battlefields where they have no unit, in an Open State
// (190.4.a, 190.4.c, 323.6).
static void lose_control(Table *table, Survey *survey)
{
    const RiftboundState *b = rb_const(table->state);

    if (board_is_closed(table->state)) return;
    for (int i = 0; i < b->battlefields_n; i++) {
        const PlayerId controller = battlefield_controller(table, i);

        if (controller == NOBODY || b->showdown == i + 1) continue;
        if (survey_holds(survey, i, controller)) continue;
        action_take_control(table, b->battlefields[i].object, NOBODY);
        survey_look_again(table, survey);
    }
}

// Returns whether the unit must go home from a battlefield with units of too many
// players, as happens when control of a unit comes back. Units stay whose battlefield
// or combat it is (449.2, 447.2.c).
static bool is_one_too_many(const Table *table, ObjectId id)
{
    const RiftboundState *b = rb_const(table->state);
    const Object *object = &table->state->objects[id];
    const int battlefield = spot_index(table, object->spot);
    const PlayerId player = object->controller;

    if (!battlefield_is_crowded(table, battlefield)) return false;
    if (b->combat && b->showdown == battlefield + 1)
        return player != b->attacker && player != b->defender;
    return player != b->battlefields[battlefield].contested_by &&
           player != battlefield_controller(table, battlefield);
}

// Returns whether an object stands where it may not stay (323.7).
static bool is_astray(const Table *table, ObjectId id)
{
    const Object *object = &table->state->objects[id];
    const int zone = spot_zone(table, object->spot);

    if (zone == ZONE_BATTLEFIELD) {
        if (board_is_type(table, id, TYPE_BATTLEFIELD)) return false;
        if (board_is_unit(table, id)) return is_one_too_many(table, id);
        return !object->host && !passive_answer(table, QUESTION_STAYS, id);
    }
    if (zone != ZONE_BASE || object->host) return false;
    return spot_index(table, object->spot) != object->controller;
}

static SpotId facedown_spot(const Table *table, int battlefield)
{
    return spot_of(table, ZONE_FACEDOWN, battlefield);
}

static void trash_facedown(Table *table)
{
    const RiftboundState *b = rb_const(table->state);
    ObjectId astray[OBJECTS_MAX];
    int astray_n = 0;

    for (int i = 0; i < b->battlefields_n; i++) {
        const SpotId zone = facedown_spot(table, i);
        ObjectId id = table->state->spots[zone].first;

        for (; id; id = table->state->objects[id].next) {
            const Object *object = &table->state->objects[id];

            if (object->controller == battlefield_controller(table, i)) continue;
            astray[astray_n++] = id;
        }
    }
    if (astray_n) (void)action_put(table, astray, astray_n, ZONE_TRASH, NOBODY);
}

// Lets the controller of facedown cards choose which go where there is no more room for
// all (107.3.b.2).
static void trash_excess(Table *table)
{
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++) {
        const SpotId zone = facedown_spot(table, i);

        while (table->state->spots[zone].n && hide_room(table, i) < 0) {
            ObjectId ids[OBJECTS_MAX];
            const int n = board_objects_in(table, zone, ids);
            Question *question = ask_begin(table,
                                           table->state->objects[ids[0]].controller,
                                           PROMPT_EXCESS,
                                           (Ref){0, 0});

            for (int k = 0; k < n; k++)
                ask_option(
                    question,
                    (Option){.kind = OPTION_OBJECT, .spot = NOWHERE, .object = ids[k]});
            // Something else may happen instead.
            if (!action_put(table, &ids[ask_one(table)], 1, ZONE_TRASH, NOBODY)) break;
        }
    }
}

static bool some_astray_at(const Table *table, SpotId spot)
{
    ObjectId id = table->state->spots[spot].first;

    for (; id; id = table->state->objects[id].next) {
        if (is_astray(table, id)) return true;
    }
    return false;
}

// Returns whether anything stands where it may not stay. If nothing does now, nothing
// will in this step, because only a recall can make another thing astray.
static bool some_astray(const Table *table, const Survey *survey)
{
    if (survey->strangers) return true;
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++) {
        if (!battlefield_crowds(table->state, survey->players[i]) && !survey->things[i])
            continue;
        if (some_astray_at(table, battlefield_spot(table, i))) return true;
    }
    return false;
}

static void recall_astray(Table *table, bool some)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = board_objects(table, ids);

    for (int i = 0; i < n; i++) {
        if (!is_astray(table, ids[i])) continue;
        ASSERT(some);
        (void)action_recall(table, ids[i], NOBODY);
    }
}

static bool some_facedown(const Table *table)
{
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++)
        if (table->state->spots[facedown_spot(table, i)].n) return true;
    return false;
}

// Step 5: objects that may not stay where they are go home (149.3, 323.7).
static void bring_home(Table *table, const Survey *survey)
{
    const bool some = some_astray(table, survey);

    if (!some && !some_facedown(table) && !table->verify) return;
    batch_begin(table);
    if (some || table->verify) recall_astray(table, some);
    trash_facedown(table);
    trash_excess(table);
    batch_end(table);
}

// Steps 6 and 7: contested battlefields stage a showdown or combat, or do so no longer
// (316.8.b, 323.8-10, 461.2).
static void stage(Table *table, const Survey *survey)
{
    RiftboundState *b = rb(table->state);

    for (int i = 0; i < b->battlefields_n; i++) {
        Battlefield *field = &b->battlefields[i];
        const PlayerId applier = field->contested_by;
        const bool present = survey_holds(survey, i, applier);

        field->showdown_staged = present && b->showdown != i + 1;
        field->combat_staged = present &&
                               survey_enemies_hold(table, survey, i, applier) &&
                               !(b->combat && b->showdown == i + 1);
    }
}

// Step 8: Contested goes where the player who applied it has left. A player who has
// units there then without control contests it anew (323.11).
static void clear_contested(Table *table, const Survey *survey)
{
    RiftboundState *b = rb(table->state);

    for (int i = 0; i < b->battlefields_n; i++) {
        Battlefield *field = &b->battlefields[i];
        const PlayerId controller = battlefield_controller(table, i);
        ObjectId id;

        if (field->contested_by != NOBODY && b->showdown != i + 1 &&
            !survey_holds(survey, i, field->contested_by)) {
            field->contested_by = NOBODY;
            table->state->changed = true;
        }
        if (field->contested_by != NOBODY) continue;
        // Units of the controller contest nothing.
        if (!survey_others_hold(survey, i, controller)) continue;
        id = table->state->spots[battlefield_spot(table, i)].first;
        for (; id; id = table->state->objects[id].next) move_contest(table, id);
    }
}

static bool is_neutral_open(const State *state)
{
    return !board_is_closed(state) && !board_in_showdown(state);
}

static bool is_anything_staged(const RiftboundState *b)
{
    for (int i = 0; i < b->battlefields_n; i++) {
        if (b->battlefields[i].showdown_staged || b->battlefields[i].combat_staged)
            return true;
    }
    return false;
}

// Asks the turn player which of the staged ones begins (461.1). Returns -1 for none.
static int pick_staged(Table *table, bool combat)
{
    const RiftboundState *b = rb_const(table->state);
    Question *question = ask_begin(table,
                                   table->state->turn_player,
                                   combat ? PROMPT_NEXT_COMBAT : PROMPT_NEXT_SHOWDOWN,
                                   (Ref){0, 0});
    int places[HOSTS_MAX], n = 0;

    for (int i = 0; i < b->battlefields_n; i++) {
        const Battlefield *field = &b->battlefields[i];

        if (combat ? !field->combat_staged
                   : !field->showdown_staged || field->combat_staged) {
            continue;
        }
        ask_option(question,
                   (Option){.kind = OPTION_SPOT, .spot = battlefield_spot(table, i)});
        places[n++] = i;
    }
    return n ? places[ask_one(table)] : -1;
}

// Steps 9 and 10: at most one begins, showdowns before combats (316.6, 323.12-14).
static void begin_staged(Table *table)
{
    RiftboundState *b = rb(table->state);
    int battlefield;

    if (board_is_closed(table->state) || !is_anything_staged(b)) return;
    if (b->showdown) {
        const Battlefield *field = &b->battlefields[b->showdown - 1];

        if (!b->combat && field->combat_staged) combat_join(table, b->showdown - 1);
        return;
    }
    battlefield = pick_staged(table, false);
    if (battlefield >= 0) {
        combat_open_showdown(table, battlefield);
        return;
    }
    battlefield = pick_staged(table, true);
    if (battlefield >= 0) combat_open(table, battlefield);
}

// Returns whether the battlefield needs nothing: its controller alone has units there,
// or nobody, and no other step concerns it.
static bool is_quiet_at(const Table *table, const Survey *survey, int i)
{
    const Battlefield *field = &rb_const(table->state)->battlefields[i];
    const PlayerId controller = battlefield_controller(table, i);
    const unsigned own = controller == NOBODY ? 0 : 1u << controller;

    return survey->players[i] == own && !survey->things[i] &&
           field->contested_by == NOBODY && !field->showdown_staged &&
           !field->combat_staged && !table->state->spots[facedown_spot(table, i)].n;
}

bool cleanup_places_are_quiet(const Table *table, const Survey *survey)
{
    if (survey->strangers) return false;
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++)
        if (!is_quiet_at(table, survey, i)) return false;
    return true;
}

void cleanup_places_settle(Table *table, Survey *survey)
{
    lose_control(table, survey);
    bring_home(table, survey);
    survey_look_again(table, survey);
    stage(table, survey);
    clear_contested(table, survey);
    if (table->state->changed) return; // another cleanup before anything begins (322)
    if (is_neutral_open(table->state) || board_in_showdown(table->state))
        begin_staged(table);
}
