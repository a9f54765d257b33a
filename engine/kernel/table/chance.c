// chance.c -- takes results from the stream of the game, or from who says them beforehand.

#include "engine/kernel/table/chance.h"

#include <string.h>

#include "engine/kernel/table/random.h"

// Returns whether somebody says the results of the question.
static bool is_foretold(const Table *table, const Chance *chance)
{
    return table->foretold && chance->n > 1;
}

// Draws [wanted] of n results, each another.
static void draw_results(State *state, int n, int wanted, uint16_t *picks)
{
    uint16_t left[OBJECTS_MAX];

    if (wanted == 1) picks[0] = (uint16_t)random_below(state, n);
    if (wanted == 1) return;
    for (int i = 0; i < n; i++) left[i] = (uint16_t)i;
    for (int i = 0; i < wanted && i < n; i++) {
        const int k = i + random_below(state, n - i);

        picks[i] = left[k];
        left[k] = left[i];
    }
}

// Draws the results from a stream of their own, because the words of the State count.
static int draw_apart(State *state, const Chance *chance, uint64_t seed,
                      uint16_t *picks)
{
    const uint64_t kept[2] = {state->random[0], state->random[1]};

    random_seed(state, seed + kept[0]);
    draw_results(state, chance->n, chance->most, picks);
    memcpy(state->random, kept, sizeof kept);
    return chance->most;
}

static int foretell(Table *table, const Chance *chance, uint16_t *picks)
{
    const Foretold *foretold = table->foretold;
    int n = foretold->tell(foretold->self, table, chance, picks);

    if (n < 0) n = draw_apart(table->state, chance, foretold->seed, picks);
    table->state->random[0]++;
    return n;
}

// Returns the one result of the question.
static int one_of(Table *table, const Chance *chance)
{
    uint16_t pick = 0;

    if (!is_foretold(table, chance))
        return table->foretold ? 0 : random_below(table->state, chance->n);
    (void)foretell(table, chance, &pick);
    return pick;
}

int chance_number(Table *table, int n)
{
    return one_of(table,
                  &(Chance){.kind = CHANCE_NUMBER,
                            .n = n,
                            .least = 1,
                            .most = 1,
                            .what = "a random number"});
}

int chance_player(Table *table, int n)
{
    return one_of(table,
                  &(Chance){.kind = CHANCE_PLAYER,
                            .n = n,
                            .least = 1,
                            .most = 1,
                            .what = "a random player"});
}

int chance_named(Table *table, const Chance *named)
{
    Chance chance = *named;

    chance.kind = CHANCE_NAMED;
    chance.least = chance.most = 1;
    return one_of(table, &chance);
}

static void swap_things(ObjectId *ids, int a, int b)
{
    const ObjectId id = ids[a];

    ids[a] = ids[b];
    ids[b] = id;
}

// Puts the picked things in front, in their order; the others stay as they are.
static void pull_forward(ObjectId *ids, const uint16_t *picks, int n)
{
    for (int i = 0; i < n; i++) {
        int at = picks[i];

        for (int k = 0; k < i; k++) at += picks[k] > picks[i];
        for (; at > i; at--) swap_things(ids, at, at - 1);
    }
}

void chance_draw(Table *table, ObjectId *ids, int n, int wanted)
{
    const Chance chance = {.kind = CHANCE_THINGS,
                           .n = n,
                           .least = wanted,
                           .most = wanted,
                           .what = "things at random",
                           .ids = ids};
    uint16_t picks[OBJECTS_MAX];

    if (wanted < 1) return;
    if (is_foretold(table, &chance)) {
        pull_forward(ids, picks, foretell(table, &chance, picks));
        return;
    }
    for (int i = 0; i < wanted && !table->foretold; i++)
        swap_things(ids, i, i + random_below(table->state, n - i));
}

// Puts the picked places of [order] in front.
static void order_first(uint16_t *order, int n, const uint16_t *picks, int picked)
{
    bool taken[OBJECTS_MAX] = {false};
    int at = 0;

    for (int i = 0; i < picked; i++) {
        taken[picks[i]] = true;
        order[at++] = picks[i];
    }
    for (int i = 0; i < n; i++)
        if (!taken[i]) order[at++] = (uint16_t)i;
}

void chance_order(Table *table, const ObjectId *ids, int n, uint16_t *order)
{
    const Chance chance = {
        .kind = CHANCE_ORDER, .n = n, .most = n, .what = "a random order", .ids = ids};
    uint16_t picks[OBJECTS_MAX];

    for (int i = 0; i < n; i++) order[i] = (uint16_t)i;
    if (is_foretold(table, &chance)) {
        order_first(order, n, picks, foretell(table, &chance, picks));
        return;
    }
    for (int i = n - 1; i > 0 && !table->foretold; i--) {
        const int k = random_below(table->state, i + 1);
        const uint16_t from = order[i];

        order[i] = order[k];
        order[k] = from;
    }
}
