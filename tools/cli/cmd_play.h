// cmd_play.h -- a game being played or watched on the command line.

#ifndef CMD_PLAY_H
#define CMD_PLAY_H

#include "tools/session/record.h"
#include "tools/session/session.h"
#include "tools/view/narrate.h"

enum { PLAY_KEEPS = 4096 }; // places to go back to

typedef struct Past Past;

// Everything about the sitting; one for the program's run.
typedef struct {
    Session *session;
    Scene *scene;
    Record record;
    char path[512]; // of the record, "" none
    bool terminal, json;
    bool left;  // the person left the game
    Past *past; // places to go back to, see play_terminal.c
    int past_n;
    char *log; // sentences so far, for `l`
    size_t log_n;
} CmdPlay;

// Plays the game, or all games of the sitting, to the end. Returns the exit code.
int cmd_play_games(CmdPlay *play, Err *err);

// The person's answer to the waiting question. Returns false when they left. The game
// may have gone back: then [answer]->n is ANSWER_BACK and nothing is to be answered; or
// they conceded: ANSWER_CONCEDE.
enum { ANSWER_BACK = OPTIONS_MAX + 1, ANSWER_CONCEDE };
bool cmd_play_ask(CmdPlay *play, Answer *answer);

// Shows what the log holds and empties it.
void cmd_play_tell(CmdPlay *play);

// Draws what the scene holds once more, with what happened last.
void cmd_play_show_end(const CmdPlay *play);

// Ctrl-C from here on puts the terminal right, names the record and leaves.
void cmd_play_watch_interrupts(const CmdPlay *play);

void cmd_play_forget(CmdPlay *play); // frees what cmd_play_ask kept

#endif
