#include "tools/session/session.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "tools/cli/commands.h"
#include "tools/view/question_view.h"

enum { ROOM_FOR_TOKENS = 40 };

Session *session_open(const char *path, Err *err)
{
    Session *session = calloc(1, sizeof *session);

    if (!session) {
        err_set(err, CODE_OURS, "not enough memory for a game");
        return NULL;
    }
    session->catalog = catalog_open(path, err);
    if (session->catalog) return session;
    free(session);
    return NULL;
}

void session_close(Session *session)
{
    if (!session) return;
    catalog_close(session->catalog);
    free(session);
}

// Tells the problems on stderr. Returns how many forbid a game; a ban does not, since
// two people may agree on anything.
static int tell_problems(const DeckProblem *problems, int n, const char *name)
{
    int fatal = 0;

    for (int i = 0; i < n; i++) {
        const DeckProblem *problem = &problems[i];
        if (problem->kind == PROBLEM_BANNED || problem->kind == PROBLEM_NOTE) continue;
        fatal++;
        fprintf(stderr,
                "cardwright: %s: %s (rule %s)\n",
                name,
                problem->text,
                problem->rule);
    }
    return fatal;
}

static int check_deck(const Library *library, const Deck *deck, Mode mode,
                      const char *name)
{
    DeckProblem problems[DECK_PROBLEMS_MAX];
    const int n =
        deck_rules_check(library, deck, mode, true, problems, DECK_PROBLEMS_MAX);

    return tell_problems(problems, n, name);
}

// Reads and checks one deck. Returns how many problems, -1 with [err] filled if there
// is no such deck.
static int read_deck(Session *session, const char *name, Deck *deck, Err *err)
{
    const char *const *lines;
    const int failed = catalog_load_deck(session->catalog, name, deck, err);
    const int unknown = catalog_deck_problems(session->catalog, &lines);

    if (failed && !unknown) return -1;
    for (int i = 0; i < unknown; i++) fprintf(stderr, "cardwright: %s\n", lines[i]);
    return unknown +
           check_deck(
               catalog_library(session->catalog), deck, session->setup.mode, name);
}

// Several large decks may be more than a State holds, with room for tokens.
static int check_room(const Setup *setup, Err *err)
{
    int n = 0;

    for (int i = 0; i < setup_seats(setup); i++) {
        const Deck *deck = &setup->decks[i];

        n += deck->main_n + deck->runes_n + deck->battlefields_n + (deck->legend != 0);
    }
    if (n + ROOM_FOR_TOKENS < OBJECTS_MAX) return 0;
    return err_set(err,
                   CODE_DATA,
                   "the decks have %d cards together, a game has room for %d: bring "
                   "smaller main decks",
                   n,
                   OBJECTS_MAX - 1 - ROOM_FOR_TOKENS);
}

int session_decks(Session *session, const char *const *names, Err *err)
{
    int problems = 0;

    for (int i = 0; i < setup_seats(&session->setup); i++) {
        int n = read_deck(session, names[i], &session->setup.decks[i], err);
        if (n < 0) return -1;
        problems += n;
    }
    if (!problems) return check_room(&session->setup, err);
    return err_set(err,
                   CODE_DATA,
                   "%d problem%s with the decks: no game",
                   problems,
                   problems == 1 ? "" : "s");
}

static void tell_bans(const Session *session, int seat, const char *name)
{
    DeckProblem problems[DECK_PROBLEMS_MAX];
    const int n = deck_rules_check(catalog_library(session->catalog),
                                   &session->setup.decks[seat],
                                   session->setup.mode,
                                   true,
                                   problems,
                                   DECK_PROBLEMS_MAX);
    int banned = 0;

    for (int i = 0; i < n; i++) banned += problems[i].kind == PROBLEM_BANNED;
    if (!banned) return;
    fprintf(stderr,
            "cardwright: %s has %d banned card%s, played all the same; see cardwright "
            "deck\n",
            name,
            banned,
            banned == 1 ? "" : "s");
}

// What two teammates may not both bring.
static void tell_shared(const Session *session, const Deck *deck, const Deck *other)
{
    DeckProblem problems[1 + DECK_BATTLEFIELDS_MAX];
    const int n = deck_rules_check_team(
        catalog_library(session->catalog), deck, other, problems, COUNT_OF(problems));

    for (int i = 0; i < n; i++)
        fprintf(stderr,
                "cardwright: %s, played all the same (rule %s)\n",
                problems[i].text,
                problems[i].rule);
}

void session_tell_bans(const Session *session, const char *const *names)
{
    const Setup *setup = &session->setup;
    const int seats = setup_seats(setup);

    for (int i = 0; i < seats; i++) {
        tell_bans(session, i, names[i]);
        for (int k = 0; k < i; k++)
            if (mode_team(setup->mode, k) == mode_team(setup->mode, i))
                tell_shared(session, &setup->decks[k], &setup->decks[i]);
    }
}

void session_table(Session *session)
{
    catalog_table(session->catalog, &session->table);
    memset(session->table.agents, 0, sizeof session->table.agents);
    session->table.log = &session->log;
    session->log.n = session->log.lost = 0;
    session->log.next = 0;
}

void session_seat_bots(Session *session, uint64_t seed)
{
    for (int i = 0; i < SEATS_MAX; i++) {
        Bot *bot = &session->bots[i];
        bot_start(bot, (SeatKind)bot->kind, (PlayerId)i, seed);
    }
}

static void begin_game(Session *session)
{
    session_table(session);
    match_begin(&session->match, &session->game, &session->table);
    session_seat_bots(session, match_seed(&session->match));
}

void session_start(Session *session)
{
    const Setup *setup = &session->setup;

    match_start(
        &session->match, setup->mode, setup->best_of, setup->decks, setup->seed);
    session->match.floats = setup->floats;
    begin_game(session);
}

void session_derive(Session *session, State *view)
{
    Table *table = &session->table;
    State *const now = table->state;

    table->state = view;
    if (view->dirty && table->rules->derive) table->rules->derive(table);
    table->state = now;
}

void session_end(Session *session)
{
    match_end(&session->match, &session->game);
}

bool session_next(Session *session)
{
    if (match_is_over(&session->match)) return false;
    begin_game(session);
    return true;
}

bool session_bot(Session *session, Answer *answer)
{
    const Question *question = game_question(&session->game);
    Bot *bot = &session->bots[question->player];

    if (bot->kind == SEAT_HUMAN) return false;
    session->table.state = &session->game.now;
    bot_answer(bot, &session->table, question, answer);
    return true;
}

int session_seats(const char *text, int seats, SeatKind *kinds, Err *err)
{
    char word[16];
    const char *at = text;

    for (int i = 0; i < seats; i++) {
        size_t n = strcspn(at, ",");
        bool last = i + 1 == seats;

        snprintf(word, sizeof word, "%.*s", (int)n, at);
        int kind = bot_sort(word);
        if (kind < 0)
            return err_set(err,
                           CODE_USAGE,
                           "seat '%s' is not one of human, bot, random, greedy",
                           word);
        if (last != !at[n])
            return err_set(
                err, CODE_USAGE, "%d seats are wanted here, not '%s'", seats, text);
        kinds[i] = (SeatKind)kind;
        at += n + !last;
    }
    return 0;
}

int session_mode(const char *name, size_t n, const char *what, Err *err)
{
    const int mode = name ? mode_find(name) : mode_usual((int)n);

    if (mode < 0 && name)
        return err_set(err, CODE_USAGE, "mode '%s' is not one of:%s", name, mode_names);
    if (mode < 0)
        return err_set(err, CODE_USAGE, "a game wants 2 to 4 %s, not %zu", what, n);
    if (mode_row((Mode)mode)->players == n) return mode;
    return err_set(err,
                   CODE_USAGE,
                   "mode %s wants %d %s, not %zu",
                   name,
                   mode_row((Mode)mode)->players,
                   what,
                   n);
}

int session_match_mode(const char *name, const char *best_of, size_t decks, int *games,
                       Err *err)
{
    const bool odd = !best_of || (strlen(best_of) == 1 && strchr("135", best_of[0]));
    const int mode =
        session_mode(best_of && !name ? "match" : name, decks, "decks", err);

    if (!odd)
        return err_set(err, CODE_USAGE, "--best-of is 1, 3 or 5, not '%s'", best_of);
    if (best_of && mode >= 0 && mode != MODE_MATCH)
        return err_set(err, CODE_USAGE, "--best-of is of a match alone");
    *games = best_of ? best_of[0] - '0' : 0;
    return mode;
}

uint64_t session_random_seed(void)
{
    uint64_t seed = 0;

    while (getrandom(&seed, sizeof seed, 0) != sizeof seed) continue;
    return seed >> 11;
}

uint64_t session_seed(long long wish)
{
    const uint64_t seed = wish < 0 ? session_random_seed() : (uint64_t)wish;

    if (wish < 0) fprintf(stderr, "seed %" PRIu64 "\n", seed);
    return seed;
}

static uint64_t hash_text(uint64_t hash, const char *text)
{
    return text ? XXH3_64bits_withSeed(text, strlen(text), hash) : hash + 1;
}

// A number that the card does not have is hashed as -1.
static uint64_t hash_facts(const Rules *rules, const Card *card)
{
    int32_t facts[2 + FACTS_MAX] = {card->types, card->supertypes};
    const int n = rules->facts_n;

    for (int i = 0; i < n; i++)
        facts[2 + i] = card->facts[i] == FACT_ABSENT ? -1 : card->facts[i];
    uint64_t hash = XXH3_64bits(facts, (size_t)(2 + n) * sizeof *facts);

    return hash_text(hash_text(hash, card->code), card->name);
}

// Sums do not depend on the order in which cards and scripts were loaded.
uint64_t session_card_hash(const Library *library)
{
    uint64_t hash = 0;

    for (int i = 1; i < library->cards_n; i++)
        hash += hash_facts(library->rules, &library->cards[i]);
    return hash;
}

uint64_t session_script_hash(const Library *library)
{
    uint64_t hash = 0;

    for (int i = 0; i < library->scripts_n; i++) {
        const Script *script = &library->scripts[i];
        if (script->name) hash += hash_text(script->hash, script->name);
    }
    return hash;
}
