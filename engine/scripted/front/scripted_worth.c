// scripted_worth.c -- asks the functions of a game that are for bots: `worth`, and `advice`
// of a prompt.
//
// They may read the whole State: a bot calls them for a copy in which everything that its
// seat may not know is dealt anew. `worth` only looks (DEED_LOOK), `advice` offers as well.

#include "engine/scripted/front/scripted_worth.h"

int scripted_worth(Table *table, PlayerId player)
{
    const ScriptedGame *game = scripted_of(table);
    const Value who = value_player(player);
    Env env = table_env(player);

    return table_run_number(
        table, &env, &table->library->clauses[game->runs.worth], &who, 1);
}

int scripted_worth_advise(Table *table, const Question *question, Option *options)
{
    const ClauseId advice = table->rules->prompts[question->prompt].advice;
    const Value args[] = {value_player(question->player),
                          value_object(question->about)};
    Env env = table_env(question->player);

    if (!advice) return 0;
    table_run(table,
              &env,
              &table->library->clauses[advice],
              args,
              question->about.id ? 2 : 1);
    for (int i = 0; i < table->unasked_n; i++)
        options[i] = table->offered[table->offered_n + i];
    return table->unasked_n;
}

void scripted_worth_fill(ScriptedGame *game)
{
    if (!game->runs.worth) return;
    game->bots.value = scripted_worth;
    game->bots.advise = scripted_worth_advise;
    game->play.bots = &game->bots;
}
