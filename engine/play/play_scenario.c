// play_scenario.c -- finds the rows by which tests of cards claim, or what stands for them in a
// game without rows: its zones.

#include "engine/play/play_scenario.h"

#include <string.h>

#include "engine/play/play.h"

const PlayScenario *play_scenario(const Rules *rules)
{
    static const PlayScenario none = {0};

    return rules->play && rules->play->scenario ? rules->play->scenario : &none;
}

// Finds the zone of a game without rows whose name is [key], or begins it with `_top`,
// `_bottom` or `_order` behind it where the zone has an order. The order of what nobody sees
// is that from the top; all cards of any other zone are compared.
static bool is_cards_of(const ZoneRow *zone, const char *key, PlayCards *cards)
{
    static const struct {
        const char *end;
        uint8_t kind;
    } ends[] = {
        {"_top", CARDS_TOP}, {"_bottom", CARDS_BOTTOM}, {"_order", CARDS_IN_ORDER}};
    const size_t n = strlen(zone->name);
    const bool ordered = zone->flags & ZONE_ORDERED;

    if (strncmp(key, zone->name, n) != 0) return false;
    cards->kind = ordered && zone->flags & ZONE_SECRET ? CARDS_TOP : CARDS_ANY_ORDER;
    for (int i = 0; ordered && i < COUNT_OF(ends); i++) {
        if (strcmp(key + n, ends[i].end) != 0) continue;
        cards->kind = ends[i].kind;
        return true;
    }
    return !key[n];
}

static bool find_zone(const Rules *rules, const char *key, Scope scope,
                      PlayCards *cards)
{
    for (int i = 0; !play_scenario(rules)->cards && i < rules->zones_n; i++) {
        *cards = (PlayCards){.key = key, .zone = (uint8_t)i};
        if (rules->zones[i].scope == scope && is_cards_of(&rules->zones[i], key, cards))
            return true;
    }
    return false;
}

bool play_scenario_cards(const Rules *rules, const char *key, PlayCards *cards)
{
    const PlayScenario *rows = play_scenario(rules);

    for (int i = 0; i < rows->cards_n; i++) {
        *cards = rows->cards[i];
        if (!strcmp(key, cards->key)) return true;
    }
    if (find_zone(rules, key, SCOPE_PLAYER, cards)) return true;
    if (!find_zone(rules, key, SCOPE_SPACE, cards)) return false;
    cards->kind = CARDS_AT_PLACES; // those of the player at each space
    return true;
}

bool play_scenario_shared(const Rules *rules, const char *key, PlayCards *cards)
{
    return find_zone(rules, key, SCOPE_SHARED, cards);
}

const PlayClaim *play_scenario_places(const Rules *rules, const char *key)
{
    const PlayScenario *rows = play_scenario(rules);

    for (int i = 0; i < rows->claims_n; i++)
        if (rows->claims[i].kind == CLAIM_PLACES && !strcmp(key, rows->claims[i].key))
            return &rows->claims[i];
    return NULL;
}
