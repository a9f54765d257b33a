// play.c -- a game in a terminal, or told in sentences, or as JSON.
//
// One loop drives every form: the game waits, a bot or the person in that seat answers,
// the record takes the answer down. What differs is who watches: a Watcher gets the
// events and the end.

#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "play.h"

static const char help[] =
    "Example: cardwright play proving-grounds-annie proving-grounds-garen --seed 7\n"
    "\n"
    "Usage: cardwright play [DECK...] [OPTION]...\n"
    "Plays a game of Riftbound: in a terminal with the board and numbered options,\n"
    "elsewhere (or between bots) told turn by turn. A deck for each player, in turn\n"
    "order; in teams the first and third play together. Without decks preconstructed\n"
    "ones. A DECK is a file or the name of a deck in the database.\n"
    "\n"
    "  --seats A,B...  who plays: human, bot (greedy), random, greedy; default\n"
    "                  a human against bots in a terminal, bots elsewhere\n"
    "  --seed N        all chance comes from it; drawn and printed if not given\n"
    "  --mode MODE     duel, match (best of three), skirmish (three players), war\n"
    "                  (four), teams (two against two); default by the number of\n"
    "                  decks: duel, skirmish, war\n"
    "  --best-of N     plays a match of 1, 3 (default) or 5 games\n"
    "  --floating      offer adding resources by hand, ahead of need\n"
    "  --db FILE       the card database; default build/cards.db\n"
    "  --replay FILE   where the game is recorded; default game-SEED.jsonl where a\n"
    "                  person plays, nowhere else\n"
    "  --json          one object a line, the last with winner, points, turns, hash\n"
    "  --help          this text\n"
    "\n"
    "In play: numbers answer (\"1 3\" picks two), ? explains, u takes back, l shows\n"
    "the log, q leaves; the replay is kept.\n";

enum {
    OPT_SEATS = 256,
    OPT_SEED,
    OPT_MODE,
    OPT_BEST_OF,
    OPT_FLOATING,
    OPT_DB,
    OPT_REPLAY,
    OPT_JSON
};

static const struct option long_options[] = {
    {"seats", required_argument, NULL, OPT_SEATS},
    {"seed", required_argument, NULL, OPT_SEED},
    {"mode", required_argument, NULL, OPT_MODE},
    {"best-of", required_argument, NULL, OPT_BEST_OF},
    {"floating", no_argument, NULL, OPT_FLOATING},
    {"db", required_argument, NULL, OPT_DB},
    {"replay", required_argument, NULL, OPT_REPLAY},
    {"json", no_argument, NULL, OPT_JSON},
    {"help", no_argument, NULL, 'h'},
    {0},
};

typedef struct {
    const char *decks[SEATS_MAX];
    const char *seats, *db, *replay, *mode_name;
    uint64_t seed;
    int best_of;
    bool seeded, floats, json;
    Mode mode;
} Wish;

static int read_option(int option, Wish *wish)
{
    long long n;

    switch (option) {
    case OPT_SEATS: wish->seats = optarg; return 0;
    case OPT_FLOATING: wish->floats = true; return 0;
    case OPT_DB: wish->db = optarg; return 0;
    case OPT_REPLAY: wish->replay = optarg; return 0;
    case OPT_JSON: wish->json = true; return 0;
    case OPT_SEED:
        if (!command_number(optarg, 0, 1LL << 53, &n))
            return command_usage(
                "play", "--seed wants a whole number, not '%s'", optarg);
        wish->seed = (uint64_t)n;
        wish->seeded = true;
        return 0;
    case OPT_BEST_OF:
        wish->best_of = session_best_of(optarg);
        if (wish->best_of) return 0;
        return command_usage("play", "--best-of is 1, 3 or 5, not '%s'", optarg);
    case OPT_MODE: wish->mode_name = optarg; return 0;
    default: return command_usage("play", "the arguments are not understood");
    }
}

static int read_decks(int argc, char **argv, Wish *wish)
{
    static const char *const usual[SEATS_MAX] = {"proving-grounds-annie",
                                                 "proving-grounds-garen",
                                                 "proving-grounds-lux",
                                                 "proving-grounds-master-yi"};
    if (wish->best_of && !wish->mode_name) wish->mode_name = "match";
    const int named = wish->mode_name ? mode_find(wish->mode_name) : MODE_DUEL;
    const int given = argc - optind;
    const int n = given || named < 0 ? given : mode_row((Mode)named)->players;
    Err err;
    const int mode = session_mode(wish->mode_name, (size_t)n, "decks", &err);

    if (mode < 0) return command_usage("play", "%s", err.text);
    if (wish->best_of && mode != MODE_MATCH)
        return command_usage("play", "--best-of is of a match alone");
    wish->mode = (Mode)mode;
    for (int i = 0; i < n; i++) wish->decks[i] = given ? argv[optind + i] : usual[i];
    return 0;
}

static int read_wish(int argc, char **argv, Wish *wish)
{
    int option;

    optind = 1;
    while ((option = getopt_long(argc, argv, "h", long_options, NULL)) != -1) {
        if (option == 'h') {
            fputs(help, stdout);
            return -1;
        }
        int code = read_option(option, wish);
        if (code) return code;
    }
    return read_decks(argc, argv, wish);
}

static bool a_person_plays(const Play *play)
{
    for (int i = 0; i < setup_seats(&play->session->setup); i++)
        if (play->session->bots[i].sort == SEAT_HUMAN) return true;
    return false;
}

// Who sits where, what is shown, where the record goes.
static int prepare(Play *play, const Wish *wish, Err *err)
{
    const bool terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !wish->json;
    Session *session = play->session;
    SeatSort sorts[SEATS_MAX] = {
        terminal ? SEAT_HUMAN : SEAT_GREEDY, SEAT_GREEDY, SEAT_GREEDY, SEAT_GREEDY};
    const int seats = mode_row(wish->mode)->players;

    if (wish->seats && session_seats(wish->seats, seats, sorts, err)) return -1;
    session->setup.mode = wish->mode;
    for (int i = 0; i < seats; i++) session->bots[i].sort = (uint8_t)sorts[i];
    play->terminal = terminal && a_person_plays(play);
    play->json = wish->json;
    play->scene->colour = terminal && !getenv("NO_COLOR");
    session->setup.floats = wish->floats;
    session->setup.best_of = wish->best_of;
    session->setup.seed = wish->seeded ? wish->seed : session_random_seed();
    if (!wish->seeded)
        fprintf(stderr, "seed %llu\n", (unsigned long long)session->setup.seed);
    if (wish->replay)
        snprintf(play->path, sizeof play->path, "%s", wish->replay);
    else if (a_person_plays(play))
        snprintf(play->path,
                 sizeof play->path,
                 "game-%llu.jsonl",
                 (unsigned long long)session->setup.seed);
    if (session_decks(session, wish->decks, err)) return -1;
    session_tell_bans(session, wish->decks);
    return 0;
}

int cmd_play(int argc, char **argv)
{
    Wish wish = {0};
    Err err = {0};
    int code = read_wish(argc, argv, &wish);
    Play play = {0};

    if (code) return code < 0 ? CODE_OK : code;
    play.session = session_open(wish.db, &err);
    if (!play.session) return command_fail(&err);
    play.scene = calloc(1, sizeof *play.scene);
    if (prepare(&play, &wish, &err))
        code = command_fail(&err);
    else
        code = play_games(&play, &err);
    free(play.scene);
    session_close(play.session);
    return code;
}
