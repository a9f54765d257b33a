// permission.c -- reads the `can` and `cannot` clauses about one play.
//
// The usual zone, place and time need no clause; each that differs needs one that grants it.

#include "engine/riftbound/play/permission.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

enum { FREE = CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST };

// What `can` clauses grant for one play.
typedef struct {
    bool place, action, reaction, from;
    bool ignoring_cost, ignoring_energy, chooses_here;
    bool offer; // one of them is such that its player need not use it
    bool once;  // one of them is used up by this play
    bool extra; // [cost] is due on top of the printed one, and not instead
    uint16_t cost;
} Grants;

// All of them: those without a price count together, of the others the player chooses.
typedef struct {
    Grants plain;
    Grants priced[PRICED_MAX];
    int n;
} Readings;

typedef struct {
    const Table *table;
    PlayerId player;
    ObjectId object;
    Event event;
    bool usual_place; // it could enter there without any permission
    bool offers;      // permissions that a player need not use count as well
    bool places;      // of these, those for a single use that only say where
} Asked;

// Returns whether cards are played from there without any permission (419.1.a).
static bool is_usual_from(Location from)
{
    if (from.kind == LOCATION_NONE) return true;
    return from.kind == LOCATION_ZONE &&
           (from.n == ZONE_HAND || from.n == ZONE_CHAMPION);
}

// Returns whether a player need not use the permission: one for a single use, or another
// price for a card that is played from where it usually is.
static bool is_offer(const Clause *clause)
{
    if (clause->flags & CLAUSE_ONCE) return true;
    return (clause->cost || clause->flags & FREE) && is_usual_from(clause->from);
}

static bool only_says_where(const Clause *clause)
{
    return clause->flags & CLAUSE_ONCE && !clause->cost && !(clause->flags & FREE);
}

// Returns whether the clause may be about this play, as far as no words are needed to
// tell.
static bool may_be_about(const Asked *asked, const Clause *clause)
{
    const SpotId from = asked->event.from;

    if (is_offer(clause) && !asked->offers &&
        !(asked->places && only_says_where(clause)))
        return false;
    if (clause->from.kind == LOCATION_ZONE && from != NOWHERE &&
        spot_zone(asked->table, from) != clause->from.n)
        return false;
    return pattern_names(clause, EVENT_PLAYED);
}

static bool has_price(const Grants *grants)
{
    return grants->cost || grants->ignoring_cost || grants->ignoring_energy;
}

static void join(Grants *all, const Grants *more)
{
    all->place |= more->place;
    all->action |= more->action;
    all->reaction |= more->reaction;
    all->from |= more->from;
    all->chooses_here |= more->chooses_here;
    all->offer |= more->offer;
    all->once |= more->once;
}

// Returns what the clause grants, which is about this play.
static Grants grants_of(const Asked *asked, const Clause *clause, const Env *env)
{
    Grants all = {.offer = is_offer(clause)}, *const grants = &all;

    // A time that is granted for one place does not help elsewhere.
    if (clause->to.kind != LOCATION_NONE) grants->place = true;
    if (clause->from.kind != LOCATION_NONE) {
        grants->from = true;
        grants->ignoring_cost |= (clause->flags & CLAUSE_IGNORING_COST) != 0;
        grants->ignoring_energy |= (clause->flags & CLAUSE_IGNORING_FIRST) != 0;
        grants->chooses_here |= (clause->flags & CLAUSE_CHOOSES_HERE) != 0;
    }
    if (clause->cost && (clause->from.kind != LOCATION_NONE || is_offer(clause))) {
        grants->cost = cost_of_clause(asked->table, clause, env->value_cost);
        grants->extra = asked->table->library->costs[clause->cost].is_extra;
    }
    grants->action |= (clause->flags & CLAUSE_ACTION) != 0;
    grants->reaction |= (clause->flags & CLAUSE_REACTION) != 0;
    return all;
}

static void add_priced(const Table *table, Readings *readings, const Grants *grants)
{
    for (int i = 0; i < readings->n; i++)
        if (!memcmp(&readings->priced[i], grants, sizeof *grants)) return;
    if (table_fits(table, LIMIT_PRICED, readings->n))
        readings->priced[readings->n++] = *grants;
}

// Adds what the clause grants, if it is about this play.
static void read_clause(const Asked *asked, const Clause *clause, const Env *env,
                        bool once, Readings *readings)
{
    Env told = *env; // a condition knows the event
    Grants grants;

    if (!pattern_fits(asked->table, env, clause, &asked->event)) return;
    pattern_env(asked->table, &asked->event, &told);
    if (!pattern_is_on(asked->table, &told, clause)) return;
    grants = grants_of(asked, clause, env);
    grants.once = once;
    if (has_price(&grants))
        add_priced(asked->table, readings, &grants);
    else
        join(&readings->plain, &grants);
    if (observer_is_there(asked->table))
        observer_tell_answer(asked->table, clause, env->carrier);
}

static void read_object(const Asked *asked, ObjectId id, Readings *readings)
{
    const Table *table = asked->table;
    AbilityScan scan;
    Env env;

    if (!ability_may_precede(table, id, CLAUSE_CAN, EVENT_PLAYED)) return;
    ability_scan_kind(&scan, table, id, CLAUSE_CAN);
    while (ability_next(&scan)) {
        if (!may_be_about(asked, scan.now.clause)) continue;
        ability_env(table, &scan.now, &env);
        // A card that says so of itself speaks to its own player.
        if (id == asked->object && env.you != asked->player) continue;
        read_clause(asked, scan.now.clause, &env, false, readings);
    }
}

static bool is_for_one_use(const Table *table, const Modifier *m)
{
    return table->library->clauses[m->clause].flags & CLAUSE_ONCE;
}

static void read_delayed(const Asked *asked, const Modifier *m, Readings *readings)
{
    const Clause *clause = &asked->table->library->clauses[m->clause];
    Env env;

    if (!may_be_about(asked, clause)) return;
    ability_env_of_modifier(asked->table, m, &env);
    read_clause(asked, clause, &env, is_for_one_use(asked->table, m), readings);
}

// Reads all clauses: cards beat the rules (002).
static Readings read_all(const Asked *asked)
{
    const Table *table = asked->table;
    const ObjectId *ids;
    int n = ability_active_objects(table, &ids);
    Readings readings = {.n = 0};

    if (!ability_any_permits(table, EVENT_PLAYED)) n = 0;
    for (int i = 0; i < n; i++) read_object(asked, ids[i], &readings);
    if (!spot_is(table, table->state->objects[asked->object].spot, ZONE_ACTIVE) ||
        board_is_facedown(table, asked->object)) {
        read_object(asked, asked->object, &readings);
    }
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind != MODIFIER_DELAYED) continue;
        if (table->library->clauses[m->clause].kind != CLAUSE_CAN) continue;
        read_delayed(asked, m, &readings);
    }
    return readings;
}

// Returns what those of the set grant, and those without a price.
static Grants grants_of_set(const Readings *readings, unsigned set)
{
    Grants grants = readings->plain;

    for (int i = 0; i < readings->n; i++)
        if (set >> i & 1u) join(&grants, &readings->priced[i]);
    return grants;
}

static bool grants_place(const Asked *asked)
{
    const Readings readings = read_all(asked);

    return grants_of_set(&readings, ~0u).place;
}

// Returns whether the clause may permit plays from a place of that zone.
static bool permits_from(const Clause *clause, int zone)
{
    if (clause->kind != CLAUSE_CAN || clause->from.kind == LOCATION_NONE) return false;
    return clause->from.kind != LOCATION_ZONE || clause->from.n == zone;
}

bool permission_comes_from(const Table *table, SpotId spot)
{
    const int zone = spot_zone(table, spot);
    const ObjectId *ids;
    const int n = ability_active_objects(table, &ids);

    if (!ability_any_permits(table, EVENT_PLAYED)) return false;
    for (int i = 0; i < n; i++) {
        AbilityScan scan;

        if (!ability_may_precede(table, ids[i], CLAUSE_CAN, EVENT_PLAYED)) continue;
        ability_scan_kind(&scan, table, ids[i], CLAUSE_CAN);
        while (ability_next(&scan))
            if (permits_from(scan.now.clause, zone)) return true;
    }
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_DELAYED &&
            permits_from(&table->library->clauses[m->clause], zone))
            return true;
    }
    return false;
}

static bool is_usual_zone(const Table *table, PlayerId player, ObjectId object)
{
    const SpotId spot = table->state->objects[object].spot;

    return spot == board_hand(table, player) ||
           spot == spot_of(table, ZONE_CHAMPION, player);
}

static bool is_usual_place(const Table *table, PlayerId player, ObjectId object,
                           SpotId to)
{
    const int battlefield = battlefield_at(table, to);

    if (to == board_base(table, player)) return true;
    if (battlefield < 0 || !board_is_unit(table, object)) return false;
    return battlefield_controller(table, battlefield) == player;
}

// Returns whether the time is right. Players play spells, like all else, in their own
// turn unless the card says otherwise (155, 159).
static bool in_time(const Grants *grants, int level)
{
    if (level == LEVEL_MAIN) return true;
    if (level == LEVEL_ACTION) return grants->action || grants->reaction;
    return grants->reaction;
}

static Refusal late(const Table *table, int level)
{
    if (level == LEVEL_ACTION) return REFUSAL_OF(SHOWDOWN_TIMING);
    return board_is_closed(table->state) ? REFUSAL_OF(CHAIN_TIMING)
                                         : REFUSAL_OF(NOT_YOUR_TURN);
}

static Asked ask_about(const Table *table, PlayerId player, ObjectId object, SpotId to)
{
    Asked asked = {.table = table, .player = player, .object = object};

    asked.event = event_of(EVENT_PLAYED, object, player);
    asked.event.from = table->state->objects[object].spot;
    // A spell enters nowhere; the place of a facedown one is where it lies.
    asked.event.to = to != NOWHERE ? to : object_location(table, object);
    asked.event.at = asked.event.to;
    asked.usual_place = to == NOWHERE || is_usual_place(table, player, object, to);
    return asked;
}

// Returns whether the card is where only its owner plays cards from, whatever others
// permit.
static bool is_for_owner_alone(const Table *table, ObjectId object)
{
    const int zone = spot_zone(table, table->state->objects[object].spot);

    return zone == ZONE_HAND || zone == ZONE_CHAMPION;
}

static bool place_admits(const Asked *asked, const PlayWay *way)
{
    return way->to == NOWHERE ||
           !board_is_type(asked->table, asked->object, TYPE_UNIT) ||
           battlefield_admits(asked->table, asked->player, way->to);
}

static bool lacks_zone(const Asked *asked, const Grants *grants)
{
    return !is_usual_zone(asked->table, asked->player, asked->object) &&
           (!grants->from || is_for_owner_alone(asked->table, asked->object));
}

static bool covers(const Asked *asked, const Grants *grants, int level)
{
    return !lacks_zone(asked, grants) && in_time(grants, level) &&
           (asked->usual_place || grants->place);
}

// Returns whether zone, time and place are against it, or a card.
static bool refuses_way(const Asked *asked, const Grants *grants, int level,
                        const PlayWay *way, Refusal *first)
{
    const Table *table = asked->table;

    if (lacks_zone(asked, grants) &&
        observer_refuses(table, first, REFUSAL_OF(NOT_THERE)))
        return true;
    if (!in_time(grants, level) && observer_refuses(table, first, late(table, level)))
        return true;
    if (((!asked->usual_place && !grants->place) || !place_admits(asked, way)) &&
        observer_refuses(table, first, REFUSAL_OF(WRONG_PLACE)))
        return true;
    return prohibition_refuses(table, &asked->event, REFUSAL_OF(FORBIDDEN), first);
}

// Returns whether it is a play as the rules alone permit it, and nothing forbids any.
static bool is_plain(const Table *table, PlayerId player, ObjectId object, int level,
                     const PlayWay *way)
{
    if (level != LEVEL_MAIN || way->terms) return false;
    if (way->to != NOWHERE && way->to != board_base(table, player)) return false;
    return is_usual_zone(table, player, object) &&
           !prohibition_is_loaded(table, EVENT_PLAYED);
}

// Permissions with a price that are used together, and what is known of each.
typedef struct {
    const Asked *asked;
    const Readings *readings;
    int level;
    unsigned set;
    int unneeded; // the one without which the play is permitted as well; -1: none
} Together;

static bool is_base(const Grants *grants)
{
    return grants->ignoring_cost || grants->ignoring_energy ||
           (grants->cost && !grants->extra);
}

// Returns whether those of the set permit the play together, and no more than one of them is
// there for its price alone.
static bool permits_together(Together *together)
{
    const Readings *readings = together->readings;
    Grants all = grants_of_set(readings, together->set);

    together->unneeded = -1;
    if (!covers(together->asked, &all, together->level)) return false;
    for (int i = 0; i < readings->n; i++) {
        if (!(together->set >> i & 1u)) continue;
        all = grants_of_set(readings, together->set & ~(1u << i));
        if (!covers(together->asked, &all, together->level)) continue;
        if (together->unneeded >= 0) return false;
        together->unneeded = i;
    }
    return true;
}

static void add_cost(PlayWay *way, uint16_t cost, uint16_t term)
{
    int i = 0;

    if (!way->cost) {
        way->terms |= term;
        way->cost = cost;
        return;
    }
    while (i < ITEM_ALSO_MAX && way->also[i]) i++;
    ASSERT(i < ITEM_ALSO_MAX);
    way->also[i] = cost;
}

// Returns the way by these permissions where the price of number [base] stands in place of
// the printed one; -1: none does. What others want on top is due as well (356.1-2).
static PlayWay way_for(const Together *together, int base, PlayWay way)
{
    const Readings *readings = together->readings;
    const Grants all = grants_of_set(readings, together->set);

    way.terms = all.once ? TERM_ONCE : 0;
    way.offered = all.offer;
    if (base >= 0) {
        const Grants *by = &readings->priced[base];

        if (by->ignoring_cost) way.terms |= TERM_IGNORING_COST;
        if (by->ignoring_energy) way.terms |= TERM_IGNORING_FIRST;
        if (by->cost && !by->extra) add_cost(&way, by->cost, TERM_FOR);
    }
    for (int i = 0; i < readings->n; i++) {
        const Grants *by = &readings->priced[i];

        if (together->set >> i & 1u && by->extra) add_cost(&way, by->cost, TERM_EXTRA);
    }
    if (board_is_facedown(together->asked->table, together->asked->object))
        way.terms |= TERM_FACEDOWN;
    if (all.chooses_here)
        way.bound = object_location(together->asked->table, together->asked->object);
    return way;
}

static bool is_same_cost(const Table *table, uint16_t a, uint16_t b)
{
    const Cost *costs = table->library->costs;

    return a == b || (a && b && !memcmp(&costs[a], &costs[b], sizeof costs[a]));
}

static bool is_same_way(const Table *table, const PlayWay *a, const PlayWay *b)
{
    for (int i = 0; i < ITEM_ALSO_MAX; i++)
        if (!is_same_cost(table, a->also[i], b->also[i])) return false;
    return a->terms == b->terms && a->bound == b->bound &&
           is_same_cost(table, a->cost, b->cost);
}

static void add_way(PlayWays *ways, const PlayWay *way)
{
    for (int i = 0; i < ways->priced_n; i++)
        if (is_same_way(ways->table, &ways->priced[i], way)) return;
    if (table_fits(ways->table, LIMIT_PRICES, ways->priced_n))
        ways->priced[ways->priced_n++] = *way;
}

// Adds a way for each price that may stand in place of the printed one: that of the
// permission which is there for it, else of each, and none where none has one.
static void add_ways(PlayWays *ways, const Together *together, const PlayWay *way)
{
    const Readings *readings = together->readings;
    const int unneeded = together->unneeded;
    PlayWay priced = way_for(together, -1, *way);
    bool any = false;

    for (int i = 0; i < readings->n; i++) {
        if (!(together->set >> i & 1u) || !is_base(&readings->priced[i])) continue;
        any = true;
        if (unneeded >= 0 && unneeded != i && is_base(&readings->priced[unneeded]))
            continue;
        priced = way_for(together, i, *way);
        add_way(ways, &priced);
    }
    if (!any) add_way(ways, &priced);
}

// Returns those with a price that are for a single use, where one without a price serves as
// well: a play uses up both kinds (371).
static unsigned used_up_with_others(const Readings *readings)
{
    unsigned once = 0;

    for (int i = 0; readings->plain.once && i < readings->n; i++)
        if (readings->priced[i].once) once |= 1u << i;
    return once;
}

// Finds the ways to one place by all sets of permissions.
static void find_ways(PlayWays *ways, const Asked *asked, const Readings *readings,
                      const PlayWay *way)
{
    Together together = {.asked = asked, .readings = readings, .level = ways->level};

    const unsigned once = used_up_with_others(readings);

    for (unsigned set = 0; set < 1u << readings->n; set++) {
        if (once && !(set & once)) continue;
        if (__builtin_popcount(set) > 1 + ITEM_ALSO_MAX) continue;
        together.set = set;
        if (asked->offers && !grants_of_set(readings, set).offer) continue;
        if (permits_together(&together)) add_ways(ways, &together, way);
    }
}

// Finds the ways to [to] whose permissions must be used, or with [offers] one of those that
// need not. Leaves them in the walk; returns the reason if there are none.
static Refusal check_way(PlayWays *ways, SpotId to, bool offers)
{
    const Table *table = ways->table;
    PlayWay way = {.to = to, .bound = NOWHERE, .offered = offers};
    Refusal first = REFUSAL_NONE;
    Readings readings = {.n = 0};
    Grants all;
    Asked asked;

    ways->priced_n = 1;
    ways->priced_i = 0;
    ways->priced[0] = way;
    if (!table->verify && !offers &&
        is_plain(table, ways->player, ways->object, ways->level, &way))
        return first;
    asked = ask_about(table, ways->player, ways->object, to);
    asked.offers = offers;
    if (offers || !asked.usual_place || ways->level != LEVEL_MAIN ||
        !is_usual_zone(table, ways->player, ways->object))
        readings = read_all(&asked);
    all = grants_of_set(&readings, ~0u);
    if (offers && !all.offer) {
        ways->priced[0].spare = true;
        return REFUSAL_OF(WRONG_PLACE);
    }
    if (all.once) ways->priced[0].terms = TERM_ONCE;
    if (refuses_way(&asked, &all, ways->level, &way, &first) || first) return first;
    ways->priced_n = 0;
    find_ways(ways, &asked, &readings, &way);
    return first;
}

// Lists the places where a permanent might enter at all: its player's base, any battlefield.
static int all_places(const Table *table, PlayerId player, SpotId *spots)
{
    int n = 0;

    spots[n++] = board_base(table, player);
    for (int i = 0; i < rb_const(table->state)->battlefields_n && n < PLAY_SPOTS_MAX;
         i++)
        spots[n++] = battlefield_spot(table, i);
    return n;
}

// Runes, battlefields and legends cannot be played (161.2, 170.2, 174).
static bool is_playable(const Table *table, ObjectId object)
{
    const Card *card = object_card(table, object);
    const unsigned playable = BIT(TYPE_UNIT) | BIT(TYPE_GEAR) | BIT(TYPE_SPELL);

    return card->types & playable;
}

bool permission_may_be_timely(const Table *table, ObjectId object, int level)
{
    Permissions can;
    int zone, flags;

    if (level == LEVEL_MAIN) return true;
    zone = spot_zone(table, table->state->objects[object].spot);
    can = ability_permissions(table, object);
    flags = can.flags | (can.from >> zone & 1u ? can.flags_from : 0);
    if (flags & CLAUSE_REACTION) return true;
    return flags & CLAUSE_ACTION && level == LEVEL_ACTION;
}

bool permission_may_be_given(const Table *table, int level)
{
    return table->active_n < 0 || permission_is_at(&table->gifts.can, level) ||
           permission_is_at(&table->library->reached.can, level);
}

// Returns whether any card may grant such a time for this one. Where no other card speaks
// of plays, only the card's own `can` clauses do.
static bool some_permission(const Table *table, PlayerId player, ObjectId object,
                            int level)
{
    if (ability_any_permits(table, EVENT_PLAYED)) return true;
    if (!ability_may_precede(table, object, CLAUSE_CAN, EVENT_PLAYED)) return false;
    // Outside of the usual zones the first refusal may be about the zone.
    return !is_usual_zone(table, player, object) ||
           permission_may_be_timely(table, object, level);
}

// Answers the same by looking for a way to each place: slower, and always right.
static bool some_way(const Table *table, PlayerId player, ObjectId object, int level)
{
    SpotId spots[PLAY_SPOTS_MAX + 1] = {NOWHERE};
    int n = 1;

    if (!board_is_type(table, object, TYPE_SPELL)) n = all_places(table, player, spots);
    for (int i = 0; i < n; i++) {
        PlayWays ways = {
            .table = table, .player = player, .object = object, .level = level};

        if (check_way(&ways, spots[i], false) == REFUSAL_NONE) return true;
    }
    return false;
}

bool permission_is_plain(const Table *table, PlayerId player, ObjectId object,
                         int level, PlayWay *way)
{
    const bool spell = board_is_type(table, object, TYPE_SPELL);

    *way =
        (PlayWay){.to = spell ? NOWHERE : board_base(table, player), .bound = NOWHERE};
    return is_plain(table, player, object, level, way) && is_playable(table, object) &&
           !object_card(table, object)->unplayable;
}

PlayWays permission_ways(const Table *table, PlayerId player, ObjectId object,
                         int level)
{
    PlayWays ways = {.table = table,
                     .player = player,
                     .object = object,
                     .level = level,
                     .only = NOWHERE};

    if (!is_playable(table, object)) {
        (void)observer_refuses(table, &ways.why, REFUSAL_OF(NOT_PLAYABLE));
        return ways;
    }
    if (object_card(table, object)->unplayable) {
        (void)observer_refuses(table, &ways.why, REFUSAL_OF(UNSCRIPTED));
        return ways;
    }
    if (level != LEVEL_MAIN && !some_permission(table, player, object, level)) {
        // Under --verify, checks the fast path against the full list.
        if (table->verify && !observer_wants_reasons(table))
            ASSERT(!some_way(table, player, object, level));
        if (observer_refuses(table, &ways.why, late(table, level))) return ways;
        ways.level = LEVEL_MAIN; // as if it held
        ways.held_against = ways.why;
    }
    ways.why = REFUSAL_OF(WRONG_PLACE);
    ways.spots[0] = NOWHERE;
    ways.spots_n = board_is_type(table, object, TYPE_SPELL)
                       ? 1
                       : all_places(table, player, ways.spots);
    return ways;
}

// Returns whether the card or one on the board may offer another price, or somebody waits
// with a permission for a single use.
static bool any_offers(const Table *table, ObjectId object)
{
    if (ability_any_permits(table, EVENT_PLAYED)) return true;

    AbilityScan scan;

    ability_scan_kind(&scan, table, object, CLAUSE_CAN);
    while (ability_next(&scan)) {
        if (is_offer(scan.now.clause)) return true;
    }
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_DELAYED && is_for_one_use(table, m) &&
            table->library->clauses[m->clause].kind == CLAUSE_CAN)
            return true;
    }
    return false;
}

// Returns whether more ways follow: offers come after all others.
static bool goes_on(const PlayWays *ways)
{
    if (ways->i < ways->spots_n) return true;
    return ways->i < 2 * ways->spots_n && any_offers(ways->table, ways->object);
}

bool permission_next(PlayWays *ways, PlayWay *way)
{
    if (ways->priced_i < ways->priced_n) {
        *way = ways->priced[ways->priced_i++];
        return true;
    }
    while (goes_on(ways)) {
        const int i = ways->i++;
        const SpotId to = ways->spots[i % ways->spots_n];
        Refusal refusal;

        if (ways->only != NOWHERE && to != ways->only) continue;
        refusal = check_way(ways, to, i >= ways->spots_n);
        ways->refused = ways->held_against ? ways->held_against : refusal;
        *way = ways->priced[0];
        ways->priced_i = 1;
        if (refusal == REFUSAL_NONE) return true;
        ways->priced_n = 0;
        if (i == 0 || refusal != REFUSAL_OF(WRONG_PLACE)) ways->why = refusal;
        if (observer_wants_reasons(ways->table) && !way->spare) return true;
    }
    return false;
}

bool permission_may_reprice(const Table *table, ObjectId object)
{
    const int zone = spot_zone(table, table->state->objects[object].spot);
    AbilityScan scan;

    if (!(ability_permissions(table, object).reprices >> zone & 1u)) return false;
    ability_scan_kind(&scan, table, object, CLAUSE_CAN);
    while (ability_next(&scan)) {
        const Clause *clause = scan.now.clause;

        if (clause->from.kind == LOCATION_ZONE && clause->from.n != zone) continue;
        if (!clause->cost && !(clause->flags & FREE)) continue;
        if (pattern_names(clause, EVENT_PLAYED)) return true;
    }
    return false;
}

enum { PLACE = 1 << 15, FROM = 1 << 14, PRICE = 1 << 13 };

static bool costs_item(const Table *table, const Item *item, uint16_t cost)
{
    if (!cost) return false;
    if (item->terms & (TERM_FOR | TERM_EXTRA) &&
        is_same_cost(table, cost, item->terms_cost))
        return true;
    for (int i = 0; i < ITEM_ALSO_MAX; i++)
        if (is_same_cost(table, cost, item->also[i])) return true;
    return false;
}

// Returns the kinds of permission that the clause gives the play [item], one bit each: the
// place where it enters, the zone that it comes from, its price.
static unsigned gives(const Table *table, const Item *item, const Clause *clause,
                      const Env *env, bool usual_place)
{
    unsigned given = clause->flags & (CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST);

    if (clause->to.kind != LOCATION_NONE && !usual_place) given |= PLACE;
    if (!is_usual_from(clause->from)) given |= FROM;
    if (costs_item(table, item, cost_of_clause(table, clause, env->value_cost)))
        given |= PRICE;
    return given;
}

// Uses up one permission of each kind.
void permission_use_up(Table *table, const Item *item)
{
    Event event = event_of(EVENT_PLAYED, item->object.id, item->controller);
    const bool usual =
        item->to == NOWHERE ||
        is_usual_place(table, item->controller, item->object.id, item->to);
    State *state = table->state;
    // To a play by an effect it gives the place alone.
    const unsigned wanted = item->terms & TERM_BY_EFFECT ? PLACE : ~0u;
    unsigned given = 0;
    int spare = -1;

    if (!(item->terms & TERM_ONCE)) return;
    event.from = item->from;
    event.to = event.at = item->to;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];
        const Clause *clause = &table->library->clauses[m->clause];
        unsigned kinds;
        Env env;

        if (m->kind != MODIFIER_DELAYED || clause->kind != CLAUSE_CAN) continue;
        ability_env_of_modifier(table, m, &env);
        if (!is_for_one_use(table, m) || !pattern_fits(table, &env, clause, &event))
            continue;
        if (spare < 0) spare = i;
        kinds = gives(table, item, clause, &env, usual);
        if (!(kinds & wanted & ~given)) continue;
        given |= kinds;
        i -= modifier_use(table, i);
    }
    if (!given && spare >= 0) (void)modifier_use(table, spare);
}

int permission_spots(const Table *table, PlayerId player, ObjectId object,
                     SpotId *spots)
{
    SpotId all[PLAY_SPOTS_MAX];
    const int all_n = all_places(table, player, all);
    int n = 0;

    for (int i = 0; i < all_n; i++) {
        const bool unit = board_is_type(table, object, TYPE_UNIT);
        Asked asked = ask_about(table, player, object, all[i]);

        asked.places = true;

        if (!asked.usual_place && !grants_place(&asked)) continue;
        if (unit && !battlefield_admits(table, player, all[i])) continue;
        if (prohibition_forbids(table, &asked.event)) continue;
        spots[n++] = all[i];
    }
    return n;
}

bool permission_is_for_one_use(const Table *table, PlayerId player, ObjectId object,
                               SpotId to)
{
    const Asked asked = ask_about(table, player, object, to);

    return !asked.usual_place && !grants_place(&asked);
}

bool permission_forbids(const Table *table, PlayerId player, ObjectId object, SpotId to)
{
    const Asked asked = ask_about(table, player, object, to);

    return prohibition_forbids(table, &asked.event);
}
