// cmd_try.h -- a game that is tried in a terminal: what its files share.

#ifndef CMD_TRY_H
#define CMD_TRY_H

#include "tools/screen/pager.h"
#include "tools/try/tried.h"
#include "tools/try/watch.h"
#include "tools/view/keys.h"
#include "tools/why/finding.h"

// The program has one.
typedef struct {
    TriedGame *tried;
    Trail *trail;                // its own
    struct Foresight *foresight; // where options lead
    Watch watch;
    bool watches; // the desk looks at files
    bool json, terminal;
    int opened;  // answers of the position that was opened
    int told;    // the moment of the last printed story; -1: none
    int width;   // columns of the output
    char *typed; // what was read and is no whole line yet
    size_t typed_n;
    bool ended; // there is no more to read
    Keys keys;
    Pager pager;     // a text that is longer than the screen
    bool covered;    // another text stands below the question: Enter shows that again
    int page, pages; // of the options
    int ahead;       // bytes that were typed before the question was shown
} CmdTry;

// Carries out one typed line. Returns false if the person leaves.
bool cmd_try_do(CmdTry *desk, const char *text);

// Lets the bots answer up to the next question to a person.
void cmd_try_bots(CmdTry *desk);

// cmd_try_show.c: shows where the game stands: the story since the last time, the board
// in a terminal, and the question with its options.
void cmd_try_show(CmdTry *desk);
void cmd_try_board(CmdTry *desk);
void cmd_try_question(CmdTry *desk);
void cmd_try_story(CmdTry *desk); // of the whole branch

// cmd_try_screen.c: in a terminal, the whole screen below [story]; the whole board, and the
// whole story, which it frees, in pages; any text, which it frees, below which Enter shows the
// board again.
void cmd_try_screen(CmdTry *desk, const char *story);
void cmd_try_whole_board(CmdTry *desk);
void cmd_try_whole_story(CmdTry *desk, char *story);
void cmd_try_pages(CmdTry *desk, char *text, int line);

// Shows the screen again, in a terminal the board too; the next page of the options.
void cmd_try_redraw(CmdTry *desk);
void cmd_try_page(CmdTry *desk);

// Lists the answers of the branch, and all branches.
void cmd_try_answers(CmdTry *desk);
void cmd_try_branches(CmdTry *desk);

// Compares this place with the end of another branch. Says if there is none.
void cmd_try_compare(CmdTry *desk, int branch);

// Tells what new cards changed, or why they did not load ([err], else NULL), after so many
// milliseconds.
void cmd_try_renewed(CmdTry *desk, const Renewal *renewal, const Err *err, double ms);

// Load what has changed on the disk; a folder or a file that the game did not have. They show
// what that changes.
void cmd_try_look(CmdTry *desk);
void cmd_try_add(CmdTry *desk, const char *path);

// Prints a tree of reasons.
void cmd_try_findings(CmdTry *desk, const Finding *found);

// Says something, printf-like. Below it Enter answers nothing: it shows the question again.
void cmd_try_say(CmdTry *desk, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
