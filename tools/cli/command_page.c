// command_page.c -- prints a page around the options of its command.

#include "tools/cli/command_page.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/cli/command_option.h"
#include "tools/cli/manual_page.h"

// The words behind the name of the command on a page of the manual; NULL: pages are
// help.
static const char *manual_says;

void command_page_as_manual(const char *says)
{
    manual_says = says;
}

void command_page_print(const char *command, const char *page, const HelpPart *parts,
                        FILE *out)
{
    const char *options = strstr(page, COMMAND_OPTIONS_LINE);

    if (manual_says) {
        manual_page_print(command, manual_says, page, parts, out);
        return;
    }
    if (!options) {
        help_print(page, parts, out);
        return;
    }
    char *before = strndup(page, (size_t)(options - page));
    ENOUGH(before);
    help_print(before, parts, out);
    free(before);
    command_option_print(command, parts, out);
    help_print(options + strlen(COMMAND_OPTIONS_LINE), parts, out);
}
