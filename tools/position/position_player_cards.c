// position_player_cards.c -- the keys of a player's cards, and what follows from them.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "tools/position/position_cards.h"
#include "tools/position/position_part.h"
#include "tools/position/position_place.h"
#include "tools/position/position_player_inside.h"
#include "tools/position/position_thing.h"

static void tell_cards(const PositionView *view, int player, bool exactly, json_t *json)
{
    position_part_tell(view, player, exactly, json);
    position_part_tell_zones(view, SCOPE_PLAYER, player, json);
}

// Returns KEY_size, KEY_ready or KEY_exhausted of a list of cards.
static json_t *part_of_cards(const PositionView *view, int player, const char *key)
{
    const char *end = strrchr(key, '_');
    char name[32];
    PlayCards row;

    if (!end || end - key >= (int)sizeof name) return NULL;
    (void)snprintf(name, sizeof name, "%.*s", (int)(end - key), key);
    if (!play_scenario_cards(view->table->rules, name, &row)) return NULL;
    if (row.kind == CARDS_AT_PLACES) return NULL;
    if (!strcmp(end, "_size"))
        return json_integer(position_cards_count(view, player, &row, -1, -1));
    if (row.kind == CARDS_ONE && !strcmp(end, "_exhausted"))
        return json_boolean(position_cards_count(view, player, &row, -1, 1));
    if (row.kind != CARDS_COUNTED) return NULL;
    if (!strcmp(end, "_ready"))
        return json_integer(position_cards_count(view, player, &row, -1, 0));
    if (!strcmp(end, "_exhausted"))
        return json_integer(position_cards_count(view, player, &row, -1, 1));
    return NULL;
}

// Returns the name of the only card of a zone, or false.
static json_t *only_card(const PositionView *view, int player, const PlayCards *row)
{
    Cards cards;

    position_cards_of(view, player, row, &cards);
    return cards.n ? json_string(position_card_name(view->table, cards.ids[0]))
                   : json_false();
}

static json_t *read_cards(const PositionView *view, int player, const char *key)
{
    json_t *part = part_of_cards(view, player, key);
    PlayCards row;

    if (part || !play_scenario_cards(view->table->rules, key, &row)) return part;
    if (row.kind == CARDS_COUNTED)
        return json_integer(position_cards_count(view, player, &row, -1, -1));
    return row.kind == CARDS_ONE ? only_card(view, player, &row) : NULL;
}

// Returns how many of the counted cards have that word.
static json_t *entry_of_cards(const PositionView *view, int player, const char *key,
                              const char *name)
{
    const Rules *rules = view->table->rules;
    const int fact = fact_with_role(rules, FACT_IDENTITY);
    PlayCards row;

    if (fact < 0 || !play_scenario_cards(rules, key, &row)) return NULL;
    if (row.kind != CARDS_COUNTED) return NULL;
    for (int i = 0; i < rules->facts[fact].vocabulary_n; i++) {
        if (!strcasecmp(name, rules->facts[fact].vocabulary[i].name))
            return json_integer(position_cards_count(view, player, &row, i, -1));
    }
    return NULL;
}

const PlayerKey position_player_cards = {.has_player = position_part_has,
                                         .list_player = position_part_list,
                                         .put_player = position_part_put,
                                         .tell_player = tell_cards,
                                         .read_player = read_cards,
                                         .entry_player = entry_of_cards};

// ---- what is only claimed

static json_t *read_controls(const PositionView *view, int player, const char *key)
{
    (void)key;
    return position_place_controlled(view, player);
}

const PlayerKey position_player_controls = {.key = "controls",
                                            .read_player = read_controls};

static json_t *read_places(const PositionView *view, int player, const char *key)
{
    const PlayClaim *claim = play_scenario_places(view->table->rules, key);

    return claim ? position_place_claimed(view, claim, player) : NULL;
}

const PlayerKey position_player_places = {.read_player = read_places};

// Returns a number of the player, or the total of a number over the things in the player's
// zones of the board.
static json_t *read_number(const PositionView *view, int player, const char *key)
{
    Env env = {.you = (PlayerId)player, .event_spot = NOWHERE, .event_from = NOWHERE};
    const Rules *rules = view->table->rules;
    Cards *cards;
    json_t *found;
    int n;

    for (int i = 0; i < rules->fields_n; i++) {
        if (strcmp(key, rules->fields[i].name) != 0) continue;
        if (reading_of_player(view->table, &env, i, (PlayerId)player, &n))
            return json_integer(n);
    }
    cards = calloc(1, sizeof *cards);
    ENOUGH(cards);
    position_cards_board(view, player, cards);
    found = position_thing_total(view, cards->ids, cards->n, key);
    free(cards);
    return found;
}

const PlayerKey position_player_numbers = {.read_player = read_number};
