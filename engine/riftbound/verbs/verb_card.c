// verb_card.c -- verbs that bring cards from zone to zone: draw, discard, channel, recycle.

#include "engine/riftbound/verbs/verb.h"

#include "engine/cards/value.h"
#include "engine/kernel/table/ask.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"

Value verb_draw(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args_at(args, n, 1), players);
    int drawn = 0;

    if (args[0].kind == VALUE_NIL || !players_n) return value_nil();
    if (args[0].kind != VALUE_NUMBER) {
        ObjectId ids[OBJECTS_MAX];
        const int ids_n = args_things(table, env, args[0], ids);

        drawn = action_draw_these(table, ids, ids_n, players[0]);
        return args_result(table, ids, drawn);
    }
    for (int i = 0; i < players_n; i++)
        drawn += action_draw(table, players[i], args[0].n);
    return verb_amount_done(drawn);
}

// Discards the hand of [player]. Writes the cards; returns how many.
static int discard_hand(Table *table, PlayerId player, ObjectId *ids)
{
    const int n = board_objects_in(table, board_hand(table, player), ids);

    return action_discard(table, ids, n, player);
}

// Asks [player] for [wanted] cards of the hand (as many as there are) and discards them.
static int discard_some(Table *table, const Env *env, PlayerId player, int wanted,
                        ObjectId *chosen)
{
    ObjectId hand[OBJECTS_MAX];
    const int hand_n = board_objects_in(table, board_hand(table, player), hand);
    Question *question = ask_begin(table, player, PROMPT_DISCARD, env->carrier);
    const Answer *answer;
    int n;

    offer_objects(question, hand, hand_n);
    if (wanted > hand_n) wanted = hand_n;
    if (wanted <= 0) return 0;
    question->min = question->max = (uint16_t)wanted;
    answer = ask_now(table);
    n = answer->n;
    for (int i = 0; i < n; i++) chosen[i] = hand[answer->picks[i]];
    return action_discard(table, chosen, n, player);
}

Value verb_discard(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args_at(args, n, 1), players);
    ObjectId ids[OBJECTS_MAX];
    int ids_n = 0;

    if (!players_n || args[0].kind == VALUE_NIL) return value_nil();
    if (args[0].kind != VALUE_NUMBER && args[0].kind != VALUE_ZONE) {
        ids_n = args_things(table, env, args[0], ids);
        ids_n = action_discard(table, ids, ids_n, players[0]);
        return args_result(table, ids, ids_n);
    }
    for (int i = 0; i < players_n; i++)
        ids_n += args[0].kind == VALUE_NUMBER
                     ? discard_some(table, env, players[i], args[0].n, ids + ids_n)
                     : discard_hand(table, players[i], ids + ids_n);
    return args_result(table, ids, ids_n);
}

Value verb_channel(Table *table, Env *env, const Value *args, int n)
{
    const Value word = args_at(args, n, 1);
    const bool exhausted = word.kind == VALUE_WORD && word.n == WORD_EXHAUSTED;
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args_at(args, n, 2), players);
    int channeled = 0;

    for (int i = 0; i < players_n; i++) {
        channeled += action_channel(table, players[i], args[0].n, exhausted);
    }
    return verb_amount_done(channeled);
}

Value verb_banish(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = args_player(table, env, args_at(args, n, 1));
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);

    return args_result(table, ids, action_banish(table, ids, ids_n, by));
}

Value verb_recycle(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = args_player(table, env, args_at(args, n, 1));
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);

    action_order_runes(table, ids, ids_n, env->carrier);
    return verb_amount_done(action_recycle(table, ids, ids_n, by));
}

Value verb_burn(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args_at(args, n, 1), players);
    ObjectId ids[OBJECTS_MAX];
    int burned = 0;

    for (int i = 0; i < players_n; i++)
        burned += action_burn(table, players[i], args[0].n, ids + burned);
    return args_result(table, ids, burned);
}
