// offers.c -- lets the function of a prompt offer the options.
//
// The function may read and offer, nothing else (DEED_OFFER). So it need not run again for
// an answer that is known (ask_is_known). Its instructions do not count for the limits of
// the step: all that follows has the same limits, whether the function ran or not.

#include "engine/scripted/offers.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/derive.h"

// Runs the function, which leaves its options in the Table.
static void run_offers(Table *table, ClauseId id, PlayerId player, Ref about)
{
    const Value args[] = {value_player(player), value_object(about)};
    const uint32_t made = table->made;
    Env env = table_env(player);

    table_run(table, &env, &table->library->clauses[id], args, about.id ? 2 : 1);
    table->made = made;
}

Question *offers_begin(Table *table, PlayerId player, int prompt, Ref about)
{
    const bool first = !table->questions;
    Question *question = ask_begin(table, player, prompt, about);

    derive_refresh_gifts(table); // what follows finds them as they are after a look
    if (!first || !ask_is_known(table)) {
        run_offers(table, table->rules->prompts[prompt].offers, player, about);
        question = ask_begin(table, player, prompt, about);
        for (int i = 0; i < table->unasked_n; i++)
            ask_option(question, table->offered[table->offered_n + i]);
    }
    if (first && table->scripts->renew) table->scripts->renew(table->scripts->self);
    return question;
}
