// cmd_cards_person.c -- cardwright cards merge, cards forget: what a person knows better
// than lists.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "db/import/import_person.h"
#include "db/store/database.h"
#include "tools/cli/cards/import_command.h"
#include "tools/cli/commands.h"

static int merge_cards(const ImportCommand *command, Store *store, ImportReport *report,
                       Err *err)
{
    return import_person_merge(store, &command->import, command->what, report, err);
}

static int forget_card(const ImportCommand *command, Store *store, ImportReport *report,
                       Err *err)
{
    return import_person_forget(store, &command->import, command->what, report, err);
}

static int run_person(int argc, char **argv, bool merges)
{
    char usual[4096];
    ImportCommand command = {.db = usual};
    const CommandOption list[] = {{"db", &command.db},
                                  {"game", &command.game},
                                  {"dry-run", &command.import.dry_run},
                                  {"json", &command.json},
                                  {0}};
    Err err = {0};

    database_path(usual, sizeof usual);
    const int code = command_options(
        argc, argv, list, merges ? cmd_cards_merge_txt : cmd_cards_forget_txt, NULL);
    if (code >= 0) return code;
    if (argc - optind != 1 + merges)
        return command_usage(argv[0],
                             merges ? "wants two cards: the card, and the one that is "
                                      "the same"
                                    : "wants one card");
    Store *store = import_command_open(&command, &err);
    if (!store) return command_fail(&err);
    const ImportMerge both = {argv[optind], merges ? argv[optind + 1] : NULL};
    command.what = merges ? (const void *)&both : argv[optind];
    return import_command_run(&command, store, merges ? merge_cards : forget_card);
}

int cmd_cards_merge(int argc, char **argv)
{
    return run_person(argc, argv, true);
}

int cmd_cards_forget(int argc, char **argv)
{
    return run_person(argc, argv, false);
}
