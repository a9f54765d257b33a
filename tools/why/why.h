// why.h -- tells why things are as they are in a position, as a tree of findings.
//
// `why` calculates nothing by itself: it lets the engine work the position out once more,
// with an observer. It does so on a copy of what the reader may know, so it changes nothing
// and shows nobody what is hidden from them.

#ifndef WHY_H
#define WHY_H

#include "engine/base/err.h"
#include "engine/kernel/table/game_data.h"
#include "tools/catalog/catalog.h"
#include "tools/view/scene.h"
#include "tools/why/finding.h"
#include "tools/why/observation_log.h"

// A position as one reader sees it.
typedef struct {
    Arena *arena;               // owns all findings
    const Scene *scene;         // scene_look has been called for the game as it is now
    Table *table;               // of the scene; stays as it is
    const Game *game;           // whose question waits; NULL: none does
    bool all;                   // also passives that speak of other things
    const ObservationLog *seen; // what happened on the way here; NULL: nobody looked on
    Catalog *catalog;           // has the texts of scripts; NULL: they are not told
} Why;

// Returns why the thing [id] is as it is: each derived number with all that changes it, in
// the order of layers; its price, types, tags, keywords and abilities, and what it was
// given or has lost. A card that the reader does not know has no more than that.
Finding *why_thing(const Why *why, ObjectId id);

// Returns what is on the chain and resolves next, which abilities wait for their moment,
// and who may act and why.
Finding *why_chain(const Why *why);

// Returns why the game is over, or how near its end is.
Finding *why_end(const Why *why);

// Returns why the abilities of the cards called [name] (of object [id], 0: of all of them)
// did not trigger, or act, since a player last did something; if nothing asked them since
// then, or [turn], in the whole turn: what of the event did not fit, with the words of
// the script. Wants `seen`.
Finding *why_silent(const Why *why, CardId card, ObjectId id, bool turn);

// Returns what the note of that name or label keeps, of each player where each has one; NULL:
// the game shows none.
Finding *why_note(const Why *why, const char *name);

// Returns the abilities of all cards that an event nearly triggered since a player last did
// something; NULL: there are none. Wants `seen`.
Finding *why_nearly(const Why *why);

// Answers a question in words: "chain", "end", "not play Mist Fox" (why_not.h), or the
// name of a thing or of a note that is shown. Returns NULL with [err] if it means nothing
// here.
Finding *why_ask(const Why *why, const char *question, Err *err);

// Adds the sentence of each rule that [finding] and those below it name.
void why_sentences(const Why *why, Finding *finding);

// Returns whether the question is one about what happened, so that its answer wants
// `seen`.
bool why_asks_past(const char *question);

// Finds the thing that [text] means among those that the reader sees: the number of an
// object ("#12"), or a name or a part of one, things on the board first; 0: there is none.
// [several] becomes how many other things of that name are as near.
ObjectId why_find(const Why *why, const char *text, int *several);

#endif
