// position_game_end.c -- the keys of what is under way in a game, and of how it ended: only
// claimed, and the chain written.

#include "engine/base/limit.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_game_inside.h"
#include "tools/position/position_json.h"

// ---- the chain

// Returns the card that an item of the chain comes from.
static CardId face_of(const PositionView *view, const struct Item *item)
{
    return item->card ? item->card : object_face_of(view->state, item->source);
}

// Returns the names on the chain, the oldest first. An ability has the name of its
// source.
static json_t *read_chain(const PositionView *view, const char *key)
{
    json_t *list = json_array();

    (void)key;
    for (int i = 0; i < view->state->chain_n; i++) {
        const CardId face = face_of(view, &view->state->chain[i]);
        const char *name = view->table->library->cards[face].name;

        json_array_append_new(list, json_string(name ? name : "a card"));
    }
    return list;
}

static json_t *json_of_item(const PositionView *view, const struct Item *item)
{
    json_t *targets = json_array();

    for (int i = 0; i < item->targets_n; i++)
        json_array_append_new(
            targets, json_integer(view->state->targets[item->targets_first + i].id));
    return json_pack("{s:i, s:s, s:o, s:i, s:b, s:o}",
                     "item",
                     item->serial,
                     "sort",
                     item->kind == ITEM_PLAY ? "play" : "ability",
                     "card",
                     position_json_card(view->table, face_of(view, item)),
                     "player",
                     item->controller,
                     "finalized",
                     item->finalized,
                     "targets",
                     targets);
}

static void write_chain(const PositionView *view, json_t *json)
{
    json_t *list = json_array();

    for (int i = 0; i < view->state->chain_n; i++)
        json_array_append_new(list, json_of_item(view, &view->state->chain[i]));
    json_safe_set(json, "chain", list);
}

const GameKey position_game_chain = {
    .key = "chain", .read_game = read_chain, .write_game = write_chain};

// ---- the question

static const Question *question_of(const PositionView *view)
{
    const Game *game = view->table->game;

    return game->status == GAME_WAITS ? game_question(game) : NULL;
}

static json_t *read_asked(const PositionView *view, const char *key)
{
    const Question *question = question_of(view);

    (void)key;
    return position_view_player(view, question ? question->player : NOBODY);
}

const GameKey position_game_asked = {.key = "asked", .read_game = read_asked};

// Returns the key of the question that waits; "act" if it asks for a move.
static json_t *read_question(const PositionView *view, const char *key)
{
    const Question *question = question_of(view);
    const char *word;

    (void)key;
    if (!question) return json_false();
    word = view->table->rules->prompts[question->prompt].key;
    return json_string(word ? word : "act");
}

const GameKey position_game_question = {.key = "question", .read_game = read_question};

// ---- the end

static json_t *read_over(const PositionView *view, const char *key)
{
    (void)key;
    return json_boolean(view->state->over);
}

const GameKey position_game_over = {.key = "over", .read_game = read_over};

// Returns the name of who has won; a list of names where several sides have.
static json_t *read_winner(const PositionView *view, const char *key)
{
    const State *state = view->state;
    json_t *list, *one;
    unsigned sides = 0;

    (void)key;
    if (!state->over) return json_false();
    if (!state->winners) return json_string("nobody");
    list = json_array();
    // A team wins as one (489.6.a): the name is that of its first player.
    for (int i = 0; i < state->players_n; i++) {
        if (!(ending_winners(state) >> i & 1) || sides >> state->players[i].team & 1)
            continue;
        sides |= 1u << state->players[i].team;
        json_array_append_new(list, position_view_player(view, (PlayerId)i));
    }
    if (json_array_size(list) > 1) return list;
    one = json_incref(json_array_get(list, 0));
    json_decref(list);
    return one;
}

const GameKey position_game_winner = {.key = "winner", .read_game = read_winner};

static json_t *read_reason(const PositionView *view, const char *key)
{
    const State *state = view->state;

    (void)key;
    if (!state->over) return json_false();
    return json_string(ending_row(view->table->rules, ending_way(state))->name);
}

const GameKey position_game_reason = {.key = "reason", .read_game = read_reason};

static json_t *read_limit(const PositionView *view, const char *key)
{
    const int limit = view->state->ending.limit;

    (void)key;
    return limit ? json_string(limit_row((LimitId)(limit - 1))->words) : json_false();
}

const GameKey position_game_limit = {.key = "limit", .read_game = read_limit};

// Returns the names of the cards of the circle that ended the game.
static json_t *read_loop(const PositionView *view, const char *key)
{
    const State *state = view->state;
    const Card *cards = view->table->library->cards;
    json_t *list = json_array();

    (void)key;
    for (int i = 0; state->over && i < state->ending.cards_n; i++)
        json_array_append_new(list, json_string(cards[state->ending.cards[i]].name));
    return list;
}

const GameKey position_game_loop = {.key = "loop", .read_game = read_loop};

static json_t *read_match_over(const PositionView *view, const char *key)
{
    (void)key;
    return json_boolean(sitting_is_over(view->table->rules, view->sitting));
}

const GameKey position_game_match_over = {.key = "match_over",
                                          .read_game = read_match_over};

static json_t *read_match_winner(const PositionView *view, const char *key)
{
    (void)key;
    return position_view_player(view,
                                sitting_winner(view->table->rules, view->sitting));
}

const GameKey position_game_match_winner = {.key = "match_winner",
                                            .read_game = read_match_winner};
