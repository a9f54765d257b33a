// session.c -- prepares and drives one game after another, from the decks to the end.
//
// Problems of decks go to stderr; everything else is reported through an Err.

#include "tools/session/session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_sitting.h"
#include "tools/catalog/games.h"
#include "tools/door/terminal.h"

enum { ROOM_FOR_TOKENS = 40 };

Session *session_new(Catalog *catalog)
{
    Session *session = calloc(1, sizeof *session);

    ENOUGH(session);
    session->catalog = catalog;
    session->thinking = bot_thinking_new(catalog_library(catalog)->rules);
    return session;
}

Session *session_open(const char *db, const char *game, Err *err)
{
    Catalog *catalog = catalog_open(db, game, err);

    return catalog ? session_new(catalog) : NULL;
}

Session *session_hold(const char *db, const char *game, Err *err)
{
    Catalog *catalog = catalog_hold(db, game, err);

    return catalog ? session_new(catalog) : NULL;
}

void session_close(Session *session)
{
    if (!session) return;
    catalog_close(session->catalog);
    bot_thinking_free(session->thinking);
    free(session);
}

const Rules *session_rules(const Session *session)
{
    return catalog_library(session->catalog)->rules;
}

PlayMode session_mode(const Session *session)
{
    return sitting_mode(session_rules(session), session->setup.mode);
}

int session_players(const Session *session)
{
    return session_mode(session).players;
}

// Prints the problems to stderr. Returns how many forbid a game. A ban does not,
// because two people may agree on anything.
static int tell_problems(const DeckProblem *problems, int n, const char *name)
{
    // A deck may be given as its whole text, whose first line is enough.
    const size_t line = strcspn(name, "\r\n");
    const int shown = line < 60 ? (int)line : text_fit(name, 60);
    int fatal = 0;

    for (int i = 0; i < n; i++) {
        const DeckProblem *problem = &problems[i];
        if (problem->kind == PROBLEM_BANNED || problem->kind == PROBLEM_NOTE) continue;
        fatal++;
        terminal_tell(stderr,
                      *problem->rule ? "cardwright: %.*s: %s (rule %s)"
                                     : "cardwright: %.*s: %s",
                      shown,
                      name,
                      problem->text,
                      problem->rule);
    }
    return fatal;
}

// Checks the deck leniently into [problems], which has room for all. Returns how many.
static int check_deck(const Session *session, const Deck *deck, DeckProblem *problems)
{
    DeckCheck check = {.library = catalog_library(session->catalog),
                       .mode = session->setup.mode,
                       .lenient = true,
                       .problems = problems,
                       .max = DECK_PROBLEMS_MAX};

    deck_check(&check, deck);
    return check.n;
}

// Reads and checks one deck. Returns the number of problems, -1 with [err] if there is
// no such deck.
static int read_deck(Session *session, const char *name, Deck *deck, Err *err)
{
    DeckProblem problems[DECK_PROBLEMS_MAX];
    const char *const *lines;
    const int failed = catalog_load_deck(session->catalog, name, deck, err);
    const int unknown = catalog_deck_problems(session->catalog, &lines);

    if (failed && !unknown) return -1;
    for (int i = 0; i < unknown; i++) terminal_tell(stderr, "cardwright: %s", lines[i]);
    return unknown + tell_problems(problems, check_deck(session, deck, problems), name);
}

// Refuses large decks that together leave a State no room for the objects that a game
// creates.
static int check_room(const Session *session, Err *err)
{
    int n = 0;

    for (int i = 0; i < session_players(session); i++)
        n += deck_size(session_rules(session), &session->setup.decks[i]);
    if (n + ROOM_FOR_TOKENS < OBJECTS_MAX) return 0;
    return err_set(err,
                   CODE_DATA,
                   "the decks have %d cards together, a game has room for %d: bring "
                   "smaller main decks",
                   n,
                   OBJECTS_MAX - 1 - ROOM_FOR_TOKENS);
}

// Returns 0 if there are no problems and enough room, else -1 with [err].
static int judge_decks(const Session *session, int problems, Err *err)
{
    if (!problems) return check_room(session, err);
    return err_set(err,
                   CODE_DATA,
                   "%d problem%s with the decks: no game",
                   problems,
                   problems == 1 ? "" : "s");
}

int session_decks(Session *session, const char *const *names, Err *err)
{
    int problems = 0;

    if (!deck_sections_n(session_rules(session))) return 0;
    for (int i = 0; i < session_players(session); i++) {
        if (!names[i])
            return err_set(err,
                           CODE_MISSING,
                           "a game wants %d decks, not %d",
                           session_players(session),
                           i);
        int n = read_deck(session, names[i], &session->setup.decks[i], err);
        if (n < 0) return -1;
        problems += n;
    }
    return judge_decks(session, problems, err);
}

int session_decks_check(const Session *session, Err *err)
{
    DeckProblem problems[DECK_PROBLEMS_MAX];
    int n = 0;

    if (!deck_sections_n(session_rules(session))) return 0;
    for (int i = 0; i < session_players(session); i++) {
        const Deck *deck = &session->setup.decks[i];

        n += tell_problems(problems, check_deck(session, deck, problems), deck->name);
    }
    return judge_decks(session, n, err);
}

// Prints which cards of a seat's deck are banned.
static void tell_bans(const Session *session, int seat, const char *name)
{
    DeckProblem problems[DECK_PROBLEMS_MAX];
    const int n = check_deck(session, &session->setup.decks[seat], problems);
    int banned = 0;

    for (int i = 0; i < n; i++) banned += problems[i].kind == PROBLEM_BANNED;
    if (!banned) return;
    terminal_tell(
        stderr,
        "cardwright: %s has %d banned card%s, played all the same; see cardwright "
        "deck",
        name,
        banned,
        banned == 1 ? "" : "s");
}

// Prints which cards two teammates may not both bring.
static void tell_shared(const Session *session, const Deck *deck, const Deck *other)
{
    DeckProblem problems[DECK_PROBLEMS_MAX];
    DeckCheck check = {.library = catalog_library(session->catalog),
                       .mode = session->setup.mode,
                       .problems = problems,
                       .max = DECK_PROBLEMS_MAX};

    deck_check_team(&check, deck, other);
    for (int i = 0; i < check.n; i++)
        terminal_tell(stderr,
                      "cardwright: %s, played all the same (rule %s)",
                      problems[i].text,
                      problems[i].rule);
}

void session_tell_bans(const Session *session, const char *const *names)
{
    const Rules *rules = session_rules(session);
    const Setup *setup = &session->setup;

    if (!deck_sections_n(rules)) return;
    for (int i = 0; i < session_players(session); i++) {
        tell_bans(session, i, names[i]);
        for (int k = 0; k < i; k++)
            if (sitting_team(rules, setup->mode, k) ==
                sitting_team(rules, setup->mode, i))
                tell_shared(session, &setup->decks[k], &setup->decks[i]);
    }
}

void session_table(Session *session)
{
    catalog_table(session->catalog, &session->table);
    memset(session->table.agents, 0, sizeof session->table.agents);
    session->table.log = &session->log;
    session->table.thinking = session->thinking;
    session->table.keeps_mark = session->thinking != NULL;
    session->log.n = session->log.lost = 0;
    session->log.next = 0;
}

bool session_thinks(Session *session, SeatKind kind)
{
    bot_thinking_need(&session->thinking, session_rules(session), kind);
    session->table.thinking = session->thinking;
    return bot_plays_on(kind, session_rules(session));
}

void session_seat_bots(Session *session, uint64_t seed)
{
    for (int i = 0; i < SEATS_MAX; i++) {
        Bot *bot = &session->bots[i];
        bot_start(bot, (SeatKind)bot->kind, (PlayerId)i, seed);
    }
}

void session_let_bots_answer(Session *session)
{
    Table *table = &session->table;

    table->keeps_mark = false;
    for (int i = 0; i < SEATS_MAX; i++) {
        Bot *bot = &session->bots[i];

        table->agents[i] = (Agent){.self = bot, .answer = bot_answer};
        table->keeps_mark |= session_thinks(session, (SeatKind)bot->kind);
    }
}

static void begin_game(Session *session)
{
    session_table(session);
    sitting_begin(&session->sitting, &session->game, &session->table);
    session_seat_bots(session, sitting_seed(&session->sitting));
}

void session_start(Session *session)
{
    sitting_start(session_rules(session), &session->sitting, &session->setup);
    begin_game(session);
}

void session_derive(Session *session, State *view)
{
    Table *table = &session->table;
    State *const now = table->state;

    table->state = view;
    table->active_n = ACTIVE_UNKNOWN;
    table_derive(table);
    table->state = now;
    table->active_n = ACTIVE_UNKNOWN;
}

void session_end(Session *session)
{
    sitting_end(session_rules(session), &session->sitting, &session->game);
}

void session_put_game(Session *session, const void *game, size_t bytes)
{
    const char *fault = game_unpack(&session->game, game, bytes);

    ASSERT(!fault); // game_pack made it in this process
    session->table.game = &session->game;
    session->table.state = &session->game.now;
    session->table.active_n = -1;
    table_renewed(&session->table);
}

bool session_next(Session *session)
{
    if (sitting_is_over(session_rules(session), &session->sitting)) return false;
    begin_game(session);
    return true;
}

bool session_bot(Session *session, Answer *answer)
{
    const Question *question = game_question(&session->game);
    Bot *bot = &session->bots[question->player];

    if (bot->kind == SEAT_HUMAN) return false;
    session->table.game = &session->game;
    session->table.state = &session->game.now;
    (void)session_thinks(session, (SeatKind)bot->kind);
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

        (void)text_format(word, sizeof word, "%.*s", (int)n, at);
        int kind = bot_kind(word);
        if (kind < 0)
            return err_set(err,
                           CODE_USAGE,
                           "seat '%s' is not one of human, bot, " BOT_WORDS,
                           word);
        if (last != !at[n])
            return err_set(err,
                           CODE_USAGE,
                           "the seats want %d word%s, one for each player, not '%s'",
                           seats,
                           seats == 1 ? "" : "s",
                           text);
        kinds[i] = (SeatKind)kind;
        at += n + !last;
    }
    return 0;
}

int session_seats_said(const char *text)
{
    int n = text ? 1 : 0;

    for (; text && *text; text++) n += *text == ',';
    return n;
}

// Fails with the least and the most players that a mode has.
static int wrong_number(const Rules *rules, size_t n, const char *what, Err *err)
{
    int least = SEATS_MAX, most = 0;

    for (int i = 0; i < sitting_modes_n(rules); i++) {
        const int players = sitting_mode(rules, i).players;

        if (players < least) least = players;
        if (players > most) most = players;
    }
    if (least == most)
        return err_set(err, CODE_USAGE, "a game wants %d %s, not %zu", least, what, n);
    return err_set(
        err, CODE_USAGE, "a game wants %d to %d %s, not %zu", least, most, what, n);
}

int session_mode_find(const Rules *rules, const char *name, size_t n, const char *what,
                      Err *err)
{
    const int mode =
        name ? sitting_mode_find(rules, name) : sitting_mode_usual(rules, (int)n);
    char names[160];

    if (mode < 0 && name)
        return err_set(err,
                       CODE_USAGE,
                       "mode '%s' is not one of:%s",
                       name,
                       sitting_mode_names(rules, names, sizeof names));
    if (mode < 0) return wrong_number(rules, n, what, err);
    if (sitting_mode(rules, mode).players == n) return mode;
    return err_set(err,
                   CODE_USAGE,
                   "mode %s wants %d %s, not %zu",
                   name,
                   sitting_mode(rules, mode).players,
                   what,
                   n);
}

// Sets the number of games, which only a mode of several games can have.
static int set_games(const Rules *rules, const char *best_of, Setup *setup, Err *err)
{
    const int games = strlen(best_of) == 1 ? best_of[0] - '0' : -1;

    if (sitting_setting_find(rules, "best_of") < 0)
        return err_set(err, CODE_USAGE, "--best-of needs a mode of several games");
    if (!session_set(rules, setup, "best_of", games))
        return err_set(err, CODE_USAGE, "--best-of is 1, 3 or 5, not '%s'", best_of);
    if (setup->mode >= 0 && !sitting_mode(rules, setup->mode).series)
        return err_set(err, CODE_USAGE, "--best-of needs a mode of several games");
    return 0;
}

// Returns the mode called [mode], the first one if there is none of that name.
static int find_mode(const Rules *rules, const char *mode)
{
    const int found = sitting_mode_find(rules, mode);

    return found < 0 ? 0 : found;
}

// Returns how many games are wished, by an option or as a setting; NULL: nothing is said.
static const char *wished_games(const SittingWish *wish)
{
    const char *games = wish->best_of;

    for (int i = 0; !games && i < wish->set.n; i++)
        if (!strncmp(wish->set.said[i], "best_of=", 8)) games = wish->set.said[i] + 8;
    return games;
}

int session_setup(const Rules *rules, const SittingWish *wish, size_t decks,
                  Setup *setup, Err *err)
{
    const int series = sitting_mode_series(rules);
    const char *games = wished_games(wish);
    const char *mode = wish->mode;

    if (!deck_sections_n(rules)) {
        if (decks) return err_set(err, CODE_USAGE, "this game is played without decks");
        decks = (size_t)wish->seats;
        if (!decks)
            decks = sitting_mode(rules, mode ? find_mode(rules, mode) : 0).players;
    }
    if (games && !mode && series >= 0) mode = sitting_mode(rules, series).name;
    setup->mode = session_mode_find(
        rules, mode, decks, deck_sections_n(rules) ? "decks" : "players", err);
    if (setup->mode < 0) return -1;
    if (games && set_games(rules, games, setup, err)) return -1;
    if (session_set_all(rules, &wish->set, setup, err)) return -1;
    if (wish->asks_all) (void)session_set(rules, setup, "asks_all", true);
    return 0;
}
