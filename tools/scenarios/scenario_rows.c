// scenario_rows.c -- finds the words of a game for scenarios.
//
// A game without rows has words too: they come from its options, zones and prompts.

#include "tools/scenarios/scenario_rows.h"

#include <string.h>

#include "engine/play/play.h"

const PlayScenario *scenario_rows(const Rules *rules)
{
    static const PlayScenario none = {0};

    return rules->play && rules->play->scenario ? rules->play->scenario : &none;
}

// Returns the move of a game without rows. Its moves are the options by which players
// act.
static PlayMove usual_move(const Rules *rules, int option)
{
    static const PlayMove usual[] = {
        [CHOICE_PASS] = {.word = "pass", .doing = "pass"},
        [CHOICE_END_TURN] = {.word = "end_turn", .doing = "end the turn"},
        [CHOICE_PLAY] = {.word = "play", .shape = MOVE_OPTION},
        [CHOICE_USE] = {.word = "use", .shape = MOVE_OPTION},
        [CHOICE_MOVE] = {.word = "move", .shape = MOVE_OPTION},
        [CHOICE_PUT] = {.word = "put", .shape = MOVE_OPTION},
        [CHOICE_CALL] = {0},
        [CHOICE_TAG] = {0},
        [CHOICE_CARD] = {0},
        [CHOICE_OWN] = {.shape = MOVE_OPTION},
    };
    const OptionRow *row = &rules->options[option];
    PlayMove move = usual[row->role];

    if (row->own) move.word = move.doing = row->name;
    if (row->own && !row->about) move.shape = MOVE_ALONE;
    move.option = (uint8_t)option;
    return move;
}

int scenario_rows_moves_n(const Rules *rules)
{
    const PlayScenario *rows = scenario_rows(rules);

    return rows->moves ? rows->moves_n : rules->options_n;
}

PlayMove scenario_rows_move(const Rules *rules, int i)
{
    const PlayScenario *rows = scenario_rows(rules);

    return rows->moves ? rows->moves[i] : usual_move(rules, i);
}

bool scenario_rows_find_move(const Rules *rules, const char *word, PlayMove *move)
{
    for (int i = 0; i < scenario_rows_moves_n(rules); i++) {
        *move = scenario_rows_move(rules, i);
        if (move->word && !strcmp(word, move->word)) return true;
    }
    *move = (PlayMove){0};
    return false;
}

const PlayPassing *scenario_rows_passings(const Rules *rules, int *n)
{
    static const PlayPassing usual[] =
        {
            {.word = "everyone_passes", .until = UNTIL_CHAIN_EMPTY, .what = "chain"},
            {.word = "next_turn", .until = UNTIL_NEXT_TURN, .what = "turn"},
        },
                             without_chain[] = {
                                 {.word = "everyone_passes",
                                  .until = UNTIL_ALL_PASSED,
                                  .what = "round"},
                                 {.word = "next_turn",
                                  .until = UNTIL_NEXT_TURN,
                                  .what = "turn"},
                             };
    const PlayScenario *rows = scenario_rows(rules);

    *n = rows->passings ? rows->passings_n : COUNT_OF(usual);
    if (rows->passings) return rows->passings;
    return rules->lacks & LACKS_CHAIN ? without_chain : usual;
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
    for (int i = 0; !scenario_rows(rules)->cards && i < rules->zones_n; i++) {
        *cards = (PlayCards){.key = key, .zone = (uint8_t)i};
        if (rules->zones[i].scope == scope && is_cards_of(&rules->zones[i], key, cards))
            return true;
    }
    return false;
}

bool scenario_rows_find_cards(const Rules *rules, const char *key, PlayCards *cards)
{
    const PlayScenario *rows = scenario_rows(rules);

    for (int i = 0; i < rows->cards_n; i++) {
        *cards = rows->cards[i];
        if (!strcmp(key, cards->key)) return true;
    }
    if (find_zone(rules, key, SCOPE_PLAYER, cards)) return true;
    if (!find_zone(rules, key, SCOPE_SPACE, cards)) return false;
    cards->kind = CARDS_AT_PLACES; // those of the player at each space
    return true;
}

bool scenario_rows_find_shared(const Rules *rules, const char *key, PlayCards *cards)
{
    return find_zone(rules, key, SCOPE_SHARED, cards);
}

static bool is_word_for(const Rules *rules, const char *word, const char *key)
{
    const PlayScenario *rows = scenario_rows(rules);

    for (int i = 0; i < rows->words_n; i++) {
        if (!strcmp(word, rows->words[i].word) && !strcmp(key, rows->words[i].key))
            return true;
    }
    return false;
}

bool scenario_rows_answers(const Rules *rules, const char *key, int prompt)
{
    const char *own = rules->prompts[prompt].key;

    return own && (!strcmp(key, own) || is_word_for(rules, key, own));
}

bool scenario_rows_has_moves(const Rules *rules)
{
    for (int i = 0; i < rules->prompts_n; i++)
        if (rules->prompts[i].flags & ASKS_ACTION) return true;
    return false;
}

bool scenario_rows_is_key(const Rules *rules, const char *key)
{
    for (int i = 0; i < rules->prompts_n; i++) {
        if (scenario_rows_answers(rules, key, i)) return true;
    }
    return false;
}

const PlayClaim *scenario_rows_find_places(const Rules *rules, const char *key)
{
    const PlayScenario *rows = scenario_rows(rules);

    for (int i = 0; i < rows->claims_n; i++)
        if (rows->claims[i].kind == CLAIM_PLACES && !strcmp(key, rows->claims[i].key))
            return &rows->claims[i];
    return NULL;
}
