// cmd_play.c -- cardwright play: a game in a terminal, or told in sentences, or as
// JSON.
//
// The library plays it (cardwright.h): lines that are typed go in, and what comes back is shown.
// Here are the keyboard and the screen.

#include <getopt.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "db/text/arena.h"
#include "engine/base/base.h"
#include "tools/bots/bot.h"
#include "tools/catalog/games.h"
#include "tools/cli/commands.h"
#include "tools/cli/embedded.h"
#include "tools/door/seed.h"
#include "tools/door/terminal.h"

static const HelpPart help_parts[] = {{"modes", games_print_modes}, {0}};

// The wish of the command line, and the game that it becomes.
typedef struct {
    CwSetup setup;
    CwSit sit;
    const char *seats, *best_of, *record;
    bool floats, asks_all, open_lists, json, force;
    CommandNumber seed; // -1: any
    SettingWords set;
    CwEngine *engine;
    CwSitting sitting;
    Arena *arena;
    bool terminal;
} Playing;

static int read_options(int argc, char **argv, Playing *play)
{
    const CommandOption list[] = {{"seats", &play->seats},
                                  {"open-lists", &play->open_lists},
                                  {"seed", &play->seed},
                                  {"mode", &play->setup.mode},
                                  {"best-of", &play->best_of},
                                  {"set", &play->set},
                                  {"floating", &play->floats},
                                  {"ask-all", &play->asks_all},
                                  {"db", &play->sit.path},
                                  {"game", &play->sit.game},
                                  {"replay", &play->record},
                                  {"force", &play->force},
                                  {"json", &play->json},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_play_txt, help_parts);

    if (code >= 0) return code;
    play->setup.decks = (const char *const *)argv + optind;
    play->setup.decks_n = (size_t)(argc - optind);
    return -1;
}

// Takes the settings, those that are options of their own too.
static void take_settings(Playing *play)
{
    const char **said = arena_take(play->arena, (SETTING_WORDS_MAX + 2) * sizeof *said);
    size_t n = 0;

    if (play->best_of)
        said[n++] = arena_format(play->arena, "best_of=%s", play->best_of);
    if (play->floats) said[n++] = "floats=yes";
    for (int i = 0; i < play->set.n; i++) said[n++] = play->set.said[i];
    play->setup.settings = said;
    play->setup.settings_n = n;
    play->setup.asks_all = play->asks_all;
}

// Opens the decks to all bots that search. Returns -1 to go on, an exit code if there are none.
static int open_lists(const char **words, size_t n)
{
    int found = 0;

    for (size_t i = 0; i < n; i++) {
        const char *open = bot_open_name(words[i]);

        if (open) words[i] = open;
        found += open != NULL;
    }
    if (found) return -1;
    return command_usage("play", "--open-lists wants a seat that is search");
}

// Takes the words of --seats. Returns -1 to go on.
static int take_seats(Playing *play)
{
    const char *at = play->seats;
    size_t n = 0, most = 1;

    if (!at) return play->open_lists ? open_lists(NULL, 0) : -1;
    for (const char *byte = at; *byte; byte++) most += *byte == ',';
    const char **words = arena_take(play->arena, most * sizeof *words);
    for (;; at++) {
        const size_t length = strcspn(at, ",");

        words[n++] = arena_text_n(play->arena, at, length);
        at += length;
        if (!*at) break;
    }
    play->setup.seats = words;
    play->setup.seats_n = n;
    return play->open_lists ? open_lists(words, n) : -1;
}

// Begins the game. Returns -1 to go on, else an exit code.
static int begin(Playing *play)
{
    CwSit *sit = &play->sit;

    play->terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !play->json;
    take_settings(play);
    const int code = take_seats(play);
    if (code >= 0) return code;
    play->setup.seed = play->seed.n < 0 ? 0 : (uint64_t)play->seed.n;
    sit->any_seed = play->seed.n < 0;
    sit->terminal = play->terminal;
    sit->colours = play->terminal && !getenv("NO_COLOR");
    sit->json = play->json;
    sit->keeps = sit->takes_input = true;
    sit->record = play->record ? play->record : "";
    sit->force = play->force;
    play->engine = embedded_new();
    const CwStatus status =
        cw_sitting_begin(play->engine, &play->setup, sit, &play->sitting);
    if (!status) {
        embedded_tell_notes(play->engine);
        return -1;
    }
    if (status != CW_REFUSED) return embedded_fail(play->engine, status);
    embedded_tell_notes(play->engine);
    return command_usage("play", "%s", cw_message(play->engine));
}

// ---- Ctrl-C

// The data of the handler, which gets no argument.
enum {
    PATH_BYTES = 512,
    SHOWN_MOST = 6
}; // of the record; shown, each byte may take six
static struct termios interrupted_terminal;
static volatile sig_atomic_t interrupted_is_terminal;
static char interrupted_text[PATH_BYTES * SHOWN_MOST + 64];
static volatile sig_atomic_t interrupted_is_shared;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    if (interrupted_is_terminal)
        tcsetattr(STDIN_FILENO, TCSANOW, &interrupted_terminal);
    if (interrupted_is_shared) terminal_alarm_forget();
    if (terminal_alarm(interrupted_text)) _exit(CODE_IO);
    _exit(CODE_STOPPED);
}

// Makes Ctrl-C, from here on, restore the terminal, name the record and leave.
static void watch_interrupts(const Playing *play, const CwSaid *said)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    char path[PATH_BYTES * SHOWN_MOST];

    (void)snprintf(interrupted_text,
                   sizeof interrupted_text,
                   *said->record ? "\nStopped; the replay up to here is %s\n"
                                 : "\nStopped\n",
                   terminal_line(said->record, path, sizeof path));
    interrupted_is_shared = play->terminal && said->shared;
    interrupted_is_terminal = tcgetattr(STDIN_FILENO, &interrupted_terminal) == 0;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

// ---- keyboard and screen

static char *read_typed(const Playing *play)
{
    char *text = NULL;
    size_t size = 0;

    if (play->terminal) return terminal_ask("> ");
    (void)fflush(stdout);
    if (getline(&text, &size, stdin) > 0) {
        text[strcspn(text, "\r\n")] = '\0';
        return text;
    }
    free(text);
    return NULL;
}

// Reads the line that the game wants, NULL at the end of the input. Where the keyboard goes to
// another person nothing stays of what was typed.
static char *read_wanted(const Playing *play, const CwSaid *said)
{
    if (said->wants != CW_WANTS_HANDS) return read_typed(play);
    terminal_forget_typed();
    char *text = read_typed(play);
    terminal_forget_typed();
    return text;
}

// Types lines and shows what is said to them, up to the end. Returns the exit code.
static int play_on(Playing *play)
{
    CwTyped typed = {.size = sizeof typed};
    CwSaid said = {.size = sizeof said, .wants = CW_WANTS_TIME};
    bool first = true;
    int ahead = 0; // bytes that were typed before the question was shown

    do {
        char *text = said.wants == CW_WANTS_TIME ? NULL : read_wanted(play, &said);

        typed.line = text;
        typed.ahead = ahead > 0;
        typed.columns = terminal_columns(stdout);
        typed.rows = terminal_rows(stdout);
        const CwStatus status =
            cw_sitting_type(play->engine, play->sitting, &typed, &said);
        if (text) ahead -= (int)strlen(text) + 1;
        free(text);
        if (status) return embedded_fail(play->engine, status);
        if (said.begins) ahead = play->terminal ? terminal_typed() : 0;
        terminal_ours(stdout, said.text);
        embedded_tell_notes(play->engine);
        if (first) watch_interrupts(play, &said);
        first = false;
    } while (said.wants != CW_WANTS_NOTHING);
    int code = said.stage == CW_FAULTY ? CODE_OURS : CODE_OK;
    if (said.stage == CW_STOPPED) code = CODE_FINDINGS;
    if (!*said.lost) return code;
    Err err;
    (void)err_set(&err, CODE_IO, "%s", said.lost);
    const int lost = command_fail(&err);
    return code ? code : lost;
}

int cmd_play(int argc, char **argv)
{
    Playing play = {.setup.size = sizeof play.setup,
                    .sit.size = sizeof play.sit,
                    .seed = {-1, 0, SEED_MAX},
                    .arena = arena_new()};
    int code = read_options(argc, argv, &play);

    if (code < 0) code = begin(&play);
    if (code < 0) code = play_on(&play);
    cw_close(&play.engine);
    arena_free(play.arena);
    return code;
}
