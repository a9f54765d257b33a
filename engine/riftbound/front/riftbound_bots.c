// riftbound_bots.c -- Riftbound's rows of PlayBots: play what one can afford, go where it
// scores, keep what one holds.
//
// The bot judges each option by this move alone, from the view of its own seat.

#include "engine/riftbound/front/riftbound_bots.h"

#include "engine/kernel/table/spot.h"
#include "engine/riftbound/front/evaluate.h"
#include "engine/riftbound/front/riftbound_value.h"

// Returns Energy and Power as one number.
static int price_sum(const Card *card)
{
    return fact_number(card->facts[FACT_ENERGY]) + fact_number(card->facts[FACT_POWER]);
}

static const Card *face_of(const BotView *eval, ObjectId id)
{
    return &eval->table->library->cards[eval->view->objects[id].card];
}

// Returns my Might less theirs in the running showdown or combat, 0 without one.
static int lead(const BotView *eval)
{
    const RiftboundState *book = rb_const(eval->view);

    if (!book->showdown) return 0;
    return evaluate_might(eval, book->showdown - 1, SIDE_MINE) -
           evaluate_might(eval, book->showdown - 1, SIDE_FOES);
}

static bool fights(const BotView *eval)
{
    const RiftboundState *book = rb_const(eval->view);

    return book->showdown && evaluate_units(eval, book->showdown - 1, SIDE_MINE) &&
           evaluate_units(eval, book->showdown - 1, SIDE_FOES);
}

static bool foes_stand_anywhere(const BotView *eval)
{
    for (int i = 0; i < rb_const(eval->view)->battlefields_n; i++)
        if (evaluate_units(eval, i, SIDE_FOES)) return true;
    return false;
}

// Returns whether the units that an enemy could send next turn would lose there.
static bool is_safe(const BotView *eval, int index)
{
    return evaluate_might(eval, index, SIDE_MINE) > evaluate_threat(eval) + 2;
}

// Rates a place for a unit to enter: best is a battlefield of mine that needs help,
// then my base, from which it attacks.
static int worth_of_place(const BotView *eval, SpotId spot)
{
    const int index = evaluate_battlefield(eval, spot);

    if (index < 0) return 1;
    if (is_safe(eval, index)) return 0;
    return 60 - evaluate_might(eval, index, SIDE_MINE);
}

static bool in_main_phase(const BotView *eval)
{
    return !eval->view->chain_n && !rb_const(eval->view)->showdown &&
           eval->view->turn_player == eval->me;
}

// Returns whether the newest item of the chain is the bot's own. The bot passes then,
// so that it resolves.
static bool waits_for_mine(const BotView *eval)
{
    const int n = eval->view->chain_n;

    return n && eval->view->chain[n - 1].controller == eval->me;
}

// Rates a spell by what it would do now: harm where there is a victim, help in a fight
// that the bot would not win without it.
static int worth_of_spell(const BotView *eval, ObjectId object)
{
    const Card *card = face_of(eval, object);
    const bool lost = fights(eval) && lead(eval) <= 0;
    int victims;

    switch (evaluate_card(eval, eval->view->objects[object].card)) {
    case DOES_HARM:
        victims = evaluate_victims(eval, object);
        if (victims < 0) victims = foes_stand_anywhere(eval);
        return victims ? 80 + price_sum(card) : -1;
    case DOES_HELP: return lost ? 70 + price_sum(card) : -1;
    case DOES_COUNTER: return eval->view->chain_n ? 60 + price_sum(card) : -1;
    case DOES_NEITHER: return in_main_phase(eval) ? 20 + price_sum(card) : -1;
    }
    return -1;
}

static int worth_of_play(const BotView *eval, ObjectId id)
{
    const Card *card = face_of(eval, id);

    if (card->types & BIT(TYPE_UNIT)) return 40 + 2 * price_sum(card);
    if (card->types & BIT(TYPE_GEAR)) return 38 + price_sum(card);
    return worth_of_spell(eval, id);
}

// Returns whether no enemy has fewer points than the bot.
static bool trails(const BotView *eval)
{
    const Player *players = eval->view->players;

    for (int i = 0; i < eval->view->players_n; i++) {
        if (evaluate_is_foe(eval, (PlayerId)i) &&
            players[eval->me].points > players[i].points)
            return false;
    }
    return true;
}

// Rates a move by its place: an empty one to conquer, a fight that the bot wins, a
// place to hold. A bot that trails also takes a fight in which both sides lose their
// units.
static int worth_of_move(const BotView *eval, SpotId spot)
{
    const int index = evaluate_battlefield(eval, spot);
    int units;
    const int reserve = evaluate_reserve(eval, &units);

    if (index < 0 || !units) return WORTH_NEVER;
    const int theirs = evaluate_might(eval, index, SIDE_FOES);
    const int mine = evaluate_might(eval, index, SIDE_MINE);

    if (evaluate_units(eval, index, SIDE_FOES)) {
        if (reserve + mine > theirs) return 60;
        return reserve + mine == theirs && trails(eval) ? 50 : WORTH_NEVER;
    }
    if (!evaluate_holds(eval, index)) return 66;
    return is_safe(eval, index) ? -1 : 14;
}

static int worth_of_use(const BotView *eval, const Option *option)
{
    if (eval->table->library->clauses[option->ref].adds) return WORTH_NEVER;
    return fights(eval) && lead(eval) > 0 ? -1 : 30;
}

static int worth_of_hiding(const BotView *eval, ObjectId id)
{
    return price_sum(face_of(eval, id)) > 2 ? 12 : 2;
}

// Rates an action with priority, with focus, or in the main phase. Passing is worth 0.
static int worth_of_action(const BotView *eval, const Option *option)
{
    if (option->kind != OPTION_PASS && waits_for_mine(eval)) return WORTH_NEVER;
    switch ((OptionKind)option->kind) {
    case OPTION_PLAY: return worth_of_play(eval, option->object);
    case OPTION_MOVE: return worth_of_move(eval, option->spot);
    case OPTION_ACTIVATE: return worth_of_use(eval, option);
    case OPTION_HIDE: return worth_of_hiding(eval, option->object);
    case OPTION_NONE:
    case OPTION_PASS:
    case OPTION_END_TURN:
    case OPTION_INVITE:
    case OPTION_OBJECT:
    case OPTION_PLAYER:
    case OPTION_SPOT:
    case OPTION_YES:
    case OPTION_NO:
    case OPTION_MODE:
    case OPTION_NUMBER:
    case OPTION_RESOURCE:
    case OPTION_ITEM:
    case OPTION_TAG:
    case OPTION_CARD:
    case OPTION_PRICE:
    case OPTION_COUNT: break;
    }
    return 0;
}

// Rates a thing as a choice: for harm the best of theirs, for help the best of mine,
// for a price the least.
static int worth_of_object(const BotView *eval, const Question *question, ObjectId id)
{
    const int worth = evaluate_worth(eval, id);
    const bool mine = evaluate_is_friendly(eval, id);

    if (question->prompt == PROMPT_COST_OBJECT || question->prompt == PROMPT_DISCARD)
        return -worth;
    if (evaluate_card(eval, question->card) == DOES_HELP) return mine ? worth : -worth;
    return mine ? -worth : worth;
}

static int worth_of_target(const BotView *eval, const Question *question,
                           const Option *option)
{
    switch ((OptionKind)option->kind) {
    case OPTION_OBJECT: return worth_of_object(eval, question, option->object);
    case OPTION_SPOT: return worth_of_place(eval, option->spot);
    case OPTION_PLAYER: return evaluate_is_foe(eval, (PlayerId)option->n);
    case OPTION_YES: return 1;
    case OPTION_NUMBER: return option->n;
    case OPTION_NO:
    case OPTION_PASS:
    case OPTION_NONE: return -1;
    case OPTION_END_TURN:
    case OPTION_INVITE:
    case OPTION_PLAY:
    case OPTION_ACTIVATE:
    case OPTION_MOVE:
    case OPTION_HIDE:
    case OPTION_MODE:
    case OPTION_RESOURCE:
    case OPTION_ITEM:
    case OPTION_TAG:
    case OPTION_CARD:
    case OPTION_PRICE:
    case OPTION_COUNT: break;
    }
    return 0;
}

// Rates a card that the bot may send away: it does so with what it cannot pay for soon.
static int worth_of_sending_away(const BotView *eval, ObjectId id)
{
    const Card *card = face_of(eval, id);
    const int soon = eval->view->turn < 3 ? 4 : 8;

    return price_sum(card) > soon ? price_sum(card) : -1;
}

// Rates a unit for damage: first the one that dies of the least, so that most die; of
// two alike the worthier one.
static int worth_of_damage(const BotView *eval, ObjectId id)
{
    if (evaluate_is_friendly(eval, id)) return WORTH_NEVER;
    return evaluate_worth(eval, id) - 100 * evaluate_toughness(eval, id);
}

static int is_champion(const BotView *eval, ObjectId id)
{
    const SpotId spot = eval->view->objects[id].spot;

    return spot_zone(eval->table, spot) == ZONE_CHAMPION;
}

static int worth_of(const BotView *eval, const Question *question, const Option *option)
{
    if (question->kind == ASK_SPLIT) return worth_of_damage(eval, option->object);
    switch ((Prompt)question->prompt) {
    case PROMPT_ACTION:
    case PROMPT_INVITED:
    case PROMPT_PRIORITY:
    case PROMPT_FOCUS: return worth_of_action(eval, option);
    case PROMPT_MULLIGAN:
    case PROMPT_PREDICT: return worth_of_sending_away(eval, option->object);
    case PROMPT_PLACE:
    case PROMPT_SIDE_IN: return -1; // the deck as it was registered
    case PROMPT_CHAMPION: return is_champion(eval, option->object);
    case PROMPT_ASSIGN: return worth_of_damage(eval, option->object);
    case PROMPT_MOVERS: return eval->view->objects[option->object].stat + 1;
    case PROMPT_OPTIONAL_COST:
    case PROMPT_MODE:
    case PROMPT_NAME_TAG:
    case PROMPT_NAME_CARD:
    case PROMPT_NAME_TYPE:
    case PROMPT_TARGET:
    case PROMPT_DESTINATION:
    case PROMPT_COST_OBJECT:
    case PROMPT_EXCESS:
    case PROMPT_AWAKEN:
    case PROMPT_DISCARD:
    case PROMPT_WHICH_COST:
    case PROMPT_PAY_WITH:
    case PROMPT_MAY:
    case PROMPT_MAY_REPLACE:
    case PROMPT_TRIGGER_ORDER:
    case PROMPT_REPLACE_ORDER:
    case PROMPT_PICK:
    case PROMPT_WANTS:
    case PROMPT_ORDER_TOP:
    case PROMPT_ORDER_UNDER:
    case PROMPT_SPLIT:
    case PROMPT_NEXT_SHOWDOWN:
    case PROMPT_NEXT_COMBAT:
    case PROMPT_BATTLEFIELD:
    case PROMPT_FIRST:
    case PROMPT_AMOUNT:
    case PROMPT_SIDE_OUT:
    case PROMPT_PAY:
    case PROMPT_BURN_OUT:
    case PROMPT_REPLACE_NEXT:
    case PROMPT_PERMISSION:
    case PROMPT_COUNT: break;
    }
    return worth_of_target(eval, question, option);
}

// Returns how many units move: as many as win the fight by more than one Might, half of
// them where several places are empty, else all.
static int how_many_move(const BotView *eval, const Question *question,
                         const uint16_t *order)
{
    const int index = evaluate_battlefield(eval, question->options[0].spot);
    int open = 0, sum = 0, n = 0;

    if (index < 0) return question->options_n;
    for (int i = 0; i < rb_const(eval->view)->battlefields_n; i++)
        open += !evaluate_holds(eval, i) && !evaluate_units(eval, i, SIDE_FOES);
    if (!evaluate_units(eval, index, SIDE_FOES))
        return open > 1 ? (question->options_n + 1) / 2 : question->options_n;
    sum = evaluate_might(eval, index, SIDE_MINE);
    while (n < question->options_n &&
           sum <= evaluate_might(eval, index, SIDE_FOES) + 1) {
        int stat = eval->view->objects[question->options[order[n]].object].stat;
        sum += stat > 0 ? stat : 0;
        n++;
    }
    return n;
}

static int count_of(const BotView *eval, const Question *question,
                    const uint16_t *order)
{
    return question->prompt == PROMPT_MOVERS ? how_many_move(eval, question, order)
                                             : -1;
}

// Returns the damage that kills the unit.
static int share_of(const BotView *eval, const Question *question, const Option *option)
{
    (void)question;
    return evaluate_toughness(eval, option->object);
}

const PlayBots riftbound_bots = {
    .worth = worth_of, .count = count_of, .value = riftbound_value, .share = share_of};
