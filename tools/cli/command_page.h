// command_page.h -- the page of a command: help for a terminal, or a page of the manual.

#ifndef COMMAND_PAGE_H
#define COMMAND_PAGE_H

#include "tools/cli/help.h"

// Prints the page of the command, "" for that of the program. The line {options} stands for its
// options, [parts] for all other names.
void command_page_print(const char *command, const char *page, const HelpPart *parts,
                        FILE *out);

// From now on pages are printed as sources for man, with [says] behind the command's name.
void command_page_as_manual(const char *says);

#endif
