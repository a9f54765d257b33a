// cmd_man.c -- prints a help page as a page of the manual.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "tools/cli/command_page.h"
#include "tools/cli/commands.h"

// Prints the page that the command itself prints for --help.
static int print_command(const Command *command)
{
    char help[] = "--help";
    char *words[] = {(char *)command->name, help, NULL};

    command_page_as_manual(command->says);
    return command->run(2, words);
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
    const Command *command = command_find(argv[optind], argv[optind + 1]);
    if (!command)
        return command_usage("man",
                             "there is no command '%s%s%s'",
                             argv[optind],
                             optind + 1 < argc ? " " : "",
                             optind + 1 < argc ? argv[optind + 1] : "");
    return print_command(command);
}
