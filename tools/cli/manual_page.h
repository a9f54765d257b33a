// manual_page.h -- a help page as the source of a page of the manual (man 7 man).

#ifndef MANUAL_PAGE_H
#define MANUAL_PAGE_H

#include "tools/cli/help.h"

// Prints the help page of the command, "" for that of the program, with [says] behind its
// name.
void manual_page_print(const char *command, const char *says, const char *page,
                       const HelpPart *parts, FILE *out);

#endif
