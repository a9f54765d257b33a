// play_fixture.c -- games for the play tests, from names and a seed.
//
// One game is watched at a time, because the hooks that watch are global.

#include "tests/play/play_fixture.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/riftbound/setup/deck_any.h"

const char *const published[PUBLISHED] = {
    "proving-grounds-annie",
    "proving-grounds-garen",
    "proving-grounds-lux",
    "proving-grounds-master-yi",
    "origins-champion-deck-jinx",
    "origins-champion-deck-lee-sin",
    "origins-champion-deck-viktor",
    "tournament-annie-houston",
    "spiritforged-champion-deck-fiora",
    "spiritforged-champion-deck-rumble",
    "unleashed-champion-deck-vex",
    "unleashed-champion-deck-vi",
};

// The one game that is watched. It is global, because Rules have no room for a watcher.
static struct {
    Rules rules; // the game's, with `step` looked at
    void (*step)(Table *table);
    uint64_t cards[SEATS_MAX]; // of each player's cards, a sum
    uint64_t steps;
    Watcher watcher;
    char plan[480];
} now;

// ---- failures that stop the program still say which game it was

static void say_plan(int signal_number)
{
    (void)!write(STDERR_FILENO, now.plan, strlen(now.plan));
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static _Noreturn void give_up(const char *what, const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    exit(1);
}

const char *play_again(const Plan *plan, const char *test)
{
    static char line[460];
    int n = snprintf(
        line, sizeof line, "again with: PLAY=\"%s", mode_row(plan->mode)->name);

    for (int i = 0; i < plan_seats(plan); i++)
        n += snprintf(line + n, sizeof line - (size_t)n, " %s", plan->decks[i]);
    n += snprintf(
        line + n, sizeof line - (size_t)n, " %llu", (unsigned long long)plan->seed);
    for (int i = 0; i < plan_seats(plan); i++)
        n +=
            snprintf(line + n, sizeof line - (size_t)n, " %s", bot_name(plan->bots[i]));
    (void)snprintf(line + n, sizeof line - (size_t)n, "\" build/tests/play/%s", test);
    return line;
}

int plan_seats(const Plan *plan)
{
    return mode_row(plan->mode)->players;
}

void plan_any(Plan *plan, int i, bool many)
{
    static const Mode modes[] = {MODE_SKIRMISH, MODE_WAR, MODE_TEAMS};

    *plan = (Plan){.seed = (uint64_t)i};
    if (many) plan->mode = modes[i % COUNT_OF(modes)];
    for (int seat = 0; seat < plan_seats(plan); seat++) {
        const int n = plan_seats(plan) * i + seat;

        if (i % 4)
            snprintf(plan->decks[seat], DECK_NAME, "made-%d", n);
        else
            snprintf(plan->decks[seat], DECK_NAME, "%s", published[n * 5 % PUBLISHED]);
        plan->bots[seat] = (i >> seat) & 1 ? SEAT_GREEDY : SEAT_RANDOM;
    }
}

static bool is_number(const char *word)
{
    return word[strspn(word, "0123456789")] == '\0';
}

static SeatKind asked_bot(const char *word)
{
    const int kind = *word ? bot_kind(word) : SEAT_RANDOM;

    if (kind <= SEAT_HUMAN) give_up(word, "a bot is random or greedy");
    return (SeatKind)kind;
}

bool play_asked(Plan *plan)
{
    const char *text = getenv("PLAY");
    char words[2 + 2 * SEATS_MAX][DECK_NAME];
    int n = 0, at = 0, decks = 0, mode;

    if (!text) return false;
    for (int length = 0;
         n < COUNT_OF(words) && sscanf(text, "%63s%n", words[n], &length) == 1;
         n++)
        text += length;
    *plan = (Plan){0};
    mode = n ? mode_find(words[0]) : -1;
    at = mode >= 0;
    while (at < n && decks < SEATS_MAX && !is_number(words[at]))
        snprintf(plan->decks[decks++], DECK_NAME, "%s", words[at++]);
    if (mode < 0) mode = mode_usual(decks);
    if (mode < 0 || mode_row((Mode)mode)->players != decks || at == n)
        give_up("PLAY", "it is a mode, its decks, a seed and the bots");
    plan->mode = (Mode)mode;
    plan->seed = strtoull(words[at++], NULL, 10);
    for (int i = 0; i < decks; i++)
        plan->bots[i] = asked_bot(at < n ? words[at++] : "");
    return true;
}

static bool asked_for(const char *name)
{
    const char *value = getenv(name);

    return value && *value;
}

bool play_long(void)
{
    return asked_for("LONG");
}

bool play_short(void)
{
    return asked_for("SAFE") || asked_for("SHORT");
}

int play_scale(int n)
{
    if (play_short()) return n / 8 ? n / 8 : 1;
    return play_long() ? n * 10 : (n * 2 + 4) / 5;
}

// ---- cards and decks

Session *play_open(void)
{
    const char *build = getenv("BUILD");
    char path[4096];
    Err err = {0};

    snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    Session *session = session_open(path, NULL, &err);
    if (!session || catalog_load_all(session->catalog, &err)) give_up(path, err.text);
    signal(SIGABRT, say_plan);
    return session;
}

void play_deck(Session *session, const char *name, Deck *deck)
{
    unsigned long long number;
    char code[DECK_NAME];
    Err err = {0};

    if (sscanf(name, "made-%llu+%63s", &number, code) == 2) {
        const Library *library = catalog_library(session->catalog);
        const CardId card = library_card_by_code(library, code);

        if (!card) give_up(name, "there is no such card");
        deck_any_with(library, number, card, deck);
    } else if (sscanf(name, "made-%llu", &number) == 1)
        deck_any(catalog_library(session->catalog), number, deck);
    else if (catalog_load_deck(session->catalog, name, deck, &err))
        give_up(name, err.text);
}

// ---- watching

// A copy is still the card that it was before.
static CardId brought_card(const State *state, int id)
{
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *modifier = &state->modifiers[i];

        if (modifier->kind == MODIFIER_COPY && modifier->object.id == id)
            return (CardId)modifier->n;
    }
    return state->objects[id].card;
}

// A sum over the cards that [player] brought: moves and shuffles do not change it.
static uint64_t cards_of(const State *state, int player)
{
    uint64_t sum = 0;

    for (int id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || object->owner != player || object->flags & OBJECT_TOKEN)
            continue;
        const CardId card = brought_card(state, id);
        sum += (card + 1u) * 0x9E3779B97F4A7C15u ^ card;
    }
    return sum;
}

static void check(Table *table)
{
    const char *broken = game_ranges(table->state, table);

    // With Table.verify the kernel does this itself after each step.
    if (!broken && !table->verify) broken = game_verify(table->state, table);
    if (broken) table_fault(table, 0, broken);
    for (int i = 0; i < table->state->players_n; i++)
        if (!table->state->players[i].gone && cards_of(table->state, i) != now.cards[i])
            table_fault(
                table, 0, "a player's cards are not those of the deck any more");
}

static void watched_step(Table *table)
{
    now.step(table);
    if (now.watcher.look)
        now.watcher.look(now.watcher.self, table);
    else
        check(table);
    if (++now.steps > STEPS_MAX) table_fault(table, 0, "the game does not end");
}

void play_watch(Table *table)
{
    table->rules = &now.rules;
}

void play_start(Session *session, const Plan *plan, const Watcher *watcher)
{
    const Rules *rules = catalog_library(session->catalog)->rules;

    for (int i = 0; i < plan_seats(plan); i++) {
        play_deck(session, plan->decks[i], &session->setup.decks[i]);
        session->bots[i].kind = (uint8_t)plan->bots[i];
    }
    session->setup.seed = plan->seed;
    session->setup.mode = (int)plan->mode;
    session_start(session);
    session->table.log = NULL;
    now.rules = *rules;
    now.step = rules->step;
    now.rules.step = watched_step;
    now.steps = 0;
    now.watcher = watcher ? *watcher : (Watcher){0};
    for (int i = 0; i < plan_seats(plan); i++)
        now.cards[i] = cards_of(&session->game.now, i);
    snprintf(now.plan, sizeof now.plan, "%s\n", play_again(plan, "random_play_test"));
    play_watch(&session->table);
}

void play_seat_bots(Session *session)
{
    for (int i = 0; i < SEATS_MAX; i++)
        session->table.agents[i] =
            (Agent){.self = &session->bots[i], .answer = bot_answer};
}
