// game_function.c -- takes the functions of a game as clauses of its Library.

#include <string.h>

#include "scripting/game/game_inside.h"

ClauseId game_function_add(GameReader *reader, GameKey key, int row, const char *name,
                           Deed deed)
{
    lua_State *L = reader->L;
    Clause clause;
    lua_Debug about;

    if (lua_type(L, -1) != LUA_TFUNCTION || lua_iscfunction(L, -1))
        game_row_fault(&(GameRow){.reader = reader,
                                  .L = L,
                                  .key = (uint8_t)key,
                                  .list = (uint8_t)key,
                                  .n = row},
                       row ? name : NULL,
                       "'%s' wants a function, got %s",
                       name,
                       script_value_name(L, -1));
    memset(&clause, 0, sizeof clause);
    clause.kind = CLAUSE_EFFECT;
    clause.script = reader->host->script;
    clause.run = script_run_keep(L, lua_gettop(L));
    clause.deed = reader->host->runs[clause.run].deed = (uint8_t)deed;
    // A reading is for a player; the procedure is nobody's.
    reader->host->runs[clause.run].nobodys = deed == DEED_ACT;
    lua_pushvalue(L, -1);
    (void)lua_getinfo(L, ">S", &about);
    clause.line = (uint16_t)about.linedefined;
    return library_add_clause(reader->library, &clause);
}
