// person_inside.h -- a game that persons play or watch, from within, and what its files share.

#ifndef PERSON_INSIDE_H
#define PERSON_INSIDE_H

#include "tools/person/person.h"
#include "tools/person/stops.h"
#include "tools/record/record.h"
#include "tools/screen/account.h"
#include "tools/screen/pager.h"
#include "tools/session/session.h"
#include "tools/trail/trail.h"
#include "tools/view/keys.h"
#include "tools/view/narrate.h"

enum {
    PLAY_BOARD_WIDTH = 80, // of boards that are compared
    PLAY_ORDER_MAX = 32,   // things in any order
};

// What a person has put in any order: the options of the question that were left then.
typedef struct {
    Option options[PLAY_ORDER_MAX];
    int n; // 0: nothing
} PlayOrder;

typedef struct PlayKept PlayKept;

// Where a game stands between two lines.
typedef enum {
    PLAY_BEGINS, // before a game
    PLAY_RUNS,   // between two questions
    PLAY_HANDS,  // the keyboard goes to another person
    PLAY_ASKS,   // a person is asked
    PLAY_OVER,
} PlayStands;

// Things that a person picked before their place, for the question that comes next.
typedef struct {
    char *keys; // NULL: none
    PlayerId player;
    int prompt; // of that question
} PlayMovers;

// A game, or the games of a match.
struct PersonGame {
    PlayStands stands;
    Arena *arena; // owns the texts of the wish
    FILE *out;    // what is said to the line that was typed,
    char *said;   // and what was said to it
    size_t said_n;
    int width, rows; // of the screen, 0 rows: no terminal
    bool begins;     // a question has begun with that line
    GameStatus status;
    Err lost; // why the record is not whole; no text: it is
    bool keeps;
    Session *session;
    struct TriedGame
        *tried; // NULL: the session is the sitting's own and begins with decks
    Scene *scene;
    struct Foresight *foresight; // where options lead, NULL where nobody plays
    Record record;
    char path[512];   // of the record, "" for none
    const char *game; // as the wish names it, NULL: it does not
    bool terminal, json;
    bool thinks;            // the screen says that a bot thinks
    bool force;             // the record may be written over another file
    int persons;            // who play, at this keyboard
    uint8_t at_keyboard;    // 1 + the player who sits there; 0: nobody yet
    Keys keys[SEATS_MAX];   // of each person
    Stops stops[SEATS_MAX]; // where each person passes without being asked
    PlayOrder orders[SEATS_MAX];
    PlayMovers movers;
    bool ahead;     // the line was typed before the question was shown
    Trail past;     // the questions to go back to, see person_past.c
    PlayKept *kept; // of the record, by moment
    int kept_n;
    Pager pager;                  // of a text that is longer than the screen
    char swapped[LINE_BYTES_MAX]; // what the person picked last between two games
    uint8_t swapped_at;           // the row of the prompt
    PlayerId swapped_by;
    bool covered;    // other lines stand below the board: Enter answers nothing
    int page, pages; // of the options: the one that is shown, and how many there are
    char *log;       // sentences so far, for the command `l`; ends with a NUL
    size_t log_n;
    size_t begun_n, told_n; // of these: before the game, and before the last moment
    NarrateAbout about;     // the sentence that is being told
    Account accounts[SEATS_MAX]; // since each person was asked last
    size_t asked_n[SEATS_MAX];   // of the sentences: those before that
};

// Begins the record and the first game. Returns 0, or -1 with [err].
int person_begin(PersonGame *play, Err *err);

// Takes the line if one was wanted, NULL at the end of the input, and goes on up to the next one or
// the end.
PersonWants person_go_on(PersonGame *play, const char *line);

// Ends the games and closes the record. [left]: the person has left.
void person_end(PersonGame *play, bool left);

// The result of one typed line. PLAY_TYPED_ANSWER: the answer is there. If its `n` is ANSWER_BACK,
// the game has gone back and needs no answer now; if it is ANSWER_CONCEDE, the person concedes.
typedef enum { PLAY_TYPED_MORE, PLAY_TYPED_ANSWER, PLAY_TYPED_LEAVE } PlayTyped;
enum { ANSWER_BACK = OPTIONS_MAX + 1, ANSWER_CONCEDE };

// person_ask.c: asks the person for the answer to the question that waits, or another one to sit
// down first; person_read carries out a line that was typed then, NULL at the end of the input.
PlayTyped person_ask(PersonGame *play, Answer *answer);
PlayTyped person_read(PersonGame *play, const char *text, Answer *answer);

// Answers what a person asks about the game at [question]: an option by its number, any
// text that about.h knows; "": the question itself. Prints it to [out].
void person_about(PersonGame *play, const Question *question, const char *text,
                  FILE *out);

// Writes what was done in this turn, or in the last N answers, as a scenario: [words] is
// "", "FILE" or "FILE N".
void person_scenario(PersonGame *play, const char *words);

// person_words.c: carries out a line that was typed while [question] waits.
PlayTyped person_do(PersonGame *play, const Question *question, const char *text,
                    Answer *answer);

// person_screen.c: makes the scene show the question to who is asked, the second also where
// its options lead; draws the screen; opens [text], which it frees, in pages, at a line or, with
// PAGER_END, at its end. A text that fits is printed below the board.
void person_see(PersonGame *play, const Question *question);
void person_look(PersonGame *play, const Question *question);
void person_draw(PersonGame *play, const Question *question);
void person_pages(PersonGame *play, char *text, int line);

// Draws the screen with which a question begins; what happened since first, where the screen
// has no room for it.
void person_draw_first(PersonGame *play, const Question *question);

// A typed line that is no answer: a word, and what follows it.
typedef struct {
    PersonGame *play;
    const Question *question;
    const char *rest;
    Answer *answer; // for a word that answers
} PlayLine;

// person_passes.c: carry out "pass until WHEN", "stops WHEN" and "stop".
PlayTyped person_until(const PlayLine *line);
PlayTyped person_stops(const PlayLine *line);
PlayTyped person_stop(const PlayLine *line);

// Answers [question] with a pass, if the person wants to pass there without being asked.
bool person_passes(PersonGame *play, const Question *question, Answer *answer);

// person_order.c: notes that the player wants what [question] offers in any order; answers
// [question] where it asks for the order of what was left then, or all answers are alike to
// the one person who plays.
void person_any_order(PersonGame *play, const Question *question);
bool person_orders(PersonGame *play, const Question *question, Answer *answer);

// person_movers.c: reads things that were picked to move where their place comes first: "17", "17 18",
// "17 7" with the place. Returns true with the answer that names the place, if one place is
// meant: the movers then wait for their question (person_placed). Otherwise says in [why] what
// comes first; [why] stays empty if it is about something else.
bool person_movers(PersonGame *play, const KeysTyped *typed, Answer *answer, Line *why);
bool person_placed(PersonGame *play, const Question *question, Answer *answer);

// Adds what holds of that, in a sentence; nothing if every question goes to the person.
void person_stops_line(const PersonGame *play, PlayerId player, Line *line);

// Begins the account of the player anew, who has answered.
void person_answered(PersonGame *play, PlayerId player);

// Shows the sentences of the log and empties it.
void person_tell(PersonGame *play);

// While cards are swapped between two games: returns the sheet of the deck, which the
// caller frees, NULL at any other question; notes what the person picked.
char *person_sheet(PersonGame *play, const Question *question);
void person_swapped(PersonGame *play, const Question *question, const Answer *answer);

// Draws the scene once more, with what happened last.
void person_show_end(PersonGame *play);

// person_past.c: the past of the game that begins. person_keep makes the question that
// waits, which the scene shows, a moment of it.
void person_begin_past(PersonGame *play);
void person_keep(PersonGame *play, const Question *question);

// Goes to a moment (-1: there is none). Returns NULL, or why that may not be.
const char *person_go(PersonGame *play, int moment);

void person_forget(PersonGame *play); // frees the past

#endif
