// account.h -- what happened since a player was asked last, in as few lines as there is room
// for.
//
// Sentences stand one a line behind three signs: what it is, and whom it is about. Folding
// joins them first; then it leaves out what is only bookkeeping; at last what is not about
// anything of the reader. What is about the reader's things stays in each fold.

#ifndef ACCOUNT_H
#define ACCOUNT_H

#include "tools/view/narrate.h"

// The folds, from the longest text to the shortest.
typedef enum {
    ACCOUNT_WHOLE,  // a sentence a line
    ACCOUNT_JOINED, // a turn a paragraph
    ACCOUNT_SHORT,  // without bookkeeping of others
    ACCOUNT_OWN,    // what is about the reader's things alone
    ACCOUNT_FOLDS
} AccountFold;

typedef struct {
    char *text; // NULL: nothing happened
    size_t n;
} Account;

void account_add(Account *account, TellKind kind, const NarrateAbout *about,
                 const char *sentence);

// Makes the account the first [n] bytes of what it is; account_forget: empty.
void account_cut(Account *account, size_t n);
void account_forget(Account *account);

// Returns the text of an account as [reader] gets it, in lines that fit [width]; the caller
// frees it. "" if nothing happened.
char *account_text(const char *account, PlayerId reader, AccountFold fold, int width);

#endif
