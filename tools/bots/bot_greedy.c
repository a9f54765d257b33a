// bot_greedy.c -- picks the options that the game values most.
//
// The game gives every option a worth (play_bots.h). The bot picks the best ones;
// chance breaks ties, so that games differ. The bot sees only the view of its seat. It
// uses a limited number of abilities in a turn, and plays a limited number of cards, so that no
// worth makes it go on for ever: a play may be undone, and is offered again.

#include "tools/bots/bot_greedy.h"
#include "engine/kernel/game/question_view.h"
#include "engine/play/play.h"
#include "engine/play/play_bots.h"

enum { USES_IN_TURN = 8, PLAYS_IN_TURN = 64 };

static const PlayBots *rows_of(const BotView *view)
{
    static const PlayBots none = {0};
    const Play *play = view->table->rules->play;

    return play && play->bots ? play->bots : &none;
}

static ChoiceRole role_of(const Table *table, const Option *option)
{
    return (ChoiceRole)table->rules->options[option->kind].role;
}

// Returns the worth in a game that gives none: doing something is better than nothing.
static int usual_worth(ChoiceRole role)
{
    return role != CHOICE_NONE && role != CHOICE_PASS && role != CHOICE_END_TURN &&
           role != CHOICE_NO;
}

bool bot_greedy_is_spent(const Bot *bot, const Table *table, const Option *option,
                         uint16_t turn)
{
    const ChoiceRole role = role_of(table, option);

    if (role == CHOICE_USE) return bot->uses >= USES_IN_TURN;
    if (role != CHOICE_PLAY || bot->turn != turn) return false;
    return bot->tried == option->object || bot->plays >= PLAYS_IN_TURN;
}

int bot_greedy_worth(const Bot *bot, const BotView *view, const Question *question,
                     const Option *option)
{
    const PlayBots *rows = rows_of(view);

    if (bot_greedy_is_spent(bot, view->table, option, view->view->turn))
        return WORTH_NEVER;
    return rows->worth ? rows->worth(view, question, option)
                       : usual_worth(role_of(view->table, option));
}

// Sorts the options, the worthiest first. Chance decides between equal ones.
static void sort_options(Bot *bot, const Question *question, const int *worth,
                         uint16_t *order)
{
    for (int i = 0; i < question->options_n; i++) {
        int at = i;

        while (at > 0) {
            const int other = worth[order[at - 1]];
            if (other > worth[i] || (other == worth[i] && bot_chance(bot, 2))) break;
            order[at] = order[at - 1];
            at--;
        }
        order[at] = (uint16_t)i;
    }
}

static int how_many(const BotView *view, const Question *question, const int *worth,
                    const uint16_t *order)
{
    const PlayBots *rows = rows_of(view);
    int n = rows->count ? rows->count(view, question, order) : -1;

    if (n < 0)
        for (n = 0; n < question->options_n && worth[order[n]] > 0;) n++;
    if (n > question->max) n = question->max;
    return n < question->min ? question->min : n;
}

static void pick_greedily(const Question *question, const uint16_t *order, int n,
                          Answer *answer)
{
    answer->n = (uint16_t)n;
    for (int i = 0; i < n; i++) {
        // NOLINTBEGIN(clang-analyzer-core.*): n is at most options_n, and order has as many.
        if (question->ordered)
            answer->picks[i] = order[i];
        else
            bot_pick_add(answer, i, order[i]);
        // NOLINTEND(clang-analyzer-core.*)
    }
}

// Gives each option 1, then one after the other its share of the rest; the best one
// gets what is left over.
static void split_greedily(const BotView *view, const Question *question,
                           const uint16_t *order, Answer *answer)
{
    const PlayBots *rows = rows_of(view);
    int left = question->total - question->options_n;

    answer->n = question->options_n;
    for (int i = 0; i < question->options_n; i++) answer->picks[i] = 1;
    // NOLINTBEGIN(clang-analyzer-core.*): order has all options.
    for (int i = 0; i < question->options_n && left > 0; i++) {
        const Option *option = &question->options[order[i]];
        int more = rows->share ? rows->share(view, question, option) - 1 : 0;

        if (more > left) more = left;
        answer->picks[order[i]] = (uint16_t)(answer->picks[order[i]] + more);
        left -= more;
    }
    answer->picks[order[0]] = (uint16_t)(answer->picks[order[0]] + left);
    // NOLINTEND(clang-analyzer-core.*)
}

void bot_greedy_remember(Bot *bot, const Table *table, const Question *question,
                         const Answer *answer, uint16_t turn)
{
    if (question->kind == ASK_SPLIT || answer->n != 1) return;
    if (bot->turn != turn) {
        bot->turn = turn;
        bot->uses = bot->plays = 0;
        bot->tried = 0;
    }
    const Option *option = &question->options[answer->picks[0]];
    const ChoiceRole role = role_of(table, option);

    if (role == CHOICE_USE) bot->uses++;
    if (role != CHOICE_PLAY) return;
    bot->plays++;
    bot->tried = option->object;
}

void bot_greedy_choose(Bot *bot, const BotView *view, const Question *question,
                       Answer *answer)
{
    int worth[OPTIONS_MAX];
    uint16_t order[OPTIONS_MAX];

    for (int i = 0; i < question->options_n; i++)
        worth[i] = bot_greedy_worth(bot, view, question, &question->options[i]);
    sort_options(bot, question, worth, order);
    if (question->kind == ASK_SPLIT)
        split_greedily(view, question, order, answer);
    else
        pick_greedily(question, order, how_many(view, question, worth, order), answer);
    bot_greedy_remember(bot, view->table, question, answer, view->view->turn);
}

void bot_greedy(Bot *bot, const Table *table, const Question *question, Answer *answer)
{
    State *seen = &table_scratch(table)->view;

    if (bot_search(bot, table, question, answer)) return;
    question_view(table->state, table, question, seen);
    bot_greedy_choose(bot, &(BotView){table, seen, bot->player}, question, answer);
}
