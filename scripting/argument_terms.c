// argument_terms.c -- refuses terms of a verb that plays where one of two is never read: two places,
// a card that enters ready and exhausted, a price of what costs nothing.

#include "engine/base/text.h"
#include "scripting/calls_inside.h"

// Returns the words among the terms that exclude this one, itself too; 0: any may stand beside.
static uint64_t apart_from(const Rules *rules, int word)
{
    for (int i = 0; i < rules->words_apart_n; i++)
        if (rules->words_apart[i] >> word & 1) return rules->words_apart[i];
    return 0;
}

static void check_word(const Call *call, int word, uint64_t *words)
{
    const Rules *rules = call->host->rules;
    const uint64_t both = *words & apart_from(rules, word);

    if (both)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' takes '%s' or '%s', not both: write one of them",
                     call->row->name,
                     rules->words[__builtin_ctzll(both)].name,
                     rules->words[word].name);
    *words |= UINT64_C(1) << word;
}

static bool is_place(const Call *call, const Value *value)
{
    if (value->kind == VALUE_ROLE)
        return value->n == ROLE_HERE || value->n == ROLE_THERE ||
               value->n == ROLE_ORIGIN;
    if (value->kind == VALUE_QUERY)
        return !argument_is_of_players(call->host, (QueryId)value->n);
    return value->kind == VALUE_ZONE || value->kind == VALUE_SPOT ||
           value->kind == VALUE_LOCATION;
}

// Refuses a price where the words leave nothing of it to be paid. What is taken off may be taken
// off what the play costs beside that.
static void check_price(const Call *call, const Value *price, uint64_t words)
{
    const Rules *rules = call->host->rules;
    const bool extra = call->host->library->costs[price->n].is_extra;
    const uint64_t free =
        words & (extra || price->discount ? rules->words_free : rules->words_unpriced);

    if (free)
        script_fault(
            call->L,
            FOUND_NOT_ASKED,
            extra || price->discount
                ? "'%s' leaves nothing to pay, and so nothing of this price: write "
                  "one of them"
                : "'%s' stands beside a price that is paid in place of the printed "
                  "cost: write one of them, or what is paid on top, local extra = "
                  "additional_cost { ... }",
            rules->words[__builtin_ctzll(free)].name);
}

void argument_check_terms(const Call *call)
{
    const char *letter = call->row->signature;
    const Value *price = NULL;
    uint64_t words = 0;
    int places = 0, numbers = 0;

    if (!call->host->rules->words_apart_n) return; // its verbs take lists of terms
    for (int i = 0; i < call->n; i++, letter++) {
        const Value *value = &call->args[i];

        letter += *letter == '|';
        if (*letter != 'W') continue;
        if (value->kind == VALUE_WORD) check_word(call, value->n, &words);
        if (value->kind == VALUE_COST) price = value;
        numbers += value->kind == VALUE_NUMBER;
        places += is_place(call, value);
    }
    if (places > 1 || numbers > 1)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' takes one %s, and this names several: write one of them",
                     call->row->name,
                     places > 1 ? "place" : "number");
    if (price) check_price(call, price, words);
}
