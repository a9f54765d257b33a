// play_options.h -- the part of Play by which options of questions are worded.
//
// An option is worded by its role, alike in every game. A game may say more where it
// matters: what a pass gives up, what a play will do. In such a text
//
//   %c  is the thing of the option   %t  its place
//   %p  its player                   %n  its number
//   %T  the sums of the board's number: the asked player's, then those of the others,
//       "12 to 20"
//   %o  its thing with all that tells it from others
//   %a  what the question still has to give
//   %g  what the option gets of that: its number, where there is so much
//
//   [a|b]  is a where there is so much, and b where there is less

#ifndef PLAY_OPTIONS_H
#define PLAY_OPTIONS_H

#include "engine/cards/library.h"
#include "engine/cards/rules.h"
#include "engine/kernel/table/ask.h"

typedef struct {
    uint8_t prompt; // row of Rules.prompts
    uint8_t option; // row of Rules.options
    const char *text;
} PlayOptionText;

// A kind of option in the words of the game, the same for every question.
typedef struct {
    const char *text; // its words; NULL: they follow from its name and role
    const char *keys; // the letters under which players find it; NULL: none of its own
    const char *doc;  // "" without one
    const char *const *words; // for its numbers from 1 on; NULL: numbers are numbers
    int words_n;
} PlayOptionKind;

typedef struct PlayOptions {
    const PlayOptionText *texts;
    int texts_n;
    const PlayOptionKind *kinds; // by row of Rules.options; NULL: none has any
} PlayOptions;

// Returns the game's own words for an option of that kind: those for the prompt, else those
// of the kind. NULL if it has none.
const char *play_options_text(const Rules *rules, int prompt, int option);

// Returns what the game says of the kind of option, an empty row if nothing.
const PlayOptionKind *play_options_kind(const Rules *rules, int option);

// The first returns the word for the number of such an option, NULL: the number is its
// own word. The second returns the number that such a word stands for, 0: it is none of
// its words.
const char *play_options_word(const Rules *rules, int option, int n);
int play_options_number(const Rules *rules, int option, const char *word);

// Returns which one of its kind the clause is in its script, from 1.
int play_options_ability(const Library *library, ClauseId id);

// Writes which ability of its keyword an option uses, with the value of the keyword: "Gild, 1
// gold", "Hone 2"; "" of the use of another text.
enum { USE_TEXT = 224 };
void play_options_use(const Library *library, const Option *option,
                      char text[USE_TEXT]);

// Writes the words of a price that an option of CHOICE_PRICE offers, "2 gold and 1 gem".
enum { PRICE_TEXT = 160 };
void play_options_price(const Library *library, const Option *option,
                        char text[PRICE_TEXT]);

// Returns the first letter of a text that means nothing to options of CHOICE_OWN about these
// ABOUT_ parts, 0 if all do.
char play_options_beyond(const char *text, int about);

// Returns the first letter of a text that means nothing behind a `%`, 0 if all do.
char play_options_unknown(const char *text);

#endif
