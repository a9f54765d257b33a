// permission.c -- the walk over all ways in which a card may be played.

#include "engine/riftbound/permission/permission_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/board.h"

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
        permission_needs_none(table, ways->player, ways->object, ways->level, &way))
        return first;
    asked = permission_ask(table, ways->player, ways->object, to);
    asked.offers = offers;
    if (offers || !asked.usual_place || ways->level != LEVEL_MAIN ||
        !permission_is_usual_zone(table, ways->player, ways->object))
        readings = permission_read(&asked);
    all = permission_grants(&readings, ~0u);
    if (offers && !all.offer) {
        ways->priced[0].spare = true;
        return REFUSAL_OF(WRONG_PLACE);
    }
    if (all.once) ways->priced[0].terms = TERM_ONCE;
    if (permission_refuses(&asked, &all, ways->level, &way, &first) || first)
        return first;
    ways->priced_n = 0;
    permission_find_ways(ways, &asked, &readings, &way);
    return first;
}

// Runes, battlefields and legends cannot be played (161.2, 170.2, 174).
static bool is_playable(const Table *table, ObjectId object)
{
    const Card *card = object_card(table, object);
    const unsigned playable = BIT(TYPE_UNIT) | BIT(TYPE_GEAR) | BIT(TYPE_SPELL);

    return card->types & playable;
}

// Returns whether any card may grant such a time for this one. Where no other card speaks
// of plays, only the card's own `can` clauses do.
static bool some_permission(const Table *table, PlayerId player, ObjectId object,
                            int level)
{
    if (ability_any_permits(table, EVENT_PLAYED)) return true;
    if (!ability_may_precede(table, object, CLAUSE_CAN, EVENT_PLAYED)) return false;
    // Outside of the usual zones the first refusal may be about the zone.
    return !permission_is_usual_zone(table, player, object) ||
           permission_may_be_timely(table, object, level);
}

// Answers the same by looking for a way to each place: slower, and always right.
static bool some_way(const Table *table, PlayerId player, ObjectId object, int level)
{
    SpotId spots[PLAY_SPOTS_MAX + 1] = {NOWHERE};
    int n = 1;

    if (!board_is_type(table, object, TYPE_SPELL))
        n = permission_all_spots(table, player, spots);
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
    return permission_needs_none(table, player, object, level, way) &&
           is_playable(table, object) && !object_card(table, object)->unplayable;
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
        if (observer_refuses(table, &ways.why, permission_late(table, level)))
            return ways;
        ways.level = LEVEL_MAIN; // as if it held
        ways.held_against = ways.why;
    }
    ways.why = REFUSAL_OF(WRONG_PLACE);
    ways.spots[0] = NOWHERE;
    ways.spots_n = board_is_type(table, object, TYPE_SPELL)
                       ? 1
                       : permission_all_spots(table, player, ways.spots);
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
        if (permission_is_offer(scan.now.clause)) return true;
    }
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_DELAYED && permission_is_once(table, m) &&
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
