// game_due.c -- reads what works by itself: abilities of the game, and the work that is due as
// soon as something is so.
//
// The abilities are of no thing and no player, so they wait and answer, but nobody uses them.
// Rows of due work hold queries and functions, so they are read when words mean something.

#include "scripting/clauses/clauses.h"
#include "scripting/game/game_inside.h"
#include "scripting/read/read.h"

// ---- abilities

// Returns whether an ability that nobody has can be of that kind.
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
        game_row_key_wrong(reader,
                           GAME_KEY_abilities,
                           "ability %d of the game wants a clause, got %s",
                           i,
                           script_value_name(L, -1));
    clause = &reader->library->clauses[datum->n];
    if (!is_nobodys(clause->kind) || clause->cost)
        game_row_key_wrong(reader,
                           GAME_KEY_abilities,
                           "ability %d of the game is nobody's: it is a passive, when, "
                           "instead, can or cannot, without a cost",
                           i);
    clauses_given_check(L, clause, false, true);
    if (clause->run) reader->host->runs[clause->run].nobodys = true;
    game->abilities[game->rules.abilities_n++] = datum->n;
}

void game_due_read_abilities(GameReader *reader)
{
    lua_State *L = reader->L;
    const int n = lua_istable(L, -1) ? (int)lua_rawlen(L, -1) : 0;

    if (!n)
        game_row_key_wrong(reader,
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

// ---- what is due

// Returns the function that says whether it is due about a thing; 0: the row has none.
static ClauseId read_when(GameRow *row)
{
    GameReader *reader = row->reader;
    ClauseId when = 0;

    if (lua_getfield(row->L, row->table, "when") != LUA_TNIL) {
        when = game_function_add(reader, GAME_KEY_due, row->n, "when", DEED_LOOK);
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
    *due =
        (ScriptedDue){.of = game_row_query(row,
                                           "of",
                                           "what things this is due",
                                           "what is due is about things, not players")};
    if (lua_getfield(row->L, row->table, "run") == LUA_TNIL)
        game_row_fault(row, NULL, "say in 'run' what is to be done with the thing");
    due->run = game_function_add(row->reader, GAME_KEY_due, row->n, "run", DEED_ACT);
    lua_pop(row->L, 1);
    due->when = read_when(row);
    game->due_reads |= library_reads_query(row->reader->library, due->of);
    game->due_n++;
}

void game_due_read(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_due, read_due);
}
