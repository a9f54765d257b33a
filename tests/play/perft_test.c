// perft_test.c -- counts the ways to play on from small positions, some questions deep.
//
// The counts are fixed, so a rule that changes by accident changes one of them. `ways`
// counts sequences of answers; `positions` counts different ends, state and question
// together. Questions with one possible answer are not asked and not counted.

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/repetition.h"
#include "tests/play/play_fixture.h"
#include "tools/bench/drive.h"

enum { POSITIONS_MAX = 1 << 18 };

typedef struct {
    uint64_t *positions; // a set of hashes, 0 is free
    uint64_t positions_n, ways;
} Nodes;

typedef struct {
    Table *table;
    Nodes *tally;
    int depth; // questions still to be answered
} Walk;

// A card and where it stands: of battlefields [player] is the place.
typedef struct {
    const char *code;
    int owner, zone, place, n;
} Piece;

static Session *session;

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(session);
    return 0;
}

// ---- counting

static void tally_position(Nodes *tally, uint64_t hash)
{
    uint64_t at = hash % POSITIONS_MAX;

    while (tally->positions[at] && tally->positions[at] != hash)
        at = (at + 1) % POSITIONS_MAX;
    if (tally->positions[at]) return;
    assert_true(tally->positions_n < POSITIONS_MAX / 2);
    tally->positions[at] = hash;
    tally->positions_n++;
}

// What numbers were at the last look is noted only where some card asks for their changes.
static void forget_looks(State *state)
{
    int kept = 0;

    for (int i = 0; i < state->modifiers_n; i++)
        if (state->modifiers[i].kind != MODIFIER_SEEN)
            state->modifiers[kept++] = state->modifiers[i];
    state->modifiers_n = (uint16_t)kept;
}

// Leaves out the turn's history and the last look, which depend on the cards that may ask
// for them, and the number of decisions, which is no part of a position.
static uint64_t position_hash(const Game *game, bool waits)
{
    static State state;

    state_copy(&state, &game->now);
    state.happened_n = 0;
    forget_looks(&state);
    repetition_forget(&state);
    const uint64_t hash = game_state_hash(&state);
    return waits ? drive_question_hash(game_question(game), hash) : hash;
}

static void walk(Walk to, const Game *game);

static void follow(const Walk *from, const Game *game, const Answer *answer)
{
    Game *next = malloc(sizeof *next);

    game_copy(next, game);
    assert_null(game_answer(next, answer));
    walk((Walk){from->table, from->tally, from->depth - 1}, next);
    free(next);
}

static bool is_picked(const Answer *answer, int option)
{
    for (int i = 0; i < answer->n; i++)
        if (answer->picks[i] == option) return true;
    return false;
}

// Every pick that begins like [answer]; unordered ones rise.
static void walk_picks(const Walk *from, const Game *game, const Question *question,
                       const Answer *answer)
{
    const int first =
        !question->ordered && answer->n ? answer->picks[answer->n - 1] + 1 : 0;

    if (answer->n >= question->min) follow(from, game, answer);
    if (answer->n == question->max) return;
    for (int i = first; i < question->options_n; i++) {
        Answer more = *answer;

        if (is_picked(answer, i)) continue;
        more.picks[more.n++] = (uint16_t)i;
        walk_picks(from, game, question, &more);
    }
}

// Every split that begins like [answer], with [left] still to be given away.
static void walk_splits(const Walk *from, const Game *game, const Question *question,
                        const Answer *answer, int left)
{
    const int others = question->options_n - answer->n - 1;

    for (int n = others ? 1 : left; n <= left - others; n++) {
        Answer more = *answer;

        more.picks[more.n++] = (uint16_t)n;
        if (others)
            walk_splits(from, game, question, &more, left - n);
        else
            follow(from, game, &more);
    }
}

static void walk(Walk to, const Game *from)
{
    const Answer none = {0};
    Game *game = malloc(sizeof *game);

    game_copy(game, from);
    const GameStatus status = game_next(game, to.table);
    const Question *question = game_question(game);

    assert_int_not_equal(status, GAME_FAULT);
    if (status == GAME_OVER || !to.depth) {
        to.tally->ways++;
        tally_position(to.tally, position_hash(game, status == GAME_WAITS));
    } else if (question->kind == ASK_SPLIT) {
        walk_splits(&to, game, question, &none, question->total);
    } else {
        walk_picks(&to, game, question, &none);
    }
    free(game);
}

// ---- positions

static void put(Table *table, const Piece *piece)
{
    const CardId card =
        library_card_by_code(catalog_library(session->catalog), piece->code);
    const SpotId spot =
        spot_of(table,
                piece->zone,
                piece->zone == ZONE_BATTLEFIELD ? piece->place : piece->owner);

    if (!card) fail_msg("no card %s", piece->code);
    for (int i = 0; i < piece->n; i++)
        (void)setup_position_add(table, card, (PlayerId)piece->owner, spot);
}

static void expect(Mode mode, const Piece *pieces, int n, const uint64_t (*counts)[2],
                   int depths)
{
    uint64_t *positions = malloc(POSITIONS_MAX * sizeof *positions);
    bool same = true;

    session_table(session);
    session->table.log = NULL;
    session->table.verify = true;
    setup_position(&session->game, &session->table, mode, 1);
    for (int i = 0; i < n; i++) put(&session->table, &pieces[i]);
    setup_position_done(&session->game, &session->table);
    for (int depth = 1; depth <= depths; depth++) {
        Nodes tally = {.positions = positions};
        const uint64_t *wanted = counts[depth - 1];

        memset(positions, 0, POSITIONS_MAX * sizeof *positions);
        walk((Walk){&session->table, &tally, depth}, &session->game);
        if (tally.ways == wanted[0] && tally.positions_n == wanted[1]) continue;
        same = false;
        print_error("depth %d: {%" PRIu64 ", %" PRIu64 "} instead of {%" PRIu64
                    ", %" PRIu64 "}\n",
                    depth,
                    tally.ways,
                    tally.positions_n,
                    wanted[0],
                    wanted[1]);
    }
    free(positions);
    if (!same) fail_msg("the counts of this position changed");
}

// Two units to play, one to move, an enemy in the way.
static void units_that_are_played_and_move(void **state)
{
    static const Piece pieces[] = {
        {"OGN-007", 0, ZONE_BASE, 0, 4},        // Fury Rune
        {"OGN-010", 0, ZONE_HAND, 0, 1},        // Legion Rearguard
        {"OGN-013", 0, ZONE_HAND, 0, 1},        // Pouty Poro
        {"OGN-135", 0, ZONE_BASE, 0, 1},        // Pakaa Cub
        {"OGN-054", 1, ZONE_BATTLEFIELD, 0, 1}, // Sunlit Guardian
        {"OGN-135", 0, ZONE_DECK, 0, 4},
        {"OGN-135", 1, ZONE_DECK, 0, 4},
        {"OGN-007", 0, ZONE_RUNE_DECK, 0, 4},
        {"OGN-042", 1, ZONE_RUNE_DECK, 0, 4},
    };
    static const uint64_t counts[][2] = {
        {5, 5}, {15, 14}, {45, 41}, {160, 145}, {561, 504}, {2128, 1866}, {8162, 6902}};

    (void)state;
    expect(MODE_DUEL, pieces, COUNT_OF(pieces), counts, COUNT_OF(counts));
}

// Spells against spells, with targets to choose and payment that may differ.
static void spells_that_answer_spells(void **state)
{
    static const Piece pieces[] = {
        {"OGN-007", 0, ZONE_BASE, 0, 3},        // Fury Rune
        {"OGN-042", 0, ZONE_BASE, 0, 2},        // Calm Rune
        {"OGN-024", 0, ZONE_HAND, 0, 1},        // Void Seeker
        {"OGN-004", 0, ZONE_HAND, 0, 1},        // Cleave
        {"OGN-135", 0, ZONE_BATTLEFIELD, 0, 1}, // Pakaa Cub
        {"OGN-054", 1, ZONE_BATTLEFIELD, 1, 2}, // Sunlit Guardian
        {"OGN-042", 1, ZONE_BASE, 0, 2},
        {"OGN-166", 1, ZONE_BASE, 0, 2},
        {"OGN-058", 1, ZONE_HAND, 0, 1}, // Discipline
        {"OGN-169", 1, ZONE_HAND, 0, 1}, // Gust
        {"OGN-135", 0, ZONE_DECK, 0, 4},
        {"OGN-135", 1, ZONE_DECK, 0, 4},
        {"OGN-007", 0, ZONE_RUNE_DECK, 0, 4},
        {"OGN-042", 1, ZONE_RUNE_DECK, 0, 4},
    };
    static const uint64_t counts[][2] = {
        {4, 4}, {15, 15}, {48, 48}, {154, 146}, {483, 445}, {1576, 1375}, {5311, 4256}};

    (void)state;
    expect(MODE_DUEL, pieces, COUNT_OF(pieces), counts, COUNT_OF(counts));
}

// An attack on two units: damage to assign on both sides, a trick in hand.
static void a_fight_of_several(void **state)
{
    static const Piece pieces[] = {
        {"OGN-086", 0, ZONE_BASE, 0, 1},        // Jeweled Colossus
        {"OGN-135", 0, ZONE_BASE, 0, 1},        // Pakaa Cub
        {"OGN-054", 1, ZONE_BATTLEFIELD, 1, 1}, // Sunlit Guardian
        {"OGN-013", 1, ZONE_BATTLEFIELD, 1, 2}, // Pouty Poro
        {"OGN-007", 0, ZONE_BASE, 0, 1},        // Fury Rune
        {"OGN-004", 0, ZONE_HAND, 0, 1},        // Cleave
        {"OGN-135", 0, ZONE_DECK, 0, 4},
        {"OGN-135", 1, ZONE_DECK, 0, 4},
        {"OGN-007", 0, ZONE_RUNE_DECK, 0, 4},
        {"OGN-042", 1, ZONE_RUNE_DECK, 0, 4},
    };
    static const uint64_t counts[][2] = {
        {4, 4}, {14, 14}, {41, 38}, {148, 98}, {466, 282}, {1689, 923}, {5958, 3067}};

    (void)state;
    expect(MODE_DUEL, pieces, COUNT_OF(pieces), counts, COUNT_OF(counts));
}

// An attack on one of two enemies, the third one with a trick in hand.
static void a_fight_with_a_third_player_beside(void **state)
{
    static const Piece pieces[] = {
        {"OGN-135", 0, ZONE_BASE, 0, 2},        // Pakaa Cub
        {"OGN-007", 0, ZONE_BASE, 0, 1},        // Fury Rune
        {"OGN-004", 0, ZONE_HAND, 0, 1},        // Cleave
        {"OGN-054", 1, ZONE_BATTLEFIELD, 0, 1}, // Sunlit Guardian
        {"OGN-013", 2, ZONE_BATTLEFIELD, 1, 1}, // Pouty Poro
        {"OGN-166", 2, ZONE_BASE, 0, 2},        // Chaos Rune
        {"OGN-169", 2, ZONE_HAND, 0, 1},        // Gust
        {"OGN-135", 0, ZONE_DECK, 0, 4},
        {"OGN-135", 1, ZONE_DECK, 0, 4},
        {"OGN-135", 2, ZONE_DECK, 0, 4},
        {"OGN-007", 0, ZONE_RUNE_DECK, 0, 4},
        {"OGN-042", 1, ZONE_RUNE_DECK, 0, 4},
        {"OGN-166", 2, ZONE_RUNE_DECK, 0, 4},
    };
    static const uint64_t counts[][2] = {
        {5, 5}, {16, 16}, {38, 38}, {120, 118}, {376, 366}, {1127, 960}};

    (void)state;
    expect(MODE_SKIRMISH, pieces, COUNT_OF(pieces), counts, COUNT_OF(counts));
}

// A teammate holds a battlefield and has a spell that helps; an enemy stands at
// another.
static void two_against_two(void **state)
{
    static const Piece pieces[] = {
        {"OGN-135", 0, ZONE_BASE, 0, 1},        // Pakaa Cub
        {"OGN-007", 0, ZONE_BASE, 0, 1},        // Fury Rune
        {"OGN-004", 0, ZONE_HAND, 0, 1},        // Cleave
        {"OGN-054", 1, ZONE_BATTLEFIELD, 0, 1}, // Sunlit Guardian
        {"OGN-013", 2, ZONE_BATTLEFIELD, 1, 1}, // Pouty Poro
        {"OGN-042", 2, ZONE_BASE, 0, 2},        // Calm Rune
        {"OGN-058", 2, ZONE_HAND, 0, 1},        // Discipline
        {"OGN-166", 3, ZONE_BASE, 0, 2},        // Chaos Rune
        {"OGN-169", 3, ZONE_HAND, 0, 1},        // Gust
        {"OGN-135", 0, ZONE_DECK, 0, 4},
        {"OGN-135", 1, ZONE_DECK, 0, 4},
        {"OGN-135", 2, ZONE_DECK, 0, 4},
        {"OGN-135", 3, ZONE_DECK, 0, 4},
    };
    static const uint64_t counts[][2] = {
        {5, 5}, {12, 12}, {32, 32}, {78, 76}, {204, 189}};

    (void)state;
    expect(MODE_TEAMS, pieces, COUNT_OF(pieces), counts, COUNT_OF(counts));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_that_are_played_and_move),
        cmocka_unit_test(spells_that_answer_spells),
        cmocka_unit_test(a_fight_of_several),
        cmocka_unit_test(a_fight_with_a_third_player_beside),
        cmocka_unit_test(two_against_two),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
