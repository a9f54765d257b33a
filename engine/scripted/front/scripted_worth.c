// scripted_worth.c -- asks the function `worth` of a game.
//
// It may read the whole State: a bot calls it for a copy in which everything that its seat
// may not know is dealt anew. It only looks (DEED_LOOK).

#include "engine/scripted/front/scripted_worth.h"

int scripted_worth(Table *table, PlayerId player)
{
    const ScriptedGame *game = scripted_of(table);
    const Value who = value_player(player);
    Env env = table_env(player);

    return table_run_number(
        table, &env, &table->library->clauses[game->runs.worth], &who, 1);
}

void scripted_worth_fill(ScriptedGame *game)
{
    if (!game->runs.worth) return;
    game->bots.value = scripted_worth;
    game->play.bots = &game->bots;
}
