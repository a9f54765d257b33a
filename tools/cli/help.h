// help.h -- the help pages of the program: text files beside the commands, built in.
//
// The Makefile turns NAME.txt into an array NAME_txt. A page begins with an example. A
// {NAME} in it stands for what the program's tables say: where it is alone on its line,
// for lines that begin in its column, else for words within the line.

#ifndef HELP_H
#define HELP_H

#include <stdio.h>

extern const char cardwright_txt[];
extern const char cmd_bench_agreement_txt[];
extern const char cmd_bench_protocol_txt[];
extern const char cmd_bench_txt[];
extern const char cmd_card_txt[];
extern const char cmd_cards_forget_txt[];
extern const char cmd_cards_merge_txt[];
extern const char cmd_cards_txt[];
extern const char cmd_check_txt[];
extern const char cmd_completion_txt[];
extern const char cmd_coverage_txt[];
extern const char cmd_deck_txt[];
extern const char cmd_def_txt[];
extern const char cmd_diff_txt[];
extern const char cmd_draft_txt[];
extern const char cmd_engine_txt[];
extern const char cmd_explain_txt[];
extern const char cmd_export_txt[];
extern const char cmd_import_txt[];
extern const char cmd_imports_txt[];
extern const char cmd_man_txt[];
extern const char cmd_new_txt[];
extern const char cmd_play_txt[];
extern const char cmd_replay_txt[];
extern const char cmd_say_txt[];
extern const char cmd_serve_txt[];
extern const char cmd_shrink_txt[];
extern const char cmd_simulate_txt[];
extern const char cmd_test_txt[];
extern const char cmd_try_txt[];
extern const char cmd_why_txt[];
extern const char cmd_words_txt[];

// The text of a {NAME} in a page. [print] writes it; its lines begin in [column].
typedef struct {
    const char *name;
    void (*print)(int column, FILE *out);
} HelpPart;

// Prints a page, or a line of one. [parts] ends with a row without a name and has all names of
// the page; NULL: the page has none. {options} are printed by command_page.h.
void help_print(const char *page, const HelpPart *parts, FILE *out);

#endif
