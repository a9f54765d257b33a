#include "engine/kernel/game/game.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

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

// What is shown at a question, and at the end, is up to date.
static void refresh(Table *table)
{
    if (table->state->dirty && table->rules->derive) table->rules->derive(table);
}

// The step was illegal: it did not happen, and what it told is not so (358.5).
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

// A step was left: a question waits, or a script failed.
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

// Whether all who would be left are of one team.
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

// Derived values and log numbers are no facts of the game.
static uint64_t hash_objects(const State *state, uint64_t seed)
{
    Object objects[OBJECTS_MAX];
    const size_t n = (size_t)state->objects_n + 1;

    memcpy(objects, state->objects, n * sizeof(Object));
    for (size_t i = 0; i < n; i++) {
        objects[i].stat = 0;
        objects[i].flags &= (uint8_t)~OBJECT_GRANTED;
    }
    return XXH3_64bits_withSeed(objects, n * sizeof(Object), seed);
}

#define HASH_PART(part, n)                                                             \
    hash = XXH3_64bits_withSeed(state->part, sizeof(state->part[0]) * (size_t)(n), hash)

uint64_t game_state_hash(const State *state)
{
    const uint16_t words[] = {state->turn,
                              state->serial,
                              state->order,
                              state->players_n,
                              state->turn_player,
                              state->over,
                              state->fault,
                              state->winner};
    uint64_t hash = XXH3_64bits(words, sizeof words);

    if (state->leaving) hash += state->leaving;
    HASH_PART(random, 2);
    HASH_PART(players, SEATS_MAX);
    HASH_PART(spots, SPOTS_MAX);
    HASH_PART(chain, state->chain_n);
    HASH_PART(targets, state->targets_n);
    HASH_PART(modifiers, state->modifiers_n);
    HASH_PART(happened, state->happened_n);
    HASH_PART(rules_state, RULES_BYTES / 8);
    return hash_objects(state, hash);
}

// Whatever counts up, or tells one object from the one that it was before.
static void forget_times(State *state)
{
    for (int i = 0; i <= state->objects_n; i++) {
        state->objects[i].stat = 0;
        state->objects[i].flags &= (uint8_t)~OBJECT_GRANTED;
        state->objects[i].generation = state->objects[i].since = 0;
    }
    for (int i = 0; i < state->chain_n; i++) {
        struct Item *item = &state->chain[i];

        item->serial = item->with = 0;
        item->object.generation = item->source.generation = 0;
        item->carrier.generation = item->subject.generation = 0;
    }
    for (int i = 0; i < state->targets_n; i++) state->targets[i].generation = 0;
    for (int i = 0; i < state->modifiers_n; i++) {
        Modifier *modifier = &state->modifiers[i];

        modifier->with = modifier->order = 0;
        modifier->object.generation = modifier->source.generation = 0;
        modifier->subject.generation = 0;
    }
    state->random[0] = state->random[1] = 0;
    state->serial = state->order = 0;
    state->happened_n = 0;
}

uint64_t game_position_hash(const State *state)
{
    State facts = *state;

    forget_times(&facts);
    return game_state_hash(&facts);
}

uint64_t game_hash(const Game *game)
{
    const State *state = game->status == GAME_WAITS ? &game->mark : &game->now;
    uint64_t hash = game_state_hash(state);

    if (game->status != GAME_WAITS) return hash;
    if (game->conceded) hash ^= XXH3_64bits(&game->conceded, sizeof game->conceded);
    return XXH3_64bits_withSeed(game->answers.bytes, game->answers.n, hash);
}
