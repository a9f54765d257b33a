// cmd_man.c -- prints a help page as a page of the manual.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "tools/cli/command_page.h"
#include "tools/cli/commands.h"

// Returns the command or part that is asked for, NULL: there is none.
static const Command *asked(int argc, char **argv)
{
    char name[64] = "";

    (void)snprintf(name,
                   sizeof name,
                   "%s%s%s",
                   argv[0],
                   argc > 1 ? " " : "",
                   argc > 1 ? argv[1] : "");
    for (const Command *it = command_all(); it->name; it++)
        if (!strcmp(it->name, name)) return it;
    return NULL;
}

// Prints the page that the command itself prints for --help.
static int print_command(const Command *command, int argc, char **argv)
{
    char help[] = "--help";
    char *words[4] = {argv[0], argc > 1 ? argv[1] : help, argc > 1 ? help : NULL, NULL};
    const Command *runs = command;

    while (!runs->run) runs--;
    command_page_as_manual(command->says);
    return runs->run(argc + 1, words);
}

int cmd_man(int argc, char **argv)
{
    const CommandOption list[] = {{0}};
    const int code = command_options(argc, argv, list, cmd_man_txt, NULL);

    if (code >= 0) return code;
    if (optind == argc) {
        command_page_as_manual("play, check and make card games");
        command_help(stdout);
        return CODE_OK;
    }
    if (argc - optind > 2)
        return command_usage("man", "takes a command and a part of it");
    const Command *command = asked(argc - optind, argv + optind);
    if (!command)
        return command_usage("man",
                             "there is no command '%s%s%s'",
                             argv[optind],
                             optind + 1 < argc ? " " : "",
                             optind + 1 < argc ? argv[optind + 1] : "");
    return print_command(command, argc - optind, argv + optind);
}
