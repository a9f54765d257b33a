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
        [CHOICE_PLAY] = {.word = "play", .shape = MOVE_CARD},
        [CHOICE_USE] = {.word = "use", .shape = MOVE_CARD},
        [CHOICE_MOVE] = {.word = "move", .shape = MOVE_CARDS_TO},
        [CHOICE_PUT] = {.word = "put", .shape = MOVE_CARD_AT},
        [CHOICE_CALL] = {0},
    };
    PlayMove move = usual[rules->options[option].role];

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
    static const PlayPassing usual[] = {
        {.word = "everyone_passes", .until = UNTIL_CHAIN_EMPTY, .what = "chain"},
        {.word = "next_turn", .until = UNTIL_NEXT_TURN, .what = "turn"},
    };
    const PlayScenario *rows = scenario_rows(rules);

    *n = rows->passings ? rows->passings_n : COUNT_OF(usual);
    return rows->passings ? rows->passings : usual;
}

bool scenario_rows_find_cards(const Rules *rules, const char *key, PlayCards *cards)
{
    const PlayScenario *rows = scenario_rows(rules);

    for (int i = 0; i < rows->cards_n; i++) {
        *cards = rows->cards[i];
        if (!strcmp(key, cards->key)) return true;
    }
    for (int i = 0; !rows->cards && i < rules->zones_n; i++) {
        const ZoneRow *zone = &rules->zones[i];

        if (zone->scope != SCOPE_PLAYER || strcmp(key, zone->name) != 0) continue;
        *cards = (PlayCards){.key = zone->name, .zone = (uint8_t)i};
        cards->kind = zone->flags & ZONE_ORDERED ? CARDS_TOP : CARDS_ANY_ORDER;
        return true;
    }
    return false;
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
