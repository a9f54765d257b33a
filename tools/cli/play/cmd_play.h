// cmd_play.h -- a game that somebody plays or watches on the command line.

#ifndef CMD_PLAY_H
#define CMD_PLAY_H

#include "tools/cli/play/stops.h"
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

// Things that a person picked before their place, for the question that comes next.
typedef struct {
    char *keys; // NULL: none
    PlayerId player;
    int prompt; // of that question
} PlayMovers;

// The sitting; the program has one.
typedef struct {
    Session *session;
    struct TriedGame
        *tried; // NULL: the session is the sitting's own and begins with decks
    Scene *scene;
    struct Foresight *foresight; // where options lead, NULL where nobody plays
    Record record;
    char path[512];   // of the record, "" for none
    const char *game; // the file of a ruleset, NULL: the game of the database
    bool terminal, json;
    bool force;             // the record may be written over another file
    bool left;              // the person left the game
    int persons;            // who play, at this keyboard
    uint8_t at_keyboard;    // 1 + the player who sits there; 0: nobody yet
    Keys keys[SEATS_MAX];   // of each person
    Stops stops[SEATS_MAX]; // where each person passes without being asked
    PlayOrder orders[SEATS_MAX];
    PlayMovers movers;
    int ahead;      // bytes that were typed before the question was shown
    Trail past;     // the questions to go back to, see cmd_play_past.c
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
} CmdPlay;

// Plays the game, or all games of the sitting, to the end. Returns the exit code.
int cmd_play_games(CmdPlay *play, Err *err);

// Asks the person for the answer to the question that waits. Returns false if they
// left. If [answer]->n is ANSWER_BACK, the game has gone back and needs no answer now;
// if it is ANSWER_CONCEDE, the person concedes.
enum { ANSWER_BACK = OPTIONS_MAX + 1, ANSWER_CONCEDE };
bool cmd_play_ask(CmdPlay *play, Answer *answer);

// Answers what a person asks about the game at [question]: an option by its number, any
// text that about.h knows; "": the question itself. Prints it to [out].
void cmd_play_about(CmdPlay *play, const Question *question, const char *text,
                    FILE *out);

// Writes what was done in this turn, or in the last N answers, as a scenario: [words] is
// "", "FILE" or "FILE N".
void cmd_play_scenario(CmdPlay *play, const char *words);

// The result of one typed line. PLAY_TYPED_ANSWER: the answer is there.
typedef enum { PLAY_TYPED_MORE, PLAY_TYPED_ANSWER, PLAY_TYPED_LEAVE } PlayTyped;

// cmd_play_words.c: carries out a line that was typed while [question] waits.
PlayTyped cmd_play_do(CmdPlay *play, const Question *question, const char *text,
                      Answer *answer);

// cmd_play_screen.c: makes the scene show the question to who is asked, the second also where
// its options lead; draws the screen; opens [text], which it frees, in pages, at a line or, with
// PAGER_END, at its end. A text that fits is printed below the board.
void cmd_play_see(CmdPlay *play, const Question *question);
void cmd_play_look(CmdPlay *play, const Question *question);
void cmd_play_draw(CmdPlay *play, const Question *question);
void cmd_play_pages(CmdPlay *play, char *text, int line);

// Draws the screen with which a question begins; what happened since first, where the screen
// has no room for it.
void cmd_play_begin(CmdPlay *play, const Question *question);

// A typed line that is no answer: a word, and what follows it.
typedef struct {
    CmdPlay *play;
    const Question *question;
    const char *rest;
    Answer *answer; // for a word that answers
} PlayLine;

// cmd_play_stops.c: carry out "pass until WHEN", "stops WHEN" and "stop".
PlayTyped cmd_play_until(const PlayLine *line);
PlayTyped cmd_play_stops(const PlayLine *line);
PlayTyped cmd_play_stop(const PlayLine *line);

// Answers [question] with a pass, if the person wants to pass there without being asked.
bool cmd_play_passes(CmdPlay *play, const Question *question, Answer *answer);

// cmd_play_order.c: notes that the player wants what [question] offers in any order; answers
// [question] where it asks for the order of what was left then, or all answers are alike to
// the one person who plays.
void cmd_play_any_order(CmdPlay *play, const Question *question);
bool cmd_play_orders(CmdPlay *play, const Question *question, Answer *answer);

// cmd_play_movers.c: reads things that were picked to move where their place comes first: "17", "17 18",
// "17 7" with the place. Returns true with the answer that names the place, if one place is
// meant: the movers then wait for their question (cmd_play_placed). Otherwise says in [why] what
// comes first; [why] stays empty if it is about something else.
bool cmd_play_movers(CmdPlay *play, const KeysTyped *typed, Answer *answer, Line *why);
bool cmd_play_placed(CmdPlay *play, const Question *question, Answer *answer);

// Adds what holds of that, in a sentence; nothing if every question goes to the person.
void cmd_play_stops_line(const CmdPlay *play, PlayerId player, Line *line);

// Begins the account of the player anew, who has answered.
void cmd_play_answered(CmdPlay *play, PlayerId player);

// Shows the sentences of the log and empties it.
void cmd_play_tell(CmdPlay *play);

// While cards are swapped between two games: returns the sheet of the deck, which the
// caller frees, NULL at any other question; notes what the person picked.
char *cmd_play_sheet(CmdPlay *play, const Question *question);
void cmd_play_swapped(CmdPlay *play, const Question *question, const Answer *answer);

// Draws the scene once more, with what happened last.
void cmd_play_show_end(CmdPlay *play);

// Makes Ctrl-C, from here on, restore the terminal, name the record and leave.
void cmd_play_watch_interrupts(const CmdPlay *play);

// cmd_play_past.c: the past of the game that begins. cmd_play_keep makes the question that
// waits, which the scene shows, a moment of it.
void cmd_play_begin_past(CmdPlay *play);
void cmd_play_keep(CmdPlay *play, const Question *question);

// Goes to a moment (-1: there is none). Returns NULL, or why that may not be.
const char *cmd_play_go(CmdPlay *play, int moment);

void cmd_play_forget(CmdPlay *play); // frees the past

#endif
