// option_page.h -- the options of a question in columns and pages.
//
// Every option is on some page, whole: one that is wider than the screen goes on in a
// further line. Columns keep the order, downwards first.

#ifndef OPTION_PAGE_H
#define OPTION_PAGE_H

#include "tools/view/keys.h"

// The options, worded once, as [keys] has them: what is alike is one. option_page_free frees them.
typedef struct {
    Line *lines; // key and words of each option; NULL without memory: there are none
    int *counts; // options in each line; NULL: one
    int n;
    int width;   // columns of the screen
    int widest;  // columns of the widest option
    bool folded; // by option_fold: its lines stand below each other
} OptionPage;

OptionPage option_page_of(const Keys *keys, const Scene *scene,
                          const Question *question, int width);
void option_page_free(OptionPage *page);

// Returns how many columns have room beside each other, at least 1.
int option_page_columns(const OptionPage *page);

// Returns the lines that all options take in so many columns.
int option_page_height(const OptionPage *page, int columns);

// Returns how many pages of [room] lines there are.
int option_page_pages(const OptionPage *page, int columns, int room);

// Prints page [number], counted from 0, in [room] lines (0: any number). A page after the
// last one is the first again. Returns how many pages there are.
int option_page_print(const OptionPage *page, int columns, int room, int number,
                      FILE *out);

#endif
