// cardwright.h -- card games in a program of one's own: plain C, one header, no other needed.
//
// A CwEngine has the cards of one game and the games that are played with them. It belongs to
// one thread at a time and shares nothing with other engines, so each thread opens its own.
//
// Errors are values: a function that can fail returns CW_OK or what went wrong, and cw_message
// says it in one sentence, with file and line where there are any. A call that fails changes
// nothing. Nothing is printed, and nothing ends the program.
//
// Memory: texts that a function hands out belong to the engine and are good until the next call
// with it, unless it is said. A CwGame is a number; of a game that was dropped it is never
// given again, so an old one is told and never harmful. No argument may be NULL unless it is
// said. Texts are UTF-8.
//
// A struct begins with its size: `CwSetup setup = {0}; setup.size = sizeof setup;`. A later
// library, whose structs are longer, reads and writes no more of it than that.

#ifndef CARDWRIGHT_H
#define CARDWRIGHT_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define CW_PUBLIC __attribute__((visibility("default")))
#else
#define CW_PUBLIC
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CwEngine CwEngine;
typedef uint64_t CwGame; // 0 is none

enum { CW_SEATS_MAX = 8, CW_NOBODY = -1 };

typedef enum CwStatus {
    CW_OK = 0,
    CW_ARGUMENT = 1, // NULL, a size, a number out of its range
    CW_HANDLE = 2,   // no such game: 0, dropped, of another engine
    CW_MOMENT = 3,   // not now: nothing is open, the game is over, nobody is asked
    CW_REFUSED =
        4,       // the answer, deck, setting or position is not one that the game takes
    CW_DATA = 5, // a file, a save or a text is faulty, or of another version
    CW_MISSING = 6, // a file, a game, a card that is not there
    CW_SCRIPT = 7,  // a script failed
    CW_SYSTEM = 8,  // reading or writing failed, or a thread did not start
    CW_BROKEN = 9,  // a fault of ours, or no memory: this engine can only be closed
} CwStatus;

// How it stands with a game.
typedef enum CwStage {
    CW_WAITS = 1,   // for an answer of a seat
    CW_OVER = 2,    // it has ended
    CW_FAULTY = 3,  // a script failed: nobody won
    CW_STOPPED = 4, // at a limit of the program: unfinished, no result
} CwStage;

// Returns the version of the library, "0.1".
CW_PUBLIC const char *cw_version(void);

// ---- an engine

// Makes an engine without cards. Returns NULL if there is no memory. The caller closes it.
CW_PUBLIC CwEngine *cw_new(void);

// Frees the engine, all its games and texts, and makes [*engine] NULL. NULL is allowed.
CW_PUBLIC void cw_close(CwEngine **engine);

// Returns the sentence of the last call with [engine] that failed, "" if none has; good until
// the next call that fails. Of NULL it says that.
CW_PUBLIC const char *cw_message(const CwEngine *engine);

// Returns what the last call has to remark beside its result, a line each: problems of decks, what
// is forbidden and played all the same; "" if nothing. It is good until the next call.
CW_PUBLIC const char *cw_notes(const CwEngine *engine);

// Hands out the game of the database at [path] to which decks belong, as cw_open takes it: the one
// that alone has decks of these names, or in whose folder their files lie; NULL: the decks do
// not say. It needs nothing open.
CW_PUBLIC CwStatus cw_find_game(CwEngine *engine, const char *path,
                                const char *const *decks, size_t decks_n,
                                const char **game);

// Opens the cards of [game] in the database at [path]; NULL: cards.db beside the program. [game]
// is a name; a folder with game.lua or a file, which is read into memory; NULL: the one that the
// database has, or the usual one of several. What was open is closed, with its games. Reading
// never changes the database.
CW_PUBLIC CwStatus cw_open(CwEngine *engine, const char *path, const char *game);

// Does the same with the [n] bytes of such a database in memory, which are copied, 64 MiB at most;
// [game] is the name of one of its games, NULL: the usual one. A sitting opens by a path alone.
CW_PUBLIC CwStatus cw_open_bytes(CwEngine *engine, const void *bytes, size_t n,
                                 const char *game);

// Hand out lists as JSON: [{"game", "decks": [...]}] of all games in the database, the open one among
// them, [{"name", "players", ...}] of the modes, [{"name", "choices", ...}] of the settings,
// ["annie", ...] of the decks of the game, ["won", ...] of the ways in which a game ends
// (CwResult.ended).
CW_PUBLIC CwStatus cw_games(CwEngine *engine, const char **json);
CW_PUBLIC CwStatus cw_modes(CwEngine *engine, const char **json);
CW_PUBLIC CwStatus cw_settings(CwEngine *engine, const char **json);
CW_PUBLIC CwStatus cw_decks(CwEngine *engine, const char **json);
CW_PUBLIC CwStatus cw_endings(CwEngine *engine, const char **json);

// Hands out what is wrong with a deck, a name, a code, a text or a file, in [mode]; NULL: the usual
// one: {"may_play": true, "problems": [{"text", "rule", "forbids"}, ...]}. A deck that is not
// there or that nobody can read has problems too, and may not play.
CW_PUBLIC CwStatus cw_deck_json(CwEngine *engine, const char *mode, const char *deck,
                                const char **json);

// Hands out a card by its code or name as JSON: its facts, and what its script says of it.
CW_PUBLIC CwStatus cw_card(CwEngine *engine, const char *card, const char **json);

// ---- games

// How a game begins. 0 and NULL mean what is usual.
typedef struct CwSetup {
    size_t size;
    const char *mode;
    const char *const *decks; // a deck for each seat: a name, a code, a text, a file
    size_t decks_n;
    const char *const *seats; // for each seat "client" (cw_answer), "random",
    size_t
        seats_n; // "greedy" or "search:3"; of a game without decks they say how many play
    const char *const *settings; // "hand_size=three"
    size_t settings_n;
    uint64_t seed; // all chance follows from it; below 2^53
    int asks_all;  // not 0: ask also where one answer is possible
} CwSetup;

// Hands out what a setup comes to, without a game: {"mode", "players", "series", "teams", "decks",
// "seats", "settings"}, with the decks that are usual where none is named, and the settings that
// are not the usual ones. The decks are named, not read.
CW_PUBLIC CwStatus cw_setup_json(CwEngine *engine, const CwSetup *setup,
                                 const char **json);

// Begins a game and runs it up to the first question for a human seat, or its end.
CW_PUBLIC CwStatus cw_start(CwEngine *engine, const CwSetup *setup, CwGame *game);

// Begins a game from a position: JSON as the request `position` of docs/protocol.md has it.
CW_PUBLIC CwStatus cw_position(CwEngine *engine, const char *json, CwGame *game);

// Makes another game that is the same and goes on by itself, with all that is hidden.
CW_PUBLIC CwStatus cw_copy(CwEngine *engine, CwGame game, CwGame *copy);

// Makes another game that looks the same to [seat], which is asked: all that it may not know, and
// chance to come, is dealt anew from [seed]. So nothing can be learnt in it about [game].
CW_PUBLIC CwStatus cw_fork(CwEngine *engine, CwGame game, int seat, uint64_t seed,
                           CwGame *fork);

// Forgets a game and gives its memory to further ones.
CW_PUBLIC CwStatus cw_drop(CwEngine *engine, CwGame game);

// Hands out the game as [n] bytes, with all that is hidden. cw_load begins a game from such
// bytes, also in another process, if its cards and scripts are the same; it takes no others.
CW_PUBLIC CwStatus cw_save(CwEngine *engine, CwGame game, const void **bytes,
                           size_t *n);
CW_PUBLIC CwStatus cw_load(CwEngine *engine, const void *bytes, size_t n, CwGame *game);

// Tells a number of all facts of the game, the same on every machine.
CW_PUBLIC CwStatus cw_hash(CwEngine *engine, CwGame game, uint64_t *hash);

// ---- playing

typedef struct CwState {
    size_t size;
    CwStage stage;
    int seats;
    int player; // who is asked; CW_NOBODY
    int turn;   // from 1
    int turn_player;
    unsigned winners;         // one bit for each seat
    int points[CW_SEATS_MAX]; // of a game that is won by points
} CwState;

typedef enum CwSort {
    CW_PICK = 1,  // pick from min to max options, in an order where `ordered`
    CW_SPLIT = 2, // divide `total` among all options, at least 1 each
} CwSort;

typedef struct CwQuestion {
    size_t size;
    int player;
    CwSort sort;
    int min, max, ordered, total;
    size_t options;
    const char *prompt; // its kind, a word of the game
    const char *card;   // the code of the card that it is about; "" if none
    int about;          // and its object; 0: none
} CwQuestion;

typedef struct CwOption {
    size_t size;
    const char *kind; // a word of the game: "play", "pass"
    const char
        *card; // the code of what is picked; "" if none, or if the seat may not know it
    int object; // its number on the board; 0: none
    int n;      // a number, a player
} CwOption;

// Tell how the game stands, the question that waits, and one of its options, from 0 on.
CW_PUBLIC CwStatus cw_look(CwEngine *engine, CwGame game, CwState *state);
CW_PUBLIC CwStatus cw_ask(CwEngine *engine, CwGame game, CwQuestion *question);
CW_PUBLIC CwStatus cw_pick(CwEngine *engine, CwGame game, size_t index,
                           CwOption *option);

// Answers the question and runs the game up to the next one for a human seat, or its end. A pick
// has the indices of options, a split an amount for each. [numbers] may be NULL if [n] is 0.
CW_PUBLIC CwStatus cw_answer(CwEngine *engine, CwGame game, const uint16_t *numbers,
                             size_t n);

// Lets a bot, "random", "greedy" or "search:3", answer the question in place of the seat. What it
// draws follows from the seed of the game.
CW_PUBLIC CwStatus cw_bot(CwEngine *engine, CwGame game, const char *kind);

// Begins the next game of a match, when this one is over and the match is not.
CW_PUBLIC CwStatus cw_next(CwEngine *engine, CwGame game);

// Lets [seat] leave the game, with its team, also while another seat is asked.
CW_PUBLIC CwStatus cw_concede(CwEngine *engine, CwGame game, int seat);

// ---- what a seat sees, as JSON of docs/protocol.md

// Hand out the question with its options as its player sees them, and the position as
// [seat] may know it.
CW_PUBLIC CwStatus cw_question_json(CwEngine *engine, CwGame game, const char **json);
CW_PUBLIC CwStatus cw_view_json(CwEngine *engine, CwGame game, int seat,
                                const char **json);

// Hands out why something is as it is, as [seat] may know it. [about] is the name or number of
// a thing ("#12"), "chain", "end", or "not ACTION": why that is not possible.
CW_PUBLIC CwStatus cw_why(CwEngine *engine, CwGame game, int seat, const char *about,
                          const char **json);

// A screen for text.
typedef struct CwScreen {
    size_t size;
    int columns, rows; // 0: as many as are usual, as many as it takes
    int colours;       // not 0: the text has codes for them
} CwScreen;

// Hands out the board as [seat] may know it as text, folded to the rows of the screen as far as that
// goes: the title, each player and the top of the chain are always there.
CW_PUBLIC CwStatus cw_board(CwEngine *engine, CwGame game, int seat,
                            const CwScreen *screen, const char **text);

// Writes down from now on what happens in the game by an answer, of a seat or a bot; a copy does
// not.
CW_PUBLIC CwStatus cw_listen(CwEngine *engine, CwGame game);

// Hands out what has happened since the last answer, with the answers of bots that followed, as
// [seat] may know it: {"events": [...]} in the words of the reply `events`.
CW_PUBLIC CwStatus cw_events_json(CwEngine *engine, CwGame game, int seat,
                                  const char **json);

// ---- numbers, for programs that learn

// How long an observation is: one row for the game, one for each player, the seat first, and one
// for each thing that the seat sees, in the order of their places; beside it a row for each
// option. What is not there is 0. What is beyond `things` and `options` has no row: the columns
// "things left out" and "options left out" of the game's row count it, and cw_rows makes more.
typedef struct CwShape {
    size_t size;
    int head, player, thing, option; // columns of each row
    int players, things, options;    // so many rows
    int numbers;                     // head + players * player + things * thing
} CwShape;

CW_PUBLIC CwStatus cw_shape_of(CwEngine *engine, CwShape *shape);

// Gives observations so many rows for things and for options from now on, also of games that are
// opened later; 128 of each is usual, and 2048 hold whatever a game can have. An action of a
// batch means an option that has a row: who needs all of them wants as many rows. While
// there is a batch it is refused.
CW_PUBLIC CwStatus cw_rows(CwEngine *engine, int things, int options);

// Hands out the names of the columns: {"head": ["turn", ...], "player": [...], "thing": [...],
// "option": [...], "event": [...]}. A player is 1 + the place in the order of turns, counted from the seat; a
// thing 1 + its row; a card the number by which cw_code knows it; zones, phases and kinds
// 1 + their place among those of the game.
CW_PUBLIC CwStatus cw_columns(CwEngine *engine, const char **json);

// Hands out the code of a card by its number in an observation of [game].
CW_PUBLIC CwStatus cw_code(CwEngine *engine, CwGame game, int card, const char **code);

// Fill [n] numbers: an observation by [seat], CwShape.numbers; the options of the question that
// waits, as its player sees them, options * option.
CW_PUBLIC CwStatus cw_observe(CwEngine *engine, CwGame game, int seat, int32_t *numbers,
                              size_t n);
CW_PUBLIC CwStatus cw_options(CwEngine *engine, CwGame game, int32_t *numbers,
                              size_t n);

enum { CW_EVENT_NUMBERS = 12 };

// Writes the events of cw_events_json as rows of CW_EVENT_NUMBERS numbers, as many as [n] numbers
// have room for; objects have the numbers of CwOption. Tells in [events] how many there are.
CW_PUBLIC CwStatus cw_events(CwEngine *engine, CwGame game, int seat, int32_t *numbers,
                             size_t n, size_t *events);

// Many games that are stepped together; 0 is none. A game that ends begins again with a further
// seed. An action is one pick: where several are picked each is one, and CwShape.options is the
// action "no more"; where an amount is divided each option has 1, and each action gives one more.
// Where more have to be picked than have rows, "no more" behind all of them takes the next ones.
typedef uint64_t CwBatch;

// Where a step writes; NULL: it is not wanted. Each has a row for each game. In arrays that it wrote
// before, a step writes what may have changed: the program reads them only.
typedef struct CwArrays {
    size_t size;
    int32_t *seen;    // [numbers]: the game as the player who is asked sees it
    int32_t *options; // [options][option]
    uint8_t *legal;   // [options + 1]: 1: the action may be taken
    int32_t *player;  // who is asked
    uint8_t *ended;   // 1: a game has ended by the action, and another one has begun
    float *
        rewards; // [players]: of a game that ended 1 for winners, -1 for the others of a
                 // game with winners; else 0
} CwArrays;

// Begins [games] games as cw_start does, with seeds that follow from that of [setup].
CW_PUBLIC CwStatus cw_batch_begin(CwEngine *engine, const CwSetup *setup, int games,
                                  CwBatch *batch);

// Does the same for a batch that is stepped on [jobs] threads, 0: as many as there are processors.
// What comes out is the same. For each thread but one the cards are opened once more.
CW_PUBLIC CwStatus cw_batch_begin_jobs(CwEngine *engine, const CwSetup *setup,
                                       int games, int jobs, CwBatch *batch);

// Writes how all games stand. cw_batch_step takes an action in each before that; one that is not
// legal is told with its game, and then none is taken.
CW_PUBLIC CwStatus cw_batch_look(CwEngine *engine, CwBatch batch,
                                 const CwArrays *arrays);
CW_PUBLIC CwStatus cw_batch_step(CwEngine *engine, CwBatch batch,
                                 const int32_t *actions, const CwArrays *arrays);

// Writes down from now on what happens in the games of the batch by each step.
CW_PUBLIC CwStatus cw_batch_listen(CwEngine *engine, CwBatch batch);

// Writes what has happened in each game by the last step as cw_events does, as the player who is
// asked there may know it: [events] of each game, of which the first [room] have a place in [numbers],
// [games][room][CW_EVENT_NUMBERS]. Where a game has ended the events of the next one follow its last.
CW_PUBLIC CwStatus cw_batch_events(CwEngine *engine, CwBatch batch, int32_t *numbers,
                                   size_t room, int32_t *events);

// Makes a game of its own that is the same as game [index] of the batch is now.
CW_PUBLIC CwStatus cw_batch_copy(CwEngine *engine, CwBatch batch, int index,
                                 CwGame *copy);

// Forgets a batch and its games.
CW_PUBLIC CwStatus cw_batch_drop(CwEngine *engine, CwBatch batch);

// ---- many games

// How a program that has a seat of cw_simulate fails: its seat leaves that game.
typedef enum CwFault {
    CW_FINE = 0,
    CW_ABSENT = 1,   // it could not be started
    CW_CRASHED = 2,  // it ended
    CW_GARBAGE = 3,  // it wrote what is no request
    CW_SILENT = 4,   // it did not answer in time
    CW_WRONG = 5,    // its requests were refused again and again
    CW_GIVEN_UP = 6, // it failed in so many games that nobody starts it again
    CW_LOST = 7,     // no program: the record of a game could not be written
    CW_FAULTS
} CwFault;

// Returns a word for a fault, "silent"; "" for what is none.
CW_PUBLIC const char *cw_fault_word(CwFault fault);

// A game, or all games of a match together. Texts and lists are good within the call.
typedef struct CwResult {
    size_t size;
    uint64_t seed, hash;
    CwStage stage;
    unsigned winners; // one bit for each seat
    int turns;
    int points[CW_SEATS_MAX];
    unsigned long decisions; // with a choice
    int number;              // of the game in the run, from 0
    int games, drawn;        // of a match
    int wins[CW_SEATS_MAX];  // games of a match
    unsigned long steps, events;
    CwFault failed[CW_SEATS_MAX];
    const unsigned char *ended; // how many games ended in each way of cw_endings
    const char *unfinished;     // why a game has no end; "": it has
} CwResult;

// A program that has failed, as it happens.
typedef struct CwFailure {
    size_t size;
    uint64_t seed; // of the game
    int number;    // and which it is, from 0
    int seat;      // CW_NOBODY: of CW_LOST
    CwFault fault;
    const char *text; // one sentence
} CwFailure;

// Takes the results in the order of the games, one call at a time, from any thread. Returns 0
// to go on; anything else ends the run.
typedef int CwTake(void *self, const CwResult *result);

// Takes what fails, one call at a time, from any thread.
typedef void CwFail(void *self, const CwFailure *failure);

// Plays for a seat that is "client": answers the question that waits for [seat] in [game], by
// cw_answer or cw_bot. [engine] is one of this thread with that game alone, and belongs to the run,
// which closes it; further games of it, such as forks, the function drops. Returns 0; anything
// else, or no answer, ends the run. Several threads call it at a time.
typedef int CwPlay(void *self, CwEngine *engine, CwGame game, int seat);

// A run of games. What is 0 or NULL behind `take` is left out.
typedef struct CwRun {
    size_t size;
    int games, jobs; // on so many threads
    CwTake *take;
    void *self;   // for the functions; may be NULL
    CwPlay *play; // NULL: who is "client" is "random"
    CwFail *fail; // NULL: failures are in the results alone
    const volatile int
        *stop;          // ends the run when a signal or a thread makes it other than 0
    const char *record; // a folder, which gets a record of each game, named by its seed
    const char *part;   // stands before the seed in these names
    int seconds;        // that a program has for each answer; 0: 10
    int verify; // not 0: work out anew after each step what the engine keeps, and compare
    int takes_input; // not 0: a deck "-" is the standard input of this process; else it is refused
} CwRun;

// Plays games of bots: seats of [setup] that are "client" or not named are "random". A
// seat may also be a program that speaks docs/protocol.md: a path with a "/", or "sh:" and a line for the
// shell; what it writes to its standard error goes to that of this process. The results
// depend on the setup alone. Calls with the same engine from within are refused.
CW_PUBLIC CwStatus cw_simulate(CwEngine *engine, const CwSetup *setup,
                               const CwRun *run);

// ---- a game at a screen

// A game, or the games of a match, as `cardwright play` shows it: lines that persons type go in,
// text for their screen comes out. It has cards of its own, beside what is open; 0 is none.
typedef uint64_t CwSitting;

// How persons sit there. What is 0 or NULL is left out.
typedef struct CwSit {
    size_t size;
    const char *path, *game; // as cw_open takes them; no game: that of the decks
    int terminal; // not 0: the screen can be emptied, and shows the board; 0: the game is told
    int colours;  // not 0: the text has codes for them
    int json;     // not 0: what happens is told as JSON, a line each
    int any_seed; // not 0: the seed comes from the system; cw_notes tell it
    int keeps;    // not 0: the word `k` may write a scenario to a file
    const char *
        record; // the file of the replay; "": one that its seed names, if a person plays
    int force;  // not 0: it replaces another file
    int takes_input; // not 0: a deck "-" is the standard input of this process
} CwSit;

// Begins a sitting. The decks of [setup] may be one position instead, "FILE.lua:NAME",
// "GAME.jsonl@30" or a saved game; seats are "human", "bot", "random", "greedy", "search:3", and without
// any the first one is human where there is a terminal. It needs nothing open.
CW_PUBLIC CwStatus cw_sitting_begin(CwEngine *engine, const CwSetup *setup,
                                    const CwSit *sit, CwSitting *sitting);

// A line that a person typed, and the screen as it is now.
typedef struct CwTyped {
    size_t size;
    const char *line;  // without its end; NULL: there are no more, the person leaves
    int ahead;         // not 0: it was typed before the text of the question was shown
    int columns, rows; // 0: no terminal
} CwTyped;

// What a sitting waits for.
typedef enum CwWants {
    CW_WANTS_NOTHING = 0, // it is over, or was left
    CW_WANTS_LINE = 1,    // a line
    CW_WANTS_HANDS =
        2, // a line of another person, who sits down first: nothing stays of what
           // was typed or shown before
    CW_WANTS_TIME = 3, // nothing: there is more to tell
} CwWants;

typedef struct CwSaid {
    size_t size;
    CwWants wants;
    CwStage stage;      // of the last game; CW_WAITS at the end: the person has left
    int begins;         // not 0: a question begins with the text
    int shared;         // not 0: several persons play
    const char *text;   // with codes that a terminal obeys; data in it has none
    const char *record; // the file of the replay, "" for none
    const char *lost;   // why it is not whole, "": it is
} CwSaid;

// Takes a line where one is wanted, else goes on, and says what to show.
CW_PUBLIC CwStatus cw_sitting_type(CwEngine *engine, CwSitting sitting,
                                   const CwTyped *typed, CwSaid *said);

// Ends a sitting wherever it stands, and its replay with it.
CW_PUBLIC CwStatus cw_sitting_drop(CwEngine *engine, CwSitting sitting);

// ---- all the rest

// What the requests of a connection may do (docs/protocol.md).
typedef struct CwRights {
    size_t size;
    int seat;                    // the only one that it speaks for; CW_NOBODY: any
    int referee;                 // not 0: it owns the whole game
    const char *const *settings; // of each game that says no other, "hand_size=three"
    size_t settings_n;
} CwRights;

// Begins a connection for cw_request; one that was there ends, with its games.
CW_PUBLIC CwStatus cw_connect(CwEngine *engine, const CwRights *rights);

// Carries out a request of docs/protocol.md, [n] bytes, and hands out the reply; without cw_connect
// that of any seat. Refusals are replies. The games of these requests are the connection's own,
// beside those of this header. After the request `bye` only cw_connect begins another.
CW_PUBLIC CwStatus cw_request(CwEngine *engine, const char *json, size_t n,
                              const char **reply);

// Returns whether the connection has ended by `bye`.
CW_PUBLIC int cw_left(const CwEngine *engine);

#ifdef __cplusplus
}
#endif

#endif
