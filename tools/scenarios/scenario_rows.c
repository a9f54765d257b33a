// scenario_rows.c -- finds the words of a game for scenarios.
//
// A game without rows has words too: they come from its options, zones and prompts.

#include "tools/scenarios/scenario_rows.h"

#include <string.h>

#include "engine/play/play.h"

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
        [CHOICE_PRICE] = {0},
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
    const PlayScenario *rows = play_scenario(rules);

    return rows->moves ? rows->moves_n : rules->options_n;
}

PlayMove scenario_rows_move(const Rules *rules, int i)
{
    const PlayScenario *rows = play_scenario(rules);

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
    const PlayScenario *rows = play_scenario(rules);

    *n = rows->passings ? rows->passings_n : COUNT_OF(usual);
    if (rows->passings) return rows->passings;
    return rules->lacks & LACKS_CHAIN ? without_chain : usual;
}

static bool is_word_for(const Rules *rules, const char *word, const char *key)
{
    const PlayScenario *rows = play_scenario(rules);

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
