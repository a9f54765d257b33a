// ability.c -- scans of abilities: all of one object, or those of one kind.
//
// A scan goes first through the card's own abilities, then through those granted to the
// object, then through those that reach it off the board (reach.h). It reads the State as it
// goes, so nothing may change meanwhile.

#include "engine/abilities/held/ability.h"

#include <string.h>

#include "engine/abilities/held/reach.h"
#include "engine/abilities/held/role.h"
#include "engine/cards/library.h"
#include "engine/kernel/table/granted.h"
#include "engine/kernel/table/new_text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

// In this order.
enum { STAGE_PRINTED, STAGE_GRANTED, STAGE_REACHED, STAGE_OVER };

void ability_scan(AbilityScan *scan, const Table *table, ObjectId object)
{
    ability_scan_kind(scan, table, object, CLAUSE_NONE);
}

void ability_scan_kind(AbilityScan *scan, const Table *table, ObjectId object,
                       ClauseKind kind)
{
    table_scratch(table)->looked_for |= GIFT_ABILITY;
    memset(
        scan, 0, offsetof(AbilityScan, reached)); // the rest comes with what it finds
    scan->table = table;
    scan->object = object;
    scan->kind = (uint8_t)kind;
}

bool ability_is_gifted(const Table *table, ObjectId object)
{
    return table->state->objects[object].flags & OBJECT_GRANTED ||
           reach_is_possible(table, object);
}

static void add_permissions(Permissions *can, const Permissions *more)
{
    can->flags |= more->flags;
    can->flags_from |= more->flags_from;
    can->from |= more->from;
    can->reprices |= more->reprices;
}

Permissions ability_permissions(const Table *table, ObjectId object)
{
    const Gifts *reached = &table->library->reached;
    Permissions can = object_card(table, object)->can;

    if (table->state->objects[object].flags & OBJECT_GRANTED) {
        const Permissions any = {UINT16_MAX, UINT16_MAX, UINT64_MAX, UINT64_MAX};

        add_permissions(&can, table->active_n < 0 ? &any : &table->gifts.can);
    }
    if (reached->kinds >> CLAUSE_CAN & 1u && reach_is_possible(table, object))
        add_permissions(&can, &reached->can);
    return can;
}

// Returns whether the clause is text that an object in this condition has: attached cards
// keep only their Effect Text, others everything else (136.2.b-d, 718, 721). While it
// comes on, what waits for that works whatever it is (725.1, 725.2).
static bool text_applies(const Table *table, ObjectId object, const Clause *clause)
{
    const bool attached = table->state->objects[object].host != 0;

    if (table->attaching == object &&
        (clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_AS))
        return true;
    return attached == ((clause->flags & CLAUSE_ATTACHED) != 0);
}

static inline int younger(int a, int b)
{
    return a > b ? a : b;
}

// Returns the age of the youngest passive that takes the keyword, or all, from the object, -1:
// none does.
static int taken_at(const Table *table, ObjectId object, int keyword)
{
    const State *state = table->state;
    int age = -1;

    if (table->active_n != ACTIVE_UNKNOWN && !table->losses) {
        table_scratch(table)->looked_for |= GIFT_ABILITY;
        return reach_taken_at(table, object, keyword);
    }
    for (int i = granted_first(table, object, GIFT_ABILITY); i >= 0;
         i = granted_next(table, i)) {
        const Granted *granted = &state->granted[i];

        if (granted->loss != GRANTED_LOSS) continue;
        if (table->spared && granted->giver == table->spared) continue;
        if (!granted->keyword || granted->keyword == keyword)
            age = younger(age, granted->age);
    }
    return younger(age, reach_taken_at(table, object, keyword));
}

// Returns the age of what took the keyword, or with 0 its own text, from the object last; -1: it
// has not lost that (477.2, 801.3).
__attribute__((noinline)) static int lost_at(const Table *table, ObjectId object,
                                             int keyword)
{
    const State *state = table->state;
    int age = taken_at(table, object, keyword);

    if (!(state->objects[object].flags & OBJECT_LOST)) return age;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind != MODIFIER_LOSE || m->object.id != object) continue;
        if (!ref_lives(state, m->object)) continue;
        if (!m->keyword || m->keyword == keyword) age = younger(age, m->order);
    }
    return age;
}

// Returns whether the object may have lost anything at all.
static inline bool may_have_lost(const Table *table, ObjectId object)
{
    return table->library->answered & table->losing ||
           table->state->objects[object].flags & OBJECT_LOST;
}

bool ability_is_lost(const Table *table, ObjectId object, int keyword)
{
    return may_have_lost(table, object) && lost_at(table, object, keyword) >= 0;
}

// Returns the age of what took a keyword last whose text the clause is: it goes with that
// (477.2.b). -1: none was taken.
static int text_lost_at(const Table *table, ObjectId object, const Clause *clause)
{
    int age = -1;

    for (uint64_t left = clause->keywords; left; left &= left - 1)
        age = younger(age, lost_at(table, object, __builtin_ctzll(left)));
    return age;
}

// Returns the age of what took last what a gift of the clause, or of the keyword, gives.
static int gift_lost_at(const Table *table, ObjectId object, int keyword,
                        ClauseId clause)
{
    const int age = lost_at(table, object, keyword);

    if (!clause) return age;
    return younger(age, text_lost_at(table, object, &table->library->clauses[clause]));
}

// Returns whether a gift of that age is lost by what took such things at the age [lost] (480).
static bool is_lost_by(int lost, int age, bool after)
{
    return lost > age || (lost == age && !after);
}

bool ability_gift_is_lost(const Table *table, const Granted *granted)
{
    const ObjectId object = granted->object;
    int lost;

    if (!may_have_lost(table, object)) return false;
    lost = gift_lost_at(table, object, granted->keyword, granted->clause);
    return is_lost_by(lost, granted->age, granted->lasts & GRANTED_AFTER);
}

bool ability_reached_is_lost(const Table *table, ObjectId object,
                             const Reached *reached)
{
    const Grant *grant = reached->grant;
    const bool given = grant->kind == GRANT_CLAUSE;
    int lost;

    if (!may_have_lost(table, object)) return false;
    lost = gift_lost_at(
        table, object, given ? 0 : grant->keyword, given ? grant->clause : 0);
    return is_lost_by(lost, reached->age, reached->after);
}

// Returns whether something that the scan looks for is given to cards off the board.
static bool may_be_reached(const AbilityScan *scan)
{
    const Gifts *reached = &scan->table->library->reached;

    return scan->kind ? reached->kinds >> scan->kind & 1u
                      : reached->kinds || reached->keywords;
}

// [some_lost]: the object may have lost something.
__attribute__((always_inline)) static inline bool take_printed(AbilityScan *scan,
                                                               bool some_lost)
{
    const Library *library = scan->table->library;
    const Card *card = object_card(scan->table, scan->object);

    if (scan->kind && !(card->clause_kinds >> scan->kind & 1u)) return false;
    while (scan->i < card->abilities_n) {
        const Ability *ability = &library->abilities[card->abilities + scan->i++];
        const Clause *clause;

        if (scan->kind && ability->kind != scan->kind) continue;
        clause = &library->clauses[ability->clause];
        if (!text_applies(scan->table, scan->object, clause)) continue;
        if (some_lost && (lost_at(scan->table, scan->object, ability->keyword) >= 0 ||
                          text_lost_at(scan->table, scan->object, clause) >= 0))
            continue;
        scan->now = (Active){.id = ability->clause,
                             .clause = clause,
                             .value = ability->value,
                             .cost = ability->cost,
                             .keyword = ability->keyword,
                             .paid_slot = ability->paid_slot,
                             .object = scan->object};
        scan->printed_over = scan->kind && ability->is_last && !may_be_reached(scan);
        return true;
    }
    return false;
}

// Returns whether additional costs of the gift have slots of their own.
static bool takes_slot(const Table *table, const Granted *granted)
{
    if (!granted->clause)
        return table->library->keywords[granted->keyword].additional_n;
    return library_is_additional_cost(table->library, granted->clause);
}

// Returns whether a card that is played has kept gifts with additional costs: then it has
// no others.
static bool has_kept(const Table *table, ObjectId object)
{
    if (!(table->state->objects[object].flags & OBJECT_GRANTED)) return false;
    for (int i = granted_first(table, object, GIFT_ABILITY); i >= 0;
         i = granted_next(table, i))
        if (table->state->granted[i].lasts & GRANTED_KEPT) return true;
    return false;
}

static void take_grant(AbilityScan *scan, const Granted *granted, ClauseId clause)
{
    scan->now = (Active){.id = clause,
                         .clause = &scan->table->library->clauses[clause],
                         .value = granted->value,
                         .cost = granted->cost,
                         .keyword = granted->keyword,
                         .paid_slot = scan->paid_slot,
                         .has_slot = takes_slot(scan->table, granted),
                         .object = scan->object,
                         .giver = granted->giver,
                         .since = granted->since};
}

// Returns whether the object has the keyword by its card, or by a grant before row [end].
static bool has_before(const AbilityScan *scan, int keyword, int end)
{
    const State *state = scan->table->state;

    if (object_card(scan->table, scan->object)->keyword_mask >> keyword & 1u &&
        !state->objects[scan->object].host &&
        !ability_is_lost(scan->table, scan->object, keyword))
        return true;
    for (int i = granted_first(scan->table, scan->object, GIFT_ABILITY);
         i >= 0 && i < end;
         i = granted_next(scan->table, i)) {
        const Granted *granted = &state->granted[i];

        if (granted->keyword == keyword && !granted->clause && !granted->loss &&
            !ability_gift_is_lost(scan->table, granted))
            return true;
    }
    return false;
}

// Returns whether the object has the keyword without the grant, so that it changes
// nothing there.
static bool is_redundant(const AbilityScan *scan, int grant)
{
    const Granted *granted = &scan->table->state->granted[grant];

    return !granted->clause &&
           scan->table->library->keywords[granted->keyword].redundant &&
           has_before(scan, granted->keyword, grant);
}

// Returns the same of the gift in scan->reached.
static bool is_reached_again(const AbilityScan *scan)
{
    const Table *table = scan->table;
    const int keyword = scan->reached.grant->keyword;
    Reached found;

    if (!table->library->keywords[keyword].redundant) return false;
    if (has_before(scan, keyword, table->state->granted_n)) return true;
    for (int k = 0; k < scan->i && reach_find(table, scan->object, k, &found); k++)
        if (found.grant->kind == GRANT_KEYWORD && found.grant->keyword == keyword &&
            !ability_reached_is_lost(table, scan->object, &found))
            return true;
    return false;
}

// Returns whether the clause was given by a text that has given an additional cost before it.
static bool is_given_with_cost(const AbilityScan *scan, ClauseId clause)
{
    const Clause *clauses = scan->table->library->clauses;

    return clause && scan->cost_clause &&
           clauses[scan->cost_clause].script == clauses[clause].script;
}

// Gives each additional cost that was granted a slot of its own, behind those of the card, and
// a clause that was given with one the slot of that. Returns false where there are too few left:
// then the gift counts for nothing.
static bool take_slot(AbilityScan *scan, const Granted *granted, const Keyword *keyword)
{
    const int slots = granted->clause ? 1 : keyword->additional_n;

    scan->paid_slot = 0;
    if (!takes_slot(scan->table, granted)) {
        if (is_given_with_cost(scan, granted->clause))
            scan->paid_slot = (uint8_t)(scan->paid_n - 1);
        return true;
    }
    scan->cost_clause = granted->clause;
    if (!scan->paid_n) scan->paid_n = object_card(scan->table, scan->object)->paid_n;
    if (!scan->j) scan->paid_n = (uint8_t)(scan->paid_n + slots);
    if (!table_fits(scan->table, LIMIT_PAID, scan->paid_n - 1)) return false;
    if (granted->clause) {
        scan->paid_slot = (uint8_t)(scan->paid_n - 1);
        return true;
    }
    if (scan->j < keyword->clauses_n)
        scan->paid_slot =
            (uint8_t)(scan->paid_n - keyword->additional_n +
                      library_paid_place(scan->table->library, keyword, scan->j));
    return true;
}

// Returns whether the grant gives nothing that the scan looks for, and no cost that takes
// a slot; or it does not count beside what was kept.
static bool is_passed_over(const AbilityScan *scan, const Granted *granted,
                           const Keyword *keyword)
{
    const Library *library = scan->table->library;

    const bool slot = takes_slot(scan->table, granted);

    if (slot && !(granted->lasts & GRANTED_KEPT) && has_kept(scan->table, scan->object))
        return true;
    if (!scan->kind || slot) return false;
    if (granted->clause) return library->clauses[granted->clause].kind != scan->kind;
    return !(keyword->clause_kinds >> scan->kind & 1u);
}

// While it is in this stage, scan->i is 1 + the row.
static bool take_granted(AbilityScan *scan)
{
    const Table *table = scan->table;

    if (!scan->i)
        scan->i = (uint16_t)(granted_first(table, scan->object, GIFT_ABILITY) + 1);
    for (; scan->i;
         scan->i = (uint16_t)(granted_next(table, scan->i - 1) + 1), scan->j = 0) {
        const Granted *granted = &table->state->granted[scan->i - 1];
        const Keyword *keyword = &table->library->keywords[granted->keyword];

        if (!table_work(table)) return false;
        if (granted->loss || is_passed_over(scan, granted, keyword)) continue;
        if (!take_slot(scan, granted, keyword)) continue;
        if (ability_gift_is_lost(table, granted)) continue;
        if (granted->clause && scan->j++ == 0) {
            take_grant(scan, granted, granted->clause);
            return true;
        }
        if (granted->clause || scan->j >= keyword->clauses_n) continue;
        if (!scan->j && is_redundant(scan, scan->i - 1)) continue;
        take_grant(scan, granted, keyword->clauses[scan->j++]);
        return true;
    }
    return false;
}

// Returns whether there is gift number scan->i of those that reach the object: leaves it
// in scan->reached.
static bool has_reached(AbilityScan *scan)
{
    if (!scan->reaches)
        scan->reaches = reach_find(scan->table, scan->object, scan->i, &scan->reached);
    return scan->reaches;
}

static bool take_reached(AbilityScan *scan)
{
    const Table *table = scan->table;
    const int paid_n =
        scan->paid_n ? scan->paid_n : object_card(table, scan->object)->paid_n;
    const bool settled = has_kept(table, scan->object);

    for (; has_reached(scan); scan->i++, scan->j = 0, scan->reaches = false) {
        const Grant *grant = scan->reached.grant;
        const Keyword *keyword = &table->library->keywords[grant->keyword];
        const bool given = grant->kind == GRANT_CLAUSE;
        const ClauseId *clauses = given ? &grant->clause : keyword->clauses;
        ClauseId clause;
        int slot;

        if (!given && grant->kind != GRANT_KEYWORD) continue;
        if (scan->j >= (given ? 1 : keyword->clauses_n)) continue;
        if (settled &&
            (given ? library_is_additional_cost(table->library, grant->clause)
                   : keyword->additional_n))
            continue;
        if (ability_reached_is_lost(table, scan->object, &scan->reached)) continue;
        if (!given && !scan->j && is_reached_again(scan)) continue;
        slot = paid_n + scan->reached.paid_before;
        if (!given && keyword->additional_n) {
            if (!table_fits(table, LIMIT_PAID, slot + keyword->additional_n - 1))
                continue;
            slot += library_paid_place(table->library, keyword, scan->j);
        } else if (given && library_is_additional_cost(table->library, grant->clause) &&
                   !table_fits(table, LIMIT_PAID, slot)) {
            continue;
        }
        clause = clauses[scan->j++];
        scan->now = (Active){.id = clause,
                             .clause = &table->library->clauses[clause],
                             .value = (int16_t)scan->reached.value,
                             .cost = grant->cost,
                             .keyword = grant->keyword,
                             .paid_slot = (uint8_t)(slot < PAID_MAX ? slot : 0),
                             .has_slot = true,
                             .object = scan->object};
        return true;
    }
    return false;
}

// Finds the next one that the card does not print. It stands apart: few objects have any.
__attribute__((noinline)) static bool next_given(AbilityScan *scan)
{
    for (; scan->stage < STAGE_OVER; scan->stage++, scan->i = scan->j = 0) {
        if (scan->stage == STAGE_REACHED && !may_be_reached(scan)) continue;
        while (scan->stage == STAGE_GRANTED ? take_granted(scan) : take_reached(scan))
            if (!scan->kind || scan->now.clause->kind == scan->kind) return true;
    }
    return false;
}

// Returns the stage that follows the printed abilities. What was granted is gone through
// also for what reaches the object: it takes the first of the paid slots.
static uint8_t stage_of_gifts(const AbilityScan *scan)
{
    const Table *table = scan->table;
    const bool reached = may_be_reached(scan);

    if (table->state->objects[scan->object].flags & OBJECT_GRANTED &&
        (reached || !scan->kind || table->active_n < 0 ||
         table->gifts.kinds >> scan->kind & 1u))
        return STAGE_GRANTED;
    return reached ? STAGE_REACHED : STAGE_OVER;
}

__attribute__((always_inline)) static inline bool next_of_all(AbilityScan *scan,
                                                              bool some_lost)
{
    if (scan->stage == STAGE_PRINTED) {
        if (take_printed(scan, some_lost)) return true;
        scan->i = scan->j = 0;
        scan->stage = stage_of_gifts(scan);
    }
    return scan->stage < STAGE_OVER && next_given(scan);
}

// It stands apart: few objects have lost anything.
__attribute__((noinline)) static bool next_that_is_left(AbilityScan *scan)
{
    return next_of_all(scan, true);
}

bool ability_find(AbilityScan *scan)
{
    return may_have_lost(scan->table, scan->object) ? next_that_is_left(scan)
                                                    : next_of_all(scan, false);
}

bool ability_is_lent(const AbilityScan *scan)
{
    return scan->stage == STAGE_GRANTED &&
           scan->table->state->granted[scan->i - 1].lasts & GRANTED_LENT;
}

bool ability_is_derived(const AbilityScan *scan)
{
    return scan->stage == STAGE_GRANTED &&
           scan->table->state->granted[scan->i - 1].lasts & GRANTED_DERIVED;
}

bool ability_is_new(const AbilityScan *scan)
{
    const int row = scan->stage == STAGE_GRANTED ? scan->i - 1 : -1;

    return scan->stage < STAGE_REACHED &&
           new_text_is(scan->table, scan->object, scan->now.clause, row);
}

// Notes that what is asked goes by something of that age.
static inline void rely_on(const Table *table, int age)
{
    if (age > table->relied_on) table_scratch(table)->relied_on = (uint16_t)age;
}

// Returns whether what reaches it off the board gives it the keyword, and that is not lost.
static bool is_reached_by(const Table *table, ObjectId id, int keyword)
{
    Reached found;

    if (!(table->library->reached.keywords >> keyword & 1u)) return false;
    for (int k = 0; reach_find(table, id, k, &found); k++)
        if (found.grant->kind == GRANT_KEYWORD && found.grant->keyword == keyword &&
            !ability_reached_is_lost(table, id, &found))
            return true;
    return false;
}

// Returns whether it has the keyword by its card, or by what reaches it off the board.
static bool has_by_itself(const Table *table, ObjectId id, int keyword)
{
    const bool prints = object_card(table, id)->keyword_mask >> keyword & 1u;
    int lost;

    if (!prints) return is_reached_by(table, id, keyword);
    if (!may_have_lost(table, id)) return true;
    lost = lost_at(table, id, keyword);
    if (lost < 0) return true;
    rely_on(table, lost);
    return is_reached_by(table, id, keyword);
}

// Having a keyword is itself a property, whether or not its text is on (722, 805).
bool ability_has_keyword(const Table *table, ObjectId id, int keyword)
{
    const State *state = table->state;

    if (has_by_itself(table, id, keyword)) return true;
    for (int i = granted_first(table, id, GIFT_KEYWORD); i >= 0;
         i = granted_next(table, i)) {
        const Granted *granted = &state->granted[i];

        if (!table_work(table)) return false;
        if (granted->keyword == keyword && !granted->clause && !granted->loss &&
            !ability_gift_is_lost(table, granted)) {
            rely_on(table, granted->age);
            return true;
        }
    }
    return false;
}

// "I", "this" and "here" are the object itself and its place (053.1-3).
void ability_env(const Table *table, const Active *ability, Env *env)
{
    const Object *object = &table->state->objects[ability->object];

    role_env(table, ability->object, env);
    if (ability->clause->flags & CLAUSE_ATTACHED && object->host) {
        env->me = object_ref(table->state, object->host);
        env->you = table->state->objects[object->host].controller;
        env->chooser = env->you;
    }
    env->keyword = ability->keyword;
    env->paid_slot = ability->paid_slot;
    env->value = ability->value;
    env->value_cost = ability->cost;
}

void ability_env_of_modifier(const Table *table, const Modifier *modifier, Env *env)
{
    (void)table;
    memset(env, 0, sizeof *env);
    env->me = env->carrier = modifier->source;
    env->you = env->chooser = modifier->controller;
    env->subject_player = env->actor = NOBODY;
    if (modifier->about && modifier->subject.id)
        env->actor = (PlayerId)(modifier->about - 1);
    else if (modifier->about)
        env->subject_player = (PlayerId)(modifier->about - 1);
    env->subject = modifier->subject;
    env->event_spot = modifier->event_spot;
    env->event_from = NOWHERE;
    env->item = modifier->with;
    env->value = modifier->n;
    env->value_cost = modifier->value_cost;
    env->keyword = modifier->keyword;
}
