// why.h -- why things are as they are in a position, as a tree of findings.
//
// `why` is no second way of reckoning: it lets the engine work out once more what it has
// worked out, with somebody who looks on. It does so on a copy of what the reader may know,
// so it changes nothing and tells nobody what is hidden from them.

#ifndef WHY_H
#define WHY_H

#include "engine/kernel/base/err.h"
#include "engine/kernel/table/game_data.h"
#include "tools/view/scene.h"
#include "tools/why/finding.h"

// A position as one reader sees it.
typedef struct {
    Arena *arena;       // owns all findings
    const Scene *scene; // scene_look has been called for the game as it is now
    Table *table;       // of the scene; stays as it is
    const Game *game;   // whose question waits; NULL: none does
    bool all;           // also what was asked and speaks of other things
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

// Answers a question in words: "chain", "end", "not play Mist Fox" (why_not.h), or the
// name of a thing. Returns NULL with
// [err] if it means nothing here.
Finding *why_ask(const Why *why, const char *question, Err *err);

// Finds the thing that [text] means among those that the reader sees: the number of an
// object ("#12"), or a name or a part of one, things on the board first; 0: there is none.
// [several] becomes how many other things of that name are as near.
ObjectId why_find(const Why *why, const char *text, int *several);

#endif
