// cleanup.c -- the ten steps of a cleanup, a function each, in the rulebook's order.

#include "engine/riftbound/turn/cleanup.h"

#include <string.h>

#include "engine/kernel/abilities/events/trigger.h"
#include "engine/kernel/abilities/passives/age.h"
#include "engine/kernel/abilities/passives/passive.h"
#include "engine/kernel/cards/fact.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/damage.h"
#include "engine/riftbound/actions/mighty.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/combat/combat.h"
#include "engine/riftbound/play/hide.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/turn/turn.h"

// What the steps of a cleanup look for, found by one walk over the bases and battlefields.
// It lies in Table.seen and holds until something changes of what it tells.
typedef struct {
    uint32_t version;           // of the table at the end of the walk
    bool damaged;               // something on the board has damage
    bool strangers;             // something unattached is in the base of another player
    bool quiet;                 // is_quiet was true at the end of the last cleanup
    uint8_t players[HOSTS_MAX]; // who have units at each battlefield, one bit each
    bool things[HOSTS_MAX];     // something unattached stands there that is no unit
} Survey;

_Static_assert(sizeof(Survey) <= sizeof((Table){0}.seen),
               "the Table must hold a survey");

// What changes the survey, who has won, who is Mighty, and whether all is quiet: READS_ bits.
#define OF_SURVEY (READS_ANYTHING | READS_PLACES | READS_CONTROL | READS_COUNTERS)
#define OF_POINTS (READS_ANYTHING | READS_PLAYERS)
#define OF_MIGHT  (READS_ANYTHING | READS_PLACES | READS_NUMBERS)
#define OF_QUIET  (OF_SURVEY | READS_ELSEWHERE | READS_NOTES)

static void look_at_bases(const Table *table, Survey *survey)
{
    const State *state = table->state;

    for (PlayerId i = 0; i < state->players_n; i++) {
        ObjectId id = state->spots[board_base(table, i)].first;

        for (; id; id = state->objects[id].next) {
            const Object *object = &state->objects[id];

            survey->damaged |= object->counters[COUNTER_DAMAGE] != 0;
            survey->strangers |= object->controller != i && !object->host;
        }
    }
}

static void look_at_battlefields(const Table *table, Survey *survey)
{
    const State *state = table->state;

    for (int i = 0; i < rb_const(state)->battlefields_n; i++) {
        ObjectId id = state->spots[battlefield_spot(table, i)].first;

        for (; id; id = state->objects[id].next) {
            const Object *object = &state->objects[id];

            survey->damaged |= object->counters[COUNTER_DAMAGE] != 0;
            if (board_is_unit(table, id))
                survey->players[i] |= (uint8_t)(1u << object->controller);
            else
                survey->things[i] |=
                    !object->host && id != rb_const(state)->battlefields[i].object;
        }
    }
}

// Brings the survey up to date. It holds until the state changes.
static void look(const Table *table, Survey *survey)
{
    do {
        memset(survey, 0, sizeof *survey);
        survey->version = table->version;
        look_at_bases(table, survey);
        look_at_battlefields(table, survey);
    } while (survey->version != table->version); // asking for types may derive them
}

static bool are_alike(const Survey *a, const Survey *b)
{
    return a->damaged == b->damaged && a->strangers == b->strangers &&
           !memcmp(a->players, b->players, sizeof a->players) &&
           !memcmp(a->things, b->things, sizeof a->things);
}

static void verify(const Table *table, const Survey *survey)
{
    Survey fresh;

    if (!table->verify) return;
    look(table, &fresh);
    ASSERT(are_alike(&fresh, survey));
}

// Returns the survey, up to date: [changed] are READS_ bits of what changed since the last
// cleanup looked. What is given at any time may be a type.
static Survey *look_where_changed(Table *table, uint64_t changed)
{
    Survey *survey = (Survey *)table->seen;

    if (changed & OF_SURVEY || table->library->gives_types)
        look(table, survey);
    else
        survey->version = table->version;
    verify(table, survey);
    return survey;
}

// Brings the survey up to date after a step that may have changed something.
static void look_again(const Table *table, Survey *survey)
{
    if (survey->version != table->version)
        look(table, survey);
    else
        verify(table, survey);
}

// Whether [player] has units there.
static bool holds(const Survey *survey, int battlefield, PlayerId player)
{
    return player != NOBODY && survey->players[battlefield] >> player & 1u;
}

// Whether enemies of [player] have units there.
static bool enemies_hold(const Table *table, const Survey *survey, int battlefield,
                         PlayerId player)
{
    for (unsigned left = survey->players[battlefield]; left; left &= left - 1)
        if (player_are_enemies(table->state, player, (PlayerId)__builtin_ctz(left)))
            return true;
    return false;
}

// Whether anybody else has units there.
static bool others_hold(const Survey *survey, int battlefield, PlayerId player)
{
    const unsigned own = player == NOBODY ? 0 : 1u << player;

    return survey->players[battlefield] & ~own;
}

// Whether somebody may have come to the points since the last look, or the points to
// somebody: cards may ask for other points at any time.
static bool points_changed(const Table *table, uint64_t changed)
{
    return changed & OF_POINTS ||
           table->library->answered >> QUESTION_VICTORY_SCORE & 1u;
}

// Step 1: a player who has the points and leads wins (323.1).
static bool check_win(Table *table, uint64_t changed)
{
    const bool may_win = points_changed(table, changed);

    if (!may_win && !table->verify) return false;
    for (PlayerId i = 0; i < table->state->players_n; i++) {
        if (!player_has_won(table, i)) continue;
        ASSERT(may_win);
        action_end_game(table, i, ENDING_BY_POINTS);
        return true;
    }
    return false;
}

// Whether the thing has damage, or is stunned.
static bool is_marked(const Object *object)
{
    return object->counters[COUNTER_DAMAGE] || object->statuses & 1u << STATUS_STUNNED;
}

// Finds all units that have damage or are stunned.
static int marked_units(const Table *table, ObjectId *ids)
{
    const State *state = table->state;
    int n = 0;

    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next)
            if (is_marked(&state->objects[id]) && board_is_unit(table, id))
                ids[n++] = id;
    }
    return n;
}

// Returns the cause of a death by damage: the item that resolved just before (428.5.c), and
// the unit that it named; of combat damage the opposing units (428.5.c.2).
static Cause killer(const Table *table, const Object *object)
{
    const ObjectId with = object->harmed_with;
    Cause cause = {.controller = NOBODY};

    if (object->harmed_by_item) cause = rb_const(table->state)->cause;
    cause.through = object->harmed_by_item == HARMED_THROUGH_ITEM;
    cause.blow = object->harmed_in;
    if (cause.blow) cause.controller = (PlayerId)(object->harmed_by - 1);
    // One that has left and come back did nothing yet (124).
    if (with && table->state->objects[with].struck & STRUCK_ALONE)
        cause.thing = object_ref(table->state, with);
    return cause;
}

// Step 3: units with lethal damage die together (142.4.b, 323.4-5). The player who dealt it
// is responsible, as Object.harmed_by says (142.3.a, 428.5.c.1).
static void kill_damaged(Table *table)
{
    ObjectId ids[OBJECTS_MAX];
    Death deaths[OBJECTS_MAX];
    int n, dying = 0;

    n = marked_units(table, ids);
    for (int i = 0; i < n; i++) {
        const Object *object = &table->state->objects[ids[i]];
        const int damage = object->counters[COUNTER_DAMAGE];
        const PlayerId by =
            object->harmed_by ? (PlayerId)(object->harmed_by - 1) : NOBODY;

        if (!damage || damage < damage_lethal(table, ids[i], by)) continue;
        deaths[dying].id = ids[i];
        deaths[dying].by = by;
        deaths[dying].cause = killer(table, object);
        dying++;
    }
    if (dying) (void)action_die(table, deaths, dying);
}

// Heals all units, wherever they are (143.3.b, 466.1.a.1).
static void heal_all(Table *table, bool damaged)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = marked_units(table, ids);
    bool healed = false;

    batch_begin(table);
    for (int i = 0; i < n; i++) healed |= action_heal(table, ids[i]);
    ASSERT(damaged || !healed);
    batch_end(table);
}

// Ends all effects of the turn at once (317.2.c).
static void end_turn_effects(Table *table)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = marked_units(table, ids);

    for (int i = 0; i < n; i++) object_set_status(table, ids[i], STATUS_STUNNED, false);
    modifier_end_all(table, ENDS_TURN);
    turn_empty_pools(table);
}

// Does what only the Combat and the Ending Cleanup do, after the killing (317.2.b-d, 466.1.a).
static void special_steps(Table *table, bool damaged)
{
    const RiftboundState *b = rb_const(table->state);

    if (damaged || table->verify) heal_all(table, damaged);
    if (b->combat)
        combat_recall_attackers(table);
    else
        end_turn_effects(table);
}

// Step 4: players lose control of battlefields where they have no unit, in an Open State
// (190.4.a, 190.4.c, 323.6).
static void lose_control(Table *table, Survey *survey)
{
    const RiftboundState *b = rb_const(table->state);

    if (board_is_closed(table->state)) return;
    for (int i = 0; i < b->battlefields_n; i++) {
        const PlayerId controller = battlefield_controller(table, i);

        if (controller == NOBODY || b->showdown == i + 1) continue;
        if (holds(survey, i, controller)) continue;
        action_take_control(table, b->battlefields[i].object, NOBODY);
        look_again(table, survey);
    }
}

// Whether a unit whose control came back stands among units of two other players, or of a
// teammate. Those go home whose battlefield or combat it is not (449.2, 447.2.c).
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

// Whether an object stands where it may not stay (323.7).
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

// Lets the controller of a facedown zone that shrank choose what it keeps no longer
// (107.3.b.2).
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

// Whether anything is astray now. Where nothing is, nothing will be, because only bringing
// something home makes another thing astray.
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
        const bool present = holds(survey, i, applier);

        field->showdown_staged = present && b->showdown != i + 1;
        field->combat_staged = present && enemies_hold(table, survey, i, applier) &&
                               !(b->combat && b->showdown == i + 1);
    }
}

// Step 8: Contested goes where the player who applied it has left. A player who stands there
// then without control contests it anew (323.11).
static void clear_contested(Table *table, const Survey *survey)
{
    RiftboundState *b = rb(table->state);

    for (int i = 0; i < b->battlefields_n; i++) {
        Battlefield *field = &b->battlefields[i];
        const PlayerId controller = battlefield_controller(table, i);
        ObjectId id;

        if (field->contested_by != NOBODY && b->showdown != i + 1 &&
            !holds(survey, i, field->contested_by)) {
            field->contested_by = NOBODY;
            table->state->changed = true;
        }
        if (field->contested_by != NOBODY) continue;
        // Units of the controller contest nothing.
        if (!others_hold(survey, i, controller)) continue;
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

static bool might_changed(const Table *table, uint64_t changed)
{
    return changed & OF_MIGHT || table_is_stale(table->state);
}

// Tells which units have become Mighty since the last look (708-711). What was derived for
// this look alone has been seen.
static void watch_might(Table *table, uint64_t changed)
{
    const uint32_t changes = table->changes;
    const bool due = might_changed(table, changed);

    if ((!due && !table->verify) || !mighty_is_heard(table)) return;
    batch_begin(table);
    mighty_look(table);
    if (table->changes == changes) table->unseen &= ~(uint64_t)READS_NUMBERS;
    ASSERT(due || table->changes == changes);
    batch_end(table);
}

// Whether nothing is to be done at the battlefield: its controller alone has units there, or
// nobody, and nothing else is to be looked at.
static bool is_quiet_at(const Table *table, const Survey *survey, int i)
{
    const Battlefield *field = &rb_const(table->state)->battlefields[i];
    const PlayerId controller = battlefield_controller(table, i);
    const unsigned own = controller == NOBODY ? 0 : 1u << controller;

    return survey->players[i] == own && !survey->things[i] &&
           field->contested_by == NOBODY && !field->showdown_staged &&
           !field->combat_staged && !table->state->spots[facedown_spot(table, i)].n;
}

// Whether steps 4 to 10 find nothing to do.
static bool is_quiet(const Table *table, const Survey *survey)
{
    if (survey->strangers) return false;
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++)
        if (!is_quiet_at(table, survey, i)) return false;
    return true;
}

// Takes steps 4 to 10, all about battlefields and what stands in a place of others.
static void settle_places(Table *table, Survey *survey)
{
    lose_control(table, survey);
    bring_home(table, survey);
    look_again(table, survey);
    stage(table, survey);
    clear_contested(table, survey);
    if (table->state->changed) return; // another cleanup before anything begins (322)
    if (is_neutral_open(table->state) || board_in_showdown(table->state))
        begin_staged(table);
}

void cleanup_run(Table *table)
{
    RiftboundState *b = rb(table->state);
    const bool special = b->special_cleanup;
    const uint64_t changed = table->unseen;
    Survey *survey;
    uint32_t changes;
    bool quiet;

    table->state->changed = false;
    table->unseen = 0;
    b->special_cleanup = false;
    if (check_win(table, changed)) return;
    age_note(table);
    if (b->combat) combat_designate(table);
    watch_might(table, changed | table->unseen);
    survey = look_where_changed(table, changed | table->unseen);
    if (survey->damaged) kill_damaged(table);
    if (special) special_steps(table, survey->damaged);
    look_again(table, survey);
    quiet = is_quiet(table, survey);
    survey->quiet = quiet;
    changes = table->changes;
    if (!quiet || table->verify) settle_places(table, survey);
    ASSERT(!quiet || table->changes == changes);
}

bool cleanup_is_idle(const Table *table)
{
    const RiftboundState *b = rb_const(table->state);
    const Survey *survey = (const Survey *)table->seen;
    const uint64_t changed = table->unseen;

    return !(changed & OF_SURVEY) && !table->library->gives_types &&
           !points_changed(table, changed) && !survey->damaged && !b->special_cleanup &&
           !b->combat && !age_matters(table) &&
           !(might_changed(table, changed) && mighty_is_heard(table)) &&
           ((survey->quiet && !(changed & OF_QUIET)) || is_quiet(table, survey));
}

void cleanup_pass(Table *table)
{
    const uint32_t changes = table->changes;

    if (table->verify) {
        cleanup_run(table);
        ASSERT(table->changes == changes && !table->state->changed);
    }
    table->state->changed = false;
    table->unseen = 0;
}
