// import_command_part.c -- asks before an import of which more than half is left out.
//
// A list whose columns are misunderstood looks so, and what is left of it is mostly wrong.

#include <stdio.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "tools/cli/cards/import_command.h"
#include "tools/door/terminal.h"

static bool is_asked(const ImportCommand *command)
{
    return !command->json && isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1;
}

// Returns whether the person says yes; anything else is no.
static bool says_yes(void)
{
    char answer[80];

    return fgets(answer, sizeof answer, stdin) && (*answer == 'y' || *answer == 'Y');
}

int import_command_part(const ImportCommand *command, const ImportReport *report,
                        Err *err)
{
    const ImportPart part = import_report_part(report);

    if (!part.is_small) return 0;
    terminal_tell(stderr,
                  "note: %d of %d rows and decks are left out, more than half",
                  part.left,
                  part.all);
    if (command->partly || command->import.dry_run || command->import.strict) return 0;
    if (!report->changes && !report->written) return 0;
    if (is_asked(command)) {
        terminal_put(stderr, "import the other %d? [y/N] ", part.all - part.left);
        (void)fflush(stderr);
        if (says_yes()) return 0;
    }
    return err_set(
        err,
        CODE_DATA,
        "nothing was imported: %d of %d rows and decks are left out, more than "
        "half; correct them, or import what is left with --partly",
        part.left,
        part.all);
}
