// person.c -- opens a game for persons, and carries it from one line to the next.
//
// What the wish says is copied, so it may go once the game is open.

#include "tools/person/person.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/play/play_sitting.h"
#include "tools/catalog/open_game.h"
#include "tools/door/seed.h"
#include "tools/person/person_inside.h"
#include "tools/screen/screen.h"
#include "tools/try/tried.h"
#include "tools/view/foresight.h"

enum { RECORDS_OF_A_SEED = 999 };

// Brings the usual decks if nobody names one. Returns how many, 0 for an unknown mode.
static int bring_usual_decks(PersonGame *play, const char *mode, const char **decks)
{
    Catalog *catalog = play->session->catalog;
    const Rules *rules = session_rules(play->session);
    const int row = mode ? sitting_mode_find(rules, mode) : 0;
    Err ignored;

    if (row < 0) return 0;
    const int n = catalog_usual_decks(
        catalog, sitting_mode(rules, row).players, play->arena, decks, &ignored);
    return n > 0 ? n : 0;
}

// Says where the record goes: for "" to a name that no file has yet.
static int name_record(PersonGame *play, const char *wish, Err *err)
{
    const unsigned long long seed = (unsigned long long)play->session->setup.seed;

    if (wish && strlen(wish) >= sizeof play->path)
        return err_set(err, CODE_USAGE, "the name of the replay is too long");
    if (wish) (void)snprintf(play->path, sizeof play->path, "%s", wish);
    if (!wish || *wish || !play->persons) return 0;
    (void)snprintf(play->path, sizeof play->path, "game-%llu.jsonl", seed);
    for (int i = 2; i <= RECORDS_OF_A_SEED && !access(play->path, F_OK); i++)
        (void)snprintf(play->path, sizeof play->path, "game-%llu-%d.jsonl", seed, i);
    return 0;
}

// Reads who sits where.
static int seat_players(PersonGame *play, const PersonWish *wish, Err *err)
{
    const int seats = session_players(play->session);
    SeatKind kinds[SEATS_MAX];

    for (int i = 0; i < SEATS_MAX; i++)
        kinds[i] = wish->terminal && !i ? SEAT_HUMAN : SEAT_GREEDY;
    if (wish->seats && session_seats(wish->seats, seats, kinds, err)) return -1;
    for (int i = 0; i < seats; i++) {
        play->session->bots[i].kind = (uint8_t)kinds[i];
        play->persons += kinds[i] == SEAT_HUMAN;
    }
    play->terminal = wish->terminal && play->persons;
    return 0;
}

// Reads with which decks the game begins, and where the record goes.
static int prepare(PersonGame *play, const PersonWish *wish, const char *const *decks,
                   Err *err)
{
    Session *session = play->session;

    if (seat_players(play, wish, err)) return -1;
    session->setup.seed = wish->any_seed ? seed_wished(-1) : wish->seed;
    if (name_record(play, wish->record, err)) return -1;
    if (session_decks(session, decks, err)) return -1;
    session_tell_bans(session, decks);
    store_let_go(catalog_store(session->catalog));
    return person_begin(play, err);
}

// Opens the game that the wish or its decks name: it says how many decks it wants. The start of a
// game reads one state of the database.
static PersonOpening open_decks(PersonGame *play, const PersonWish *wish, Err *err)
{
    const char *decks[SEATS_MAX] = {NULL};
    SittingWish sitting = wish->sitting;
    int n = wish->decks_n;
    const char *game =
        open_game_of_decks(wish->db, wish->game, wish->decks, n, play->arena);

    play->session = session_hold(wish->db, game, err);
    if (!play->session) return PERSON_FAILED;
    sitting.seats = session_seats_said(wish->seats);
    for (int i = 0; i < n && i < SEATS_MAX; i++) decks[i] = wish->decks[i];
    if (!n) n = bring_usual_decks(play, sitting.mode, decks);
    const Rules *rules = session_rules(play->session);
    if (session_setup(rules, &sitting, (size_t)n, &play->session->setup, err))
        return PERSON_UNFIT;
    return prepare(play, wish, decks, err) ? PERSON_FAILED : PERSON_OPENED;
}

// Returns whether the game goes on from the first game of a record, so that a record of
// it is whole.
static bool is_recorded(const StartPosition *start)
{
    return start->kind == START_RECORD && start->number == 1;
}

// Plays on from a position. A record of that begins with decks, so there is one only where
// the position is a moment of a record.
static PersonOpening open_position(PersonGame *play, const PersonWish *wish, Err *err)
{
    const char **word = arena_take(play->arena, sizeof *word);
    StartWish *start = arena_take(play->arena, sizeof *start);

    *word = arena_text(play->arena, *wish->decks);
    *start = (StartWish){.words = word, .n = 1};
    if (wish->db) start->db = arena_text(play->arena, wish->db);
    start->game = play->game;
    play->tried = tried_open(start, err);
    if (!play->tried) return PERSON_FAILED;
    if (wish->record && *wish->record && !is_recorded(&play->tried->start)) {
        (void)err_set(err,
                      CODE_USAGE,
                      "--replay records a game that begins with decks, or goes on "
                      "from a replay");
        return PERSON_UNFIT;
    }
    play->session = play->tried->trail.session;
    play->session->table.asks_all = false;
    session_seat_bots(play->session, wish->any_seed ? 1 : wish->seed);
    if (seat_players(play, wish, err)) return PERSON_FAILED;
    if (is_recorded(&play->tried->start) && name_record(play, wish->record, err))
        return PERSON_FAILED;
    return person_begin(play, err) ? PERSON_FAILED : PERSON_OPENED;
}

PersonOpening person_open(const PersonWish *wish, PersonGame **game, Err *err)
{
    PersonGame *play = calloc(1, sizeof *play);

    ENOUGH(play);
    play->stands = PLAY_OVER;
    play->scene = calloc(1, sizeof *play->scene);
    ENOUGH(play->scene);
    play->arena = arena_new();
    if (wish->game) play->game = arena_text(play->arena, wish->game);
    play->json = wish->json;
    play->scene->colour = wish->colour;
    play->force = wish->force;
    play->keeps = wish->keeps;
    play->status = GAME_WAITS;
    const PersonOpening opened = start_position_is_named(wish->decks, wish->decks_n)
                                     ? open_position(play, wish, err)
                                     : open_decks(play, wish, err);
    if (opened == PERSON_OPENED)
        *game = play;
    else
        person_close(play);
    return opened;
}

void person_close(PersonGame *play)
{
    if (!play) return;
    person_end(play, true);
    free(play->log);
    for (int i = 0; i < SEATS_MAX; i++) account_forget(&play->accounts[i]);
    free(play->movers.keys);
    foresight_free(play->foresight);
    free(play->scene);
    if (play->tried)
        tried_close(play->tried);
    else
        session_close(play->session);
    free(play->said);
    arena_free(play->arena);
    free(play);
}

void person_type(PersonGame *play, const PersonTyped *typed, PersonSaid *said)
{
    free(play->said);
    play->out = open_memstream(&play->said, &play->said_n);
    ENOUGH(play->out);
    play->width = screen_width_of(typed->columns);
    play->rows = typed->rows;
    play->ahead = typed->ahead;
    play->begins = false;
    const PersonWants wants = person_go_on(play, typed->line);
    ENOUGH(!fclose(play->out) && play->said);
    play->out = NULL;
    *said = (PersonSaid){.wants = wants,
                         .begins = play->begins,
                         .text = play->said,
                         .status = play->status,
                         .thought = !bot_thinking_fault(play->session->thinking),
                         .shared = play->persons > 1,
                         .record = play->path,
                         .lost = play->lost.text};
}
