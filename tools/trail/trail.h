// trail.h -- the past of a game: every moment at which somebody was asked, with the answers
// that led there.
//
// Moments form a tree; another answer at an earlier moment begins a branch. Each moment
// is a copy of the game. Who may go to which is a row of trail_rights.def. A moment that
// nobody keeps is forgotten: it is kept by the moments after it, by the trail that stands
// there, and by who calls trail_hold.

#ifndef TRAIL_H
#define TRAIL_H

#include "tools/scenarios/scenario_chance.h"
#include "tools/session/session.h"
#include "tools/trail/given_answers.h"
#include "tools/trail/spoken_answer.h"
#include "tools/why/observation_log.h"

typedef enum { TRAIL_BACK_NOT, TRAIL_BACK_OWN, TRAIL_BACK_ANY } TrailBack;

// A row of trail_rights.def, which says what the fields mean.
typedef struct {
    TrailBack back;
    int keeps, turns;
    bool branches, seats;
    const char *doc;
} TrailRights;

enum {
#define TRAIL_RIGHT(name, ...) TRAIL_##name,
#include "tools/trail/trail_rights.def"
#undef TRAIL_RIGHT
};
extern const TrailRights trail_rights[];

// The part of a session that lasts from game to game and seldom changes. Moments with an
// equal one share it.
typedef struct {
    int uses;
    Sitting sitting;
    char names[SEATS_MAX][SCENE_NAME];
} TrailSitting;

// The facts that the player who is asked at a moment does not know, and whether an
// answer told them.
typedef struct {
    PlayerId player;
    bool revealed;                         // the log has told them something since
    uint64_t random[2];                    // chance, as it was
    uint8_t hidden[(OBJECTS_MAX + 7) / 8]; // objects whose face they did not see
} TrailVeil;

// A moment of a game. The story holds the sentences since the moment before.
typedef struct {
    int before;          // the moment before; -1: the game began
    int next;            // the one that was gone to from here; -1: none yet
    int uses;            // of those who keep it; 0: the place is free
    int depth;           // moments before it at which somebody was asked
    int branch;          // by number, from 1; a branch begins where an answer differs
    int age;             // of the cards with which [game] was played
    int turn;            // of the game
    bool asks;           // somebody is asked who may go back to it
    bool apart;          // no game led here: nobody goes back beyond it
    PlayerId apart_for;  // whom it looks the same to as the game that led here
    SpokenAnswer spoken; // what led here, where a reader is told
    GivenAnswers given;  // all answers since the moment before
    char *story;
    LogEntry *events; // since the moment before, where somebody keeps them
    size_t events_n;
    size_t events_before; // of the game, up to the moment before
    int lost;             // events of the whole game without room
    int question;         // its number, where questions have one
    void *game;           // packed; NULL: too long ago
    size_t bytes;
    Bot bots[SEATS_MAX];
    TrailSitting *sitting;
    Fault fault;      // of a script that failed
    uint64_t results; // of chance that the start says: so many were used
    TrailVeil *veil;  // where several persons play
} Moment;

// The code that opens a trail owns the session and the scene.
typedef struct Trail {
    const TrailRights *rights;
    Session *session;
    Scene *scene;     // of the moment where the trail stands, as [eyes] see it
    PlayerId eyes;    // whose; NOBODY: of nobody
    bool open;        // everything is shown
    const char *name; // of the game, for a reader
    const ScenarioChance *chance; // that is said beforehand; NULL: none is
    Moment *moments;
    int n, room;
    int spare;     // the first free place, from 1; 0: none
    int at;        // the moment where the trail stands, or stood before the last answer
    bool standing; // the game waits as it does at that moment
    GivenAnswers given;  // the answers since, in numbers
    SpokenAnswer spoken; // and the first of them in words
    int branches;        // so many have begun
    int age;             // how often cards have changed
    GameStatus status;
    SpokenAnswer *left; // answers that no longer fitted, in order, for trail_resume
    int left_n;
    bool literal;     // every question is a moment, also one without a choice
    const char *note; // on the way to the position, "" if there is nothing to say
} Trail;

// Makes a trail without any moment. trail_depart lets go of where it stands: the game goes
// on from another place. trail_free frees all; an empty Trail is allowed.
void trail_init(Trail *trail, const TrailRights *rights, Session *session,
                Scene *scene);
void trail_depart(Trail *trail);
void trail_free(Trail *trail);

// Note what the session's game, which waits, gets next: an answer; that a player left, in
// that turn. Who is told of it in words says it to trail_spoken.
void trail_said(Trail *trail, const Answer *answer);
void trail_gone(Trail *trail, PlayerId player, int turn);
void trail_spoken(Trail *trail, SpokenAnswer spoken);

// Makes the question that waits a moment, where the trail stands then; if the same answers
// have led there before, it is that moment again. Returns it.
int trail_keep(Trail *trail);

// Keeps the game as another one than the answers so far led to, with what was told of them to
// [player]: nothing goes back beyond it or plays the way to it again. Returns the moment.
int trail_keep_apart(Trail *trail, PlayerId player);

// Returns the moment before, -1: there is none to go back to.
int trail_before(const Trail *trail, int moment);

// Keep a moment, and let it go.
void trail_hold(Trail *trail, int moment);
void trail_drop(Trail *trail, int moment);

// Tells why the trail may not go to [moment] (-1: there is none); NULL: it may.
const char *trail_refusal(const Trail *trail, int moment);

// trail_veil.c: note what the player who is asked does not know ([view] is what they see),
// and what the entries of the log reveal to the one who answered last.
void trail_veil(Trail *trail, PlayerId player, const State *view);
void trail_veil_log(Trail *trail, const Log *log);

// Puts the game of a moment into the session. trail_look shows it to the eyes.
void trail_restore(Trail *trail, int moment);
void trail_look(Trail *trail);

// Goes to a moment, and remembers the way. If the cards have changed since, the game goes
// the way there again as far as its answers fit. Returns false if it did not come so far.
bool trail_go(Trail *trail, int moment);

// Returns the moment [depth] answers after the start on the branch where the trail stands;
// -1: the branch is not so long.
int trail_find(const Trail *trail, int depth);

// Returns the moment so many answers further, or back (not before the first one); -1: the
// branch is not so long.
int trail_by(const Trail *trail, int answers);

// Returns after how many answers the turn began in which the last answer was given.
int trail_turn(const Trail *trail);

// Returns the last moment that lies on the way to both.
int trail_fork(const Trail *trail, int a, int b);

// Returns the last moment of the branch of that number, -1: there is none.
int trail_end_of(const Trail *trail, int branch);

// Plays the answers that led to the present moment once more with [seen] as observer.
void trail_see(Trail *trail, ObservationLog *seen);

// Returns a trail of the last turns in which every answer is a moment; [name] is its name
// for a reader. Until trail_close_past the game is its own to go through; then it stands as
// before. NULL with [err]: nothing is known of its past.
Trail *trail_open_past(Trail *trail, const char *name, Err *err);

// Does the same from the start of the game on.
Trail *trail_open_whole(Trail *trail, const char *name, Err *err);
void trail_close_past(Trail *trail);

// ---- trail_tell.c: what a reader is shown of it

// Returns the board of the moment where the trail stands, as text of so many columns. The
// caller frees it.
char *trail_board(const Trail *trail, int width);

// Returns what was told on the way to where the trail stands, from the moment [depth]
// answers after the start on. The caller frees it.
char *trail_story(const Trail *trail, int depth);

// Says where the trail stands: "  (answer 12, branch 2)". Returns the text of [line].
const char *trail_note(const Trail *trail, Line *line);

// Return the answers of the branch, and all branches, a line each. The caller frees them.
char *trail_answers(const Trail *trail);
char *trail_branches(const Trail *trail);

// The present moment of the trail beside the end of a branch: 0 here, 1 there.
typedef struct {
    char title[2][64];
    char *board[2], *story[2]; // since the moment that both have in common
} TrailComparison;

// Compares with the end of a branch. Returns false if there is none. The caller frees it.
bool trail_compare(Trail *trail, int branch, int width, TrailComparison *comparison);
void trail_comparison_print(const TrailComparison *comparison, int width, FILE *out);
void trail_comparison_free(TrailComparison *comparison);

// Returns a sentence that says where chance comes from here, if the start said it up to
// here; "" where there is nothing to say.
const char *trail_chance(const Trail *trail);

// ---- trail_speak.c: a trail that plays its game itself. A question without a choice is a
// moment only where a player could act freely; the trail answers any other.

// Lets the game of the session run to its first question, which becomes moment 0, or is
// that again.
void trail_begin(Trail *trail);

// Returns the question that waits, NULL if the game is over.
const Question *trail_question(const Trail *trail);

// Give the answer to the question that waits, let a player leave, change the position by
// hand (position_change). They go on to the next moment: to one that is there already if
// the same led to it, else to a new one. Return 0, or -1 with [err] and nothing changed.
int trail_answer(Trail *trail, const Answer *answer, Err *err);
int trail_concede(Trail *trail, PlayerId player, Err *err);
int trail_put(Trail *trail, PlayerId player, json_t *put, Err *err);

// Lets the bot of the seat answer, or a greedy one if a person sits there.
int trail_bot(Trail *trail, Err *err);

// Gives the answers from [list] on as far as they fit. An answer without a choice may be
// left out, because the game does not ask where it knows the answer. Returns how many of
// them are used up.
int trail_follow(Trail *trail, const SpokenAnswer *list, int n);

// Keeps copies of [n] answers for later, instead of those that were kept. trail_resume gives
// them, as far as they fit now, and returns how many.
void trail_leave(Trail *trail, const SpokenAnswer *list, int n);
int trail_resume(Trail *trail);

#endif
