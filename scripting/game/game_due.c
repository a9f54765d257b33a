// game_due.c -- reads the work that is due as soon as something is so.
//
// Rows hold queries and functions, so they are read when words mean something.

#include "scripting/game/game_inside.h"
#include "scripting/read_inside.h"

static QueryId read_of(GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    QueryId query;
    int kind;

    if (!row->table || lua_getfield(row->L, row->table, "of") == LUA_TNIL)
        game_row_fault(row, NULL, "say 'of' what things this is due");
    query = read_query(row->L, -1, "of");
    lua_pop(row->L, 1);
    kind = row->reader->library->queries[query].kind;
    if (kind && game->kinds[kind - 1].kind != KIND_OBJECT)
        game_row_fault(row, "of", "what is due is about things, not players");
    return query;
}

// Returns the function that says whether it is due about a thing; 0: the row has none.
static ClauseId read_when(GameRow *row)
{
    GameReader *reader = row->reader;
    ClauseId when = 0;

    if (lua_getfield(row->L, row->table, "when") != LUA_TNIL) {
        when = game_function_add(reader, GAME_KEY_due, "when", DEED_LOOK);
        reader->host->runs[reader->library->clauses[when].run].judges = true;
    }
    lua_pop(row->L, 1);
    return when;
}

static void read_due(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    ScriptedDue *due = &game->due[game->due_n];

    game_row_room(row, game->due_n, LIMIT_DUE_ROWS);
    *due = (ScriptedDue){.of = read_of(row)};
    if (lua_getfield(row->L, row->table, "run") == LUA_TNIL)
        game_row_fault(row, NULL, "say in 'run' what is to be done with the thing");
    due->run = game_function_add(row->reader, GAME_KEY_due, "run", DEED_ACT);
    lua_pop(row->L, 1);
    due->when = read_when(row);
    game->due_n++;
}

void game_due_read(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_due, read_due);
}
