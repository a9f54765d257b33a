// embed_inside.h -- an engine of cardwright.h from within, and what its files share.
//
// Games begin on the stage: one session of the protocol, where requests of docs/protocol.md are
// carried out. A game that has begun is taken off it and lies by itself, a few kilobytes. What is
// asked often is done there at once, on the table of the stage; what is asked in words puts the
// game back on the stage for as long.

#ifndef EMBED_INSIDE_H
#define EMBED_INSIDE_H

#include "tools/door/terminal.h"
#include "tools/embed/cardwright.h"
#include "tools/protocol/protocol.h"
#include "tools/protocol/protocol_run.h"

typedef struct Crew Crew;

// A game that lies by itself. [turn_of] tells those at one place apart: a handle has both.
typedef struct EmbeddedGame {
    uint32_t place, turn_of;
    bool is_there;
    bool of_batch;  // its batch alone plays it: no handle leads to it
    uint8_t status; // GameStatus
    int asked;      // number of the question that waits
    bool lent;      // it belongs to a run: nobody drops it or begins its next one
    uint64_t seed;
    uint64_t steps;       // of embed_run
    ProtocolCards *cards; // one use of them
    Game game;
    Sitting sitting;
    Bot bots[SEATS_MAX];
    struct EmbeddedGame *next; // of the free ones
    bool listens;              // what happens by an answer is kept until the next one:
    int events_n, events_room, events_lost;
    uint64_t events_next; // serial of the first entry that was not taken yet
    LogEntry *events;
} EmbeddedGame;

struct CwEngine {
    char *path, *name; // of the database and the game, NULL: the usual one
    StoreBytes
        bytes; // the database itself, if it lies in memory; its data NULL: it does not
    Protocol *stage;      // NULL: nothing is open
    Protocol *connection; // of cw_request; NULL: there was none yet
    EmbeddedGame **games; // by place
    uint32_t games_n, games_room;
    EmbeddedGame *free, *at; // at: whose state the table has, NULL: that of the stage
    Catalog *for_decks;      // with which decks are checked; NULL: none was yet
    int things, options;     // rows of observations, 0: ROWS_USUAL
    CwShape shape;           // of observations of the open game
    json_t *columns;         // and their names
    struct Batch **batches;  // by place
    uint32_t batches_n;
    struct PersonGame **sittings; // by handle, from 1 on; NULL: it was dropped
    uint32_t sittings_n;
    Crew *crew; // helpers of its batches (embed_crew.h); NULL: it has none
    bool busy, broken;
    bool lent;        // it belongs to a run
    SettingWords set; // of the connection
    char *text;       // handed out last
    JsonText reply;   // of cw_request
    char message[2800];
    JsonText notes; // of the call that runs
};

// What a function of the header does once its engine may work.
typedef CwStatus EmbedDo(CwEngine *engine, void *given);

// Carries out [act] where a broken invariant, and what would be printed, comes back as an error.
// Every function of the header with an engine goes through it.
CwStatus embed_call(CwEngine *engine, EmbedDo *act, void *given);

// Fail with a sentence, printf-like; by [err], where [data] stands for bad data.
CwStatus embed_fail(CwEngine *engine, CwStatus status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
CwStatus embed_err(CwEngine *engine, CwStatus data, const Err *err);

// Fail where nothing is open, where [argument] is NULL, where one of the [n] [texts] is NULL or
// they are more than [most], where [seed] is too large, where [given],
// a struct, is NULL or has no size of ours: from [least] to [most] bytes.
CwStatus embed_opened(CwEngine *engine);
CwStatus embed_given(CwEngine *engine, const void *argument, const char *name);
CwStatus embed_texts(CwEngine *engine, const char *name, const char *const *texts,
                     size_t n, size_t most);
CwStatus embed_seed(CwEngine *engine, uint64_t seed);
CwStatus embed_sized(CwEngine *engine, const void *given, const char *name,
                     size_t least, size_t most);

// Writes as much of [full] as the struct at [told] has, which begins with its size.
void embed_told(void *told, const void *full);

// Hands out [json], which it takes over, as a text.
CwStatus embed_hand(CwEngine *engine, json_t *json, const char **text);

// Fails where an engine or a game belongs to a run.
CwStatus embed_free(CwEngine *engine, bool lent);

// Finds a game. Returns CW_OK with [found], or fails.
CwStatus embed_find(CwEngine *engine, CwGame handle, EmbeddedGame **found);

// Carries out a request on the stage, and frees it. Returns the reply, NULL with the [status] of
// the failure.
json_t *embed_ask(CwEngine *engine, json_t *request, CwStatus *status);

// Loads the cards of a request `newgame` on the stage, without a game, and frees it.
CwStatus embed_prepare(CwEngine *engine, json_t *request);

// The games of a run in which a function has seats, how they are played, and how it ended
// the run; NULL: it did not.
typedef struct EmbedHost EmbedHost;
EmbedHost *embed_host_new(const CwEngine *engine, const CwRun *run);
void embed_host_free(EmbedHost *host);
RunDrive embed_host_drive(EmbedHost *host);
const char *embed_host_failed(const EmbedHost *host);

// Puts a game on the stage, and takes what is on the stage: into [game], or as a new one.
void embed_stage(CwEngine *engine, EmbeddedGame *game);
void embed_take(CwEngine *engine, EmbeddedGame *game);
CwGame embed_take_new(CwEngine *engine);

// Returns a new game, whose content the caller fills; and its handle.
EmbeddedGame *embed_new(CwEngine *engine);
CwGame embed_handle(const EmbeddedGame *game);

// Makes a game that is the same as [game]. Returns its handle.
CwGame embed_copy(CwEngine *engine, const EmbeddedGame *game);

// Gives the table the state of [game]. Returns the table.
Table *embed_table(CwEngine *engine, EmbeddedGame *game);

// Returns a copy that the caller frees, NULL for NULL.
char *embed_kept(const char *text);

// Ends the connection; and all sittings.
void embed_disconnect(CwEngine *engine);
void embed_sittings_free(CwEngine *engine);

// Rows of an observation for things, and for options, where nobody wants others (cw_rows).
enum { ROWS_USUAL = 128 };

// Returns whether there is a batch.
bool embed_has_batch(const CwEngine *engine);

// Rows that a place of observations has: the others there are 0 already.
typedef struct {
    int things, options;
    bool kept; // rows of things are as they were written
} RowsHad;

// What is written of a table's game: the position and the question's options, NULL: not.
typedef struct {
    const Table *table;
    PlayerId seat;
    const Question *asked;
    int32_t *numbers;
    int32_t *options;
    RowsHad *had; // NULL: nobody knows what was there; else also what is there now
} Seeing;

// Works out shape and columns for the game that is open. embed_see writes an observation.
void embed_shape(CwEngine *engine);
void embed_see(const CwEngine *engine, const Seeing *seeing);

// Finds a game that waits for an answer.
CwStatus embed_waiting(CwEngine *engine, CwGame handle, EmbeddedGame **game);

// Answers the question of a game that waits, and runs it on. Returns why the answer is refused,
// NULL: it is not.
const char *embed_answer(CwEngine *engine, EmbeddedGame *game, const Answer *answer);

// Runs a game up to the next question for a seat that no bot has, or its end.
void embed_run(CwEngine *engine, EmbeddedGame *game);

// Begins to listen to a game; forgets what was heard. A game of a batch hears on until then, over
// its end and the beginning of the next one.
void embed_events_listen(CwEngine *engine, EmbeddedGame *game);
void embed_events_clear(EmbeddedGame *game);

// Bracket the run of a game to which somebody listens: what the log has afterwards is kept.
void embed_events_begin(EmbeddedGame *game, Log *log);
void embed_events_take(EmbeddedGame *game, const Log *log);

// Returns the names of the numbers of an event; writes them as the seat may know it.
json_t *embed_event_columns(void);
void embed_event_write(const Table *table, const LogEntry *event, PlayerId seat,
                       int32_t *numbers);

// Gives the memory of a game back.
void embed_drop(CwEngine *engine, EmbeddedGame *game);

// Returns the database of the engine that lies in memory, NULL: it has a path.
const StoreBytes *embed_bytes(const CwEngine *engine);

// Gives [to] a copy of so many bytes of a database.
void embed_bytes_copy(StoreBytes *to, const void *data, size_t n);

// Opens a further engine with the same cards.
CwStatus embed_another(CwEngine *engine, CwEngine **opened);

// Begins a game from the bytes of a saved one.
CwStatus embed_load(CwEngine *engine, const void *bytes, size_t n, CwGame *game);

// Frees all batches and all games.
void embed_games_free(CwEngine *engine);

// What a setup means for the game that is open.
typedef struct {
    Arena *arena;     // of the caller: it owns names and words
    bool takes_input; // of the caller: a deck may stand in the standard input
    int mode, players;
    uint8_t settings[SITTING_SETTINGS]; // by row; 0: the usual value
    const char *decks[SEATS_MAX];
    int decks_n;
    SeatKind bots[SEATS_MAX]; // SEAT_HUMAN: the client, or the program
    ProgramSeat programs[SEATS_MAX];
    bool has_program;
    uint64_t seed;
} EmbedPlan;

// Refuses decks that stand in the standard input, unless they [may].
CwStatus embed_setup_input(CwEngine *engine, const CwSetup *setup, bool may);

// Reads the struct of a setup, and checks its texts.
CwStatus embed_setup_read(CwEngine *engine, const CwSetup *given, size_t decks_most,
                          CwSetup *setup);

// Reads a setup; or that, as a request `newgame`: NULL with [status].
CwStatus embed_plan(CwEngine *engine, const CwSetup *given, EmbedPlan *plan);
json_t *embed_setup(CwEngine *engine, const CwSetup *setup, CwStatus *status);

#endif
