// scripted_refusals.c -- finds the row of game.lua that explains why an option is not
// there.
//
// The rows explain and decide nothing: what the game offers is its rules' own business.
// The first row that fits is the reason.

#include "engine/scripted/front/scripted_refusals.h"

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"

static bool refusal_fits(const Table *table, const Env *env, const ScriptedRefusal *row,
                         const MoveAsked *asked)
{
    if (row->query &&
        (!asked->object || !query_matches(table, env, row->query, asked->object)))
        return false;
    if (row->zones &&
        (asked->spot == NOWHERE || !(row->zones >> spot_zone(table, asked->spot) & 1u)))
        return false;
    return condition_holds(table, env, row->provided);
}

// Returns whether the row is about options of that kind.
static bool is_about(const ScriptedRefusal *row, const Table *table, int option)
{
    if (option >= SCRIPTED_OPTION_COUNT)
        return row->own >> (option - SCRIPTED_OPTION_COUNT) & 1u;
    return row->options >> table->rules->options[option].role & 1u;
}

static Refusal why(Table *table, PlayerId player, int option, const MoveAsked *asked)
{
    const ScriptedGame *game = scripted_of(table);
    Refusal first = REFUSAL_NONE;
    Env env = table_env(player);

    if (asked->object) role_env(table, asked->object, &env);
    env.you = env.chooser = player;
    for (int i = 1; i < table->rules->refusals_n; i++) {
        const ScriptedRefusal *row = &game->refusals_more[i];

        if (is_about(row, table, option) && refusal_fits(table, &env, row, asked) &&
            observer_refuses(table, &first, i))
            return first;
    }
    return first;
}

void scripted_refusals_fill(ScriptedGame *game)
{
    game->scenario.why = why;
    game->play.scenario = &game->scenario;
}
