// ask.h -- questions, answers, and the agents who give them.
//
// Rules and scripts ask by calling a function that returns the answer ("Asking" in
// ARCHITECTURE.md). The answer comes from the first of these that has one:
//
//   1. the question itself, where it allows only one answer (unless it asks all)
//   2. the answers given since the mark, for a step that runs again
//   3. the least that is allowed, for a player who is leaving the game
//   4. an agent of this process that sits in the asked seat
//
// Otherwise the step is abandoned, and the driver of the game gets the question.

#ifndef ASK_H
#define ASK_H

#include "engine/base/limit.h"
#include "engine/cards/value.h"

typedef struct Table Table;
typedef struct State State;

enum { QUESTION_TEXT = 60 };

// One thing that may be picked. Which fields matter depends on `kind`, a row of the
// game's options: an object, a spot, a player (n), a mode or card wording (ref: clause).
typedef struct {
    uint8_t kind;
    uint8_t part; // what else it says, of some kinds
    SpotId spot;
    ObjectId object;
    uint16_t ref;
    int16_t n;
    int16_t form; // of an ability: tells those of one clause apart (ability_form)
} Option;

// ASK_PICK: the player picks from min to max options, in an order where `ordered`.
// ASK_SPLIT: the player divides `total` among all options, at least 1 each.
typedef enum { ASK_PICK, ASK_SPLIT } AskKind;

typedef struct {
    uint8_t kind; // AskKind
    PlayerId player;
    uint8_t prompt; // row of the game's prompts
    bool ordered;
    bool full; // more was offered than a question has room for
    uint8_t pad;
    uint16_t min, max;
    int16_t total;
    Ref about;   // the card it is about, id 0 none
    CardId card; // its face
    uint16_t options_n;
    char text[QUESTION_TEXT]; // a script's own wording, "" if none
    Option options[OPTIONS_MAX];
} Question;

// ASK_PICK: indices of options. ASK_SPLIT: one amount for each option, in their order.
typedef struct {
    uint16_t n;
    uint16_t picks[OPTIONS_MAX];
} Answer;

// An agent in this process: the engine calls it instead of leaving the step. [table]
// shows the game in mid-step, with everything hidden in it; an agent reads only what
// its player may know (game_view).
typedef struct {
    void *self; // NULL with answer NULL: nobody here, the game waits
    void (*answer)(void *self, const Table *table, const Question *question,
                   Answer *answer);
} Agent;

// Restores an object as a trial payment left it: such a payment writes
// Object.additional_paid alone.
typedef struct {
    ObjectId object;
    uint8_t paid[PAID_MAX];
} Tried;

enum { LOOKS_MAX = 16 };

// The option that was picked at the first question of a step, where nothing had changed
// before it. When the step runs again the options need not be listed anew.
typedef struct {
    bool waits, known;  // the engine asks the question; its answer is one option
    uint16_t questions; // that left no choice before it
    uint16_t options_n, pick;
    Option option;
    uint32_t work; // Table.work at the question
    uint16_t tried_n;
    Tried tried[LOOKS_MAX];
} FirstPick;

// A question of the step at which all that its player may not know was dealt anew
// (game_deal): the one that is asked when so many words of the answers are used.
typedef struct {
    uint64_t seed;
    uint32_t used;
    PlayerId player;
    uint8_t pad[3];
} Deal;

// The answers since the mark, in the order in which they were given. A saved game could
// lie about its first pick, so it is not saved.
typedef struct {
    uint32_t used, n; // read position and end
    FirstPick first;
    uint8_t deals_n;
    bool dropped;                // the answers are; the deals are owed to the mark
    Deal deals[DEALS_MAX];       // ascending
    uint16_t words[ANSWERS_MAX]; // count, then that many picks, answer by answer
} Answers;

// Starts a question to [player], worded by [prompt], about [about] (id 0: nothing). The
// caller adds the options, and sets min and max where not exactly one is wanted. There is
// one question at a time: the pointer is good until the next ask_begin.
Question *ask_begin(Table *table, PlayerId player, int prompt, Ref about);
void ask_option(Question *question, Option option);

// Returns whether two options are about the same thing, place and number. Of one kind
// they are the same to who picks, whatever clause stands behind them.
static inline bool ask_is_about_same(const Option *a, const Option *b)
{
    return a->object == b->object && a->spot == b->spot && a->n == b->n;
}

// Returns whether the question just begun is the step's FirstPick. Then it puts the
// picked option in its place, and the caller lists none. It returns false for an
// observer, which sees all options, and where invariants are checked: there the caller
// lists them all.
bool ask_is_known(Table *table);

// Makes [to] equal to [from]: a question, an answer, answers. What lies beyond their
// counts is nothing, and no code copies or reads it.
void ask_copy_question(Question *to, const Question *from);
void ask_copy_answer(Answer *to, const Answer *from);
void ask_copy_answers(Answers *to, const Answers *from);

// Returns how many bytes of a question are in use, from its first one on.
size_t ask_question_size(const Question *question);

// Reads back so many bytes. Returns NULL, or why they are no question.
const char *ask_read_question(Question *question, const void *bytes, size_t size);

// Notes that the step waits at its first question, and that nothing changed since [mark].
void ask_note_first(const Table *table, Answers *answers, const State *mark);

// Adds the answer to [question] as the last of [answers]. There is room: ask_now has
// left the step where there is none.
void ask_record(Answers *answers, const Question *question, const Answer *answer);

// Drops all answers: with the deals among them, or keeping these for the mark. The third
// drops the first pick alone, because something beside the answers has changed.
void ask_forget(Answers *answers);
void ask_drop(Answers *answers);

static inline void ask_disbelieve(Answers *answers)
{
    answers->first.waits = answers->first.known = false;
    answers->first.tried_n = 0;
}

// Asks and returns the answer, which is good until the next ask. Does not return if
// there is no answer yet: the step unwinds, so a caller may not hold anything that it
// must release. Lowers max to the number of options. Leaves the step if more was
// offered than a question holds, or if a step has no room for one more answer
// (table_limit).
const Answer *ask_now(Table *table);

// Asks for one option of several and returns its index. The question must leave min and
// max at 1 and have an option.
int ask_one(Table *table);

// Returns NULL where [question] allows [answer], else a line that says what it breaks.
const char *ask_refusal(const Question *question, const Answer *answer);

// Asks yes or no: a question that was begun, and has no options yet.
bool ask_yes_or_no(Table *table, Question *question);

// Asks yes or no, in the words of [text] where that is not NULL.
bool ask_yes(Table *table, PlayerId player, int prompt, Ref about, const char *text);

#endif
