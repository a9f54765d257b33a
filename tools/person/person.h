// person.h -- a game that persons at one keyboard play, or that is only told: lines that they type
// go in, text for their screen comes out.
//
// Nothing is read or printed here, and nobody is waited for: who has the screen types a line when
// one is wanted, and shows what comes back. Remarks go to stderr as those of all rooms below.

#ifndef PERSON_H
#define PERSON_H

#include "engine/kernel/game/game.h"
#include "tools/session/session.h"

typedef struct PersonGame PersonGame;

// The wish for a game. It need not outlive person_open.
typedef struct {
    const char *db, *game; // NULL: the usual ones, or those of the decks
    const char *const *decks;
    int decks_n; // one may be a position (start_position.h); 0: the usual ones
    SittingWish sitting;
    const char
        *seats; // as session_seats reads them; NULL: a person, if there is a terminal
    uint64_t seed;
    bool any_seed; // in place of [seed] one from the system, which stderr is told
    const char *
        record; // its file; "": one with the seed in its name, if a person plays; NULL: none
    bool force;    // the record may be written over another file
    bool terminal; // a screen that can be emptied shows it
    bool json, colour;
    bool keeps; // a person may write a scenario to a file
} PersonWish;

typedef enum {
    PERSON_OPENED,
    PERSON_UNFIT,  // the game is not played so
    PERSON_FAILED, // something is missing or faulty
} PersonOpening;

// Opens the cards, begins the record, and puts the game before its first step. person_close ends
// a game wherever it stands; NULL is allowed.
PersonOpening person_open(const PersonWish *wish, PersonGame **game, Err *err);
void person_close(PersonGame *play);

// What a game waits for.
typedef enum {
    PERSON_NOTHING, // it is over, or the person has left
    PERSON_LINE,    // a line of the person at the keyboard
    PERSON_HANDS,   // a line of another person, who has to sit down first
    PERSON_TIME,    // nothing: there is more to tell
} PersonWants;

// A line, and the screen now.
typedef struct {
    const char *line;  // without its end; NULL: there are no more, the person leaves
    bool ahead;        // it was typed before the question was shown
    int columns, rows; // 0: no terminal
} PersonTyped;

typedef struct {
    PersonWants wants;
    bool begins; // a question has begun, so what is typed before it is shown is [ahead]
    const char
        *text; // for the screen, with codes of terminal.h; good until the next line
    GameStatus status;  // of the last game
    bool thought;       // false: a script of the bots has failed
    bool shared;        // several persons play, so the screen is emptied between them
    const char *record; // its file, "" for none
    const char *lost;   // why the record is not whole, "": it is
} PersonSaid;

// Takes a line where one is wanted, else goes on, up to the next line, the end, or when much was
// told.
void person_type(PersonGame *play, const PersonTyped *typed, PersonSaid *said);

#endif
