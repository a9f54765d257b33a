// scripted_words.h -- the words that every game written in Lua has before its own.
//
// Kinds, adjectives, fields and questions of the language stand first in their tables, so
// their rows are those of the enums here. Words stand behind the notes of the game, which
// are the first rows: notes, durations, then the plain words. A layer of a derived number
// is a word too, for `<number>_last`.

#ifndef SCRIPTED_WORDS_H
#define SCRIPTED_WORDS_H

#include "engine/scripted/scripted.h"

enum { SCRIPTED_KIND_CARD, SCRIPTED_KIND_PLAYER, SCRIPTED_KIND_OPPONENT };

enum {
    SCRIPTED_ADJECTIVE_FRIENDLY,
    SCRIPTED_ADJECTIVE_ENEMY,
    SCRIPTED_ADJECTIVE_YOURS,
    SCRIPTED_ADJECTIVE_THEIRS,
    SCRIPTED_ADJECTIVE_ALLIED,
    SCRIPTED_ADJECTIVE_OWNED,
    SCRIPTED_ADJECTIVE_ATTACHED,
    SCRIPTED_ADJECTIVE_EQUIPPED,
    SCRIPTED_ADJECTIVE_NAMESAKE,
    SCRIPTED_ADJECTIVE_KIN,
    SCRIPTED_ADJECTIVE_TURN_PLAYER,
    SCRIPTED_ADJECTIVE_NEXT_FIRST,
};

enum { SCRIPTED_FIELD_TURN };

enum { SCRIPTED_QUESTION_HAS };

// Durations that every game has, before its own.
enum { SCRIPTED_THIS_TURN, SCRIPTED_UNTIL_I_LEAVE, SCRIPTED_DURATIONS };

// Plain words, counted from the first one.
enum { SCRIPTED_WORD_ALL };

// Puts these kinds, adjectives, fields and questions first in the tables of the game.
void scripted_words_begin(ScriptedGame *game);

// Adds the words that are no notes: first the durations, with [n] of the game's [own], then
// the plain words. The notes must be there.
void scripted_words_add(ScriptedGame *game, const WordRow *own, int n);

// Returns whether a duration or a plain word of every game has that name.
bool scripted_words_has(const char *name);

// Returns how long a change lasts whose duration is row [word] of the words: an Ends. Each
// duration of the game has a number of its own.
// Does the same for any word of the Rules: ENDS_NEVER if it is no duration. Fits Rules.ends_of.
int scripted_words_ends_of(const Rules *rules, int word);
int scripted_words_ends(const ScriptedGame *game, int word);

// Returns which of the plain words row [word] is, -1 if it is none.
int scripted_words_plain(const ScriptedGame *game, int word);

// Counts the players of a query from the turn player on, or from the next one if the query
// says next_first. Fits Rules.first_of.
int scripted_words_first_of(const Table *table, const Env *env, uint16_t query);

// Returns the player to whom a thing belongs at the moment: on the board its controller,
// elsewhere the player whose zone it lies in, in a shared zone its owner.
PlayerId scripted_words_keeper(const Table *table, ObjectId id);

#endif
