// game.c -- runs steps until a question waits or the game is over.
//
// The answers since the mark belong to the step that runs: they are dropped when it ends,
// and a new mark is taken only while there are none.

#include "engine/kernel/game/game.h"

#include <string.h>

#include "engine/kernel/table/chance.h"
#include "engine/kernel/table/game_guess.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/random.h"

void game_empty(Game *game)
{
    game->status = GAME_RUNS;
    game->conceded = 0;
    ask_forget(&game->answers);
    memset(&game->question, 0, offsetof(Question, options));
    state_clear(&game->now);
    state_clear(&game->mark);
}

// Gives the game the abilities that are always there. They are of no thing and no player, and
// wait as what is delayed does.
static void begin_abilities(State *state, const Rules *rules)
{
    for (int i = 0; i < rules->abilities_n; i++)
        state->modifiers[state->modifiers_n++] =
            (Modifier){.kind = MODIFIER_DELAYED,
                       .controller = NOBODY,
                       .clause = rules->abilities[i],
                       .event_spot = NOWHERE,
                       .order = ++state->order};
    state->delayed_n = state->modifiers_n;
}

void game_clear(Game *game, const Table *table, int players, uint64_t seed)
{
    game_empty(game);
    game->now.spots_n = (uint16_t)table->spots_n;
    game->now.rules_n = (uint16_t)table->rules_n;
    game->now.counters_n = (uint16_t)library_counters_n(table->library);
    game->now.players_n = (uint8_t)players;
    memset(game->now.spots, 0, (size_t)table->spots_n * sizeof game->now.spots[0]);
    game->now.dirty = READS_ANYTHING;
    begin_abilities(&game->now, table->rules);
    object_create_spaces(table, &game->now);
    random_seed(&game->now, seed);
    chance_begin(table, &game->now);
}

static void begin_step(Game *game, Table *table)
{
    table->game = game;
    table->state = &game->now;
    table->script_depth = 0;
    table->bound = NULL;
    table->run = NULL;
    table->counting = false;
    table->work = 0;
    table->judged = NULL;
    table->judged_n = 0;
    table->reaching = false;
    table->alone.depth = 0;
    table->unwinding = UNWIND_NONE;
    table->groups_n = table->members_n = table->chosen_n = 0;
    table->offered_n = 0;
    table->kept_n = 0;
    table->last_known_n = 0;
    table->pending_n = table->settled = table->cascade = table->dues = 0;
    table->handles_due = false;
    table->batch = 0;
    table->acting = 0;
    table->together = 0;
    table->actions = table->noted = 0;
    table->held_n = 0;
    table->replacing_n = 0;
    table->at_once = NULL;
    table->in_place_of = NULL;
    table->making = NULL;
    table->attaching = 0;
    table->text_action = 0;
    table->reserved = table->doomed = 0;
    table->spoken_n = 0;
    table->supposed = NULL;
    table->lifted = 0;
    table->version++;
    table->changes = table->questions = 0;
    table->tries = false;
    table->resolving = 0;
    table->pause.due = false;
}

// Deals once more what was dealt in a step that is dropped: the mark knows nothing of it.
static void deal_owed(Game *game, Table *table)
{
    static const uint8_t nothing[GAME_SHOWN_BYTES];
    Answers *answers = &game->answers;

    table->game = game;
    table->state = &game->now;
    for (int i = 0; answers->dropped && i < answers->deals_n; i++)
        game_guess(table, answers->deals[i].player, nothing, answers->deals[i].seed);
    if (answers->dropped) ask_forget(answers);
}

static bool needs_mark(const Game *game, const Table *table)
{
    for (int i = 0; i < game->now.players_n; i++) {
        if (!table->agents[i].answer) return true;
    }
    return table->keeps_mark;
}

// Undoes an illegal step: the state is the mark, and the log forgets what the step told
// (358.5).
static void take_back(Game *game, Table *table)
{
    Log *log = table->log;

    ASSERT(needs_mark(game, table));
    state_copy(&game->now, &game->mark);
    ask_drop(&game->answers);
    deal_owed(game, table);
    table->active_n = -1;
    table->unseen = UINT64_MAX;
    table_renewed(table);
    if (!log) return;
    while (log->n && log->entries[log->n - 1].serial >= game->now.serial_log) log->n--;
    if (log->next > game->now.serial_log) log->next = game->now.serial_log;
}

static GameStatus end_of(const Game *game)
{
    if (game->now.fault) return GAME_FAULT;
    return game->now.ending.limit ? GAME_STOPPED : GAME_OVER;
}

// Ends the game where it stands, without a winner. Nothing is derived any more: this may be
// what went beyond the limit.
static GameStatus break_off(Game *game, const Table *table)
{
    State *state = &game->now;

    state->over = true;
    state->winners = 0;
    state->ending.all_lost = false;
    state->dirty = 0;
    state->fault = table->unwinding == UNWIND_FAULT;
    if (table->unwinding == UNWIND_LIMIT)
        state->ending.limit = (table->limit + 1) & 0x7fff;
    return end_of(game);
}

// Nothing has changed before the question, so the mark takes the values derived since.
static void note_unchanged(Game *game, const Table *table)
{
    if (table_is_stale(&game->mark)) state_take_derived(&game->mark, &game->now);
    if (!game->answers.n) ask_note_first(table, &game->answers, &game->mark);
}

// Says how the game goes on after a step that did not reach its end.
static GameStatus left_step(Game *game, Table *table)
{
    if (table->unwinding == UNWIND_ASK) {
        if (!table->changes) note_unchanged(game, table);
        ask_copy_question(&game->question, &table->question);
        return GAME_WAITS;
    }
    if (table->unwinding == UNWIND_ILLEGAL) {
        take_back(game, table);
        return GAME_RUNS;
    }
    if (table->unwinding == UNWIND_PAUSE) return GAME_PAUSES;
    return break_off(game, table);
}

static void one_step(Game *game, Table *table)
{
    table->stepping = true;
    if (observer_is_there(table)) observer_tell(table, &(Sight){.kind = SIGHT_STEP});
    if (table->idle > IDLE_STEPS_MAX) table_limit(table, LIMIT_IDLE_STEPS);
    table->rules->step(table);
    table_pause_due(table);
    if (game->answers.used != game->answers.n)
        table_fault(table, 0, "more answers were recorded than questions are asked");
    if (observer_is_there(table))
        observer_tell(table, &(Sight){.kind = SIGHT_STEP_END});
    table->stepping = false;
}

static void verify_game(const Game *game, const Table *table)
{
    const char *broken = game_verify(&game->now, table);

    if (broken) base_panic(__FILE__, __LINE__, broken);
}

static void end_step(Game *game, Table *table)
{
    table->idle = game->answers.n ? 0 : table->idle + 1;
    ask_forget(&game->answers);
    game->now.leaving |= game->conceded;
    game->conceded = 0;
    table->steps++;
    if (table->verify) verify_game(game, table);
}

// Returns whether the step that has ended left the objects and their spots as they were
// at the mark. Most steps do: they only find that nothing is due.
static bool left_objects(const Game *game, const Table *table)
{
    return !table->changes && !table->tries &&
           state_is_derived_alike(&game->mark, &game->now);
}

// Makes the mark what the game is now. [alike]: its objects are that already.
static void take_mark(Game *game, const Table *table, bool alike)
{
    if (!alike) {
        state_copy(&game->mark, &game->now);
        return;
    }
    if (table->verify) ASSERT(state_objects_equal(&game->mark, &game->now));
    state_copy_beside(&game->mark, &game->now);
}

static GameStatus run_steps(Game *game, Table *table)
{
    const bool marks = needs_mark(game, table);
    bool alike = false;

    while (!game->now.over) {
        if (marks && !game->answers.n) take_mark(game, table, alike);
        game->answers.used = 0;
        begin_step(game, table);
        one_step(game, table);
        end_step(game, table);
        alike = marks && left_objects(game, table);
    }
    return end_of(game);
}

// Takes steps until one unwinds before its end, or the game is over. One setjmp serves
// all of them.
static GameStatus take_steps(Game *game, Table *table)
{
    if (!setjmp(table->leave)) return run_steps(game, table);
    table->stepping = false;
    // Who reads the game next looks at what is so.
    table->supposed = NULL;
    table->lifted = 0;
    table->spared = 0;
    return left_step(game, table);
}

GameStatus game_next(Game *game, Table *table)
{
    GameStatus status;

    table->active_n = -1; // another game may have been played here since
    table->unseen = UINT64_MAX;
    table_renewed(table);
    table->idle = 0;
    if (game->status == GAME_WAITS || game->status == GAME_PAUSES)
        state_copy(&game->now, &game->mark);
    else
        ask_forget(&game->answers);
    deal_owed(game, table);
    while ((status = take_steps(game, table)) == GAME_RUNS) end_step(game, table);
    game->status = (uint8_t)status;
    return status;
}

GameStatus game_again(Game *game, Table *table)
{
    Agent agents[SEATS_MAX];
    Log *const log = table->log;
    const bool verify = table->verify;

    memcpy(agents, table->agents, sizeof agents);
    memset(table->agents, 0, sizeof table->agents);
    table->log = NULL;
    table->verify = false;
    const GameStatus status = game_next(game, table);
    memcpy(table->agents, agents, sizeof agents);
    table->log = log;
    table->verify = verify;
    return status;
}

const Question *game_question(const Game *game)
{
    return &game->question;
}

const char *game_answer(Game *game, const Answer *answer)
{
    const char *refusal;

    if (game->status != GAME_WAITS) return "no question waits";
    refusal = ask_refusal(&game->question, answer);
    if (refusal) return refusal;
    ask_record(&game->answers, &game->question, answer);
    return NULL;
}

// Returns whether all players who would remain are of one team.
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
        (mark->leaving | game->conceded) & (1u << player)) {
        return "that player does not play, or plays no more";
    }
    game->conceded |= table_team(mark, player);
    if ((game->answers.n || told) && !is_decided(mark, mark->leaving | game->conceded))
        return NULL;
    mark->leaving |= game->conceded;
    mark->serial_log = game->now.serial_log; // the log keeps its entries
    game->conceded = 0;
    ask_drop(&game->answers);
    return NULL;
}

const char *game_deal(Game *game, Table *table, PlayerId player, uint64_t seed)
{
    Answers *answers = &game->answers;
    Deal *last = &answers->deals[answers->deals_n];

    if (game->status != GAME_WAITS) return "nobody is asked";
    if (game->question.player != player) return "that player is not asked";
    if (answers->deals_n && last[-1].used == answers->n)
        last--; // the deal before it decides nothing any more
    else if (answers->deals_n == DEALS_MAX)
        return "this step has been dealt too often";
    else
        answers->deals_n++;
    *last = (Deal){.seed = seed, .used = answers->n, .player = player};
    ask_disbelieve(answers);
    const GameStatus status = game_again(game, table);
    ASSERT(status == GAME_WAITS); // the step comes to the same question
    return NULL;
}

void game_copy_mark(Game *to, const Game *from)
{
    state_copy(&to->mark, &from->mark);
    ask_copy_answers(&to->answers, &from->answers);
    to->conceded = from->conceded;
    to->status = GAME_WAITS;
}

void game_copy(Game *to, const Game *from)
{
    to->status = from->status;
    to->conceded = from->conceded;
    state_copy(&to->now, &from->now);
    state_copy(&to->mark, &from->mark);
    ask_copy_answers(&to->answers, &from->answers);
    ask_copy_question(&to->question, &from->question);
}
