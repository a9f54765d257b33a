// game.c -- runs steps until a question waits or the game is over.
//
// The answers since the mark belong to the step that runs: they are dropped when it ends,
// and a new mark is taken only while there are none.

#include "engine/kernel/game/game.h"

#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/random.h"

void game_clear(Game *game, int players, uint64_t seed)
{
    memset(game, 0, sizeof *game);
    game->now.players_n = (uint8_t)players;
    game->now.winner = NOBODY;
    game->now.dirty = true;
    random_seed(&game->now, seed);
}

static void begin_step(Game *game, Table *table)
{
    table->game = game;
    table->state = &game->now;
    table->script_depth = 0;
    table->unwinding = UNWIND_NONE;
    table->groups_n = 0;
    table->last_known_n = 0;
    table->pending_n = 0;
    table->batch = 0;
    table->batches = 0;
    table->replacing_n = 0;
    table->reserved = table->doomed = 0;
    table->version++;
    table->resolving = 0;
}

static bool needs_mark(const Game *game, const Table *table)
{
    for (int i = 0; i < game->now.players_n; i++) {
        if (!table->agents[i].answer) return true;
    }
    return table->keeps_mark;
}

// Brings derived values up to date, because the state is shown at a question and at the end.
static void refresh(Table *table)
{
    if (table->state->dirty && table->rules->derive) table->rules->derive(table);
}

// Undoes an illegal step: the state is the mark, and the log forgets what the step told
// (358.5).
static void take_back(Game *game, Table *table)
{
    Log *log = table->log;

    ASSERT(needs_mark(game, table));
    game->now = game->mark;
    game->answers.n = 0;
    table->active_n = -1;
    if (!log) return;
    while (log->n && log->entries[log->n - 1].serial >= game->now.serial_log) log->n--;
    if (log->next > game->now.serial_log) log->next = game->now.serial_log;
}

// Says how the game goes on after a step that did not reach its end.
static GameStatus left_step(Game *game, Table *table)
{
    if (table->unwinding == UNWIND_ASK) {
        refresh(table);
        game->question = table->question;
        return GAME_WAITS;
    }
    if (table->unwinding == UNWIND_ILLEGAL) {
        take_back(game, table);
        return GAME_RUNS;
    }
    if (table->unwinding == UNWIND_FULL && table->rules->end_full)
        table->rules->end_full(table);
    game->now.over = true;
    if (table->unwinding == UNWIND_FULL) return GAME_OVER;
    game->now.fault = true;
    return GAME_FAULT;
}

static GameStatus one_step(Game *game, Table *table)
{
    game->answers.used = 0;
    begin_step(game, table);
    if (setjmp(table->leave)) {
        table->stepping = false;
        return left_step(game, table);
    }
    table->stepping = true;
    table->rules->step(table);
    table->stepping = false;
    ASSERT(game->answers.used == game->answers.n);
    return GAME_RUNS;
}

static GameStatus end_of(const Game *game)
{
    return game->now.fault ? GAME_FAULT : GAME_OVER;
}

GameStatus game_next(Game *game, Table *table)
{
    const bool marks = needs_mark(game, table);
    GameStatus status = GAME_RUNS;

    table->active_n = -1; // another game may have been played here since
    if (game->status == GAME_WAITS)
        game->now = game->mark;
    else
        game->answers.n = 0;
    while (status == GAME_RUNS) {
        if (game->now.over) return (GameStatus)(game->status = (uint8_t)end_of(game));
        if (marks && !game->answers.n) game->mark = game->now;
        status = one_step(game, table);
        if (status == GAME_RUNS) {
            game->answers.n = 0;
            game->now.leaving |= game->conceded;
            game->conceded = 0;
            table->steps++;
            if (table->verify) ASSERT(!game_verify(&game->now, table));
        }
    }
    game->status = (uint8_t)status;
    return status;
}

const Question *game_question(const Game *game)
{
    return &game->question;
}

const char *game_answer(Game *game, const Answer *answer)
{
    Answers *answers = &game->answers;
    const char *refusal;

    if (game->status != GAME_WAITS) return "no question waits";
    refusal = ask_refusal(&game->question, answer);
    if (refusal) return refusal;
    ASSERT(answers->n + answer->n + 1 <= ANSWERS_MAX);
    answers->bytes[answers->n++] = (uint8_t)answer->n;
    memcpy(&answers->bytes[answers->n], answer->picks, answer->n);
    answers->n = (uint16_t)(answers->n + answer->n);
    return NULL;
}

// Whether all players who would be left are of one team.
static bool is_decided(const State *state, unsigned leaving)
{
    PlayerId left = NOBODY;

    for (int i = 0; i < state->players_n; i++) {
        if (state->players[i].gone || (leaving >> i) & 1u) continue;
        if (left != NOBODY && state->players[i].team != state->players[left].team)
            return false;
        left = (PlayerId)i;
    }
    return true;
}

const char *game_concede(Game *game, PlayerId player)
{
    State *mark = &game->mark;
    const bool told = game->now.serial_log != mark->serial_log;

    if (game->status != GAME_WAITS) return "no question waits";
    if (player >= mark->players_n || mark->players[player].gone ||
        ((mark->leaving | game->conceded) >> player) & 1u) {
        return "that player does not play, or plays no more";
    }
    game->conceded |= table_team(mark, player);
    if ((game->answers.n || told) && !is_decided(mark, mark->leaving | game->conceded))
        return NULL;
    mark->leaving |= game->conceded;
    mark->serial_log = game->now.serial_log; // what was told stays told
    game->conceded = 0;
    game->answers.n = 0;
    return NULL;
}

void game_copy(Game *to, const Game *from)
{
    memcpy(to, from, sizeof *to);
}
