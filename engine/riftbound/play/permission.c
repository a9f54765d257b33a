// permission.c -- reads the `can` and `cannot` clauses about one play.
//
// The usual zone, place and time need no clause; each that differs needs one that grants it.

#include "engine/riftbound/play/permission.h"

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

// All that the `can` clauses grant for one play.
typedef struct {
    bool place, action, reaction, from;
    bool ignoring_cost, ignoring_energy, chooses_here;
    bool offer; // one of them is such that its player need not use it
    bool once;  // one of them is used up by this play
    bool extra; // [cost] is due on top of the printed one, and not instead
    uint16_t cost;
} Grants;

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

// Returns whether the clause is about this play.
static bool read_clause(const Asked *asked, const Clause *clause, const Env *env,
                        Grants *grants)
{
    Env told = *env; // a condition knows the event

    if (!pattern_fits(asked->table, env, clause, &asked->event)) return false;
    pattern_env(asked->table, &asked->event, &told);
    if (!pattern_is_on(asked->table, &told, clause)) return false;
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
    grants->offer |= is_offer(clause);
    grants->action |= (clause->flags & CLAUSE_ACTION) != 0;
    grants->reaction |= (clause->flags & CLAUSE_REACTION) != 0;
    if (observer_is_there(asked->table))
        observer_tell_answer(asked->table, clause, env->carrier);
    return true;
}

static void read_object(const Asked *asked, ObjectId id, Grants *grants)
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
        (void)read_clause(asked, scan.now.clause, &env, grants);
    }
}

static bool is_for_one_use(const Table *table, const Modifier *m)
{
    return table->library->clauses[m->clause].flags & CLAUSE_ONCE;
}

static void read_delayed(const Asked *asked, const Modifier *m, Grants *grants)
{
    const Clause *clause = &asked->table->library->clauses[m->clause];
    Env env;

    if (!may_be_about(asked, clause)) return;
    ability_env_of_modifier(asked->table, m, &env);
    if (!read_clause(asked, clause, &env, grants)) return;
    grants->once |= is_for_one_use(asked->table, m);
}

// Reads all clauses: cards beat the rules (002).
static Grants read_all(const Asked *asked)
{
    const Table *table = asked->table;
    const ObjectId *ids;
    int n = ability_active_objects(table, &ids);
    Grants grants = {false};

    if (!ability_any_permits(table, EVENT_PLAYED)) n = 0;
    for (int i = 0; i < n; i++) read_object(asked, ids[i], &grants);
    if (!spot_is(table, table->state->objects[asked->object].spot, ZONE_ACTIVE) ||
        board_is_facedown(table, asked->object)) {
        read_object(asked, asked->object, &grants);
    }
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind != MODIFIER_DELAYED) continue;
        if (table->library->clauses[m->clause].kind != CLAUSE_CAN) continue;
        read_delayed(asked, m, &grants);
    }
    return grants;
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

// Returns whether zone, time and place are against it, or a card.
static bool refuses_way(const Asked *asked, const Grants *grants, int level,
                        const PlayWay *way, Refusal *first)
{
    const Table *table = asked->table;

    if (!is_usual_zone(table, asked->player, asked->object) &&
        (!grants->from || is_for_owner_alone(table, asked->object)) &&
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

// With TERM_ONCE in [way] it is the way of a permission that its player need not use; it
// keeps the term if the play uses the permission up.
static Refusal check_way(const Table *table, PlayerId player, ObjectId object,
                         int level, PlayWay *way)
{
    const bool offers = way->terms & TERM_ONCE;
    Refusal first = REFUSAL_NONE;
    Grants grants;
    Asked asked;
    bool usual;

    if (!table->verify && is_plain(table, player, object, level, way)) return first;
    asked = ask_about(table, player, object, way->to);
    usual = is_usual_zone(table, player, object) && asked.usual_place &&
            level == LEVEL_MAIN;
    asked.offers = offers;
    grants = usual && !offers ? (Grants){false} : read_all(&asked);
    if (offers && !grants.offer) {
        way->spare = true;
        return REFUSAL_OF(WRONG_PLACE);
    }
    if (!grants.once) way->terms = 0;

    if (refuses_way(&asked, &grants, level, way, &first)) return first;
    if (grants.ignoring_cost) way->terms |= TERM_IGNORING_COST;
    if (grants.ignoring_energy) way->terms |= TERM_IGNORING_FIRST;
    if (grants.cost) {
        way->terms |= grants.extra ? TERM_EXTRA : TERM_FOR;
        way->cost = grants.cost;
    }
    if (board_is_facedown(table, object)) way->terms |= TERM_FACEDOWN;
    if (grants.chooses_here) way->bound = object_location(table, object);
    return first;
}

// Lists the places where a permanent might enter at all: its player's base, any battlefield.
static int all_places(const Table *table, PlayerId player, SpotId *spots)
{
    int n = 0;

    spots[n++] = board_base(table, player);
    for (int i = 0; i < rb_const(table->state)->battlefields_n && n < PLAY_WAYS_MAX;
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
    SpotId spots[PLAY_WAYS_MAX + 1] = {NOWHERE};
    int n = 1;

    if (!board_is_type(table, object, TYPE_SPELL)) n = all_places(table, player, spots);
    for (int i = 0; i < n; i++) {
        PlayWay way = {.to = spots[i], .bound = NOWHERE};

        if (check_way(table, player, object, level, &way) == REFUSAL_NONE) return true;
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
    while (goes_on(ways)) {
        const int i = ways->i++;
        Refusal refusal;

        if (ways->only != NOWHERE && ways->spots[i % ways->spots_n] != ways->only)
            continue;
        *way = (PlayWay){.to = ways->spots[i % ways->spots_n], .bound = NOWHERE};
        if (i >= ways->spots_n) way->terms = TERM_ONCE;
        refusal = check_way(ways->table, ways->player, ways->object, ways->level, way);
        ways->refused = ways->held_against ? ways->held_against : refusal;
        if (refusal == REFUSAL_NONE) return true;
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

// Returns the kinds of permission that the clause gives a play, one bit each: the place
// where it enters, the zone that it comes from, its price.
static unsigned gives(const Clause *clause, bool usual_place)
{
    unsigned given = clause->flags & (CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST);

    if (clause->to.kind != LOCATION_NONE && !usual_place) given |= PLACE;
    if (!is_usual_from(clause->from)) given |= FROM;
    if (clause->cost) given |= PRICE;
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
        Env env;

        if (m->kind != MODIFIER_DELAYED || clause->kind != CLAUSE_CAN) continue;
        ability_env_of_modifier(table, m, &env);
        if (!is_for_one_use(table, m) || !pattern_fits(table, &env, clause, &event))
            continue;
        if (spare < 0) spare = i;
        if (!(gives(clause, usual) & wanted & ~given)) continue;
        given |= gives(clause, usual);
        i -= modifier_use(table, i);
    }
    if (!given && spare >= 0) (void)modifier_use(table, spare);
}

int permission_spots(const Table *table, PlayerId player, ObjectId object,
                     SpotId *spots)
{
    SpotId all[PLAY_WAYS_MAX];
    const int all_n = all_places(table, player, all);
    int n = 0;

    for (int i = 0; i < all_n; i++) {
        const bool unit = board_is_type(table, object, TYPE_UNIT);
        Asked asked = ask_about(table, player, object, all[i]);

        asked.places = true;

        if (!asked.usual_place && !read_all(&asked).place) continue;
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

    return !asked.usual_place && !read_all(&asked).place;
}

bool permission_forbids(const Table *table, PlayerId player, ObjectId object, SpotId to)
{
    const Asked asked = ask_about(table, player, object, to);

    return prohibition_forbids(table, &asked.event);
}
