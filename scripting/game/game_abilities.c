// game_abilities.c -- reads the abilities of the game itself.
//
// They are of no thing and no player, so they wait and answer, but nobody uses them.

#include "scripting/checks_inside.h"
#include "scripting/game/game_inside.h"

// Tells whether an ability that nobody has can be of that kind.
static bool is_nobodys(ClauseKind kind)
{
    return kind == CLAUSE_PASSIVE || kind == CLAUSE_WHEN || kind == CLAUSE_INSTEAD ||
           kind == CLAUSE_CAN || kind == CLAUSE_CANNOT;
}

static void read_ability(GameReader *reader, int i)
{
    lua_State *L = reader->L;
    ScriptedGame *game = reader->game;
    const ScriptValue *datum = script_value_at(L, -1);
    const Clause *clause;

    if (!datum || datum->kind != SCRIPT_CLAUSE)
        game_row_key_fault(reader,
                           GAME_KEY_abilities,
                           "ability %d of the game wants a clause, got %s",
                           i,
                           script_value_name(L, -1));
    clause = &reader->library->clauses[datum->n];
    if (!is_nobodys(clause->kind) || clause->cost)
        game_row_key_fault(reader,
                           GAME_KEY_abilities,
                           "ability %d of the game is nobody's: it is a passive, when, "
                           "instead, can or cannot, without a cost",
                           i);
    check_clause_given(L, clause, false, true);
    if (clause->run) reader->host->runs[clause->run].nobodys = true;
    game->abilities[game->rules.abilities_n++] = datum->n;
}

void game_abilities_read(GameReader *reader)
{
    lua_State *L = reader->L;
    const int n = lua_istable(L, -1) ? (int)lua_rawlen(L, -1) : 0;

    if (!n)
        game_row_key_fault(reader,
                           GAME_KEY_abilities,
                           "'abilities' wants a list of clauses, got %s",
                           script_value_name(L, -1));
    if (n > GAME_ABILITIES_MAX)
        game_row_key_fault(reader,
                           GAME_KEY_abilities,
                           "a game has %d abilities of its own at most",
                           GAME_ABILITIES_MAX);
    for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, -1, i);
        read_ability(reader, i);
    }
}
