// person_order.c -- what a person has put in any order, and a choice among things that are
// alike: the seat answers.
//
// After "any order" it answers only questions about what was left then, and each has fewer
// options, so what comes later is asked anew.

#include <string.h>

#include "tools/person/person_inside.h"

// Returns whether both are the same. What is said of a thing has a number only because it
// stands in a list.
static bool is_same_option(const Option *a, const Option *b)
{
    return a->kind == b->kind && a->object == b->object && a->spot == b->spot &&
           a->ref == b->ref && (a->object || a->n == b->n);
}

// Returns whether it was offered when the person said "any order".
static bool was_offered(const PlayOrder *order, const Option *option)
{
    for (int i = 0; i < order->n; i++)
        if (is_same_option(&order->options[i], option)) return true;
    return false;
}

// Notes what may come in any order from here on.
static void note_left(PlayOrder *order, const Question *question)
{
    order->n =
        question->options_n > PLAY_ORDER_MAX ? PLAY_ORDER_MAX : question->options_n;
    memcpy(order->options, question->options, (size_t)order->n * sizeof(Option));
}

void person_any_order(PersonGame *play, const Question *question)
{
    note_left(&play->orders[question->player], question);
}

// Returns whether the question is about nothing but what was left then.
static bool is_of_order(const PlayOrder *order, const Question *question)
{
    if (question->options_n >= order->n) return false;
    for (int i = 0; i < question->options_n; i++)
        if (!was_offered(order, &question->options[i])) return false;
    return true;
}

// Returns whether all answers are the same to the person: so many of things that are alike.
static bool is_alike(PersonGame *play, const Question *question)
{
    if (question->min != question->max || question->kind != ASK_PICK) return false;
    if (play->persons > 1 || play->stops[question->player].all || play->json)
        return false;
    person_see(play, question);
    return keys_are_alike(play->scene, question);
}

bool person_orders(PersonGame *play, const Question *question, Answer *answer)
{
    const Rules *rules = session_rules(play->session);
    const int flags = rules->prompts[question->prompt].flags;
    PlayOrder *order = &play->orders[question->player];

    if (flags & ASKS_ACTION) order->n = 0;
    if (!is_alike(play, question)) {
        if (!(flags & ASKS_ORDER) || question->kind != ASK_PICK) return false;
        if (!is_of_order(order, question)) return false;
    }
    if (order->n) note_left(order, question);
    for (answer->n = 0; answer->n < question->min; answer->n++)
        answer->picks[answer->n] = answer->n;
    return true;
}
