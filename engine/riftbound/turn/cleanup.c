// cleanup.c -- a cleanup: its first steps, about points and units, and the run of all ten.
//
// Steps 4 to 10 are about places: cleanup_places.c.

#include "engine/riftbound/turn/cleanup.h"

#include "engine/abilities/passives/age.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/damage.h"
#include "engine/riftbound/actions/mighty.h"
#include "engine/riftbound/combat/combat.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/turn/cleanup_places.h"
#include "engine/riftbound/turn/survey.h"
#include "engine/riftbound/turn/turn.h"

// READS_ bits of what changes who has won, who is Mighty, and whether all places are quiet.
#define OF_POINTS (READS_ANYTHING | READS_PLAYERS)
#define OF_MIGHT  (READS_ANYTHING | READS_PLACES | READS_NUMBERS)
#define OF_QUIET  (SURVEY_READS | READS_ELSEWHERE | READS_NOTES)

// Returns whether points, or the points that a player needs, may have changed since the
// last cleanup. Cards may change the latter at any time.
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

// Returns whether the thing has damage, or is stunned.
static bool is_marked(const State *state, ObjectId id)
{
    return state_counter(state, id, COUNTER_DAMAGE) ||
           state->objects[id].statuses & 1u << STATUS_STUNNED;
}

// Finds all units that have damage or are stunned.
static int marked_units(const Table *table, ObjectId *ids)
{
    const State *state = table->state;
    int n = 0;

    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next)
            if (is_marked(state, id) && board_is_unit(table, id)) ids[n++] = id;
    }
    return n;
}

// Returns the cause of a death by damage: the item that resolved just before (428.5.c), and
// the unit that it named; of combat damage the opposing units (428.5.c.2).
static Cause killer(const Table *table, const Object *object)
{
    const ObjectId with = object->harmed_with;
    Cause cause = {.controller = NOBODY};

    if (object->harmed_in & ~HARMED_BLOW) cause = rb_const(table->state)->cause;
    cause.through = object->harmed_in & HARMED_THROUGH_ITEM;
    cause.blow = object->harmed_in & HARMED_BLOW;
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
        const int damage = state_counter(table->state, ids[i], COUNTER_DAMAGE);
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

static bool might_changed(const Table *table, uint64_t changed)
{
    return changed & OF_MIGHT || table_is_stale(table->state);
}

// Tells which units have become Mighty since the last look (708-711). READS_NUMBERS
// that this look alone has set counts as seen.
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
    survey = survey_look_where_changed(table, changed | table->unseen);
    if (survey->damaged) kill_damaged(table);
    if (special) special_steps(table, survey->damaged);
    survey_look_again(table, survey);
    quiet = cleanup_places_are_quiet(table, survey);
    survey->quiet = quiet;
    changes = table->changes;
    if (!quiet || table->verify) cleanup_places_settle(table, survey);
    ASSERT(!quiet || table->changes == changes);
}

bool cleanup_is_idle(const Table *table)
{
    const RiftboundState *b = rb_const(table->state);
    const Survey *survey = (const Survey *)table->seen;
    const uint64_t changed = table->unseen;

    return !(changed & SURVEY_READS) && !table->library->gives_types &&
           !points_changed(table, changed) && !survey->damaged && !b->special_cleanup &&
           !b->combat && !age_matters(table) &&
           !(might_changed(table, changed) && mighty_is_heard(table)) &&
           ((survey->quiet && !(changed & OF_QUIET)) ||
            cleanup_places_are_quiet(table, survey));
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
