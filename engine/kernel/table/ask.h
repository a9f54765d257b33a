// ask.h -- questions, answers, and the agents who give them.
//
// Rules and scripts ask by calling a function that returns the answer (section 3 of
// ARCHITECTURE.md). Where an agent in this process sits in the asked seat it is called;
// otherwise an answer given since the mark is returned; otherwise the step is abandoned
// and the question goes to whoever drives the game. A question that has only one
// possible answer is answered without being asked, in every way of driving (unless the
// table asks_all); so is what is asked of a player who is leaving the game.

#ifndef ASK_H
#define ASK_H

#include "engine/kernel/cards/value.h"

typedef struct Table Table;

enum { OPTIONS_MAX = 160, ANSWERS_MAX = 1024, QUESTION_TEXT = 60 };

// One thing that may be picked. Which fields matter depends on `kind`, a row of the
// game's options: an object, a spot, a player (n), a mode or card wording (ref: clause).
typedef struct {
    uint8_t kind;
    SpotId spot;
    ObjectId object;
    uint16_t ref;
    int16_t n;
} Option;

typedef enum { ASK_PICK, ASK_SPLIT } AskKind;

// PICK: between min and max of the options, in order where `ordered`.
// SPLIT: `total` among the options, at least 1 each: one number an option.
typedef struct {
    uint8_t kind; // AskKind
    PlayerId player;
    uint8_t prompt; // row of the game's prompts
    bool ordered;
    uint8_t min, max;
    int16_t total;
    Ref about;   // the card it is about, id 0 none
    CardId card; // its face
    uint16_t options_n;
    char text[QUESTION_TEXT]; // a script's own wording, "" if none
    Option options[OPTIONS_MAX];
} Question;

// PICK: indices of options. SPLIT: one amount for each option.
typedef struct {
    uint16_t n;
    uint8_t picks[OPTIONS_MAX];
} Answer;

// Answers in this process, at once. [table] shows the game as it stands in mid-step; an
// agent reads only what its player may know.
typedef struct {
    void *self; // NULL with answer NULL: nobody here, the game waits
    void (*answer)(void *self, const Table *table, const Question *question,
                   Answer *answer);
} Agent;

typedef struct {
    uint16_t used, n;           // read position and end
    uint8_t bytes[ANSWERS_MAX]; // count, then that many picks, answer by answer
} Answers;

// Starts the question that the caller then fills: for [player], worded by [prompt],
// about [about] (id 0: nothing). Valid until ask_now.
Question *ask_begin(Table *table, PlayerId player, int prompt, Ref about);
void ask_option(Question *question, Option option);

// Asks and returns the answer, valid until the next ask. Does not return where nobody
// has answered yet: the step is abandoned. With no options and min 0: an empty answer.
const Answer *ask_now(Table *table);

// Asks for one option of several and returns its index. The question must leave min and
// max at 1 and have an option.
int ask_one(Table *table);

// Whether [answer] is one that [question] allows, by the rule that it breaks otherwise.
// Returns NULL or a line of text.
const char *ask_refusal(const Question *question, const Answer *answer);

// Yes or no, in the words of [text] where it is not NULL.
bool ask_yes(Table *table, PlayerId player, int prompt, Ref about, const char *text);

#endif
