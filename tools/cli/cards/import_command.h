// import_command.h -- what commands that write the card database do alike: import, and
// cards merge and cards forget.
//
// All of them are imports: one transaction, scripts loaded before it is committed, and a
// report of what changed.

#ifndef IMPORT_COMMAND_H
#define IMPORT_COMMAND_H

#include "db/import/import.h"
#include "tools/catalog/import_check.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/cards/import_texts.h"
#include "tools/door/progress.h"

typedef struct ImportCommand {
    ImportedGames games; // first, because it is the context of find_game
    ImportOptions import;
    const char *db;
    const char *game; // of lists and decks
    bool json;
    bool keep_faulty;
    bool partly;      // an import of which more than half is left out is wanted
    bool undo;        // the work takes an import back
    const void *what; // of the work
    Progress progress;
    ImportCheck check; // what the scripts of the database are like
    ImportTexts texts; // that say something else than their scripts
} ImportCommand;

// Opens the database of [command] to write, or for a dry run in a way that leaves every
// byte of it. NULL: [err].
Store *import_command_open(const ImportCommand *command, Err *err);

// Works all cards of a database anew that was just brought forward, and tells what that
// changed or why it failed; then they stay as they were.
void import_command_settle(ImportCommand *command, Store *store);

// Does [work] on [store], closes that, and tells the result. Returns the exit code.
int import_command_run(ImportCommand *command, Store *store,
                       int (*work)(const ImportCommand *, Store *, ImportReport *,
                                   Err *));

// Says first if more than half of the import is left out, and asks the person at the
// terminal. Returns -1 with [err] to import nothing.
int import_command_part(const ImportCommand *command, const ImportReport *report,
                        Err *err);

// Prints the result as a page or as JSON. [err] NULL: the work was done. Returns the exit
// code.
int import_command_tell(const ImportCommand *command, const ImportReport *report,
                        const Err *err);

#endif
