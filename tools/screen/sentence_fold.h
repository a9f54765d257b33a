// sentence_fold.h -- joins sentences that follow each other and say the same of several things:
// "Annie goes to Mill, Ford and Mill."
//
// Two are alike up to a last " to " or ": ". Up to three kinds may take turns, as a walk does by
// whose steps dice are spent. Who walks keeps the order of the steps; nothing is left out.

#ifndef SENTENCE_FOLD_H
#define SENTENCE_FOLD_H

enum {
    FOLDED_KINDS = 3,
    FOLDED_BYTES =
        400, // of one sentence; one that grew longer is told, and a new one begins
};

// Sentences of one kind, on their way.
typedef struct {
    char text[FOLDED_BYTES]; // without the full stop
    int n, head, last;       // bytes: of all, of what is alike, before the last thing
    int things, times;       // how many, and how often the last one
    unsigned whom;
} FoldedSentence;

// All zero: nothing is on its way. What a call completes lies in [told] up to the next call.
typedef struct {
    FoldedSentence kinds[FOLDED_KINDS];
    int kinds_n;
    struct {
        const char *text;
        int n;
    } told[FOLDED_KINDS + 1];
    int told_n;
    char ended[FOLDED_KINDS][FOLDED_BYTES];
} SentenceFold;

// Adds a sentence of [n] bytes, which stays where it is. Those with another [whom] are not alike.
void sentence_fold_add(SentenceFold *fold, const char *text, int n, unsigned whom);

// Completes what is on its way: something else follows.
void sentence_fold_end(SentenceFold *fold);

#endif
