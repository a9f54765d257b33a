#include "engine/riftbound/play/permission.h"

#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/replacement.h"

// What the `can` clauses say about one play.
typedef struct {
    bool place, action, reaction, from;
    bool ignoring_cost, ignoring_energy, chooses_here;
    uint16_t cost; // instead of the printed one
} Grants;

typedef struct {
    const Table *table;
    PlayerId player;
    ObjectId object;
    Event event;
    bool usual_place; // it could enter there without any permission
} Asked;

static void read_clause(const Asked *asked, const Clause *clause, const Env *env,
                        Grants *grants)
{
    if (!pattern_fits(asked->table, env, clause, &asked->event)) return;
    if (!clause_is_on(asked->table, env, clause)) return;
    // A time given for one place does not help elsewhere.
    if (clause->to.sort != PLACE_NONE) grants->place = true;
    if (clause->from.sort != PLACE_NONE) {
        grants->from = true;
        grants->ignoring_cost |= (clause->flags & CLAUSE_IGNORING_COST) != 0;
        grants->ignoring_energy |= (clause->flags & CLAUSE_IGNORING_ENERGY) != 0;
        grants->chooses_here |= (clause->flags & CLAUSE_CHOOSES_HERE) != 0;
        if (clause->cost)
            grants->cost = clause_cost(asked->table, clause, env->value_cost);
    }
    grants->action |= (clause->flags & CLAUSE_ACTION) != 0;
    grants->reaction |= (clause->flags & CLAUSE_REACTION) != 0;
}

static void read_object(const Asked *asked, ObjectId id, Grants *grants)
{
    const Table *table = asked->table;
    AbilityScan scan;
    Env env;

    if (!object_precedes(table, id, CLAUSE_CAN, EVENT_PLAYED)) return;
    scan = abilities_such(table, id, CLAUSE_CAN);
    while (ability_next(&scan)) {
        ability_env(table, &scan.now, &env);
        read_clause(asked, scan.now.clause, &env, grants);
    }
}

// What cards say beats what the rules say (002).
static Grants read_all(const Asked *asked)
{
    const Table *table = asked->table;
    const ObjectId *ids;
    int n = active_objects(table, &ids);
    Grants grants = {false};
    Env env;

    if (!board_permits(table, EVENT_PLAYED)) n = 0;
    for (int i = 0; i < n; i++) read_object(asked, ids[i], &grants);
    if (!spot_is(table, table->state->objects[asked->object].spot, ZONE_ACTIVE) ||
        is_facedown(table, asked->object)) {
        read_object(asked, asked->object, &grants);
    }
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->sort != MODIFIER_LATER) continue;
        if (table->library->clauses[m->clause].sort != CLAUSE_CAN) continue;
        modifier_env(table, m, &env);
        read_clause(asked, &table->library->clauses[m->clause], &env, &grants);
    }
    return grants;
}

static bool is_usual_zone(const Table *table, PlayerId player, ObjectId object)
{
    const SpotId spot = table->state->objects[object].spot;

    return spot == hand_of(table, player) ||
           spot == spot_of(table, ZONE_CHAMPION, player);
}

static bool is_usual_place(const Table *table, PlayerId player, ObjectId object,
                           SpotId to)
{
    const int battlefield = battlefield_at(table, to);

    if (to == base_of(table, player)) return true;
    if (battlefield < 0 || !is_unit(table, object)) return false;
    return battlefield_controller(table, battlefield) == player;
}

// A spell is played like all else in the own turn unless it says otherwise (155, 159).
static bool in_time(const Grants *grants, int level)
{
    if (level == LEVEL_MAIN) return true;
    if (level == LEVEL_ACTION) return grants->action || grants->reaction;
    return grants->reaction;
}

static Why late(int level)
{
    return level == LEVEL_ACTION ? WHY_OF(SHOWDOWN_TIMING) : WHY_OF(CHAIN_TIMING);
}

static Asked ask_about(const Table *table, PlayerId player, ObjectId object, SpotId to)
{
    Asked asked = {.table = table, .player = player, .object = object};

    asked.event = event_of(EVENT_PLAYED, object, player);
    asked.event.from = table->state->objects[object].spot;
    // A spell enters nowhere; of a facedown one its place is where it lies.
    asked.event.to = to != NOWHERE ? to : object_location(table, object);
    asked.event.at = asked.event.to;
    asked.usual_place = to == NOWHERE || is_usual_place(table, player, object, to);
    return asked;
}

static Why check_way(const Table *table, PlayerId player, ObjectId object, int level,
                     Way *way)
{
    const Asked asked = ask_about(table, player, object, way->to);
    const bool usual_zone = is_usual_zone(table, player, object);
    const bool usual = usual_zone && asked.usual_place && level == LEVEL_MAIN;
    const Grants grants = usual ? (Grants){false} : read_all(&asked);

    if (!usual_zone && !grants.from) return WHY_OF(NOT_THERE);
    if (!in_time(&grants, level)) return late(level);
    if (usual_zone && !asked.usual_place && !grants.place) return WHY_OF(WRONG_PLACE);
    if (!usual_zone && way->to != NOWHERE && !grants.place) return WHY_OF(WRONG_PLACE);
    if (way->to != NOWHERE && is_type(table, object, TYPE_UNIT) &&
        !may_stand(table, player, way->to)) {
        return WHY_OF(WRONG_PLACE);
    }
    if (forbidden(table, &asked.event)) return WHY_OF(FORBIDDEN);
    if (grants.ignoring_cost) way->terms |= TERM_IGNORING_COST;
    if (grants.ignoring_energy) way->terms |= TERM_IGNORING_ENERGY;
    if (grants.cost) {
        way->terms |= TERM_FOR;
        way->cost = grants.cost;
    }
    if (is_facedown(table, object)) way->terms |= TERM_FACEDOWN;
    if (grants.chooses_here) way->bound = object_location(table, object);
    return WHY_OK;
}

// Where a permanent might enter at all: the own base, any battlefield.
static int all_places(const Table *table, PlayerId player, SpotId *spots)
{
    int n = 0;

    spots[n++] = base_of(table, player);
    for (int i = 0; i < book_of(table->state)->battlefields_n; i++) {
        spots[n++] = battlefield_spot(table, i);
    }
    return n;
}

// Runes, battlefields and legends are never played (161.2, 170.2, 174).
static bool is_playable(const Table *table, ObjectId object)
{
    const Card *card = object_card(table, object);
    const unsigned playable = BIT(TYPE_UNIT) | BIT(TYPE_GEAR) | BIT(TYPE_SPELL);

    return card->kinds & playable;
}

// Whether any card may say that this one is played at such a time. Where no other speaks
// of plays, the times its own `can` clauses name are all there are.
static bool some_permission(const Table *table, PlayerId player, ObjectId object,
                            int level)
{
    const int flags = object_card(table, object)->can_flags;

    if (board_permits(table, EVENT_PLAYED)) return true;
    if (!object_precedes(table, object, CLAUSE_CAN, EVENT_PLAYED)) return false;
    if (table->state->objects[object].marks & MARK_GRANTED) return true;
    // Elsewhere the first thing that is wrong with it may be where it is.
    if (!is_usual_zone(table, player, object)) return true;
    return flags & CLAUSE_REACTION || (flags & CLAUSE_ACTION && level == LEVEL_ACTION);
}

// The same by looking for a way to each place: longer, and always right.
static bool some_way(const Table *table, PlayerId player, ObjectId object, int level)
{
    SpotId spots[WAYS_MAX + 1] = {NOWHERE};
    int n = 1;

    if (!is_type(table, object, TYPE_SPELL)) n = all_places(table, player, spots);
    for (int i = 0; i < n; i++) {
        Way way = {.to = spots[i], .bound = NOWHERE};

        if (check_way(table, player, object, level, &way) == WHY_OK) return true;
    }
    return false;
}

Permits permits_of(const Table *table, PlayerId player, ObjectId object, int level)
{
    Permits permits = {.table = table,
                       .player = player,
                       .object = object,
                       .level = level,
                       .why = WHY_OF(NOT_PLAYABLE)};

    if (!is_playable(table, object)) return permits;
    permits.why = WHY_OF(UNSCRIPTED);
    if (object_card(table, object)->unplayable) return permits;
    permits.why = late(level);
    if (level != LEVEL_MAIN && !some_permission(table, player, object, level)) {
        // It is found out where invariants are checked if that left out too much.
        if (table->verify) ASSERT(!some_way(table, player, object, level));
        return permits;
    }
    permits.why = WHY_OF(NO_PLACE);
    permits.spots[0] = NOWHERE;
    permits.spots_n = is_type(table, object, TYPE_SPELL)
                          ? 1
                          : all_places(table, player, permits.spots);
    return permits;
}

bool permit_next(Permits *permits, Way *way)
{
    while (permits->i < permits->spots_n) {
        const int i = permits->i++;
        Why refusal;

        *way = (Way){.to = permits->spots[i], .bound = NOWHERE};
        refusal = check_way(
            permits->table, permits->player, permits->object, permits->level, way);
        if (refusal == WHY_OK) return true;
        if (i == 0 || refusal != WHY_OF(WRONG_PLACE)) permits->why = refusal;
    }
    return false;
}

int permit_places(const Table *table, PlayerId player, ObjectId object, SpotId *spots)
{
    SpotId all[WAYS_MAX];
    const int all_n = all_places(table, player, all);
    int n = 0;

    for (int i = 0; i < all_n; i++) {
        const Asked asked = ask_about(table, player, object, all[i]);
        const bool unit = is_type(table, object, TYPE_UNIT);

        if (!asked.usual_place && !(unit && read_all(&asked).place)) continue;
        if (unit && !may_stand(table, player, all[i])) continue;
        if (forbidden(table, &asked.event)) continue;
        spots[n++] = all[i];
    }
    return n;
}

bool permit_forbids(const Table *table, PlayerId player, ObjectId object, SpotId to)
{
    const Asked asked = ask_about(table, player, object, to);

    return forbidden(table, &asked.event);
}
