// play_telling.h -- the part of Play by which the log of a game becomes sentences.
//
// Each row says one event. In a text
//
//   %p  is the player            %c  the cards of all entries that the sentence is about
//   %q  the player at whose place it ends, or else the player
//   %t  where to                 %o  the card that did it
//   %n  the number               %s  "s" unless the number is 1
//   %x  the targets              %h  the phase of that number
//   %P  the player's points then %V  the points that win
//   %w  "Annie wins", or "Annie and Lux win" of a team
//   %v  the verb of that number
//   %N  the numbers of all entries that the sentence is about
//
//   (a|b)  is a for one card and b for several; directly behind "%n ", a for the number 1
//   {...}  is said only where another card did it
//   <...>  is said only where it goes to a place that is an object itself
//   [...]  is said only where there are targets
//
// Entries that differ in nothing but the card are one sentence if it tells cards, and those
// that differ in the number if it tells all numbers. If the
// sentence of another event with %P follows at once, that one tells the points.
//
// A game without this part has a plain sentence for each event: player, event, card.

#ifndef PLAY_TELLING_H
#define PLAY_TELLING_H

#include "engine/cards/rules.h"
#include "engine/kernel/table/log.h"

typedef enum {
    SAID_ALWAYS,
    SAID_OF_OBJECT, // the entry names an object
    SAID_OF_CARD,   // the entry has a card, of an object or by itself
    SAID_OF_NOBODY, // the entry names no player
    SAID_OF_NONE,   // the number is 0
    SAID_TO_ALL,    // everybody may know the card
} SaidWhen;

typedef enum {
    TELL_TURN,  // a heading
    TELL_PHASE, // a smaller one
    TELL_SENTENCE,
    TELL_TARGETS, // a sentence, or the targets of the next one if that tells targets
    TELL_END,     // of the game
} TellKind;

typedef struct {
    uint8_t event;    // row of Rules.events
    uint8_t when;     // SaidWhen
    uint8_t kind;     // TellKind
    const char *text; // NULL: no sentence
} PlaySentence;

// The words for the numbers of an event, from 1 on.
typedef struct {
    const char *const *words;
    int n;
} PlayNumberWords;

typedef struct PlayTelling {
    const PlaySentence
        *sentences;  // the first row of one event that fits is its sentence
    int sentences_n; // an event without a row is not told
    uint8_t points;  // 1 + the event by which points are gained; 0: none
    const PlayNumberWords *words; // by event; NULL: numbers are numbers
} PlayTelling;

// Returns the row for [entry], NULL where it has no sentence. A game without sentences
// has the same row for every entry, without a text.
const PlaySentence *play_telling_sentence(const Rules *rules, const LogEntry *entry);

// Returns the word for the number of [entry], NULL where it has none.
const char *play_telling_word(const Rules *rules, const LogEntry *entry);

// Returns whether the row is that of a game without sentences.
bool play_telling_is_plain(const PlaySentence *sentence);

// Returns whether the sentence has %[letter].
bool play_telling_has(const PlaySentence *sentence, char letter);

#endif
