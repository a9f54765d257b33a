// golden_test.c -- approved games in all modes give the same results, answer by answer.
//
// tests/golden/ has a text for each game: decks and seed, then every answer and, before
// the first one of each turn, the position with a hash of all facts. The test gives the
// answers again and compares everything but comments (#). `make golden` lets the bots
// play the games anew and writes them, so that a change of play is a diff to read.
//
// The hash uses the names of cards, abilities and keywords and not their numbers, so
// new cards leave these games as they are.

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/game/ending.h"
#include "tests/play/play_fixture.h"
#include "tools/view/option_text.h"

enum { LINE_ROOM = 4096 };

typedef struct {
    const char *name;
    const char *decks[SEATS_MAX];
    uint64_t seed;
    Mode mode;
    SeatKind bots[SEATS_MAX];
} Golden;

static const Golden goldens[] = {
    {"annie-garen",
     {"proving-grounds-annie", "proving-grounds-garen"},
     7,
     MODE_DUEL,
     {SEAT_GREEDY, SEAT_GREEDY}},
    {"lux-master-yi",
     {"proving-grounds-lux", "proving-grounds-master-yi"},
     11,
     MODE_DUEL,
     {SEAT_GREEDY, SEAT_GREEDY}},
    {"jinx-lee-sin",
     {"origins-champion-deck-jinx", "origins-champion-deck-lee-sin"},
     13,
     MODE_MATCH,
     {SEAT_GREEDY, SEAT_GREEDY}},
    {"viktor-annie",
     {"origins-champion-deck-viktor", "tournament-annie-houston"},
     17,
     MODE_MATCH,
     {SEAT_GREEDY, SEAT_RANDOM}},
    {"garen-jinx",
     {"proving-grounds-garen", "origins-champion-deck-jinx"},
     19,
     MODE_DUEL,
     {SEAT_RANDOM, SEAT_RANDOM}},
    {"lee-sin-lux",
     {"origins-champion-deck-lee-sin", "proving-grounds-lux"},
     23,
     MODE_DUEL,
     {SEAT_RANDOM, SEAT_RANDOM}},
    {"skirmish",
     {"proving-grounds-annie",
      "origins-champion-deck-lee-sin",
      "origins-champion-deck-viktor"},
     29,
     MODE_SKIRMISH,
     {SEAT_GREEDY, SEAT_RANDOM, SEAT_GREEDY}},
    {"war",
     {"origins-champion-deck-jinx",
      "proving-grounds-garen",
      "proving-grounds-lux",
      "proving-grounds-master-yi"},
     31,
     MODE_WAR,
     {SEAT_GREEDY, SEAT_GREEDY, SEAT_RANDOM, SEAT_GREEDY}},
    {"teams",
     {"proving-grounds-lux",
      "origins-champion-deck-jinx",
      "origins-champion-deck-lee-sin",
      "proving-grounds-annie"},
     37,
     MODE_TEAMS,
     {SEAT_GREEDY, SEAT_RANDOM, SEAT_GREEDY, SEAT_GREEDY}},
};

// A game that is written down, or played again from [script].
typedef struct {
    const Golden *golden;
    Session *session;
    Scene *scene;
    FILE *out;
    FILE *script; // NULL: the bots answer
    int turn;
} Replay;

// ---- a hash that knows names instead of numbers

static uint16_t number_of(const char *name, int place)
{
    uint32_t hash = 2166136261u + (uint32_t)place;

    for (; *name; name++) hash = (hash ^ (uint8_t)*name) * 16777619u;
    return (uint16_t)(hash ^ hash >> 16);
}

static uint16_t card_number(const Library *library, CardId card)
{
    return card ? number_of(library->cards[card].code, 0) : 0;
}

static uint16_t clause_number(const Library *library, ClauseId clause)
{
    const uint16_t script = library->clauses[clause].script;
    int place = 0;

    if (!clause) return 0;
    for (int i = 1; i < clause; i++) place += library->clauses[i].script == script;
    return number_of(library->scripts[script].name, place);
}

static uint8_t keyword_number(const Library *library, uint8_t keyword)
{
    return keyword ? (uint8_t)number_of(library->keywords[keyword].name, 0) : 0;
}

static State names; // where hash_of_names works

static uint64_t hash_of_names(const Game *game, const Library *library)
{
    State *state = &names;
    RiftboundState *b = rb(state);

    state_copy(state, &game->now);
    for (int i = 1; i <= state->objects_n; i++)
        state->objects[i].card = card_number(library, state->objects[i].card);
    for (int i = 0; i < state->chain_n; i++) {
        struct Item *item = &state->chain[i];

        item->card = card_number(library, item->card);
        item->clause = clause_number(library, item->clause);
        item->keyword = keyword_number(library, item->keyword);
        item->value_cost = item->terms_cost = 0;
    }
    for (int i = 0; i < state->modifiers_n; i++) {
        Modifier *modifier = &state->modifiers[i];

        modifier->clause = clause_number(library, modifier->clause);
        modifier->keyword = keyword_number(library, modifier->keyword);
        modifier->value_cost = 0;
        if (modifier->kind == MODIFIER_COPY)
            modifier->n = (int16_t)card_number(library, (CardId)modifier->n);
    }
    for (int i = 0; i < PLAYERS_MAX; i++) {
        b->champion[i] = card_number(library, b->champion[i]);
        b->presented[i] = card_number(library, b->presented[i]);
    }
    b->cause.card = card_number(library, b->cause.card);
    state->happened_n = 0; // what is kept depends on which cards are loaded
    return game_state_hash(state);
}

// ---- lines

static int cards_at(const State *state, const Table *table, int zone, int player)
{
    return state->spots[table->zone_first[zone] + player].n;
}

static void write_standing(Replay *replay, const char *word)
{
    static const char *const ordinals[SEATS_MAX] = {
        "first", "second", "third", "fourth"};
    const Session *session = replay->session;
    const Table *table = &session->table;
    const State *state = &session->game.now;

    fprintf(replay->out, "%s %d player %d", word, state->turn, state->turn_player);
    for (int i = 0; i < state->players_n; i++)
        fprintf(replay->out, "%s%d", i ? "-" : " points ", state->players[i].points);
    for (int i = 0; i < state->players_n; i++)
        fprintf(replay->out,
                " %s hand %d base %d trash %d",
                ordinals[i],
                cards_at(state, table, ZONE_HAND, i),
                cards_at(state, table, ZONE_BASE, i),
                cards_at(state, table, ZONE_TRASH, i));
    fprintf(replay->out,
            " hash %016" PRIx64 "\n",
            hash_of_names(&session->game, table->library));
    replay->turn = state->turn;
}

static void write_answer(Replay *replay, const Question *question, const Answer *answer)
{
    const Session *session = replay->session;
    Line line;

    fprintf(replay->out,
            "%d %s",
            question->player,
            question->kind == ASK_SPLIT ? "split" : "pick");
    for (int i = 0; i < answer->n; i++) fprintf(replay->out, " %d", answer->picks[i]);
    fprintf(replay->out,
            " of %d # %s:",
            question->options_n,
            session->table.rules->prompts[question->prompt].id);
    scene_look(replay->scene, &session->game.now, &session->table, NOBODY);
    for (int i = 0; i < answer->n; i++) {
        const int option = question->kind == ASK_SPLIT ? i : answer->picks[i];

        line_start(&line, false, 0);
        option_text(replay->scene, question, &question->options[option], &line);
        fprintf(replay->out, "%s %s", i ? ";" : "", line.text);
    }
    fputc('\n', replay->out);
}

// The next answer of the script; what it answers is checked by comparing the texts.
static bool read_answer(Replay *replay, const Question *question, Answer *answer)
{
    char line[LINE_ROOM];
    char *at;

    answer->n = 0;
    do {
        if (!fgets(line, sizeof line, replay->script)) return false;
        at = strstr(line, " pick");
        if (!at) at = strstr(line, " split");
    } while (line[0] == '#' || !at || at != line + 1);
    for (at = strchr(at + 1, ' '); at && *at == ' ' && at[1] >= '0' && at[1] <= '9';)
        answer->picks[answer->n++] = (uint16_t)strtol(at, &at, 10);
    return !ask_refusal(question, answer);
}

static bool next_answer(Replay *replay, Answer *answer)
{
    if (!replay->script) return session_bot(replay->session, answer);
    return read_answer(replay, game_question(&replay->session->game), answer);
}

static void write_head(const Replay *replay)
{
    const Golden *golden = replay->golden;

    fprintf(replay->out,
            "# Written by `make golden`; see tests/play/golden_test.c.\n"
            "decks");
    for (int i = 0; i < mode_row(golden->mode)->players; i++)
        fprintf(replay->out, " %s", golden->decks[i]);
    fprintf(replay->out,
            "\nmode %s\nseed %" PRIu64 "\n",
            mode_row(golden->mode)->name,
            golden->seed);
}

static void set_up(Replay *replay)
{
    const Golden *golden = replay->golden;
    Session *session = replay->session;
    Err err = {0};

    session->setup.mode = (int)golden->mode;
    session->setup.seed = golden->seed;
    for (int i = 0; i < SEATS_MAX; i++)
        session->bots[i].kind = (uint8_t)golden->bots[i];
    if (session_decks(session, golden->decks, &err)) fail_msg("%s", err.text);
    session_start(session);
    session->table.log = NULL;
    session->table.verify = true;
    replay->scene->open = true;
    scene_look(replay->scene, &session->game.now, &session->table, NOBODY);
    scene_name(replay->scene, &session->game.now, &session->table);
}

// Plays the game into replay->out. Stops early where the script has no fitting answer.
static void play(Replay *replay)
{
    Game *game = &replay->session->game;
    Answer answer;

    set_up(replay);
    write_head(replay);
    while (game_next(game, &replay->session->table) == GAME_WAITS) {
        if (game->now.turn != replay->turn) write_standing(replay, "turn");
        if (!next_answer(replay, &answer)) {
            fprintf(replay->out, "no answer fits here\n");
            return;
        }
        write_answer(replay, game_question(game), &answer);
        (void)game_answer(game, &answer);
    }
    fprintf(replay->out, "winner %d\n", ending_winner(&game->now));
    write_standing(replay, "end");
}

// ---- comparing

static void path_of(const Golden *golden, char *path, size_t size)
{
    snprintf(path, size, "tests/golden/%s.txt", golden->name);
}

static void open_replay(Replay *replay, const Golden *golden)
{
    const char *build = getenv("BUILD");
    char path[4096];
    Err err = {0};

    *replay = (Replay){.golden = golden, .scene = calloc(1, sizeof *replay->scene)};
    snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    replay->session = session_open(path, NULL, &err);
    if (!replay->session) fail_msg("%s", err.text);
}

static void close_replay(Replay *replay)
{
    session_close(replay->session);
    free(replay->scene);
    fclose(replay->out);
}

// Up to what only explains.
static void cut(char *line)
{
    line[strcspn(line, "#\n")] = '\0';
}

static void compare(FILE *wanted, FILE *got, const char *path)
{
    char a[LINE_ROOM], b[LINE_ROOM];

    for (int line = 1;; line++) {
        const bool more_a = fgets(a, sizeof a, wanted),
                   more_b = fgets(b, sizeof b, got);

        if (!more_a && !more_b) return;
        cut(a);
        cut(b);
        if (more_a && more_b && !strcmp(a, b)) continue;
        fail_msg("%s:%d: the game goes another way\n  was  %s\n  now  %s\n"
                 "if that is meant: make golden, and read the diff",
                 path,
                 line,
                 more_a ? a : "(the end)",
                 more_b ? b : "(the end)");
    }
}

static void check(const Golden *golden)
{
    char path[128];
    char *text = NULL;
    size_t size = 0;
    Replay replay;

    path_of(golden, path, sizeof path);
    open_replay(&replay, golden);
    replay.script = fopen(path, "r");
    if (!replay.script) fail_msg("%s is missing; make golden writes it", path);
    replay.out = open_memstream(&text, &size);
    play(&replay);
    close_replay(&replay);
    rewind(replay.script);
    FILE *got = fmemopen(text, size, "r");
    compare(replay.script, got, path);
    fclose(got);
    fclose(replay.script);
    free(text);
}

static void a_game_goes_as_it_went(void **state)
{
    (void)state;
    for (int i = 0; i < COUNT_OF(goldens); i++) check(&goldens[i]);
}

static void write_anew(const Golden *golden)
{
    char path[128];
    Replay replay;

    path_of(golden, path, sizeof path);
    open_replay(&replay, golden);
    replay.out = fopen(path, "w");
    if (!replay.out) fail_msg("%s cannot be written", path);
    play(&replay);
    close_replay(&replay);
    print_message("%s\n", path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_game_goes_as_it_went)};

    if (getenv("GOLDEN")) {
        for (int i = 0; i < COUNT_OF(goldens); i++) write_anew(&goldens[i]);
        return 0;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
