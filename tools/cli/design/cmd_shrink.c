// cmd_shrink.c -- cardwright shrink: the shortest game or scenario that still fails.
//
// Ctrl-C ends the search; what was found so far is written.

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/shrink/shrink.h"

static volatile sig_atomic_t stopped;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    stopped = 1;
}

static void print_shrunk(const Shrunk *shrunk)
{
    terminal_tell(
        stdout, "It fails: %.*s", (int)strcspn(shrunk->why, "\n"), shrunk->why);
    for (int i = 0; i < shrunk->counts_n; i++) {
        const ShrinkCount *count = &shrunk->counts[i];

        if (count->before)
            terminal_tell(stdout,
                          "%s: %d, %d of them are left",
                          count->what,
                          count->before,
                          count->after);
    }
    terminal_tell(stdout,
                  "%s (%d tries, %.1f s)",
                  shrunk->whole ? "Nothing more can be left out."
                                : "There was no time for more: more may be left out.",
                  shrunk->tries,
                  shrunk->seconds);
    terminal_tell(stdout, "%s is written.", shrunk->out);
}

static void print_json(const Shrunk *shrunk)
{
    json_t *parts = json_object();
    char *line;

    for (int i = 0; i < shrunk->counts_n; i++)
        json_object_set_new(parts,
                            shrunk->counts[i].what,
                            json_pack("{s:i, s:i}",
                                      "before",
                                      shrunk->counts[i].before,
                                      "after",
                                      shrunk->counts[i].after));
    json_t *json = json_pack("{s:o, s:o, s:i, s:f, s:b, s:o}",
                             "file",
                             json_safe_text(shrunk->out),
                             "fails",
                             json_safe_text(shrunk->why),
                             "tries",
                             shrunk->tries,
                             "seconds",
                             shrunk->seconds,
                             "whole",
                             shrunk->whole,
                             "parts",
                             parts);
    line = json_safe_line(json);
    terminal_tell(stdout, "%s", line);
    free(line);
    json_decref(json);
}

int cmd_shrink(int argc, char **argv)
{
    ShrinkWish wish = {.stop = &stopped};
    CommandNumber seconds = {60, 1, 86400};
    bool json = false;
    const CommandOption list[] = {{"seconds", &seconds},
                                  {"force", &wish.force},
                                  {"json", &json},
                                  {"db", &wish.db},
                                  {"game", &wish.game},
                                  {0}};
    int code = command_options(argc, argv, list, cmd_shrink_txt, NULL);
    Shrunk shrunk;
    Err err = {0};

    if (code >= 0) return code;
    if (argc - optind != 1) return command_usage("shrink", "wants one file");
    wish.word = argv[optind];
    wish.seconds = (int)seconds.n;
    sigaction(SIGINT, &(struct sigaction){.sa_handler = on_interrupt}, NULL);
    code = shrink_run(&wish, &shrunk, &err) ? command_fail(&err) : CODE_OK;
    if (!code && json) print_json(&shrunk);
    if (!code && !json) print_shrunk(&shrunk);
    shrink_free(&shrunk);
    return code;
}
